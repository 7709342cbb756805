"""The card counter: how many cards of each rank the stock still holds, as pips."""

import pygame

from golf import theme
from golf.core.cards import KING, RANKS, rank_name
from golf.core.position import Position
from golf.geometry import Rect
from golf.scenes.play.status import status_edge
from golf.ui.look import Look
from golf.ui.shapes import draw_disc, draw_plate
from golf.ui.writing import draw_text

_SUITS = 4


def paint_counter(surface: pygame.Surface, look: Look, position: Position) -> None:
    """Write the ranks into their slot of the layout, each with a pip for every card left.

    A pip that is filled is a card in the stock; hollow ones have been seen.
    """
    place = look.layout.text.get("counter")
    if place is None:
        return
    is_high = place.h > place.w // 2
    if is_high:  # beside a wide board: as wide as the plate of the status above it
        place = place.inflate(status_edge(look.layout), 0)
    draw_plate(surface, place, look.layout.text_size // 2, look.status_plate)
    cells = _two_columns(place) if is_high else _one_row(place)
    names = [*map(rank_name, range(1, KING - 2)), *look.faces.letters]
    for words, count, cell in zip(names, position.stock_counts, cells, strict=True):
        colour = theme.TABLE_TEXT if count else theme.ICON_OFF
        size = max(look.text_px(1), round(look.layout.text_size * (1.0 if is_high else 0.95)))
        picture = look.text_at(words, "display", size, colour)
        if is_high:
            label = Rect(cell.x, cell.y, round(cell.w * 0.3), cell.h)
            pips = Rect(label.right, cell.y, cell.w - label.w, cell.h)
        else:
            label = Rect(cell.x, cell.y, cell.w, round(cell.h * 0.64))
            pips = Rect(cell.x, label.bottom, cell.w, cell.h - label.h)
        draw_text(surface, picture, label, "centre")
        _paint_pips(surface, count, pips)


def _two_columns(place: Rect) -> list[Rect]:
    """Return seven places from the top of the left half, and six of the right."""
    pad = max(2, place.w // 24)
    rows = -(-len(RANKS) // 2)
    width, height = (place.w - 3 * pad) // 2, (place.h - 2 * pad) // rows
    return [
        Rect(
            place.x + pad + number // rows * (width + pad),
            place.y + pad + number % rows * height,
            width,
            height,
        )
        for number in range(len(RANKS))
    ]


def _one_row(place: Rect) -> list[Rect]:
    pitch = (place.w - place.h // 4) / len(RANKS)
    left = place.x + place.h // 8
    return [
        Rect(left + round(number * pitch), place.y, round(pitch), place.h)
        for number in range(len(RANKS))
    ]


def _paint_pips(surface: pygame.Surface, count: int, place: Rect) -> None:
    pitch = min(place.w / (_SUITS + 0.6), place.h)
    radius = max(1.5, min(pitch * 0.45, place.h * 0.3))
    left = place.center[0] - pitch * (_SUITS - 1) / 2
    y = place.center[1] - (place.h * 0.12 if place.h < place.w / 2 and pitch == place.h else 0)
    for number in range(_SUITS):
        centre = (left + number * pitch, y)
        if number < count:
            draw_disc(surface, centre, radius, theme.SUN)
        else:
            draw_disc(surface, centre, max(1.0, radius * 0.45), theme.ICON_OFF)
