"""Fit `golf.analysis.calibration` to the games of the bot `fair`.

    python -m tests.tools.calibrate_advice [GAMES] [RULES...]

At each decision the best candidate's mean under sampled orders and its forecast are noted, and
compared with the strokes that the game ends with; and the same deals are played by `par.planner`.
Where the rules count cards it is the cards left that the estimates are fitted to. The figures are
printed, to be put into the module by hand. 100 games take half a minute to two minutes for each of
the ten rule sets.
"""

import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from math import sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

from golf.analysis.advisor import Advisor
from golf.analysis.bots import FAIR_SAMPLES, play_out
from golf.analysis.calibration import correction_for, expected_cards
from golf.analysis.par import planner
from golf.core.deal import Deal
from golf.core.position import MAX_STOCK
from golf.core.rules import Rules
from golf.core.slices import finished
from tests.tools.learn_estimate import FIRST_DEAL

RULE_SETS = ("dnaapp", "dnnapp", "dwaapp", "dwnapp", "dnaspp", "dnnspp", "dwaspp", "dwnspp")
CARDS_RULE_SETS = ("fast", "relaxed")

SHARES = [step / 20 for step in range(8, 29)]
SPREADS = [step / 10 for step in range(13)]


class Note(NamedTuple):
    """What is known at a decision: the cards unseen, sampled strokes, and the forecast."""

    unseen: int
    strokes: Sequence[int]
    forecast: float


def play(deal: Deal, rules: Rules) -> tuple[list[Note], int]:
    """Play a deal as `fair` does; return what was noted at each decision, and the strokes."""
    position = deal.position(rules)
    notes: list[Note] = []
    while not position.is_over:
        advisor = Advisor(position)
        finished(advisor.forecast())
        finished(advisor.sample(FAIR_SAMPLES))
        best = advisor.candidates[0]
        if not best.is_exact:
            notes.append(Note(len(position.stock), best.strokes, best.forecast))
        for move in advisor.moves():
            position = position.after(move)
    return notes, position.strokes


def fitted(points: list[tuple[int, float]]) -> tuple[float, float]:
    """Return a and b of the best a·x + b·x² through points."""
    sums = [sum(x**power for x, _ in points) for power in range(5)]
    first = sum(x * y for x, y in points)
    second = sum(x * x * y for x, y in points)
    scale = sums[2] * sums[4] - sums[3] ** 2
    return (
        (first * sums[4] - second * sums[3]) / scale,
        (second * sums[2] - first * sums[3]) / scale,
    )


def fitted_cards(
    points: list[tuple[int, Sequence[float], int]], corrections: dict[int, float]
) -> tuple[float, float]:
    """Return the share of the corrections, and the spread, that tell the cards left best.

    A point is the cards unseen, estimates of the strokes, and the cards that were left. The means
    of what is told are to be right for each number of cards unseen, the first ones above all.
    """

    def error(share: float, spread: float) -> float:
        errors = defaultdict(list)
        for unseen, estimates, cards in points:
            told = [
                expected_cards(strokes + share * corrections[unseen], spread * sqrt(unseen - 1))
                for strokes in estimates
            ]
            errors[unseen].append(fmean(told) - cards)
        return sum((n - 1) * len(each) * fmean(each) ** 2 for n, each in errors.items())

    return min(product(SHARES, SPREADS), key=lambda pair: error(*pair))


def fit_strokes(rules: Rules, games: int) -> None:
    """Print the figures for rules that do not count cards."""
    samples, forecasts, strokes, planned = [], [], 0, 0
    for number in range(FIRST_DEAL, FIRST_DEAL + games):
        deal = Deal.numbered(number)
        notes, end = play(deal, rules)
        strokes += end
        planned += play_out(deal.position(rules), lambda at, _: planner(at), Random()).strokes
        samples += [(note.unseen - 1, end - fmean(note.strokes)) for note in notes if note.strokes]
        forecasts += [(note.unseen - 1, end - note.forecast) for note in notes]
    figures = (*fitted(samples), *fitted(forecasts))
    text = ", ".join(f"{figure:.4f}" for figure in figures)
    print(f'    "{rules.letters[1:4]}": _Fit({text}),', flush=True)
    print(f'    "{rules.letters[:4]}": {planned / games:.1f},', flush=True)
    print(f"    # mean strokes {strokes / games:.2f}", flush=True)


def fit_cards(rules: Rules, games: int) -> None:
    """Print the figures for rules that count cards."""
    samples, forecasts, left = [], [], 0
    for number in range(FIRST_DEAL, FIRST_DEAL + games):
        notes, end = play(Deal.numbered(number), rules)
        cards = max(end, 0)
        left += cards
        samples += [(note.unseen, note.strokes, cards) for note in notes if note.strokes]
        forecasts += [(note.unseen, [note.forecast], cards) for note in notes]
    of_strokes = replace(rules, score="strokes")
    corrections = {n: correction_for(of_strokes, n) for n in range(MAX_STOCK + 1)}
    optimism, spread = fitted_cards(samples, {n: c.optimism for n, c in corrections.items()})
    caution, of_forecast = fitted_cards(forecasts, {n: c.caution for n, c in corrections.items()})
    figures = f"{optimism:.2f}, {caution:.2f}, {spread:.2f}, {of_forecast:.2f}"
    print(f"    {rules.wrap}: _CardsFit({figures}),  # mean cards {left / games:.2f}", flush=True)


def main() -> None:
    """Print the figures for each rule set."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for rules in map(Rules.parse, sys.argv[2:] or RULE_SETS + CARDS_RULE_SETS):
        fit = fit_cards if rules.score == "cards" else fit_strokes
        fit(rules, games)


if __name__ == "__main__":
    main()
