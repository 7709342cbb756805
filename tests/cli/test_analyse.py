"""`golf analyse` and `golf simulate --luck`: what they promise, in JSON and in words."""

import json
import re
from fractions import Fraction

import pytest

from golf.core.record import HoleRecord, Record
from golf.core.rounds import Round
from tests.cli.conftest import Golf

LATE = "bKS.9C4H.9D.JS.5H.KC8D.2D-6C-TS7H3C8S3H"
"""A board with little left, quick to analyse."""
ROUND = f"classic/{LATE}:FFFFF7/{LATE}:X/{LATE}:F3F"


def analysed(golf: Golf, code: str) -> dict:
    ran = golf("analyse", code, "--json")
    assert (ran.status, ran.err) == (0, "")
    (found,) = ran.objects
    return found


def assert_adds_up(found: dict) -> None:
    score = found.get("score", sum(Fraction(hole["score"]) for hole in found.get("holes", [])))
    assert sum(Fraction(found[part]) for part in ("worth", "choices", "luck")) == score


def test_the_json_of_a_round(golf: Golf) -> None:
    found = analysed(golf, ROUND)
    assert list(found) == ["record", "rules", "holes", "worth", "choices", "luck"]
    golf_round: Round = Record.parse(ROUND).replay()
    assert_adds_up(found)
    for hole, of_hole in zip(golf_round.holes, found["holes"], strict=True):
        assert list(of_hole) == [
            "deal", "strokes", "score", "worth", "choices", "luck", "stderr", "moves",
        ]  # fmt: skip
        assert (of_hole["deal"], of_hole["strokes"]) == (str(hole.deal), hole.strokes)
        assert_adds_up(of_hole)
        moves = of_hole["moves"]
        assert sum(each["cost"] for each in moves) == of_hole["choices"]
        assert sum(each["luck"] for each in moves) == of_hole["luck"]
        assert [each["n"] for each in moves] == list(range(1, len(moves) + 1))
        made = "".join(each["move"] for each in moves)
        assert made == str(HoleRecord.of(hole)).partition(":")[2]
        for each in moves:
            assert list(each) == ["n", "move", "cost", "best", "luck"]
            legal = map(str, hole.position_at(each["n"] - 1).legal_moves())
            assert each["best"] in [*legal, "X"]
            assert (each["best"] == each["move"]) == (each["cost"] == 0)
            assert each["luck"] == 0 or each["move"] == "F"


def test_it_is_the_same_every_time(golf: Golf) -> None:
    assert golf("analyse", ROUND, "--json") == golf("analyse", ROUND, "--json")


@pytest.mark.parametrize(
    "code",
    [
        f"strict/{LATE}:",
        f"fast/{LATE}:FF",
        f"relaxed/{LATE}:FFFF",
        f"dnnsac/{LATE}:5X",
        f"classic+wrap/{LATE}:FFFFF7",
        f"https://golf.example/#classic/{LATE}:F",
        "classic/b......-2C-KC:",
        "fast/b......-2C-KC:",
        "strict/b9C......-2C-:",
        "relaxed/b2CAC......--:11",
    ],
)
def test_any_record_adds_up(golf: Golf, code: str) -> None:
    found = analysed(golf, code)
    assert_adds_up(found)
    (hole,) = found["holes"]
    assert_adds_up(hole)
    replayed = Record.parse(code.rpartition("#")[2]).replay().hole
    if replayed.is_over:
        counts_cards = replayed.rules.score == "cards"
        assert hole["score"] == (replayed.cards_left if counts_cards else replayed.strokes)


def test_it_is_told_in_words(golf: Golf) -> None:
    out = golf("analyse", ROUND).out.splitlines()
    assert out[:2] == [ROUND, "  classic"]
    number = r"([+−]?[\d.]+)"
    told = [
        re.search(rf": worth {number} · choices {number} · luck {number} → {number} strokes", line)
        for line in out
    ]
    found = [each.groups() for each in told if each]
    assert len(found) == 4, "three holes, and all of them"
    for groups in found:
        worth, choices, luck, score = (float(each.replace("−", "-")) for each in groups)
        assert round(worth + choices + luck, 6) == score
    assert re.search(r"    move \d+: cost [\d.]+ \(± [\d.]+\).*; better ", "\n".join(out))
    assert "cards expected, in progress" in golf("analyse", f"fast/{LATE}:F").out


@pytest.mark.parametrize("code", ["x", "classic/617:3", "classic/617:F/5:", "1" * 7_000, ""])
def test_what_is_no_record_is_bad_input(golf: Golf, code: str) -> None:
    ran = golf("analyse", code, f"classic/{LATE}:FX", "--json")
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    assert len(ran.objects) == 1, "the rest is still worked through"


def test_records_are_read_from_standard_input(golf: Golf) -> None:
    given = json.dumps({"record": f"classic/{LATE}:FX"}).encode()
    (found,) = golf("analyse", "-", "--json", given=given).objects
    assert found["record"] == f"classic/{LATE}:FX"


def test_a_simulation_with_luck(golf: Golf) -> None:
    words = ("simulate", "--bot", "careful", "--rules", "strict", "--deals", "133-134", "--luck")
    (found,) = golf(*words, "--json").objects
    means = [found[part] for part in ("worth", "choices", "luck")]
    assert all(len(pair) == 2 for pair in means)
    assert sum(mean for mean, _ in means) == pytest.approx(found["mean_strokes"], abs=1e-5)
    out = golf(*words[:-2], "133", "--luck").out
    assert re.search(r", worth [\d.]+, choices [\d.]+, luck -?[\d.]+, ", out), "one deal: no error"
