"""Flat shapes with smooth corners: boxes, rings, translucent plates and sheets of paper."""

import pygame

from golf.geometry import Rect
from golf.table.card_art import disc, packed
from golf.table.grain import lay_grain
from golf.theme import CARD_SHADOW, INK, PAPER, Colour
from golf.ui.pictures import PICTURES

_SMOOTH = 4  # shapes drawn with hard edges are drawn this much larger, then scaled down
_SHADOW_SHRINK = 6  # a soft shadow is painted this much smaller, then scaled up
_TILE = 128
# The paper's grain takes at most 5 levels away, and nothing in half of the places.
_FIBRE_LEVELS = bytes(max(0, level - 128) * 6 // 128 for level in range(256))


def draw_box(
    surface: pygame.Surface,
    rect: Rect,
    radius: int,
    fill: Colour,
    edge: Colour | None = None,
    width: int = 1,
) -> None:
    """Draw an opaque box with smooth round corners, with an edge of `width` pixels inside it."""
    if edge is not None:
        draw_box(surface, rect, radius, edge)
        inner = rect.inflate(-width, -width)
        draw_box(surface, inner, max(0, radius - width), fill)
        return
    radius = max(0, min(radius, rect.w // 2, rect.h // 2))
    if radius == 0:
        surface.fill(fill, rect)
        return
    surface.fill(fill, (rect.x + radius, rect.y, rect.w - 2 * radius, rect.h))
    surface.fill(fill, (rect.x, rect.y + radius, radius, rect.h - 2 * radius))
    right = (rect.right - radius, rect.y + radius, radius, rect.h - 2 * radius)
    surface.fill(fill, right)
    corners = _disc(radius, fill)
    for left, x in ((0, rect.x), (radius, rect.right - radius)):
        for top, y in ((0, rect.y), (radius, rect.bottom - radius)):
            surface.blit(corners, (x, y), (left, top, radius, radius))


def draw_disc(
    surface: pygame.Surface, centre: tuple[float, float], radius: float, colour: Colour
) -> None:
    """Draw a smooth disc."""
    picture = _disc(radius, colour)
    x, y = centre[0] - picture.get_width() / 2, centre[1] - picture.get_height() / 2
    surface.blit(picture, (round(x), round(y)))


def draw_flag(
    surface: pygame.Surface, pole: Rect, length: int, colour: Colour, pole_colour: Colour
) -> None:
    """Draw a pole with a pennant at its top, which reaches to the right."""
    surface.fill(pole_colour, pole)
    x, fall = pole.right, length * 2 // 3
    points = [(x, pole.y), (x + length, pole.y + fall // 2), (x, pole.y + fall)]
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.aalines(surface, colour, True, points)


def draw_plate(surface: pygame.Surface, rect: Rect, radius: int, colour: Colour) -> None:
    """Draw a box whose colour lets the table shine through."""

    def make() -> pygame.Surface:
        picture = pygame.Surface(rect.size, pygame.SRCALPHA)
        draw_box(picture, Rect(0, 0, rect.w, rect.h), radius, colour)
        return picture

    surface.blit(PICTURES.kept(("plate", rect.size, radius, colour), make), rect[:2])


def draw_ring(
    surface: pygame.Surface,
    rect: Rect,
    radius: float,
    colour: Colour,
    width: float,
    rim: Colour | None = None,
) -> None:
    """Draw a frame of `width` pixels round `rect`, with a thinner `rim` at both its sides."""
    line = max(1.0, width / 2) if rim is not None else 0.0
    margin = round(width + line + 1)

    def make() -> pygame.Surface:
        picture = pygame.Surface(
            ((rect.w + 2 * margin) * _SMOOTH, (rect.h + 2 * margin) * _SMOOTH), pygame.SRCALPHA
        )
        picture.fill((*(rim or colour)[:3], 0))
        if rim is not None:
            _round_rect(picture, margin - line - width, radius + line + width, rim)
        _round_rect(picture, margin - width, radius + width, colour)
        if rim is not None:
            _round_rect(picture, margin, radius, rim)
        _round_rect(picture, margin + line, radius - line, (*(rim or colour)[:3], 0))
        return pygame.transform.smoothscale(
            picture, (rect.w + 2 * margin, rect.h + 2 * margin)
        ).convert_alpha()

    key = ("ring", rect.size, radius, colour, width, rim)
    surface.blit(PICTURES.kept(key, make), (rect.x - margin, rect.y - margin))


def _round_rect(picture: pygame.Surface, inset: float, radius: float, colour: Colour) -> None:
    """Fill a rounded rectangle of the enlarged picture, the same distance from all its edges."""
    side = round(inset * _SMOOTH)
    width, height = picture.get_size()
    box = (side, side, width - 2 * side, height - 2 * side)
    pygame.draw.rect(picture, colour, box, border_radius=max(0, round(radius * _SMOOTH)))


def draw_sheet(surface: pygame.Surface, rect: Rect, unit: float, edge: Colour = INK) -> None:
    """Draw a sheet of paper that lies on the table, with an ink line round it and its shadow."""
    margin = max(4, round(14 * unit))
    key = ("sheet", rect.size, margin, edge)
    picture = PICTURES.kept(key, lambda: _sheet(rect, margin, unit, edge))
    surface.blit(picture, (rect.x - margin, rect.y - margin))


def _sheet(rect: Rect, margin: int, unit: float, edge: Colour) -> pygame.Surface:
    size = (rect.w + 2 * margin, rect.h + 2 * margin)
    picture = _soft_shadow(size, margin)
    box, radius, line = Rect(margin, margin, *rect.size), round(14 * unit), max(1, round(2 * unit))
    draw_box(picture, box, radius, PAPER, edge, line)
    inner = box.inflate(-radius, -line - 1)
    lay_grain(picture, inner, _TILE, 7, _FIBRE_LEVELS, pygame.BLEND_RGB_SUB)
    return packed(picture)


def _soft_shadow(size: tuple[int, int], margin: int) -> pygame.Surface:
    small = pygame.Surface(
        (max(4, size[0] // _SHADOW_SHRINK), max(4, size[1] // _SHADOW_SHRINK)), pygame.SRCALPHA
    )
    small.fill((*CARD_SHADOW, 0))
    inset = max(1, round(margin / _SHADOW_SHRINK))
    box = (inset, inset + 1, small.get_width() - 2 * inset, small.get_height() - 2 * inset)
    pygame.draw.rect(small, (*CARD_SHADOW, 130), box, border_radius=2)
    return pygame.transform.smoothscale(small, size)


def _disc(radius: float, colour: Colour) -> pygame.Surface:
    """Return a smooth disc; its quarters are the corners of boxes."""
    return PICTURES.kept(("disc", radius, colour), lambda: disc(2 * radius, colour))
