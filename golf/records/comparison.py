"""A result beside all others: its place among those of its rules, and the best on its very deal."""

from collections.abc import Sequence
from typing import NamedTuple

from golf.background import Work
from golf.core.result import HoleResult
from golf.core.rules import Rules
from golf.core.scoring import speed_score
from golf.records.counts import Mark, counts, mark_of, results_of
from golf.records.statistics import CountedHole
from golf.saves.history import HistoryLine

FEW = 2
"""Among no more results than these the best is nothing to speak of."""

_LINES_A_STEP = 50


class Comparison(NamedTuple):
    """What the history says of a result.

    `place` counts from 1 among `of` results that count; it is None for one that does not. `best`
    holds for each rule set that the deal was played by its best result without help, in any
    attempt. `is_best_ever` is said of one that is better than all of several others.
    """

    place: int | None
    of: int
    best: tuple[tuple[Rules, HoleResult], ...] = ()
    is_best_ever: bool = False


def comparing(lines: Sequence[HistoryLine], mine: HistoryLine) -> Work[Comparison]:
    """Compare a hole or a round with all lines; equal results share a place."""
    my_order = _order(mine)
    better = as_good = of = 0
    deal = None if mine.is_round else mine.deals[0]
    best: dict[Rules, CountedHole] = {}
    for number, line in enumerate(lines):
        if number % _LINES_A_STEP == 0:
            yield
        if deal in line.deals and mark_of(line) is not Mark.ASSISTED:
            _keep_best(best, line, deal)
        if _is_rival(line, mine):
            of += 1
            better += _order(line) < my_order
            as_good += _order(line) == my_order
    found = tuple((rules, hole.result) for rules, hole in best.items())
    is_best_ever = counts(mine) and not better and as_good == 1 and of > FEW
    return Comparison(better + 1 if counts(mine) else None, of, found, is_best_ever)


def _is_rival(line: HistoryLine, mine: HistoryLine) -> bool:
    """Return whether a line stands in the same table of records."""
    is_alike = line.speed == mine.speed and line.is_round == mine.is_round
    return counts(line) and is_alike and bool(results_of(line)) and line.rules == mine.rules


def _order(line: HistoryLine) -> tuple[float, int]:
    """Return what the table is sorted by, the better the lower."""
    results = line.holes
    if not line.is_round:
        return CountedHole(line, results[0]).order
    strokes = sum(result.strokes for result in results)
    return (speed_score(strokes, line.seconds) if line.speed else strokes), 0


def _keep_best(best: dict[Rules, CountedHole], line: HistoryLine, deal: str | None) -> None:
    for result in results_of(line):
        if result.deal == deal:
            rules, hole = line.rules, CountedHole(line, result)
            if rules not in best or hole.order < best[rules].order:
                best[rules] = hole
