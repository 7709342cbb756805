"""What a picture costs that nobody touches: frames and paintings, counted and not timed."""

from collections.abc import Callable

from golf.play_options import PlayOptions
from tests.app.pilot import SMALL, Pilot

NewPilot = Callable[..., Pilot]
WHILE = 20.0
_SHORTEST = 1 / 120
_LONGEST_DEMO = 600.0


def spend(pilot: Pilot, seconds: float) -> tuple[int, int]:
    """Let time pass as the loop does; return how many frames there were, and how many painted."""
    frames = painted = 0
    while seconds > 0:
        step = max(_SHORTEST, pilot.app.idle_seconds())
        painted += pilot.app.frame([], step)
        frames += 1
        seconds -= step
    return frames, painted


def settle(pilot: Pilot) -> None:
    """Let everything be made that is made at rest, and what still moves come to its end."""
    while not pilot.app.is_settled or pilot.app.stack.is_moving:
        pilot.app.frame([], 0.1)
    spend(pilot, WHILE)


def see_demo_end(pilot: Pilot) -> float:
    """Let the title's demo play to its end; return how long it took."""
    pilot.scene.demo.table.runner.speed = 100.0
    passed = 0.0
    while pilot.scene.demo.is_awake:
        pilot.app.frame([], 0.5)
        passed += 0.5
        assert passed < _LONGEST_DEMO
    return passed


def test_a_title_whose_demo_has_ended_costs_what_a_resting_table_costs(new_pilot: NewPilot) -> None:
    table = new_pilot(size=SMALL, options=PlayOptions(deal="617", rules="classic"))
    table.rest()
    settle(table)
    frames, painted = spend(table, WHILE)
    table.app.close()
    title = new_pilot(size=SMALL)
    title.key("escape")
    assert see_demo_end(title) > WHILE
    settle(title)
    assert spend(title, WHILE) == (frames, painted)
    assert painted == 0
    assert frames < 2 * WHILE / title.host.idle_seconds(WHILE)
    asleep = title.app.idle_seconds()
    title.key("down")
    assert title.app.idle_seconds() < asleep
    assert title.scene.demo.is_awake, "the player is there again"
    assert spend(title, WHILE)[1] > 0


def test_memory_is_given_back_once_after_each_change_when_the_player_rests(
    new_pilot: NewPilot,
) -> None:
    pilot, times = new_pilot(size=SMALL), []
    pilot.host.tidy_memory = lambda: times.append(pilot.scene_name)
    settle(pilot)
    pilot.click_button("records")
    settle(pilot)
    pilot.key("down")
    settle(pilot)
    pilot.resize((660, 370))
    settle(pilot)
    assert times == ["TitleScene", "RecordsScene", "RecordsScene"]
