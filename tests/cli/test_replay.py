"""`golf replay`: legal, illegal and unreadable records, one by one and from a pipe."""

import json
from pathlib import Path

import pytest

from golf.cli import arguments
from golf.core.moves import FLIP
from golf.core.record import Record
from golf.saves.storage import Storage
from golf.saves.transfer import export_text
from tests.app.lines import best, given_up, line
from tests.cli.conftest import Golf
from tests.store import DictStore


def test_the_json_of_a_legal_record(golf: Golf) -> None:
    text = "classic/617:1FX/1:F"
    ran = golf("replay", text, "--json")
    assert ran.status == 0
    (found,) = ran.objects
    holes = Record.parse(text).replay().holes
    assert holes[1].moves == [FLIP]
    assert found == {
        "record": text,
        "rules": "classic",
        "legal": True,
        "holes": [
            {"deal": "617", "moves": 17, "over": True, "given_up": True, "cards_left": 34,
             "stock_left": 15, "strokes": 34, "points": 1},
            {"deal": "1", "moves": 1, "over": False, "given_up": False, "cards_left": 35,
             "stock_left": 15, "strokes": 35, "points": 0},
        ],
        "strokes": 69,
    }  # fmt: skip


@pytest.mark.parametrize("address", ["https://golf.example/play/?v=2#", "golf.example/#", "#"])
@pytest.mark.parametrize("code", ["classic/617:1FX", "classic%2F617%3A1FX", "classic+wrap/617:1fx"])
def test_a_code_may_stand_in_an_address(golf: Golf, address: str, code: str) -> None:
    plain = code.replace("%2F", "/").replace("%3A", ":")
    for command in ("replay", "hint"):
        (there,) = golf(command, address + code, "--json").objects
        (alone,) = golf(command, plain, "--json").objects
        assert there == alone
        assert there["record"] == plain
        (piped,) = golf(command, "-", "--json", given=(address + code).encode()).objects
        assert piped == alone


def test_an_illegal_record_says_where_and_why(golf: Golf) -> None:
    ran = golf("replay", "classic/1:X/617:F3", "classic/617:X", "--json")
    assert ran.status == 1
    assert ran.err == ""
    illegal, legal = ran.objects
    assert illegal["record"] == "classic/1:X/617:F3"
    assert illegal["legal"] is False
    assert (illegal["hole"], illegal["move"]) == (2, 2)
    assert "does not fit" in str(illegal["why"])
    assert legal["legal"] is True


def test_text_tells_the_same(golf: Golf) -> None:
    ran = golf("replay", "classic/617:1FX/1:F", "classic/617:3", best("617"))
    assert ran.status == 1
    assert "hole 1, deal 617: 1 point, 34 cards left, 15 in the stock, 17 moves, given up" in (
        ran.out
    )
    assert "  classic, 69 strokes" in ran.out
    assert "in progress" in ran.out
    assert "illegal: move 1 of hole 1: 4D does not fit on 9H" in ran.out
    assert ", over" in ran.out


def test_text_of_one_hole_speaks_the_language_of_its_rules(golf: Golf) -> None:
    out = golf("replay", "relaxed/617:1F").out
    assert "  relaxed, 34 cards left\n" in out
    assert "hole 1, deal 617: 34 cards left, 16 in the stock, 2 moves, in progress" in out
    assert "stroke" not in out


@pytest.mark.parametrize("text", ["", "x", "classic/617", "classic/617:8", "x" * 1_000_000])
def test_what_is_no_record_is_bad_input(golf: Golf, text: str) -> None:
    ran = golf("replay", text, "classic/617:3", "classic/617:", "--json")
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    assert len(ran.objects) == 2


def test_standard_input_holds_a_record_a_line(golf: Golf) -> None:
    given = b"\xef\xbb\xbfclassic/617:X\r\n\n  classic/1:X  \n\xff\xff\nclassic/2:X"
    ran = golf("replay", "-", "--json", given=given)
    assert ran.status == 2
    assert [each["record"] for each in ran.objects] == [
        "classic/617:X", "classic/1:X", "classic/2:X",
    ]  # fmt: skip


@pytest.mark.parametrize("length", [99, 100, 101, 250, 300])
def test_a_line_without_measure_is_one_wrong_record(
    golf: Golf, monkeypatch: pytest.MonkeyPatch, length: int
) -> None:
    monkeypatch.setattr(arguments, "MOST_LINE", 100)
    given = b"classic/1:X\n" + b"x" * length + b"\nclassic/2:X"
    ran = golf("replay", "-", "--json", given=given)
    assert ran.err.count("\n") == 1
    assert [each["record"] for each in ran.objects] == ["classic/1:X", "classic/2:X"]


def test_an_exported_history_is_replayed(golf: Golf) -> None:
    lines = [line(best("617"), "a"), line(given_up("1"), "b"), line("classic/617:3", "c")]
    given = "\n".join(map(str, lines)).encode()
    ran = golf("replay", "-", "--json", given=given)
    assert ran.status == 1
    assert [each["legal"] for each in ran.objects] == [True, True, False]


def test_an_export_of_everything_is_replayed(golf: Golf) -> None:
    storage = Storage(DictStore())
    storage.history.add(line(best("617"), "a"))
    ran = golf("replay", "-", "--json", given=export_text(storage).encode())
    assert ran.status == 0
    assert len(ran.objects) == 1


@pytest.mark.parametrize(
    "text", ["{", "{}", '{"record":5}', '{"history":[5]}', '{"history":5}', "{" + "[" * 100_000]
)
def test_json_without_a_record_is_bad_input(golf: Golf, text: str) -> None:
    ran = golf("replay", "-", given=text.encode())
    assert ran.out == ""
    assert ran.status == 2


def test_every_record_of_the_vectors_replays(golf: Golf) -> None:
    vectors = Path(__file__).parent.parent / "data" / "records.jsonl"
    facts = [json.loads(text) for text in vectors.read_text(encoding="utf-8").splitlines()]
    given = "\n".join(fact["record"] for fact in facts).encode()
    ran = golf("replay", "-", "--json", given=given)
    for fact, found in zip(facts, ran.objects, strict=True):
        if "illegal_move" in fact:
            assert found["move"] == fact["illegal_move"]
        else:
            (hole,) = found["holes"]  # type: ignore[misc]
            for key in set(fact) - {"record"}:
                assert hole[key] == fact[key]
