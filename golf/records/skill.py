"""How well a player plays, without the luck: what choices cost in the latest holes of a table."""

from math import sqrt
from typing import TYPE_CHECKING

from golf.background import Work
from golf.core.hole import Hole
from golf.core.record import Record
from golf.records.statistics import CountedHole, Table

if TYPE_CHECKING:
    from golf.analysis.measure import Parts

LATEST = 36
"""How many holes are taken apart at most, the latest: it takes about a second for each."""

FEWEST_HOLES = 2
"""How many holes it takes at least to tell a mean with its error."""


class Skill:
    """The latest holes of a table, taken apart one after the other on demand.

    `parts` are those of the holes done so far, in the order of play.
    """

    def __init__(self, table: Table) -> None:
        self.holes: list[CountedHole] = table.holes[-LATEST:]
        self.parts: list[Parts] = []

    @property
    def is_done(self) -> bool:
        """Whether every hole was taken apart."""
        return len(self.parts) == len(self.holes)

    @property
    def costs(self) -> list[float]:
        """What choices cost in each hole done, in strokes or cards."""
        return [each.choices for each in self.parts]

    @property
    def mean(self) -> tuple[float, float] | None:
        """What choices cost a hole, and its standard error; None with too few holes."""
        costs = self.costs
        if len(costs) < FEWEST_HOLES:
            return None
        mean = sum(costs) / len(costs)
        spread = sum((cost - mean) ** 2 for cost in costs) / (len(costs) - 1)
        return mean, sqrt(spread / len(costs))

    def measuring(self) -> Work[None]:
        """Take the holes that are not done apart, pausing every few milliseconds."""
        # Nobody waits for this who only looks at records.
        from golf.analysis.luck import measuring_hole

        for counted in self.holes[len(self.parts) :]:
            measure = yield from measuring_hole(_hole_of(counted))
            self.parts.append(measure.parts)


def _hole_of(counted: CountedHole) -> Hole:
    """Return a hole that counts, played again: alone in its line, or one of a round's."""
    record = Record.parse(counted.line.record)
    found = next(each for each in record.holes if str(each.deal) == counted.result.deal)
    return Record(record.rules, (found,)).replay().holes[0]
