import pygame
import pytest

from golf.play_options import PlayOptions
from golf.scenes.tip import _place
from golf.texts.icon_names import ICONS
from golf.words import say
from tests.app.pilot import Pilot


def shown(pilot: Pilot) -> list[str]:
    return [key[0] for key in pilot.app.services.look._texts]


def test_an_icon_under_the_pointer_says_what_it_is(new_pilot) -> None:  # type: ignore[no-untyped-def]
    pilot = new_pilot(options=PlayOptions(deal="1"))
    pilot.rest()
    assert say(ICONS["hint"]) not in shown(pilot)
    before = pilot.app.screen.copy()
    pilot.move(pilot.button("hint"))
    assert say(ICONS["hint"]) in shown(pilot)
    assert pilot.app.screen.get_buffer().raw != before.get_buffer().raw


def test_every_icon_of_the_table_has_a_name(new_pilot) -> None:  # type: ignore[no-untyped-def]
    pilot = new_pilot(options=PlayOptions(deal="1"))
    pilot.rest()
    icons = [button for button in pilot.scene.menu.buttons if button.kind == "round"]
    assert icons
    assert all(button.icon in ICONS for button in icons)


def test_an_icon_that_cannot_be_pressed_has_a_name_too(new_pilot) -> None:  # type: ignore[no-untyped-def]
    pilot = new_pilot(options=PlayOptions(deal="1"))
    pilot.rest()
    pilot.move(pilot.button("undo"))
    assert say(ICONS["undo"]) in shown(pilot)


def hold(pilot: Pilot, key: str, seconds: float) -> tuple[int, int]:
    spot = pilot.button(key)
    pilot.post(pilot.finger(pygame.FINGERDOWN, spot))
    pilot.frames(round(60 * seconds))
    return spot


def test_a_finger_that_stays_on_an_icon_learns_its_name_and_slides_off(new_pilot) -> None:  # type: ignore[no-untyped-def]
    pilot = new_pilot(options=PlayOptions(deal="1"))
    pilot.rest()
    x, y = hold(pilot, "hint", 0.2)
    assert say(ICONS["hint"]) not in shown(pilot)
    pilot.frames(20)
    assert say(ICONS["hint"]) in shown(pilot)
    off = x - 300, y
    pilot.post(pilot.finger(pygame.FINGERMOTION, off))
    assert pilot.scene.menu.named == ""
    pilot.post(pilot.finger(pygame.FINGERUP, off))
    assert pilot.scene.help.has_advice is False
    assert not pilot.scene.game.hints


def test_a_held_press_that_is_let_go_in_its_place_counts(new_pilot) -> None:  # type: ignore[no-untyped-def]
    pilot = new_pilot(options=PlayOptions(deal="1"))
    pilot.rest()
    spot = hold(pilot, "pause", 1.0)
    pilot.post(pilot.finger(pygame.FINGERUP, spot))
    assert pilot.scene_name == "PauseScene"


def test_icons_of_pages_have_tips_too(pilot: Pilot) -> None:
    pilot.click_button("daily")
    pilot.rest()
    hold(pilot, "earlier", 0.6)
    assert say(ICONS["previous"]) in shown(pilot)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_a_tip_covers_no_other_button(new_pilot, size: tuple[int, int]) -> None:  # type: ignore[no-untyped-def]
    pilot = new_pilot(size=size, options=PlayOptions(deal="1"))
    pilot.rest()
    menu, look = pilot.scene.menu, pilot.app.services.look
    icons = [button for button in menu.buttons if button.kind == "round"]
    for icon in icons:
        place = _place(look, menu, icon, (6 * look.layout.text_size, 2 * look.layout.text_size))
        assert not any(place.overlaps(other.rect) for other in icons)
