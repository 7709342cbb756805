"""Golf's own confetti for a cleared hole: balls and bits of flag, thrown from the waste."""

from math import pi, sin

import pygame

from golf.table.places import TableLayout
from golf.theme import FLAG, PAPER, SKY, SUN, WHITE

PIECES = 90
_COLOURS = (WHITE, SUN, FLAG, SKY, PAPER)
_GOLDEN = 0.6180339887498949


def paint_confetti(surface: pygame.Surface, layout: TableLayout, share: float) -> None:
    """Paint the confetti after a share (0 to 1) of its time; the same share paints the same."""
    if not 0.0 < share < 1.0:
        return
    board = layout.board
    unit = board.h
    start_x, start_y = layout.waste_area.center
    for piece in range(PIECES):
        # Golden steps spread the pieces evenly without a source of chance.
        a, b, c = (piece * _GOLDEN) % 1.0, (piece * _GOLDEN * 3.7) % 1.0, (piece * 0.754877) % 1.0
        age = share - 0.18 * c
        if age <= 0.0:
            continue
        x = start_x + (a - 0.5) * 2.0 * board.w * age + sin(age * 9.0 + a * 2 * pi) * unit * 0.012
        y = start_y - (1.15 + 0.75 * b) * unit * 2.0 * age + 2.9 * unit * age * age
        size = max(2, round(unit * (0.008 + 0.009 * c)))
        turned = abs(sin(age * 16.0 + b * 2 * pi))
        colour = _COLOURS[piece % len(_COLOURS)]
        if piece % len(_COLOURS) == 0:
            pygame.draw.circle(surface, colour, (x, y), size * 0.6)
        else:
            surface.fill(colour, (x, y, size, max(1, round(size * 1.5 * turned))))
