"""A pen that draws flat shapes within lines of ink, in the style of the court cards."""

from collections.abc import Sequence
from math import cos, pi, sin

import pygame

from golf import theme
from golf.theme import Colour

_SMOOTH = 4  # drawn this much larger, then scaled down
_INK = 2.4


class Pen:
    """Draws shapes in a square of 100 by 100 that will be `side` pixels wide."""

    def __init__(self, side: int) -> None:
        whole = side * _SMOOTH
        self.surface = pygame.Surface((whole, whole), pygame.SRCALPHA)
        self.surface.fill((*theme.INK, 0))
        self._scale = whole / 100
        self._line = max(1.0, _INK * self._scale)

    def scaled(self, side: int) -> pygame.Surface:
        """Return what was drawn, with smooth edges."""
        return pygame.transform.smoothscale(self.surface, (side, side))

    def shape(
        self, points: Sequence[tuple[float, float]], fill: Colour, *, is_inked: bool = True
    ) -> None:
        """Fill a polygon, within a line of ink."""
        found = [(x * self._scale, y * self._scale) for x, y in points]
        pygame.draw.polygon(self.surface, fill, found)
        if is_inked:
            self._trace([*found, found[0]], theme.INK, self._line)

    def line(
        self, points: Sequence[tuple[float, float]], colour: Colour = theme.INK, width: float = 1.0
    ) -> None:
        """Draw a line with round ends, `width` times as wide as others."""
        found = [(x * self._scale, y * self._scale) for x, y in points]
        self._trace(found, colour, width * self._line)

    def _trace(self, points: Sequence[tuple[float, float]], colour: Colour, width: float) -> None:
        pygame.draw.lines(self.surface, colour, False, points, max(1, round(width)))
        for point in points:
            pygame.draw.circle(self.surface, colour, point, width / 2)

    def oval(
        self, x: float, y: float, rx: float, ry: float, fill: Colour, *, is_inked: bool = True
    ) -> None:
        """Fill an ellipse about a point, within a line of ink."""
        self.shape(arc(x, y, rx, ry, 0, 2), fill, is_inked=is_inked)

    def dot(self, x: float, y: float, radius: float, fill: Colour = theme.INK) -> None:
        """Fill a circle without a line."""
        place = x * self._scale, y * self._scale
        pygame.draw.circle(self.surface, fill, place, radius * self._scale)


def arc(
    x: float, y: float, rx: float, ry: float, start: float, end: float, steps: int = 36
) -> list[tuple[float, float]]:
    """Return points of an ellipse from one angle to another, in half turns from the right, down."""
    turns = [pi * (start + (end - start) * n / steps) for n in range(steps + 1)]
    return [(x + rx * cos(turn), y + ry * sin(turn)) for turn in turns]


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Return the colour between two others, `share` of the way from the first."""
    r, g, b = (round(a + (c - a) * share) for a, c in zip(one[:3], other[:3], strict=True))
    return r, g, b
