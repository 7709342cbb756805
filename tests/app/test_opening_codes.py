import pytest

from golf.core.dailies import daily_deals
from golf.core.deal import Deal
from golf.core.moves import FLIP
from golf.core.rules import PRESETS
from golf.play_options import PlayOptions
from tests.app.lines import today

pytestmark = pytest.mark.usefixtures("unseen")


def opened(new_pilot, **options):
    pilot = new_pilot(options=PlayOptions(**options))
    pilot.rest()
    if pilot.scene_name == "QuestionScene" and pilot.scene.menu.button("go"):
        pilot.click_button("go")
        pilot.rest()
    return pilot


def test_a_record_in_progress_opens_as_an_assisted_game_aside(new_pilot):
    pilot = opened(new_pilot, record="classic/617:F")
    game = pilot.scene.game
    assert (game.kind, game.is_assisted, game.hole.moves) == ("side", True, [FLIP])


def test_that_playing_on_from_a_code_is_assisted_is_said_before_once_and_can_be_declined(new_pilot):
    pilot = new_pilot(options=PlayOptions(record="classic/617:F"))
    pilot.rest()
    assert "counts as assisted" in pilot.scene.question
    pilot.click_button("stay")
    assert pilot.scene_name == "TitleScene"
    assert pilot.app.storage.games == {}
    again = new_pilot(options=PlayOptions(record="classic/617:F"))
    again.rest()
    assert again.scene_name == "PlayScene"


def test_a_record_without_moves_opens_as_a_fresh_deal(new_pilot):
    pilot = opened(new_pilot, record="strict/617:")
    game = pilot.scene.game
    assert (game.kind, game.is_assisted, str(game.rules)) == ("hole", False, "strict")


def test_a_code_never_overwrites_a_game_in_progress(new_pilot):
    pilot = opened(new_pilot, record="classic/617:")
    pilot.key("space")
    pilot.rest()
    pilot.host.release()
    again = opened(new_pilot, record="classic/618:")
    assert again.scene_name == "QuestionScene"
    again.key("escape")
    assert str(again.app.services.games["hole"].hole.deal) == "617"


@pytest.mark.parametrize("moves", ["F", "F5", "FF"])
def test_the_code_of_the_game_in_progress_goes_on_with_it(new_pilot, moves):
    pilot = opened(new_pilot, record="practice/617:")
    for move in moves:
        pilot.key("space" if move == "F" else move)
        pilot.rest()
    pilot.host.release()
    again = new_pilot(options=PlayOptions(record="practice/617:F"))
    again.rest()
    assert again.scene_name == "PlayScene"
    assert (again.scene.game.kind, again.scene.game.is_assisted) == ("hole", False)
    assert len(again.scene.hole.moves) == len(pilot.scene.hole.moves)


def test_the_code_of_other_moves_of_the_deal_in_progress_is_a_game_aside(new_pilot):
    pilot = opened(new_pilot, record="practice/617:")
    pilot.key("space")
    pilot.rest()
    pilot.host.release()
    again = opened(new_pilot, record="practice/617:FF")
    assert again.scene.game.kind == "side"


def test_a_board_that_was_spelt_out_is_no_first_attempt(new_pilot):
    board = str(Deal.of(Deal.numbered(5).position(PRESETS["classic"])))
    pilot = opened(new_pilot, record=f"classic/{board}:")
    assert pilot.scene.game.hole_facts.attempt == 2


def test_rules_alone_are_chosen_on_the_title(new_pilot):
    pilot = opened(new_pilot, rules="strict+wrap")
    assert pilot.scene_name == "TitleScene"
    pilot.click_button("round")
    pilot.rest()
    assert str(pilot.scene.game.rules) == "strict+wrap"


def test_the_code_of_todays_daily_opens_the_daily(new_pilot):
    deal = daily_deals(today(), "daily-hole")[0]
    pilot = opened(new_pilot, record=f"classic/{deal}:")
    assert (pilot.scene.game.kind, pilot.scene.game.daily) == ("daily-hole", today())
    pilot.play(FLIP)
    pilot.host.release()
    again = opened(new_pilot, record=f"classic/{deal}:")
    assert again.scene.hole.moves == [FLIP], "what was begun is gone on with"


def test_the_number_of_todays_daily_typed_in_begins_the_daily(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.click_button("deal")
    pilot.type(str(daily_deals(today(), "daily-hole")[0]))
    pilot.click_button("play")
    pilot.rest()
    assert (pilot.scene.game.kind, pilot.scene.game.daily) == ("daily-hole", today())


def test_a_code_of_a_deal_that_was_begun_before_is_another_attempt(new_pilot):
    pilot = opened(new_pilot, record="classic/617:")
    pilot.key("space")
    pilot.host.release()
    again = opened(new_pilot, record="strict/617:1")
    assert (again.scene.game.kind, again.scene.game.attempt) == ("side", 2)
