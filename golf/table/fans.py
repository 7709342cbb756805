"""Paint cards at rest that overlap, with one shadow that they throw together.

Every picture of a card holds the shadow of that card alone: on each other these would step at every
card. What other cards cover is not painted.
"""

from collections.abc import Iterable
from itertools import groupby, product
from math import ceil

import pygame

from golf.table.card_art import corner_radius, packed, rounded, soft_shadow
from golf.table.places import TableLayout
from golf.table.sprites import COLUMN, CardSprite

Laid = tuple[pygame.Surface, int, int]
"""A picture and the upper left corner of its card, without the margin round it."""


def _line(sprite: CardSprite) -> tuple[str, int, int]:
    """Return what sprites that lie on each other in one line have in common."""
    place = sprite.place
    if place.zone == COLUMN:
        return place.zone, place.first, int(sprite.x)
    return place.zone, int(sprite.y), 0


class FanPainter:
    """Paints the columns and the waste of one layout, whose pictures have `margin` for a shadow."""

    def __init__(self, layout: TableLayout, margin: int) -> None:
        self._card = layout.card
        self._margin = margin
        self._longest = layout.waste_area.w
        # The round corners of a cover let a little more be seen.
        self._corner = layout.card[0] // 8
        self._end = 3 * margin + ceil(corner_radius(layout.card[0]))
        self._shadow: tuple[pygame.Surface, pygame.Surface] | None = None

    def draw(self, surface: pygame.Surface, lying: Iterable[CardSprite]) -> None:
        """Paint sprites, those below others first."""
        in_sight = (sprite for sprite in lying if not sprite.is_hidden)
        for (zone, *_), sprites in groupby(in_sight, _line):
            fan = [(s.picture, int(s.x), int(s.y) + s.drop) for s in sprites if s.picture]
            if zone == COLUMN:
                self._draw_column(surface, fan)
            else:
                self._draw_waste(surface, fan)

    def _draw_column(self, surface: pygame.Surface, fan: list[Laid]) -> None:
        """Paint a column; beside a card its shadow begins where all shadows are alike."""
        (w, h), margin, blit = self._card, self._margin, surface.blit
        alike, whole_w, whole_h = 2 * margin + self._corner, w + 2 * margin, h + 2 * margin
        covers = [y for _, _, y in fan[1:]]
        for number, (picture, x, y) in enumerate(fan):
            end = whole_h if number == len(covers) else min(whole_h, covers[number] - y + alike)
            left, top = x - margin, y - margin
            if number:
                blit(picture, (x, top), (margin, 0, w, alike))
                blit(picture, (left, top + alike), (0, alike, whole_w, end - alike))
            else:
                blit(picture, (left, top), (0, 0, whole_w, end))

    def _draw_waste(self, surface: pygame.Surface, fan: list[Laid]) -> None:
        """Paint the waste without its shadows, but for those on other cards; then its shadow."""
        (w, h), margin, blit = self._card, self._margin, surface.blit
        goes_left, before = fan[-1][1] < fan[0][1], fan[0][1]
        covers = [x for _, x, _ in fan[1:]]
        for number, (picture, x, y) in enumerate(fan):
            step = w if number == len(covers) else abs(covers[number] - x)
            # On an edge of paper there is no room for a whole shadow.
            lead, seen = min(margin, abs(x - before)), min(w, step + self._corner)
            left = w - seen if goes_left else -lead
            blit(picture, (x + left, y), (margin + left, margin, lead + seen, h))
            before = x
        left, right = sorted((fan[0][1], before))
        self._draw_shadow(surface, left - margin, right + w + margin, fan[0][2] - margin)

    def _draw_shadow(self, surface: pygame.Surface, left: int, right: int, top: int) -> None:
        """Paint the shadow of a waste that reaches from `left` to `right`, margins and all."""
        if self._shadow is None:
            whole = self._paint_shadow((self._longest, self._card[1]))
            width, height = whole.get_size()
            width = min(width, self._end)
            last = whole.subsurface((whole.get_width() - width, 0, width, height)).copy()
            self._shadow = packed(whole), packed(last)
        # All of them are alike but for their length.
        whole, last = self._shadow
        end = right - last.get_width()
        surface.blit(whole, (left, top), (0, 0, end - left, whole.get_height()))
        surface.blit(last, (end, top))

    def _paint_shadow(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the shadow of something as large as `size`, made of that of something small."""
        margin, end = self._margin, self._end
        small = self._paint_small((2 * (end - margin) + 1,) * 2)
        whole = size[0] + 2 * margin, size[1] + 2 * margin
        picture = pygame.Surface(whole, pygame.SRCALPHA)
        # Its corners as they are, and between them what is the same all along.
        across, down = (
            (
                (0, end, 0, end),
                (end, 1, end, max(0, side - 2 * end)),
                (end + 1, end, side - end, end),
            )
            for side in whole
        )
        for (x, w, to_x, to_w), (y, h, to_y, to_h) in product(across, down):
            part = pygame.transform.scale(small.subsurface((x, y, w, h)), (to_w, to_h))
            picture.blit(part, (to_x, to_y))
        return picture

    def _paint_small(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a shadow with what throws it cut out: it is painted last."""
        radius = corner_radius(self._card[0])
        picture = soft_shadow(size, self._margin, radius)
        cut = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        cut.blit(rounded(size, radius, (0, 0, 0, 255)), (self._margin, self._margin))
        picture.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        return picture
