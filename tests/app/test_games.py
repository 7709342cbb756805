import pytest

from golf import routes
from golf.core.moves import FLIP
from golf.core.rules import PRESETS
from golf.local_time import local_now
from golf.routes import Home, Push
from golf.saves.new_games import new_course, new_daily, new_game, random_game
from golf.texts.dates import date_text
from golf.texts.game_names import game_name
from golf.ui.pictures import PICTURES
from tests.app.lines import today
from tests.app.test_courses_scene import course
from tests.app.test_play_ends import STUCK_BUT_OPEN

pytestmark = pytest.mark.usefixtures("unseen")


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
    assert pilot.scene.menu.button("games").words == "2 in progress"
    pilot.click_button("games")
    pilot.frames(2)
    keys = [button.key for button in pilot.scene.menu.buttons]
    assert keys == ["round", "hole", "back"]
    pilot.click_button("hole")
    assert pilot.scene.game.kind == "hole"


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844)])
def test_no_entry_moves_for_the_list_of_games(new_pilot, size):
    pilot = new_pilot(size=size)
    services = pilot.app.services
    places = []
    for kind in ("hole", "round", "speed"):
        game = random_game(services.storage, services.rng, kind, PRESETS["classic"])
        game.hole.play(FLIP)
        services.games[kind] = game
        pilot.scene.refresh()
        found = {each.key: each.rect for each in pilot.scene.menu.buttons}
        found.pop("games", None)
        first = found.pop("continue")
        places.append((found, first._replace(w=0)))
    assert places[0] == places[1] == places[2]
    assert not first.overlaps(pilot.scene.menu.button("games").rect)


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
    assert game_name(side) == "Side game, Classic"
    day = date_text(today())
    assert game_name(new_daily(storage, "daily-hole", local_now())) == f"Daily hole of {day}"
    assert game_name(new_daily(storage, "daily-round", local_now())) == f"Daily round of {day}"
    assert game_name(new_course(storage, course("The Meadow", 1))) == "The Meadow"


def value(pilot, key: str) -> str:
    return pilot.scene.menu.button(key).value


def test_each_game_in_progress_says_how_many_cards_it_has_left(pilot):
    begin(pilot, "hole")
    begin(pilot, "round")
    pilot.click_button("games")
    number = pilot.app.services.games["hole"].hole.deal.number
    assert value(pilot, "hole") == f"deal {number} · 35 cards left"
    assert value(pilot, "round") == "hole 1 · 35 cards left"


def test_a_stuck_hole_goes_on_until_it_is_finished(at_table):
    """Its best line is played on as a side game, which is the only one that goes on then."""
    pilot = at_table(deal=STUCK_BUT_OPEN)
    pilot.app.services.settings.speed = "off"
    pilot.key("1")
    pilot.rest()
    pilot.key("escape")
    pilot.click_button("title")
    assert pilot.scene.menu.button("continue").words == "Continue"
    pilot.click_button("continue")
    pilot.rest()
    pilot.click_button("banner finish")
    while pilot.scene.wants_time:
        pilot.frames()
    pilot.click_button("watch")
    pilot.click_button("play_on")
    pilot.click_button("go")
    pilot.rest()
    assert pilot.scene.game.kind == "side"
    pilot.key("1")
    pilot.rest()
    pilot.key("escape")
    pilot.click_button("title")
    assert pilot.scene.menu.button("games") is None
    assert [game.kind for game in pilot.app.services.games_in_progress] == ["side"]


@pytest.mark.seen
def test_the_title_and_the_table_name_the_course_in_progress(pilot):
    services = pilot.app.services
    game = new_course(services.storage, course("The Meadow", 1))
    pilot.app.stack.apply(Push(routes.Table(game)))
    pilot.rest()
    pilot.key("space")
    pilot.rest()
    assert "The Meadow" in [key[0] for key in PICTURES.of("text")]
    pilot.app.stack.apply(Home())
    assert value(pilot, "continue").startswith("The Meadow · hole 1")
