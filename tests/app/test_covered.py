"""What lies below another scene keeps still, and comes back as it was left."""

import pygame
import pytest

from golf.scenes.pause import PauseScene
from golf.scenes.play.status import paint_message
from tests.app.pilot import Pilot
from tests.app.test_play_ends import STUCK_BUT_OPEN

pytestmark = pytest.mark.usefixtures("unseen")

PLAYED_OUT = "b3CKC......-QC-8H9H"
"""A deal in which nothing can fit any more after its first play."""


@pytest.mark.parametrize("key", ["rules", "keys", "copy", "settings"])
def test_what_pause_leads_to_comes_back_to_pause(at_table, key):
    pilot = at_table()
    pilot.key("escape")
    pilot.click_button(key)
    pilot.frames(2)
    assert pilot.scene_name != "PauseScene"
    pilot.key("escape")
    assert pilot.scene_name == "PauseScene"
    assert pilot.scene.menu.focus == key
    pilot.key("escape")
    assert pilot.scene_name == "PlayScene"


def test_a_tip_goes_when_its_icon_was_pressed_and_another_scene_lies_on_top(at_table):
    pilot = at_table()
    table = pilot.scene
    spot = pilot.button("pause")
    pilot.move(spot)
    assert table.menu.pointed_icon(table.shows_focus) is not None
    pilot.click(spot)
    assert table.menu.pointed_icon(table.shows_focus) is None
    pilot.click_button("keys")
    pilot.click_button("back")
    pilot.click_button("resume")
    assert pilot.scene is table
    assert table.menu.pointed_icon(table.shows_focus) is None


def test_a_tip_goes_when_the_pointer_leaves_the_window(at_table):
    pilot = at_table()
    pilot.move(pilot.button("pause"))
    pilot.post(pygame.event.Event(pygame.WINDOWLEAVE))
    assert pilot.scene.menu.pointed_icon(pilot.scene.shows_focus) is None


@pytest.mark.seen
def test_a_page_over_pause_hides_it(at_table, monkeypatch):
    pilot = at_table()
    pilot.key("escape")
    pilot.click_button("settings")
    pilot.rest()
    painted: list[object] = []
    monkeypatch.setattr(PauseScene, "draw", lambda *sheet: painted.append(sheet))
    pilot.app.services.is_dirty = True
    pilot.frames(2)
    assert painted == []
    pilot.key("escape")
    pilot.rest()
    assert painted


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_a_sheet_cuts_no_icon_of_the_table(at_table, size):
    pilot = at_table(size=size)
    table = pilot.scene
    everything = {button.key for button in table.menu.buttons}
    assert table.keys_in_sight() == everything
    pilot.key("escape")
    pilot.frames(2)
    seen = table.keys_in_sight()
    assert seen < everything
    assert all(table.menu.button(key).rect.bottom <= pilot.scene.sheet_top for key in seen)
    pilot.key("escape")
    pilot.frames(2)
    assert table.keys_in_sight() == everything


def test_a_message_and_an_offer_wait_below_a_sheet(at_table, monkeypatch):
    pilot = at_table(deal=STUCK_BUT_OPEN)
    pilot.key("1")
    pilot.rest()
    told: list[object] = []
    monkeypatch.setattr(type(pilot.scene.banner), "draw", lambda *offer: told.append(offer))
    monkeypatch.setattr(
        f"{paint_message.__module__}.paint_message", lambda *line: told.append(line)
    )
    pilot.frames(2)
    pilot.key("escape")
    pilot.frames(2)
    told.clear()
    pilot.app.services.is_dirty = True
    pilot.frames(2)
    assert told == []


def test_pause_says_whether_the_sound_is_on(at_table):
    pilot = at_table()
    pilot.key("escape")
    assert pilot.scene.menu.button("sound").value == "on"
    pilot.click_button("sound")
    assert pilot.scene.menu.button("sound").value == "off"


def focus(pilot: Pilot) -> str:
    return pilot.scene.menu.focus


def test_one_confirm_too_many_in_a_stuck_hole_neither_takes_back_nor_finishes(at_table):
    pilot = at_table(deal=STUCK_BUT_OPEN)
    for _ in range(5):
        pilot.key("return")
        pilot.rest()
    assert pilot.scene_name == "PlayScene"
    assert pilot.scene.position.is_stuck
    assert len(pilot.scene.hole.moves) == 1
    assert focus(pilot).startswith("column ")
    assert not pilot.app.storage.history.lines


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_the_arrow_down_leads_from_the_cards_of_a_stuck_hole_to_what_is_offered(at_table, device):
    pilot = at_table(deal=STUCK_BUT_OPEN)
    pilot.key("1")
    pilot.rest()
    pad = pilot.plug() if device == "pad" else None
    pilot.frames(3)
    _ = pad.press("down") if pad else pilot.key("down")
    assert focus(pilot) == "banner undo"


def test_a_hint_in_a_stuck_hole_leads_to_what_is_offered_and_back_to_the_cards(at_table):
    pilot = at_table(deal=STUCK_BUT_OPEN)
    pilot.key("1")
    pilot.rest()
    pilot.key("h")
    assert focus(pilot) == "banner undo"
    pilot.key("return")
    pilot.rest()
    assert pilot.scene.hole.moves == []
    assert focus(pilot) == "column 1"


@pytest.mark.parametrize(("rules", "has_focus"), [("classic", False), ("practice", True)])
def test_flipping_on_has_the_focus_only_where_it_takes_nothing_away(at_table, rules, has_focus):
    pilot = at_table(deal=PLAYED_OUT, rules=rules)
    pilot.key("1")
    pilot.rest()
    assert pilot.scene.menu.button("banner flip_on") is not None
    assert (focus(pilot) == "banner flip_on") == has_focus
    for _ in range(5):
        pilot.key("return")
        pilot.rest()
    assert pilot.scene_name == "PlayScene"
    assert pilot.scene.position.is_stuck == has_focus
    assert len(pilot.scene.hole.moves) == (3 if has_focus else 1), "nothing is taken back"


def test_a_column_that_is_emptied_hands_the_focus_to_another_card(at_table):
    pilot = at_table(deal="b8H.2C.....-9S-7C3C", rules="practice")
    pilot.key("1")
    pilot.rest()
    assert focus(pilot) == "column 2"


@pytest.mark.parametrize("size", [(390, 844), (768, 1024), (320, 568), (1280, 720)], ids=str)
def test_the_offer_of_a_stuck_hole_leaves_the_feet_of_long_columns_to_be_read(at_table, size):
    pilot = at_table(deal="13", rules="practice", size=size)
    while pilot.scene.position.stock:
        pilot.key("space")
    while not pilot.scene.hole.is_over:
        pilot.key(str(pilot.scene.position.legal_moves()[0]))
    pilot.rest()
    layout, banner = pilot.app.services.look.layout, pilot.scene.banner.rect
    for column, cards in enumerate(pilot.scene.position.tableau):
        foot = layout.card_rect(column, len(cards) - 1)
        # In the smallest window there is room for half a card.
        seen = foot._replace(h=layout.card[1] // 2) if size == (320, 568) else foot
        assert not banner.overlaps(seen)
    assert not banner.overlaps(layout.waste_rect(17, 18))
