"""The review of a played hole: what was still possible after each move, and which moves cost."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from golf.analysis.runs import longest_run
from golf.analysis.solver import solving
from golf.analysis.tableaux import Tableaux
from golf.core.cards import ACE, KING
from golf.core.moves import Move
from golf.core.position import LOWEST_STROKES, Position


@dataclass(frozen=True, slots=True)
class Review:
    """What a hole could have been.

    `best` holds the best possible strokes after 0, 1, 2 ... moves; it never falls. Where the rules
    count cards a clear is 0 strokes, whatever is left in the stock. `line` is one best line from
    the start, `is_winnable` whether that clears the tableau.
    """

    best: tuple[int, ...]
    line: tuple[Move, ...]
    is_winnable: bool

    @property
    def costly_moves(self) -> list[int]:
        """The numbers, from 1, of the moves after which less was possible than before."""
        return [
            number
            for number in range(1, len(self.best))
            if self.best[number] > self.best[number - 1]
        ]

    @property
    def first_loss(self) -> tuple[int, int] | None:
        """The first costly move and the best strokes still possible after it; None without one."""
        costly = self.costly_moves
        return (costly[0], self.best[costly[0]]) if costly else None

    @property
    def costliest(self) -> tuple[int, int] | None:
        """The first of the moves that cost the most, and how many strokes; None without one."""
        costs = [
            (self.best[number] - self.best[number - 1], number) for number in self.costly_moves
        ]
        if not costs:
            return None
        cost, number = max(costs, key=lambda each: (each[0], -each[1]))
        return number, cost


def reviewing(positions: Sequence[Position]) -> Generator[None, None, Review]:
    """Review a hole given as its positions from the start on, pausing every millisecond or so.

    What is possible never gets better, so where it is the same at two moves it is the same between
    them: halving finds every costly move with few solutions. The return value is the review.
    """
    least = 0 if positions[0].rules.score == "cards" else LOWEST_STROKES
    first = yield from solving(positions[0])
    best: list[int] = [max(least, first.best_strokes)] * len(positions)
    spans = [(0, len(positions) - 1)]
    if len(positions) > 1:
        best[-1] = max(least, (yield from solving(positions[-1])).best_strokes)
    while spans:
        start, end = spans.pop()
        if best[start] == best[end]:
            best[start : end + 1] = [best[start]] * (end + 1 - start)
        elif end - start > 1:
            middle = (start + end) // 2
            best[middle] = max(least, (yield from solving(positions[middle])).best_strokes)
            spans += [(start, middle), (middle, end)]
    return Review(tuple(best), first.line, first.is_winnable)


def helpful_ranks(position: Position) -> list[int]:
    """Return the ranks (1 to 13) that would have let a stuck player go on, most plays first.

    A rank helps when a card of it, flipped next, could be played on; longer runs come first.
    """
    tableaux = Tableaux(position)
    lengths = {rank: longest_run(tableaux, rank) for rank in range(ACE, KING + 1)}
    return sorted(filter(lengths.__getitem__, lengths), key=lambda rank: -lengths[rank])
