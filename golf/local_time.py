"""The player's local time: it is read afresh each time, in whatever zone the computer is by now."""

import time
from collections.abc import Callable
from datetime import date

_reread_zone: Callable[[], None] = getattr(time, "tzset", lambda: None)
"""Windows and some browsers have no such call; there the system itself follows a change."""


def local_now() -> str:
    """Return the local time to the second, such as `2026-11-29T20:01:02+01:00`."""
    # The C library would otherwise go on with the zone that it knew at the start.
    _reread_zone()
    text = time.strftime("%Y-%m-%dT%H:%M:%S%z")
    return f"{text[:-2]}:{text[-2:]}"


def date_of(moment: str) -> str:
    """Return the date of a local time, such as `2026-11-29`."""
    return moment[:10]


def week_of(day: str) -> str:
    """Return the ISO week of a date (YYYY-MM-DD), such as `2026-W49`."""
    year, week, _ = date.fromisoformat(day).isocalendar()
    return f"{year:04}-W{week:02}"
