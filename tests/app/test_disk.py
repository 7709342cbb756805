"""Storage on a real disk that is full, read-only, or not a folder at all."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from golf import routes
from golf.core.deal import Deal
from golf.core.game import Game
from golf.core.moves import FLIP
from golf.core.rules import PRESETS
from golf.host.base import StorageError
from golf.host.desktop import DesktopHost
from golf.local_time import local_now
from golf.routes import Push
from golf.saves.file_names import HISTORY, NAME_PREFIX, SAVE, SETTINGS
from golf.saves.storage import Storage


def play_on(storage: Storage) -> None:
    """Play and save a few moves and an end."""
    storage.claim()
    storage.load_settings()
    storage.load_games()
    game = Game.new("hole", PRESETS["classic"], [Deal.numbered(617)], game_id="g")
    for _ in range(3):
        game.play(FLIP, local_now)
        storage.save_game(game)
    game.give_up(local_now)
    storage.save_game(game)
    storage.save_settings()
    assert len(storage.history) == 1


def test_a_file_in_the_place_of_the_folder_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder", encoding="utf-8")
    storage = Storage(DesktopHost(tmp_path / "data"))
    play_on(storage)
    assert len(storage.problems) == 1
    assert (tmp_path / "data").read_text(encoding="utf-8") == "not a folder"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
def test_a_full_disk_leaves_the_old_save_whole(tmp_path: Path) -> None:
    whole = Storage(DesktopHost(tmp_path))
    play_on(whole)
    before = (tmp_path / SAVE).read_bytes()
    # What is written aside meets a device without room.
    (tmp_path / f"golf-solitaire.{SAVE}.new").symlink_to("/dev/full")
    storage = Storage(DesktopHost(tmp_path))
    game = storage.load_games()["hole"]
    game.restart("h", 2)
    game.play(FLIP, local_now)
    storage.save_game(game)
    assert len(storage.problems) == 1
    assert (tmp_path / SAVE).read_bytes() == before


def test_a_read_only_folder_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really_open = Path.open

    def refuse(path: Path, mode: str = "r", *others: Any, **named: Any) -> Any:
        # The tests may run as root, who could write anywhere.
        if mode.strip("b") != "r":
            raise OSError(errno.EROFS, "Read-only file system", str(path))
        return really_open(path, mode, *others, **named)

    monkeypatch.setattr(Path, "open", refuse)
    storage = Storage(DesktopHost(tmp_path))
    play_on(storage)
    assert len(storage.problems) == 1
    assert "Read-only file system" in storage.problems[0]


def test_the_window_tells_once_what_could_not_be_read(new_pilot, tmp_path: Path) -> None:
    (tmp_path / SAVE).write_text("{", encoding="utf-8")
    pilot = new_pilot()
    pilot.rest()
    pilot.frames(3)
    assert pilot.scene_name == "PageScene"
    assert pilot.scene.blocks == ["save.json could not be read. It was kept as save.broken-1.json."]
    pilot.key("escape")
    pilot.frames(3)
    assert pilot.scene_name == "TitleScene"


def test_the_window_tells_once_that_nothing_can_be_saved(at_table, monkeypatch) -> None:
    pilot = at_table("617")

    def fail(name: str, text: str) -> None:
        raise StorageError("No space left on device")

    monkeypatch.setattr(pilot.host, "write", fail)
    pilot.key("space")
    pilot.rest()
    pilot.frames(3)
    assert pilot.scene_name == "PageScene"
    assert pilot.scene.blocks[0].startswith("Nothing can be saved here (No space left on device)")
    pilot.key("escape")
    pilot.key("space")
    pilot.rest()
    pilot.frames(3)
    assert pilot.scene_name == "PlayScene"
    assert pilot.scene.hole.moves == [FLIP, FLIP]


def test_what_cannot_be_erased_is_told(at_table, monkeypatch) -> None:
    pilot = at_table("617")
    pilot.key("space")

    def refuse(name: str) -> None:
        raise StorageError("Operation not permitted")

    monkeypatch.setattr(pilot.host, "remove", refuse)
    said: list[str] = []
    monkeypatch.setattr(pilot.host, "announce", said.append)
    pilot.follow(Push(routes.Settings()))
    pilot.rest()
    pilot.choose("erase")
    pilot.rest()
    pilot.choose("erase")
    pilot.rest()
    pilot.frames(3)
    assert pilot.scene.blocks == ["Not everything could be erased (Operation not permitted)."]
    assert "Everything was erased." not in said
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"


def test_a_folder_in_the_place_of_the_history_is_told_once(tmp_path: Path) -> None:
    (tmp_path / HISTORY).mkdir(parents=True)
    storage = Storage(DesktopHost(tmp_path))
    play_on(storage)
    assert len(storage.problems) == 1
    assert Storage(DesktopHost(tmp_path)).load_games()["hole"].hole.is_given_up


def test_files_that_an_editor_has_saved_with_a_byte_order_mark_are_read(tmp_path: Path) -> None:
    play_on(Storage(DesktopHost(tmp_path)))
    for name in (SAVE, SETTINGS, HISTORY):
        data = (tmp_path / name).read_bytes().replace(b"\n", b"\r\n")
        (tmp_path / name).write_bytes(b"\xef\xbb\xbf" + data)
    storage = Storage(DesktopHost(tmp_path))
    storage.load_settings()
    assert list(storage.load_games()) == ["hole"]
    assert len(storage.history) == 1
    assert storage.problems == []


def test_a_torn_last_line_costs_that_line_alone(tmp_path: Path) -> None:
    storage = Storage(DesktopHost(tmp_path))
    play_on(storage)
    file = tmp_path / HISTORY
    file.write_bytes(file.read_bytes() + b'{"version":1,"id":"torn')
    again = Storage(DesktopHost(tmp_path))
    game = Game.new("hole", PRESETS["classic"], [Deal.numbered(5)], game_id="h")
    game.give_up(local_now)
    again.save_game(game)
    history = Storage(DesktopHost(tmp_path)).history
    assert [line.id for line in history.lines] == ["g", "h"]
    assert history.broken == 1


def test_nuls_in_the_place_of_what_never_reached_the_disk_cost_nothing(tmp_path: Path) -> None:
    storage = Storage(DesktopHost(tmp_path))
    play_on(storage)
    file = tmp_path / HISTORY
    line = file.read_bytes()
    file.write_bytes(bytes(60) + line.replace(b'"g"', b'"f"') + bytes(4096))
    again = Storage(DesktopHost(tmp_path))
    game = Game.new("hole", PRESETS["classic"], [Deal.numbered(5)], game_id="h")
    game.give_up(local_now)
    again.save_game(game)
    history = Storage(DesktopHost(tmp_path)).history
    assert ([each.id for each in history.lines], history.broken) == (["f", "h"], 0)


@pytest.mark.parametrize("content", [b"", bytes(300)])
def test_a_folder_of_files_that_hold_nothing_is_ours(tmp_path: Path, content: bytes) -> None:
    for name in (SAVE, SETTINGS, HISTORY):
        (tmp_path / name).write_bytes(content)
    storage = Storage(DesktopHost(tmp_path))
    play_on(storage)
    assert not (tmp_path / NAME_PREFIX).exists()
    assert [line.id for line in Storage(DesktopHost(tmp_path)).history.lines] == ["g"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a named pipe")
@pytest.mark.parametrize("place", ["pipe", "/dev/zero"])
@pytest.mark.parametrize("name", [SAVE, SETTINGS, HISTORY])
def test_a_pipe_or_a_device_in_the_place_of_a_file_is_told_once(
    tmp_path: Path, name: str, place: str
) -> None:
    if place == "pipe":
        os.mkfifo(tmp_path / name)
    else:
        (tmp_path / name).symlink_to(place)
    storage = Storage(DesktopHost(tmp_path))
    play_on(storage)
    assert len(storage.problems) == 1
    assert storage.problems[0].startswith(f"{name} is another program's.")
    assert not (tmp_path / name).is_file(), "what it is for is not known, so it stays"
    assert Storage(DesktopHost(tmp_path)).load_games()["hole"].hole.is_given_up
