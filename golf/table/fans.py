"""Paint cards at rest that overlap, with one shadow that they throw together.

Every picture of a card holds the shadow of that card alone: on each other these would step at every
card. What other cards cover is not painted.
"""

from collections.abc import Iterable
from itertools import groupby
from math import ceil
from weakref import WeakKeyDictionary

import pygame

from golf.geometry import Rect
from golf.table.card_art import corner_radius, packed, soft_shadow
from golf.table.making import MAKING
from golf.table.places import TableLayout
from golf.table.sprites import COLUMN, CardSprite
from golf.table.surrounds import Surround, cut_out
from golf.table.traces import in_sight

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
        self._edges: WeakKeyDictionary[pygame.Surface, pygame.Surface] = WeakKeyDictionary()
        self._waste_shadow: Surround | None = None

    def draw(self, surface: pygame.Surface, lying: Iterable[CardSprite]) -> None:
        """Paint sprites, those below others first."""
        shown = (sprite for sprite in lying if not sprite.is_hidden)
        for (zone, *_), sprites in groupby(shown, _line):
            fan = [(s.picture, int(s.x), int(s.y) + s.drop) for s in sprites if s.picture]
            if not fan or not in_sight(surface, self._box(fan)):
                continue
            if zone == COLUMN:
                self._draw_column(surface, fan)
            else:
                self._draw_waste(surface, fan)

    def _box(self, fan: list[Laid]) -> Rect:
        """Return the place of cards in a row, either across or down."""
        (w, h), margin = self._card, self._margin
        (_, x, y), (_, end_x, end_y) = fan[0], fan[-1]
        size = abs(end_x - x) + w, abs(end_y - y) + h
        return Rect(min(x, end_x), min(y, end_y), *size).inflate(margin, margin)

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
        w, margin = self._card[0], self._margin
        goes_left, before = fan[-1][1] < fan[0][1], fan[0][1]
        covers = [x for _, x, _ in fan[1:]]
        for number, (picture, x, y) in enumerate(fan):
            step = w if number == len(covers) else abs(covers[number] - x)
            # On an edge of paper there is no room for a whole shadow.
            lead = min(margin, abs(x - before))
            self._draw_strip(surface, (picture, x, y), lead, step, goes_left=goes_left)
            before = x
        left, right = sorted((fan[0][1], before))
        self._waste_shadow = self._waste_shadow or MAKING.of(self._make_shadow)
        if self._waste_shadow is not None:
            box = left - margin, right + w + margin, fan[0][2] - margin
            self._waste_shadow.draw(surface, *box)

    def _draw_strip(
        self, surface: pygame.Surface, laid: Laid, lead: int, step: int, *, goes_left: bool
    ) -> None:
        """Paint `step` pixels of a card and the shadow before them, more at its cover's corners."""
        (picture, x, y), (w, h), margin = laid, self._card, self._margin
        corner, start = self._corner, 0
        if step <= corner:
            start = margin + w - 2 * corner if goes_left else 0
            picture, start = self._edge_of(picture, start)
        for top, height, seen in (
            (0, corner, step + corner),
            (corner, h - 2 * corner, step),
            (h - corner, corner, step + corner),
        ):
            width = min(w, seen)
            left = w - width if goes_left else -lead
            area = (margin + left - start, margin + top, lead + width, height)
            surface.blit(picture, (x + left, y + top), area)

    def _edge_of(self, picture: pygame.Surface, start: int) -> tuple[pygame.Surface, int]:
        """Return the part of a card, from `start` on, of which covers leave some in sight.

        Its pixels lie close together: to gather them from large cards takes longer than to paint.
        It is the whole card, from 0 on, where that must wait: a waste grows narrow all at once.
        """

        def cut() -> pygame.Surface:
            size = self._margin + 2 * self._corner, picture.get_height()
            whole = picture.copy()
            whole.set_alpha(255)
            return packed(whole.subsurface((start, 0), size).copy())

        edge = MAKING.kept(self._edges, picture, cut)
        return (picture, 0) if edge is None else (edge, start)

    def _make_shadow(self) -> Surround:
        """Return the shadow of the waste, without what throws it: it is painted last."""
        margin, radius = self._margin, corner_radius(self._card[0])
        end = 3 * margin + ceil(radius)
        seed = soft_shadow((2 * (end - margin) + 1,) * 2, margin, radius)
        cut_out(seed, margin, radius)
        longest = self._longest + 2 * margin, self._card[1] + 2 * margin
        return Surround(seed, end, longest)
