"""A tip beside an icon under the pointer, or with the keys' focus: what the button is called."""

import pygame

from golf import theme
from golf.looks.look import Look
from golf.looks.shapes import draw_plate
from golf.looks.widgets import Button, Menu
from golf.table.rect import Rect
from golf.texts.icon_names import ICONS
from golf.words import say


def paint_tip(surface: pygame.Surface, look: Look, menu: Menu, shows_focus: bool) -> None:
    """Paint the tip of a menu's icon that is pointed at, if any."""
    button = menu.button(menu.focus if shows_focus else menu.hovered)
    if button is None or button.kind != "round" or button.words:
        return
    name = ICONS.get(button.icon) or ICONS.get(button.key)
    if name is None:
        return
    px = look.layout.text_size
    words = look.fitted_at(say(name), "bold", px, theme.PAPER, look.size[0] // 2)
    place = _place(look, button, (words.get_width() + px, words.get_height() + px // 2))
    draw_plate(surface, place, px // 2, theme.TIP_PLATE)
    surface.blit(words, (place.x + px // 2, place.y + px // 4))


def _place(look: Look, button: Button, size: tuple[int, int]) -> Rect:
    """Return where a tip of a size stands: beside its button, or above it in a row."""
    (w, h), rect, (width, height) = size, button.rect, look.size
    gap = look.layout.text_size // 3
    if look.layout.shape == "wide":
        is_left = rect.center[0] < width // 2
        x = rect.right + gap if is_left else rect.x - gap - w
        y = rect.center[1] - h // 2
    else:
        x, y = rect.center[0] - w // 2, rect.y - gap - h
    return Rect(min(max(0, x), width - w), min(max(0, y), height - h), w, h)
