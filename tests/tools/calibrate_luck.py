"""Fit the fair player's scale in `golf.analysis.calibration` to the games of bots.

    python -m tests.tools.calibrate_luck [DEALS] [RULES...]

The luck of a flip is the value of the best end after it minus the value of the end chosen before
it. For bots good and bad, early and late in the hole, after best ends and others, its mean should
be 0. These means are linear in the figures sought, which are found by least squares, each mean
weighing by its error. The figures are printed, to be put into the module by hand. 100 deals take
some minutes for each of the ten rule sets.
"""

import sys
from collections import defaultdict
from math import sqrt
from operator import mul
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from golf.analysis.advisor import Advisor
from golf.analysis.bots import BOTS, FAIR_SAMPLES, played
from golf.analysis.calibration import fair_scale
from golf.analysis.runs import run_ends
from golf.analysis.tableaux import Tableaux
from golf.analysis.weighing import EndValues
from golf.core.deal import Deal
from golf.core.moves import FLIP, Move
from golf.core.position import MAX_STOCK, Position
from golf.core.rules import Rules
from golf.core.slices import finished
from tests.tools.calibrate_advice import CARDS_RULE_SETS, RULE_SETS

FIRST_DEAL = 200_001
PLAYERS = ("random", "longest-run", "careful", "fair")
BANDS = (5, 9, 12, 14, 17)
FEWEST = 10
LEAST_DEVIATION = 0.3


class Value(NamedTuple):
    """The value of an end by samples alone, and what to multiply the figures sought by.

    These are the share of the forecast, and a and b, or where the rules count cards the stretch.
    """

    value: float
    factors: tuple[float, ...]


class Note(NamedTuple):
    """One flip: the value after it minus the value before it, part by part."""

    luck: float
    factors: tuple[float, ...]


class Run:
    """A run with the end that the bot `fair` prefers."""

    def __init__(self, state: Position) -> None:
        self.unseen = len(state.stock)
        self._tableaux = Tableaux(state)
        self._counts_cards = state.rules.score == "cards"
        self._scale = fair_scale(state.rules, self.unseen)._replace(
            share=0.0, stretch=1.0, offset=0.0
        )
        self._values = EndValues(state, self._tableaux, self._scale)
        if state.is_over:
            self.best = run_ends(self._tableaux)[0].tableau
        else:
            advisor = Advisor(state)
            finished(advisor.forecast())
            finished(advisor.sample(FAIR_SAMPLES))
            self.best = advisor.candidates[0].end.tableau

    def after(self, moves: list[Move]) -> int:
        """Return the tableau after some plays."""
        columns = self._tableaux.columns
        return sum(columns[move.column].stride for move in moves if move.column is not None)

    def value(self, tableau: int) -> Value:
        """Return the value of an end."""
        mean = fmean(finished(self._values.of(tableau)))
        further = max(self.unseen - 1, 0)
        grown = further / (MAX_STOCK - 1)
        is_cards = self._counts_cards
        if self._values.is_final(tableau):
            return Value(mean, (0.0,) * (2 if is_cards else 3))
        ahead = self._scale._replace(share=1.0).value(0, self._values.forecasts[tableau])
        others = (mean * grown,) if is_cards else (further, further**2)
        return Value(mean, ((ahead - mean) * grown**2, *others))


def notes(rules: Rules, numbers: range) -> dict[tuple[str, int, bool], list[Note]]:
    """Let the bots play; return what was noted of flips, by bot, band, and whether the best."""
    found = defaultdict(list)
    for number in numbers:
        start = Deal.numbered(number).position(rules)
        for bot in PLAYERS:
            moves, _ = played(start, BOTS[bot], Random(f"{bot}/{rules}/{number}"))
            run, position, begun = Run(start), start, 0
            for count, move in enumerate(moves, start=1):
                position = position.after(move)
                if move is not FLIP:
                    continue
                chosen, before = run.after(moves[begun:count]), run
                run, begun = Run(position), count
                if before.unseen > 1:
                    here, after = before.value(chosen), run.value(run.best)
                    factors = tuple(a - b for a, b in zip(after.factors, here.factors, strict=True))
                    band = next(most for most in BANDS if before.unseen <= most)
                    key = bot, band, chosen == before.best
                    found[key].append(Note(after.value - here.value, factors))
    return found


def fitted(groups: dict[tuple[str, int, bool], list[Note]]) -> list[float]:
    """Return the figures with which the mean luck of all groups is least."""
    rows = []
    for group in groups.values():
        if len(group) >= FEWEST:
            deviation = max(pstdev(note.luck for note in group), LEAST_DEVIATION)
            weight = sqrt(len(group)) / deviation
            columns = zip(*((*note.factors, -note.luck) for note in group), strict=True)
            rows.append([weight * fmean(column) for column in columns])
    *left, right = zip(*rows, strict=True)
    return solved([[sum(map(mul, a, b)) for b in [*left, right]] for a in left])


def solved(rows: list[list[float]]) -> list[float]:
    """Return the solution of linear equations, by elimination; the right sides are last."""
    for i, pivot in enumerate(rows):
        for other in rows[:i] + rows[i + 1 :]:
            factor = other[i] / pivot[i]
            other[:] = [a - factor * b for a, b in zip(other, pivot, strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def main() -> None:
    """Print the figures for each rule set."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for rules in map(Rules.parse, sys.argv[2:] or RULE_SETS + CARDS_RULE_SETS):
        figures = fitted(notes(rules, range(FIRST_DEAL, FIRST_DEAL + deals)))
        key = rules.wrap if rules.score == "cards" else f'"{rules.letters[1:4]}"'
        shown = ", ".join(f"{figure:.4g}" for figure in figures)
        kind = "_FairCardsFit" if rules.score == "cards" else "_FairFit"
        print(f"    {key}: {kind}({shown}),", flush=True)


if __name__ == "__main__":
    main()
