"""The desktop's host: files that are whole or untouched, a lock that dies with its process."""

import errno
import os
import subprocess
import sys
import time
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from golf.host import find_host
from golf.host.base import Host, StorageError
from golf.host.desktop import HIDDEN, DesktopHost
from golf.host.files import default_data_folder
from golf.saves.storage import Storage

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

LANGUAGE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture
def host(tmp_path: Path) -> DesktopHost:
    return DesktopHost(tmp_path / "data")


def test_a_desktop_gets_the_desktop_host(tmp_path: Path) -> None:
    found = find_host(tmp_path)
    assert isinstance(found, DesktopHost)
    assert found.data == tmp_path
    assert found.can_quit


def test_without_a_folder_the_users_own_is_taken() -> None:
    assert DesktopHost().data == default_data_folder()
    assert default_data_folder().name == "golf-solitaire"


def test_prepare_keeps_what_the_player_has_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "1")
    for name in ("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "SDL_WINDOWS_DPI_AWARENESS"):
        monkeypatch.delenv(name, raising=False)
    DesktopHost(Path("unused")).prepare()
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "1"
    assert os.environ["SDL_GAMECONTROLLER_USE_BUTTON_LABELS"] == "0"
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"


# ---- texts


def test_what_was_written_is_read_back(host: DesktopHost) -> None:
    assert host.read("save.json") is None
    host.write("save.json", '{"x": "Ü ♠"}\n')
    assert host.read("save.json") == '{"x": "Ü ♠"}\n'
    host.write("save.json", "2")
    assert host.read("save.json") == "2"
    assert [path.name for path in host.data.iterdir()] == ["save.json"]


def test_bytes_that_are_no_text_are_read_as_something_broken(host: DesktopHost) -> None:
    host.write("save.json", "")
    (host.data / "save.json").write_bytes(b"\xff\xfe{")
    text = host.read("save.json")
    assert text is not None
    assert "�" in text


def test_a_place_that_cannot_be_used_is_one_named_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    host = DesktopHost(tmp_path / "file")
    with pytest.raises(StorageError, match="file"):
        host.read("save.json")
    with pytest.raises(StorageError):
        host.write("save.json", "1")
    with pytest.raises(StorageError):
        host.append("history.jsonl", "1")
    with pytest.raises(StorageError):
        host.set_aside("save.json")
    assert host.claim(), "a copy that cannot lock still plays"


def test_a_failed_write_leaves_the_old_text(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.write("save.json", "old")

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StorageError, match=r"^No space left"):
        host.write("save.json", "new")
    with pytest.raises(StorageError, match="No space left"):
        host.append("history.jsonl", "new")
    monkeypatch.undo()
    assert host.read("save.json") == "old"
    assert host.read_lines("history.jsonl") == []


def test_a_write_that_the_disk_cuts_short_is_taken_back(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.append("history.jsonl", "one")
    real = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: real(descriptor, data[:2]))
    with pytest.raises(StorageError, match="No space left"):
        host.append("history.jsonl", "two")
    monkeypatch.undo()
    assert host.read_lines("history.jsonl") == ["one"]


# ---- each system call of saving, refused

LOST = [errno.EIO, errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES]


def refuse(monkeypatch: pytest.MonkeyPatch, place: object, call: str, code: int) -> None:
    """Let a call fail for as long as the patch holds."""

    def refused(*_values: object, **_named: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(place, call, refused)


@pytest.mark.parametrize("code", LOST)
@pytest.mark.parametrize(
    ("place", "call"), [(Path, "mkdir"), (Path, "open"), (os, "fsync"), (Path, "replace")]
)
def test_a_call_without_which_the_text_is_not_there_is_a_lost_write(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch, place: object, call: str, code: int
) -> None:
    host.write("save.json", "old")
    with monkeypatch.context() as patch:
        refuse(patch, place, call, code)
        with pytest.raises(StorageError):
            host.write("save.json", "new")
    assert host.read("save.json") == "old"
    assert host.names() == ["save.json"], "nothing half written is left behind"


@pytest.mark.parametrize("code", [errno.EINVAL, errno.ENOTSUP, errno.ENOSYS])
def test_a_file_system_that_has_nothing_to_flush_is_no_failure(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    refuse(monkeypatch, os, "fsync", code)
    host.write("save.json", "new")
    host.append("history.jsonl", "one")
    assert host.read("save.json") == "new"
    assert host.read_lines("history.jsonl") == ["one"]


@pytest.mark.parametrize("code", [*LOST, errno.EINVAL, errno.EBADF])
@pytest.mark.parametrize("call", ["open", "fsync"])
def test_a_folder_that_cannot_be_flushed_is_no_failure(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch, call: str, code: int
) -> None:
    host.write("save.json", "old")
    really = getattr(os, call)
    folder = host.data.stat()

    def refused(what: object, *values: object) -> object:
        found = os.fstat(what) if isinstance(what, int) else Path(str(what)).stat()
        if os.path.samestat(found, folder):
            raise OSError(code, os.strerror(code))
        return really(what, *values)

    monkeypatch.setattr(os, call, refused)
    host.write("save.json", "new")
    monkeypatch.undo()
    assert host.read("save.json") == "new"


@pytest.mark.parametrize("code", LOST)
@pytest.mark.parametrize("call", ["write", "fsync", "lseek"])
def test_an_append_that_fails_leaves_the_lines_as_they_were(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch, call: str, code: int
) -> None:
    host.append("history.jsonl", "one")
    with monkeypatch.context() as patch:
        refuse(patch, os, call, code)
        with pytest.raises(StorageError):
            host.append("history.jsonl", "two")
    assert host.read_lines("history.jsonl") == ["one"]


def test_lines_that_another_copy_has_added_behind_a_failed_write_stay(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.append("history.jsonl", "one")

    def refused(_descriptor: int) -> None:
        with (host.data / "history.jsonl").open("a") as file:
            file.write("theirs\n")
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", refused)
        with pytest.raises(StorageError):
            host.append("history.jsonl", "two")
    assert host.read_lines("history.jsonl")[-1] == "theirs"


def test_rights_that_cannot_be_kept_are_no_failure(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.write("save.json", "old")
    refuse(monkeypatch, Path, "chmod", errno.EPERM)
    host.write("save.json", "new")
    assert host.read("save.json") == "new"


def test_a_file_keeps_the_rights_that_the_player_gave_it(host: DesktopHost) -> None:
    host.write("save.json", "old")
    (host.data / "save.json").chmod(0o600)
    host.write("save.json", "new")
    assert (host.data / "save.json").stat().st_mode & 0o777 == 0o600


def test_a_link_stays_one(host: DesktopHost, tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    host.data.mkdir()
    (host.data / "settings.json").symlink_to(tmp_path / "dotfiles" / "settings.json")
    host.write("settings.json", "1")
    assert (host.data / "settings.json").is_symlink()
    assert (tmp_path / "dotfiles" / "settings.json").read_text(encoding="utf-8") == "1"


# ---- lines


def test_lines_are_added_one_by_one(host: DesktopHost) -> None:
    assert host.read_lines("history.jsonl") == []
    host.append("history.jsonl", "one")
    host.append("history.jsonl", "two ♠")
    assert host.read_lines("history.jsonl") == ["one", "two ♠"]


def test_a_line_after_a_torn_one_starts_afresh(host: DesktopHost) -> None:
    host.write("history.jsonl", 'one\n{"to')
    host.append("history.jsonl", "three")
    assert host.read_lines("history.jsonl") == ["one", '{"to', "three"]


def test_lines_are_added_to_a_file_that_another_user_made(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.append("history.jsonl", "one")
    path = host.data / "history.jsonl"
    path.write_bytes(path.read_bytes() + b"\xff\n")
    theirs = path.stat().st_ino
    really = Path.open

    def refused(self: Path, mode: str = "r", **named: Any) -> Any:
        if "a" in mode and self.stat().st_ino == theirs:
            raise PermissionError(errno.EACCES, "Permission denied", str(self))
        return really(self, mode, **named)

    monkeypatch.setattr(Path, "open", refused)
    host.append("history.jsonl", "two")
    host.append("history.jsonl", "three")
    monkeypatch.undo()
    assert path.read_bytes() == b"one\n\xff\ntwo\nthree\n"


# ---- setting aside, erasing, exporting


def test_a_broken_text_is_set_aside_under_a_free_name(host: DesktopHost) -> None:
    host.write("save.json", "first")
    assert host.set_aside("save.json") == "save.broken-1.json"
    host.write("save.json", "second")
    assert host.set_aside("save.json") == "save.broken-2.json"
    assert host.read("save.json") is None
    assert host.read("save.broken-1.json") == "first"
    assert host.read("save.broken-2.json") == "second"


def test_names_are_those_of_files_and_one_is_removed_at_a_time(host: DesktopHost) -> None:
    assert host.names() == []
    for name in ("save.json", "mine.txt", "golf-solitaire/save.json"):
        host.write(name, "x")
    (host.data / "folder").mkdir()
    assert sorted(host.names()) == ["golf-solitaire/save.json", "mine.txt", "save.json"]
    host.remove("save.json")
    host.remove("save.json")
    assert sorted(host.names()) == ["golf-solitaire/save.json", "mine.txt"]


def test_removing_what_may_not_be_removed_says_so(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.write("save.json", "x")

    def forbidden(_path: Path, *, missing_ok: bool = False) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "unlink", forbidden)
    with pytest.raises(StorageError, match="Permission denied"):
        host.remove("save.json")


def test_a_folder_that_cannot_be_listed_says_so(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.write("save.json", "x")

    def forbidden(_path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", forbidden)
    with pytest.raises(StorageError, match="Permission denied"):
        host.names()


def test_a_folder_that_nobody_may_enter_is_told_of_once(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.write("save.json", "x")
    inside = f"{host.data}{os.sep}"
    really = os.stat

    def forbidden(path: object, **named: object) -> object:
        if str(path).startswith(inside):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return really(path, **named)  # type: ignore[call-overload]

    monkeypatch.setattr(os, "stat", forbidden)
    storage = Storage(host)
    storage.load_settings()
    storage.load_games()
    (problem,) = storage.problems
    assert "Nothing can be saved here (Permission denied" in problem


def test_an_export_never_overwrites(host: DesktopHost) -> None:
    first = host.export_text("golf-data.json", "1")
    second = host.export_text("golf-data.json", "2")
    third = host.export_text("golf-data.json", "3")
    assert Path(first).read_text(encoding="utf-8") == "1"
    assert Path(second).name == "golf-data-2.json"
    assert Path(third).name == "golf-data-3.json"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> "Queue[str]":
    """The addresses that a browser is asked to open."""
    asked: Queue[str] = Queue()
    monkeypatch.setattr("webbrowser.open", asked.put)
    return asked


def test_a_page_is_opened_in_the_browser_and_lies_there_once(host, opened) -> None:
    for _ in range(2):
        path = host.show_page("golf-rules.html", "<h1>Ü</h1>")
        assert Path(path) == host.data / "golf-rules.html"
        assert opened.get(timeout=10) == Path(path).as_uri()
    assert Path(path).read_text(encoding="utf-8") == "<h1>Ü</h1>"
    other = host.show_page("golf-rules.html", "<h1>Ö</h1>")
    assert Path(other).name == "golf-rules-2.html", "nothing is overwritten"


def test_a_page_lies_among_the_downloads_where_browsers_may_read_it(
    opened, monkeypatch, tmp_path
) -> None:
    monkeypatch.setattr("platformdirs.user_downloads_path", lambda: tmp_path / "Downloads")
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "data")
    assert Path(DesktopHost().show_page("a.html", "")).parent == tmp_path / "data"
    (tmp_path / "Downloads").mkdir()
    assert Path(DesktopHost().show_page("a.html", "")).parent == tmp_path / "Downloads"


def test_a_page_that_cannot_be_written_is_told(opened, tmp_path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(StorageError, match="file"):
        DesktopHost(tmp_path / "file").show_page("a.html", "")
    assert opened.empty()


# ---- the second copy

HOLDER = """
import sys
from pathlib import Path
from golf.host.desktop import DesktopHost
host = DesktopHost(Path(sys.argv[1]))
print(host.claim(), flush=True)
sys.stdin.read()
"""


def test_a_claim_is_kept_once_and_given_back(host: DesktopHost) -> None:
    assert host.claim()
    assert host.claim()
    second = DesktopHost(host.data)
    assert not second.claim()
    host.release()
    host.release()
    assert second.claim()
    second.release()


def test_a_killed_copy_frees_its_claim(host: DesktopHost) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(host.data)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        assert not host.claim()
    finally:
        holder.kill()
        holder.communicate()
    assert host.claim()
    host.release()


def test_a_file_system_without_locks_lets_the_game_start(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl", reason="the locks of POSIX")

    def unsupported(_descriptor: int, _how: int) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(fcntl, "flock", unsupported)
    assert host.claim()
    host.release()


# ---- killed at any moment

WRITER = """
import sys
from pathlib import Path
from golf.host.desktop import DesktopHost
host = DesktopHost(Path(sys.argv[1]))
print("ready", flush=True)
number = 0
while True:
    number += 1
    host.write("save.json", f"{number} " * 5000)
    host.append("history.jsonl", f"{number} " * 50)
"""


def test_a_kill_at_any_moment_leaves_whole_texts(host: DesktopHost) -> None:
    for wait in (0.001, 0.004, 0.013, 0.021, 0.034):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(host.data)], stdout=subprocess.PIPE, text=True
        )
        assert writer.stdout is not None
        writer.stdout.readline()
        time.sleep(wait)
        writer.kill()
        writer.communicate()
        text = host.read("save.json")
        if text is not None:
            assert len(text.split()) == 5000
            assert len(set(text.split())) == 1
        for line in host.read_lines("history.jsonl"):
            assert len(line.split()) == 50


# ---- window


def test_full_screen_comes_back_to_the_window_that_was_left(host: DesktopHost) -> None:
    import pygame

    pygame.display.init()
    try:
        assert host.open_window((640, 360)).get_size() == (640, 360)
        pygame.display.set_mode((800, 500), pygame.RESIZABLE)
        host.toggle_fullscreen()
        assert host.is_fullscreen
        surface = host.toggle_fullscreen()
        assert not host.is_fullscreen
        assert surface is not None
        assert surface.get_size() == (800, 500)
        assert host.follow_window() is None
    finally:
        pygame.display.quit()


def test_the_loop_sleeps_longer_the_longer_nothing_moves(host: DesktopHost) -> None:
    waits = [host.idle_seconds(still_for) for still_for in (0, 0.1, 3, 10)]
    assert waits[0] == 0
    assert len(set(waits)) == len(waits)
    assert waits == sorted(waits)
    assert host.idle_seconds(0, hidden=True) == HIDDEN


# ---- the player


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ("LANG=de_AT.UTF-8", "de"),
        ("LANG=FR", "fr"),
        ("LANG=es@euro", "es"),
        ("LANG=C.UTF-8", "en"),
        ("LANG=POSIX", "en"),
        ("LANG=it_IT.UTF-8", "it"),
        ("LC_ALL=C LANG=de_DE.UTF-8", "en"),
        ("LC_ALL= LC_MESSAGES=fr_FR LANG=de_DE", "fr"),
        ("LC_ALL=es_ES LC_MESSAGES=fr_FR LANG=de_DE", "es"),
        ("LC_MESSAGES=C LANG=de_DE.UTF-8", "en"),
        ("LANGUAGE=de LC_ALL=fr_FR.UTF-8", "de"),
        ("LANGUAGE=tlh:pt_BR:es LANG=de_DE", "es"),
        ("LANGUAGE=tlh LANG=de_DE", "de"),
        ("LANGUAGE=en:de LANG=de_DE", "en"),
        ("LANGUAGE= LANG=de_DE", "de"),
        ("LANGUAGE=de LC_ALL=C", "en"),
        ("LANGUAGE=de LANG=POSIX", "en"),
        ("LANGUAGE=de LANG=C.UTF-8", "de"),
        ("LANGUAGE=de", "de"),
        ("", None),
    ],
)
def test_the_language_comes_from_the_environment_as_gettext_reads_it(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch, environment: str, language: str | None
) -> None:
    for variable in LANGUAGE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    for each in environment.split():
        variable, _, value = each.partition("=")
        monkeypatch.setenv(variable, value)
    monkeypatch.delitem(sys.modules, "pygame", raising=False)
    assert host.language() == language


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_without_an_environment_windows_and_macos_are_asked(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    import pygame

    for variable in LANGUAGE_VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    wishes = [{"language": "tlh", "country": ""}, {"language": "fr", "country": "CA"}]
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: wishes)
    assert host.language() == "fr"
    wishes.clear()
    assert host.language() is None


def test_the_clipboard_needs_a_window(host: DesktopHost) -> None:
    import pygame

    pygame.display.quit()
    assert not host.copy_text("classic/1:", {})
    assert host.paste_text() is None
    pygame.display.init()
    try:
        host.open_window((640, 360))
        assert host.copy_text("classic/1:", {})
        assert host.paste_text() == "classic/1:"
    finally:
        pygame.display.quit()


def test_a_clipboard_that_cannot_be_read_is_an_empty_one(
    host: DesktopHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pygame

    def broken() -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", broken)
    assert host.paste_text() is None


def test_a_desktop_has_no_page(host: DesktopHost) -> None:
    host.shown()
    host.announce("9H on 8C")
    host.set_actions([("undo", "Undo")])
    assert host.page_events() == []
    assert not host.ask_text("Code", "", {})
    assert host.address_code() is None
    assert host.share_address("classic/1:") is None
    assert host.pixel_ratio() == 1.0
    assert not host.prefers_reduced_motion()
    assert host.follow_window() is None


def test_a_host_has_to_say_how_it_stores() -> None:
    bare = Host()
    bare.prepare()
    asks = [
        lambda: bare.read("save.json"),
        lambda: bare.write("save.json", ""),
        lambda: bare.read_lines("history.jsonl"),
        lambda: bare.peek("save.json"),
        bare.names,
        lambda: bare.remove("save.json"),
        lambda: bare.append("history.jsonl", ""),
        lambda: bare.set_aside("save.json"),
        bare.claim,
        lambda: bare.export_text("a.json", ""),
        lambda: bare.show_page("a.html", ""),
        lambda: bare.open_window((1, 1)),
        bare.toggle_fullscreen,
        lambda: bare.idle_seconds(0),
        lambda: bare.copy_text("", {}),
    ]
    for ask in asks:
        with pytest.raises(NotImplementedError):
            ask()
    assert bare.language() is None
    assert bare.paste_text() is None


def test_memory_is_tidied_with_any_c_library(monkeypatch: pytest.MonkeyPatch) -> None:
    DesktopHost().tidy_memory()
    monkeypatch.setattr("ctypes.CDLL", lambda _name: object())
    DesktopHost().tidy_memory()
    monkeypatch.setattr("sys.platform", "darwin")
    DesktopHost().tidy_memory()
