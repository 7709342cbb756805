from golf.core.moves import FLIP
from tests.app.pilot import Pilot


def play_on(pilot: Pilot) -> None:
    """Play the scene's hole to its end by clicks, leftmost card first."""
    hole = pilot.scene.hole
    while pilot.scene_name == "PlayScene" and not hole.is_over:
        pilot.play(hole.position.legal_moves()[0])
    pilot.rest()


def test_a_round_is_played_by_mouse_from_the_title_to_the_score_card_and_back(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.click_button("round")
    pilot.rest()
    for number in range(1, 10):
        assert pilot.scene_name == "PlayScene"
        assert pilot.scene.game.round.number == number
        play_on(pilot)
        if pilot.scene_name == "PlayScene":
            pilot.click_button("finish")
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
