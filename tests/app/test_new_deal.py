"""`N`: what is offered, which answer has the focus, and that its press does nothing else."""

import pygame
import pytest

from golf import routes
from golf.core.moves import FLIP
from golf.local_time import local_now
from golf.routes import Push, Swap
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


def at_its_end(pilot: Pilot, key: str) -> Pilot:
    begin(pilot, key)
    pilot.give_up()
    pilot.rest()
    assert pilot.scene_name == "HoleSummaryScene"
    return pilot


def test_at_the_end_of_a_hole_it_deals_the_next_one(pilot):
    game = at_its_end(pilot, "hole").scene.game
    pilot.key("n")
    pilot.rest()
    assert pilot.scene_name == "PlayScene"
    assert pilot.scene.game is not game
    assert not pilot.scene.hole.moves


def test_at_the_end_of_a_hole_of_a_round_it_goes_on_to_the_next_one(pilot):
    game = at_its_end(pilot, "round").scene.game
    pilot.key("n")
    pilot.rest()
    assert (pilot.scene_name, pilot.scene.game) == ("PlayScene", game)
    assert game.round.number == 2


def test_with_shift_the_same_hole_is_dealt_again_at_its_end(pilot):
    deal = at_its_end(pilot, "hole").scene.game.hole.deal
    pilot.key("n", shift=True)
    pilot.rest()
    assert (pilot.scene_name, pilot.scene.hole.deal) == ("PlayScene", deal)


def test_with_shift_a_hole_of_a_round_stays_at_its_end(pilot):
    at_its_end(pilot, "round")
    pilot.key("n", shift=True)
    pilot.rest()
    assert pilot.scene_name == "HoleSummaryScene"


def test_on_the_score_card_it_begins_another_round_once_all_is_written(pilot):
    begin(pilot, "round")
    game = pilot.scene.game
    game.give_up(local_now)
    while not game.round.is_last_hole:
        game.next_hole()
        game.give_up(local_now)
    pilot.app.services.settings.speed = "normal"
    pilot.follow(Swap(routes.RoundResults(game)))
    assert pilot.scene.is_moving
    pilot.key("n")
    assert (pilot.scene_name, pilot.scene.is_moving) == ("RoundResultsScene", False)
    pilot.key("n")
    pilot.rest()
    assert (pilot.scene_name, pilot.scene.game.round.number) == ("PlayScene", 1)
    assert pilot.scene.game is not game


def open_of_the_week(pilot: Pilot) -> None:
    pilot.app.services.settings.speed = "off"
    pilot.follow(Push(routes.Tour()))
    pilot.frames(3)
    pilot.click_button("open")
    pilot.rest()


def test_between_the_holes_of_an_event_it_leads_past_the_leader_board(pilot):
    open_of_the_week(pilot)
    pilot.give_up()
    pilot.rest()
    for scene in ("LeaderBoardScene", "PlayScene"):
        pilot.key("n")
        pilot.rest()
        assert pilot.scene_name == scene
    assert pilot.scene.game.round.number == 2


def test_on_a_leader_board_that_is_only_looked_at_it_does_nothing(pilot):
    open_of_the_week(pilot)
    pilot.follow(Push(routes.LeaderBoard(pilot.scene.game)))
    pilot.key("n")
    pilot.rest()
    assert pilot.scene_name == "LeaderBoardScene"
