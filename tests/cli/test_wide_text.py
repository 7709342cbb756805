"""Text in UTF-16 behind a byte order mark, as the shell of Windows writes it behind `>`."""

import codecs
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from golf.cli.arguments import input_lines
from golf.core.board import board_text
from golf.core.deal import Deal
from golf.core.record import Record
from golf.core.rules import PRESETS
from golf.course_files import load_courses
from golf.host.desktop import DesktopHost
from golf.saves.storage import Storage
from tests.app.lines import best, line
from tests.cli.conftest import Golf, Input

BOARD = board_text(Deal.numbered(1).position(PRESETS["classic"]))
LEVELS = Path(__file__).parent.parent.parent / "levels"
MARKS = {"utf-16-le": codecs.BOM_UTF16_LE, "utf-16-be": codecs.BOM_UTF16_BE}

Wide = Callable[[str], bytes]


@pytest.fixture(params=MARKS)
def wide(request: pytest.FixtureRequest) -> Wide:
    """Write text as that shell does."""
    encoding: str = request.param
    return lambda text: MARKS[encoding] + text.replace("\n", "\r\n").encode(encoding)


def test_a_board_is_read(golf: Golf, tmp_path: Path, wide: Wide) -> None:
    file = tmp_path / "board.txt"
    file.write_bytes(wide(BOARD))
    ran = golf("deal", file, "-", given=wide(BOARD))
    assert (ran.status, ran.out) == (0, f"{BOARD}\n{BOARD}")


def test_records_and_an_export_are_read(golf: Golf, wide: Wide) -> None:
    records = f"classic/617:F\n\n{line(best('2'))}\nstrict/5:X"
    ran = golf("replay", "-", "--json", given=wide(records))
    assert (ran.status, ran.err) == (0, "")
    assert [each["legal"] for each in ran.objects] == [True] * 3


def test_what_is_typed_is_read(golf: Golf, tmp_path: Path, wide: Wide) -> None:
    golf("text", "--deal", "617", "--data", tmp_path, given=wide("1f\nf\n/deal 5\n"))
    storage = Storage(DesktopHost(tmp_path))
    assert str(Record.of(storage.load_games()["hole"].round)) == "classic/617:1FF"


def test_an_import_is_read(golf: Golf, tmp_path: Path, wide: Wide) -> None:
    text = wide(f"{line(best('2'), 'a')}\n{line(best('5'), 'b')}\n")
    file = tmp_path / "golf.jsonl"
    file.write_bytes(text)
    said = (
        "2 results come to yours; 0 you have already.\n"
        "2 results taken in, 0 known already, 0 refused.\n"
    )
    assert golf("stats", "--data", tmp_path / "a", "--import", file).out == said
    assert golf("stats", "--data", tmp_path / "b", "--import", "-", given=text).out == said


def test_a_course_is_read(tmp_path: Path, wide: Wide) -> None:
    course = (LEVELS / "3-old-links.toml").read_text(encoding="utf-8")
    (tmp_path / "old.toml").write_bytes(wide(course))
    assert load_courses(str(tmp_path)).courses[0].name == "Old Links"


def test_a_line_ends_at_its_own_end_and_is_cut_off_at_the_most(
    monkeypatch: pytest.MonkeyPatch, wide: Wide
) -> None:
    # Both signs have the byte of a line's end in them, one in each half.
    monkeypatch.setattr(sys, "stdin", Input(wide("\u0a41\u410a\u0a00!\nabcdefghijklm\nnext\nlast")))
    lines = list(input_lines(20))
    assert [each.rstrip("\r\n") for each in lines] == [
        "\u0a41\u410a\u0a00!",
        "abcdefghij",
        "next",
        "last",
    ]
