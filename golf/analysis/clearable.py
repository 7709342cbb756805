"""Deals that can be cleared: drawn at random and checked by the exact solver, in slices."""

from collections.abc import Callable, Generator

from golf.analysis.solver import solving
from golf.core.deal import Deal
from golf.core.rules import Rules


class ClearableDraw:
    """Draws deals until `count` of them can be cleared under `rules`.

    `draw` gives a random deal; `found` are those that can be cleared so far.
    """

    def __init__(self, draw: Callable[[], Deal], rules: Rules, count: int) -> None:
        self.draw = draw
        self.rules = rules
        self.count = count
        self.found: list[Deal] = []

    def drawing(self) -> Generator[None, None, list[Deal]]:
        """Draw on, pausing every millisecond or so; the return value is the deals."""
        while len(self.found) < self.count:
            deal = self.draw()
            if deal in self.found:
                continue
            solution = yield from solving(deal.position(self.rules))
            if solution.is_winnable:
                self.found.append(deal)
        return self.found
