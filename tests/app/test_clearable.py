import pytest

from golf.analysis.solver import solve

pytestmark = pytest.mark.usefixtures("unseen")


def test_a_round_of_clearable_deals_is_looked_for_and_begun(pilot):
    pilot.app.services.settings.clearable = True
    pilot.click_button("round")
    assert pilot.scene_name == "ClearableScene"
    for _ in range(2000):
        pilot.frames()
        if pilot.scene_name != "ClearableScene":
            break
    pilot.rest()
    game = pilot.scene.game
    assert game.is_clearable
    assert not game.can_switch_wrap
    assert len(game.round.deals) == 9
    assert all(solve(deal.position(game.rules)).is_winnable for deal in game.round.deals)


def test_the_search_can_be_left(pilot):
    pilot.app.services.settings.clearable = True
    pilot.click_button("round")
    pilot.click_button("back")
    assert pilot.scene_name == "TitleScene"


def test_the_rules_page_offers_clearable_deals_and_tells_the_usual_share(pilot):
    pilot.click_button("rules")
    assert pilot.scene.menu.button("clearable").value == "any; 45 % clearable"
    pilot.click_button("clearable")
    assert pilot.app.services.settings.clearable
    assert pilot.scene.menu.button("clearable").value == "clearable only"
    pilot.click_button("starter")
    pilot.click_button("clearable")
    assert pilot.scene.menu.button("clearable").value == "any; 74 % clearable"
