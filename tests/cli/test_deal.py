"""`golf deal`: boards of numbers, ranges, words and files, and what is wrong with each."""

import itertools
import os
from pathlib import Path
from threading import Thread

import pytest

from golf.cli.arguments import deal_range, read_deals
from golf.cli.output import InputError, Output
from golf.core.board import board_text, board_word
from golf.core.deal import Deal
from golf.core.rules import PRESETS
from tests.boards import DEAL_1
from tests.cli.conftest import Golf

CLASSIC = PRESETS["classic"]


def test_one_deal_is_one_board_as_other_programs_read_it(golf: Golf) -> None:
    assert golf("deal", "1") == (0, DEAL_1, "")


def test_several_boards_are_parted_by_an_empty_line(golf: Golf) -> None:
    boards = [board_text(Deal.numbered(number).position(CLASSIC)) for number in (1, 2, 3)]
    assert golf("deal", "1", "2-3").out == "\n".join(boards)


def test_the_json_of_a_deal(golf: Golf) -> None:
    (deal,) = golf("deal", "ms1", "--json").objects
    assert deal["deal"] == "1"
    assert deal["rules"] == "classic"
    assert deal["starter"] == "TH"
    assert deal["stock"] == DEAL_1.splitlines()[0].split()[1:]
    assert deal["columns"] == [line.split() for line in DEAL_1.splitlines()[2:]]


def test_an_empty_starter_is_null(golf: Golf) -> None:
    (deal,) = golf("deal", "1", "--rules", "relaxed", "--json").objects
    assert deal["starter"] is None
    assert len(deal["stock"]) == 17  # type: ignore[arg-type]


def test_every_form_of_a_deal_is_read(golf: Golf, tmp_path: Path) -> None:
    file = tmp_path / "board.txt"
    file.write_bytes(b"\xef\xbb\xbf" + DEAL_1.replace("\n", "\r\n").encode())
    word = board_word(Deal.numbered(1).position(CLASSIC))
    ran = golf("deal", "1", "p32000", "p5-p6", "ms7-ms8", word, file, "-", "--json",
               given=DEAL_1.encode())  # fmt: skip
    assert ran.status == 0
    names = [each["deal"] for each in ran.objects]
    assert names == ["1", "p32000", "p5", "p6", "7", "8", word, str(file), "-"]
    columns = ran.objects[0]["columns"]
    assert [each["columns"] for each in ran.objects[-3:]] == [columns] * 3


BAD = [
    "0", "-5", "-1-5", "-1x", "2147483648", "p0", "x", "", " ", "1-", "5-4", "0-4", "1-2147483648",
    "1-p5", "p1-ms5", "b", "bJD", "1" * 50, "²", "１x", "no/such/file", "p" + "9" * 30,
    "x" * 5_000, "/" + "x" * 100_000, "1-" + "1" * 100_000, os.devnull, ".", "x\x1b[31m", "\x00",
]  # fmt: skip


@pytest.mark.parametrize("word", BAD, ids=lambda word: repr(word[:20]))
def test_bad_input_is_one_line_and_the_rest_is_worked_through(golf: Golf, word: str) -> None:
    ran = golf("deal", word, "1")
    assert ran.status == 2
    assert ran.out == DEAL_1
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("golf deal: ")
    assert len(ran.err) < 500
    assert ran.err.strip().isprintable()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a named pipe")
def test_a_board_comes_through_a_pipe_with_a_name(golf: Golf, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = Thread(target=lambda: pipe.write_text(DEAL_1, encoding="utf-8"))
    writer.start()
    assert golf("deal", pipe).out == DEAL_1
    writer.join()


def test_a_file_that_is_no_board_is_named_with_its_line(golf: Golf, tmp_path: Path) -> None:
    binary = tmp_path / "picture.png"
    binary.write_bytes(bytes(range(256)) * 100)
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(DEAL_1.replace("KS", "JD"), encoding="utf-8")
    ran = golf("deal", binary, wrong, tmp_path, "-", given=b"\xff\xfe")
    assert ran.status == 2
    lines = ran.err.splitlines()
    assert len(lines) == 4
    assert "wrong.txt" in lines[1]
    assert "line 6" in lines[1]
    assert "standard input: line 1" in lines[3]


def test_a_file_that_cannot_be_opened_is_told(
    golf: Golf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "board.txt"
    file.write_text(DEAL_1, encoding="utf-8")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    ran = golf("deal", file)
    assert (ran.status, ran.out) == (2, "")
    assert "Permission denied" in ran.err


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("b" + "AD" * 150 + "......--", "expected at most 5 cards in column 1, got 150"),
        ("b" + "AD." * 150 + "--", "expected a board of 7 columns, got 151"),
        ("b" + "AD" * 150, "expected a board such as bJD5H.2DKD...-TH-8H2C..., got 'bADAD"),
        ("b" * 100_000, "expected a deal (1 to 2147483647, "),
        ("x" * 300, "expected a deal (1 to 2147483647, "),
    ],
)
def test_a_word_longer_than_any_file_name_is_told_what_is_wrong_with_it(
    golf: Golf, tmp_path: Path, word: str, why: str
) -> None:
    for words in (["deal", word], ["text", "--data", tmp_path, "--deal", word]):
        ran = golf(*words)
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.startswith(f"golf {words[0]}: {why}")


def test_a_position_in_mid_hole_is_a_deal_too(golf: Golf) -> None:
    (deal,) = golf("deal", "bAD......-2C-3C", "--json").objects
    assert deal["columns"] == [["AD"], [], [], [], [], [], []]


def test_a_huge_range_is_dealt_one_by_one() -> None:
    output = Output("golf deal")
    deals = read_deals(["1-2147483647"], CLASSIC, output)
    assert [each.name for each in itertools.islice(deals, 3)] == ["1", "2", "3"]


def test_a_range_alone_is_told_apart_from_a_deal() -> None:
    assert [str(deal) for deal in deal_range("3-4")] == ["3", "4"]
    with pytest.raises(InputError, match="a range of deals"):
        deal_range("3")
