"""A tip beside an icon that is pointed at, held, or in focus: its name, and the key for it."""

import pygame

from golf import theme
from golf.controls.intents import Device
from golf.geometry import Rect
from golf.scenes.button_marks import key_text
from golf.services import Services
from golf.texts.icon_names import icon_name
from golf.ui.buttons import Button
from golf.ui.look import Look
from golf.ui.menu import Menu
from golf.ui.shapes import draw_plate
from golf.words import say


def paint_tip(surface: pygame.Surface, services: Services, menu: Menu, shows_focus: bool) -> None:
    """Paint the tip of a menu's icon that is pointed at, if any."""
    look, button = services.look, menu.pointed_icon(shows_focus)
    name = "" if button is None else _name(services, button)
    if button is None or not name:
        return
    px = look.layout.text_size
    words = look.fitted_at(name, "bold", px, theme.PAPER, look.size[0] // 2)
    place = tip_place(look, menu, button, (words.get_width() + px, words.get_height() + px // 2))
    draw_plate(surface, place, px // 2, theme.TIP_PLATE)
    surface.blit(words, (place.x + px // 2, place.y + px // 4))


def _name(services: Services, button: Button) -> str:
    name = icon_name(button.key, button.icon, is_on=button.is_on)
    has_keys = services.controls.device in (Device.MOUSE, Device.KEYS)
    key = key_text(button.command) if button.command is not None and has_keys else ""
    return say("{name} ({key})", name=name, key=key) if name and key else name


def tip_place(look: Look, menu: Menu, button: Button, size: tuple[int, int]) -> Rect:
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
    others = [
        _count_of_stock(each.rect) if each.key == "stock" else _in_sight(each)
        for each in menu.buttons
        if each is not button and (each.kind != "card" or each.key == "stock")
    ]
    others = [rect for rect in others if min(rect.size) > 0]
    free = [place for place in fitting if not any(map(place.overlaps, others))]
    if free:
        return free[0]
    # Above what lies at the top of a window is no room.
    return _lifted(places[0], others, gap) if places[0] in fitting or not fitting else fitting[-1]


def _lifted(place: Rect, others: list[Rect], gap: int) -> Rect:
    """Return a place raised until it covers none of the others, or lies at the top."""
    while covered := [other.y for other in others if place.overlaps(other)]:
        place = place._replace(y=min(covered) - gap - place.h)
    return place._replace(y=max(0, place.y))


def _in_sight(button: Button) -> Rect:
    """Return the part of a button that is not scrolled away."""
    return button.rect if button.clip is None else button.rect.clipped(button.clip)


def _count_of_stock(stock: Rect) -> Rect:
    """Return the part of the stock that has its count."""
    return stock._replace(y=stock.center[1], h=stock.h - stock.h // 2)
