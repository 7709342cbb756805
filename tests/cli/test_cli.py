"""The command line as a whole: commands, help, exit codes, pipes, and what is imported."""

import os
import platform
import re
import runpy
import signal
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from golf import __version__, cli
from golf.cli import program
from golf.cli.program import COMMANDS
from golf.play_options import PlayOptions
from tests.cli.conftest import Golf

ROOT = Path(__file__).parent.parent.parent
COMMAND = [sys.executable, "-m", "golf"]
PATIENCE = 120
"""Seconds after which a process hangs, on however busy a machine."""


def test_the_version_is_told_with_those_of_what_the_game_stands_on(golf: Golf) -> None:
    ran = golf("--version")
    assert (ran.status, ran.err) == (0, "")
    python, pygame = platform.python_version(), version("pygame-ce")
    told = (
        re.escape(f"golf {__version__} (Python {python}, pygame-ce {pygame}, SDL ") + r"2[.\d]+\)\n"
    )
    assert re.fullmatch(told, ran.out)


def test_a_pygame_that_cannot_be_had_is_told_with_the_version(
    golf: Golf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pygame", None)
    ran = golf("--version")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"golf {__version__} (Python ")
    assert "pygame-ce cannot be imported: " in ran.out


@pytest.mark.parametrize("name", ["play", "text"])
def test_the_help_of_the_game_says_what_may_be_given(golf: Golf, name: str) -> None:
    told = " ".join(golf(name, "--help").out.split())
    assert "classic, fast, strict, practice, relaxed, with +wrap" in told
    assert "a number, a b... board, or the path of a board file" in told
    assert "golf courses lists them" in told


def test_help_on_help_is_help(golf: Golf) -> None:
    assert golf("help", "help", "--help") == golf("help")


@pytest.mark.parametrize("word", ["-h", "--help", "help"])
def test_help_names_every_command(golf: Golf, word: str) -> None:
    ran = golf(word)
    assert ran.status == 0
    for name in COMMANDS:
        assert f"  {name} " in ran.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(golf: Golf, name: str) -> None:
    ran = golf(name, "--help")
    assert ran.status == 0
    for word in ("help", "-h", "--help"):
        assert golf(word, name) == ran
    assert ran.out.startswith(f"usage: golf {name}")
    assert ("--json" in ran.out) == (name != "play"), "a window prints nothing"


@pytest.mark.parametrize(
    "words",
    [
        ("frob",),
        ("help", "frob"),
        ("frob" * 1_000,),
        ("deal", "--" + "frob" * 1_000),
        ("",),
        ("--frob",),
        ("deal",),
        ("deal", "1", "--rules", "whist\nand more"),
        ("rules", "whist"),
        ("play", "--deal", "1", "--daily"),
        ("play", "--windowed", "--fullscreen"),
        ("play", "extra\nline"),
        ("stats", "--csv", "--export", "x"),
    ],
)
def test_wrong_words_are_one_line_and_exit_code_2(golf: Golf, words: tuple[str, ...]) -> None:
    ran = golf(*words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 500


def test_the_words_of_the_process_are_the_usual_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["golf", "deal", "1"])
    assert cli.main() == 0
    assert capsys.readouterr().out.startswith("Talon: ")


def test_ctrl_c_ends_quietly(golf: Golf, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(options: object, output: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("golf.cli.deal.run", interrupted)
    assert golf("deal", "1") == (130, "", "")


@pytest.mark.parametrize(
    ("error", "status", "words"),
    [
        (BrokenPipeError(), 141, ""),
        (OSError(28, "No space left on device"), 1, "golf: No space left on device\n"),
    ],
)
def test_an_output_that_cannot_be_written_is_dropped(
    golf: Golf, monkeypatch: pytest.MonkeyPatch, error: OSError, status: int, words: str
) -> None:
    dropped: list[int] = []

    def fail(options: object, output: object) -> None:
        raise error

    monkeypatch.setattr("golf.cli.deal.run", fail)
    with monkeypatch.context() as patch:
        patch.setattr(sys.stdout, "fileno", lambda: 1)
        patch.setattr(os, "dup2", lambda nowhere, out: dropped.append(out) or os.close(nowhere))
        assert golf("deal", "1") == (status, "", words)
    assert dropped == [1]


def test_streams_that_are_closed_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        for name in ("stdin", "stdout", "stderr"):
            patch.setattr(sys, name, None)
        assert program.main(["deal", "x", "1", "-"]) == 2
        for name in ("stdin", "stdout", "stderr"):
            getattr(sys, name).close()


def test_the_module_runs_as_the_command_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["golf", "deal", "1"])
    with pytest.raises(SystemExit, match="0"):
        runpy.run_module("golf", run_name="__main__")
    assert capsys.readouterr().out.startswith("Talon: ")


def test_ctrl_c_ends_a_long_list_quietly(ctrl_c: signal.Signals) -> None:
    with subprocess.Popen(
        [*COMMAND, "deal", "1-1000000"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.read(10_000)
        process.send_signal(ctrl_c)
        _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, b"")


def test_a_closed_pipe_ends_quietly() -> None:
    with subprocess.Popen(
        [*COMMAND, "deal", "1-1000000", "--json"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b'{"deal"')
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) == 141


def test_a_terminal_of_another_encoding_is_no_error() -> None:
    ran = subprocess.run(
        [*COMMAND, "rules", "relaxed"], cwd=ROOT, capture_output=True, check=False,
        env=os.environ | {"PYTHONIOENCODING": "ascii", "LANGUAGE": "en"},
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_a_minus_is_told_in_any_encoding(encoding: str) -> None:
    for words in (["courses"], ["simulate", "--bot", "exact", "--deals", "1-2"]):
        ran = subprocess.run(
            [*COMMAND, *words], cwd=ROOT, capture_output=True, check=True,
            env=os.environ | {"PYTHONIOENCODING": encoding, "LANGUAGE": "en"},
        )  # fmt: skip
        assert b"?" not in ran.stdout
    assert b"mean strokes 0.500" in ran.stdout


@pytest.mark.parametrize("language", ["de", "es", "fr"])
def test_words_that_an_encoding_of_the_west_lacks_a_sign_for_are_told_in_plain_ones(
    language: str,
) -> None:
    ran = subprocess.run(
        [*COMMAND, "rules", "strict"], cwd=ROOT, capture_output=True, check=True,
        env=os.environ | {"PYTHONIOENCODING": "latin-1", "LANGUAGE": language},
    )  # fmt: skip
    assert b"?" not in ran.stdout


@pytest.mark.parametrize(
    ("language", "word"), [("de", b"Fuenfunddreissig"), ("fr", b"definitif"), ("es", b"cartas")]
)
def test_letters_that_an_encoding_lacks_are_told_without_their_accents(
    language: str, word: bytes
) -> None:
    for words in (["rules"], ["text", "--deal", "1"]):
        ran = subprocess.run(
            [*COMMAND, *words], cwd=ROOT, capture_output=True, check=True, stdin=subprocess.DEVNULL,
            env=os.environ | {"PYTHONIOENCODING": "ascii", "LANGUAGE": language},
        )  # fmt: skip
        assert b"?" not in ran.stdout.replace(b"? ", b"")
        assert words != ["rules"] or word in ran.stdout


def test_what_has_no_plain_letter_is_a_question_mark() -> None:
    ran = subprocess.run(
        [*COMMAND, "replay", "ﬁ♞łé"], cwd=ROOT, capture_output=True, check=False,
        env=os.environ | {"PYTHONIOENCODING": "ascii", "LANGUAGE": "en"},
    )  # fmt: skip
    assert b"got 'fi??e'" in ran.stderr


SIMULATION = """
from golf.analysis import simulate
from golf.cli.program import main
real = simulate.simulate
def told(*choices, **more):
    *choices, _ = choices
    return real(*choices, lambda count: print("played", flush=True), **more)
simulate.simulate = told
raise SystemExit(main())
"""


def test_ctrl_c_ends_a_simulation_on_several_cores_quietly(ctrl_c: signal.Signals) -> None:
    words = ["simulate", "--bot", "careful", "--deals", "1-100000", "--jobs", "2"]
    with subprocess.Popen(
        [sys.executable, "-c", SIMULATION, *words],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline() == b"played\n"
        os.killpg(process.pid, ctrl_c)
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, b"")
    assert set(out.split()) <= {b"played"}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
def test_a_full_disk_behind_the_output_is_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [*COMMAND, "deal", "1"], cwd=ROOT, stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert (ran.returncode, ran.stderr) == (1, b"golf: No space left on device\n")


@pytest.mark.skipif(sys.platform == "win32", reason="the shell of POSIX")
@pytest.mark.parametrize(
    ("words", "status"),
    [("deal 1 >&-", 0), ("deal - <&-", 2), ("deal x 2>&-", 2), ("text --data {} <&-", 0)],
)
def test_closed_streams_are_no_error(tmp_path: Path, words: str, status: int) -> None:
    line = f"{sys.executable} -m golf {words.format(tmp_path)}"
    ran = subprocess.run(["/bin/sh", "-c", line], cwd=ROOT, capture_output=True, check=False)
    assert ran.returncode == status
    assert b"Traceback" not in ran.stderr


FIRST_PICTURE = """
import sys
from golf.host.desktop import DesktopHost
late = {"asyncio", "tomllib", "numpy", "golf.analysis.solver"}
DesktopHost.shown = lambda self: sys.exit(", ".join(late & set(sys.modules)))
from golf.cli.program import main
main(["play", "--deal", "1", "--data", sys.argv[1]])
"""


def test_the_first_picture_waits_for_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", FIRST_PICTURE, str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stderr.strip() == ""


NO_PYGAME = """
import sys
sys.modules["pygame"] = None
from golf.cli.program import main
status = main(sys.argv[1:])
heavy = {"tomllib", "asyncio", "numpy", "logging", "random"} & set(sys.modules)
sys.exit(status or ("heavy: " + ", ".join(heavy) if heavy else 0))
"""


@pytest.mark.parametrize(
    "words",
    [
        ["deal", "1"],
        ["replay", "classic/617:X"],
        ["solve", "1"],
        ["rules", "--html"],
        ["--help"],
    ],
)
def test_pygame_is_not_imported_nor_anything_slow(words: list[str]) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", NO_PYGAME, *words], cwd=ROOT, capture_output=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.mark.parametrize(
    "words",
    [
        ["courses"],
        ["rules", "strict"],
        ["replay", "classic/617:X"],
        ["simulate", "--bot", "exact", "--deals", "1-2"],
    ],
)
def test_words_are_folded_on_a_narrow_terminal_and_nowhere_else(
    golf: Golf, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert max(map(len, golf(*words).out.splitlines())) > 60
    monkeypatch.setattr(type(sys.stdout), "isatty", lambda stream: stream is sys.stdout)
    assert max(map(len, golf(*words).out.splitlines())) < 40


def test_a_deal_is_printed_at_once() -> None:
    # Processor time: how long the machine is busy with other things is no matter of the game.
    before = os.times()
    subprocess.run([*COMMAND, "deal", "1"], cwd=ROOT, capture_output=True, check=True)
    after = os.times()
    spent = after.children_user + after.children_system
    assert spent - before.children_user - before.children_system < 2


# ---- play


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[PlayOptions]:
    """The options with which the game was opened."""
    import golf.app

    opened: list[PlayOptions] = []
    monkeypatch.setattr(golf.app, "run", lambda _host, options: opened.append(options))
    monkeypatch.setattr("golf.host.desktop.DesktopHost.open_display", lambda _host: None)
    return opened


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ([], PlayOptions()),
        (["play"], PlayOptions()),
        (["--mute"], PlayOptions(mute=True)),
        (["--rules", "DNAAPP"], PlayOptions(rules="classic")),
        (["play", "--deal", "ms617"], PlayOptions(deal="617")),
        (["--deal", "bAD......-2C-3C"], PlayOptions(board="bAD......-2C-3C")),
        (["--board", "bAD......-2C-3C"], PlayOptions(board="bAD......-2C-3C")),
        (["--daily", "--windowed"], PlayOptions(daily=True, fullscreen=False)),
        (["--record", " strict/617:F "], None),
        (["--record", "classic/ms617:f"], PlayOptions(record="classic/617:F")),
        (["--fullscreen", "--reduced-motion"], PlayOptions(fullscreen=True, reduced_motion=True)),
        (["--data", "/tmp"], PlayOptions(data=Path("/tmp"))),
        (["--deal", "x"], None),
        (["--deal", "1-2"], None),
        (["--deal", "-"], None),
        (["--record", "classic/617:3"], None),
        (["--data", "/dev/null"], None),
        (["--data", "x" * 5_000], None),
    ],
)
def test_play_opens_with_checked_options(
    golf: Golf, played: list[PlayOptions], words: list[str], options: PlayOptions | None
) -> None:
    ran = golf(*words)
    if options is None:
        assert (ran.status, played) == (2, [])
        assert ran.err.count("\n") == 1
    else:
        assert (ran.status, ran.err) == (0, "")
        assert played == [options]


@pytest.mark.parametrize(
    "words",
    [
        *(["play", "--daily"], ["text", "--daily"]),
        *(["play", "--course", "Old Links"], ["text", "--course", "Old Links"]),
        *(["play", "--record", "classic/617:F"], ["text", "--record", "classic/617:F"]),
        ["text", "--record", "https://golf.example/#strict/617:"],
        ["text", "--lesson", "2"],
    ],
)
def test_rules_beside_what_has_its_own_are_refused(
    golf: Golf, played: list[PlayOptions], tmp_path: Path, words: list[str]
) -> None:
    ran = golf(*words, "--rules", "strict", "--data", tmp_path, given=b"f\n")
    assert (ran.status, ran.out, played) == (2, "", [])
    assert ran.err.startswith(f"golf {words[0]}: expected --rules or {words[1]}, got both: ")
    assert ran.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("code", ["617", "bAD......-2C-3C", "Foundations: 2C\nAD\n\n\n\n\n\n\n"])
def test_rules_are_those_of_a_code_that_names_none(
    golf: Golf, played: list[PlayOptions], code: str
) -> None:
    assert golf("play", "--record", code, "--rules", "strict").err == ""
    (options,) = played
    assert options.record is not None
    assert options.record.startswith("strict/")


@pytest.mark.parametrize(
    "words",
    [
        ("play", "--deal", "1", "--deal", "2"),
        ("text", "--rules", "fast", "--rules", "strict"),
        ("deal", "1", "--rules", "classic", "2", "--rules", "classic"),
        ("simulate", "--bot", "exact", "--deals", "1-2", "--bot", "random"),
        ("stats", "--export", "a", "--export", "b"),
    ],
)
def test_an_option_that_is_given_twice_is_refused(
    golf: Golf, played: list[PlayOptions], words: tuple[str, ...]
) -> None:
    ran = golf(*words)
    assert (ran.status, ran.out, played) == (2, "", [])
    assert ran.err.count("\n") == 1
    assert ran.err.endswith(": expected it once, got it twice\n")


def test_a_board_file_is_played_as_a_board(
    golf: Golf, played: list[PlayOptions], tmp_path: Path
) -> None:
    file = tmp_path / "board.txt"
    file.write_text("Talon: 3C\nFoundations: 2C\nAD\n\n\n\n\n\n\n", encoding="utf-8")
    golf("--deal", file)
    assert played == [PlayOptions(board="bAD......-2C-3C")]


# ---- where data is kept, and what is no file


@pytest.mark.parametrize("command", ["play", "text", "stats", "stats --import x"])
@pytest.mark.parametrize("place", ["", "file", "file/below"])
def test_data_that_cannot_be_kept_there_is_one_line_and_begins_nothing(
    golf: Golf, played: list[PlayOptions], tmp_path: Path, command: str, place: str
) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / place if place else ""
    ran = golf(*command.split(), "--data", folder, given=b"f\n")
    assert (ran.status, ran.out, played) == (2, "", [])
    assert ran.err.count("\n") == 1
    assert "--data: expected a folder, got " in ran.err


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="the system has no /proc")
@pytest.mark.parametrize("command", ["play", "text", "stats --import x"])
def test_a_folder_that_cannot_be_made_is_told(
    golf: Golf, played: list[PlayOptions], command: str
) -> None:
    ran = golf(*command.split(), "--data", "/proc/golf", given=b"f\n")
    assert (ran.status, ran.out, played) == (2, "", [])
    assert ran.err.count("\n") == 1
    assert "/proc/golf: " in ran.err


@pytest.mark.parametrize("word", ["board.txt", "Board", "bJD5H.txt"])
def test_a_path_that_begins_like_a_board_is_told_to_be_missing(golf: Golf, word: str) -> None:
    ran = golf("deal", word)
    assert ran.status == 2
    assert "there is no such file" in ran.err


def test_a_board_file_that_is_far_too_long_is_told_to_be_so(golf: Golf, tmp_path: Path) -> None:
    (tmp_path / "board").write_text("x" * 100_000, encoding="utf-8")
    assert "got more than 8000 bytes" in golf("deal", tmp_path / "board").err


def test_a_number_out_of_range_is_told_as_it_was_written(golf: Golf) -> None:
    assert golf("deal", "ms0").err.endswith(", got 'ms0'\n")


@pytest.mark.parametrize("command", ["text", "play"])
def test_a_word_that_is_no_code_gets_the_same_answer_everywhere(
    golf: Golf, tmp_path: Path, command: str
) -> None:
    ran = golf(command, "--record", "x", "--data", tmp_path)
    assert ran.err == f"golf {command}: expected a record, a deal number or a board, got 'x'\n"
