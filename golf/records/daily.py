"""The daily hole and round: what was played on which day, and the streak.

Everything comes from the history. A result counts for its day when it was opened on that day, by
the player's own date, and was the deal's first attempt; a day played later is shown and does not
count. A daily's line is dated (`begun`) with the moment at which it was opened.
"""

from collections.abc import Iterable
from datetime import date, timedelta
from typing import NamedTuple

from golf.background import Work
from golf.core.dailies import daily_deals
from golf.core.record import HoleRecord, Record
from golf.core.rules import PRESETS
from golf.core.slices import finished
from golf.records.counts import counts_for_its_day, is_hole_of_round, results_of
from golf.saves.history import HistoryLine

ONE_DAY = timedelta(days=1)

_LINES_A_STEP = 50


class Day(NamedTuple):
    """The results of one date: those that count, or else the first that were played later."""

    hole: HistoryLine | None = None
    round: HistoryLine | None = None


class Today(NamedTuple):
    """Whether a daily of today was played, and how many days in a row one was."""

    is_played: bool
    streak: int


class Streak(NamedTuple):
    """How many days in a row a daily was played: the row still alive, and the longest."""

    current: int
    longest: int


def days(lines: Iterable[HistoryLine]) -> dict[str, Day]:
    """Return what `finding_days` returns, at once."""
    return finished(finding_days(lines))


def finding_days(lines: Iterable[HistoryLine]) -> Work[dict[str, Day]]:
    """Return the days with a result, by date."""
    found: dict[str, Day] = {}
    for number, line in enumerate(lines):
        if number % _LINES_A_STEP == 0:
            yield
        if line.daily is None or is_hole_of_round(line) or not results_of(line):
            continue
        day = found.get(line.daily, Day())
        old = day.round if line.is_round else day.hole
        if old is None or (counts_for_its_day(line) and not counts_for_its_day(old)):
            day = day._replace(round=line) if line.is_round else day._replace(hole=line)
        found[line.daily] = day
    return found


def finding_today(lines: Iterable[HistoryLine], today: str) -> Work[Today]:
    """Return how things stand with the daily of a date."""
    found = yield from finding_days(lines)
    row = yield from finding_streak(found, today)
    return Today(today in found, row.current)


def streak(found: dict[str, Day], today: str) -> Streak:
    """Return what `finding_streak` returns, at once."""
    return finished(finding_streak(found, today))


def finding_streak(found: dict[str, Day], today: str) -> Work[Streak]:
    """Return the rows of dates with a result that counts, the current one as it is `today`.

    Hours and zones do not matter, only that the dates follow one another. A row is alive until a
    whole day has gone by without a daily. A date after today has not come yet.
    """
    longest = length = 0
    last: date | None = None
    for number, text in enumerate(sorted(found)):
        if number % _LINES_A_STEP == 0:
            yield
        if text > today or not any(map(counts_for_its_day, filter(None, found[text]))):
            continue
        day = date.fromisoformat(text)
        length = length + 1 if last == day - ONE_DAY else 1
        longest = max(longest, length)
        last = day
    is_alive = last is not None and last >= date.fromisoformat(today) - ONE_DAY
    return Streak(length if is_alive else 0, longest)


def month_weeks(year: int, month: int) -> list[list[str | None]]:
    """Return the dates of a month in weeks from Monday to Sunday, None outside the month."""
    first = date(year, month, 1)
    cells: list[str | None] = [None] * first.weekday()
    day = first
    while day.month == month:
        cells.append(str(day))
        day += timedelta(days=1)
    cells += [None] * (-len(cells) % 7)
    return [cells[start : start + 7] for start in range(0, len(cells), 7)]


def shifted_month(year: int, month: int, step: int) -> tuple[int, int]:
    """Return the month `step` months on."""
    number = year * 12 + month - 1 + step
    return number // 12, number % 12 + 1


def hole_code(day: str) -> str:
    """Return the code of a day's hole before its first move: what can be shared unspoilt."""
    deal = daily_deals(day, "daily-hole")[0]
    return str(Record(PRESETS["classic"], (HoleRecord(deal),)))
