"""What a card of a long run raises as it lands: a little dust at its feet."""

from math import cos, pi, sin

import pygame

from golf.geometry import Rect
from golf.theme import PAPER_SHADE

_REACH = 0.22  # how far it flies, of a card's height
_GOLDEN = 0.6180339887498949


def dust_place(card: Rect) -> Rect:
    """Return the box that the dust round a card's foot stays in."""
    reach = round(_REACH * card.h) + 3
    return Rect(card.x, card.bottom - 2, card.w, 2).inflate(reach, reach)


def paint_dust(surface: pygame.Surface, card: Rect, share: float, level: int) -> None:
    """Paint the dust after a share (0 to 1) of its time; more of it at a higher level, 1 to 4."""
    if not 0.0 < share < 1.0:
        return
    for piece in range(4 + 4 * level):
        # Golden steps spread the pieces evenly without a source of chance.
        a, b = (piece * _GOLDEN) % 1.0, (piece * 0.754877) % 1.0
        side = -1.0 if piece % 2 else 1.0
        angle = (0.05 + 0.35 * b) * pi
        way = _REACH * card.h * (0.4 + 0.6 * a) * (1.0 - (1.0 - share) ** 2)
        start = card.x if side < 0 else card.right
        x = start - side * 0.3 * a * card.w + side * way * cos(angle)
        y = card.bottom - 0.6 * way * sin(angle)
        radius = (0.012 + 0.014 * b) * card.h * (1.0 - share)
        pygame.draw.circle(surface, PAPER_SHADE, (x, y), max(1.0, radius))
