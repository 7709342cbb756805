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
from typing import NamedTuple, TypeVar

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
    """Work like `solve`, pausing within every millisecond; the return value is the solution."""
    search = Search(position)
    end = yield from search.explore(0, search.rank, search.stock)
    return Solution(end.strokes, end.is_cleared, search.line(end))


def best_strokes(position: Position) -> int:
    """Return the exact best strokes of a position, a little faster than `solve`."""
    search = Search(position)
    return _finish(search.explore(0, search.rank, search.stock)).strokes


def values(position: Position) -> dict[Move, int]:
    """Return the exact best strokes after each legal move, in the order of `legal_moves`."""
    return _finish(valuing(position))


def valuing(position: Position) -> Generator[None, None, dict[Move, int]]:
    """Work like `values`, pausing within every millisecond; the return value is the answer."""
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


class _Layer(NamedTuple):
    """A stock card, by its rank, and the set of tableaux that it comes to."""

    rank: int
    start: int


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

    def explore(self, point: int, rank: int, stock: list[int]) -> Generator[None, None, End]:
        """Reach every tableau that can be reached from `point` under `rank`, with many pauses."""
        box = self.box
        points = 1 << point
        self.layers = []
        crossed_off = [list(map(list, pairs)) for pairs in self.plays]
        for flipped, top in enumerate([rank, *stock]):
            if self.stuck:
                crossed_off = [list(map(list, pairs)) for pairs in self.plays]
            self.layers.append(_Layer(top, points))
            reached = yield from self._play_out(points, top, crossed_off)
            points = self._flippable(points, top, reached)
            if points.bit_length() == box.size:
                return End(flipped - len(stock), True, box.size - 1)
        left, best = box.fewest_left(points)
        return End(left, False, best)

    def _play_out(
        self, start: int, top: int, plays: list[list[list[int]]]
    ) -> Generator[None, None, list[int]]:
        """Play from `start` under `top` as far as it goes and return what is reached by rank.

        `plays` holds for each rank its columns' masks and strides; what is played is crossed off.
        Pauses after each card that is played from all tableaux at once.
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
            yield
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
        backwards: list[Move] = []
        point = end.point
        reached = -1
        for layer in reversed(self.layers):
            # A tableau that the stock card came to was reached before; else a run led to it.
            if not self._waits(layer, point):
                columns, point = self._run_to(point, layer, reached)
                backwards += [PLAYS[self.order[column]] for column in columns]
            backwards.append(FLIP)
            reached = layer.start
        return tuple(reversed(backwards[:-1]))

    def _waits(self, layer: _Layer, point: int) -> bool:
        """Return whether a layer begins with a tableau that the next flip leaves as it is."""
        bit = 1 << point
        return bool(layer.start & bit) and (not self.stuck or bool(self.stuck[layer.rank] & bit))

    def _run_to(self, point: int, layer: _Layer, reached: int) -> tuple[list[int], int]:
        """Return a run in a layer to `point`: its columns, the last one first, and its start.

        Runs are traced backwards. Where the stock may be flipped at any time, `reached` (the points
        at which the next layer begins) holds all that this layer reaches.
        """
        within = -1 if self.stuck else reached
        traced: dict[tuple[int, int], tuple[int, int, int] | None] = {}
        stack = []
        for _, rank in self._played_before(point):
            if not self.stuck or self.stuck[rank] >> point & 1:
                stack.append((point, rank))
                traced[point, rank] = None
        while True:
            here = stack.pop()
            sources = self.sources[here[1]]
            for column, rank in self._played_before(here[0]):
                if rank != here[1]:
                    continue
                before = here[0] - self.box.strides[column]
                bit = 1 << before
                if layer.start & bit and layer.rank in sources:
                    return [column, *_columns_after(here, traced)][::-1], before
                if within & bit:
                    for _, source in self._played_before(before):
                        if source in sources and (before, source) not in traced:
                            traced[before, source] = (*here, column)
                            stack.append((before, source))

    def _played_before(self, point: int) -> list[tuple[int, int]]:
        """Return the columns that have lost a card, each with the rank of the last one lost."""
        found = []
        for column, ranks in enumerate(self.ranks):
            removed = self.box.removed(point, column)
            if removed:
                found.append((column, ranks[removed - 1]))
        return found


def _columns_after(
    state: tuple[int, int], traced: dict[tuple[int, int], tuple[int, int, int] | None]
) -> list[int]:
    """Return the columns played from a traced state on."""
    columns = []
    step = traced[state]
    while step is not None:
        columns.append(step[2])
        step = traced[step[0], step[1]]
    return columns


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
