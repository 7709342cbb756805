import pygame
import pytest

from golf.core.moves import FLIP
from golf.core.record import Record
from golf.scenes.play.status import clock_text
from golf.scenes.results.score_card import score_lines
from golf.scenes.share import share_game, share_line
from golf.words import LANGUAGES, use_language
from tests.app.test_words_fit import faults

pytestmark = pytest.mark.usefixtures("unseen")


def begin(pilot):
    pilot.click_button("speed")
    pilot.rest()
    pilot.click_button("begin")
    pilot.rest()
    assert pilot.scene.game.kind == "speed"


def cards_in_sight(pilot) -> bool:
    """Return whether there is paper where the first card lies."""
    pilot.frames(40)
    pilot.app.services.is_dirty = True
    pilot.frames()
    x, y = pilot.app.services.look.layout.card_rect(0, 0).center
    red, green, _, _ = pilot.app.screen.get_at((x, y))
    return red > green


def test_the_clock_of_a_speed_round_runs_from_the_first_move_and_stops_on_pause(pilot):
    begin(pilot)
    game = pilot.scene.game
    pilot.frames(60)
    assert game.seconds == 0
    pilot.play(FLIP)
    pilot.frames(60)
    assert 1 < game.seconds < 2
    pilot.key("p")
    before = game.seconds
    pilot.frames(120)
    assert game.seconds == before


@pytest.mark.seen
def test_pausing_a_speed_round_hides_the_table(pilot):
    begin(pilot)
    pilot.play(FLIP)
    assert cards_in_sight(pilot)
    pilot.key("p")
    assert not cards_in_sight(pilot)
    pilot.key("escape")
    assert cards_in_sight(pilot)


@pytest.mark.seen
def test_a_window_without_focus_hides_the_table_and_stops_the_clock(pilot):
    begin(pilot)
    pilot.play(FLIP)
    pilot.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.frames()
    seconds = pilot.scene.game.seconds
    assert not cards_in_sight(pilot)
    assert pilot.scene.game.seconds == seconds
    pilot.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert cards_in_sight(pilot)


def test_the_clock_is_painted_once_a_second(pilot):
    begin(pilot)
    pilot.play(FLIP)
    painted = sum(pilot.app.frame([], 1 / 60) for _ in range(180))
    assert 2 <= painted <= 5


def test_other_games_show_no_clock_unless_the_player_wants_one(pilot):
    pilot.click_button("hole")
    pilot.rest()
    assert not pilot.scene.shows_clock
    pilot.app.services.settings.clock = True
    assert pilot.scene.shows_clock


def test_a_time_is_minutes_and_seconds():
    assert clock_text(245.9) == "4:05"


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844)], ids=str)
def test_a_speed_round_says_what_it_is_before_it_begins(new_pilot, size):
    pilot = new_pilot(size=size)
    heard: list[str] = []
    pilot.app.host.announce = heard.append
    pilot.click_button("speed")
    pilot.rest()
    assert "strokes and minutes are added up" in " ".join(heard)
    assert pilot.scene.menu.focus == "begin"
    for language in LANGUAGES:
        use_language(language)
        pilot.scene.refresh()
        assert not faults(pilot.scene, pilot.app.services.look)
    use_language("en")
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"
    assert pilot.app.services.games == {}


def finish(pilot, seconds: float) -> None:
    pilot.play(FLIP)
    pilot.scene.game.hole_facts.seconds = seconds
    pilot.give_up()
    pilot.rest()


def facts(pilot) -> dict[str, str]:
    return dict(pilot.scene.facts)


def test_the_time_is_told_on_every_hole_on_the_card_and_in_what_is_shared(pilot):
    pilot.app.services.settings.speed = "off"
    begin(pilot)
    game = pilot.scene.game
    for number in range(1, 10):
        finish(pilot, 10 * number)
        total = clock_text(sum(range(10, 10 * number + 1, 10)))
        assert facts(pilot)["Time"] == (
            "0:10" if number == 1 else f"{clock_text(10 * number)}, round {total}"
        )
        if number == 1:
            assert "\nTime: 0:10.\n" in share_game(pilot.app.services, game).text
        pilot.click_button("next")
        pilot.rest()
    assert pilot.scene_name == "RoundResultsScene"
    *_, times = score_lines(game.round, [each.seconds for each in game.facts])
    assert times == ["Time", *[clock_text(10 * number) for number in range(1, 10)], "7:30"]
    title, *_, time, _, code = share_game(pilot.app.services, game).text.split("\n")
    assert title == "Golf, nine holes against the clock, Classic"
    assert time == "Speed golf: 322.5 with 7.5 minutes."
    assert Record.parse(code) == Record.of(game.round)
    filed = pilot.app.storage.history.get(game.id)
    assert time in share_line(pilot.app.services, filed).text
