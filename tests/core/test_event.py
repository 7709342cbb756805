"""Events: their names, and the deals that follow from them."""

from itertools import product

import pytest

from golf.core.errors import NotationError
from golf.core.event import Event, check_deals, rules_number, weeks_of
from golf.core.rules import PRESETS, Rules

CLASSIC = PRESETS["classic"]


def test_the_deals_of_a_week_are_spelt_by_its_name():
    assert [str(deal) for deal in Event.parse("2026-W49").deals(CLASSIC)] == [
        f"120264900{hole}" for hole in range(1, 10)
    ]


def test_the_deals_of_a_number_are_spelt_by_it():
    assert [str(deal) for deal in Event.parse("4711").deals(CLASSIC)] == [
        f"p471100{hole}" for hole in range(1, 10)
    ]


def test_every_rule_set_has_deals_of_its_own():
    texts = map("".join, product("de", "nw", "an", "as", "pa", "csp"))
    numbers = [rules_number(Rules.parse(text)) for text in texts]
    assert sorted(numbers) == list(range(96))
    assert rules_number(CLASSIC) == 0
    assert str(Event.parse("2026-W49").deals(PRESETS["relaxed"])[0]) == "1202649761"


@pytest.mark.parametrize("name", ["2026-W01", "9999-W52", "1900-W01", "1", "999999999"])
def test_a_name_is_read_and_written_alike(name):
    event = Event.parse(name)
    assert str(event) == name
    for rules in (CLASSIC, Rules.parse("ewnsas")):
        assert len(set(event.deals(rules))) == 9


def test_a_name_is_read_liberally():
    assert Event.parse(" 2026-w49 ") == Event("2026-W49")
    assert Event.parse("0047") == Event("47")
    assert Event("2026-W49").is_weekly
    assert not Event("47").is_weekly


@pytest.mark.parametrize(
    "text",
    ["", "0", "1000000000", "2026-W00", "2026-W54", "2025-W53", "1899-W01", "2026-49", "W49",
     "2026-W4", "-1", "٣", "²", "9" * 5000, "2026-W49x"],
)  # fmt: skip
def test_what_is_no_event_is_refused(text):
    with pytest.raises(NotationError, match="expected an event"):
        Event.parse(text)


def test_a_year_has_as_many_weeks_as_the_calendar_says():
    from datetime import date

    for year in range(1900, 2200):
        assert weeks_of(year) == date(year, 12, 28).isocalendar().week


def test_the_deals_of_an_event_are_all_of_them_or_one():
    deals = Event.parse("2026-W49").deals(CLASSIC)
    check_deals("2026-W49", CLASSIC, deals)
    check_deals("2026-W49", CLASSIC, deals[3:4])
    for others in (deals[:2], Event.parse("2026-W50").deals(CLASSIC)[:1]):
        with pytest.raises(NotationError, match="expected the deals of 2026-W49"):
            check_deals("2026-W49", CLASSIC, others)
