"""Dates in words, by the catalogue and not by the system's locale."""

from datetime import date, datetime

from golf.words import mark, say

_DAYS = (
    mark("Monday"), mark("Tuesday"), mark("Wednesday"), mark("Thursday"), mark("Friday"),
    mark("Saturday"), mark("Sunday"),
)  # fmt: skip
_SHORT_DAYS = (mark("Mo"), mark("Tu"), mark("We"), mark("Th"), mark("Fr"), mark("Sa"), mark("Su"))
_MONTHS = (
    mark("January"), mark("February"), mark("March"), mark("April"), mark("May"), mark("June"),
    mark("July"), mark("August"), mark("September"), mark("October"),
    mark("November"), mark("December"),
)  # fmt: skip
_SHORT_MONTHS = (
    mark("Jan"), mark("Feb"), mark("Mar"), mark("Apr"), mark("May"), mark("Jun"), mark("Jul"),
    mark("Aug"), mark("Sep"), mark("Oct"), mark("Nov"), mark("Dec"),
)  # fmt: skip


def date_text(day: str) -> str:
    """Return a date, or that of a moment (ISO 8601 both), shortly: 29 Nov 2026."""
    when = datetime.fromisoformat(day)
    month = say(_SHORT_MONTHS[when.month - 1])
    return say("{day} {month} {year}", day=when.day, month=month, year=when.year)


def day_text(day: str) -> str:
    """Return a date (YYYY-MM-DD) with its weekday: Sunday, 29 November 2026."""
    when = date.fromisoformat(day)
    return say(
        "{weekday}, {day} {month} {year}",
        weekday=say(_DAYS[when.weekday()]),
        day=when.day,
        month=say(_MONTHS[when.month - 1]),
        year=when.year,
    )


def month_text(year: int, month: int) -> str:
    """Return a month: November 2026."""
    return say("{month} {year}", month=say(_MONTHS[month - 1]), year=year)


def short_month_text(year: int, month: int) -> str:
    """Return a month shortly: Nov 2026."""
    return say("{month} {year}", month=say(_SHORT_MONTHS[month - 1]), year=year)


def short_days() -> list[str]:
    """Return the days of the week in two letters, from Monday."""
    return [say(name) for name in _SHORT_DAYS]
