"""How fast fair advice comes, and how short its slices are.

    python -m tests.bench.advisor [DEALS]

Limits on the desktop: a first answer in 150 ms and the full one in 2 s from a fresh deal, slices of
4 ms, and 2 s a hole for the bot `fair` on one core.
"""

import sys
import time
from random import Random
from typing import NamedTuple

from golf.analysis.advisor import advise
from golf.analysis.bots import BOTS, play_out
from golf.core.deal import Deal
from golf.core.rules import Rules

RULE_SETS = ("classic", "strict", "classic+wrap", "relaxed")


class Figures(NamedTuple):
    """Processor seconds: to the first answer, to the full one, and the longest slice."""

    first: float
    full: float
    slice: float


def measure(rules: Rules, number: int, clock=time.process_time) -> Figures:
    """Ask for advice on a fresh deal."""
    begun = last = clock()
    first = longest = 0.0
    for advice in advise(Deal.numbered(number).position(rules)):
        now = clock()
        longest = max(longest, now - last)
        first = first or (now - begun if advice else 0.0)
        last = now
    return Figures(first, last - begun, longest)


def bot_seconds(rules: Rules, deals: int, clock=time.process_time) -> float:
    """Return the mean seconds that the bot `fair` takes for a hole."""
    begun = clock()
    for number in range(1, deals + 1):
        play_out(Deal.numbered(number).position(rules), BOTS["fair"], Random(number))
    return (clock() - begun) / deals


def main() -> None:
    """Print the figures."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for name in RULE_SETS:
        rules = Rules.parse(name)
        figures = [measure(rules, number) for number in range(1, deals + 1)]
        worst = Figures(*map(max, zip(*figures, strict=True)))
        mean = sum(each.full for each in figures) / deals
        print(
            f"{name:13} first {1000 * worst.first:4.0f} ms at worst, full {mean:.2f} s"
            f" (worst {worst.full:.2f}), longest slice {1000 * worst.slice:.1f} ms;"
            f" as a bot {bot_seconds(rules, deals):.2f} s a hole"
        )


if __name__ == "__main__":
    main()
