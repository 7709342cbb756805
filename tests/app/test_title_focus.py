import pytest

from golf.core.moves import FLIP
from golf.core.rules import PRESETS
from golf.geometry import Rect
from golf.saves.new_games import random_game

pytestmark = pytest.mark.usefixtures("unseen")


def test_a_page_that_was_only_looked_at_gives_the_focus_back_to_its_button(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.click_button("hole")
    pilot.rest()
    pilot.key("space")
    pilot.key("escape")
    pilot.click_button("title")
    assert pilot.scene.menu.focus == "continue"
    pilot.click_button("records")
    pilot.rest()
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"
    assert pilot.scene.menu.focus == "records"


def test_a_game_that_was_begun_is_what_the_title_goes_on_with(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.click_button("round")
    pilot.rest()
    pilot.key("space")
    pilot.key("escape")
    pilot.click_button("title")
    pilot.rest()
    assert pilot.scene.menu.focus == "continue"


@pytest.mark.parametrize("size", [(568, 320), (640, 360), (320, 568), (1280, 720)], ids=str)
def test_no_entry_leaves_a_window_however_much_is_in_progress(new_pilot, size):
    pilot = new_pilot(size=size)
    services = pilot.app.services
    for kind in ("hole", "round", "speed"):
        game = random_game(services.storage, services.rng, kind, PRESETS["classic"])
        game.hole.play(FLIP)
        services.games[kind] = game
    pilot.scene.refresh()
    window = Rect(0, 0, *size)
    rects = {button.key: button.rect for button in pilot.scene.menu.buttons}
    assert {"continue", "games", "quit"} < rects.keys()
    assert all(window.union(rect) == window for rect in rects.values())
