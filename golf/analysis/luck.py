"""Luck and skill: what a hole was worth, what the player's choices cost, and what the flips gave.

After D. Zare, *A Measure of Luck* (2000), which does it for backgammon. Let the value of a tableau
at which a run ends be the score to expect from the flip on, by the fair player: one who counts
cards but cannot see the stock. Then, for any hole,

    score = value of the best end of the first run              worth
          + sum of (value of the end chosen − of the best end)  choices, each 0 or more
          + sum of (best value after a flip − value before it)  luck, 0 in the mean

since all values but the score cancel out. The score is in strokes, or in cards left where the rules
count cards; less is better, and so a negative luck was good luck.

What a value is, and how it is found, stands in `weighing`; what comes of it all in `measure`.
"""

from collections.abc import Generator, Iterator, Sequence
from itertools import accumulate

from golf.analysis.effort import WHOLE_EFFORT
from golf.analysis.measure import Alternative, Choice, Measure
from golf.analysis.runs import run_moves
from golf.analysis.weighing import ALTERNATIVES, Run
from golf.core.hole import Hole
from golf.core.moves import FLIP, Move
from golf.core.position import Position


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
        self._run: Run | None = None

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
            choice = yield from self._run_at(positions[number - 1]).weighing(run, number)
            self._choices.append(choice)
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

    def _run_at(self, state: Position) -> Run:
        """Return the first run that is not weighed, the one at hand where it is that."""
        effort = self._choices[-1].effort_after if self._choices else WHOLE_EFFORT
        if self._run is None or (self._run.state, self._run.effort) != (state, effort):
            self._run = Run(state, effort)
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


def comparing(state: Position, choice: Choice) -> Generator[None, None, tuple[Alternative, ...]]:
    """Compare the best ends of a run that began at a state, pausing every few milliseconds.

    The return value holds up to `ALTERNATIVES` ends other than the one chosen, which cost the
    least first.
    """
    run = Run(state, choice.effort)
    yield from run.finding_best()
    found = []
    for end in run.ends:
        moves = run_moves(state, end)
        cost = yield from run.cost_of(end.tableau)
        if end.tableau != run.tableau_after(choice.moves):
            found.append(Alternative(moves, cost))
    return tuple(sorted(found, key=lambda each: each.cost)[:ALTERNATIVES])
