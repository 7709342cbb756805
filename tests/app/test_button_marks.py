"""Signs on the buttons follow whatever was used last."""

import pygame
import pytest

from golf import words
from golf.controls.bindings import PadPlace
from golf.controls.intents import Command, Device
from golf.controls.pad_layout import STEPS
from golf.core.moves import FLIP
from golf.geometry import Rect
from golf.host.desktop import DesktopHost
from golf.routes import Push
from golf.scenes import button_marks
from golf.scenes.button_marks import paint_menu_marks, paint_pad_hint
from golf.scenes.initials import InitialsScene
from golf.scenes.learn_pad import LearnPadScene
from golf.scenes.settings import SettingsScene
from golf.table.marks import Marks
from golf.ui import glyphs
from golf.ui.glyphs import key_glyph, pad_glyph
from golf.ui.menu import Menu
from tests.sweep import swept

STOCKS = [(1280, 720), (640, 360), (390, 844), (360, 640), (768, 1024), (1024, 768)]
FAMILIES = ("xbox", "playstation", "nintendo", "")
GUIDS = {
    "xbox": "030000005e0400008e02000010010000",
    "playstation": "030000004c050000cc09000011010000",
    "nintendo": "050000007e0500000920000001800000",
    "": "",
}


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.parametrize("family", FAMILIES)
def test_every_button_of_every_family_has_a_sign_of_its_own(pilot, family):
    look = pilot.app.services.look
    signs = {pixels(pad_glyph(look, place, family, 28)) for place in PadPlace if place not in STEPS}
    assert len(signs) == len(PadPlace) - len(STEPS)


def test_the_families_differ_and_the_sign_is_as_high_as_asked(pilot):
    look = pilot.app.services.look
    for px in (16, 28, 57):
        signs = {pixels(pad_glyph(look, PadPlace.SOUTH, family, px)) for family in FAMILIES}
        assert len(signs) == len(FAMILIES)
        assert pad_glyph(look, PadPlace.LEFT_TRIGGER, "nintendo", px).get_height() == px
        assert key_glyph(look, "Esc", px).get_height() == px


def test_the_table_shows_the_signs_of_the_hand_in_use(at_table):
    pilot = at_table("24")
    rect = pilot.scene.menu.button("hint").rect
    corner = pygame.Rect(rect.right - 16, rect.y - 6, 22, 22)

    def seen() -> bytes:
        pilot.rest()
        pilot.app.services.is_dirty = True
        pilot.frames(2)
        return pixels(pilot.app.screen.subsurface(corner))

    bare = seen()
    pilot.key("space")
    shown = {"mouse": bare, "keys": seen()}
    for family in FAMILIES:
        pad = pilot.plug(name=f"pad of {family}", guid=GUIDS[family])
        pad.press("left")
        shown[family] = seen()
    assert len(set(shown.values())) == len(shown)
    pilot.move((300, 300))
    assert seen() == bare


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844), (768, 768)], ids=str)
def test_signs_on_the_table_leave_neither_the_window_nor_their_button(new_pilot, size):
    pilot = new_pilot(size=size)
    pilot.app.services.settings.speed = "off"
    pilot.click_button("round")
    pilot.rest()
    pilot.key("space")
    pilot.rest()
    menu, drawn = pilot.scene.menu, []

    class Noting(pygame.Surface):
        def blit(self, source, dest, *rest):
            drawn.append(source.get_rect(topleft=dest[:2]))

    button_marks.paint_table_marks(Noting(size), pilot.app.services, menu)
    window = pygame.Rect(0, 0, *size)
    assert len(drawn) > 3
    for place in drawn:
        assert window.contains(place)
        assert any(pygame.Rect(button.rect).collidepoint(place.center) for button in menu.buttons)


@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize("hand", ["keys", "pad"])
@pytest.mark.parametrize("size", swept(STOCKS, (1280, 720), (390, 844)), ids=str)
def test_the_sign_on_the_stock_covers_no_figure(new_pilot, monkeypatch, size, hand, is_mirrored):
    pilot = new_pilot(size=size, seed=3)
    settings = pilot.app.services.settings
    settings.speed, settings.mirrored = "off", is_mirrored
    pilot.app.services.keep_settings()
    pilot.click_button("round")
    pilot.rest()
    pilot.key("space")
    if hand == "pad":
        pilot.plug(name="pad", guid=GUIDS["xbox"]).press("down")
    table = pilot.scene.table
    table.marks = Marks(hinted=frozenset({FLIP}), notes=((FLIP, "10,3"),))
    note, count = table.stock_notes()
    assert note.bottom <= count.y
    drawn = []

    class Noting(pygame.Surface):
        def blit(self, source, dest, *rest):
            drawn.append(source.get_rect(topleft=dest[:2]))

    menu = Menu([pilot.scene.menu.button("stock")])
    button_marks.paint_table_marks(Noting(size), pilot.app.services, menu, [note, count])
    assert all(sign.collidelist([note, count]) < 0 for sign in drawn)
    assert all(pygame.Rect(menu.buttons[0].rect).contains(sign) for sign in drawn)
    assert drawn or table.layout.card[0] < 60


class BrowserHost(DesktopHost):
    """A browser as far as gamepads go."""

    hides_pads = True

    def prepare(self) -> None:
        """Ask nothing of SDL."""


def test_a_browsers_title_says_how_a_hidden_pad_is_revealed(new_pilot, tmp_path):
    pilot = new_pilot(host=BrowserHost(tmp_path))
    pilot.app.services.settings.shown_once.append("first-run")
    pilot.frames(2)
    assert pilot.app.services.may_hide_pads
    pad = pilot.plug()
    assert not pilot.app.services.may_hide_pads
    pad.press("down")
    assert pilot.app.services.shows_focus


@pytest.mark.parametrize(
    "size", [(1280, 720), (1920, 1080), (1024, 768), (844, 390), (640, 360), (390, 844)]
)
def test_the_word_on_hidden_pads_lies_over_no_card(new_pilot, tmp_path, size):
    pilot = new_pilot(host=BrowserHost(tmp_path), size=size)
    pilot.app.services.settings.shown_once.append("welcome")
    pilot.frames(3)
    pilot.rest()
    pilot.frames(2)
    plain, told = (pygame.Surface(size) for _ in range(2))
    pilot.scene.draw(told)
    pilot.host.hides_pads = False
    pilot.scene.draw(plain)
    seen = pygame.mask.from_threshold(told, (0, 0, 0), (1, 1, 1, 255), plain)
    seen.invert()
    places = seen.get_bounding_rects()
    assert all(place.bottom <= pilot.scene.demo.top for place in places)
    assert bool(places) == (size[0] > size[1])
    before = plain.copy()
    paint_pad_hint(plain, pilot.app.services.look, Rect(0, 0, size[0], 10))
    assert plain.get_buffer().raw == before.get_buffer().raw, "there is no room"


def test_swapped_buttons_change_their_signs_too(at_table):

    pilot = at_table("24")
    pilot.plug().press("left")
    pads = pilot.app.services.controls.pads
    assert pads.place_of(Command.CONFIRM, is_table=True) is PadPlace.SOUTH
    pilot.app.services.settings.swap_buttons = True
    assert pads.place_of(Command.CONFIRM, is_table=True) is PadPlace.EAST
    assert pads.place_of(Command.BACK, is_table=False) is PadPlace.SOUTH
    assert pads.place_of(Command.COPY, is_table=True) is None


def test_a_menu_marks_the_button_in_focus_and_the_way_back(pilot):
    pad = pilot.plug()
    pilot.click_button("rules")
    pilot.rest()

    def seen(key: str) -> bytes:
        pilot.app.services.is_dirty = True
        pilot.frames(2)
        rect = pilot.scene.menu.button(key).rect
        corner = pygame.Rect(rect.right - 20, rect.y - 6, 24, 14)
        return pixels(pilot.app.screen.subsurface(corner))

    before = seen("back")
    pad.press("right")
    assert seen("back") != before


@pytest.mark.parametrize(
    ("make", "key"), [(InitialsScene, "back"), (SettingsScene, "done"), (LearnPadScene, None)]
)
def test_one_button_at_most_is_marked_as_the_way_back(pilot, monkeypatch, make, key):
    """Cancel and Done of the initials both were."""
    pilot.app.stack.apply(Push(make(pilot.app.services)))
    pilot.key("tab")
    pilot.frames(2)
    menu = pilot.scene.menu
    named, places = keys_painted(pilot, menu, monkeypatch)
    marked = [place for name, place in zip(named, places, strict=True) if name == "Esc"]
    assert len(marked) == bool(key)
    assert all(menu.button(key).rect.overlaps(place) for place in marked)


def keys_painted(pilot, menu, monkeypatch):
    """Return the names of the keys that are painted on a menu, and their places."""
    named, places = [], []

    class Noting(pygame.Surface):
        def blit(self, source, dest, *rest):
            places.append(Rect(*dest, *source.get_size()))

    def note(look, name, px):
        named.append(name)
        return pygame.Surface((px, px))

    monkeypatch.setattr(glyphs, "key_glyph", note)
    paint_menu_marks(Noting(pilot.size), pilot.app.services, menu)
    return named, places


def test_the_badge_of_the_way_back_speaks_the_players_language(pilot, monkeypatch):
    pilot.click_button("rules")
    words.use_language("fr")
    pilot.app.services.controls.device = Device.KEYS
    named, _ = keys_painted(pilot, pilot.scene.menu, monkeypatch)
    assert "Échap" in named
