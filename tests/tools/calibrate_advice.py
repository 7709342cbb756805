"""Fit `golf.analysis.calibration` to the games of the bot `fair`.

    python -m tests.tools.calibrate_advice [GAMES] [RULES...]

At each decision the best candidate's mean under sampled orders and its forecast are noted, and
compared with the strokes that the game ends with; and the same deals are played by `par.planner`.
The figures are printed, to be put into the module by hand. 100 games take half a minute to two
minutes for each of the eight rule sets.
"""

import sys
from random import Random

from golf.analysis.advisor import Advisor
from golf.analysis.bots import FAIR_SAMPLES, play_out
from golf.analysis.par import planner
from golf.core.deal import Deal
from golf.core.rules import Rules
from golf.core.slices import finished
from tests.tools.learn_estimate import FIRST_DEAL

RULE_SETS = ("dnaapp", "dnnapp", "dwaapp", "dwnapp", "dnaspp", "dnnspp", "dwaspp", "dwnspp")

Note = tuple[int, float | None, float]


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
            mean = best.mean if best.samples else None
            notes.append((len(position.stock), mean, best.forecast))
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


def main() -> None:
    """Print the figures for each rule set."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for rules in map(Rules.parse, sys.argv[2:] or RULE_SETS):
        samples, forecasts, strokes, planned = [], [], 0, 0
        for number in range(FIRST_DEAL, FIRST_DEAL + games):
            deal = Deal.numbered(number)
            notes, end = play(deal, rules)
            strokes += end
            planned += play_out(deal.position(rules), lambda at, _: planner(at), Random()).strokes
            samples += [(n - 1, end - mean) for n, mean, _ in notes if mean is not None]
            forecasts += [(n - 1, end - forecast) for n, _, forecast in notes]
        figures = (*fitted(samples), *fitted(forecasts))
        text = ", ".join(f"{figure:.4f}" for figure in figures)
        print(f'    "{rules.letters[1:4]}": _Fit({text}),', flush=True)
        print(f'    "{rules.letters[:4]}": {planned / games:.1f},', flush=True)
        print(f"    # mean strokes {strokes / games:.2f}", flush=True)


if __name__ == "__main__":
    main()
