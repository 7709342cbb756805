import pygame

from golf.core.moves import FLIP
from golf.scenes.play_status import clock_text


def begin(pilot):
    pilot.click_button("speed")
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


def test_pausing_a_speed_round_hides_the_table(pilot):
    begin(pilot)
    pilot.play(FLIP)
    assert cards_in_sight(pilot)
    pilot.key("p")
    assert not cards_in_sight(pilot)
    pilot.key("escape")
    assert cards_in_sight(pilot)


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
