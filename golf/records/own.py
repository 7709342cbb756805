"""A result beside the player's own of late: one true and kind thing to say of it, or nothing.

Only results that count are looked at, as in the records.
"""

from collections.abc import Sequence
from datetime import date, timedelta
from enum import Enum, auto

from golf.background import Work
from golf.core.rules import Rules
from golf.core.scoring import better_first
from golf.records.counts import counts, results_of
from golf.records.pars import round_par
from golf.records.statistics import CountedHole
from golf.saves.history import HistoryLine

FEWEST = 3
"""Among fewer others of a week none is its best."""
LEAST_RUN = 5
USUAL = 20, 5
"""From how many holes at most, and at least, one's usual result is known."""
ROUNDS = 5
"""How many rounds make one's form."""

_LINES_A_STEP = 200


class Praise(Enum):
    """What can be said of a hole."""

    RUN = auto()
    """Its longest run is the week's."""
    HOLE = auto()
    """It is the week's best under its rules."""
    USUAL = auto()
    """It is clearly better than usual."""


def praising(lines: Sequence[HistoryLine], mine: HistoryLine) -> Work[Praise | None]:
    """Return the best thing to say of a hole, None where there is none, or it does not count."""
    if mine.is_round or not counts(mine) or not results_of(mine):
        return None
    (result,) = results_of(mine)
    if result.is_given_up:
        return None
    day = mine.begun[:10]
    monday = str(date.fromisoformat(day) - timedelta(date.fromisoformat(day).weekday()))
    week: list[CountedHole] = []
    for number, line in enumerate(lines):
        if number % _LINES_A_STEP == 0:
            yield
        if monday <= line.begun[:10] <= day and line.id != mine.id and _is_hole(line):
            week.append(CountedHole(line, results_of(line)[0]))
    runs = [hole.result.longest_run for hole in week]
    if len(runs) >= FEWEST and result.longest_run > max(*runs, LEAST_RUN - 1):
        return Praise.RUN
    alike = [hole.order for hole in week if _is_alike(hole.line, mine)]
    if len(alike) >= FEWEST and CountedHole(mine, result).order < min(alike):
        return Praise.HOLE
    usual = yield from _usual(lines, mine)
    score = better_first(mine.rules, result.strokes, 0)[0]
    return Praise.USUAL if usual is not None and score <= usual - 1 else None


def _is_hole(line: HistoryLine) -> bool:
    return not line.is_round and counts(line) and bool(results_of(line))


def _is_alike(line: HistoryLine, mine: HistoryLine) -> bool:
    return line.rules == mine.rules and line.speed == mine.speed


def _usual(lines: Sequence[HistoryLine], mine: HistoryLine) -> Work[float | None]:
    """Return the mean of the latest holes like this one, None where there are too few."""
    most, least = USUAL
    scores: list[int] = []
    for number, line in enumerate(reversed(lines)):
        if number % _LINES_A_STEP == 0:
            yield
        if line.id != mine.id and _is_hole(line) and _is_alike(line, mine):
            scores.append(better_first(mine.rules, results_of(line)[0].strokes, 0)[0])
            if len(scores) == most:
                break
    return sum(scores) / len(scores) if len(scores) >= least else None


def finding_form(lines: Sequence[HistoryLine], rules: Rules) -> Work[list[int]]:
    """Return the latest rounds under some rules against par, the earliest of them first."""
    found: list[int] = []
    for number, line in enumerate(reversed(lines)):
        if number % _LINES_A_STEP == 0:
            yield
        if _is_round(line) and line.rules == rules:
            found.append(sum(hole.strokes for hole in results_of(line)) - round_par(line))
            if len(found) == ROUNDS:
                break
    return found[::-1]


def _is_round(line: HistoryLine) -> bool:
    return line.is_round and not line.speed and counts(line) and bool(results_of(line))
