"""Fair advice: the best move for a player who knows which cards are unseen, but not their order.

Nothing is revealed between two flips, so the advisor chooses the tableau at which to end the run
and advises the first play towards it. It works in two steps:

1. Forecast: for each rank that may be flipped next, the best end of the run that follows, judged by
   its `estimate`; averaged over the unseen cards. This takes some milliseconds.
2. Sampling: for the ends with the best forecasts, the exact best strokes under sampled orders of
   the unseen cards (see `solver`), the same orders for all of them. Ends that fall behind are
   dropped, so that most of the work goes into close choices.

Play that knows the order is better than play that does not: `calibration` holds by how much. So the
advice is in strokes that a strong player takes in the mean who does not know it. Where the rules
count cards it is in the cards left in the mean, and every clear counts 0: an order, or a forecast,
gives the strokes to expect and how much they vary, and so the cards (`expected_cards`).

The order of the real stock is never looked at: equal views give equal advice.
"""

from collections.abc import Generator, Iterator, Sequence
from itertools import filterfalse
from math import ceil, hypot, sqrt
from operator import itemgetter
from typing import NamedTuple

from golf.analysis.calibration import chance_of_cards, correction_for, expected_cards
from golf.analysis.estimate import Estimator, weights_for
from golf.analysis.runs import RunEnd, run_ends, run_moves
from golf.analysis.shuffles import sampled_orders, seeded
from golf.analysis.solver import Search, stock_ranks, values
from golf.analysis.tableaux import Tableaux
from golf.core.cards import ACE, KING
from golf.core.moves import Move
from golf.core.position import LOWEST_STROKES, Position

SAMPLES = 32
"""How many orders the full advice samples."""

_LOOKED_AT = 12
_SURVIVORS = {0: 8, 4: 5, 8: 3, 20: 2}
"""How many ends go on after so many samples."""

_SAMPLED_FOR_EVERY_MOVE = 8
"""So many samples are taken for each legal move, however bad it looks; after them an end that fell
behind is taken up again where the others turn out to be no better."""

_FORECAST_WORTH = 4
_FORECAST_VARIANCE = 3.0
"""A forecast weighs as much as four samples, whose mean has about this variance."""

_USUAL_VARIANCE = 12.0
_USUAL_WORTH = 3
"""What the exact strokes of one end vary by before samples tell, and for how many that counts."""

_SHOWN_DIGITS = 1
"""Advice is told with so many digits after the point; what looks equal then is equally good."""

_CARD_DIGITS = 3
"""Where cards differ by less than this tells, the fewer strokes, and so the fewer moves, decide."""


class Advice(NamedTuple):
    """What a legal move is worth.

    `expected` is what to expect in the mean from a strong player who begins with `move` and cannot
    see the stock: the final strokes (−17 to 35), or where the rules count cards the cards left (0
    to 35). `stderr` is its standard error.
    """

    move: Move
    expected: float
    stderr: float


def by_merit(advice: Sequence[Advice]) -> tuple[list[Advice], list[Advice]]:
    """Part advice, best first: the best with what is equal to it within error, and the others.

    Two values are equal where they differ by no more than the standard error of their difference,
    taken for independent, or where the same figure is shown for both.
    """
    equal = [each for each in advice if _is_equal(each, advice[0])]
    return equal, [each for each in advice if each not in equal]


def _is_equal(one: Advice, other: Advice) -> bool:
    looks_equal = round(one.expected, _SHOWN_DIGITS) == round(other.expected, _SHOWN_DIGITS)
    return looks_equal or one.expected - other.expected <= hypot(one.stderr, other.stderr)


def advise(position: Position, samples: int = SAMPLES) -> Iterator[list[Advice]]:
    """Work out advice on a position, in slices of at most a few milliseconds.

    Each item is the advice so far: every legal move, the best one first; an empty list until the
    forecasts are there, and for a hole that is over. The last item is the full advice. Where one
    card is unseen, or none, nothing is hidden, and the exact values are told.
    """
    if len(position.stock) <= 1:
        yield _certain_advice(position)
        return
    advisor = Advisor(position, for_every_move=True)
    advice: list[Advice] = []
    for _ in advisor.forecast():
        yield advice
    advice = advisor.advice()
    yield advice
    shown = 0
    for _ in advisor.sample(samples):
        if advisor.sampled > shown:
            shown = advisor.sampled
            advice = advisor.advice()
        yield advice
    # Where little is left, nothing pauses on the way.
    yield advisor.advice()


def _certain_advice(position: Position) -> list[Advice]:
    """Return advice where nothing is hidden; of equal moves those with fewer strokes come first."""
    strokes = values(position)
    least = 0 if position.rules.score == "cards" else LOWEST_STROKES
    ranked = sorted(strokes, key=strokes.__getitem__)
    return [Advice(move, float(max(least, strokes[move])), 0.0) for move in ranked]


class Worth(NamedTuple):
    """What to expect from a candidate in what the rules count, the less the better.

    With equal values the fewer `strokes` are better.
    """

    value: float
    strokes: float
    variance: float


class Candidate:
    """An end of the run with what is known of it: its forecast, and its sampled exact strokes.

    Where `is_exact` is true the forecast is certain, and needs no samples.
    """

    def __init__(self, end: RunEnd, forecast: float, is_exact: bool) -> None:
        self.end = end
        self.forecast = forecast
        self.is_exact = is_exact
        self.strokes: list[int] = []
        self._sum = 0.0
        self._squares = 0.0

    def add(self, strokes: int, value: float) -> None:
        """Add the exact strokes (−17 to 35) under one more order, and what they count."""
        self.strokes.append(strokes)
        self._sum += value
        self._squares += value * value

    @property
    def samples(self) -> int:
        """How many orders were sampled."""
        return len(self.strokes)

    @property
    def mean_strokes(self) -> float:
        """The mean of the exact strokes, 0 without samples."""
        return sum(self.strokes) / max(self.samples, 1)

    @property
    def mean(self) -> float:
        """The mean of what they count, 0 without samples."""
        return self._sum / max(self.samples, 1)

    def variance(self, usual: float) -> float:
        """Return the variance of that mean where one value usually varies by `usual`."""
        spread = self._squares - self._sum * self.mean + usual * _USUAL_WORTH
        return spread / (self.samples - 1 + _USUAL_WORTH) / max(self.samples, 1)


class Advisor:
    """Works out how to end the run that begins at a position.

    First `forecast`, then `sample` for as long as there is time. `for_every_move` compares an end
    for each legal move at first; else only good ends are compared. `candidates` are the ends still
    compared, best first; `sampled` is how many orders were sampled, and `work` what solving them
    took (see `solver.End`).
    """

    def __init__(self, position: Position, for_every_move: bool = False) -> None:
        self.position = position
        self.candidates: list[Candidate] = []
        self.sampled = 0
        self.work = 0
        self._for_every_move = for_every_move
        self._dropped: list[Candidate] = []
        self._legal = position.legal_moves()
        self._tableaux = Tableaux(position)
        self._unseen = sorted(stock_ranks(position))
        self._correction = correction_for(position.rules, len(self._unseen))
        self._counts_cards = position.rules.score == "cards"

    def forecast(self) -> Generator[None, None, None]:
        """Find the ends of the run and forecast the most promising, pausing within a few ms."""
        ends = run_ends(self._tableaux) if self._legal else []
        yield
        counts = [self._unseen.count(rank) for rank in range(KING + 1)]
        estimator = Estimator(self._tableaux, counts, weights_for(self.position.rules))
        for end in ends:
            if end.first_moves[0] in self._legal:
                is_exact = not self._unseen or end.tableau == self._tableaux.cleared
                strokes = estimator.strokes(end.tableau)
                self.candidates.append(Candidate(end, strokes, is_exact))
        self._select(_LOOKED_AT)
        yield
        for candidate in self.candidates:
            if not candidate.is_exact:
                candidate.forecast = yield from look_ahead(estimator, candidate.end.tableau)
                candidate.is_exact = len(self._unseen) == 1
        self._select(len(self.candidates))

    def solves(self, samples: int) -> int:
        """Return how many orders `sample` is going to solve for good ends, all ends together."""
        if len(self.candidates) == 1:
            return 0
        ends = sum(not candidate.is_exact for candidate in self.candidates)
        return sum(min(ends, most) for most in _survivors(samples))

    def sample(self, samples: int, share: float = 1.0) -> Generator[None, None, None]:
        """Solve the best ends under `samples` orders of the unseen cards, pausing within a ms.

        With a `share` below 1 only about that share of the work is done: there are fewer orders, at
        least one, and ends that fall behind are dropped sooner.
        """
        if not self._unseen:
            return
        searches: dict[int, Search] = {}
        survivors = _survivors(samples, share)
        orders = sampled_orders(self._unseen, len(survivors), seeded(self.position))
        most_before = 0
        for order, most in zip(orders, survivors, strict=True):
            if most != most_before:
                self._select(most)
                most_before = most
            elif self._for_every_move and self.sampled > _SAMPLED_FOR_EVERY_MOVE:
                self._select(len(self.candidates))
            open_candidates = [c for c in self.candidates if not c.is_exact]
            is_settled = len(self.candidates) == 1 and not self._for_every_move
            if is_settled or not open_candidates:
                return
            for candidate in open_candidates:
                tableau = candidate.end.tableau
                if tableau not in searches:
                    searches[tableau] = Search(self._tableaux.following(tableau))
                    yield
                result = yield from searches[tableau].explore((0, order[0]), order[1:])
                candidate.add(result.strokes, self._counted(result.strokes))
                self.work += result.work
            self.sampled += 1
        self._select(len(self.candidates))

    def _counted(self, strokes: int) -> float:
        """Return what to count for the exact strokes under one order, as a sample.

        A player who does not see the order takes more, and not always as many more: that is
        corrected here for cards, and for strokes in their mean.
        """
        if not self._counts_cards:
            return strokes
        correction = self._correction
        return expected_cards(strokes + correction.optimism, correction.sample_spread)

    def _worth(self, candidate: Candidate) -> Worth:
        """Return what to expect from a candidate."""
        if candidate.is_exact:
            certain = candidate.forecast
            return Worth(max(certain, 0.0) if self._counts_cards else certain, certain, 0.0)
        correction = self._correction
        share = candidate.samples / (candidate.samples + _FORECAST_WORTH)
        forecast = candidate.forecast + correction.caution
        sampled = candidate.mean_strokes + correction.optimism
        value = strokes = share * sampled + (1 - share) * forecast
        pace = 1.0
        if self._counts_cards:
            forecast = expected_cards(forecast, correction.forecast_spread)
            value = round(share * candidate.mean + (1 - share) * forecast, _CARD_DIGITS)
            # One stroke more is so many cards more.
            pace = chance_of_cards(strokes, correction.forecast_spread)
        of_samples = candidate.variance(_USUAL_VARIANCE * pace**2)
        of_forecast = _FORECAST_VARIANCE * pace**2
        variance = share**2 * of_samples + (1 - share) ** 2 * of_forecast
        return Worth(value, strokes, variance)

    def _select(self, count: int) -> None:
        """Sort the candidates and keep the best `count`, at first the best of each move too."""
        is_open = self._for_every_move and self.sampled < _SAMPLED_FOR_EVERY_MOVE
        if self._for_every_move and not is_open:
            self._take_up_again()
        ranked = sorted(self.candidates, key=lambda candidate: self._worth(candidate)[:2])
        kept, missing = [], set(self._legal if is_open else [])
        for place, candidate in enumerate(ranked):
            moves = missing.intersection(candidate.end.first_moves)
            if place < count or moves:
                kept.append(candidate)
                missing -= moves
            else:
                self._dropped.append(candidate)
        self.candidates = kept

    def _take_up_again(self) -> None:
        """Compare all ends that have samples enough, those that were dropped too."""
        self.candidates += filter(self._is_tested, self._dropped)
        self._dropped = list(filterfalse(self._is_tested, self._dropped))

    def _is_tested(self, candidate: Candidate) -> bool:
        """Return whether as many samples as any move gets, or all so far, make up a value."""
        enough = min(self.sampled, _SAMPLED_FOR_EVERY_MOVE)
        return candidate.is_exact or candidate.samples >= enough

    def ranked(self) -> list[Candidate]:
        """Return the ends that were compared: those still in, best first, then the others.

        Of those that fell behind the last to do so come first.
        """
        behind = [each for each in self._dropped if each.samples]
        behind.sort(key=lambda each: (-each.samples, *self._worth(each)[:2]))
        return self.candidates + behind

    def advice(self) -> list[Advice]:
        """Return what each legal move is worth as far as is known, best first.

        Of the ends that a move leads to, the best one of those that are sampled counts: a forecast
        that was dropped without a test is no match for them.
        """
        found: dict[Move, Advice] = {}
        estimated = [
            (not self._is_tested(candidate), *self._worth(candidate), candidate.end.first_moves)
            for candidate in self.candidates + self._dropped
        ]
        for _, expected, _, variance, moves in sorted(estimated, key=itemgetter(0, 1, 2)):
            for move in moves:
                if move not in found:
                    found[move] = Advice(move, expected, sqrt(variance))
        return sorted(found.values(), key=lambda advice: advice.expected)

    def moves(self) -> tuple[Move, ...]:
        """Return the moves up to the best end of the run, and the flip where one must follow."""
        return run_moves(self.position, self.candidates[0].end)


def _survivors(samples: int, share: float = 1.0) -> list[int]:
    """Return how many ends each of some orders is solved for at most; see `Advisor.sample`."""
    return [
        min(most for after, most in _SURVIVORS.items() if int(share * after) <= sampled)
        for sampled in range(max(1, ceil(share * samples)))
    ]


def look_ahead(estimator: Estimator, tableau: int) -> Generator[None, None, float]:
    """Return the strokes to expect from a flip: the mean over the unseen cards of the best after.

    Pauses after each rank.
    """
    total = 0.0
    for rank in range(ACE, KING + 1):
        count = estimator.unseen[rank]
        if count:
            total += count * estimator.after(rank).best_of_run((tableau, rank))
            yield
    return total / estimator.flips
