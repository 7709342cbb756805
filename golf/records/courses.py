"""What was reached on each course: the best round with its medal, and the best of each hole.

A course is there to be played again: every attempt without help counts.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from golf.background import Work
from golf.core.result import HoleResult
from golf.core.rules import HOLES_IN_ROUND
from golf.records.counts import counts_on_its_course, results_of
from golf.saves.history import HistoryLine

_LINES_A_STEP = 50


class BestRound(NamedTuple):
    """The best finished round on a course: its strokes and the line it was filed in."""

    strokes: int
    line: HistoryLine


@dataclass
class CourseRecord:
    """The best on one course: a round, and the fewest strokes on each hole, by its number."""

    best: BestRound | None = None
    holes: dict[int, int] = field(default_factory=dict)

    def take(self, line: HistoryLine, results: list[HoleResult]) -> None:
        """Count a result on this course; of equal ones the earlier stays."""
        if line.is_round:
            strokes = sum(hole.strokes for hole in results)
            if self.best is None or strokes < self.best.strokes:
                self.best = BestRound(strokes, line)
        first = 1 if line.is_round else _number_of(line)
        for number, hole in enumerate(results, start=first):
            if 1 <= number <= HOLES_IN_ROUND:
                self.holes[number] = min(hole.strokes, self.holes.get(number, hole.strokes))


def finding_course_records(lines: Sequence[HistoryLine]) -> Work[dict[str, CourseRecord]]:
    """Return what was reached on each course that was played, by its name."""
    found: dict[str, CourseRecord] = {}
    for number, line in enumerate(lines):
        if number % _LINES_A_STEP == 0:
            yield
        if line.course is None or not counts_on_its_course(line):
            continue
        results = results_of(line)
        if results:
            found.setdefault(line.course, CourseRecord()).take(line, results)
    return found


def _number_of(line: HistoryLine) -> int:
    """Return which hole of its course a line of one hole is, 0 where its id does not say so."""
    number = line.id.rpartition(".")[2]
    return int(number) if number.isdecimal() and len(number) == 1 else 0
