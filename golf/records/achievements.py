"""Achievements: few, golf-like, announced once, and earned from the history alone.

Only first attempts without help count, as in the records, and no hole that was given up.
"""

from collections.abc import Sequence
from typing import NamedTuple

from golf.background import Work
from golf.core.slices import finished
from golf.local_time import date_of
from golf.records import daily
from golf.records.counts import counts, results_of
from golf.records.statistics import ParOf
from golf.saves.history import HistoryLine
from golf.saves.settings import AWARD
from golf.words import say

STOCK_LEFT = 5
CLEARS = 2
HOLES = 9
DAYS = 10

_LINES_A_STEP = 50

RECENT = 40
"""How many of the latest lines can bring an achievement that the player was not told of yet."""


class Achievement(NamedTuple):
    """What can be achieved: its key, name, and what it takes."""

    key: str
    name: str
    about: str


def achievements() -> list[Achievement]:
    """Return all achievements, in the order in which they are listed."""
    return [
        Achievement(
            "deal_in_one",
            say("Hole in one deal"),
            say("Clear a hole with {n} or more cards left in the stock.", n=STOCK_LEFT),
        ),
        Achievement("two_clears", say("Back to back"), say("Clear two holes in a row.")),
        Achievement("under_par", say("Under par"), say("Finish a round under par.")),
        Achievement(
            "no_hints",
            say("By eye alone"),
            say("Play {n} holes in a row to their end without a hint.", n=HOLES),
        ),
        Achievement(
            "ten_days", say("Regular"), say("Play the daily on {n} days in a row.", n=DAYS)
        ),
    ]


def earned(lines: Sequence[HistoryLine], par_of: ParOf) -> dict[str, str]:
    """Return what `earning` returns, at once."""
    return finished(earning(lines, par_of))


def earning(lines: Sequence[HistoryLine], par_of: ParOf) -> Work[dict[str, str]]:
    """Return the achievements earned by `lines`: their keys, and when (ISO 8601, begun).

    `par_of` gives the par of a round's line.
    """
    found: dict[str, str] = {}
    clears = unhinted = 0
    for number, line in enumerate(lines):
        if number % _LINES_A_STEP == 0:
            yield
        if not counts(line):
            if not line.is_round:
                clears = unhinted = 0
            continue
        results = results_of(line)
        if line.is_round:
            if results and sum(hole.strokes for hole in results) < par_of(line):
                found.setdefault("under_par", line.begun)
            continue
        if not results:
            continue
        hole = results[0]
        clears = clears + 1 if hole.is_cleared else 0
        unhinted = unhinted + 1 if line.hints == 0 and not hole.is_given_up else 0
        if hole.is_cleared and hole.stock_left >= STOCK_LEFT:
            found.setdefault("deal_in_one", line.begun)
        if clears >= CLEARS:
            found.setdefault("two_clears", line.begun)
        if unhinted >= HOLES:
            found.setdefault("no_hints", line.begun)
    yield from _finding_days(found, lines)
    return found


def _finding_days(found: dict[str, str], lines: Sequence[HistoryLine]) -> Work[None]:
    dailies: list[HistoryLine] = []
    for number, line in enumerate(lines):
        if number % _LINES_A_STEP == 0:
            yield
        if line.daily is not None and _was_played(line):
            dailies.append(line)
    if not dailies:
        return
    last = dailies[-1]
    days = yield from daily.finding_days(dailies)
    streak = yield from daily.finding_streak(days, date_of(last.begun))
    if streak.longest >= DAYS:
        found["ten_days"] = last.begun


def _was_played(line: HistoryLine) -> bool:
    """Return whether any hole was played to its end."""
    return not all(hole.is_given_up for hole in results_of(line))


def newly_earned(
    lines: Sequence[HistoryLine], told: Sequence[str], par_of: ParOf
) -> Work[list[Achievement]]:
    """Return what the latest of `lines` have earned and `told` (names, see `award_name`) lacks."""
    missing = [each for each in achievements() if award_name(each) not in told]
    if not missing:
        return []
    # A row of days may reach further back than the latest lines.
    recent = [line for line in lines[:-RECENT] if line.daily is not None] + list(lines[-RECENT:])
    now_earned = yield from earning(recent, par_of)
    return [each for each in missing if each.key in now_earned]


def award_name(achievement: Achievement) -> str:
    """Return the name under which the settings note that the player was told of an achievement."""
    return f"{AWARD}{achievement.key}"
