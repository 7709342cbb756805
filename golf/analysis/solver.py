"""The exact solver: the best possible result of a position whose stock is known.

Between two flips a position is a waste rank and a tableau. The tableaux that can be reached are
kept as sets in long integers (see `tableau_sets`), a play moves whole sets at once, and a flip puts
every tableau reached so far under the next stock card. At most eighteen such layers give the
optimum without trying lines one by one, in bounded time and memory.

Integers of a few kilobytes are quickest. So where there are many tableaux they stand on shelves, by
how many cards of the last column (that with the highest digit) are gone: a play from that column
leads to the next shelf, never back, and each shelf is done with before the next.

Where the stock may be flipped at any time, whatever a tableau could do under some rank in an
earlier layer is reached already, and stays reached: so each card is played once from each tableau
in the whole solution, and then crossed off. Where it may be flipped only when stuck, layers are
independent of each other, and only tableaux without a play go on to the next.

Where several orders of the stock are solved in turn, what a last run can clear is worked out once,
and the last layer, which is the largest, is not played.
"""

from collections.abc import Generator
from dataclasses import dataclass
from operator import and_
from typing import NamedTuple

from golf.analysis.tableau_sets import sets_of
from golf.analysis.tableaux import NO_RANK, State, Tableaux
from golf.core.cards import ACE, KING
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.position import Position
from golf.core.slices import finished

_MANY = 40_000
"""So many tableaux stand on shelves."""

_Plays = list[list[tuple[int, int]]]
"""For each rank a pair for each column that holds it: the set of tableaux in which that column
exposes the rank, and the column's stride."""

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
    """The best end of a hole: its strokes and the tableau at which they are reached first.

    `work` counts the bits of the sets that were swept to find it: that is in proportion to the time
    it takes where there are many tableaux, and the same on every machine.
    """

    strokes: int
    is_cleared: bool
    tableau: int
    work: int


class _Layer(NamedTuple):
    """The waste's rank after a flip (or at the start), and the tableaux it comes to, by shelf."""

    rank: int
    start: list[int]


class _Shelf:
    """The tableaux that lack so many cards of the last column, which exposes `rank` in all of them.

    `left` holds for each rank those from which it was not played yet; it is made at the first play.
    """

    def __init__(self, rank: int) -> None:
        self.rank = rank
        self.left: list[int] = []


class Search:
    """The search for the best end of a hole, for one order of the stock or several in turn.

    Which tableaux can follow, and what fits on what, is worked out once.
    """

    def __init__(self, tableaux: Tableaux) -> None:
        self.tableaux = tableaux
        order, self._shelf_ranks = tableaux.order, [NO_RANK]
        if tableaux.cleared >= _MANY:
            *order, last = order
            self._shelf_ranks = tableaux.columns[last].exposed
        self._sets = sets_of(tuple(tableaux.columns[c].size - 1 for c in order))
        # For each rank those that it can be played on, and those that can be played on it.
        self._tops = tableaux.fits.tops
        if tableaux.top == NO_RANK:
            self._tops = [[NO_RANK, *tops] for tops in self._tops]
        self._on = [
            [rank for rank in _UPWARDS if top in self._tops[rank]] for top in range(KING + 1)
        ]
        self._layers: list[_Layer] = []
        self._work = 0
        self._clearing: list[list[int]] | None = None
        self._plays = self._all_plays(order)
        self._stuck = None
        if tableaux.flips_only_when_stuck:
            self._stuck = [self._without_play(top) for top in range(KING + 1)]

    def _all_plays(self, order: list[int]) -> _Plays:
        """Return what can be played from some columns."""
        plays: _Plays = [[] for _ in range(KING + 1)]
        for lacking, column in zip(self._sets.lacking, order, strict=True):
            stride, _, exposed = self.tableaux.columns[column]
            ranks = exposed[: len(lacking)]
            for rank in sorted(set(ranks)):
                mask = 0
                for other, tableaux in zip(ranks, lacking, strict=True):
                    if other == rank:
                        mask |= tableaux
                plays[rank].append((mask, stride))
        return plays

    def _without_play(self, top: int) -> list[int]:
        """Return for each shelf the set of tableaux in which no card fits on `top`."""
        tableaux = (1 << self._sets.count) - 1
        for rank in self._on[top]:
            for mask, _ in self._plays[rank]:
                tableaux ^= tableaux & mask
        return [0 if rank in self._on[top] else tableaux for rank in self._shelf_ranks]

    def explore(self, start: State, stock: list[int]) -> Generator[None, None, End]:
        """Find the best end from a state, with the ranks of a stock in the order of flipping.

        Pauses within every millisecond; the return value is the end. A start with an empty waste
        must be that of a position with one.
        """
        shelves = list(map(_Shelf, self._shelf_ranks))
        number, place = divmod(start[0], self._sets.count)
        tableaux = [0] * len(shelves)
        tableaux[number] = 1 << place
        if self._layers and self._clearing is None:
            self._clearing = self._all_clearing()
            yield
        self._layers, self._work = [], 0
        for top in [start[1], *stock]:
            self._layers.append(_Layer(top, tableaux))
            if self._clearing and any(map(and_, tableaux, self._clearing[top])):
                break
            tableaux = yield from self._play_all(tableaux, top, shelves)
            if tableaux[-1].bit_length() == self._sets.count:
                break
        else:
            return self._fewest_left(tableaux)
        flipped = len(self._layers) - 1
        return End(flipped - len(stock), True, self.tableaux.cleared, self._work)

    def _all_clearing(self) -> list[list[int]]:
        """Return for each rank the tableaux, by shelf, that can be cleared by a run on it.

        Who knows them need not play the last layer. Working them out takes about as long as playing
        it once: that is done for the second order that is solved.
        """
        found = []
        clearing = [0] * (KING + 1)
        for number, passing in enumerate(reversed(self._shelf_ranks)):
            further = clearing[passing]
            here = 0 if number else 1 << (self._sets.count - 1)
            tops = self._tops[passing] if passing else []
            clearing = [here | further if top in tops else here for top in range(KING + 1)]
            self._play_back(clearing)
            found.append(clearing)
        return [list(shelves) for shelves in zip(*reversed(found), strict=True)]

    def _play_back(self, clearing: list[int]) -> None:
        """Add to the tableaux of a shelf that a run on each rank clears those that lead to them."""
        offered = [NO_RANK, *clearing[ACE:]]
        sweep = _DOWNWARDS
        while any(offered):
            for rank in sweep:
                after, before = offered[rank], 0
                offered[rank] = 0
                for mask, stride in self._plays[rank] if after else ():
                    before |= after >> stride & mask
                for top in self._tops[rank] if before else ():
                    new = before & ~clearing[top]
                    clearing[top] |= new
                    if top != NO_RANK:
                        offered[top] |= new
            sweep = _UPWARDS if sweep is _DOWNWARDS else _DOWNWARDS

    def _play_all(
        self, start: list[int], top: int, shelves: list[_Shelf]
    ) -> Generator[None, None, list[int]]:
        """Play from the sets of a layer, under `top`, as far as it goes, pausing after each shelf.

        The return value is the sets in which the next stock card may be flipped.
        """
        found = []
        passed, rank = 0, NO_RANK  # from the shelf before, and by playing what
        for number, (shelf, here) in enumerate(zip(shelves, start, strict=True)):
            flippable = 0
            if here or passed:
                offered, reached = [0] * (KING + 1), [0] * (KING + 1)
                for fitting in self._on[top]:
                    offered[fitting] = here
                for fitting in self._on[rank] if passed else ():
                    offered[fitting] |= passed
                reached[rank if self._stuck else NO_RANK] = passed
                passed = self._play_shelf(shelf, offered, reached)
                flippable = self._flippable(number, here, top, reached)
                yield
            found.append(flippable)
            rank = shelf.rank
        return found

    def _play_shelf(self, shelf: _Shelf, offered: list[int], reached: list[int]) -> int:
        """Play on a shelf as far as it goes; return from where its last column's card was played.

        `offered` holds for each rank the tableaux in which it may be played. What they come to is
        added to `reached`: where the stock may be flipped at any time the last rank does not
        matter, and all are under `NO_RANK`. What is played is crossed off. Ranks are swept up and
        down, as runs go.
        """
        if self._stuck or not shelf.left:
            shelf.left = [(1 << self._sets.count) - 1] * (KING + 1)
        left, passing = shelf.left, 0
        sweep = _UPWARDS
        while any(offered):
            self._work += self._sets.count
            for rank in sweep:
                tableaux = offered[rank] and offered[rank] & left[rank]
                offered[rank] = after = 0
                if not tableaux:
                    continue
                left[rank] ^= tableaux
                if rank == shelf.rank:
                    passing |= tableaux
                for mask, stride in self._plays[rank]:
                    played = tableaux & mask
                    if played:
                        played <<= stride
                        # Joining sets costs a copy, even where one of them is empty.
                        after = after | played if after else played
                if after:
                    for fitting in self._on[rank]:
                        offered[fitting] = offered[fitting] | after if offered[fitting] else after
                    last = rank if self._stuck else NO_RANK
                    reached[last] = reached[last] | after if reached[last] else after
            sweep = _DOWNWARDS if sweep is _UPWARDS else _UPWARDS
        return passing

    def _flippable(self, shelf: int, start: int, top: int, reached: list[int]) -> int:
        """Return the tableaux of a shelf in which the next stock card may be flipped."""
        if self._stuck is None:
            return start | reached[NO_RANK]
        tableaux = start & self._stuck[top][shelf]
        for rank, after in enumerate(reached):
            tableaux |= after & self._stuck[rank][shelf]
        return tableaux

    def _fewest_left(self, tableaux: list[int]) -> End:
        """Return the end at the fewest cards left in any of the sets, the highest of equal ones."""
        ends = []
        for number, here in enumerate(tableaux):
            if here:
                _, place = self._sets.fewest_left(here)
                tableau = number * self._sets.count + place
                ends.append((self.tableaux.cards_left(tableau), -tableau))
        left, tableau = min(ends)
        return End(left, False, -tableau, self._work)

    def line(self, end: End) -> tuple[Move, ...]:
        """Return moves that lead from the start of the last exploration to `end` and end there."""
        backwards: list[Move] = []
        tableau = end.tableau
        reached: list[int] | None = None
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
        is_free = not self._stuck or self._holds(self._stuck[layer.rank], tableau)
        return is_free and self._holds(layer.start, tableau)

    def _holds(self, sets: list[int], tableau: int) -> bool:
        """Return whether a tableau is in sets by shelf."""
        shelf, place = divmod(tableau, self._sets.count)
        return bool(sets[shelf] >> place & 1)

    def _run_to(
        self, tableau: int, layer: _Layer, reached: list[int] | None
    ) -> tuple[list[int], int]:
        """Return a run in a layer to `tableau`: its columns, the last one first, and its start.

        It is traced backwards, since it may begin at any of the layer's tableaux. Where the stock
        may be flipped at any time, `reached` (the tableaux at which the next layer begins) holds
        all that this layer reaches; None that this is the last one.
        """
        within = None if self._stuck else reached
        # By which column each traced state goes on, and to which state; None for the run's end.
        traced: dict[State, tuple[int, State] | None] = {}
        stack = []
        for _, rank in self._last_played(tableau):
            if not self._stuck or self._holds(self._stuck[rank], tableau):
                stack.append((tableau, rank))
                traced[tableau, rank] = None
        while True:
            here = stack.pop()
            tops = self._tops[here[1]]
            for column, rank in self._last_played(here[0]):
                if rank != here[1]:
                    continue
                before = here[0] - self.tableaux.columns[column].stride
                if layer.rank in tops and self._holds(layer.start, before):
                    return [column, *_columns_after(here, traced)][::-1], before
                if within is None or self._holds(within, before):
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
