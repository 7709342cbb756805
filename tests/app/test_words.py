"""Every word goes through the catalogue, in every language, wherever a player can get to."""

import ast
import gettext
import importlib.util
import re
import string
from functools import cache
from pathlib import Path

import pytest

from golf import words
from golf.core.errors import NotationError, Words
from golf.course_files import load_courses
from golf.routes import Home
from golf.scenes.page import Page
from golf.table.mark_pictures import MarkPictures
from golf.ui.look import Look

ROOT = Path(__file__).parent.parent.parent
_spec = importlib.util.spec_from_file_location("update_words", ROOT / "assets/update_words.py")
update_words = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(update_words)

_ASCII = string.ascii_letters
_GREEK = {letter: chr(0x3B1 + number % 24) for number, letter in enumerate(_ASCII)}
_PLACEHOLDER = re.compile(r"(\{[^}]*\})")
_LEAVE = {"quit", "fullscreen", "erase", "export", "import", "share", "copy"}
_DEPTH = 2
# What is the same in every language: letters, deals and codes, keys, names.
_NAMES = re.compile(
    r"^([A-Z]|p|Ctrl|Alt|Shift|Cmd|Esc|Tab|F11|Enter|Golf|AA+"
    r"|Deutsch|English|Français|Español|p?\d+|[1-7FX]+|classic|[dnw][a-z]{5})$"
)

_POLITE = {
    "de": r"\bIhnen\b",
    "fr": r"\b(?:[Vv]ous|[Vv]otre|[Vv]os|(?![Aa]ssez|[Cc]hez|nez\b)\w+ez)\b",
    "es": r"\b[Uu]sted(?:es)?\b",
}
"""What would be said to a stranger; here a player is a friend."""


class PseudoCatalogue:
    """Speaks English in Greek letters, so that whatever went round it is seen."""

    def info(self) -> dict[str, str]:
        return {}

    def gettext(self, text: str) -> str:
        parts = _PLACEHOLDER.split(text)
        return "".join(
            part if part.startswith("{") else "".join(_GREEK.get(sign, sign) for sign in part)
            for part in parts
        )

    def ngettext(self, one: str, many: str, n: int) -> str:
        return self.gettext(one if n == 1 else many)


@pytest.fixture
def written(monkeypatch):
    """Collect every text that is painted."""
    texts: set[str] = set()
    paint = Look.text_at

    def text_at(self, text, role, px, colour):
        texts.add(text)
        return paint(self, text, role, px, colour)

    note = MarkPictures.note

    def noted(self, text):
        texts.add(text)
        return note(self, text)

    monkeypatch.setattr(Look, "text_at", text_at)
    monkeypatch.setattr(MarkPictures, "note", noted)
    yield texts
    words.use_language("en")


def visit(pilot, path: tuple[str, ...]) -> list[str]:
    """Go from the title through buttons; return the buttons that are offered there."""
    pilot.app.stack.apply(Home())
    for key in path:
        scene = pilot.scene
        button = scene.menu.button(key) if isinstance(scene, Page) else None
        if button is None or not button.is_enabled:
            return []
        pilot.choose(key)
        pilot.frames(2)
    pilot.app.services.is_dirty = True
    pilot.frames(2)
    menu = getattr(pilot.scene, "menu", None)
    keys = [button.key for button in menu.buttons if button.is_enabled] if menu else []
    return [key for key in keys if key.split()[0] not in _LEAVE]


@cache
def nodes() -> list[tuple[str, ast.JoinedStr | ast.Call]]:
    """Return every text of parts and every call in the code, with the name of its file."""
    return [
        (path.name, node)
        for path in (ROOT / "golf").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.JoinedStr | ast.Call)
    ]


def speak_only(catalogue: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Say everything as a catalogue does, whatever language is chosen."""
    monkeypatch.setattr(gettext, "translation", lambda *_, **__: catalogue)
    words.use_language("de")
    monkeypatch.setattr(words, "use_language", lambda code: code)


def is_call_of(node: ast.AST, *names: str) -> bool:
    """Return whether a node calls a function of one of these names."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def test_no_text_is_said_within_another_where_the_catalogue_does_not_find_it() -> None:
    hidden = [
        f"{name}: {ast.unparse(node)}"
        for name, text in nodes()
        if isinstance(text, ast.JoinedStr)
        for node in ast.walk(text)
        if is_call_of(node, "say", "say_n", "mark")
    ]
    assert hidden == []


def test_no_scene_writes_a_word_that_is_not_in_the_catalogue(pilot, written, monkeypatch):
    pilot.app.services.settings.speed = "off"
    pilot.frames(2)
    speak_only(PseudoCatalogue(), monkeypatch)
    written.clear()
    courses = {word for path in (ROOT / "levels").glob("*.toml") for word in proper(path)}
    todo: list[tuple[str, ...]] = [()]
    while todo:
        path = todo.pop()
        offered = visit(pilot, path)
        if len(path) < _DEPTH:
            todo += [(*path, key) for key in offered]
    assert len(written) > 200
    astray = {
        word
        for text in written
        for word in re.split(r"[^\w]+", text)
        if re.search("[A-Za-z]", word) and not _NAMES.match(word) and word not in courses
    }
    assert not astray, sorted(text for text in written if set(re.split(r"[^\w]+", text)) & astray)


def proper(path: Path) -> set[str]:
    """Return the words of a course file, which are names."""
    return set(re.split(r"[^\w]+", path.read_text(encoding="utf-8")))


def test_every_language_has_every_text_of_the_code_and_nothing_else():
    assert update_words.problems(update_words.LANGUAGES) == []


@pytest.mark.parametrize("language", update_words.LANGUAGES)
def test_a_translation_fills_in_what_the_text_fills_in(language):
    wrong = []
    for message in update_words.read(language):
        texts = message.id if isinstance(message.id, tuple) else (message.id,)
        strings = message.string if isinstance(message.string, tuple) else (message.string,)
        wanted = {name for text in texts for name in _PLACEHOLDER.findall(text)}
        for translated in strings:
            if message.id and not set(_PLACEHOLDER.findall(translated)) <= wanted:
                wrong.append(message.id)
            if message.id and wanted - set(_PLACEHOLDER.findall(translated)) - {"{n}"}:
                wrong.append(message.id)
    assert wrong == []


@pytest.mark.parametrize("language", _POLITE)
def test_a_language_addresses_the_player_in_one_way(language):
    told = " ".join(map(str, (message.string for message in update_words.read(language))))
    assert not re.findall(_POLITE[language], told)


def test_an_unknown_language_speaks_english():
    assert words.use_language("tlh") == "en"
    assert words.say("Undo") == "Undo"


def test_a_region_of_a_language_speaks_the_language():
    assert words.use_language("de-AT") == "de"
    try:
        assert words.say("Undo") != "Undo"
    finally:
        words.use_language("en")


@pytest.mark.parametrize("language", sorted(set(words.LANGUAGES) - {"en"}))
def test_what_our_courses_say_of_themselves_is_said_in_every_language(language):
    abouts = [course.about for course in load_courses().courses]
    try:
        words.use_language(language)
        assert [about for about in abouts if words.say(about) == about] == []
    finally:
        words.use_language("en")


def test_nothing_said_is_nothing_in_every_language():
    try:
        words.use_language("de")
        assert words.say("") == ""
    finally:
        words.use_language("en")


def test_the_words_of_an_error_are_a_text_that_the_catalogue_finds() -> None:
    hidden = [
        f"{name}: {ast.unparse(node)}"
        for name, node in nodes()
        if is_call_of(node, *update_words.ERRORS) and not isinstance(node.args[0], ast.Constant)
    ]
    # The class itself, and a text chosen between two that are both marked.
    others = [each for each in hidden if ".text" not in each and "errors.py" not in each]
    assert others == []


def test_the_words_of_an_error_within_another_are_translated_too() -> None:
    error = NotationError("line {n}: {why}", n=3, why=Words("the stock is empty"))
    assert str(error) == words.say_error(error) == "line 3: the stock is empty"
    words.use_language("de")
    try:
        assert words.say_error(error) == "Zeile 3: der Talon ist leer"
        assert words.say_error(OSError("No space")) == "No space"
    finally:
        words.use_language("en")
