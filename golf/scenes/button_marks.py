"""Marks on buttons for the device in use: which key or gamepad button does the same."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from golf import theme
from golf.controls.bindings import sign_key
from golf.controls.intents import Command, Device
from golf.geometry import Rect
from golf.services import Services
from golf.texts.key_names import chord_text
from golf.ui.look import Look
from golf.ui.menu import Menu
from golf.ui.shapes import draw_plate
from golf.ui.writing import draw_text
from golf.words import say

if TYPE_CHECKING:
    from golf.controls.gamepad import Gamepads

_RIM = 1 - 0.5**0.5
"""How far the rim of a disc is from the corner of its box, along each side, of its radius."""

_BACK_KEYS = ("back", "done", "resume")
"""The keys of buttons that do what Back does, the first of which is there."""


def key_text(command: Command) -> str:
    """Return the key of a command in words, empty where it has none."""
    return chord_text(sign_key(command))


def paint_menu_marks(surface: pygame.Surface, services: Services, menu: Menu) -> None:
    """Mark the button in focus, and the way back."""
    buttons = [
        each for each in menu.buttons if each.kind not in ("card", "line") and each.is_enabled
    ]
    keys = {button.key for button in buttons}
    way_back = next((key for key in _BACK_KEYS if key in keys), "")
    for button in buttons:
        if button.key == menu.focus:
            _paint(surface, services, Command.CONFIRM, button.rect, is_table=False)
        elif button.key == way_back:
            _paint(surface, services, Command.BACK, button.rect, is_table=False)


def paint_table_marks(
    surface: pygame.Surface,
    services: Services,
    menu: Menu,
    stock_notes: Sequence[Rect] = (),
) -> None:
    """Mark the buttons beside the table, and the stock beside the figures that it bears."""
    clip = Rect(*surface.get_clip())
    for button in menu.buttons:
        has_sign = button.is_enabled and button.command is not None
        if not (has_sign or button.key == "stock"):
            continue
        if not button.rect.inflate(button.rect.w // 2, button.rect.h // 2).overlaps(clip):
            continue
        if button.is_enabled and button.command is not None:
            _paint(surface, services, button.command, button.rect, is_table=True)
        else:
            _paint_on_stock(surface, services, button.rect, stock_notes)


def paint_pad_hint(surface: pygame.Surface, look: Look, area: Rect) -> None:
    """Say in a place how a browser is made to show a gamepad, if there is room for it."""
    words = say("With a gamepad: press any of its buttons.")
    picture = look.fitted(words, "body", theme.SMALL, theme.TABLE_TEXT, area.w - look.px(40))
    height = round(1.7 * picture.get_height())
    width = picture.get_width() + height
    if height > area.h:
        return
    plate = Rect(area.center[0] - width // 2, area.center[1] - height // 2, width, height)
    draw_plate(surface, plate, height // 2, theme.PLATE)
    draw_text(surface, picture, plate, "centre")


def _paint(
    surface: pygame.Surface, services: Services, command: Command, rect: Rect, *, is_table: bool
) -> None:
    """Put the sign of a command onto the upper right corner of a place.

    On the table this is the middle of a round button's rim.
    """
    picture = _picture(services, command, is_table)
    if picture is None:
        return
    width, height = picture.get_size()
    if not is_table:
        surface.blit(picture, (rect.right - width + height // 4, rect.y - height // 4))
        return
    inset = round(_RIM * rect.h / 2)
    surface.blit(picture, picture.get_rect(center=(rect.right - inset, rect.y + inset)))


def _paint_on_stock(
    surface: pygame.Surface, services: Services, rect: Rect, notes: Sequence[Rect]
) -> None:
    """Put the sign of a flip into the stock's corner, or below the figure that is there.

    A back so small that it has room for its figures alone bears no sign.
    """
    picture = _picture(services, Command.FLIP, is_table=True)
    if picture is None:
        return
    inset = picture.get_height() // 3
    place = picture.get_rect(topright=(rect.right - inset, rect.y + inset))
    if hits := place.collidelistall(list(notes)):
        place.top = notes[hits[-1]].bottom
    if pygame.Rect(rect).contains(place) and place.collidelist(list(notes)) < 0:
        surface.blit(picture, place)


def _picture(services: Services, command: Command, is_table: bool) -> pygame.Surface | None:
    look, controls = services.look, services.controls
    if controls.device is Device.PAD and controls.pads is not None:
        px = max(look.px(28), round(19 * look.ratio))
        return _pad_picture(services, controls.pads, command, is_table, px)
    key = sign_key(command)
    if controls.device is Device.KEYS and key and "+" not in key:
        from golf.ui.glyphs import key_glyph

        return key_glyph(look, chord_text(key), max(look.px(22), round(16 * look.ratio)))
    return None


def _pad_picture(
    services: Services, pads: "Gamepads", command: Command, is_table: bool, px: int
) -> pygame.Surface | None:
    from golf.ui.glyphs import pad_glyph

    place = pads.place_of(command, is_table=is_table)
    return None if place is None else pad_glyph(services.look, place, pads.family, px)
