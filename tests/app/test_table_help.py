"""What the table does for a player who asks for it: the counter, flipping on, the clock."""

import pygame
import pytest

from golf.core.cards import Card
from golf.core.moves import moves_text
from golf.core.position import Position
from golf.core.rules import PRESETS
from golf.host.desktop import DesktopHost
from golf.play_options import PlayOptions
from golf.scenes.play.counter import paint_counter
from tests.app.pilot import SMALL

pytestmark = pytest.mark.usefixtures("unseen")

PLAYED_OUT = "b2H.2D.....-9S-8H7C"
"""Only twos lie on the table and no ace or three is left."""

OPEN = "b2H.2D.....-9S-8H3C"


def played(pilot) -> str:
    return moves_text(pilot.scene.hole.moves)


def position(stock: str, columns: str, top: str = "9S", rules: str = "classic") -> Position:
    cards = [tuple(Card.parse(name) for name in column.split()) for column in columns.split(".")]
    tableau = (*cards, *[()] * (7 - len(cards)))
    return Position(
        PRESETS[rules], tableau, tuple(map(Card.parse, stock.split())), (Card.parse(top),)
    )


def test_the_counter_counts_every_rank_of_the_stock():
    counts = position("AH AC TD KS AD", "2H").stock_counts
    assert counts == [3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1]


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844), (1000, 800)], ids=str)
@pytest.mark.seen
def test_the_counter_is_painted_where_it_is_switched_on(at_table, size):
    pilot = at_table("24", size=size)
    pilot.app.services.settings.counter = True
    place = pilot.app.services.look.layout.text["counter"]
    before = pilot.app.screen.subsurface(place).copy()
    pilot.app.services.keep_settings()
    pilot.frames()
    after = pilot.app.screen.subsurface(place)
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")


@pytest.mark.parametrize("size", [(1024, 768), (768, 768), (1280, 720), (390, 844)], ids=str)
@pytest.mark.seen
def test_no_rest_of_the_counter_looks_out_below_an_offer(at_table, monkeypatch, size):
    pilot = at_table(PLAYED_OUT, size=size)
    painted = []
    monkeypatch.setattr("golf.scenes.play.picture.paint_counter", lambda *_: painted.append(1))
    pilot.app.services.settings.counter = True
    pilot.app.services.keep_settings()
    pilot.frames(2)
    panel = pilot.scene.banner.rect
    assert painted == [] or not panel.overlaps(pilot.app.services.look.layout.text["counter"])
    assert painted or size[0] < 1.4 * size[1]


@pytest.mark.seen
def test_a_layout_without_room_does_without_the_counter(at_table):
    pilot = at_table("24")
    look = pilot.app.services.look
    look.layout.text.pop("counter")
    paint_counter(pilot.app.screen, look, pilot.scene.hole.position)


def test_flipping_on_is_one_press_and_each_flip_its_own_move(at_table):
    pilot = at_table("bKHAH.KD.....-9S-8H7C6C2S5D", "relaxed")
    pilot.app.services.settings.rules = "relaxed"
    pilot.click_button("flip_on")
    assert played(pilot) == "FFFF"
    pilot.key("u")
    assert played(pilot) == "FFF"


def test_flipping_on_stops_where_a_card_fits(at_table):
    pilot = at_table(OPEN)
    pilot.click_button("flip_on")
    assert played(pilot) == "FF"
    assert pilot.scene.hole.position.can_play


@pytest.mark.parametrize("key", ["space", "d"])
def test_shift_flips_on_until_a_card_fits_and_then_no_further(at_table, key):
    pilot = at_table(OPEN)
    pilot.key(key, shift=True)
    assert played(pilot) == "FF"
    pilot.key(key, shift=True)
    assert played(pilot) == "FF"
    assert "one flip at a time" in pilot.scene.message


def test_where_nothing_fits_any_more_flipping_on_is_offered(at_table):
    pilot = at_table(PLAYED_OUT)
    assert pilot.scene.banner is not None
    pilot.click_button("banner flip_on")
    assert played(pilot) == "FF"
    pilot.rest()
    assert pilot.scene_name == "HoleSummaryScene"


def test_autoplay_flips_the_last_cards_once_a_flip_leaves_no_choice(at_table):
    pilot = at_table("b2H.2D.....-9S-8H7C6C")
    pilot.app.services.settings.autoplay = True
    pilot.key("space")
    assert played(pilot) == "FFF"


def test_autoplay_leaves_a_run_that_could_still_be_taken_back(at_table):
    pilot = at_table("b2H9H.2D.....-8S-8H7C6C")
    pilot.app.services.settings.autoplay = True
    pilot.key("1")
    assert played(pilot) == "1"
    assert pilot.scene.banner is not None
    pilot.key("space")
    assert played(pilot) == "1FFF"


def test_without_autoplay_nothing_is_flipped(at_table):
    pilot = at_table("b2H.2D.....-9S-8H7C6C")
    pilot.key("space")
    assert played(pilot) == "F"


def test_giving_up_is_confirmed_unless_the_player_would_rather_not_be_asked(pilot):
    pilot.click_button("round")
    pilot.rest()
    pilot.key("space")
    pilot.key("escape")
    pilot.click_button("give_up")
    assert pilot.scene_name == "QuestionScene"
    pilot.key("escape")
    assert pilot.scene_name == "PlayScene"
    pilot.app.services.settings.confirm_give_up = False
    pilot.key("escape")
    pilot.click_button("give_up")
    assert pilot.scene_name == "HoleSummaryScene"


def test_a_new_deal_from_pause_asks_once_a_move_is_made(at_table):
    pilot = at_table("24")
    pilot.key("space")
    pilot.key("escape")
    pilot.click_button("new_deal")
    assert pilot.scene_name == "QuestionScene"
    pilot.click_button("new_deal")
    pilot.rest()
    assert (pilot.scene_name, played(pilot)) == ("PlayScene", "")


def test_a_restart_gives_a_hole_up_and_so_it_asks_where_flips_are_final(at_table):
    pilot = at_table("24")
    pilot.key("n", shift=True)
    pilot.rest()
    assert pilot.scene_name == "PlayScene"
    pilot.key("space")
    pilot.key("n", shift=True)
    assert pilot.scene_name == "QuestionScene"
    pilot.click_button("stay")
    assert played(pilot) == "F"
    pilot.key("n", shift=True)
    pilot.click_button("restart")
    pilot.rest()
    assert (pilot.scene_name, played(pilot)) == ("PlayScene", "")
    assert str(pilot.scene.hole.deal) == "24"


def test_a_restart_asks_nothing_where_everything_can_be_taken_back(at_table):
    pilot = at_table("24", "practice")
    pilot.key("space")
    pilot.key("n", shift=True)
    pilot.rest()
    assert (pilot.scene_name, played(pilot)) == ("PlayScene", "")


def test_the_clock_starts_at_the_first_move_and_stops_on_pause_and_without_the_focus(at_table):
    pilot = at_table("24")
    pilot.app.services.settings.clock = True
    pilot.frames(60)
    assert pilot.scene.game.seconds == 0
    pilot.key("space")
    pilot.frames(60)
    ran = pilot.scene.game.seconds
    assert ran == pytest.approx(1.0, abs=0.1)
    game = pilot.scene.game
    pilot.key("escape")
    pilot.frames(60)
    assert game.seconds == pytest.approx(ran, abs=0.1)
    pilot.key("escape")
    stopped = game.seconds
    pilot.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.frames(60)
    assert game.seconds == pytest.approx(stopped, abs=0.05)
    pilot.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    pilot.frames(60)
    assert game.seconds == pytest.approx(ran + 1.0, abs=0.2)


def test_a_window_without_the_focus_is_played_on_where_it_was(at_table):
    pilot = at_table("24")
    pilot.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert pilot.scene_name == "PlayScene"
    pilot.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    pilot.key("space")
    assert played(pilot) == "F"


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
def test_every_speed_ends_in_the_same_place_and_off_at_once(at_table, speed):
    pilot = at_table("24")
    pilot.app.services.settings.speed = speed
    pilot.app.services.keep_settings()
    pilot.key("1")
    pilot.frames()
    assert pilot.scene.is_moving == (speed != "off")
    pilot.rest()
    card = pilot.scene.hole.position.waste[-1]
    sprite = pilot.scene.table.sprites[card]
    layout = pilot.app.services.look.layout
    waste = layout.waste_rect(1, 2)
    assert (sprite.x, sprite.y) == (waste.x, waste.y)


def play_out(pilot) -> None:
    while pilot.scene_name == "PlayScene" and not pilot.scene.hole.is_over:
        pilot.play(pilot.scene.hole.position.legal_moves()[0])
    pilot.rest()
    if pilot.scene_name == "PlayScene":
        pilot.click_button("banner finish")
        pilot.rest()


@pytest.mark.parametrize("source", ["the command line", "the settings", "the browser"])
def test_with_reduced_motion_title_deal_play_clear_and_score_card_are_complete(
    new_pilot, monkeypatch, source
):
    options = PlayOptions(reduced_motion=source == "the command line")
    if source == "the browser":
        monkeypatch.setattr(DesktopHost, "prefers_reduced_motion", lambda _host: True)
    pilot = new_pilot(options=options, size=SMALL)
    if source == "the settings":
        pilot.app.services.settings.reduced_motion = True
        pilot.app.services.keep_settings()
    assert pilot.app.services.is_still
    pilot.rest()
    pilot.click_button("round")
    pilot.rest()
    for number in range(9):
        assert pilot.scene.table.is_reduced
        if number:
            pilot.key("n")
            pilot.click_button("give_up")
            pilot.rest()
        else:
            play_out(pilot)
        assert pilot.scene_name == "HoleSummaryScene"
        pilot.click_button("next")
        pilot.rest()
    assert pilot.scene_name == "RoundResultsScene"


def test_with_reduced_motion_a_cleared_table_ends_in_its_summary_at_once(new_pilot):
    board = "b8H......-9S-7C"
    pilot = new_pilot(options=PlayOptions(deal=board, reduced_motion=True))
    pilot.rest()
    pilot.key("1")
    pilot.rest()
    assert pilot.scene_name == "HoleSummaryScene"


def test_a_setting_of_less_motion_wins_over_the_systems(new_pilot):
    pilot = new_pilot(options=PlayOptions(reduced_motion=True))
    pilot.app.services.settings.reduced_motion = False
    assert not pilot.app.services.is_still
