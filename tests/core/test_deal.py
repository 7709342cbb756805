import random

import pytest

from golf.core.deal import LAST_MICROSOFT, LAST_PYSOL, Deal
from golf.core.errors import NotationError
from golf.core.rules import PRESETS
from tests.strategies import ALL_RULES


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("1", "1"),
        ("2147483647", "2147483647"),
        (" 617\n", "617"),
        ("000617", "617"),
        ("ms617", "617"),
        ("MS617", "617"),
        ("p1", "p1"),
        ("P100000", "p100000"),
        ("p99999999999999999999", "p99999999999999999999"),
        ("202611290", "202611290"),
    ],
)
def test_a_number_is_read_in_every_form_and_written_in_one(text, written):
    assert str(Deal.parse(text)) == written


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "0",
        "-1",
        "+1",
        "2147483648",
        "p0",
        "p100000000000000000000",
        "ms0",
        "ms",
        "p",
        "ms2147483648",
        "msp1",
        "pms1",
        "p-1",
        "p 1",
        "1 2",
        "1.0",
        "1e3",
        "0x10",
        "1_000",
        "１２",
        "²",
        "none",
        "9" * 10_000,
        "p" + "9" * 10_000,
        "617\x00",
        "classic",
        "a617",
    ],
)
def test_anything_else_is_refused_in_one_line(text):
    with pytest.raises(NotationError, match=r"^expected a deal \(1 to 2147483647, .*, got '.*'$"):
        Deal.parse(text)


def test_a_number_gives_the_same_tableau_under_every_rule_set():
    for text in ("1", "p100000"):
        deal = Deal.parse(text)
        first = deal.position(PRESETS["classic"])
        for rules in ALL_RULES:
            position = deal.position(rules)
            assert position.tableau == first.tableau
            assert position.waste + position.stock == first.waste + first.stock
            assert len(position.waste) == (rules.starter == "dealt")


def test_microsoft_and_pysol_numbers_are_different_deals():
    assert Deal.parse("100000") != Deal.parse("p100000")
    rules = PRESETS["classic"]
    assert Deal.parse("100000").position(rules) != Deal.parse("p100000").position(rules)


def test_the_next_and_the_previous_deal_go_round_the_end_of_their_numbers():
    assert str(Deal.parse("617").shifted(1)) == "618"
    assert str(Deal.parse("1").shifted(-1)) == str(LAST_MICROSOFT)
    assert str(Deal.parse(str(LAST_MICROSOFT)).shifted(1)) == "1"
    assert str(Deal.parse("p1").shifted(-1)) == f"p{LAST_PYSOL}"
    assert str(Deal.parse(f"p{LAST_PYSOL}").shifted(1)) == "p1"


def test_a_board_has_no_next_deal():
    board = Deal.parse("b......-4S-")
    assert board.number is None
    assert board.shifted(1) == board


def test_random_deals_are_numbers_that_can_be_said_aloud():
    rng = random.Random(1)
    drawn = [Deal.random(rng).number for _ in range(2_000)]
    assert min(drawn) >= 1
    assert max(drawn) <= 999_999
    assert len(set(drawn)) > 1_990


class FixedRandom(random.Random):
    def __init__(self, value: float) -> None:
        super().__init__()
        self.value = value

    def random(self) -> float:
        return self.value


def test_the_first_and_the_last_random_deal_are_1_and_999999():
    assert Deal.random(FixedRandom(0.0)).number == 1
    assert Deal.random(FixedRandom(1 - 2**-53)).number == 999_999


@pytest.mark.parametrize(("number", "series"), [(0, ""), (LAST_MICROSOFT + 1, ""), (0, "p")])
def test_a_number_out_of_range_is_no_deal(number, series):
    with pytest.raises(NotationError, match=f"got '{series}{number}'$"):
        Deal.numbered(number, series)
