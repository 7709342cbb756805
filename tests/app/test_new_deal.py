"""`N`: what is offered, which answer has the focus, and that its press does nothing else."""

import pygame
import pytest

from golf.core.moves import FLIP
from tests.app.pilot import Pilot
from tests.app.test_play_ends import filed

pytestmark = pytest.mark.usefixtures("unseen")


def begin(pilot: Pilot, key: str) -> None:
    pilot.app.services.settings.speed = "off"
    pilot.click_button(key)
    pilot.rest()
    if key == "speed":
        pilot.click_button("begin")
        pilot.rest()
    pilot.play(FLIP)


def keys(pilot: Pilot) -> list[str]:
    assert pilot.scene_name == "QuestionScene"
    return [button.key for button in pilot.scene.menu.buttons]


def test_in_a_round_it_offers_four_ways_and_the_safe_one_has_the_focus(pilot):
    begin(pilot, "round")
    game = pilot.scene.game
    pilot.key("n")
    assert keys(pilot) == ["stay", "new_round", "one_hole", "give_up"]
    pilot.key("return")
    assert (pilot.scene_name, pilot.scene.game) == ("PlayScene", game)
    assert len(game.hole.moves) == 1


def test_a_new_round_gives_this_one_up(pilot):
    begin(pilot, "round")
    game = pilot.scene.game
    pilot.key("n")
    pilot.click_button("new_round")
    pilot.rest()
    assert pilot.scene.game is not game
    assert (pilot.scene.game.kind, pilot.scene.game.round.number) == ("round", 1)
    assert pilot.app.services.games == {"round": pilot.scene.game}
    assert [record.endswith(":FX") for record in filed(pilot)] == [True]


def test_a_new_round_against_the_clock_follows_one(pilot):
    begin(pilot, "speed")
    pilot.key("n")
    pilot.click_button("new_round")
    pilot.rest()
    assert pilot.scene.game.kind == "speed"
    assert not pilot.scene.hole.moves


def test_one_hole_keeps_the_round(pilot):
    begin(pilot, "round")
    game = pilot.scene.game
    pilot.key("n")
    pilot.click_button("one_hole")
    pilot.rest()
    assert pilot.scene.game.kind == "hole"
    assert pilot.app.services.games["round"] is game
    assert filed(pilot) == []
    pilot.key("escape")
    pilot.click_button("title")
    pilot.click_button("continue")
    assert pilot.scene.game is game


def test_giving_the_hole_up_leads_to_its_summary(pilot):
    begin(pilot, "round")
    pilot.key("n")
    pilot.click_button("give_up")
    pilot.rest()
    assert pilot.scene_name == "HoleSummaryScene"


@pytest.mark.parametrize("press", ["key", "pause"])
def test_a_hole_with_moves_is_asked_about_once(pilot, press):
    begin(pilot, "hole")
    game = pilot.scene.game
    if press == "key":
        pilot.key("n")
    else:
        pilot.key("p")
        pilot.click_button("new_deal")
    assert keys(pilot) == ["stay", "new_deal"]
    pilot.key("return")
    assert pilot.scene.game is game
    pilot.key("n")
    pilot.click_button("new_deal")
    pilot.rest()
    assert pilot.scene_name == "PlayScene"
    assert pilot.scene.game is not game
    assert len(filed(pilot)) == 1


def test_a_hole_without_a_move_is_dealt_anew_at_once(pilot):
    pilot.click_button("hole")
    pilot.rest()
    game = pilot.scene.game
    pilot.key("n")
    pilot.rest()
    assert (pilot.scene_name, pilot.scene.game is game) == ("PlayScene", False)


def test_the_press_that_answered_does_nothing_else(new_pilot):
    """An answer that lies over the stock flips nothing, whatever it was pressed with."""
    pilot = new_pilot(size=(640, 360))
    begin(pilot, "round")
    play = pilot.scene
    stock = pygame.Rect(*pilot.app.services.look.layout.stock_rect)
    pilot.key("n")
    both = stock.clip(pygame.Rect(*pilot.scene.menu.button("stay").rect)).center
    pilot.key("escape")
    assert stock.collidepoint(both)
    pad = pilot.plug()
    presses = {
        "mouse": lambda: pilot.click(both),
        "touch": lambda: pilot.tap(both),
        "touch told thrice": lambda: pilot.tap_threefold(both),
        "touch told late": lambda: pilot.tap_threefold(both, is_mouse_late=True),
        "Enter": lambda: pilot.key("return"),
        "Space": lambda: pilot.key("space"),
        "pad": lambda: pad.press("south"),
    }
    for name, press in presses.items():
        pilot.key("n")
        pilot.frames(2)
        assert pilot.scene_name == "QuestionScene"
        press()
        pilot.rest()
        assert pilot.scene is play, name
        assert len(play.hole.moves) == 1, name
        pilot.frames(60)
