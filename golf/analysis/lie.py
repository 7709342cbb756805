"""How the cards lie: the runs that a player can see before the next flip.

A tableau that follows from a position is written as one integer, three bits for the height of each
column. Between two flips nothing is revealed, so a player chooses where to end the run as a whole.
"""

from typing import NamedTuple

from golf.core.cards import KING
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.position import COLUMNS, Position

BITS = 3
"""How many bits hold the height of a column, 0 to 5."""

_HEIGHT = (1 << BITS) - 1
_SHIFTS = [BITS * column for column in range(COLUMNS)]


def height(heights: int, column: int) -> int:
    """Return the height of one column, 0 to 5."""
    return heights >> BITS * column & _HEIGHT


def cards_left(heights: int) -> int:
    """Return how many cards a tableau holds."""
    return sum(heights >> shift & _HEIGHT for shift in _SHIFTS)


class RunEnd(NamedTuple):
    """A tableau at which the present run can end.

    `first_moves` are the moves that a run to it can begin with, the flip where the run is over;
    `moves` is one such run.
    """

    heights: int
    first_moves: tuple[Move, ...]
    moves: tuple[Move, ...]


class _Reached(NamedTuple):
    """How a tableau was reached in a run: by which first columns, and after what by which play."""

    first_columns: int
    before: tuple[int, int] | None
    column: int


class Lie:
    """What anybody can see of a position: its columns and the waste's top card.

    `ranks[c][h]` is the rank that column c exposes at height h, 0 for an emptied column, and
    `links[c][h]` whether it and the card under it fit one another in any order. `fits[t]` holds the
    ranks that fit on rank t, with 0 for an empty waste, `fit_masks[t]` the same as bits, and
    `takes[r]` the ranks that rank r fits on.
    """

    def __init__(self, position: Position) -> None:
        rules = position.rules
        self.ranks = [[0, *(card.rank for card in cards)] for cards in position.tableau]
        self.fits = [
            frozenset(rank for rank in range(1, KING + 1) if rules.fits_rank(rank, top or None))
            for top in range(KING + 1)
        ]
        self.fit_masks = [sum(1 << rank for rank in ranks) for ranks in self.fits]
        self.takes = [
            [top for top in range(1, KING + 1) if rank in self.fits[top]]
            for rank in range(KING + 1)
        ]
        self.links = [self._links_of(ranks) for ranks in self.ranks]
        self.heights = sum(len(cards) << _SHIFTS[c] for c, cards in enumerate(position.tableau))
        self.top = position.top.rank if position.top else 0
        self.flips_only_when_stuck = rules.flip == "when stuck"

    def _links_of(self, ranks: list[int]) -> list[bool]:
        pairs = zip([0, *ranks], ranks, strict=False)
        return [upper in self.takes[lower] or lower in self.takes[upper] for lower, upper in pairs]

    def plays(self, heights: int, top: int) -> list[tuple[int, int, int]]:
        """Return the plays on rank `top`: the column, the heights after it, the rank on top."""
        fits = self.fits[top]
        found = []
        for column, ranks in enumerate(self.ranks):
            rank = ranks[heights >> BITS * column & _HEIGHT]
            if rank in fits:
                found.append((column, heights - (1 << BITS * column), rank))
        return found

    def run_ends(self) -> list[RunEnd]:
        """Return every tableau at which a run that begins now may be ended by a flip.

        The flip is taken for legal here: a lie does not know whether there is a stock.
        """
        start = (self.heights, self.top)
        reached = {start: _Reached(0, None, 0)}
        ends: dict[int, tuple[int, tuple[int, int]]] = {}
        level = [start]
        while level:
            beyond: list[tuple[int, int]] = []
            for here in level:
                plays = self.plays(*here)
                if not (plays and self.flips_only_when_stuck):
                    firsts = ends.get(here[0], (0, here))[0] | reached[here].first_columns
                    ends[here[0]] = firsts, here
                for column, heights, rank in plays:
                    firsts = reached[here].first_columns or 1 << column
                    after = (heights, rank)
                    if after in reached:
                        firsts |= reached[after].first_columns
                    else:
                        beyond.append(after)
                    reached[after] = _Reached(firsts, here, column)
            level = beyond
        return [
            RunEnd(heights, _first_moves(firsts), _moves_to(state, reached))
            for heights, (firsts, state) in ends.items()
        ]


def _first_moves(columns: int) -> tuple[Move, ...]:
    """Return the moves of a set of columns, the flip for none."""
    return tuple(PLAYS[c] for c in range(COLUMNS) if columns >> c & 1) or (FLIP,)


def _moves_to(state: tuple[int, int], reached: dict[tuple[int, int], _Reached]) -> tuple[Move, ...]:
    """Return the plays that lead to a state of a run."""
    moves: list[Move] = []
    step = reached[state]
    while step.before is not None:
        moves.append(PLAYS[step.column])
        step = reached[step.before]
    return tuple(reversed(moves))
