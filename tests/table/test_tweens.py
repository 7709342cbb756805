from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytweening import easeInOutQuad, easeOutQuad, linear

from golf import timing
from golf.table.tweens import Tween, TweenRunner, eased

EASES = [linear, easeInOutQuad, easeOutQuad]


class Value:
    """A number that a tween drives from 10 to 20."""

    def __init__(self) -> None:
        self.now = 10.0
        self.calls = 0

    def apply(self, share: float) -> None:
        self.now = 10.0 + 10.0 * share
        self.calls += 1


@pytest.mark.parametrize("ease", EASES)
@given(st.floats(allow_nan=False))
def test_argument_is_clamped(ease, progress: float) -> None:  # type: ignore[no-untyped-def]
    assert 0.0 <= eased(ease, progress) <= 1.0


@pytest.mark.parametrize("ease", EASES)
def test_ends_are_exact(ease) -> None:  # type: ignore[no-untyped-def]
    assert eased(ease, 0.0) == 0.0
    assert eased(ease, 1.0) == 1.0


@given(st.lists(st.floats(0.0, 0.3), min_size=1, max_size=40), st.floats(0.0, 1.0))
def test_last_value_is_exact_after_any_steps(steps: list[float], delay: float) -> None:
    value, runner = Value(), TweenRunner()
    runner.add(value.apply, 0.5, delay=delay, ease=easeOutQuad)
    for step in steps:
        runner.update(step)
        assert 10.0 <= value.now <= 20.0
    runner.update(2.0)
    assert value.now == 20.0
    assert runner.is_idle


def test_nothing_is_applied_before_the_delay_is_over() -> None:
    value, runner = Value(), TweenRunner()
    runner.add(value.apply, 1.0, delay=0.5)
    runner.update(0.5)
    assert value.calls == 0
    runner.update(0.5)
    assert value.now == 15.0


def test_speed_scales_time() -> None:
    value, runner = Value(), TweenRunner(speed=2.0)
    runner.add(value.apply, 1.0)
    runner.update(0.25)
    assert value.now == 15.0


def test_a_clock_that_goes_back_moves_nothing() -> None:
    value, runner = Value(), TweenRunner()
    runner.add(value.apply, 1.0)
    runner.update(-3.0)
    assert value.now == 10.0


@pytest.mark.parametrize("runner", [TweenRunner(instant=True), TweenRunner(speed=inf)])
def test_instant_runner_ends_a_tween_as_it_is_added(runner: TweenRunner) -> None:
    value, ended = Value(), []
    runner.add(value.apply, 1.0, delay=9.0, done=lambda: ended.append(value.now))
    assert ended == [20.0]
    assert runner.is_idle
    runner.update(0.0)


def test_runner_that_becomes_instant_ends_what_runs_with_the_next_update() -> None:
    value, runner = Value(), TweenRunner()
    runner.add(value.apply, 1.0)
    runner.speed = timing.SPEEDS["off"]
    runner.update(0.0)
    assert value.now == 20.0


def test_finish_ends_everything_and_runs_callbacks() -> None:
    first, second, runner = Value(), Value(), TweenRunner()

    def go_on() -> None:
        runner.add(second.apply, 5.0)

    runner.add(first.apply, 1.0, done=go_on)
    runner.update(0.1)
    runner.finish()
    assert (first.now, second.now) == (20.0, 20.0)
    assert runner.is_idle


def test_done_runs_once_and_may_start_the_next_tween() -> None:
    first, second, runner, ended = Value(), Value(), TweenRunner(), []

    def go_on() -> None:
        ended.append(first.now)
        runner.add(second.apply, 1.0)

    runner.add(first.apply, 0.1, done=go_on)
    runner.update(0.2)
    assert ended == [20.0]
    assert second.calls == 0
    runner.update(0.5)
    assert second.now == 15.0


def test_clear_forgets_everything() -> None:
    value, runner = Value(), TweenRunner()
    runner.add(value.apply, 1.0)
    runner.clear()
    runner.finish()
    assert value.calls == 0


def test_a_tween_of_no_length_is_at_its_end_at_once() -> None:
    value = Value()
    assert Tween(value.apply, 0.0).advance(0.0)
    assert value.now == 20.0


def test_a_deal_at_normal_speed_takes_less_than_1_2_seconds() -> None:
    assert 34 * timing.DEAL_STEP + timing.DEAL_FLIGHT < 1.2
