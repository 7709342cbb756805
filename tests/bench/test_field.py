"""The fields of the Tour: their strength, and what a hole of each costs, printed."""

import time

import pytest

from golf.analysis.field import Field
from golf.analysis.roster import DIVISIONS, ROSTER, field_of
from golf.core.event import Event
from golf.core.rules import PRESETS

pytestmark = pytest.mark.sweep


def test_a_hole_of_the_field_comes_in_time(capsys):
    for division in DIVISIONS:
        rivals = field_of(division)
        work = Field(Event("2026-W49"), PRESETS["classic"], rivals).playing_on(1)
        begun = last = time.process_time()
        slices = []
        for _ in work:
            now = time.process_time()
            slices.append(now - last)
            last = now
        longest, usual = max(slices), sorted(slices)[len(slices) * 99 // 100]
        seconds = last - begun
        mean = sum(rival.mean for rival in rivals) / len(rivals)
        with capsys.disabled():
            print(
                f"\n{division}: mean strokes {mean:.2f}, a hole of the field {seconds:.2f} s,"
                f" slices p99 {1000 * usual:.2f} ms, longest {1000 * longest:.1f} ms",
                end="",
            )
        # Ten times the limits: 1.5 s a hole, slices of 4 ms.
        assert seconds < 15
        assert longest < 0.04


def test_the_strength_of_each_rival_is_known(capsys):
    """Measured by `python -m tests.bench.field` over 500 deals under classic."""
    with capsys.disabled():
        for rival in ROSTER:
            print(f"\n{rival.name:20}{rival.mean:6.2f}", end="")
    means = [sum(rival.mean for rival in field_of(division)) for division in DIVISIONS]
    assert means == sorted(means, reverse=True)
