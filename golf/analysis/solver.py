"""The exact solver: the best possible result of a position whose stock is known.

Between two flips a position is a waste rank and a tableau. For each waste rank the tableaux that
can be reached are kept as one integer (see `tableau_sets`), a play moves whole sets at once, and a
flip puts every tableau reached so far under the next stock card. At most eighteen such layers give
the optimum without trying lines one by one, in bounded time and memory.

Where the stock may be flipped at any time, whatever a tableau could do under some rank in an
earlier layer is reached already, and stays reached: so each card is played once from each tableau
in the whole solution, and then crossed off. Where it may be flipped only when stuck, layers are
independent of each other, and only tableaux without a play go on to the next.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import NamedTuple

from golf.analysis.tableau_sets import sets_of
from golf.analysis.tableaux import NO_RANK, State, Tableaux
from golf.core.cards import ACE, KING
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.position import Position
from golf.core.slices import finished

_UPWARDS = range(ACE, KING + 1)
_DOWNWARDS = range(KING, NO_RANK, -1)


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
    return finished(solving(position))


def solving(position: Position) -> Generator[None, None, Solution]:
    """Work like `solve`, pausing within every millisecond; the return value is the solution."""
    search = Search(Tableaux(position))
    end = yield from search.explore((0, search.tableaux.top), stock_ranks(position))
    return Solution(end.strokes, end.is_cleared, search.line(end))


def best_strokes(position: Position) -> int:
    """Return the exact best strokes of a position, a little faster than `solve`."""
    search = Search(Tableaux(position))
    return finished(search.explore((0, search.tableaux.top), stock_ranks(position))).strokes


def values(position: Position) -> dict[Move, int]:
    """Return the exact best strokes after each legal move, in the order of `legal_moves`."""
    return finished(valuing(position))


def valuing(position: Position) -> Generator[None, None, dict[Move, int]]:
    """Work like `values`, pausing within every millisecond; the return value is the answer."""
    tableaux, stock = Tableaux(position), stock_ranks(position)
    search = Search(tableaux)
    found = {}
    for move in position.legal_moves():
        column = move.column
        if column is None:
            work = search.explore((0, stock[0]), stock[1:])
        else:
            played = tableaux.columns[column]
            work = search.explore((played.stride, played.exposed[0]), stock)
        found[move] = (yield from work).strokes
    return found


def stock_ranks(position: Position) -> list[int]:
    """Return the ranks of the stock in the order of flipping."""
    return [card.rank for card in position.stock]


@dataclass(frozen=True, slots=True)
class End:
    """The best end of a hole: its strokes and the tableau at which they are reached first."""

    strokes: int
    is_cleared: bool
    tableau: int


class _Layer(NamedTuple):
    """The waste's rank after a flip (or at the start), and the set of tableaux it comes to."""

    rank: int
    start: int


class Search:
    """The search for the best end of a hole, for one order of the stock or several in turn.

    Which tableaux can follow, and what fits on what, is worked out once.
    """

    def __init__(self, tableaux: Tableaux) -> None:
        self.tableaux = tableaux
        self._sets = sets_of(tuple(tableaux.columns[c].size - 1 for c in tableaux.order))
        self._layers: list[_Layer] = []
        # For each rank those that it can be played on, and those that can be played on it.
        self._tops = tableaux.fits.tops
        if tableaux.top == NO_RANK:
            self._tops = [[NO_RANK, *tops] for tops in self._tops]
        self._on = [
            [rank for rank in _UPWARDS if top in self._tops[rank]] for top in range(KING + 1)
        ]
        self._plays = self._all_plays()
        self._stuck = None
        if tableaux.flips_only_when_stuck:
            self._stuck = [self._without_play(top) for top in range(KING + 1)]

    def _all_plays(self) -> list[list[list[int]]]:
        """Return for each rank a pair for each column that holds it.

        A pair is the set of tableaux in which that column exposes the rank, and its stride.
        """
        plays: list[list[list[int]]] = [[] for _ in range(KING + 1)]
        for lacking, column in zip(self._sets.lacking, self.tableaux.order, strict=True):
            stride, _, exposed = self.tableaux.columns[column]
            ranks = exposed[: len(lacking)]
            for rank in sorted(set(ranks)):
                mask = 0
                for other, tableaux in zip(ranks, lacking, strict=True):
                    if other == rank:
                        mask |= tableaux
                plays[rank].append([mask, stride])
        return plays

    def _without_play(self, top: int) -> int:
        """Return the set of tableaux in which no card fits on `top`."""
        tableaux = (1 << self._sets.count) - 1
        for rank, tops in enumerate(self._tops):
            if top in tops:
                for mask, _ in self._plays[rank]:
                    tableaux ^= tableaux & mask
        return tableaux

    def explore(self, start: State, stock: list[int]) -> Generator[None, None, End]:
        """Find the best end from a state, with the ranks of a stock in the order of flipping.

        Pauses within every millisecond; the return value is the end. A start with an empty waste
        must be that of a position with one.
        """
        first, rank = start
        tableaux = 1 << first
        self._layers = []
        not_played = [list(map(list, pairs)) for pairs in self._plays]
        for flipped, top in enumerate([rank, *stock]):
            if self._stuck:
                not_played = [list(map(list, pairs)) for pairs in self._plays]
            self._layers.append(_Layer(top, tableaux))
            reached = yield from self._play_all(tableaux, top, not_played)
            tableaux = self._flippable(tableaux, top, reached)
            if tableaux.bit_length() == self._sets.count:
                return End(flipped - len(stock), True, self.tableaux.cleared)
        left, best = self._sets.fewest_left(tableaux)
        return End(left, False, best)

    def _play_all(
        self, start: int, top: int, plays: list[list[list[int]]]
    ) -> Generator[None, None, list[int]]:
        """Play from a set of tableaux under `top` as far as it goes; return the sets by last rank.

        Where the stock may be flipped at any time that rank does not matter, and all of them are
        under `NO_RANK`, `start` among them. `plays` holds for each rank its columns' masks and
        strides; what is played is crossed off. Ranks are swept up and down, as runs go; pauses
        after each rank.
        """
        reached = [0] * (KING + 1)
        if not self._stuck:
            reached[NO_RANK] = start
        offered = [0] * (KING + 1)
        for rank in self._on[top]:
            offered[rank] = start
        sweep = _UPWARDS
        while any(offered):
            for rank in sweep:
                tableaux, offered[rank] = offered[rank], 0
                after = 0
                for pair in plays[rank] if tableaux else ():
                    played = tableaux & pair[0]
                    if played:
                        pair[0] ^= played
                        played <<= pair[1]
                        # Joining sets costs a copy, even where one of them is empty.
                        after = after | played if after else played
                if after:
                    for other in self._on[rank]:
                        offered[other] = offered[other] | after if offered[other] else after
                    last = rank if self._stuck else NO_RANK
                    reached[last] = reached[last] | after if reached[last] else after
                    yield
            sweep = _DOWNWARDS if sweep is _UPWARDS else _UPWARDS
        return reached

    def _flippable(self, start: int, top: int, reached: list[int]) -> int:
        """Return the tableaux of a layer in which the next stock card may be flipped."""
        if self._stuck is None:
            return reached[NO_RANK]
        tableaux = start & self._stuck[top]
        for rank, after in enumerate(reached):
            tableaux |= after & self._stuck[rank]
        return tableaux

    def line(self, end: End) -> tuple[Move, ...]:
        """Return moves that lead from the start of the last exploration to `end` and end there."""
        backwards: list[Move] = []
        tableau = end.tableau
        reached = -1
        for layer in reversed(self._layers):
            # A tableau that the stock card came to was reached before; else a run led to it.
            if not self._waits(layer, tableau):
                columns, tableau = self._run_to(tableau, layer, reached)
                backwards += [PLAYS[column] for column in columns]
            backwards.append(FLIP)
            reached = layer.start
        return tuple(reversed(backwards[:-1]))

    def _waits(self, layer: _Layer, tableau: int) -> bool:
        """Return whether a layer begins with a tableau that the next flip leaves as it is."""
        bit = 1 << tableau
        return bool(layer.start & bit) and (not self._stuck or bool(self._stuck[layer.rank] & bit))

    def _run_to(self, tableau: int, layer: _Layer, reached: int) -> tuple[list[int], int]:
        """Return a run in a layer to `tableau`: its columns, the last one first, and its start.

        It is traced backwards, since it may begin at any of the layer's tableaux. Where the stock
        may be flipped at any time, `reached` (the tableaux at which the next layer begins) holds
        all that this layer reaches.
        """
        within = -1 if self._stuck else reached
        # By which column each traced state goes on, and to which state; None for the run's end.
        traced: dict[State, tuple[int, State] | None] = {}
        stack = []
        for _, rank in self._last_played(tableau):
            if not self._stuck or self._stuck[rank] >> tableau & 1:
                stack.append((tableau, rank))
                traced[tableau, rank] = None
        while True:
            here = stack.pop()
            tops = self._tops[here[1]]
            for column, rank in self._last_played(here[0]):
                if rank != here[1]:
                    continue
                before = here[0] - self.tableaux.columns[column].stride
                bit = 1 << before
                if layer.start & bit and layer.rank in tops:
                    return [column, *_columns_after(here, traced)][::-1], before
                if within & bit:
                    for _, under in self._last_played(before):
                        if under in tops and (before, under) not in traced:
                            traced[before, under] = (column, here)
                            stack.append((before, under))

    def _last_played(self, tableau: int) -> list[tuple[int, int]]:
        """Return the columns that have lost a card, each with the rank of the last one lost."""
        found = []
        for column in self.tableaux.order:
            stride, size, exposed = self.tableaux.columns[column]
            gone = tableau // stride % size
            if gone:
                found.append((column, exposed[gone - 1]))
        return found


def _columns_after(state: State, traced: dict[State, tuple[int, State] | None]) -> list[int]:
    """Return the columns played from a traced state on."""
    columns = []
    step = traced[state]
    while step is not None:
        column, after = step
        columns.append(column)
        step = traced[after]
    return columns
