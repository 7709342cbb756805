"""The mouse's and touch's columns of the input table, by posted events through the whole app."""

import pygame
import pytest

from golf.controls.pointers import WOBBLE
from golf.core.moves import FLIP, PLAYS, moves_text
from golf.host.desktop import DesktopHost
from golf.play_options import PlayOptions
from golf.words import say
from tests.app.pilot import SMALL
from tests.app.test_summary_left import begin

pytestmark = pytest.mark.usefixtures("unseen")

DEAL = "24"  # where columns 1, 2 and 5 can be played at once


def played(pilot) -> str:
    return moves_text(pilot.scene.hole.moves)


def waste(pilot) -> tuple[int, int]:
    return pilot.app.services.look.layout.waste_area.center


def home(pilot) -> tuple[int, int]:
    return pilot.place(PLAYS[0])


def test_a_click_plays_a_column_and_flips_the_stock(at_table):
    pilot = at_table(DEAL)
    pilot.click(pilot.place(PLAYS[1]))
    pilot.click(pilot.place(FLIP))
    assert played(pilot) == "2F"


def test_a_card_dragged_to_the_waste_is_played(at_table):
    pilot = at_table(DEAL)
    pilot.drag(home(pilot), waste(pilot))
    assert played(pilot) == "1"


def test_a_card_dragged_past_the_threshold_and_back_home_does_nothing(at_table):
    pilot = at_table(DEAL)
    x, y = home(pilot)
    pilot.press((x, y))
    pilot.move((x + 60, y + 60), held=True)
    pilot.move((x, y), held=True)
    pilot.release((x, y))
    pilot.rest()
    assert played(pilot) == ""
    assert not pilot.scene.table.is_held


@pytest.mark.parametrize("away", [(WOBBLE, 0), (-WOBBLE, WOBBLE), (0, -WOBBLE)])
def test_a_press_that_wobbles_is_a_click(at_table, away):
    pilot = at_table(DEAL)
    x, y = home(pilot)
    pilot.press((x, y))
    pilot.move((x + away[0], y + away[1]), held=True)
    pilot.release((x + away[0], y + away[1]))
    assert played(pilot) == "1"


def test_a_press_of_700_ms_that_does_not_move_is_still_a_play(at_table):
    pilot = at_table(DEAL)
    pilot.press(home(pilot))
    pilot.frames(42)
    assert played(pilot) == ""
    pilot.release(home(pilot))
    assert played(pilot) == "1"


def test_a_right_click_undoes(at_table):
    pilot = at_table(DEAL)
    pilot.click(home(pilot))
    pilot.click((5, 5), button=3)
    assert played(pilot) == ""


def test_a_key_pressed_while_a_card_is_in_hand_lets_go_of_it(at_table):
    pilot = at_table(DEAL)
    pilot.press(home(pilot))
    pilot.move(waste(pilot), held=True)
    assert pilot.scene.table.is_held
    pilot.key("2")
    pilot.release(waste(pilot))
    pilot.rest()
    assert played(pilot) == "2"
    assert not pilot.scene.table.is_held


def test_a_window_that_loses_the_focus_lets_go_of_a_card_in_hand(at_table):
    pilot = at_table(DEAL)
    pilot.press(home(pilot))
    pilot.move(waste(pilot), held=True)
    pilot.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.rest()
    assert not pilot.scene.table.is_held
    pilot.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    pilot.release(waste(pilot))
    assert played(pilot) == ""


@pytest.mark.parametrize("button", ["undo", "redo", "hint", "pause", "fullscreen"])
def test_every_button_of_the_table_is_there_for_mouse_and_touch(at_table, button):
    pilot = at_table(DEAL)
    pilot.click(home(pilot))
    if button == "redo":
        pilot.click_button("undo")
    before = pilot.scene
    pilot.tap(pilot.button(button))
    match button:
        case "undo":
            assert played(pilot) == ""
        case "redo":
            assert played(pilot) == "1"
        case "hint":
            assert pilot.scene.message
        case "pause":
            assert pilot.scene is not before
        case "fullscreen":
            assert pilot.host.is_fullscreen


@pytest.mark.parametrize("is_mouse_late", [False, True])
def test_one_touch_that_arrives_as_three_kinds_of_events_is_one_play(at_table, is_mouse_late):
    pilot = at_table(DEAL)
    pilot.tap_threefold(pilot.place(FLIP), is_mouse_late=is_mouse_late)
    pilot.rest()
    assert played(pilot) == "F"


@pytest.mark.parametrize("is_mouse_late", [False, True])
def test_a_button_that_opens_a_scene_under_one_threefold_touch_presses_nothing_there(
    at_table, is_mouse_late
):
    pilot = at_table(DEAL)
    pilot.tap_threefold(pilot.button("pause"), is_mouse_late=is_mouse_late)
    pilot.rest()
    assert pilot.scene_name == "PauseScene"


def test_a_double_tap_on_the_stock_is_two_flips(at_table):
    pilot = at_table(DEAL)
    for _ in range(2):
        pilot.tap_threefold(pilot.place(FLIP))
    assert played(pilot) == "FF"


def finger(pilot, kind, pos, number=1) -> None:
    pilot.post(pilot.finger(kind, pos, number))


DOWN, MOTION, UP = pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP


def test_two_fingers_play_as_two_hands(at_table):
    pilot = at_table(DEAL)
    finger(pilot, DOWN, pilot.place(PLAYS[1]), 1)
    finger(pilot, DOWN, pilot.place(FLIP), 2)
    finger(pilot, UP, pilot.place(PLAYS[1]), 1)
    finger(pilot, UP, pilot.place(FLIP), 2)
    assert played(pilot) == "2F"


def test_two_overlapping_taps_on_the_stock_are_two_flips(at_table):
    pilot = at_table(DEAL)
    for kind in (DOWN, UP):
        for number in (1, 2):
            finger(pilot, kind, pilot.place(FLIP), number)
    assert played(pilot) == "FF"


def test_two_overlapping_taps_are_two_flips_where_sdl_tells_the_first_as_a_mouse_as_well(at_table):
    pilot = at_table(DEAL)
    pos = pilot.place(FLIP)
    mouse = [
        pygame.event.Event(kind, pos=pos, button=1, touch=True)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    ]
    first, second = ([pilot.finger(kind, pos, number) for kind in (DOWN, UP)] for number in (1, 2))
    pilot.post(mouse[0], first[0])
    pilot.post(second[0])
    pilot.post(mouse[1], first[1])
    pilot.post(second[1])
    assert played(pilot) == "FF"


def test_two_overlapping_taps_on_a_button_are_two_presses(at_table):
    pilot = at_table(DEAL, rules="practice")
    pilot.play(FLIP)
    pilot.play(FLIP)
    for kind in (DOWN, UP):
        for number in (1, 2):
            finger(pilot, kind, pilot.button("undo"), number)
    assert played(pilot) == ""


@pytest.mark.parametrize("where", ["edge", "card", "stock", "button"])
def test_a_finger_that_rests_blocks_no_other_hand(at_table, where):
    pilot = at_table(DEAL)
    rests = {"edge": (2, 2), "card": home(pilot), "stock": pilot.place(FLIP)}
    finger(pilot, DOWN, rests[where] if where in rests else pilot.button("pause"))
    pilot.frames(40)
    pilot.click(pilot.place(PLAYS[1]))
    pilot.tap(pilot.place(FLIP), 2)
    pilot.plug().press("west")
    pilot.key("d")
    assert played(pilot) == "2FFF"


def test_a_lift_that_never_came_is_forgotten_at_the_next_press_of_that_finger(at_table):
    pilot = at_table(DEAL)
    finger(pilot, DOWN, home(pilot))
    pilot.frames(40)
    pilot.tap(pilot.place(PLAYS[1]))
    assert played(pilot) == "2"


def test_a_card_left_in_the_air_by_a_lost_lift_goes_home_at_the_next_press(at_table):
    pilot = at_table(DEAL)
    finger(pilot, DOWN, home(pilot))
    finger(pilot, MOTION, waste(pilot))
    assert pilot.scene.table.is_held
    pilot.click(pilot.place(PLAYS[1]))
    pilot.rest()
    assert played(pilot) == "2"
    assert not pilot.scene.table.is_held


def test_a_card_in_one_hand_stays_there_while_the_other_hand_flips(at_table):
    pilot = at_table(DEAL, rules="relaxed")
    finger(pilot, DOWN, home(pilot))
    finger(pilot, MOTION, waste(pilot))
    pilot.tap(pilot.place(FLIP), 2)
    finger(pilot, MOTION, (waste(pilot)[0] + 1, waste(pilot)[1]))
    assert pilot.scene.table.is_held
    assert played(pilot) == "F"
    finger(pilot, UP, home(pilot))
    pilot.rest()
    assert played(pilot) == "F"


def test_a_dragged_card_that_the_other_hand_has_played_does_not_play_the_next_one(at_table):
    pilot = at_table(DEAL)
    finger(pilot, DOWN, home(pilot))
    finger(pilot, MOTION, waste(pilot))
    pilot.tap(home(pilot), 2)
    finger(pilot, UP, waste(pilot))
    assert played(pilot) == "1"
    assert not pilot.scene.message


def test_many_lost_lifts_are_forgotten(at_table):
    pilot = at_table(DEAL)
    for number in range(30):
        finger(pilot, DOWN, home(pilot), number)
    pilot.tap(pilot.place(PLAYS[1]), 99)
    assert played(pilot) == "2"


def test_a_finger_that_was_down_before_a_deal_does_not_end_it(pilot):
    finger(pilot, DOWN, (5, 5))
    pilot.click_button("hole")
    finger(pilot, MOTION, (60, 60))
    finger(pilot, UP, (60, 60))
    assert pilot.scene_name == "DealScene"


def test_a_mouse_that_goes_down_twice_without_a_lift_clicks_once(at_table):
    pilot = at_table(DEAL)
    pilot.press(pilot.place(FLIP))
    pilot.press(pilot.place(FLIP))
    pilot.release(pilot.place(FLIP))
    assert played(pilot) == "F"


def test_a_mouse_hovers_while_a_finger_rests(at_table):
    pilot = at_table(DEAL)
    finger(pilot, DOWN, (2, 2))
    pilot.frames(40)
    pilot.move(pilot.button("hint"))
    assert pilot.scene.menu.hovered == "hint"


def test_a_page_scrolls_with_one_finger_while_another_one_rests(pilot):
    pilot.key("?")
    pilot.rest()
    scroll = pilot.scene.scroll
    x, y = pygame.Rect((0, 0), pilot.size).center
    finger(pilot, DOWN, (x, y), 1)
    finger(pilot, DOWN, (x, y), 2)
    finger(pilot, MOTION, (x, y - 60), 2)
    assert scroll.offset == 60
    finger(pilot, UP, (x, y), 1)
    finger(pilot, MOTION, (x, y - 90), 2)
    assert scroll.offset == 90


def test_the_settings_scroll_with_one_finger_while_another_one_rests(new_pilot):
    pilot = new_pilot(size=(640, 360))
    pilot.click_button("settings")
    pilot.rest()
    x, y = pygame.Rect((0, 0), pilot.size).center
    finger(pilot, DOWN, (x, y), 1)
    finger(pilot, DOWN, (x, y), 2)
    finger(pilot, MOTION, (x, y - 40), 2)
    finger(pilot, UP, (x, y), 1)
    finger(pilot, MOTION, (x, y - 60), 2)
    assert pilot.scene.scroll.offset == 60


def test_low_on_a_column_each_click_plays_its_next_card(new_pilot):
    board = "bTC9H8S7D6C.AS.2S.3S.4S.5S.6S-7H-KC"
    pilot = new_pilot(options=PlayOptions(board=board))
    pilot.rest()
    layout = pilot.app.services.look.layout
    x, foot = layout.column_rect(0).center[0], layout.column_rect(0).bottom
    for _ in range(3):
        pilot.click((x, foot - 2))
        pilot.rest()
    assert played(pilot) == "111"


def test_an_emptied_column_says_that_it_is_empty(new_pilot):
    pilot = new_pilot(options=PlayOptions(board="b.AS.2S.3S.4S.5S.6S-9H-8C"))
    pilot.rest()
    pilot.click(pilot.app.services.look.layout.card_rect(0, 3).center)
    assert pilot.scene.message == say("Column {n} is empty.", n=1)
    assert played(pilot) == ""


def test_what_is_offered_over_a_column_is_no_part_of_the_column(new_pilot):
    pilot = new_pilot(options=PlayOptions(board="bAS.2S.3S.4S.5S.6S.6D-KH-KC"))
    pilot.rest()
    x, y, *_ = pilot.scene.banner.rect
    pilot.click((x + 3, y + 3))
    assert not pilot.scene.message
    assert played(pilot) == ""


def test_a_finger_may_drag_a_card_to_the_waste(at_table):
    pilot = at_table(DEAL)
    pilot.touch_drag(home(pilot), waste(pilot))
    assert played(pilot) == "1"


def test_a_mouse_works_again_after_a_touch(at_table):
    pilot = at_table(DEAL)
    pilot.tap(home(pilot))
    pilot.frames(30)
    pilot.click(pilot.place(FLIP))
    assert played(pilot) == "1F"


def test_a_whole_round_is_played_with_single_taps(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.tap(pilot.button("round"))
    pilot.rest()
    pilot.resize(SMALL)
    while pilot.scene_name != "RoundResultsScene":
        match pilot.scene_name:
            case "PlayScene" if not pilot.scene.hole.is_over:
                pilot.tap(pilot.place(pilot.scene.hole.position.legal_moves()[0]))
            case "PlayScene":
                pilot.tap(pilot.button("banner finish"))
            case "HoleSummaryScene":
                pilot.tap(pilot.button("next"))
        pilot.rest()
    pilot.tap(pilot.button("title"))
    assert pilot.scene_name == "TitleScene"


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_play_flip_and_undo_on_every_frame_of_the_deal_reach_the_same_as_without_animation(
    new_pilot, speed
):
    pilot = new_pilot()
    pilot.app.services.settings.speed = speed
    pilot.app.services.settings.rules = "relaxed"
    pilot.app.services.keep_settings()
    pilot.scene.refresh()
    pilot.click_button("hole")
    for frame in range(60):
        pilot.post(pilot.key_event(("4", "space", "u")[frame % 3]))
    pilot.rest()
    hole = pilot.scene.hole
    end = hole.deal.position(hole.rules)
    for move in hole.moves:
        end = end.after(move)
    assert hole.position == end == pilot.scene.table.position
    assert played(pilot) == played_at_once(hole)


def played_at_once(hole) -> str:
    """Return what the keys of the test above come to where nothing moves."""
    from golf.core.hole import Hole

    other = Hole(hole.deal, hole.rules)
    for frame in range(60):
        move = (PLAYS[3], FLIP, None)[frame % 3]
        if move is None:
            if other.can_undo:
                other.undo()
        elif other.position.is_legal(move):
            other.play(move)
    return moves_text(other.moves)


def test_a_tap_within_one_frame_of_the_deal_ends_it_and_counts(pilot):
    pilot.click_button("hole")
    pilot.frames(3)
    assert pilot.scene_name == "DealScene"
    stock = pilot.app.services.look.layout.stock_rect.center
    pilot.post(
        pilot.finger(pygame.FINGERDOWN, stock),
        pilot.finger(pygame.FINGERUP, stock),
    )
    pilot.rest()
    assert pilot.scene_name == "PlayScene"
    assert played(pilot) == "F"


class ScaledHost(DesktopHost):
    """A desktop whose screen has more pixels than layout pixels."""

    ratio = 1.0

    def pixel_ratio(self) -> float:
        return self.ratio


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_at_every_scaling_a_click_in_the_middle_of_each_card_hits_that_card(
    at_table, tmp_path, ratio
):
    host = ScaledHost(tmp_path)
    host.ratio = ratio
    size = (round(960 * ratio), round(600 * ratio))
    pilot = at_table(DEAL, host=host, size=size)
    layout = pilot.app.services.look.layout
    assert layout.size == size
    for number, move in enumerate(PLAYS):
        for index in range(5):
            x, y = layout.card_rect(number, index).center
            assert 0 <= x < size[0]
            assert 0 <= y < size[1]
            assert pilot.scene.table.hit((x, y)) is move
    assert pilot.scene.table.hit(layout.stock_rect.center) is FLIP
    x, y = home(pilot)
    pilot.press((x, y))
    pilot.release((x + round(9 * ratio), y))
    assert played(pilot) == "1"


def test_an_icon_that_cannot_be_pressed_says_why(at_table):
    pilot = at_table(DEAL)
    pilot.click_button("undo")
    assert pilot.scene.message == say("There is nothing to undo.")
    pilot.play(FLIP)
    pilot.click_button("undo")
    assert pilot.scene.message == say("A flip is final.")
    pilot.click_button("wrap")
    assert pilot.scene.message == say("Wrap can be switched only before the first move.")
    assert len(pilot.scene.hole.moves) == 1


@pytest.mark.parametrize("name", ["course", "daily hole", "daily round"])
def test_the_icon_of_wrap_says_that_deals_have_rules_of_their_own(pilot, name):
    begin(pilot, name)
    pilot.click_button("wrap")
    assert pilot.scene.message == "The rules are fixed here: wrap stays as it is."


def test_at_a_later_hole_the_icon_of_wrap_speaks_of_the_first_move_of_the_round(pilot):
    begin(pilot, "round")
    pilot.give_up()
    pilot.rest()
    pilot.click_button("next")
    pilot.rest()
    pilot.click_button("wrap")
    assert pilot.scene.message == "Wrap can be switched only before the first move of a round."


def test_the_wrap_switch_shines_while_wrap_is_on(at_table):
    pilot = at_table(DEAL)
    assert not pilot.scene.menu.button("wrap").is_on
    pilot.click_button("wrap")
    assert pilot.scene.menu.button("wrap").is_on


def test_a_hint_tells_what_its_numbers_count(at_table):
    pilot = at_table(DEAL)
    pilot.click_button("hint")
    assert pilot.scene.message.endswith(say("On each card: how many in the stock fit it."))
