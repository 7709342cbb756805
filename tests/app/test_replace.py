import pytest

from golf.core.moves import FLIP

pytestmark = pytest.mark.usefixtures("unseen")


def begin_hole_and_leave(pilot) -> None:
    pilot.app.services.settings.speed = "off"
    pilot.click_button("hole")
    pilot.rest()
    pilot.play(FLIP)
    pilot.key("escape")
    pilot.click_button("title")
    assert pilot.scene_name == "TitleScene"


def test_a_new_hole_asks_before_it_replaces_one_that_was_begun(pilot):
    begin_hole_and_leave(pilot)
    deal = pilot.app.services.games["hole"].hole.deal
    pilot.click_button("hole")
    assert pilot.scene_name == "QuestionScene"
    pilot.click_button("stay")
    pilot.click_button("continue")
    pilot.rest()
    assert pilot.scene.hole.deal == deal
    assert pilot.scene.hole.moves == [FLIP]


def test_a_hole_that_is_given_up_for_a_new_one_is_filed(pilot):
    begin_hole_and_leave(pilot)
    pilot.click_button("hole")
    pilot.click_button("begin")
    pilot.rest()
    assert pilot.scene_name == "PlayScene"
    assert pilot.scene.hole.moves == []
    lines = list(pilot.app.storage.history.lines)
    assert [line.record.endswith("X") for line in lines] == [True]
