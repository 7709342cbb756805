"""A summary that was left for the title is one press away, as it was."""

import pytest

from golf.core.deal import Deal
from golf.core.moves import FLIP, Move
from golf.core.rules import PRESETS
from golf.saves.courses import load_courses
from golf.scenes import start
from golf.scenes.stack import Push
from tests.app.lines import best_letters, today
from tests.app.pilot import Pilot
from tests.app.test_play_ends import filed

WAYS = {
    "hole": lambda pilot: start.deal_scene(pilot.app.services, Deal.parse("5"), pilot.scene.rules),
    "round": lambda pilot: start.random_scene(pilot.app.services, "round", pilot.scene.rules),
    "daily hole": lambda pilot: start.daily_scene(pilot.app.services, "daily-hole", today()),
    "daily round": lambda pilot: start.daily_scene(pilot.app.services, "daily-round", today()),
    "course": lambda pilot: start.course_scene(pilot.app.services, load_courses().courses[0]),
}


def begin(pilot: Pilot, name: str) -> None:
    pilot.app.services.settings.speed = "off"
    pilot.app.stack.apply(Push(WAYS[name](pilot)))
    pilot.rest()


def look_back(pilot: Pilot) -> dict[str, bool]:
    """Wait for all that the summary works out; return its buttons and whether they are enabled."""
    for _ in range(2_000):
        pilot.frames()
        if pilot.scene_name == "HoleSummaryScene" and not pilot.scene.wants_time:
            return {button.key: button.is_enabled for button in pilot.scene.menu.buttons}
    raise AssertionError(pilot.scene_name)


@pytest.mark.parametrize("name", WAYS)
def test_back_and_the_first_button_of_the_title_lead_to_the_same_summary(pilot, name):
    begin(pilot, name)
    pilot.play(FLIP)
    pilot.app.stack.apply(pilot.scene.resume("give_up"))
    before = look_back(pilot)
    assert before["watch"]
    assert before["share"]
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"
    assert len(filed(pilot)) == 1
    pilot.key("return")
    assert look_back(pilot) == before
    assert len(filed(pilot)) == 1


@pytest.mark.parametrize("name", ["hole", "round"])
def test_a_stuck_hole_that_was_finished_is_still_so_after_a_look_at_the_title(pilot, name):
    """Undo from the summary marks the hole as assisted; the way round through the title too."""
    pilot.app.services.settings.rules = str(PRESETS["relaxed"])
    begin(pilot, name)
    while pilot.scene.menu.button("finish") is None:
        position = pilot.scene.hole.position
        pilot.app.stack.apply(pilot.scene.do(position.legal_moves()[0]))
        pilot.rest()
    pilot.click_button("finish")
    before = look_back(pilot)
    pilot.key("escape")
    pilot.click_button("continue")
    assert look_back(pilot) == before
    pilot.click_button("undo")
    assert pilot.scene_name == "PlayScene"
    assert pilot.scene.game.is_assisted
    pilot.rest()
    assert pilot.scene_name == "PlayScene"


def test_a_finished_hole_is_a_result_and_no_game_in_progress(pilot):
    begin(pilot, "round")
    pilot.play(FLIP)
    pilot.key("p")
    pilot.click_button("title")
    begin(pilot, "hole")
    for letter in best_letters("5"):
        pilot.scene.do(Move(letter))
    look_back(pilot)
    pilot.key("escape")
    button = pilot.scene.menu.button("continue")
    assert (button.words, button.value) == ("Last result", "deal 5")
    pilot.click_button("games")
    assert [each.key for each in pilot.scene.menu.buttons] == ["round", "back"]


def test_a_new_hole_takes_the_place_of_a_result_without_a_question(pilot):
    begin(pilot, "hole")
    pilot.play(FLIP)
    pilot.app.stack.apply(pilot.scene.resume("give_up"))
    look_back(pilot)
    pilot.key("escape")
    pilot.click_button("hole")
    pilot.rest()
    assert pilot.scene_name == "PlayScene"
    assert len(filed(pilot)) == 1
