"""Which results count, and where: whoever wants to know asks here.

Assisted results stand in tables of their own, and a later attempt at a deal in none: its stock was
known. A daily counts for its day on that day alone.
"""

from enum import Enum
from typing import NamedTuple

from golf.core.errors import NotationError
from golf.core.result import HoleResult
from golf.core.rules import Rules
from golf.local_time import date_of
from golf.saves.history import HistoryLine


class Mark(Enum):
    """What keeps a result out of the records."""

    ASSISTED = "with help"
    REPEATED = "a later attempt"


class TableKey(NamedTuple):
    """What one table of records is about."""

    rules: Rules
    is_assisted: bool = False
    is_speed: bool = False


def mark_of(line: HistoryLine) -> Mark | None:
    """Return what keeps a result out of the records, None where it counts."""
    if line.assisted:
        return Mark.ASSISTED
    return Mark.REPEATED if is_repeated(line) else None


def counts(line: HistoryLine) -> bool:
    """Return whether a result counts: a first attempt without help."""
    return mark_of(line) is None


def is_repeated(line: HistoryLine) -> bool:
    """Return whether a deal was begun before, so that its stock was known."""
    return line.attempt > 1


def counts_for_its_day(line: HistoryLine) -> bool:
    """Return whether a daily's result counts for its day; help does not take it away."""
    is_daily = line.daily is not None and date_of(line.begun) == line.daily
    return is_daily and not is_repeated(line)


def counts_on_its_course(line: HistoryLine) -> bool:
    """Return whether a result counts on its course: at any attempt, but not with help."""
    return line.course is not None and not line.assisted


def table_of(line: HistoryLine) -> TableKey | None:
    """Return the table in which a result stands, None for a later attempt.

    Raises:
        NotationError: the record names no rules.
    """
    return None if is_repeated(line) else TableKey(line.rules, line.assisted, line.speed)


def is_hole_of_round(line: HistoryLine) -> bool:
    """Return whether a line is one hole of a round, which has a line of its own as well."""
    return not line.is_round and "." in line.id


def results_of(line: HistoryLine) -> list[HoleResult]:
    """Return the result of each hole of a line; none where its record cannot be read."""
    try:
        # The rules are read, too: whoever goes on from here asks for them.
        return line.holes if line.rules else []
    except NotationError:
        return []
