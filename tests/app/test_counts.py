"""One answer to which results count, and where."""

import pytest

from golf.core.rules import PRESETS
from golf.records.counts import (
    Mark,
    TableKey,
    counts,
    counts_for_its_day,
    is_hole_of_round,
    mark_of,
    results_of,
    table_of,
)
from tests.app.lines import line

CLASSIC = PRESETS["classic"]


@pytest.mark.parametrize(
    ("facts", "mark", "table"),
    [
        ({}, None, TableKey(CLASSIC)),
        ({"assisted": True}, Mark.ASSISTED, TableKey(CLASSIC, is_assisted=True)),
        ({"attempt": 2}, Mark.REPEATED, None),
        ({"assisted": True, "attempt": 2}, Mark.ASSISTED, None),
        ({"speed": True}, None, TableKey(CLASSIC, is_speed=True)),
        ({"hints": 5}, None, TableKey(CLASSIC)),
    ],
)
def test_a_first_attempt_without_help_counts(facts, mark, table) -> None:
    filed = line("classic/617:X", **facts)
    assert mark_of(filed) is mark
    assert counts(filed) == (mark is None)
    assert table_of(filed) == table


@pytest.mark.parametrize(
    ("facts", "is_counted"),
    [
        ({}, True),
        ({"assisted": True}, True),
        ({"attempt": 2}, False),
        ({"daily": "2026-11-28"}, False),
        ({"daily": None}, False),
    ],
)
def test_a_daily_counts_for_the_day_on_which_it_was_opened(facts, is_counted) -> None:
    filed = line("classic/202611290:X", **{"daily": "2026-11-29"} | facts)
    assert counts_for_its_day(filed) == is_counted


def test_a_hole_of_a_round_is_known_by_its_id() -> None:
    assert is_hole_of_round(line("classic/1:X", "game.3"))
    assert not is_hole_of_round(line("classic/1:X", "game"))
    assert not is_hole_of_round(line("classic" + "/1:X" * 9, "ga.me"))


def test_a_record_that_nobody_can_read_has_no_results() -> None:
    assert results_of(line("whist/1:X")) == []
    assert len(results_of(line("classic/1:X"))) == 1
