import pytest

from golf.core.moves import Move
from golf.play_options import PlayOptions
from golf.saves.game import today
from golf.saves.new_games import new_daily, random_game
from golf.scenes.round_results import RoundResultsScene, again_scene
from golf.scenes.stack import Push
from tests.app.lines import best_letters, given_up, line


def seated(new_pilot, deal: str):
    pilot = new_pilot(options=PlayOptions(deal=deal, rules="classic"))
    pilot.app.services.settings.speed = "off"
    pilot.app.services.keep_settings()
    pilot.rest()
    return pilot


def clear(pilot, deal: str) -> None:
    """Play the best line of a deal through the scene, and wait for the summary."""
    for letter in best_letters(deal):
        pilot.scene.do(Move(letter))
    for _ in range(600):
        pilot.frames()
        if pilot.scene_name == "HoleSummaryScene" and not pilot.scene.wants_time:
            return
    raise AssertionError(pilot.scene_name)


def facts(pilot) -> dict[str, str]:
    return dict(pilot.scene._facts())


def test_the_summary_tells_the_place_in_the_records(new_pilot):
    pilot = seated(new_pilot, "5")
    pilot.app.storage.add_line(line(given_up("7"), "b"))
    clear(pilot, "5")
    assert facts(pilot)["Your place"] == "1 of 2"
    assert "Best on this deal" not in facts(pilot)


def test_a_second_attempt_has_no_place_and_the_best_on_the_deal(new_pilot):
    pilot = seated(new_pilot, "5")
    clear(pilot, "5")
    best = facts(pilot)["Strokes"]
    pilot.click_button("restart")
    pilot.rest()
    pilot.app.stack.apply(pilot.scene._give_up())
    pilot.frames(200)
    assert facts(pilot)["Your place"] == "attempt 2"
    assert facts(pilot)["Best on this deal"] == best


def test_the_best_on_a_deal_is_told_for_every_rule_set(new_pilot):
    pilot = seated(new_pilot, "5")
    pilot.app.storage.add_line(line("strict/5:X", "s"))
    clear(pilot, "5")
    assert facts(pilot)["Best on this deal"].startswith("35 (Strict), ")


def test_an_award_is_told_once(new_pilot):
    pilot = seated(new_pilot, "5")
    pilot.app.storage.add_line(line("classic/4:" + best_letters("4"), "a"))
    clear(pilot, "5")
    assert pilot.scene.filed.lines() == ["Award: Back to back!"]
    assert "achievement two_clears" in pilot.app.services.settings.told
    again = type(pilot.scene)(pilot.app.services, pilot.scene.game)
    assert again.filed.lines() == []


def test_the_best_line_is_watched_from_the_summary(new_pilot):
    pilot = seated(new_pilot, "5")
    clear(pilot, "5")
    pilot.click_button("watch")
    assert pilot.scene_name == "ReplayScene"
    pilot.key("escape")
    assert pilot.scene_name == "HoleSummaryScene"


def test_a_hole_is_shared_with_its_record(new_pilot):
    pilot = seated(new_pilot, "5")
    clear(pilot, "5")
    pilot.click_button("share")
    assert pilot.scene.text.split("\n")[0] == "Golf, deal 5, Classic"
    assert pilot.scene.text.endswith(f"classic/5:{best_letters('5')}")


def test_a_place_in_the_top_ten_asks_for_initials_once(new_pilot):
    pilot = seated(new_pilot, "5")
    clear(pilot, "5")
    pilot.click_button("initials")
    pilot.type("abc")
    pilot.key("return")
    assert pilot.scene_name == "HoleSummaryScene"
    assert pilot.scene.menu.button("initials") is None
    assert pilot.app.storage.history.lines[-1].initials == "ABC"


def test_a_hole_of_a_round_is_tried_again_aside(pilot):
    pilot.click_button("round")
    pilot.rest()
    game = pilot.scene.game
    pilot.app.stack.apply(pilot.scene._give_up())
    pilot.frames(60)
    pilot.click_button("aside")
    pilot.rest()
    assert pilot.scene.game.kind == "side"
    assert pilot.scene.game.is_assisted
    assert pilot.app.services.games["round"] is game


@pytest.fixture
def finished(pilot):
    pilot.click_button("round")
    pilot.rest()
    game = pilot.scene.game
    for number in range(9):
        game.give_up()
        pilot.app.services.save(game)
        if number < 8:
            game.next_hole()
    pilot.app.stack.apply(Push(RoundResultsScene(pilot.app.services, game)))
    pilot.frames(60)
    return pilot


def test_the_score_card_tells_the_place_and_leads_on(finished):
    assert finished.scene._notes()[0] == "Place 1 of 1."
    finished.click_button("share")
    assert finished.scene.text.split("\n")[1] == "🟥" * 9
    finished.key("escape")
    finished.click_button("replay")
    assert len(finished.scene.holes) == 9
    finished.key("escape")
    finished.click_button("initials")
    finished.type("abc")
    finished.key("return")
    assert finished.app.storage.history.lines[-1].initials == "ABC"
    finished.click_button("again")
    finished.rest()
    assert finished.scene_name == "PlayScene"


@pytest.mark.parametrize("size", [(640, 360), (390, 844)])
def test_the_score_card_fits_small_windows(finished, size):
    finished.resize(size)
    finished.frames(2)
    for button in finished.scene.menu.buttons:
        assert button.rect.bottom <= size[1]
        assert button.rect.right <= size[0]


def test_every_kind_of_round_leads_back_to_its_own_page(pilot):
    services = pilot.app.services
    daily = new_daily(services.storage, "daily-round", today())
    assert type(again_scene(services, daily)).__name__ == "DailyScene"
    speed = random_game(services.storage, services.rng, "speed", daily.rules)
    assert type(again_scene(services, speed)).__name__ == "DealScene"
    scene = RoundResultsScene(services, speed)
    assert scene._notes()[0] == "Speed golf: 35.0 with 0.0 minutes."
    speed.kind = "course"
    assert type(again_scene(services, speed)).__name__ == "CoursesScene"
