"""Back leaves one page, from wherever that page was come to."""

import pytest

from golf.core.moves import FLIP
from golf.course_files import load_courses
from golf.routes import Push
from golf.scenes import openings

pytestmark = pytest.mark.usefixtures("unseen")

PAGES = ("daily", "courses", "records", "deal", "code", "rules", "settings", "learn")


@pytest.mark.parametrize("page", PAGES)
def test_back_leads_from_each_page_of_the_title_to_the_title(pilot, page):
    pilot.click_button(page)
    pilot.rest()
    assert pilot.scene_name != "TitleScene"
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"
    pilot.click_button(page)
    pilot.rest()
    # In the settings `back` is the cards' back.
    pilot.click_button("done" if page == "settings" else "back")
    assert pilot.scene_name == "TitleScene"


def names(pilot) -> list[str]:
    return [type(scene).__name__ for scene in pilot.app.stack.scenes]


@pytest.mark.parametrize("what", ["hole", "round"])
def test_the_calendar_after_a_daily_is_the_one_that_it_was_opened_from(pilot, what):
    pilot.app.services.settings.speed = "off"
    pilot.click_button("daily")
    pilot.rest()
    pilot.click_button(f"{what} play")
    pilot.rest()
    play_to_the_end(pilot)
    pilot.click_button("next" if what == "hole" else "again")
    assert names(pilot) == ["TitleScene", "DailyScene"]
    assert pilot.scene.menu.button(f"{what} play").words == "Again"
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"


def test_a_daily_played_again_leads_back_to_one_calendar(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.click_button("daily")
    pilot.rest()
    for _ in range(2):
        pilot.click_button("hole play")
        pilot.rest()
        play_to_the_end(pilot)
        pilot.click_button("next")
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"


def test_the_courses_after_a_round_are_those_that_it_was_chosen_from(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.click_button("courses")
    pilot.rest()
    pilot.app.stack.apply(Push(openings.course(pilot.app.services, load_courses().courses[0])))
    pilot.rest()
    play_to_the_end(pilot)
    pilot.click_button("again")
    assert names(pilot) == ["TitleScene", "CoursesScene"]
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"


def play_to_the_end(pilot) -> None:
    """Give up hole after hole, to the last summary or the score card."""
    while True:
        pilot.play(FLIP)
        pilot.give_up()
        pilot.rest()
        if not pilot.scene.game.is_round:
            return
        pilot.click_button("next")
        pilot.rest()
        if pilot.scene_name == "RoundResultsScene":
            return
