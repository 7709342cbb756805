import pygame
import pytest

from golf import routes
from golf.geometry import Rect
from golf.play_options import PlayOptions
from golf.routes import Push
from golf.scenes.tip import tip_place
from golf.texts.icon_names import ICONS, icon_name
from golf.ui import glyphs
from golf.ui.look import Look
from golf.ui.pictures import PICTURES
from golf.words import say
from tests.app.pilot import Pilot


@pytest.fixture(autouse=True)
def nothing_written() -> None:
    PICTURES.clear()


def shown(pilot: Pilot) -> list[str]:
    """Return all words that were written, tips without their keys."""
    return [key[0].partition(" (")[0] for key in PICTURES.of("text")]


def written(pilot: Pilot) -> list[str]:
    return [key[0] for key in PICTURES.of("text")]


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
        place = tip_place(look, menu, icon, (6 * look.layout.text_size, 2 * look.layout.text_size))
        assert not any(place.overlaps(other.rect) for other in icons)


@pytest.mark.parametrize("size", [(280, 653), (390, 844), (717, 512), (1280, 720)])
def test_a_tip_at_the_top_of_a_page_stays_in_the_window(new_pilot, size: tuple[int, int]) -> None:  # type: ignore[no-untyped-def]
    pilot = new_pilot(size=size)
    pilot.app.stack.apply(Push(routes.Settings()))
    menu, look = pilot.scene.menu, pilot.app.services.look
    window = Rect(0, 0, *size)
    pilot.choose("page_down")
    for key in ("page_up", "page_down"):
        button = menu.button(key)
        place = tip_place(
            look, menu, button, (3 * look.layout.text_size, 2 * look.layout.text_size)
        )
        assert window.union(place) == window
        assert not place.overlaps(button.rect)


def test_a_tip_names_the_key_where_there_is_one(new_pilot) -> None:  # type: ignore[no-untyped-def]
    pilot = new_pilot(options=PlayOptions(deal="1"))
    pilot.rest()
    for key, tip in (("hint", "Hint (H)"), ("undo_run", "Undo the whole run (Shift+U)")):
        assert tip not in written(pilot)
        pilot.move(pilot.button(key))
        assert tip in written(pilot)


def test_a_finger_learns_a_name_without_a_key(new_pilot) -> None:  # type: ignore[no-untyped-def]
    pilot = new_pilot(options=PlayOptions(deal="1"))
    pilot.rest()
    hold(pilot, "hint", 0.6)
    assert "Hint" in written(pilot)
    assert "Hint (H)" not in written(pilot)


def test_the_tip_of_the_wrap_switch_says_how_it_stands(new_pilot) -> None:  # type: ignore[no-untyped-def]
    pilot = new_pilot(options=PlayOptions(deal="1"))
    pilot.rest()
    pilot.move(pilot.button("wrap"))
    assert "Wrap: off (W)" in written(pilot)
    pilot.click_button("wrap")
    assert "Wrap: on (W)" in written(pilot)


def test_in_a_round_the_button_that_leaves_the_hole_is_called_so(pilot: Pilot) -> None:
    pilot.app.services.settings.speed = "off"
    pilot.click_button("round")
    pilot.rest()
    pilot.move(pilot.button("new_deal"))
    assert "Leave the hole (N)" in written(pilot)
    assert pilot.scene.menu.button("new_deal").icon == "leave_hole"
    pilot.click_button("new_deal")
    assert pilot.scene.question == "Leave the hole?"


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844)])
def test_a_tip_leaves_the_count_of_the_stock_in_sight(new_pilot, size: tuple[int, int]) -> None:  # type: ignore[no-untyped-def]
    pilot = new_pilot(size=size, options=PlayOptions(deal="1"))
    pilot.rest()
    menu, look = pilot.scene.menu, pilot.app.services.look
    stock = menu.button("stock").rect
    for icon in [button for button in menu.buttons if button.kind == "round"]:
        px = look.layout.text_size
        tip = tip_place(look, menu, icon, (12 * px, 2 * px))
        assert not tip.overlaps(stock._replace(y=stock.center[1], h=stock.h // 2))


def test_icons_of_lessons_have_tips_and_caps_with_their_keys(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    caps: list[str] = []
    key_glyph = glyphs.key_glyph

    def noted(look: Look, name: str, px: int) -> pygame.Surface:
        caps.append(name)
        return key_glyph(look, name, px)

    monkeypatch.setattr(glyphs, "key_glyph", noted)
    pilot.frames(3)
    pilot.click_button("first lesson")
    pilot.rest()
    for key, tip in (("hint", "Hint (H)"), ("back", "Back (Esc)")):
        pilot.move(pilot.button(key))
        assert tip in written(pilot)
    pilot.key("h")
    assert {"H", "Esc"} <= set(caps)


def test_every_icon_of_a_replay_has_a_name(new_pilot) -> None:  # type: ignore[no-untyped-def]
    pilot = new_pilot(options=PlayOptions(record="classic/1:FX"))
    pilot.rest()
    icons = [button for button in pilot.scene.menu.buttons if button.icon and not button.words]
    assert icons
    for icon in icons:
        pilot.move(pilot.button(icon.key))
        assert icon_name(icon.key, icon.icon) in written(pilot)
