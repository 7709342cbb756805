"""`N`: what is offered, which answer has the focus, and that its press does nothing else."""

from dataclasses import replace

import pytest

from golf.core.moves import FLIP
from golf.scenes.question import QuestionScene
from golf.scenes.stack import Push
from tests.app.pilot import Pilot
from tests.app.test_play_ends import filed


def begin(pilot: Pilot, key: str) -> None:
    pilot.app.services.settings.speed = "off"
    pilot.click_button(key)
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


def test_the_press_that_answered_does_nothing_else(pilot):
    """An answer that lies over the stock flips nothing, whatever it was pressed with."""
    begin(pilot, "hole")
    play = pilot.scene
    stock = pilot.place(FLIP)
    pad = pilot.plug()
    presses = {
        "mouse": lambda: pilot.click(stock),
        "touch": lambda: pilot.tap(stock),
        "touch told thrice": lambda: pilot.tap_threefold(stock),
        "touch told late": lambda: pilot.tap_threefold(stock, is_mouse_late=True),
        "Enter": lambda: pilot.key("return"),
        "Space": lambda: pilot.key("space"),
        "pad": lambda: pad.press("south"),
    }
    for name, press in presses.items():
        pilot.app.stack.apply(Push(OverStock(pilot.app.services, stock)))
        pilot.frames(2)
        press()
        pilot.rest()
        assert pilot.scene is play, name
        assert len(play.hole.moves) == 1, name
        pilot.frames(60)


class OverStock(QuestionScene):
    """A question whose answer lies over the stock."""

    def __init__(self, services, stock):
        super().__init__(services, "Play on?", [("stay", "Play on")])
        self.stock = stock

    def buttons(self):
        (button,) = super().buttons()
        place = button.rect._replace(x=self.stock[0] - 40, y=self.stock[1] - 20)
        return [replace(button, rect=place)]
