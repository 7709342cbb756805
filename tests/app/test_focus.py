"""The focus reaches every control of every scene, by arrows and by Tab."""

import pytest

from golf.controls import Command
from golf.focus import ahead
from golf.table.rect import Rect
from tests.app.tours import SCENES, go_to

SIZES = [(1280, 720), (640, 360), (390, 844), (844, 390)]
ARROWS = ("up", "down", "left", "right")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", SCENES)
def test_arrows_reach_every_control(new_pilot, name, size):
    pilot = new_pilot(size=size)
    go_to(pilot, name)
    menu = pilot.scene.menu
    seen, waiting = set(), [menu.focus]
    while waiting:
        here = waiting.pop()
        if here in seen:
            continue
        seen.add(here)
        for arrow in ARROWS:
            menu.focus = here
            pilot.key(arrow)
            waiting.append(menu.focus)
    wanted = {button.key for button in menu.buttons if button.is_enabled}
    # Where the page scrolls with the focus, these are for pointers.
    wanted -= {"page_up", "page_down"}
    assert wanted - seen == set()


@pytest.mark.parametrize("name", SCENES)
def test_tab_goes_round_all_controls_and_back(pilot, name):
    go_to(pilot, name)
    menu = pilot.scene.menu
    wanted = {button.key for button in menu.buttons if button.is_enabled}
    first = menu.focus
    seen = set()
    for _ in range(len(menu.buttons) + 1):
        seen.add(menu.focus)
        pilot.key("tab")
    assert wanted - seen == set()
    menu.focus = first
    pilot.key("tab")
    pilot.key("tab", shift=True)
    assert menu.focus == first


@pytest.mark.parametrize("name", SCENES)
def test_the_focus_is_seen_once_a_key_is_used(pilot, name):
    go_to(pilot, name)
    pilot.key("tab")
    pilot.key("tab", shift=True)
    pilot.rest()
    shown = pilot.app.screen.copy()
    pilot.move((3, 3))
    pilot.move((4, 4))
    pilot.frames(3)
    assert not pilot.app.services.shows_focus
    assert shown.get_buffer().raw != pilot.app.screen.get_buffer().raw


def test_what_lies_straight_ahead_comes_before_what_lies_aside():
    here = Rect(0, 0, 10, 10)
    places = {"aside": Rect(30, 12, 10, 10), "ahead": Rect(45, 0, 10, 10)}
    assert ahead(here, places, Command.RIGHT) == "ahead"
    assert ahead(here, places, Command.DOWN) == "aside"
    assert ahead(here, places, Command.LEFT) is None
