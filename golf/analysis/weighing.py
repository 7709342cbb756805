"""Weighs how a run was ended: the best end there was, and what other ends cost.

Values are noisy, and the least of noisy numbers looks better than it is. So the best end is the one
that the bot `fair` chooses, and fresh orders of the unseen cards (the same for all ends of a run)
say what it is worth, and how much more or less another one is. How these exact figures compare with
what the fair player gets is fitted in `calibration`. A difference that is small for its standard
error counts as none: a choice that close is no mistake.

Values are rounded to 64ths, so that sums and differences of them are exact.
"""

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from itertools import permutations
from math import ceil, factorial, hypot, sqrt
from typing import NamedTuple

from golf.analysis.advisor import Advisor, look_ahead
from golf.analysis.bots import FAIR_SAMPLES
from golf.analysis.calibration import FairScale, fair_scale
from golf.analysis.effort import Effort
from golf.analysis.estimate import Estimator, weights_for
from golf.analysis.measure import Choice
from golf.analysis.runs import RunEnd, run_ends, run_moves, run_states
from golf.analysis.shuffles import sampled_orders, seeded
from golf.analysis.solver import Search, stock_ranks
from golf.analysis.tableaux import State, Tableaux
from golf.core.cards import KING
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.position import Position

ALTERNATIVES = 3
"""How many ends of a run are compared with the one chosen."""

_EVERY_ORDER = 24
"""Where there are no more orders than this, each is taken once."""

_TURNS = {17: 1, 13: 2, 10: 4}
"""Up to so many unseen cards each of them comes first in so many orders."""

_FEWEST_ORDERS = 4

_PARTS = 64

_LEAST_COST = 0.05
"""What costs less would be told as 0.0, and counts as no mistake."""

_FORECAST_ERROR = 1.7
_DIFFERENCE_ERROR = 0.7
"""The standard errors of a forecast, and of the difference between two of one run, in strokes."""


class Mean(NamedTuple):
    """A mean and its standard error."""

    mean: float
    stderr: float


class _Best(NamedTuple):
    """What the best end of a run comes to, and the work of choosing it."""

    value: Mean
    work: int


class Run:
    """The run that begins at a state: its best end, and what other ends cost.

    `effort` tells how much work can go into weighing it.
    """

    def __init__(self, state: Position, effort: Effort) -> None:
        self.state = state
        self.effort = effort
        self.ends: list[RunEnd] = []
        self._tableaux = Tableaux(state)
        scale = fair_scale(state.rules, len(state.stock))
        self._values = EndValues(state, self._tableaux, scale)
        self._best: list[_Best] = []
        # Not a method: work that held its run, and was held by it, would be freed late.
        self._work = _find_best(state, effort, self._values, self.ends, self._best)

    def tableau_after(self, moves: Sequence[Move]) -> int:
        """Return the tableau at which a run of some moves ends."""
        columns = self._tableaux.columns
        return sum(columns[move.column].stride for move in moves if move.column is not None)

    def _effort_after(self, chosen: int) -> Effort:
        """Return what work can go into the runs that follow one that ended at a tableau."""
        work = self._values.work
        done = self._best[0].work + sum(work[end] for end in {self.ends[0].tableau, chosen})
        return Effort(max(0, self.effort.left - done), work[chosen] / self._values.orders)

    def finding_best(self) -> Generator[None, None, Mean]:
        """Find the best end; return what to expect from it. Goes on where it was broken off."""
        for _ in self._work:  # not `yield from`, which would end that work, too
            yield
        return self._best[0].value

    def _difference(self, tableau: int, is_final: bool) -> Generator[None, None, Mean]:
        """Return how much more an end comes to than the best one, and the standard error.

        `is_final` tells that the hole ended there.
        """
        best, values = self.ends[0].tableau, self._values
        if tableau == best and not is_final:
            return Mean(0.0, 0.0)
        of_best = yield from values.of(best)
        of_end = values.final(tableau) if is_final else (yield from values.of(tableau))
        mean, sampling = values.mean([a - b for a, b in zip(of_end, of_best, strict=True)])
        ahead = _DIFFERENCE_ERROR * max(map(values.share_ahead, (best, tableau)))
        return Mean(mean, hypot(sampling, ahead))

    def cost_of(self, tableau: int) -> Generator[None, None, float]:
        """Return what an end costs."""
        return _cost((yield from self._difference(tableau, is_final=False)))

    def weighing(self, moves: Sequence[Move], number: int) -> Generator[None, None, Choice]:
        """Weigh how the run was ended: by `moves`, the first of them `number` in the hole.

        Where no flip is among them the hole ended there, and what it came to is its value. The
        return value is the choice.
        """
        best, stderr = yield from self.finding_best()
        chosen, is_final = self.tableau_after(moves), FLIP not in moves
        difference = yield from self._difference(chosen, is_final)
        cost, cost_stderr = _cost(difference), difference.stderr
        if is_final:
            best = self._values.final_score(chosen) - cost
        elif self._values.are_certain:
            # The fair player looks at the most promising ends, and not at all of them.
            best += min(difference.mean, 0.0)
        end = self.ends[0]
        best_moves = run_moves(self.state, end)
        choice = Choice(
            number=number,
            moves=tuple(moves),
            best=best,
            stderr=stderr,
            cost=cost,
            cost_stderr=cost_stderr,
            best_moves=best_moves,
            effort=self.effort,
            effort_after=self._effort_after(chosen),
        )
        if not cost:
            return choice
        index, better = _loss(self._tableaux, moves, end.tableau)
        return replace(choice, lost_at=number + index, better=better)


def _find_best(
    state: Position, effort: Effort, values: "EndValues", ends: list[RunEnd], found: list[_Best]
) -> Generator[None, None, None]:
    """Let the bot `fair` compare the ends of a run, best first, and value the best one.

    Where `effort` is not enough for the usual orders, there are fewer. The ends are put into
    `ends`, and the value into `found`.
    """
    work = 0
    if state.legal_moves():
        advisor = Advisor(state)
        yield from advisor.forecast()
        compared = min(len(advisor.candidates), 2)
        share = effort.share(advisor.solves(FAIR_SAMPLES) + compared * values.orders)
        values.take(share)
        yield from advisor.sample(FAIR_SAMPLES, share)
        work = advisor.work
        ends += [each.end for each in advisor.ranked()[: ALTERNATIVES + 1]]
    else:
        ends += run_ends(values.tableaux)
    best = ends[0].tableau
    mean, sampling = values.mean((yield from values.of(best)))
    ahead = _FORECAST_ERROR * values.share_ahead(best)
    found.append(_Best(Mean(_rounded(mean), hypot(sampling, ahead)), work))


def _cost(difference: Mean) -> float:
    """Return what a choice costs that comes to so much more than the best one.

    A difference within its standard error counts as none. What that takes away from small mistakes
    is about what noise adds where there is none.
    """
    mean, stderr = difference
    return _rounded(mean) if mean > max(stderr, _LEAST_COST) else 0.0


def _rounded(value: float) -> float:
    """Return a value in 64ths."""
    return round(value * _PARTS) / _PARTS


class EndValues:
    """What the ends of one run come to under sampled orders, the same orders for all of them.

    `scale` tells what the fair player can expect for the exact strokes of an order. Where there are
    few orders each is taken once, and means have no error. With one card unseen, or none,
    `are_certain` is true. `forecasts` holds that of every tableau that was valued, but for those at
    which a hole ends, and `work` what that took (see `solver.End`) for all `orders`.
    """

    def __init__(self, state: Position, tableaux: Tableaux, scale: FairScale) -> None:
        self.tableaux = tableaux
        self._rules = state.rules
        self._unseen = sorted(stock_ranks(state))
        self._is_complete = factorial(len(self._unseen)) <= _EVERY_ORDER
        self.are_certain = len(self._unseen) <= 1
        self._orders = list(self._sampled(state))
        self._scale = scale
        self._found: dict[int, list[float]] = {}
        self.forecasts: dict[int, float] = {}
        self.work: Counter[int] = Counter()
        counts = [self._unseen.count(rank) for rank in range(KING + 1)]
        self._estimator = Estimator(tableaux, counts, weights_for(state.rules))

    def _sampled(self, state: Position) -> Iterator[list[int]]:
        if self._is_complete:
            return map(list, permutations(self._unseen))
        count = len(self._unseen)
        turns = min((most, turns) for most, turns in _TURNS.items() if count <= most)[1]
        return sampled_orders(self._unseen, turns * count, seeded(state, "luck"))

    def take(self, share: float) -> None:
        """Keep that share of the orders, a few at least, but all where each is taken once."""
        if not self._is_complete:
            del self._orders[max(_FEWEST_ORDERS, ceil(share * len(self._orders))) :]

    def final_score(self, tableau: int) -> float:
        """Return the score of a hole that ends with a tableau before any flip."""
        left = self.tableaux.cards_left(tableau)
        return left or (0 if self._rules.score == "cards" else -len(self._unseen))

    def final(self, tableau: int) -> list[float]:
        """Return that score for each order."""
        return [self.final_score(tableau)] * len(self._orders)

    def is_final(self, tableau: int) -> bool:
        """Return whether a hole ends with a tableau: it is cleared, or there is no stock."""
        return not self._unseen or tableau == self.tableaux.cleared

    def share_ahead(self, tableau: int) -> float:
        """Return how much of a stroke's error in the forecast is in a tableau's value."""
        forecast = self.forecasts.get(tableau)
        return 0.0 if forecast is None else self._scale.share_ahead(forecast)

    def of(self, tableau: int) -> Generator[None, None, list[float]]:
        """Return for each order the score to expect of the fair player after a tableau's flip."""
        if self.is_final(tableau):
            return self.final(tableau)
        if tableau not in self._found:
            forecast = yield from look_ahead(self._estimator, tableau)
            ends = []
            search = Search(self.tableaux.following(tableau))
            yield
            for order in self._orders:
                ends.append((yield from search.explore((0, order[0]), order[1:])))
            self._found[tableau] = [self._scale.value(end.strokes, forecast) for end in ends]
            self.forecasts[tableau] = forecast
            self.work[tableau] = sum(end.work for end in ends)
        return self._found[tableau]

    @property
    def orders(self) -> int:
        """How many orders there are."""
        return len(self._orders)

    def mean(self, scores: Sequence[float]) -> Mean:
        """Return the mean of one number for each order, and its standard error."""
        count = len(scores)
        mean = sum(scores) / count
        if self._is_complete:
            return Mean(mean, 0.0)
        return Mean(mean, sqrt(sum((score - mean) ** 2 for score in scores) / (count - 1) / count))


def _loss(tableaux: Tableaux, moves: Sequence[Move], best: int) -> tuple[int, Move]:
    """Return the index of the move after which the tableau `best` could not be reached any more.

    Where ending the hole was what lost it, that is one more than the last index. Beside it stands
    the move that would have led on to it.
    """
    leading: dict[State, State | None] = {}
    for here, further in reversed(run_states(tableaux, (0, tableaux.top)).items()):
        if here[0] == best:
            leading[here] = None
        else:
            after = next(filter(leading.__contains__, further), None)
            if after is not None:
                leading[here] = after
    state = (0, tableaux.top)
    for index, move in enumerate(moves):
        after = state if move.column is None else _played(tableaux, state, move.column)
        if move.column is None or after not in leading:
            return index, _move_on(tableaux, state, leading)
        state = after
    return len(moves), _move_on(tableaux, state, leading)


def _played(tableaux: Tableaux, state: State, column: int) -> State:
    """Return the state after a play from a column."""
    stride, size, exposed = tableaux.columns[column]
    return state[0] + stride, exposed[state[0] // stride % size]


def _move_on(tableaux: Tableaux, state: State, leading: dict[State, State | None]) -> Move:
    """Return the move that leads on from a state; the flip where the run is to end there."""
    after = leading[state]
    return FLIP if after is None else PLAYS[tableaux.column_played(state[0], after[0])]
