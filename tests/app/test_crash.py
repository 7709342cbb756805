"""A fault of the game's own leaves a report, and bad surroundings get one clear line."""

import os
import platform
import subprocess
import sys
from ctypes.util import find_library
from pathlib import Path

import pygame
import pytest

from golf import __version__
from golf.cli import program
from golf.host.desktop import DesktopHost
from golf.saves.storage import Storage
from golf.words import use_language

ROOT = Path(__file__).parent.parent.parent
ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="variables that only it reads")

IN_THE_WINDOW = """
import sys
from golf.app import App
from golf.cli.program import main
def frame(self, events, dt):
    raise ZeroDivisionError("a card too many")
App.frame = frame
sys.exit(main())
"""
IN_A_COMMAND = """
import sys
from golf.cli import deal
from golf.cli.program import main
def run(options, output):
    raise LookupError("no such card")
deal.run = run
sys.exit(main())
"""


def run(code: str, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment = os.environ | quiet | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"} | variables
    return subprocess.run(
        [sys.executable, "-c", code, *words], cwd=ROOT, env=environment,
        capture_output=True, text=True, timeout=30, check=False,
    )  # fmt: skip


def reports(folder: Path) -> list[Path]:
    return sorted(folder.glob("golf-crash-*.txt"))


def test_a_fault_in_the_window_is_written_down_and_told_in_one_line(tmp_path):
    done = run(IN_THE_WINDOW, "play", "--deal", "1", "--data", str(tmp_path))
    (report,) = reports(tmp_path)
    assert (done.returncode, done.stdout) == (70, "")
    assert done.stderr == (
        "golf: Golf stopped by a fault of its own;"
        f" the report is in {report} and was sent nowhere.\n"
    )
    text = report.read_text(encoding="utf-8")
    for told in (
        f"version: golf {__version__} (Python {platform.python_version()}, pygame-ce ",
        f"platform: {platform.platform()}\n",
        "screen: dummy, ",
        f"command: golf play --deal 1 --data {tmp_path}\n",
        "Traceback (most recent call last):\n",
        "ZeroDivisionError: a card too many\n",
    ):
        assert told in text


@ON_LINUX
def test_a_fault_in_a_command_is_written_down_as_well(tmp_path):
    done = run(IN_A_COMMAND, "deal", "1", XDG_DATA_HOME=str(tmp_path))
    (report,) = reports(tmp_path / "golf-solitaire")
    assert (done.returncode, done.stdout) == (70, "")
    assert done.stderr.count("\n") == 1
    assert str(report) in done.stderr
    text = report.read_text(encoding="utf-8")
    assert "screen: none\n" in text
    assert "LookupError: no such card\n" in text


def failing(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def fail(options: object, output: object) -> None:
        raise error

    monkeypatch.setattr("golf.cli.deal.run", fail)


def test_the_newest_five_reports_are_kept(tmp_path, monkeypatch):
    monkeypatch.setattr("golf.host.crash.default_data_folder", lambda: tmp_path)
    others = ("golf-crash.txt", "golf-crash-test.txt", "golf-crash-20200101-000000.txt")
    for name in others:
        (tmp_path / name).write_text("Of another program", encoding="utf-8")
    for number in range(7):
        failing(monkeypatch, ValueError(f"fault {number}"))
        assert program.main(["deal", "1"]) == 70
    texts = [p.read_text(encoding="utf-8") for p in reports(tmp_path) if p.name not in others]
    assert sorted(text.splitlines()[-1] for text in texts) == [
        f"ValueError: fault {number}" for number in range(2, 7)
    ]
    assert all((tmp_path / name).exists() for name in others)


def test_a_report_stays_where_old_ones_cannot_be_looked_through(tmp_path, monkeypatch):
    (tmp_path / "golf-crash-20200101-000000.txt").mkdir()
    monkeypatch.setattr("golf.host.crash.default_data_folder", lambda: tmp_path)
    failing(monkeypatch, ValueError("a fault"))
    assert program.main(["deal", "1"]) == 70
    assert len(reports(tmp_path)) == 2


def test_a_report_finds_another_place_where_the_data_folder_takes_none(
    tmp_path, monkeypatch, capsys
):
    (tmp_path / "a file").touch()
    monkeypatch.setattr("golf.host.crash.default_data_folder", lambda: tmp_path / "a file")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    failing(monkeypatch, ValueError("a fault"))
    assert program.main(["deal", "1"]) == 70
    (report,) = reports(tmp_path)
    assert str(report) in capsys.readouterr().err


def test_a_report_that_no_disk_takes_is_told_whole(tmp_path, monkeypatch, capsys):
    (tmp_path / "a file").touch()
    monkeypatch.setattr("golf.host.crash.default_data_folder", lambda: tmp_path / "a file")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "a file"))
    failing(monkeypatch, ValueError("a fault"))
    assert program.main(["deal", "1"]) == 70
    told = capsys.readouterr().err
    assert "ValueError: a fault\n" in told
    assert told.endswith("no report of it could be written.\n")


@pytest.mark.parametrize("has_boxes", [True, False])
def test_who_has_no_terminal_reads_it_in_a_window_in_their_language(
    tmp_path, monkeypatch, has_boxes
):
    shown: list[str] = []

    def box(title: str, line: str, kind: str) -> None:
        shown.append(line)
        if not has_boxes:
            raise pygame.error("No message system available")

    pygame.display.init()
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "message_box", box)
    monkeypatch.setattr("golf.host.crash.default_data_folder", lambda: tmp_path)

    def fail(options: object, output: object) -> None:
        raise OSError(2, "No such file or directory", "aces.svg")

    monkeypatch.setattr("golf.cli.play.run", fail)
    use_language("de")
    assert program.main([]) == 70
    line = " ".join(shown[0].split())
    assert len(shown) == 1
    assert max(map(len, shown[0].splitlines())) <= max(72, len(str(reports(tmp_path)[0])))
    assert str(reports(tmp_path)[0]) in line
    assert "Fehler" in line


def test_reports_go_with_all_other_data_and_a_strangers_text_stays(tmp_path):
    for name in ("golf-crash-20261130-120000.txt", "golf-crash-20261130-120000-2.txt"):
        (tmp_path / name).write_text(
            "Golf stopped by a fault of its own. This report was ...", encoding="utf-8"
        )
    others = ["golf-crash-20260131-120000.txt", "golf-crash-course.txt"]
    for name in others:
        (tmp_path / name).write_text("Of another program", encoding="utf-8")
    Storage(DesktopHost(tmp_path)).erase()
    assert [path.name for path in reports(tmp_path)] == others


# ---- bad surroundings


def golf(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return run(
        "import sys; from golf.cli.program import main; sys.exit(main())", *words, **variables
    )


def test_a_library_that_pygame_misses_is_named(tmp_path):
    (tmp_path / "pygame.py").write_text(
        'raise ImportError("libodd.so.1: cannot open")', encoding="utf-8"
    )
    done = golf("play", "--data", str(tmp_path), PYTHONPATH=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "golf play: no window can be opened (pygame cannot be loaded: libodd.so.1: cannot open);"
        " `golf text` plays in a terminal\n"
    )


def test_the_other_pygame_in_the_place_of_ours_is_named(tmp_path):
    (tmp_path / "pygame.py").touch()
    done = golf("play", "--data", str(tmp_path), PYTHONPATH=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "pip uninstall pygame pygame-ce" in done.stderr


@ON_LINUX
def test_a_library_that_the_display_needs_is_named(tmp_path):
    # The loader finds it, and it is none.
    (tmp_path / "libX11.so.6").touch()
    variables = {"LD_LIBRARY_PATH": str(tmp_path), "SDL_VIDEODRIVER": "", "WAYLAND_DISPLAY": ""}
    done = golf("play", "--data", str(tmp_path), DISPLAY=":4711", **variables)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "libX11.so.6" in done.stderr
    assert "cannot be loaded from this system" in done.stderr


@ON_LINUX
@pytest.mark.skipif(find_library("X11") is None, reason="nothing here could ask a display")
def test_a_display_that_does_not_answer_is_named(tmp_path):
    variables = {"SDL_VIDEODRIVER": "", "WAYLAND_DISPLAY": ""}
    done = golf("play", "--data", str(tmp_path), DISPLAY=":4711", **variables)
    assert "the display :4711 does not answer" in done.stderr


def test_a_package_that_is_missing_is_named(monkeypatch, capsys):
    failing(monkeypatch, ModuleNotFoundError("No module named 'tqdm'", name="tqdm"))
    assert program.main(["deal", "1"]) == 2
    told = capsys.readouterr().err
    assert told == "golf: the Python package tqdm is missing; install golf again\n"
