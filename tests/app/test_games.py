from golf.saves.game import today
from golf.saves.new_games import new_course, new_daily, new_game, random_game
from golf.texts.dates import date_text
from golf.texts.games import game_name
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
    storage, rng = pilot.app.storage, pilot.app.services.rng
    rules = pilot.scene.rules
    hole, whole, speed = (
        random_game(storage, rng, kind, rules) for kind in ("hole", "round", "speed")
    )
    side = new_game(storage, "side", rules, [hole.hole.deal])
    assert game_name(hole) == "One hole, Classic"
    assert game_name(whole) == "Round, Classic"
    assert game_name(speed) == "Speed round, Classic"
    assert game_name(side) == "Game aside, Classic"
    day = date_text(today())
    assert game_name(new_daily(storage, "daily-hole", today())) == f"Daily hole of {day}"
    assert game_name(new_daily(storage, "daily-round", today())) == f"Daily round of {day}"
    assert game_name(new_course(storage, course("The Meadow", 1))) == "The Meadow"
