"""What each rival of the Tour takes, and what its play costs: `python -m tests.bench.field`.

Options: the rules, and how many deals (classic and 500).
"""

import sys
import time
from math import sqrt

from golf.analysis.rivals import Chance, choosing
from golf.analysis.roster import DIVISIONS, ROSTER, Rival, field_of
from golf.core.deal import Deal
from golf.core.rules import Rules
from golf.core.slices import finished


def strokes(rival: Rival, rules: Rules, deal: Deal) -> int:
    """Return what a rival takes on a deal."""
    position = deal.position(rules)
    moves = 0
    while not position.is_over:
        chance = Chance("bench", rival.key, deal, moves)
        for move in finished(choosing(rival.style, position, chance)):
            position = position.after(move)
            moves += 1
    return position.strokes


def main(rules: Rules, deals: int) -> None:
    """Print a line for each rival, and the mean of each division's field."""
    print(f"{rules}, {deals} deals: mean strokes, standard error, cleared, ms a hole")
    means, costs = {}, {}
    for rival in ROSTER:
        start = time.process_time()
        taken = [strokes(rival, rules, Deal.numbered(n)) for n in range(1, deals + 1)]
        costs[rival] = 1000 * (time.process_time() - start) / deals
        means[rival] = mean = sum(taken) / deals
        error = sqrt(sum((each - mean) ** 2 for each in taken) / deals / (deals - 1))
        cleared = sum(each <= 0 for each in taken) / deals
        print(
            f"{rival.name:20}{mean:6.2f} ±{error:5.2f} {cleared:6.1%} {costs[rival]:7.1f}",
            flush=True,
        )
    for division in DIVISIONS:
        field = field_of(division)
        mean = sum(means[rival] for rival in field) / len(field)
        cost = sum(costs[rival] for rival in field)
        print(f"{division:20}{mean:6.2f} a hole of the field takes {cost:.0f} ms")


if __name__ == "__main__":
    main(Rules.parse((sys.argv[1:] or ["classic"])[0]), int((sys.argv[2:] or ["500"])[0]))
