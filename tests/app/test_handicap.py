"""The handicap: the published table, the last twenty rounds, and net scores."""

import pytest

from golf.core.rules import PRESETS
from golf.records.handicap import handicap_index, handicaps, net_strokes, playing_handicap
from golf.records.statistics import CountedRound, Table


@pytest.mark.parametrize(
    ("rounds", "expected"),
    [
        (3, -2.0), (4, -1.0), (5, 0.0), (6, -0.5), (7, 0.5), (8, 0.5), (9, 1.0), (11, 1.0),
        (12, 1.5), (14, 1.5), (15, 2.0), (16, 2.0), (17, 2.5), (18, 2.5), (19, 3.0), (20, 3.5),
    ],
)  # fmt: skip
def test_the_lowest_of_few_rounds_count_as_the_table_says(rounds: int, expected: float) -> None:
    # The lowest n of 0, 1, 2, ... have the mean (n − 1) / 2.
    assert handicap_index(range(rounds)) == expected
    assert handicap_index(range(rounds)[::-1]) == expected


def test_with_fewer_than_three_rounds_there_is_none() -> None:
    assert handicap_index([]) is None
    assert handicap_index([4, 5]) is None


def test_only_the_last_twenty_rounds_count() -> None:
    assert handicap_index([-30] * 5 + [8] * 20) == 8
    assert handicap_index([8] * 20 + [-8]) == 6


def test_it_is_told_in_tenths_and_a_half_of_one_is_rounded_up() -> None:
    assert handicap_index([5] * 12 + [4] * 6 + [9] * 2) == 4.3  # 4.25
    assert handicap_index([-5] * 2 + [-4] * 18) == -4.2  # −4.25
    assert handicap_index([10, 10, 10, 11] * 3) == 10


def test_net_scores_are_gross_ones_less_the_handicap() -> None:
    assert (playing_handicap(12.4), playing_handicap(12.5)) == (12, 13)
    assert (playing_handicap(-1.5), playing_handicap(-1.6)) == (-1, -2)
    assert net_strokes(57, 12.4) == 45
    assert net_strokes(40, -2.0) == 42


def test_a_table_of_records_has_a_handicap_after_each_round() -> None:
    table = Table(PRESETS["classic"])
    assert handicaps(table) == []
    table.rounds = [CountedRound(None, 45 + over, 45) for over in (9, 4, 7, 3)]  # type: ignore[arg-type]
    assert handicaps(table) == [None, None, 2.0, 2.0]
