"""Learn the weights of `golf.analysis.estimate` from games, and write them into the package.

    python -m tests.tools.learn_estimate [GAMES] [ROUNDS]

In each game some first runs are ended at random; from then on the player looks one flip ahead with
the weights of the round before, and every tableau at which it flips is noted with the strokes that
came of it. A round ends with one least-squares fit for each number of unseen cards, over the games
of all rounds but the first. No library is needed; a round of 1,500 games takes about half a minute
for each of the four rule sets (wrap or not, something or nothing on a King).
"""

import random
import sys
from pathlib import Path

from golf.analysis.advisor import look_ahead
from golf.analysis.estimate import Estimator, Features, features
from golf.analysis.runs import run_states
from golf.analysis.solver import stock_ranks
from golf.analysis.tableaux import State, Tableaux
from golf.core.deal import Deal
from golf.core.rules import Rules
from golf.core.slices import finished

TARGET = Path(__file__).parent.parent.parent / "golf" / "analysis" / "estimate_weights.py"
RULE_SETS = {"na": "dnaapp", "nn": "dnnapp", "wa": "dwaapp", "wn": "dwnapp"}
FIRST_DEAL = 2_000_000
"""Far from the deals that strength is measured on."""

MOST_UNSEEN = 17
RIDGE = 5.0
LOOKED_AT = 6

Row = list[float]
FEATURES = len(Features._fields)


class Fit:
    """A least-squares fit, gathered row by row, that stays near zero where rows are few."""

    def __init__(self) -> None:
        self.rows = 0
        self.products = [[0.0] * FEATURES for _ in range(FEATURES)]
        self.targets = [0.0] * FEATURES

    def add(self, row: Row, target: float) -> None:
        """Take in one tableau and the strokes that came of it."""
        self.rows += 1
        for i, value in enumerate(row):
            if value:
                self.targets[i] += value * target
                products = self.products[i]
                for j, other in enumerate(row):
                    products[j] += value * other

    def weights(self) -> Row:
        """Solve the normal equations by elimination; features are held in by their spread."""
        n = self.rows
        table = [[*row, target] for row, target in zip(self.products, self.targets, strict=True)]
        for i in range(FEATURES):
            mean = self.products[0][i] / n
            table[i][i] += RIDGE * max(self.products[i][i] / n - mean * mean, 0) + 1e-6
        for i in range(FEATURES):
            pivot = table[i]
            for other in table[i + 1 :]:
                factor = other[i] / pivot[i]
                for j in range(i, FEATURES + 1):
                    other[j] -= factor * pivot[j]
        solution = [0.0] * FEATURES
        for i in reversed(range(FEATURES)):
            known = sum(table[i][j] * solution[j] for j in range(i + 1, FEATURES))
            solution[i] = (table[i][FEATURES] - known) / table[i][i]
        return solution


def run_ends(tableaux: Tableaux, start: State) -> list[int]:
    """Return the tableaux at which a run may end, those with the most cards gone first."""
    ends = {tableau for tableau, _ in run_states(tableaux, start)}
    return sorted(ends, key=lambda tableau: (tableaux.cards_left(tableau), tableau))


def look_ahead_end(estimator: Estimator, start: State) -> int:
    """Return the end of the run that is best by looking one flip ahead."""
    cleared = estimator.tableaux.cleared
    ends = sorted(run_ends(estimator.tableaux, start), key=estimator.strokes)[:LOOKED_AT]
    if len(ends) == 1 or not estimator.flips or ends[0] == cleared:
        return ends[0]
    return min(
        ends,
        key=lambda end: (
            -estimator.flips if end == cleared else finished(look_ahead(estimator, end))
        ),
    )


def play(
    deal: Deal, rules: Rules, weights: list[Features], rng: random.Random, fits: list[Fit]
) -> None:
    """Play one game and note its tableaux in `fits`."""
    position = deal.position(rules)
    tableaux, stock = Tableaux(position), stock_ranks(position)
    tableau, top = 0, tableaux.top
    # Early tableaux are rare otherwise: a game notes every one from the careless run on.
    careless = int(rng.random() ** 2 * len(stock))
    noted = []
    for flipped in range(len(stock) + 1):
        unseen = [stock[flipped:].count(rank) for rank in range(14)]
        estimator = Estimator(tableaux, unseen, weights)
        if flipped < careless:
            ends = sorted(run_ends(tableaux, (tableau, top)), key=estimator.strokes)
            tableau = ends[0] if rng.random() > 0.2 else rng.choice(ends)
        elif flipped == careless:
            ends = sorted(run_ends(tableaux, (tableau, top)), key=estimator.strokes)
            tableau = ends[min(int(rng.expovariate(0.5)), len(ends) - 1)]
        else:
            tableau = look_ahead_end(estimator, (tableau, top))
        if tableau == tableaux.cleared or flipped == len(stock):
            break
        if flipped >= careless:
            noted.append((len(stock) - flipped, features(tableaux, unseen, tableau)))
        top = stock[flipped]
    strokes = tableaux.cards_left(tableau) or flipped - len(stock)
    for left, row in noted:
        fits[left].add(row, strokes)


def learn(rules: Rules, games: int, rounds: int) -> list[Features]:
    """Return the rows of weights for one rule set."""
    rng = random.Random(str(rules))
    row = Features(*[0.0] * FEATURES)._replace(cards=1.0, fitting=-1.0)
    weights = [row] * (MOST_UNSEEN + 1)
    fits = [Fit() for _ in weights]
    number = FIRST_DEAL
    for round_number in range(rounds):
        if round_number == 1:
            fits = [Fit() for _ in weights]
        for _ in range(games):
            number += 1
            play(Deal.numbered(number), rules, weights, rng, fits)
        for unseen, fit in enumerate(fits):
            if fit.rows > 10 * FEATURES:
                weights[unseen] = Features(*fit.weights())
        # Only an empty starter has one card more, and flips it only when it need not.
        weights[MOST_UNSEEN] = weights[MOST_UNSEEN - 1]
        print(rules, "round", round_number + 1, flush=True)
    return weights


def write(weights: dict[str, list[Features]]) -> None:
    """Write the module of weights."""
    lines = [
        '"""The weights of `estimate`, learnt by `tests/tools/learn_estimate.py`.',
        "",
        "By the letters of wrap and `on_king`; in thousandths, a line of `Features` for each count",
        "of unseen cards from 0 on.",
        '"""',
        "",
        "THOUSANDTHS: dict[str, str] = {",
    ]
    for key, rows in weights.items():
        lines.append(f'    "{key}": """')
        lines += [" ".join(str(round(1000 * value)) for value in row) for row in rows]
        lines.append('""",')
    TARGET.write_text("\n".join([*lines, "}"]) + "\n", encoding="utf-8")


def main() -> None:
    """Learn all four rule sets."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1500
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    write({key: learn(Rules.parse(name), games, rounds) for key, name in RULE_SETS.items()})


if __name__ == "__main__":
    main()
