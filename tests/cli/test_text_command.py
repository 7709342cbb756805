"""`golf text` as a process: pipes, terminals, kills, options."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from golf.cli import text as module
from golf.core.record import Record
from golf.host.desktop import DesktopHost
from golf.saves.file_names import HISTORY, SAVE
from golf.saves.storage import Storage
from tests.cli.conftest import Golf

ROOT = Path(__file__).parent.parent.parent
COMMAND = [sys.executable, "-m", "golf", "text"]
PATIENCE = 120
"""Seconds after which a process hangs, on however busy a machine."""


def saved(folder: Path) -> Storage:
    storage = Storage(DesktopHost(folder))
    storage.load_games()
    return storage


def record(folder: Path, kind: str = "hole") -> str:
    return str(Record.of(saved(folder).games[kind].round))


def test_a_pipe_plays_and_the_end_of_it_keeps_the_game(golf: Golf, tmp_path: Path) -> None:
    ran = golf("text", "--deal", "617", "--data", tmp_path, given=b"1ff\nu\n\xff\n9")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("Classic. One hole, deal 617, waste 9 of hearts")
    assert lines[1] == "? tells what can be typed."
    assert len(lines) == 2 + 3 + 1 + 1 + 1
    assert "\x1b" not in ran.out
    assert record(tmp_path) == "classic/617:1FF"
    assert golf("text", "--data", tmp_path, given=b"f").out.startswith(
        "Classic. One hole, deal 617"
    )
    assert record(tmp_path) == "classic/617:1FFF"


def test_a_byte_order_mark_before_the_first_line_is_no_command(golf: Golf, tmp_path: Path) -> None:
    golf("text", "--deal", "617", "--data", tmp_path, given=b"\xef\xbb\xbf1f\r\n")
    assert record(tmp_path) == "classic/617:1F"


def test_the_json_of_a_line_is_an_object(golf: Golf, tmp_path: Path) -> None:
    ran = golf("text", "--deal", "617", "--data", tmp_path, "--json", "--table", given=b"f\n")
    states = [list(each.values())[1:] for each in ran.objects if "flipped" in str(each["line"])]
    assert states == [["F", "7C", 15, 35, 35, False]]
    assert list(ran.objects[-1]) == [
        *("line", "move", "waste", "stock", "cards_left", "strokes", "over")
    ]
    assert ran.objects[-1]["line"] == "Stock: 15   Waste: 7♣   0 points"


@pytest.mark.parametrize(
    ("words", "kind", "code"),
    [
        (["--rules", "relaxed", "--deal", "5"], "hole", "relaxed/5:F"),
        (["--deal", "bAD......-2C-3C"], "hole", "classic/bAD......-2C-3C:F"),
        (["--record", "strict/617:1"], "side", "strict/617:1F"),
        (["--record", "fast/617:"], "hole", "fast/617:F"),
    ],
)
def test_options_choose_the_game(
    golf: Golf, tmp_path: Path, words: list[str], kind: str, code: str
) -> None:
    if kind == "side":
        code = code.removesuffix("F")
    golf("text", *words, "--data", tmp_path, given=b"f")
    assert record(tmp_path, kind) == code


def test_rules_alone_begin_a_game_of_their_kind(golf: Golf, tmp_path: Path) -> None:
    golf("text", "--rules", "strict", "--data", tmp_path, given=b"q")
    golf("text", "--rules", "fast", "--data", tmp_path, "--seed", "3", given=b"q")
    golf("text", "--daily", "--data", tmp_path, given=b"q")
    assert set(saved(tmp_path).games) == {"round", "hole", "daily-hole"}


@pytest.mark.parametrize(
    "words",
    [
        ["--deal", "x"],
        ["--deal", "1-5"],
        ["--record", "classic/617:3"],
        ["--course", "The Moon"],
        ["--rules", "whist"],
        ["--seed", "x"],
        ["--deal", "1", "--daily"],
    ],
)
def test_wrong_options_are_one_line_and_begin_nothing(
    golf: Golf, tmp_path: Path, words: list[str]
) -> None:
    ran = golf("text", *words, "--data", tmp_path, given=b"f\n")
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    assert not (tmp_path / SAVE).exists()


def test_a_board_from_standard_input_would_eat_the_moves(golf: Golf, tmp_path: Path) -> None:
    assert golf("text", "--deal", "-", "--data", tmp_path, given=b"").status == 2


@pytest.mark.parametrize(
    "long", [b"i" + b" " * 9_998 + b"f", b"/open " + b"a" * 9_994 + b"x", b"f" * 99_999]
)
def test_the_rest_of_a_line_that_is_too_long_is_no_command(
    golf: Golf, tmp_path: Path, long: bytes
) -> None:
    ran = golf("text", "--deal", "617", "--data", tmp_path, given=long + b"\nf\n")
    assert ran.status == 0
    assert len(ran.out.splitlines()) == 2 + 1 + 1, "one answer to each line"
    assert record(tmp_path) == "classic/617:F"


def test_a_finished_hole_is_filed_once_however_often_it_is_opened(
    golf: Golf, tmp_path: Path
) -> None:
    golf("text", "--deal", "617", "--data", tmp_path, given=b"f\nx\n")
    filed = (tmp_path / HISTORY).read_bytes()
    assert filed.count(b"\n") == 1
    for _ in range(3):
        golf("text", "--data", tmp_path)
    assert (tmp_path / HISTORY).read_bytes() == filed


@pytest.mark.parametrize(
    ("variables", "is_coloured"),
    [
        ({"TERM": "xterm"}, True),
        ({"TERM": "xterm", "NO_COLOR": ""}, True),
        ({"TERM": "xterm", "NO_COLOR": "1"}, False),
        ({"TERM": "dumb"}, False),
        ({"TERM": ""}, False),
    ],
)
def test_colours_follow_the_terminal_and_no_color(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], is_coloured: bool
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert module.has_colour() == is_coloured


def test_a_terminal_without_the_signs_of_the_suits_gets_letters(tmp_path: Path) -> None:
    ran = subprocess.run(
        [*COMMAND, "--deal", "617", "--data", str(tmp_path)], input=b"t\n", cwd=ROOT,
        capture_output=True, check=True, env=os.environ | {"PYTHONIOENCODING": "ascii"},
    )  # fmt: skip
    assert b"Waste: 9H" in ran.stdout
    assert b"?D" not in ran.stdout


def said_in_a_terminal(folder: Path, columns: int, given: bytes) -> str:
    """Return what the game prints to a terminal of so many columns, at which `given` is typed."""
    import pty

    ours, theirs = pty.openpty()
    environment = os.environ | {"TERM": "xterm", "COLUMNS": str(columns), "LANGUAGE": "en"}
    environment.pop("NO_COLOR", None)
    with subprocess.Popen(
        [*COMMAND, "--deal", "617", "--data", str(folder)], cwd=ROOT,
        stdin=theirs, stdout=theirs, stderr=theirs, env=environment,
    ) as process:  # fmt: skip
        os.close(theirs)
        os.write(ours, given)
        said = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:
                break
            if not part:
                break
            said += part
        assert process.wait(PATIENCE) == 0
    os.close(ours)
    return said.decode()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no pseudo-terminal")
def test_a_terminal_of_80_columns_gets_a_prompt_a_table_colour_and_no_longer_line(
    tmp_path: Path,
) -> None:
    text = said_in_a_terminal(tmp_path, 80, b"h\nx\ny\n/rules\n\nq\n")
    assert "> " in text
    assert "\x1b[31m" in text
    assert "Give this hole up?" in text
    plain = text.replace("\x1b[31m", "").replace("\x1b[1m", "").replace("\x1b[0m", "")
    # What follows the pager's question was written over it.
    lines = plain.replace("Enter: more; q: enough > ", "").splitlines()
    assert max(map(len, lines)) <= 80
    assert re.search("Enter: more; q: enough > [A-Z0-9]", plain)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no pseudo-terminal")
def test_a_terminal_that_says_it_has_one_column_is_played_in(tmp_path: Path) -> None:
    said = said_in_a_terminal(tmp_path, 1, b"f\nt\nq\nq\nq\n")
    assert "flipped" in said


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_killed_between_two_lines_every_line_that_was_answered_is_kept(tmp_path: Path) -> None:
    for moves in range(1, 8):
        with subprocess.Popen(
            [*COMMAND, "--deal", "617", "--rules", "classic", "--data", str(tmp_path)], cwd=ROOT,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        ) as process:  # fmt: skip
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write("f\n")
            process.stdin.flush()
            assert any("flipped" in line for line in process.stdout)
            process.send_signal(signal.SIGKILL)
        assert record(tmp_path) == "classic/617:" + "F" * moves


def test_a_second_copy_says_so(tmp_path: Path, golf: Golf) -> None:
    host = DesktopHost(tmp_path)
    assert host.claim()
    ran = golf("text", "--deal", "617", "--data", tmp_path, given=b"f\n")
    assert "open already" in ran.out
    assert not (tmp_path / SAVE).exists()
    host.release()


def test_a_lesson_is_asked_for_by_its_number(golf: Golf, tmp_path: Path) -> None:
    ran = golf("text", "--lesson", "2", "--data", tmp_path, given=b"2\nq\n")
    assert (ran.status, ran.err) == (0, "")
    assert "Lesson 2 of 4: Kings and Aces.\n" in ran.out
    assert "A Queen, and nothing else.\n" in ran.out
    seen = golf("text", "--lesson", "2", "--table", "--data", tmp_path, given=b"").out
    assert seen.count("Stock: ") == 1, "its table is shown once"
    wrong = golf("text", "--lesson", "5", "--data", tmp_path, given=b"")
    assert wrong.status == 2
    assert "expected a lesson from 1 to 4" in wrong.err


@pytest.mark.parametrize("lesson", ["0", "9", "x", ""])
def test_a_wrong_lesson_says_and_begins_nothing(golf: Golf, tmp_path: Path, lesson: str) -> None:
    ran = golf("text", "--lesson", lesson, "--data", tmp_path, given=b"f\n")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_newcomer_is_told_of_the_lessons_until_something_was_played(
    golf: Golf, tmp_path: Path
) -> None:
    assert "/learn begins" in golf("text", "--data", tmp_path, given=b"").out
    golf("text", "--deal", "5", "--data", tmp_path, given=b"f")
    assert "/learn begins" not in golf("text", "--data", tmp_path, given=b"").out


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no pseudo-terminal")
def test_an_interrupted_game_leaves_the_shell_a_line_of_its_own(
    tmp_path: Path, ctrl_c: signal.Signals
) -> None:
    import pty

    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, "--deal", "617", "--data", str(tmp_path)], cwd=ROOT,
        stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
    ) as process:  # fmt: skip
        os.close(theirs)
        said = b""
        while not said.endswith(b"> "):
            said += os.read(ours, 65536)
        process.send_signal(ctrl_c)
        assert process.wait(PATIENCE) == 130
        assert os.read(ours, 65536).strip(b"\r\n") == b""
    os.close(ours)
