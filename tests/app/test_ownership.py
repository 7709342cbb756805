"""Whose a text is: strangers' files and keys under our names stay as they are."""

import errno
import json
import os
from pathlib import Path

import pytest

from golf.core.deal import Deal
from golf.core.game import Game
from golf.core.rules import PRESETS
from golf.host.base import StorageError
from golf.host.desktop import DesktopHost
from golf.host.web import WebHost
from golf.local_time import local_now
from golf.saves.file_names import BEFORE_IMPORT, HISTORY, SAVE, SETTINGS
from golf.saves.ownership import Owner, owner
from golf.saves.settings import Settings
from golf.saves.storage import Storage
from tests.app.lines import given_up, line
from tests.app.test_host_web import FakePage
from tests.store import DictStore

SAVES = Path(__file__).parent.parent / "data" / "saves"

STRANGERS = {
    "settings.json": '{"version": 1, "language": "en", "volume": 70, "fullscreen": true}',
    "settings.py": "DEBUG = True\n",
    "settings.gradle": "include ':app'\n",
    "settings.broken.json": "{}",
    "history.txt": "In the beginning\n",
    "save.docx": "PK",
    "save.json.bak": "{}",
    "save.broken-1.txt": "x",
    "golf.lock": "4711\n",
}

NOT_OURS = {
    SAVE: [
        '[{"level": 1}]',
        "{}",
        '{"version": 1, "games": {"doom": {}}}',
        '{"golf": "export"}',
        '{"version": 1, "games": {}}',
        '{"version": 1, "games": {"course": {"at": 3}}}',
    ],
    SETTINGS: [
        '{"editor.fontSize": 14}',
        '// theirs\n{"editor.fontSize": 14}',
        '{"version": 1, "language": "en", "volume": 70}',
        '{"version": 1, "autoplay": true, "volume": 70}',
        '{"version": 1, "rules": 5}',
        '{"version": "1", "rules": "classic"}',
    ],
    HISTORY: ['{"command": "ls"}\n{"command": "cd"}\n', "ls\ncd\n"],
}


def play(storage: Storage, game_id: str = "g") -> None:
    """Keep something of every kind."""
    storage.claim()
    storage.load_settings()
    storage.load_games()
    game = Game.new("hole", PRESETS["classic"], [Deal.numbered(617)], game_id=game_id)
    game.give_up(local_now)
    storage.save_game(game)
    storage.settings.deck = "large"
    storage.save_settings()


def kept_by(storage: Storage) -> tuple[str, list[str], list[str]]:
    """Return what a fresh copy of the game reads."""
    again = Storage(storage.store)
    deck = again.load_settings().deck
    return deck, list(again.load_games()), [each.id for each in again.history.lines]


@pytest.mark.parametrize("folder", sorted(SAVES.iterdir()), ids=lambda folder: folder.name)
def test_every_version_is_known_as_ours(folder: Path) -> None:
    for name in (SAVE, SETTINGS, HISTORY):
        text = (folder / name).read_text(encoding="utf-8")
        assert owner(name, text) is Owner.US


def test_the_first_version_is_known_without_a_mark_by_its_structure() -> None:
    for name in (SAVE, SETTINGS):
        assert "golf" not in json.loads((SAVES / "1" / name).read_text(encoding="utf-8"))


def test_what_is_written_now_is_marked() -> None:
    store = DictStore()
    play(Storage(store))
    assert json.loads(store.texts[SAVE])["golf"] == "save"
    assert json.loads(store.texts[SETTINGS])["golf"] == "settings"
    assert json.loads(store.texts[HISTORY])["golf"] == "result"


@pytest.mark.parametrize(("name", "text"), [(n, t) for n, ts in NOT_OURS.items() for t in ts])
def test_a_strangers_text_is_neither_read_nor_touched(name: str, text: str) -> None:
    store = DictStore({name: text})
    storage = Storage(store)
    play(storage)
    assert storage.problems == [
        f"{name} is another program's. It is left alone; Golf keeps its data in golf-solitaire."
    ]
    assert store.texts[name] == text
    assert kept_by(storage) == ("large", ["hole"], ["g"])
    storage.erase()
    assert store.texts == {name: text}


@pytest.mark.parametrize("name", [SAVE, SETTINGS, HISTORY, BEFORE_IMPORT])
@pytest.mark.parametrize("kind", ["folder", "loop", "pipe", "locked"])
def test_what_is_no_file_or_may_not_be_read_is_a_strangers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, kind: str
) -> None:
    path = tmp_path / name
    match kind:
        case "folder":
            path.mkdir()
        case "loop":
            path.symlink_to(name)
        case "pipe":
            os.mkfifo(path)
        case "locked":
            path.write_text("{}", encoding="utf-8")
            lock(monkeypatch, path)
    storage = Storage(DesktopHost(tmp_path))
    play(storage)
    assert [problem.partition(" is ")[0] for problem in storage.problems] == [name]
    assert kept_by(storage) == ("large", ["hole"], ["g"])
    storage.erase()
    assert {path.name for path in tmp_path.iterdir()} == {name, "golf-solitaire", "golf.lock"}
    assert not any((tmp_path / "golf-solitaire").iterdir())


def lock(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Let nobody read a file, whoever runs the test."""
    really = Path.open

    def refused(self: Path, *values: object, **named: object) -> object:
        if self == path:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return really(self, *values, **named)

    monkeypatch.setattr(Path, "open", refused)


def test_where_no_corner_can_be_had_a_strangers_text_stays_all_the_same(tmp_path: Path) -> None:
    (tmp_path / SETTINGS).write_text("{}", encoding="utf-8")
    (tmp_path / "golf-solitaire").write_text("theirs, too", encoding="utf-8")
    storage = Storage(DesktopHost(tmp_path))
    play(storage)
    storage.erase()
    (problem,) = storage.problems
    assert "Nothing can be saved here" in problem
    left = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert left == {SETTINGS: "{}", "golf-solitaire": "theirs, too", "golf.lock": ""}


def test_a_strangers_file_with_the_name_of_the_corner_is_in_nobodys_way(tmp_path: Path) -> None:
    (tmp_path / "golf-solitaire").write_text("a program", encoding="utf-8")
    storage = Storage(DesktopHost(tmp_path))
    play(storage)
    assert storage.problems == []
    assert kept_by(storage) == ("large", ["hole"], ["g"])


def test_a_store_that_cannot_be_looked_into_is_not_written_to() -> None:
    store = DictStore({SETTINGS: '{"theirs": 1}'})
    store.is_blocked = True
    storage = Storage(store)
    storage.load_settings()
    store.is_blocked = False
    play(storage)
    assert store.texts[SETTINGS] == '{"theirs": 1}'


def test_a_corner_that_can_be_entered_by_nobody_leaves_all_as_it_was() -> None:
    class Closed(DictStore):
        def peek(self, name: str) -> str | None:
            if "/" in name:
                raise StorageError("Permission denied")
            return super().peek(name)

    store = Closed({SETTINGS: "{}"})
    storage = Storage(store)
    play(storage)
    assert store.texts[SETTINGS] == "{}"
    assert "Permission denied" in storage.problems[0]


def test_settings_that_were_written_by_hand_are_ours() -> None:
    assert owner(SETTINGS, '{"version":1,"pads":{"X":{"play":1}},"language":"de"}') is Owner.US
    assert owner(SETTINGS, json.dumps(Settings().to_json())) is Owner.US


def test_erasing_in_a_folder_of_others_takes_our_files_alone(tmp_path: Path) -> None:
    for name, text in STRANGERS.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "history").mkdir()
    storage = Storage(DesktopHost(tmp_path))
    play(storage)
    assert kept_by(storage) == ("large", ["hole"], ["g"])
    storage.erase()
    left = {
        path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir() if path.is_file()
    }
    assert left == STRANGERS
    assert not any((tmp_path / "golf-solitaire").iterdir())


def test_what_this_game_set_aside_is_erased(tmp_path: Path) -> None:
    storage = Storage(DesktopHost(tmp_path))
    play(storage)
    text = (tmp_path / SAVE).read_text(encoding="utf-8")
    storage.store.release()
    (tmp_path / f"{SAVE}.new").write_text(text, encoding="utf-8")
    (tmp_path / f"golf-solitaire.{SAVE}.new").write_text(text[:90], encoding="utf-8")
    (tmp_path / "before-import.broken-2.json").write_text(text[:90], encoding="utf-8")
    (tmp_path / SAVE).write_text(text[:30], encoding="utf-8")
    again = Storage(DesktopHost(tmp_path))
    play(again)
    assert (tmp_path / "save.broken-1.json").read_text(encoding="utf-8") == text[:30]
    again.erase()
    assert {path.name for path in tmp_path.iterdir()} == {"golf.lock"}


def test_a_stranger_who_comes_later_does_not_take_our_data_along(tmp_path: Path) -> None:
    play(Storage(DesktopHost(tmp_path)), "a")
    (tmp_path / SETTINGS).write_text("{}", encoding="utf-8")
    storage = Storage(DesktopHost(tmp_path))
    play(storage, "b")
    assert kept_by(storage) == ("large", ["hole"], ["a", "b"])
    assert (tmp_path / SETTINGS).read_text(encoding="utf-8") == "{}"
    storage.erase()
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {SETTINGS, "golf-solitaire", "golf.lock"}, "no copy comes back"
    assert kept_by(storage) == ("standard", [], [])


def test_what_cannot_be_copied_into_the_corner_whole_is_copied_later() -> None:
    class Small(DictStore):
        room = 1

        def write(self, name: str, text: str) -> None:
            self.fail_if(self.room == 0)
            self.room -= 1
            super().write(name, text)

    store = Small({SETTINGS: '{"theirs": 1}'})
    store.texts[SAVE] = '{"golf":"save","version":1,"latest":null,"games":{}}'
    store.texts[HISTORY] = str(line(given_up("1")))
    before = dict(store.texts)
    storage = Storage(store)
    assert storage.load_games() == {}
    assert store.texts == before
    store.room = 100
    assert len(Storage(store).history.lines) == 1


def test_a_stranger_who_goes_leaves_our_data_where_it_is(tmp_path: Path) -> None:
    (tmp_path / SETTINGS).write_text("{}", encoding="utf-8")
    storage = Storage(DesktopHost(tmp_path))
    play(storage)
    (tmp_path / SETTINGS).unlink()
    assert kept_by(storage) == ("large", ["hole"], ["g"])


def test_strangers_in_the_corner_are_left_alone_too(tmp_path: Path) -> None:
    host = DesktopHost(tmp_path)
    host.write(SETTINGS, "{}")
    host.write(f"golf-solitaire/{SAVE}", "[]")
    storage = Storage(host)
    play(storage)
    assert kept_by(storage) == ("large", ["hole"], ["g"])
    assert host.read(f"golf-solitaire/{SAVE}") == "[]"


def test_what_is_only_looked_at_is_not_copied_into_the_corner() -> None:
    texts = {SETTINGS: "{}", HISTORY: str(line(given_up("1")))}
    store = DictStore(texts)
    storage = Storage(store, is_read_only=True)
    storage.load_settings()
    assert store.texts == texts
    assert len(storage.problems) == 1


def test_a_page_leaves_the_keys_of_other_games_alone() -> None:
    page = FakePage()
    others = {"settings": '{"theme":"dark"}', "history.0": "won", "highscore": "7", "save": "12"}
    page.kept = dict(others)
    storage = Storage(WebHost(page))
    play(storage)
    assert {key: page.kept[key] for key in others} == others
    assert kept_by(storage) == ("large", ["hole"], ["g"])
    storage.erase()
    assert page.kept == others
