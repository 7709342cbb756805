"""What a typed line means: words and rows of letters, as letters of `golf.cli.terminal.letters`.

A mistyped word is never taken for a row: `find` would flip, and a flip may be final.
"""

import re
import unicodedata
from collections.abc import Iterator

from golf.controls.bindings import letters_by_command
from golf.words import mark, say

WORDS = mark(
    "1-7: play, column; f: flip; {flip}: space; {flip_on}: flip on; {undo}: undo;"
    " {undo_run}: undo run; {redo}: redo; {redo_run}: redo run; {hint}: hint; {verdict}: verdict;"
    " t: table; l: look, columns; i: where, info; c: counter, stock; s: score, card; k: code;"
    " {new_deal}: next, new; {restart}: restart, again; x: give up; {wrap}: wrap;"
    " {pause}: pause, back; q: quit, exit; ?: help; y: yes; -: no"
)
"""The words for each letter; those of the language in force are understood beside the English."""

CHOOSING, SCREEN = "<", ">"
_KEYS = {
    **dict.fromkeys(("enter", "return", "tab", "arrow", "arrows"), CHOOSING),
    **dict.fromkeys(("left", "right", "up", "down"), CHOOSING),
    **dict.fromkeys(("esc", "escape"), "p"),
    **dict.fromkeys(("full screen", "fullscreen"), SCREEN),
}
"""The names of keys that do something in the window alone; the answer says what does it here."""

NO = "-"
"""The letter of a no, which only a question understands."""

_FILLER = "1-7"
"""Words before the number of a column, which do nothing."""
_SEPARATORS = re.compile(r"[\s,.;]+")
_LONG_WORD = re.compile(r"[^\W\d_]{3,}")
_ROW = frozenset("furx")


def letters_of(line: str) -> tuple[str, str]:
    """Return the letters that a line stands for, or none and the part that means nothing."""
    english = WORDS.format(**letters_by_command())
    words = {**_KEYS, **_words(say_letters(WORDS)), **_words(english)}
    parts = [part for part in _SEPARATORS.split(line) if part]
    letters = ""
    while parts:
        pair = words.get(_plain(" ".join(parts[:2])))
        if pair is not None:
            letters, parts = letters + pair, parts[2:]
            continue
        part = parts.pop(0)
        letter = words.get(_plain(part))
        if letter is None and not _is_row(part):
            return "", part
        letters += part if letter is None else letter
    return letters, ""


def say_letters(text: str) -> str:
    """Return a text in the language in force, with the letter of each command in its place."""
    return say(text, **letters_by_command())


def yes_letter() -> str:
    """Return the letter that says yes in the language in force; `y` does in each."""
    return say("Yes")[0].lower()


def _is_row(part: str) -> bool:
    """Return whether a part is a row: three letters side by side are moves, undos or redos."""
    return all(
        _ROW.issuperset(found.lower()) or len(set(found)) == 1 for found in _LONG_WORD.findall(part)
    )


def _words(text: str) -> dict[str, str]:
    """Return the letter for each word of a text such as `WORDS`."""
    return dict(_pairs(text))


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for entry in text.split(";"):
        letter, _, words = (part.strip() for part in entry.partition(":"))
        for word in words.split(","):
            yield _plain(word.strip()), "" if letter == _FILLER else letter


def _plain(word: str) -> str:
    """Return a word in small letters without their accents."""
    parts = unicodedata.normalize("NFD", word.lower())
    return "".join(each for each in parts if not unicodedata.combining(each))
