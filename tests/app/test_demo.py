"""The title's demo."""

from collections.abc import Callable

from golf.routes import Push, Records
from golf.scenes.title.demo import DEALS
from tests.app.pilot import Pilot

TEN_MINUTES = 600.0


def test_a_title_that_nobody_touches_comes_to_rest(new_pilot: Callable[..., Pilot]) -> None:
    pilot = new_pilot(size=(640, 360))
    demo, passed = pilot.scene.demo, 0.0
    demo.table.runner.speed = 100.0
    tables = {demo.table.position.tableau}
    while pilot.scene.is_timed:
        pilot.app.frame([], 0.5)
        passed += 0.5
        if len(demo.table.position.waste) == 1:
            tables.add(demo.table.position.tableau)
    assert passed < TEN_MINUTES
    assert len(tables) == DEALS + 1, "a fresh table is left to look at"
    pilot.rest()
    assert not pilot.scene.is_timed
    pilot.key("down")
    assert pilot.scene.is_timed


def test_cards_that_fly_when_a_page_comes_fly_on_when_it_goes(
    new_pilot: Callable[..., Pilot],
) -> None:
    pilot = new_pilot(size=(640, 360))
    pilot.follow(Push(Records()))
    pilot.rest()
    pilot.key("escape")
    assert pilot.scene.demo.is_moving
    pilot.rest()
    assert pilot.scene.demo.table.landed == 35
