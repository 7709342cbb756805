"""The dailies of a date, and what is a date."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.core.dailies import daily_deals, daily_of, is_date
from golf.core.rules import PRESETS

CLASSIC = PRESETS["classic"]


@given(st.dates())
def test_every_day_of_the_calendar_is_a_date(day: date) -> None:
    assert is_date(str(day))


@given(st.integers(0, 9999), st.integers(0, 13), st.integers(0, 32))
def test_only_days_of_the_calendar_are_dates(year: int, month: int, day: int) -> None:
    text = f"{year:04}-{month:02}-{day:02}"
    try:
        date.fromisoformat(text)
    except ValueError:
        assert not is_date(text)
    else:
        assert is_date(text)


@pytest.mark.parametrize("text", ["", "20261129", "2026-W48-7", "2026-11-29 ", "2026-1-2"])
def test_a_date_is_written_in_one_way(text: str) -> None:
    assert not is_date(text)


@pytest.mark.parametrize("year", [1900, 2000, 2023, 2024])
def test_february_has_another_day_in_leap_years(year: int) -> None:
    assert is_date(f"{year}-02-29") == (year in (2000, 2024))


@pytest.mark.parametrize("kind", ["daily-hole", "daily-round"])
def test_a_dailys_deal_tells_its_date_and_hole(kind: str) -> None:
    found = [daily_of(CLASSIC, str(deal)) for deal in daily_deals("2026-11-29", kind)]
    holes = [0] if kind == "daily-hole" else range(1, 10)
    assert found == [("2026-11-29", hole) for hole in holes]


@pytest.mark.parametrize("deal", ["617", "202613290", "p20261129", "2026112901"])
def test_other_deals_are_no_dailys(deal: str) -> None:
    assert daily_of(CLASSIC, deal) is None


def test_under_other_rules_a_deal_is_an_ordinary_one() -> None:
    assert daily_of(PRESETS["relaxed"], "202611290") is None
