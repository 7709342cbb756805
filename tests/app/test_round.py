import pytest

from golf.core.moves import FLIP
from tests.app.pilot import SMALL, Pilot

pytestmark = pytest.mark.usefixtures("unseen")


def play_on(pilot: Pilot) -> None:
    """Play the scene's hole to its end by clicks, leftmost card first."""
    hole = pilot.scene.hole
    while pilot.scene_name == "PlayScene" and not hole.is_over:
        pilot.play(hole.position.legal_moves()[0])
    pilot.rest()


@pytest.mark.seen
def test_a_round_is_played_by_mouse_from_the_title_to_the_score_card_and_back(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.click_button("round")
    pilot.rest()
    pilot.resize(SMALL)
    for number in range(1, 10):
        assert pilot.scene_name == "PlayScene"
        assert pilot.scene.game.round.number == number
        play_on(pilot)
        if pilot.scene_name == "PlayScene":
            pilot.click_button("banner finish")
        assert pilot.scene_name == "HoleSummaryScene"
        pilot.click_button("next")
        pilot.rest()
    assert pilot.scene_name == "RoundResultsScene"
    pilot.click_button("title")
    pilot.rest()
    assert pilot.scene_name == "TitleScene"
    assert pilot.scene.menu.button("continue") is None


def test_a_press_during_the_deal_ends_it_and_counts(pilot):
    pilot.click_button("hole")
    pilot.frames(5)
    assert pilot.scene_name == "DealScene"
    pilot.key("space")
    pilot.rest()
    assert pilot.scene_name == "PlayScene"
    assert pilot.scene.hole.moves == [FLIP]


def test_the_wrap_switch_of_a_round_is_open_until_the_first_move_of_hole_1(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.click_button("round")
    pilot.rest()
    game = pilot.scene.game
    pilot.key("w")
    assert (str(game.rules), game.round.par) == ("classic+wrap", 9)
    pilot.click_button("wrap")
    assert (str(game.rules), game.round.par) == ("classic", 45)
    pilot.play(FLIP)
    assert not pilot.scene.menu.button("wrap").is_enabled
    pilot.key("w")
    assert not game.rules.wrap
    pilot.give_up()
    pilot.rest()
    pilot.click_button("next")
    pilot.rest()
    assert game.round.number == 2
    pilot.key("w")
    assert not game.rules.wrap
