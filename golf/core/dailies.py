"""The deals of a date's dailies: the same for everybody, as their numbers follow from the date."""

import re

from golf.core.deal import Deal
from golf.core.rules import PRESETS, Rules

_DATE = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
_DIGITS = 9  # YYYYMMDD and the hole
_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_FEBRUARY = 2


def is_date(text: str) -> bool:
    """Return whether a text is a date of the calendar, written YYYY-MM-DD."""
    found = _DATE.fullmatch(text)
    if found is None:
        return False
    year, month, day = map(int, found.groups())
    if year == 0 or not 1 <= month <= len(_DAYS):
        return False
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 1 <= day <= _DAYS[month - 1] + (month == _FEBRUARY and is_leap)


def daily_deals(day: str, kind: str) -> list[Deal]:
    """Return the deal of the daily hole of a date (YYYY-MM-DD), or the nine of its daily round."""
    number = int(day.replace("-", "")) * 10
    numbers = [number] if kind == "daily-hole" else range(number + 1, number + 10)
    return [Deal.numbered(each) for each in numbers]


def daily_of(rules: Rules, deal: str) -> tuple[str, int] | None:
    """Return the date (YYYY-MM-DD) whose daily a deal is, and which hole; None for other deals.

    Hole 0 is the daily hole, 1 to 9 are those of the round. Under other rules than classic a deal
    is an ordinary one.
    """
    if rules != PRESETS["classic"] or len(deal) != _DIGITS or not deal.isdecimal():
        return None
    day = f"{deal[:4]}-{deal[4:6]}-{deal[6:8]}"
    return (day, int(deal[8])) if is_date(day) else None
