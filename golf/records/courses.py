"""The best round on each course."""

from collections.abc import Sequence
from typing import NamedTuple

from golf.background import Work
from golf.records.counts import counts, results_of
from golf.saves.history import HistoryLine

_LINES_A_STEP = 50


class BestRound(NamedTuple):
    """The best finished round on a course: its strokes and the line it was filed in."""

    strokes: int
    line: HistoryLine


def finding_best_rounds(lines: Sequence[HistoryLine]) -> Work[dict[str, BestRound]]:
    """Return the best round that counts on each course; the earlier of equal ones."""
    found: dict[str, BestRound] = {}
    for number, line in enumerate(lines):
        if number % _LINES_A_STEP == 0:
            yield
        if line.course is None or not line.is_round or not counts(line):
            continue
        results = results_of(line)
        strokes = sum(hole.strokes for hole in results)
        if results and (line.course not in found or strokes < found[line.course].strokes):
            found[line.course] = BestRound(strokes, line)
    return found
