"""The signs of holes, from holed out to far over par: no font of ours has them."""

from typing import TYPE_CHECKING

import pygame

from golf import theme
from golf.geometry import Rect
from golf.texts.share import FAR_OVER, HOLED_OUT, LEVEL, OVER, UNDER
from golf.ui.box import Leaf
from golf.ui.shapes import draw_box, draw_flag

if TYPE_CHECKING:
    from golf.ui.look import Look

_COLOURS = {UNDER: theme.UNDER_PAR, LEVEL: theme.ON_PAR, OVER: theme.SUN, FAR_OVER: theme.FLAG}
_ROUND = (UNDER, LEVEL)


class Signs(Leaf):
    """The signs of holes side by side; hollow ones are those of a result that does not count."""

    signs: str
    is_hollow: bool = False

    def paint(self, surface: pygame.Surface, look: "Look") -> None:
        """Paint as large as the place allows."""
        paint_signs(surface, self.rect, self.signs, look.unit, is_hollow=self.is_hollow)


def paint_signs(
    surface: pygame.Surface, place: Rect, signs: str, unit: float, *, is_hollow: bool = False
) -> None:
    """Paint the signs of holes side by side."""
    side = min(place.h, place.w // max(1, len(signs)) - 2)
    radius = max(2, side // 2 - max(1, round(2 * unit)))
    for number, each in enumerate(signs):
        centre = (place.x + number * (side + 2) + side // 2, place.y + place.h // 2)
        box = Rect(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)
        if each == HOLED_OUT:
            _paint_flag(surface, box)
        else:
            draw_box(surface, box, radius if each in _ROUND else radius // 3, _COLOURS[each])
        if is_hollow:
            inner = box.inflate(-max(1, radius // 3), -max(1, radius // 3))
            draw_box(surface, inner, radius if each in _ROUND else radius // 3, theme.FIELD)


def _paint_flag(surface: pygame.Surface, box: Rect) -> None:
    draw_box(surface, box, box.w // 3, theme.FAIRWAY)
    x, top, foot = box.x + box.w * 2 // 5, box.y + box.h // 6, box.bottom - box.h // 6
    width = max(1, box.w // 10)
    draw_flag(surface, Rect(x, top, width, foot - top), box.w * 2 // 5, theme.SUN, theme.PAPER)
