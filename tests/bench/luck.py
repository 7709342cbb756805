"""How fast a hole is taken apart, how short the slices are, and whether bad choices are bad.

    python -m tests.bench.luck [HOLES]
    python -m tests.bench.luck choices [CHOICES] [ORDERS] [RULES]

Limits on the desktop: 1.5 s a hole, slices of 4 ms (99 in 100), 20 MiB over the interpreter.
Holes of `careful` are told first, then those of somebody who flips at one move in three whatever
fits: as long as hardly a card is gone there is most to search.

With `choices`, bots play deals, and choices that are marked bad or worse are tried: the end chosen
and the best one are played out by `fair` under the same ORDERS (200) other orders of the unseen
cards. At least 95 % of CHOICES (200) should cost more than 0 in the mean; that takes hours. Where
the first orders leave no doubt (four standard errors), the rest of them is spared.
"""

import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, product
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from golf.analysis.bots import BOTS, Bot, fair, play_out, played
from golf.analysis.luck import Measurer
from golf.analysis.measure import Choice, Mark
from golf.core.deal import Deal
from golf.core.moves import FLIP, Move
from golf.core.position import Position
from golf.core.rules import Rules
from golf.core.scoring import counted
from golf.core.slices import finished

RULE_SETS = ("classic", "strict", "classic+wrap", "fast", "relaxed")
PLAYERS = ("random", "longest-run", "careful")
FIRST_DEAL = 3_000_000

_FEWEST_ORDERS = 20
_NO_DOUBT = 4.0

_MEMORY = """
def peak():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))
before = peak()
from tests.bench.luck import figures
from golf.core.rules import Rules
figures(Rules.parse("classic+wrap"), range(1, 3))
print(peak() - before)
"""


class Figures(NamedTuple):
    """Processor seconds: for each hole, and for each slice."""

    holes: list[float]
    slices: list[float]

    @property
    def slice_99(self) -> float:
        """What 99 of 100 slices stay within."""
        return sorted(self.slices)[int(len(self.slices) * 0.99)]


def flipper(position: Position, rng: Random) -> list[Move]:
    """Return a move of somebody who flips at one in three moves, and else plays any card."""
    legal = position.legal_moves()
    plays = [move for move in legal if move is not FLIP]
    flips = FLIP in legal and (not plays or rng.random() < 1 / 3)
    return [FLIP] if flips else [rng.choice(plays)]


def figures(
    rules: Rules, numbers: range, clock=time.process_time, bot: Bot = BOTS["careful"]
) -> Figures:
    """Take the holes of a bot apart."""
    found = Figures([], [])
    for number in numbers:
        start = Deal.numbered(number).position(rules)
        moves, _ = played(start, bot, Random(number))
        begun = last = clock()
        for _ in Measurer(start).measuring(moves):
            now = clock()
            found.slices.append(now - last)
            last = now
        found.holes.append(last - begun)
    return found


def memory_mib() -> float:
    """Return how much an interpreter's peak memory grows by two holes (on Linux)."""
    command = [sys.executable, "-c", _MEMORY]
    result = subprocess.run(command, text=True, capture_output=True, check=True)
    return int(result.stdout) / 1024


class Trial(NamedTuple):
    """A choice that was tried: what it is told to cost, and what it cost in play."""

    choice: Choice
    cost: float
    stderr: float


def bad_choices(rules: Rules) -> Iterator[tuple[Position, Choice]]:
    """Yield choices that are marked bad or worse, with the positions at which their runs begin."""
    for number in count(FIRST_DEAL):
        start = Deal.numbered(number).position(rules)
        bot = PLAYERS[number % len(PLAYERS)]
        moves, _ = played(start, BOTS[bot], Random(number))
        for choice in finished(Measurer(start).measuring(moves)).choices:
            if choice.mark in (Mark.BAD, Mark.VERY_BAD):
                yield _after(start, moves[: choice.number - 1]), choice


def _after(position: Position, moves: list[Move] | tuple[Move, ...]) -> Position:
    for move in moves:
        position = position.after(move)
    return position


def trial(state: Position, choice: Choice, orders: int) -> Trial:
    """Play both ends of a run out under the same orders of the unseen cards."""
    rng = Random(f"{state} {choice.number}")
    costs: list[float] = []
    while len(costs) < orders:
        stock = list(state.stock)
        rng.shuffle(stock)
        other = replace(state, stock=tuple(stock))
        costs.append(_score(other, choice.moves) - _score(other, choice.best_moves))
        cost, stderr = fmean(costs), stdev([0.0, *costs]) / sqrt(len(costs))
        if len(costs) >= _FEWEST_ORDERS and abs(cost) > _NO_DOUBT * stderr:
            break
    return Trial(choice, cost, stderr)


def _score(state: Position, moves: tuple[Move, ...]) -> float:
    """Return what `fair` comes to after some moves; without a flip the hole ends there."""
    after = _after(state, moves)
    if FLIP in moves:
        after = play_out(after, fair, Random())
    strokes = after.strokes
    return strokes if state.rules.score == "points" else counted(state.rules, strokes)


def try_choices(rules: Rules, choices: int, orders: int) -> None:
    """Print how many choices of those marked bad cost something in play, and how much."""
    found: list[Trial] = []
    for state, choice in bad_choices(rules):
        found.append(trial(state, choice, orders))
        right = sum(each.cost > 0 for each in found)
        told, cost = fmean(each.choice.cost for each in found), fmean(each.cost for each in found)
        print(
            f"{rules}: {right} of {len(found)} cost more than 0;"
            f" told {told:.2f} in the mean, cost {cost:.2f}"
            f" (the last one: {choice.cost:.2f} and {found[-1].cost:.2f} ± {found[-1].stderr:.2f})",
            flush=True,
        )
        if len(found) == choices:
            return


def main() -> None:
    """Print the figures."""
    words = sys.argv[1:]
    if words[:1] == ["choices"]:
        choices, orders, rules = (*words[1:], *("200", "200", "classic")[len(words) - 1 :])
        try_choices(Rules.parse(rules), int(choices), int(orders))
        return
    holes = int(words[0]) if words else 20
    for name, (whose, bot) in product(RULE_SETS, {"": BOTS["careful"], "flips": flipper}.items()):
        found = figures(Rules.parse(name), range(1, holes + 1), bot=bot)
        print(
            f"{name:13}{whose:6} {fmean(found.holes):.2f} s a hole (worst {max(found.holes):.2f}),"
            f" slices {1000 * found.slice_99:.1f} ms (99 %),"
            f" {1000 * max(found.slices):.1f} ms at worst"
        )
    print(f"memory        {memory_mib():.1f} MiB above the interpreter")


if __name__ == "__main__":
    main()
