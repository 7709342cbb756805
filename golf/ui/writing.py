"""Writes words into places."""

import pygame

from golf.geometry import Rect
from golf.theme import Colour
from golf.ui.lines import LINE_PITCH
from golf.ui.look import Look


def draw_text(
    surface: pygame.Surface, picture: pygame.Surface, rect: Rect, align: str = "left"
) -> None:
    """Put words into a place, in the middle of its height; `align` is left, centre or right."""
    spare = rect.w - picture.get_width()
    x = rect.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
    surface.blit(picture, (x, rect.y + (rect.h - picture.get_height()) // 2))


def draw_block(
    surface: pygame.Surface,
    look: Look,
    place: Rect,
    words: str,
    role: str,
    design: float,
    colour: Colour,
    align: str = "left",
) -> None:
    """Write words into the middle of a place, in several lines where one would be too long."""
    lines, px = look.block(words, role, design, place.w, place.h)
    pitch = round(LINE_PITCH * px)
    y = place.y + (place.h - pitch * len(lines)) // 2
    for line in lines:
        row = Rect(place.x, y, place.w, pitch)
        draw_text(surface, look.text_at(line, role, px, colour), row, align)
        y += pitch
