"""Stamps on a sheet of results: the best ever, an award, whatever else was earned just now."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from golf import theme
from golf.geometry import Rect
from golf.ui.award_picture import award_picture
from golf.ui.box import Leaf
from golf.ui.look import Look
from golf.ui.pictures import PICTURES
from golf.ui.shapes import draw_box

_HEIGHT, _LARGE = 38, 54  # of a stamp, and of one in the row of a wide window, in design pixels
_GAP = 6
_PAD = 9
_LEANS = (-4, 3, -2)  # degrees: nobody stamps straight
_FALL = 0.8  # how much larger a stamp is that has not come down yet
_MOST = 3  # in a row
_MOST_ON_PICTURE = 2  # one below the other: what they lie on is to be seen, too


class Stamp(NamedTuple):
    """What a stamp says; `badge` is the emblem, the metal and the number of an award's picture."""

    words: str
    badge: tuple[str, str, int] | None = None


def stamp_name(number: int) -> str:
    """Return the name of a stamp, counted from 0, as a part of a page that appears."""
    return f"stamp {number}"


class Stamps(Leaf):
    """Stamps one below the other, or in rows, as far down as `share` says of their names.

    They lie at the foot of their place, or at its right end. With `is_still` they fade in.
    """

    stamps: Sequence[Stamp]
    share: Callable[[str], float]
    is_still: bool = False
    is_row: bool = False

    @property
    def spoken(self) -> str:
        """What the stamps say."""
        return " ".join(stamp.words for stamp in self.stamps)

    def own_width(self, look: Look) -> int:
        """Return the width of a row of them, or of the widest where they stand in a column."""
        widths = [width for width, _ in self._shown(look, look.size[0])]
        if not self.is_row:
            return max(widths, default=0)
        return sum(widths) + look.px(_GAP) * max(0, len(widths) - 1)

    def own_height(self, look: Look, width: int) -> int:
        """Return the height of the rows of them."""
        return len(self._rows(look, width)) * (self._high(look) + look.px(_GAP))

    def _high(self, look: Look) -> int:
        """Return the height of a stamp."""
        design = _LARGE if self.is_row and not look.is_tall else _HEIGHT
        return max(look.px(design), round(1.7 * look.text_px(1)))

    @property
    def _most(self) -> int:
        return _MOST if self.is_row else _MOST_ON_PICTURE

    def _shown(self, look: Look, most: int) -> list[tuple[int, Stamp]]:
        """Return the stamps that are shown, each with its width; more than a few are counted."""
        count = self._most
        stamps = list(self.stamps[:count])
        if len(self.stamps) > count:
            stamps[-1] = Stamp(f"+{len(self.stamps) - count + 1}")
        high = self._high(look)
        return [(_picture(look, stamp, (most, high), 0).get_width(), stamp) for stamp in stamps]

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint what has come down, and what is on its way."""
        for number, (stamp, place) in enumerate(self._places(look)):
            lean = _LEANS[number % len(_LEANS)]
            picture = _picture(look, stamp, place.size, lean)
            share = self.share(stamp_name(number))
            _paint(surface, picture, place, share, is_still=self.is_still)

    def _rows(self, look: Look, room: int) -> list[list[tuple[int, Stamp]]]:
        """Return the stamps in rows that are no wider than there is room."""
        rows: list[list[tuple[int, Stamp]]] = []
        gap, left = look.px(_GAP), 0
        for width, stamp in self._shown(look, room):
            if not rows or not self.is_row or width > left:
                rows.append([])
                left = room
            rows[-1].append((width, stamp))
            left -= width + gap
        return rows

    def _places(self, look: Look) -> list[tuple[Stamp, Rect]]:
        rect, gap, height = self.rect, look.px(_GAP), self._high(look)
        rows, pitch, places = self._rows(look, rect.w), height + gap, []
        top = rect.bottom - len(rows) * pitch
        if self.is_row:
            top = rect.y + (rect.h - len(rows) * pitch + gap) // 2
        for row in rows:
            x = rect.right - sum(w for w, _ in row) - gap * (len(row) - 1)
            for width, stamp in row:
                left, wide = (x, width) if self.is_row else (rect.x, rect.w)
                places.append((stamp, Rect(left, top, wide, height)))
                x += width + gap
            top += pitch
        return places


def _paint(
    surface: pygame.Surface, picture: pygame.Surface, place: Rect, share: float, *, is_still: bool
) -> None:
    """Paint a stamp in the middle of its place after a share of its fall."""
    if share <= 0.0:
        return
    if share < 1.0:
        scale = 1.0 if is_still else 1.0 + _FALL * (1.0 - share)
        picture = pygame.transform.smoothscale_by(picture, scale)
        picture.set_alpha(round(255 * share))
    surface.blit(picture, picture.get_rect(center=place.center))


def _picture(look: Look, stamp: Stamp, room: tuple[int, int], lean: int) -> pygame.Surface:
    """Return a stamp as a picture as high as its room, at most as wide, before it leans."""
    most, height = room

    def make() -> pygame.Surface:
        pad = look.px(_PAD)
        left = pad if stamp.badge is None else height + pad // 2
        px = max(look.text_px(theme.BODY), round(0.38 * height))
        width = max(1, most - left - pad)
        words = look.fitted_at(stamp.words, "bold", px, theme.TEXT_STRONG, width)
        size = min(most, left + words.get_width() + pad), height
        picture = pygame.Surface(size, pygame.SRCALPHA)
        picture.fill((*theme.TEXT_STRONG[:3], 0))
        line = max(2, look.px(2.5))
        frame = Rect(0, line, size[0], height - 2 * line)
        draw_box(picture, frame, look.px(7), theme.FIELD, theme.TEXT_STRONG, line)
        picture.blit(words, (left, (height - words.get_height()) // 2))
        if stamp.badge is not None:
            picture.blit(award_picture(look, *stamp.badge, height), (0, 0))
        return pygame.transform.rotozoom(picture, lean, 1.0) if lean else picture

    key = ("stamp", stamp, room, lean, look.unit, look.text_px(theme.BODY))
    return PICTURES.kept(key, make)
