from golf.game import today
from golf.scenes.games import game_name
from golf.scenes.start import new_course, new_daily, new_game, new_hole, new_round, new_speed
from tests.app.test_courses_scene import course


def begin(pilot, key: str) -> None:
    pilot.click_button(key)
    pilot.rest()
    pilot.key("space")
    pilot.rest()
    pilot.key("p")
    pilot.rest()
    pilot.click_button("title")
    pilot.rest()


def test_the_title_lists_the_games_in_progress_and_each_is_played_on(pilot):
    begin(pilot, "hole")
    assert pilot.scene.menu.button("games") is None
    begin(pilot, "round")
    pilot.click_button("games")
    pilot.frames(2)
    keys = [button.key for button in pilot.scene.menu.buttons]
    assert keys == ["round", "hole", "back"]
    pilot.click_button("hole")
    assert pilot.scene.game.kind == "hole"


def test_the_list_of_games_is_left_by_its_button(pilot):
    begin(pilot, "hole")
    begin(pilot, "round")
    pilot.click_button("games")
    pilot.click_button("back")
    assert pilot.scene_name == "TitleScene"


def test_a_game_in_progress_is_played_on_instead_of_replaced(pilot):
    begin(pilot, "hole")
    game = pilot.app.services.games["hole"]
    pilot.click_button("hole")
    pilot.click_button("resume")
    assert pilot.scene.game is game


def test_every_kind_of_game_has_a_name(pilot):
    services = pilot.app.services
    rules = pilot.scene.rules
    side = new_game(services, "side", rules, [new_hole(services, rules).hole.deal])
    assert game_name(new_hole(services, rules)) == "One hole, Classic"
    assert game_name(new_round(services, rules)) == "Round, Classic"
    assert game_name(new_speed(services, rules)) == "Speed round, Classic"
    assert game_name(side) == "Game aside, Classic"
    assert game_name(new_daily(services, "daily-hole", today())) == f"Daily hole of {today()}"
    assert game_name(new_daily(services, "daily-round", today())) == f"Daily round of {today()}"
    assert game_name(new_course(services, course("The Meadow", 1))) == "The Meadow"
