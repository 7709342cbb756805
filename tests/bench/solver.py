"""How fast the exact solver is, and how much memory it takes.

    python -m tests.bench.solver [DEALS]

Solves the first DEALS (300) Microsoft deals under three rule sets, and compares the total with
Shlomi Fish's black-hole-solve, which says only whether a board can be cleared: with the program
itself where it is found, else with the means that were measured on the machine the limits are for.
Seconds are the processor's, so that a busy machine does not matter much.
The solver's limits: a tenth of that total, 60 ms for the worst deal, 30 MiB over the interpreter,
and a best line at most as much again.
"""

import os
import shutil
import subprocess
import sys
import time
from typing import NamedTuple

from golf.analysis.solver import best_strokes, solve
from golf.core.board import board_text
from golf.core.deal import Deal
from golf.core.rules import Rules

PROGRAM = "black-hole-solve"


class Contest(NamedTuple):
    """A rule set as both programs know it, with the other's mean seconds a board."""

    name: str
    rules: Rules
    flags: tuple[str, ...]
    seconds: float


CONTESTS = (
    Contest("strict", Rules.parse("dnnaps"), (), 0.15),
    Contest("classic", Rules.parse("classic"), ("--queens-on-kings",), 0.15),
    Contest("wrap", Rules.parse("classic+wrap"), ("--wrap-ranks",), 0.05),
)


class Times(NamedTuple):
    """Seconds for each deal: the best strokes alone, and with a line."""

    best: list[float]
    line: list[float]


def measure(rules: Rules, deals: int) -> Times:
    """Time the solver on the first deals."""
    times = Times([], [])
    for number in range(1, deals + 1):
        position = Deal.numbered(number).position(rules)
        for work, found in ((best_strokes, times.best), (solve, times.line)):
            start = time.process_time()
            work(position)
            found.append(time.process_time() - start)
    return times


def other_total(contest: Contest, deals: int) -> float:
    """Return the seconds that black-hole-solve takes for the same boards."""
    program = shutil.which(PROGRAM)
    if program is None:
        return contest.seconds * deals
    begun = _children_seconds()
    for number in range(1, deals + 1):
        board = board_text(Deal.numbered(number).position(contest.rules))
        command = [program, "--game", "golf", *contest.flags, "-"]
        subprocess.run(command, input=board, text=True, capture_output=True, check=False)
    return _children_seconds() - begun


def _children_seconds() -> float:
    times = os.times()
    return times.children_user + times.children_system


_MEMORY = """
def peak():
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))
before = peak()
from golf.analysis.solver import solve
from golf.core.deal import Deal
from golf.core.rules import PRESETS
for rules in PRESETS.values():
    for number in range(1, 21):
        solve(Deal.numbered(number).position(rules))
print(peak() - before)
"""


def memory_mib() -> float:
    """Return how much an interpreter's peak memory grows by solving a hundred deals (on Linux)."""
    command = [sys.executable, "-c", _MEMORY]
    result = subprocess.run(command, text=True, capture_output=True, check=True)
    return int(result.stdout) / 1024


def main() -> None:
    """Print the figures."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    ours = theirs = 0.0
    for contest in CONTESTS:
        times = measure(contest.rules, deals)
        other = other_total(contest, deals)
        ours += sum(times.line)
        theirs += other
        print(
            f"{contest.name:8} best {1000 * sum(times.best) / deals:5.1f} ms a deal,"
            f" with a line {1000 * sum(times.line) / deals:5.1f} ms,"
            f" worst {1000 * max(times.line):5.1f} ms; {PROGRAM} {1000 * other / deals:5.1f} ms"
        )
    found = "measured" if shutil.which(PROGRAM) else "not at hand: its published means"
    print(
        f"total    {ours:.2f} s against {theirs:.2f} s ({found}): {theirs / ours:.1f} times faster"
    )
    print(f"memory   {memory_mib():.1f} MiB above the interpreter")


if __name__ == "__main__":
    main()
