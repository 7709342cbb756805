"""What a hole came to, taken apart: worth, choices and luck, and the choices one by one.

How it is measured stands in `luck`. Everything is in strokes, or in cards left where the rules
count cards; less is better.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from typing import NamedTuple

from golf.analysis.effort import WHOLE_EFFORT, Effort
from golf.core.moves import Move


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
    `better` is the move that would have kept it within reach. `effort` tells how much work
    could go into weighing it, and `effort_after` how much is left for the runs that follow.
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
    effort: Effort = WHOLE_EFFORT
    effort_after: Effort = WHOLE_EFFORT

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
