"""The focus reaches every control of every scene, by arrows and by Tab."""

import pytest

from golf.controls.focus import ahead
from golf.controls.intents import Command
from golf.geometry import Rect
from golf.ui.buttons import Button
from golf.ui.menu import Menu
from tests.app.tours import SCENES, go_to
from tests.sweep import swept

pytestmark = pytest.mark.usefixtures("unseen")

SIZES = [(1280, 720), (640, 360), (390, 844), (844, 390)]
ARROWS = ("up", "down", "left", "right")
PAGED = {"page_up", "page_down"}
"""They are for pointers: a page scrolls with the focus."""


@pytest.fixture
def pilot(small_pilot):
    """Small pictures are painted quickly."""
    return small_pilot


@pytest.mark.parametrize("size", swept(SIZES, (390, 844)), ids=str)
@pytest.mark.parametrize("name", SCENES)
def test_arrows_reach_every_control_at_every_size(pilot, name, size):
    go_to(pilot, name)
    pilot.resize(size)
    menu = pilot.scene.menu
    seen = walk(pilot)
    wanted = {button.key for button in menu.buttons if button.is_enabled}
    wanted -= PAGED
    assert wanted - seen == set()


def walk(pilot) -> set[str]:
    """Go wherever arrows lead from the focus, and return the places seen."""
    pilot.hide()
    menu = pilot.scene.menu
    seen, waiting = set(), [menu.focus]
    while waiting:
        here = waiting.pop()
        if here in seen:
            continue
        seen.add(here)
        for arrow in ARROWS:
            menu.focus = here
            pilot.post(pilot.key_event(arrow))
            waiting.append(menu.focus)
    return seen


@pytest.mark.parametrize("name", SCENES)
def test_tab_goes_round_all_controls_and_back(pilot, name):
    go_to(pilot, name)
    menu = pilot.scene.menu
    wanted = {button.key for button in menu.buttons if button.is_enabled}
    wanted -= PAGED
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
@pytest.mark.seen
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


def test_what_lies_below_is_not_to_the_right():
    here = Rect(100, 0, 100, 40)
    below = {"below": Rect(180, 300, 40, 40)}
    assert ahead(here, below, Command.RIGHT) is None
    assert ahead(here, below, Command.DOWN) == "below"


def test_of_two_places_equally_near_the_first_is_taken():
    here = Rect(0, 0, 207, 40)
    places = {"new": Rect(0, 50, 100, 40), "also": Rect(107, 50, 99, 40)}
    assert ahead(here, places, Command.DOWN) == "new"


PHONES = [(390, 844), (844, 390)]
ROOMY = ("play", "pause", "settings", "deal", "code", "question", "keys", "learn_pad", "summary")


@pytest.mark.parametrize("name", ROOMY)
def test_on_a_phone_every_button_is_as_high_and_wide_as_a_thumb(pilot, name):
    go_to(pilot, name)
    for size in PHONES:
        pilot.resize(size)
        for button in pilot.scene.menu.buttons:
            if button.kind != "card":
                # A pixel may be lost where a panel is shared out evenly.
                assert min(button.rect.size) >= 43, (size, button.key, button.rect)


def test_a_small_button_reaches_into_the_free_space_around_it_but_not_over_another():
    one = Button("one", rect=Rect(100, 100, 20, 20))
    menu = Menu([one, Button("two", rect=Rect(125, 100, 60, 60))])
    assert menu.at((92, 95)).key == "one"
    assert menu.at((122, 110)).key == "one"
    assert menu.at((126, 110)).key == "two"
    assert menu.at((70, 110)) is None


def test_a_button_that_is_off_hides_those_within_reach():
    off = Button("off", rect=Rect(100, 100, 20, 20), is_enabled=False)
    menu = Menu([off, Button("on", rect=Rect(122, 100, 20, 20))])
    assert menu.at((119, 110)) is None
    assert menu.at((121, 110)).key == "on"
