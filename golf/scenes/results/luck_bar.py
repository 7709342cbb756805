"""Luck and skill as a picture: from what a hole was worth to what it came to."""

from typing import TYPE_CHECKING

import pygame

from golf import theme
from golf.geometry import Rect
from golf.ui.box import Leaf
from golf.ui.look import Look
from golf.ui.shapes import draw_box, draw_disc, draw_flag

if TYPE_CHECKING:
    from golf.analysis.measure import Parts

_LEAST_SPAN = 2.0
"""How many strokes or cards the bar is wide at least."""


class LuckBar(Leaf):
    """A ball at what the hole was worth, a flag at what it came to, as on a line of numbers.

    So fewer strokes or cards are further left; with `is_points` more points are further right. On
    the way from one to the other the upper arrow is what choices cost, the lower one what the flips
    gave or took. Without `parts` only the ground is there.
    """

    parts: "Parts | None" = None
    is_points: bool = False

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the ground, the arrows, the ball and the flag."""
        rect, parts = self.rect, self.parts
        inset, middle = look.px(14), rect.y + rect.h * 2 // 3
        thick = max(3, look.px(5))
        ground = Rect(rect.x, middle - thick // 2, rect.w, thick)
        draw_box(surface, ground, thick // 2, theme.BUTTON_FILL)
        if parts is None:
            return
        way = -1 if self.is_points else 1
        ends = [way * at for at in (parts.worth, parts.worth + parts.choices, parts.score)]
        low, span = min(ends), max(_LEAST_SPAN, max(ends) - min(ends))
        room = rect.w - 2 * inset
        start, between, end = (rect.x + inset + round(room * (at - low) / span) for at in ends)
        _draw_arrow(surface, look, start, between, middle - thick, theme.FLAG)
        colour = theme.FAIRWAY if parts.luck < 0 else theme.PENCIL
        _draw_arrow(surface, look, between, end, middle + thick, colour)
        draw_disc(surface, (start, middle), look.px(6) + 1, theme.INK)
        draw_disc(surface, (start, middle), look.px(6) - 0.5, theme.WHITE)
        width = max(2, look.px(2))
        pole = Rect(end - width // 2, rect.y, width, middle - rect.y)
        draw_flag(surface, pole, look.px(11), theme.FLAG, theme.INK)


def _draw_arrow(
    surface: pygame.Surface, look: Look, start: int, end: int, y: int, colour: theme.Colour
) -> None:
    """Draw an arrow along a line, its head at the end; nothing where it would be shorter."""
    head, thick = look.px(8), max(2, look.px(4))
    if abs(end - start) < head:
        return
    way = 1 if end > start else -1
    neck = end - way * head
    draw_box(surface, Rect(min(start, neck), y - thick // 2, abs(neck - start), thick), 0, colour)
    points = [(end, y), (neck, y - thick), (neck, y + thick)]
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.aalines(surface, colour, True, points)
