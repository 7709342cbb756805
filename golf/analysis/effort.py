"""How much work goes into each run of a hole, so that no hole takes long to take apart.

In most holes there soon is less and less to search. Where somebody flips and flips though cards
fit, there is not: so a hole has a limit, of which a run may take the greater part of what is left.
Where that is not all it would take, it is weighed by fewer orders, and its value has a larger
error, but no other mean. The first run gets all it takes, so what a deal is worth does not depend
on who plays it.

Work is counted, not timed: it is the same on every machine.
"""

from typing import NamedTuple

_LIMIT = 2_400_000_000
"""The work for a hole, as `solver.End.work` counts it."""

_GREATER_PART = 4 / 5


class Effort(NamedTuple):
    """What may go into the runs of a hole from one of them on.

    `left` is the work that is left for them, and `order` what solving one order takes.
    """

    left: int
    order: float

    def share(self, orders: int) -> float:
        """Return which share (0 to 1) of `orders` to solve for the next run, all ends together."""
        usual, most = orders * self.order, _GREATER_PART * self.left
        return 1.0 if usual <= most else most / usual


WHOLE_EFFORT = Effort(_LIMIT, 0.0)
"""What may go into a whole hole, where nothing is known yet of how much an order takes."""
