"""The tableaux that can follow from a position, as numbers: the one coding that analysis uses.

Only exposed cards are ever removed, so a tableau is known by how many cards are gone from each
column. Those counts are the digits of its number, in a mixed radix: a column of n cards has a digit
from 0 to n. The position's own tableau is number 0, and removing a card from a column always adds
the same to the number, the column's stride.
"""

from copy import copy
from functools import lru_cache
from typing import NamedTuple

from golf.core.cards import ACE, KING
from golf.core.position import Position
from golf.core.rules import Rules

NO_RANK = 0
"""Stands for the rank of an empty waste, and for what an emptied column exposes."""

State = tuple[int, int]
"""What changes between two flips: the number of the tableau, and the rank on top of the waste."""

_HARD_TO_REMOVE = {ACE: 3, KING: 3, ACE + 1: 1, KING - 1: 1}


class Fits(NamedTuple):
    """Which rank fits on which under a rule set, in the three shapes that are asked for.

    `on[t]` holds the ranks (1 to 13) that may be played on rank t, and `bits[t]` the same as bits 1
    to 13 of an integer; t = 0 is the empty waste. `tops[r]` lists the ranks that rank r fits on.
    """

    on: list[frozenset[int]]
    bits: list[int]
    tops: list[list[int]]


@lru_cache(maxsize=4)
def fits_under(rules: Rules) -> Fits:
    """Return what fits on what under a rule set."""
    ranks = range(ACE, KING + 1)
    on = [
        frozenset(rank for rank in ranks if rules.fits_rank(rank, top or None))
        for top in range(KING + 1)
    ]
    return Fits(
        on,
        bits=[sum(1 << rank for rank in fitting) for fitting in on],
        tops=[[top for top in ranks if rank in on[top]] for rank in range(KING + 1)],
    )


class Column(NamedTuple):
    """A column as a digit of the numbers: tableau t lacks `t // stride % size` cards of it.

    `size` is one more than its cards; `exposed[n]` is the rank it exposes once n of them are gone,
    0 where none is left.
    """

    stride: int
    size: int
    exposed: list[int]


class Tableaux:
    """The tableaux that can follow from a position, numbered from 0 to `cleared`, the empty one.

    `columns` are the position's, from the left, and `order` their indices by rising stride. `top`
    is the rank on the waste, 0 for none; `fits` is what fits on what; `flips_only_when_stuck` tells
    that no flip is allowed while a card fits. Nothing here depends on the stock.
    """

    def __init__(self, position: Position) -> None:
        self.top = position.top.rank if position.top else NO_RANK
        self.fits = fits_under(position.rules)
        self.flips_only_when_stuck = position.rules.flip == "when stuck"
        self._number([[card.rank for card in reversed(cards)] for cards in position.tableau])

    def _number(self, ranks: list[list[int]]) -> None:
        """Count what follows from columns of some ranks, each with its exposed card first."""
        # The column that stays longest gets the highest digit: that keeps the solver's sets short.
        self.order = sorted(
            range(len(ranks)),
            key=lambda column: sum(_HARD_TO_REMOVE.get(rank, 0) for rank in ranks[column]),
        )
        strides = [0] * len(ranks)
        count = 1
        for column in self.order:
            strides[column] = count
            count *= len(ranks[column]) + 1
        self.cleared = count - 1
        self.columns = [
            Column(stride, len(cards) + 1, [*cards, NO_RANK])
            for stride, cards in zip(strides, ranks, strict=True)
        ]
        # An emptied column shares its stride with another one, but nothing is played from it.
        self._column_of = {
            digit.stride: column for column, digit in enumerate(self.columns) if digit.size > 1
        }

    def following(self, tableau: int) -> "Tableaux":
        """Return the tableaux that can follow from one of these, numbered anew from it.

        The more cards it lacks the fewer they are. What lies on the waste is not asked.
        """
        after = copy(self)
        after._number(
            [exposed[tableau // stride % size : -1] for stride, size, exposed in self.columns]
        )
        return after

    def column_played(self, before: int, after: int) -> int:
        """Return which column (0 to 6) lost the one card that lies between two tableaux."""
        return self._column_of[after - before]

    def cards_left(self, tableau: int) -> int:
        """Return how many cards a tableau holds, 0 to 35."""
        return sum(size - 1 - tableau // stride % size for stride, size, _ in self.columns)
