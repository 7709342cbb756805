"""Flat shapes with smooth corners: boxes, rings, translucent plates and sheets of paper."""

from math import ceil
from weakref import WeakKeyDictionary

import pygame

from golf.geometry import Rect
from golf.table.card_art import disc, packed
from golf.table.grain import lay_grain
from golf.table.making import MAKING, NOTHING
from golf.theme import BUTTON_LIP, CARD_SHADOW, FAIRWAY, INK, PAPER, Colour
from golf.ui.pictures import PICTURES

_SMOOTH = 4  # shapes drawn with hard edges are drawn this much larger, then scaled down
_SHADOW_SHRINK = 6  # a soft shadow is painted this much smaller, then scaled up
_TILE = 128
_TILES = 3  # of the fibre's own side by side, in one picture: fewer to paint
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


def draw_progress(surface: pygame.Surface, bar: Rect, share: float) -> None:
    """Draw a bar of which a share is filled, 0 to 1."""
    draw_box(surface, bar, bar.h // 2, BUTTON_LIP)
    if share > 0:
        width = max(bar.h, round(bar.w * min(1.0, share)))
        draw_box(surface, bar._replace(w=width), bar.h // 2, FAIRWAY)


def draw_disc(
    surface: pygame.Surface, centre: tuple[float, float], radius: float, colour: Colour
) -> None:
    """Draw a smooth disc, and nothing where it has no room."""
    if radius <= 0:
        return
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


_ON_GROUND: WeakKeyDictionary[pygame.Surface, dict[object, pygame.Surface]] = WeakKeyDictionary()
"""Plates as they look on a picture, as long as that lives."""


def draw_plate(
    surface: pygame.Surface,
    rect: Rect,
    radius: int,
    colour: Colour,
    ground: pygame.Surface | None = None,
) -> None:
    """Draw a box whose colour lets the table shine through.

    `ground` is the whole picture that it lies on, if nothing else is below it: with that the box is
    kept as an opaque picture, which is painted in a tenth of the time. A box without room is not
    drawn.
    """
    if rect.w <= 0 or rect.h <= 0:
        return

    def make() -> pygame.Surface:
        picture = pygame.Surface(rect.size, pygame.SRCALPHA)
        draw_box(picture, Rect(0, 0, rect.w, rect.h), radius, colour)
        return picture

    def plate() -> pygame.Surface:
        return PICTURES.kept(("plate", rect.size, radius, colour), make)

    if ground is None:
        surface.blit(plate(), rect[:2])
        return

    def lay() -> pygame.Surface:
        picture = pygame.Surface(rect.size)
        picture.blit(ground, (0, 0), rect)
        picture.blit(plate(), (0, 0))
        return picture

    laid = MAKING.kept(_ON_GROUND.setdefault(ground, {}), (rect, radius, colour), lay)
    surface.blit(laid or NOTHING, rect[:2])


def forget_plates(ground: pygame.Surface) -> None:
    """Forget how plates look on a picture that is painted anew."""
    _ON_GROUND.pop(ground, None)


def draw_ring(
    surface: pygame.Surface,
    rect: Rect,
    radius: float,
    colour: Colour,
    width: float,
    rim: Colour | None = None,
) -> None:
    """Draw a frame of `width` pixels round `rect`, with a thinner `rim` at both its sides.

    Round what has no room nothing is drawn.
    """
    if rect.w <= 0 or rect.h <= 0:
        return
    line = max(1.0, width / 2) if rim is not None else 0.0
    margin = round(width + line + 1)
    # The corners, and a little of the sides, are all that is kept of a large one.
    most = 2 * ceil(radius) + 4
    size = min(rect.w, most) + 2 * margin, min(rect.h, most) + 2 * margin

    def make() -> pygame.Surface:
        picture = pygame.Surface((size[0] * _SMOOTH, size[1] * _SMOOTH), pygame.SRCALPHA)
        picture.fill((*(rim or colour)[:3], 0))
        if rim is not None:
            _round_rect(picture, margin - line - width, radius + line + width, rim)
        _round_rect(picture, margin - width, radius + width, colour)
        if rim is not None:
            _round_rect(picture, margin, radius, rim)
        _round_rect(picture, margin + line, radius - line, (*(rim or colour)[:3], 0))
        return packed(pygame.transform.smoothscale(picture, size))

    key = ("ring", size, radius, colour, width, rim)
    seed = PICTURES.kept(key, make)
    _draw_frame(surface, rect.inflate(margin, margin), seed, key, margin + ceil(line) + 1)


def _draw_frame(
    surface: pygame.Surface, place: Rect, seed: pygame.Surface, key: tuple[object, ...], thick: int
) -> None:
    """Draw a small frame as a larger one: its corners as they are, and its sides drawn out.

    `key` is the small one's own; its sides are at most `thick` pixels.
    """
    width, height = seed.get_size()
    left, top = width // 2, height // 2
    spare_w, spare_h = place.w - width, place.h - height
    for x, w, from_x in ((0, left, 0), (left + spare_w, width - left, left)):
        for y, h, from_y in ((0, top, 0), (top + spare_h, height - top, top)):
            surface.blit(seed, (place.x + x, place.y + y), (from_x, from_y, w, h))

    def side(area: tuple[int, int, int, int], size: tuple[int, int]) -> pygame.Surface:
        def make() -> pygame.Surface:
            whole = seed.copy()
            whole.set_alpha(255)  # no part can be taken of what is run-length encoded
            return packed(pygame.transform.scale(whole.subsurface(area), size))

        return PICTURES.kept(("side", *key, area, size), make)

    if spare_w:
        for y, from_y in ((place.y, 0), (place.bottom - thick, height - thick)):
            picture = side((left, from_y, 1, thick), (spare_w, thick))
            surface.blit(picture, (place.x + left, y))
    if spare_h:
        for x, from_x in ((place.x, 0), (place.right - thick, width - thick)):
            picture = side((from_x, top, thick, 1), (thick, spare_h))
            surface.blit(picture, (x, place.y + top))


def _round_rect(picture: pygame.Surface, inset: float, radius: float, colour: Colour) -> None:
    """Fill a rounded rectangle of the enlarged picture, the same distance from all its edges."""
    side = round(inset * _SMOOTH)
    width, height = picture.get_size()
    box = (side, side, width - 2 * side, height - 2 * side)
    pygame.draw.rect(picture, colour, box, border_radius=max(0, round(radius * _SMOOTH)))


def draw_sheet(surface: pygame.Surface, rect: Rect, unit: float, edge: Colour = INK) -> None:
    """Draw a sheet of paper that lies on the table, with an ink line round it and its shadow."""
    margin, radius, line = max(4, round(14 * unit)), round(14 * unit), max(1, round(2 * unit))
    most = 2 * (radius + line + margin)
    size = min(rect.w, most) + 2 * margin, min(rect.h, most) + 2 * margin
    key = ("sheet", size, margin, edge)
    seed = PICTURES.kept(key, lambda: _sheet(size, margin, radius, line, edge))
    _draw_frame(surface, rect.inflate(margin, margin), seed, key, margin + line)
    # No picture of a whole sheet is kept, being as large as the window.
    for inset in ((-radius, -line), (-line, -radius)):
        surface.fill(PAPER, rect.inflate(*inset))
    _draw_grain(surface, rect.inflate(-radius, -line - 1))


def _sheet(
    size: tuple[int, int], margin: int, radius: int, line: int, edge: Colour
) -> pygame.Surface:
    """Return a sheet without its grain, which is the same all along its sides."""
    picture = _soft_shadow(size, margin)
    whole = Rect(0, 0, *size).inflate(-margin, -margin)
    draw_box(picture, whole, radius, PAPER, edge, line)
    return packed(picture)


def _draw_grain(surface: pygame.Surface, area: Rect) -> None:
    """Fill an area with the paper's fibre, tile by tile."""
    tile = PICTURES.kept(("paper",), _paper_tile)
    clip, side = surface.get_clip(), _TILE * _TILES
    surface.set_clip(clip.clip(area))
    for y in range(area.y, area.bottom, side):
        for x in range(area.x, area.right, side):
            surface.blit(tile, (x, y))
    surface.set_clip(clip)


def _paper_tile() -> pygame.Surface:
    side = _TILE * _TILES
    tile = pygame.Surface((side, side))
    tile.fill(PAPER)
    lay_grain(tile, Rect(0, 0, side, side), _TILE, 7, _FIBRE_LEVELS, pygame.BLEND_RGB_SUB)
    return tile


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
