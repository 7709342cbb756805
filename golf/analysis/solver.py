"""The exact solver: the best possible result of a position whose stock is known.

Between two flips a position is a waste rank and a tableau. For each waste rank the tableaux that
can be reached are kept as one integer (see `boxes`), a play moves whole sets at once, and a flip
puts every tableau reached so far under the next stock card. At most eighteen such layers give the
optimum without any search, in bounded time and memory.

Where the stock may be flipped at any time, whatever a tableau could do under some rank in an
earlier layer is reached already, and stays reached: so each card is played once from each tableau
in the whole solution, and then crossed off. Where it may be flipped only when stuck, layers are
independent of each other, and only tableaux without a play go on to the next.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from golf.analysis.boxes import Box, box_of
from golf.core.cards import ACE, KING
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.position import COLUMNS, Position

_EMPTY = 0
"""Stands for the rank of an empty waste."""

_HARD_TO_REMOVE = {ACE: 3, KING: 3, ACE + 1: 1, KING - 1: 1}

_Result = TypeVar("_Result")


@dataclass(frozen=True, slots=True)
class Solution:
    """The truth about a position.

    `best_strokes` is the lowest strokes (−17 to 35) that any legal play reaches, knowing the order
    of the stock; `is_winnable` whether the tableau can be cleared; `line` one sequence of legal
    moves from the position that ends the hole with `best_strokes`.
    """

    best_strokes: int
    is_winnable: bool
    line: tuple[Move, ...]


def solve(position: Position) -> Solution:
    """Return the exact best of a position, at the start or in mid-hole, under any rules."""
    return _finish(solving(position))


def solving(position: Position) -> Generator[None, None, Solution]:
    """Work like `solve`, pausing every millisecond or so; the return value is the solution."""
    search = Search(position)
    end = yield from search.explore(0, search.rank, search.stock, keep=True)
    return Solution(end.strokes, end.is_cleared, search.line(end))


def best_strokes(position: Position) -> int:
    """Return the exact best strokes of a position, a little faster than `solve`."""
    search = Search(position)
    return _finish(search.explore(0, search.rank, search.stock)).strokes


def values(position: Position) -> dict[Move, int]:
    """Return the exact best strokes after each legal move, in the order of `legal_moves`."""
    return _finish(valuing(position))


def valuing(position: Position) -> Generator[None, None, dict[Move, int]]:
    """Work like `values`, pausing every millisecond or so; the return value is the answer."""
    search = Search(position)
    found = {}
    for move in position.legal_moves():
        column = move.column
        if column is None:
            work = search.explore(0, search.stock[0], search.stock[1:])
        else:
            point = search.point([int(c == column) for c in range(COLUMNS)])
            work = search.explore(point, position.tableau[column][-1].rank, search.stock)
        found[move] = (yield from work).strokes
    return found


def _finish(work: Generator[None, None, _Result]) -> _Result:
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: _Result = end.value
            return result


@dataclass(frozen=True, slots=True)
class End:
    """The best end of a hole: its strokes and the point at which it is reached first."""

    strokes: int
    is_cleared: bool
    point: int


@dataclass(frozen=True, slots=True)
class _Layer:
    """What happens under one stock card.

    `start` is the set of tableaux under the card of rank `rank`; `reached[r]` are those reached
    from there by plays, the last of which put rank r on the waste.
    """

    rank: int
    start: int
    reached: list[int]


class Search:
    """The sets and masks of one position, for one exploration or several.

    `rank` is the waste's (0 for an empty one), `stock` the ranks of the stock in their order.
    """

    def __init__(self, position: Position) -> None:
        self.rank = position.top.rank if position.top else _EMPTY
        self.stock = [card.rank for card in position.stock]
        ranks = [[card.rank for card in reversed(cards)] for cards in position.tableau]
        # The column that stays longest gets the highest digit: that keeps the integers short.
        self.order = sorted(
            range(len(ranks)),
            key=lambda column: sum(_HARD_TO_REMOVE.get(rank, 0) for rank in ranks[column]),
        )
        self.ranks = [ranks[column] for column in self.order]
        self.box = box_of(tuple(map(len, self.ranks)))
        self.layers: list[_Layer] = []
        tops = range(self.rank and ACE, KING + 1)
        fits = position.rules.fits_rank
        self.sources = [
            [top for top in tops if fits(rank, top or None)] for rank in range(KING + 1)
        ]
        self.plays = _plays(self.box, self.ranks)
        self.stuck = None
        if position.rules.flip == "when stuck":
            self.stuck = [self._without_play(top) for top in range(KING + 1)]

    def _without_play(self, top: int) -> int:
        """Return the set of points at which no card fits on `top`."""
        points = (1 << self.box.size) - 1
        for rank, sources in enumerate(self.sources):
            if top in sources:
                for mask, _ in self.plays[rank]:
                    points ^= points & mask
        return points

    def point(self, removed: Sequence[int]) -> int:
        """Return the point at which so many cards are removed from each column, from the left."""
        return sum(
            removed[column] * stride
            for column, stride in zip(self.order, self.box.strides, strict=True)
        )

    def explore(
        self, point: int, rank: int, stock: list[int], keep: bool = False
    ) -> Generator[None, None, End]:
        """Reach every tableau that can be reached from `point` under `rank`; pause at each flip.

        With `keep`, `line` can tell the moves afterwards; it takes about a fifth longer, since
        memory is not used again while it is in the processor's cache.
        """
        box = self.box
        points = 1 << point
        crossed_off = [list(map(list, pairs)) for pairs in self.plays]
        for flipped, top in enumerate([rank, *stock]):
            if self.stuck:
                crossed_off = [list(map(list, pairs)) for pairs in self.plays]
            reached = self._play_out(points, top, crossed_off)
            if keep:
                self.layers.append(_Layer(top, points, reached))
            points = self._flippable(points, top, reached)
            if points.bit_length() == box.size:
                return End(flipped - len(stock), True, box.size - 1)
            yield
        left, best = box.fewest_left(points)
        return End(left, False, best)

    def _play_out(self, start: int, top: int, plays: list[list[list[int]]]) -> list[int]:
        """Play from `start` under `top` as far as it goes and return what is reached by rank.

        `plays` holds for each rank its columns' masks and strides; what is played is crossed off.
        """
        reached = [0] * (KING + 1)
        frontier = list(reached)
        frontier[top] = start
        open_plays = [
            (rank, self.sources[rank], pairs) for rank, pairs in enumerate(plays) if pairs
        ]
        is_moving = True
        while is_moving:
            is_moving = False
            beyond = [0] * (KING + 1)
            for rank, sources, pairs in open_plays:
                points = 0
                for source in sources:
                    # Joining sets costs a copy, even where one of them is empty.
                    if frontier[source]:
                        points = points | frontier[source] if points else frontier[source]
                if points:
                    after = 0
                    for pair in pairs:
                        played = points & pair[0]
                        if played:
                            pair[0] ^= played
                            played <<= pair[1]
                            after = after | played if after else played
                    if after:
                        is_moving = True
                        beyond[rank] = after
                        reached[rank] = reached[rank] | after if reached[rank] else after
            frontier = beyond
        return reached

    def _flippable(self, start: int, top: int, reached: list[int]) -> int:
        """Return the tableaux of a layer that the next stock card may come to."""
        if self.stuck is None:
            points = start
            for after in reached:
                if after:
                    points |= after
            return points
        points = start & self.stuck[top]
        for rank, after in enumerate(reached):
            points |= after & self.stuck[rank]
        return points

    def line(self, end: End) -> tuple[Move, ...]:
        """Return moves that lead from the start of the last exploration to `end` and end there."""
        moves: list[Move] = []
        point = end.point
        # A tableau that is not cleared is reached as early as may be; then the stock runs out.
        layer = len(self.layers) - 1
        rank = self._arrival(layer, point)
        while True:
            while rank is None and layer:
                moves.append(FLIP)
                layer -= 1
                rank = self._arrival(layer, point)
            if rank is None:
                return tuple(reversed(moves))
            column, rank = self._plays_before(layer, point, rank)[0]
            moves.append(PLAYS[self.order[column]])
            point -= self.box.strides[column]

    def _arrival(self, layer: int, point: int) -> int | None:
        """Return a rank by playing which a layer arrives at `point` and may leave it."""
        bit = 1 << point
        for rank, after in enumerate(self.layers[layer].reached):
            if after & bit and (self.stuck is None or self.stuck[rank] & bit):
                return rank
        return None

    def _plays_before(self, layer: int, point: int, rank: int) -> list[tuple[int, int | None]]:
        """Return the columns from which playing `rank` led to `point`, with the rank before it.

        The rank before is None where the layer itself began at the tableau before.
        """
        box, here = self.box, self.layers[layer]
        found: list[tuple[int, int | None]] = []
        for column, ranks in enumerate(self.ranks):
            removed = box.removed(point, column)
            if not removed or ranks[removed - 1] != rank:
                continue
            bit = 1 << (point - box.strides[column])
            if here.start & bit and here.rank in self.sources[rank]:
                found.append((column, None))
            found += [
                (column, source) for source in self.sources[rank] if here.reached[source] & bit
            ]
        return found


def _plays(box: Box, ranks: list[list[int]]) -> list[list[list[int]]]:
    """Return for each rank a pair for each column that holds it.

    A pair is the set of points at which that rank is exposed there, and the column's stride.
    """
    plays: list[list[list[int]]] = [[] for _ in range(KING + 1)]
    for column, column_ranks in enumerate(ranks):
        for rank in sorted(set(column_ranks)):
            mask = 0
            for removed, other in enumerate(column_ranks):
                if other == rank:
                    mask |= box.columns[column][removed]
            plays[rank].append([mask, box.strides[column]])
    return plays
