"""A tip beside an icon that is pointed at, held, or in focus: what the button is called."""

import pygame

from golf import theme
from golf.looks.look import Look
from golf.looks.shapes import draw_plate
from golf.looks.widgets import Button, Menu
from golf.table.rect import Rect
from golf.texts.icon_names import ICONS, KEYS
from golf.words import say


def paint_tip(surface: pygame.Surface, look: Look, menu: Menu, shows_focus: bool) -> None:
    """Paint the tip of a menu's icon that is pointed at, if any."""
    button = menu.pointed_icon(shows_focus)
    name = None if button is None else KEYS.get(button.key) or ICONS.get(button.icon)
    if button is None or name is None:
        return
    px = look.layout.text_size
    words = look.fitted_at(say(name), "bold", px, theme.PAPER, look.size[0] // 2)
    place = _place(look, menu, button, (words.get_width() + px, words.get_height() + px // 2))
    draw_plate(surface, place, px // 2, theme.TIP_PLATE)
    surface.blit(words, (place.x + px // 2, place.y + px // 4))


def _place(look: Look, menu: Menu, button: Button, size: tuple[int, int]) -> Rect:
    """Return where a tip of a size stands: above its button or beside it, where none is covered."""
    (w, h), rect, (width, height) = size, button.rect, look.size
    gap = look.layout.text_size // 3
    x, y = rect.center[0] - w // 2, rect.center[1] - h // 2
    inner = min(max(0, x), width - w)
    places = (
        Rect(inner, rect.y - gap - h, w, h),
        Rect(rect.x - gap - w, y, w, h),
        Rect(rect.right + gap, y, w, h),
        Rect(inner, rect.bottom + gap, w, h),
    )
    window = Rect(0, 0, width, height)
    fitting = [place for place in places if window.union(place) == window]
    others = [each.rect for each in menu.buttons if each is not button and each.kind != "card"]
    free = [place for place in fitting if not any(map(place.overlaps, others))]
    return free[0] if free else _lifted(places[0], others, gap)


def _lifted(place: Rect, others: list[Rect], gap: int) -> Rect:
    """Return a place raised until it covers none of the others, or lies at the top."""
    while covered := [other.y for other in others if place.overlaps(other)]:
        y = min(covered) - gap - place.h
        if y < 0:
            return place._replace(y=0)
        place = place._replace(y=y)
    return place
