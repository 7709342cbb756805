"""What the title goes on with after a hole was left at its end."""

import re

import pytest

from golf.core.deal import Deal
from golf.core.moves import FLIP, Move
from golf.core.rules import PRESETS
from golf.course_files import load_courses
from golf.routes import Push
from golf.scenes import openings
from tests.app.lines import best_letters, today
from tests.app.pilot import Pilot
from tests.app.test_play_ends import filed

pytestmark = pytest.mark.usefixtures("unseen")

WAYS = {
    "hole": lambda pilot: openings.named_deal(
        pilot.app.services, Deal.parse("5"), pilot.scene.rules
    ),
    "round": lambda pilot: openings.random_deals(pilot.app.services, "round", pilot.scene.rules),
    "daily hole": lambda pilot: openings.daily(pilot.app.services, "daily-hole", today()),
    "daily round": lambda pilot: openings.daily(pilot.app.services, "daily-round", today()),
    "course": lambda pilot: openings.course(pilot.app.services, load_courses().courses[0]),
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


ROUNDS = ("round", "daily round", "course")


def give_up(pilot: Pilot) -> None:
    pilot.play(FLIP)
    pilot.give_up()
    look_back(pilot)


@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_left_at_the_end_of_a_hole_goes_on_with_the_next_one(pilot, name):
    begin(pilot, name)
    give_up(pilot)
    pilot.key("escape")
    button = pilot.scene.menu.button("continue")
    assert button.words == "Continue"
    assert re.search(r"hole 2, \d+ over par$", button.value)
    pilot.key("return")
    pilot.rest()
    assert pilot.scene_name == "PlayScene"
    assert (pilot.scene.game.round.number, pilot.scene.hole.moves) == (2, [])
    assert len(filed(pilot)) == 1


@pytest.mark.parametrize("name", [name for name in WAYS if name not in ROUNDS])
def test_a_hole_that_was_left_at_its_end_is_no_game_in_progress(pilot, name):
    begin(pilot, name)
    give_up(pilot)
    pilot.key("escape")
    assert pilot.scene.menu.buttons[0].key == "round"
    assert pilot.scene.menu.focus == "round"
    assert len(filed(pilot)) == 1


def test_a_round_left_at_the_end_of_its_last_hole_is_no_game_in_progress(pilot):
    begin(pilot, "round")
    for number in range(9):
        give_up(pilot)
        if number < 8:
            pilot.click_button("next")
            pilot.rest()
    pilot.key("escape")
    assert pilot.scene.menu.buttons[0].key == "round"
    pilot.click_button("round")
    pilot.rest()
    assert pilot.scene.game.round.number == 1


def test_after_the_score_card_the_first_button_is_the_next_round(pilot):
    begin(pilot, "round")
    for _ in range(9):
        give_up(pilot)
        pilot.click_button("next")
        pilot.rest()
    assert pilot.scene_name == "RoundResultsScene"
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"
    assert (pilot.scene.menu.buttons[0].key, pilot.scene.menu.focus) == ("round", "round")


@pytest.mark.parametrize("name", ["hole", "round"])
def test_a_stuck_hole_that_was_finished_cannot_be_taken_back_by_way_of_the_title(pilot, name):
    pilot.app.services.settings.rules = str(PRESETS["relaxed"])
    begin(pilot, name)
    while pilot.scene.menu.button("banner finish") is None:
        position = pilot.scene.hole.position
        pilot.app.stack.apply(pilot.scene.do(position.legal_moves()[0]))
        pilot.rest()
    pilot.click_button("banner finish")
    look_back(pilot)
    pilot.key("escape")
    if name == "hole":
        assert pilot.scene.menu.button("continue") is None
        return
    pilot.click_button("continue")
    pilot.rest()
    assert (pilot.scene.game.round.number, pilot.scene.hole.can_undo) == (2, False)


def test_a_round_that_was_killed_at_a_summary_goes_on_with_the_next_hole(new_pilot):
    pilot = new_pilot()
    begin(pilot, "round")
    give_up(pilot)
    again = new_pilot()
    button = again.scene.menu.button("continue")
    assert re.match(r"hole 2, \d+ over par$", button.value)
    again.click_button("continue")
    again.rest()
    assert again.scene.game.round.number == 2


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
    assert (button.words, button.value) == ("Continue", "hole 1")
    assert pilot.scene.menu.button("games") is None


def test_a_new_hole_takes_the_place_of_a_result_without_a_question(pilot):
    begin(pilot, "hole")
    pilot.play(FLIP)
    pilot.give_up()
    look_back(pilot)
    pilot.key("escape")
    pilot.click_button("hole")
    pilot.rest()
    assert pilot.scene_name == "PlayScene"
    assert len(filed(pilot)) == 1
