"""The keyboard's row of the input table, by posted events through the whole app."""

import pygame
import pytest

from golf.core.moves import FLIP, PLAYS, moves_text
from golf.cues import Cue
from tests.app.pilot import SMALL
from tests.app.sounds import noted_cues

pytestmark = pytest.mark.usefixtures("unseen")

DEAL = "24"  # where columns 1, 2 and 5 can be played at once


def played(pilot) -> str:
    return moves_text(pilot.scene.hole.moves)


@pytest.mark.parametrize("column", [1, 2, 5])
def test_a_digit_of_the_row_or_the_numpad_plays_its_column(at_table, column):
    pilot = at_table(DEAL)
    pilot.key(str(column))
    assert played(pilot) == str(column)
    pilot.key("u")
    pilot.key(f"[{column}]")
    assert played(pilot) == str(column)


@pytest.mark.parametrize("shift", [False, True])
def test_an_azerty_top_row_counts_by_its_physical_place(at_table, shift):
    pilot = at_table(DEAL)
    text = "1" if shift else "&"
    pilot.key("&", scancode=pygame.KSCAN_1, text=text, shift=shift)
    assert played(pilot) == "1"


def test_undo_is_the_key_labelled_z_on_qwertz_and_azerty(at_table):
    pilot = at_table(DEAL)
    for place in (pygame.KSCAN_Y, pygame.KSCAN_W):
        pilot.key("1")
        pilot.key("z", ctrl=True, scancode=place)
        assert played(pilot) == ""


def test_the_physical_z_of_qwertz_redoes_since_it_is_labelled_y(at_table):
    pilot = at_table(DEAL)
    pilot.key("1")
    pilot.key("u")
    pilot.key("y", ctrl=True, scancode=pygame.KSCAN_Z)
    assert played(pilot) == "1"


def test_a_layout_without_latin_letters_counts_by_the_physical_place(at_table):
    pilot = at_table(DEAL)
    pilot.key("1")
    cyrillic_ghe = 0x433  # on the physical U
    event = {"key": cyrillic_ghe, "mod": 0, "scancode": pygame.KSCAN_U, "unicode": "г"}
    pilot.post(pygame.event.Event(pygame.KEYDOWN, event))
    assert played(pilot) == ""


def test_the_wrap_key_of_a_hebrew_layout_is_where_it_prints_an_apostrophe(at_table):
    pilot = at_table(DEAL)
    for shift in (False, True):
        was_on = pilot.scene.game.rules.wrap
        pilot.key("'", scancode=pygame.KSCAN_W, text="", shift=shift)
        assert pilot.scene.game.rules.wrap is not was_on
    pilot.key("'", scancode=pygame.KSCAN_Q, text="'")  # Dvorak
    assert pilot.scene_name == "PlayScene"


@pytest.mark.parametrize("modifier", ["ctrl", "meta"])
def test_ctrl_or_cmd_with_z_undoes_and_with_shift_redoes_once(at_table, modifier):
    pilot = at_table(DEAL)
    pilot.key("1")
    pilot.key("z", **{modifier: True})
    assert played(pilot) == ""
    pilot.key("z", shift=True, **{modifier: True})
    assert played(pilot) == "1"
    pilot.key("z", shift=True, **{modifier: True})
    assert played(pilot) == "1"


def test_a_letter_with_a_modifier_that_is_not_listed_does_nothing(at_table):
    pilot = at_table(DEAL)
    pilot.key("1")
    for modifier in ("ctrl", "meta", "alt"):
        for letter in "unhdpr":
            pilot.key(letter, **{modifier: True})
        pilot.key("2", **{modifier: True})
        pilot.key("space", **{modifier: True})
    assert (pilot.scene_name, played(pilot)) == ("PlayScene", "1")


def test_space_and_d_flip(at_table):
    pilot = at_table(DEAL)
    pilot.key("space")
    pilot.key("d")
    assert played(pilot) == "FF"


def test_u_and_r_undo_and_redo_and_with_shift_the_whole_run(at_table):
    pilot = at_table("9")
    pilot.key("space")
    for column in "13363":
        pilot.key(column)
    assert played(pilot) == "F13363"
    pilot.key("u")
    assert played(pilot) == "F1336"
    pilot.key("r")
    assert played(pilot) == "F13363"
    pilot.key("u", shift=True)
    assert played(pilot) == "F"
    pilot.key("r", shift=True)
    assert played(pilot) == "F13363"


def test_undo_never_crosses_a_flip_where_it_is_final(at_table):
    pilot = at_table(DEAL)
    pilot.key("space")
    cues = noted_cues(pilot)
    pilot.key("u")
    assert played(pilot) == "F"
    assert cues == [Cue.REFUSE]


def test_an_illegal_play_says_why_in_one_line(at_table):
    pilot = at_table(DEAL)
    pilot.key("3")
    assert played(pilot) == ""
    assert " needs " in pilot.scene.message


def test_w_switches_wrap_before_the_first_move_only(at_table):
    pilot = at_table(DEAL)
    pilot.key("w")
    assert pilot.scene.game.rules.wrap
    pilot.key("1")
    pilot.key("w")
    assert pilot.scene.game.rules.wrap


def test_h_points_the_legal_cards_out(at_table):
    pilot = at_table(DEAL)
    pilot.key("h")
    assert pilot.scene.table.marks.playable == {PLAYS[0], PLAYS[1], PLAYS[4]}


@pytest.mark.parametrize("key", ["escape", "p"])
def test_esc_and_p_pause_and_go_back(at_table, key):
    pilot = at_table(DEAL)
    pilot.key(key)
    assert pilot.scene_name == "PauseScene"
    pilot.key(key)
    assert pilot.scene_name == "PlayScene"


@pytest.mark.parametrize(
    ("key", "held"), [("f11", {}), ("return", {"alt": True}), ("f", {})], ids=str
)
def test_f11_alt_enter_and_f_switch_full_screen(at_table, key, held):
    pilot = at_table(DEAL)
    pilot.key(key, **held)
    assert pilot.host.is_fullscreen
    pilot.key(key, **held)
    assert not pilot.host.is_fullscreen
    assert pilot.size == (1280, 720)


def test_a_question_mark_shows_the_keys_wherever_it_is_printed(at_table):
    pilot = at_table(DEAL)
    pilot.key("ß", scancode=pygame.KSCAN_MINUS, text="?", shift=True)
    assert pilot.scene_name == "PageScene"
    pilot.key("escape")
    pilot.key("/", text="?", shift=True)
    assert pilot.scene_name == "PageScene"


def test_arrows_walk_over_stock_and_columns_and_enter_plays(at_table):
    pilot = at_table(DEAL)
    pilot.scene.menu.focus = "stock"
    walked = []
    for _ in range(7):
        pilot.key("right")
        walked.append(pilot.scene.menu.focus)
    assert walked == [f"column {n}" for n in range(1, 8)]
    for _ in range(6):
        pilot.key("left")
    pilot.key("return")
    assert played(pilot) == "1"
    pilot.key("left")
    pilot.key("return")
    assert played(pilot) == "1F"


def test_arrows_skip_an_emptied_column(at_table):
    board = "bJD5HKHAS4H.2DKD3HAHAC..JC9SKS4C7S.5D5S9D5C3S.7HADQDTSTD.7CQCJSQH4S-TH-8H2CJH"
    pilot = at_table(board)
    pilot.scene.menu.focus = "column 2"
    pilot.key("right")
    assert pilot.scene.menu.focus == "column 4"
    pilot.key("left")
    assert pilot.scene.menu.focus == "column 2"


def test_mirrored_the_stock_is_the_right_hand_neighbour_and_digits_count_from_the_left(at_table):
    pilot = at_table(DEAL)
    pilot.app.services.settings.mirrored = True
    pilot.app.services.keep_settings()
    pilot.scene.menu.focus = "column 7"
    pilot.key("right")
    assert pilot.scene.menu.focus == "stock"
    layout = pilot.app.services.look.layout
    assert layout.columns[0] < layout.columns[6]
    pilot.key("1")
    assert played(pilot) == "1"


def test_a_focus_whose_card_is_gone_moves_to_its_neighbour(at_table):
    pilot = at_table(
        "bJD5HKHAS4H.2DKD3HAHAC.9H.JC9SKS4C7S.5D5S9D5C3S.7HADQDTSTD.7CQCJSQH4S-TH-8H2CJH"
    )
    pilot.scene.menu.focus = "column 3"
    pilot.key("return")
    assert played(pilot) == "3"
    assert pilot.scene.menu.focus in ("column 2", "column 4")


def test_a_press_that_answers_a_question_does_nothing_else(at_table):
    pilot = at_table(DEAL)
    pilot.key("space")
    pilot.key("n")
    question = pilot.scene
    assert pilot.scene_name == "QuestionScene"
    pilot.click(question.menu.button("stay").rect.center)
    pilot.rest()
    assert (pilot.scene_name, played(pilot)) == ("PlayScene", "F")


def test_keys_show_the_focus_and_a_mouse_that_moves_hides_it(at_table):
    pilot = at_table(DEAL)
    assert pilot.scene.table.marks.focused is None
    pilot.key("right")
    assert pilot.scene.table.marks.focused is not None
    pilot.move((400, 300))
    assert pilot.scene.table.marks.focused is None


def test_a_bare_modifier_is_no_use_of_the_keyboard(at_table):
    pilot = at_table(DEAL)
    pilot.key("left shift", shift=True)
    pilot.key("left alt", alt=True)
    assert not pilot.app.services.shows_focus


def test_a_whole_round_is_played_by_keys_alone_each_with_a_line_for_a_reader(pilot):
    lines: list[str] = []
    pilot.host.announce = lines.append
    pilot.app.services.settings.speed = "off"
    pilot.key("return")
    pilot.rest()
    pilot.resize(SMALL)
    while pilot.scene_name != "RoundResultsScene":
        before = len(lines)
        match pilot.scene_name:
            case "PlayScene" if not pilot.scene.hole.is_over:
                move = pilot.scene.hole.position.legal_moves()[0]
                pilot.key("space" if move is FLIP else str(move))
            case "PlayScene":
                pilot.scene.menu.focus = "banner finish"
                pilot.key("return")
            case "HoleSummaryScene":
                pilot.scene.menu.focus = "next"
                pilot.key("return")
        assert len(lines) > before or pilot.scene_name != "PlayScene"
        pilot.rest()
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"


def test_a_held_arrow_goes_on_and_a_held_flip_does_not(at_table):
    pilot = at_table(DEAL)
    pilot.scene.menu.focus = "column 1"
    pilot.post(pilot.key_event("right"))
    assert pilot.scene.menu.focus == "column 2"
    pilot.frames(60)
    held = pilot.scene.menu.focus
    assert held > "column 4"
    pilot.post(pygame.event.Event(pygame.KEYUP, pilot.key_event("right").dict))
    pilot.frames(60)
    assert pilot.scene.menu.focus == held
    pilot.post(pilot.key_event("space"))
    pilot.frames(120)
    assert played(pilot) == "F"


def test_a_held_backspace_takes_the_whole_number_away(pilot):
    pilot.click_button("deal")
    pilot.type("1234567")
    pilot.post(pilot.key_event("backspace"))
    pilot.frames(100)
    assert pilot.scene.text == ""


def test_u_reopens_a_hole_from_its_summary(at_table):
    pilot = at_table("bKHAH.KD.....-9S-8H", "relaxed")
    pilot.key("space")
    pilot.rest()
    pilot.click_button("banner finish")
    assert pilot.scene_name == "HoleSummaryScene"
    pilot.key("u")
    pilot.rest()
    assert (pilot.scene_name, played(pilot)) == ("PlayScene", "")
