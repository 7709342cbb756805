"""The speed of solver and advisor: the figures are printed, ten times the limits are asserted."""

import sys

import pytest

from golf.core.rules import Rules
from tests.bench import advisor, luck, solver

pytestmark = pytest.mark.sweep

DEALS = 20


def test_the_solver_is_ten_times_faster_than_black_hole_solve(capsys):
    ours = theirs = worst = 0.0
    for contest in solver.CONTESTS:
        times = solver.measure(contest.rules, DEALS).line
        ours += sum(times)
        theirs += contest.seconds * DEALS
        worst = max(worst, *times)
    with capsys.disabled():
        print(f"\nsolver: {1000 * ours / DEALS / 3:.1f} ms a deal, worst {1000 * worst:.0f} ms")
    # Ten times the limits: as fast as the other program, and 600 ms for the worst deal.
    assert ours < theirs
    assert worst < 0.6


@pytest.mark.skipif(sys.platform != "linux", reason="peak memory is read from /proc")
def test_the_solver_takes_little_memory(capsys):
    memory = solver.memory_mib()
    with capsys.disabled():
        print(f"\nsolver: {memory:.1f} MiB above the interpreter")
    assert memory < 30


@pytest.mark.parametrize("name", advisor.RULE_SETS)
def test_advice_comes_in_time(name, capsys):
    figures = advisor.measure(Rules.parse(name), 1)
    with capsys.disabled():
        print(
            f"\nadvisor, {name}: first {figures.first:.3f} s, full {figures.full:.2f} s,"
            f" longest slice {1000 * figures.slice:.1f} ms"
        )
    assert figures.first < 1.5
    assert figures.full < 20
    assert figures.slice < 0.04


@pytest.mark.parametrize("name", luck.RULE_SETS)
def test_a_hole_is_taken_apart_in_time(name, capsys):
    figures = luck.figures(Rules.parse(name), range(1, 2))
    with capsys.disabled():
        print(
            f"\nluck, {name}: {figures.holes[0]:.2f} s a hole,"
            f" 99 of 100 slices within {1000 * figures.slice_99:.1f} ms"
        )
    assert figures.holes[0] < 15
    assert figures.slice_99 < 0.04


@pytest.mark.skipif(sys.platform != "linux", reason="peak memory is read from /proc")
def test_taking_holes_apart_takes_little_memory(capsys):
    memory = luck.memory_mib()
    with capsys.disabled():
        print(f"\nluck: {memory:.1f} MiB above the interpreter")
    assert memory < 20
