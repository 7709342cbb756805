"""Luck and skill: what a hole was worth, what the player's choices cost, and what the flips gave.

After D. Zare, *A Measure of Luck* (2000), which does it for backgammon. Let the value of a tableau
at which a run ends be the score to expect from the flip on, by the fair player: one who counts
cards but cannot see the stock. Then, for any hole,

    score = value of the best end of the first run              worth
          + sum of (value of the end chosen − of the best end)  choices, each 0 or more
          + sum of (best value after a flip − value before it)  luck, 0 in the mean

since all values but the score cancel out. The score is in strokes, or in cards left where the rules
count cards; less is better, and so a negative luck was good luck.

Values are noisy, and the least of noisy numbers looks better than it is. So the best end is the one
that the bot `fair` chooses, and fresh orders of the unseen cards (the same for all ends of a run)
say what it is worth, and how much more or less another one is. How these exact figures compare with
what the fair player gets is fitted in `calibration`. A difference that is small for its standard
error counts as none: a choice that close is no mistake.

Values are rounded to 64ths, so that sums and differences of them are exact.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import accumulate, permutations
from math import factorial, hypot, sqrt
from typing import NamedTuple

from golf.analysis.advisor import Advisor, look_ahead
from golf.analysis.bots import FAIR_SAMPLES
from golf.analysis.calibration import FairScale, fair_scale
from golf.analysis.estimate import Estimator, weights_for
from golf.analysis.runs import RunEnd, run_ends, run_moves, run_states
from golf.analysis.shuffles import sampled_orders, seeded
from golf.analysis.solver import Search, stock_ranks
from golf.analysis.tableaux import State, Tableaux
from golf.core.cards import KING
from golf.core.hole import Hole
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.position import Position

ALTERNATIVES = 3
"""How many ends of a run are compared with the one chosen."""

_EVERY_ORDER = 24
"""Where there are no more orders than this, each is taken once."""

_TURNS = {17: 1, 13: 2, 10: 4}
"""Up to so many unseen cards each of them comes first in so many orders."""

_PARTS = 64

_LEAST_COST = 0.05
"""What costs less would be told as 0.0, and counts as no mistake."""

_FORECAST_ERROR = 1.7
_DIFFERENCE_ERROR = 0.7
"""The standard errors of a forecast, and of the difference between two of one run, in strokes."""


class Mark(Enum):
    """How bad a choice was; none stands for one that is no mistake."""

    NONE = ""
    DOUBTFUL = "doubtful"
    BAD = "bad"
    VERY_BAD = "very bad"


MARK_LIMITS = {Mark.VERY_BAD: 2.0, Mark.BAD: 1.0, Mark.DOUBTFUL: 0.25}
"""What a choice costs at least, in strokes or cards, to get a mark."""

_MARK_ERRORS = {Mark.VERY_BAD: 2.0, Mark.BAD: 2.0, Mark.DOUBTFUL: 1.0}
"""How many of its standard errors that must be at least."""


class Parts(NamedTuple):
    """Worth, choices and luck of a hole, or their sums over several; less is better."""

    worth: float
    choices: float
    luck: float

    @property
    def score(self) -> float:
        """What they add up to."""
        return self.worth + self.choices + self.luck

    def rounded(self) -> "Parts":
        """Return the parts in tenths that still add up to the score, in tenths, as it is told."""
        worth, choices = round(self.worth, 1), round(self.choices, 1)
        return Parts(worth, choices, round(round(self.score, 1) - worth - choices, 1))


def total(parts: Iterable[Parts]) -> Parts:
    """Return the sums of the parts of some holes."""
    return Parts(*map(sum, zip(Parts(0.0, 0.0, 0.0), *parts, strict=True)))


class Alternative(NamedTuple):
    """A way to end a run: its moves, the flip after them if any, and what it costs."""

    moves: tuple[Move, ...]
    cost: float


@dataclass(frozen=True, slots=True)
class Choice:
    """Where a player ended a run.

    `number` is that of its first move in the hole, from 1; `moves` are its plays, and the flip
    after them if there was one. `best` is the score to expect from the best end of the run, with
    its standard error `stderr`, and `cost` how much more the end chosen comes to, 0 or more, with
    its standard error `cost_stderr`. `best_moves` lead to the best end, and its flip if any.
    Where the choice cost something, `lost_at` is the number of the move after which the best end
    could not be reached any more, for giving up the number that a further move would have; and
    `better` is the move that would have kept it within reach.
    """

    number: int
    moves: tuple[Move, ...]
    best: float
    stderr: float
    cost: float
    cost_stderr: float
    best_moves: tuple[Move, ...]
    lost_at: int | None = None
    better: Move | None = None

    @property
    def value(self) -> float:
        """The score to expect from the end that was chosen; exact at the end of a hole."""
        return self.best + self.cost

    @property
    def mark(self) -> Mark:
        """How bad the choice was."""
        for mark, limit in MARK_LIMITS.items():
            if self.cost >= max(limit, _MARK_ERRORS[mark] * self.cost_stderr):
                return mark
        return Mark.NONE


@dataclass(frozen=True, slots=True)
class Measure:
    """A hole taken apart: `worth + choice_cost + luck == score`, exactly.

    `choices` are the runs that were ended, in their order. `score` is the hole's, in strokes or in
    cards; while it is being played it is what to expect from the best end of the present run.
    `score_stderr` is its standard error, 0 for a hole that is over.
    """

    choices: tuple[Choice, ...]
    score: float
    score_stderr: float = 0.0

    @property
    def worth(self) -> float:
        """The score that a fair player could expect at the start."""
        return self.choices[0].best if self.choices else self.score

    @property
    def worth_stderr(self) -> float:
        """The standard error of `worth`."""
        return self.choices[0].stderr if self.choices else self.score_stderr

    @property
    def choice_cost(self) -> float:
        """What all choices cost together, 0 or more."""
        return sum((choice.cost for choice in self.choices), 0.0)

    @property
    def choice_cost_stderr(self) -> float:
        """The standard error of `choice_cost`."""
        return sqrt(sum(choice.cost_stderr**2 for choice in self.choices if choice.cost))

    @property
    def luck(self) -> float:
        """What all flips took (above 0) or gave (below 0) together."""
        return sum(self.luck_of_flips, 0.0)

    @property
    def luck_of_flips(self) -> list[float]:
        """What the flip after each choice took or gave; 0 where the hole ended with the choice."""
        after = [*(choice.best for choice in self.choices[1:]), self.score]
        return [best - choice.value for best, choice in zip(after, self.choices, strict=False)]

    @property
    def parts(self) -> Parts:
        """The three numbers."""
        return Parts(self.worth, self.choice_cost, self.luck)

    @property
    def costliest(self) -> Choice | None:
        """The choice that cost the most, the first of equal ones; None where none cost anything."""
        choice = max(self.choices, key=lambda choice: choice.cost, default=None)
        return choice if choice and choice.cost else None


def measuring_hole(hole: Hole) -> Generator[None, None, Measure]:
    """Take a hole apart, pausing every few milliseconds; see `Measurer`."""
    return Measurer(hole.start).measuring(hole.moves, hole.is_given_up)


class Measurer:
    """Measures a hole that begins at a position, while it is being played or afterwards.

    What was worked out once is kept: a measure that was broken off, or one of fewer moves, is not
    begun again.
    """

    def __init__(self, start: Position) -> None:
        self.start = start
        self._choices: list[Choice] = []
        self._run: _Run | None = None

    def measuring(
        self, moves: Sequence[Move], is_given_up: bool = False
    ) -> Generator[None, None, Measure]:
        """Measure what was played so far, pausing every few milliseconds.

        The return value is the measure; it is the same every time. A hole that is neither over nor
        given up is measured up to its last flip. Nothing here depends on cards that were not
        flipped yet.

        Raises:
            IllegalMoveError: the moves do not follow from one another.
        """
        positions = list(accumulate(moves, Position.after, initial=self.start))
        runs = list(_runs(moves))
        self._forget(runs)
        for number, run in runs[len(self._choices) : -1]:
            run_before = self._run_at(positions[number - 1])
            self._choices.append((yield from run_before.weighing(run, number)))
        number, rest = runs[-1]
        last = self._run_at(positions[number - 1])
        if positions[-1].is_over or is_given_up:
            choice = yield from last.weighing(rest, number)
            return Measure((*self._choices, choice), choice.value)
        best = yield from last.finding_best()
        return Measure(tuple(self._choices), best.mean, best.stderr)

    def put_aside(self) -> None:
        """Forget all but the choices: what it takes to weigh one has some megabytes."""
        self._run = None

    def _forget(self, runs: Sequence[tuple[int, tuple[Move, ...]]]) -> None:
        """Forget choices from the first one on that is not among some runs that were ended."""
        kept = 0
        for choice, (_, moves) in zip(self._choices, runs[:-1], strict=False):
            if choice.moves != moves:
                break
            kept += 1
        del self._choices[kept:]

    def _run_at(self, state: Position) -> "_Run":
        """Return the run that begins at a state, the one at hand where it is that."""
        if self._run is None or self._run.state != state:
            self._run = _Run(state)
        return self._run


def _runs(moves: Sequence[Move]) -> Iterator[tuple[int, tuple[Move, ...]]]:
    """Yield the number of the first move of each run with its moves, its flip among them.

    The last run is the one without a flip, which may have no moves at all.
    """
    begun = 0
    for number, move in enumerate(moves, start=1):
        if move is FLIP:
            yield begun + 1, tuple(moves[begun:number])
            begun = number
    yield begun + 1, tuple(moves[begun:])


class _Mean(NamedTuple):
    """A mean and its standard error."""

    mean: float
    stderr: float


def comparing(state: Position, choice: Choice) -> Generator[None, None, tuple[Alternative, ...]]:
    """Compare the best ends of a run that began at a state, pausing every few milliseconds.

    The return value holds up to `ALTERNATIVES` ends other than the one chosen, which cost the
    least first.
    """
    run = _Run(state)
    yield from run.finding_best()
    found = []
    for end in run.ends:
        moves = run_moves(state, end)
        cost = yield from run.cost_of(end.tableau)
        if end.tableau != run.tableau_after(choice.moves):
            found.append(Alternative(moves, cost))
    return tuple(sorted(found, key=lambda each: each.cost)[:ALTERNATIVES])


class _Run:
    """The run that begins at a state: its best end, and what other ends cost."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.ends: list[RunEnd] = []
        self._tableaux = Tableaux(state)
        self._values = EndValues(state, self._tableaux, fair_scale(state.rules, len(state.stock)))
        self._best: list[_Mean] = []
        # Not a method: work that held its run, and was held by it, would be freed late.
        self._work = _find_best(state, self._values, self.ends, self._best)

    def tableau_after(self, moves: Sequence[Move]) -> int:
        """Return the tableau at which a run of some moves ends."""
        columns = self._tableaux.columns
        return sum(columns[move.column].stride for move in moves if move.column is not None)

    def finding_best(self) -> Generator[None, None, _Mean]:
        """Find the best end; return what to expect from it. Goes on where it was broken off."""
        for _ in self._work:  # not `yield from`, which would end that work, too
            yield
        return self._best[0]

    def _difference(self, tableau: int, is_final: bool) -> Generator[None, None, _Mean]:
        """Return how much more an end comes to than the best one, and the standard error.

        `is_final` tells that the hole ended there.
        """
        best, values = self.ends[0].tableau, self._values
        if tableau == best and not is_final:
            return _Mean(0.0, 0.0)
        of_best = yield from values.of(best)
        of_end = values.final(tableau) if is_final else (yield from values.of(tableau))
        mean, sampling = values.mean([a - b for a, b in zip(of_end, of_best, strict=True)])
        ahead = _DIFFERENCE_ERROR * max(map(values.share_ahead, (best, tableau)))
        return _Mean(mean, hypot(sampling, ahead))

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
        choice = Choice(number, tuple(moves), best, stderr, cost, cost_stderr, best_moves)
        if not cost:
            return choice
        index, better = _loss(self._tableaux, moves, end.tableau)
        return replace(choice, lost_at=number + index, better=better)


def _find_best(
    state: Position, values: "EndValues", ends: list[RunEnd], means: list[_Mean]
) -> Generator[None, None, None]:
    """Let the bot `fair` compare the ends of a run, best first, and value the best one.

    They are put into `ends`, and the value into `means`.
    """
    if state.legal_moves():
        advisor = Advisor(state)
        yield from advisor.forecast()
        yield from advisor.sample(FAIR_SAMPLES)
        ends += [each.end for each in advisor.ranked()[: ALTERNATIVES + 1]]
    else:
        ends += run_ends(values.tableaux)
    best = ends[0].tableau
    mean, sampling = values.mean((yield from values.of(best)))
    ahead = _FORECAST_ERROR * values.share_ahead(best)
    means.append(_Mean(_rounded(mean), hypot(sampling, ahead)))


def _cost(difference: _Mean) -> float:
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
    which a hole ends.
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
        counts = [self._unseen.count(rank) for rank in range(KING + 1)]
        self._estimator = Estimator(tableaux, counts, weights_for(state.rules))

    def _sampled(self, state: Position) -> Iterator[list[int]]:
        if self._is_complete:
            return map(list, permutations(self._unseen))
        count = len(self._unseen)
        turns = min((most, turns) for most, turns in _TURNS.items() if count <= most)[1]
        return sampled_orders(self._unseen, turns * count, seeded(state, "luck"))

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
            found = []
            search = Search(self.tableaux.following(tableau))
            yield
            for order in self._orders:
                end = yield from search.explore((0, order[0]), order[1:])
                found.append(self._scale.value(end.strokes, forecast))
            self._found[tableau] = found
            self.forecasts[tableau] = forecast
        return self._found[tableau]

    def mean(self, scores: Sequence[float]) -> _Mean:
        """Return the mean of one number for each order, and its standard error."""
        count = len(scores)
        mean = sum(scores) / count
        if self._is_complete:
            return _Mean(mean, 0.0)
        return _Mean(mean, sqrt(sum((score - mean) ** 2 for score in scores) / (count - 1) / count))


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
