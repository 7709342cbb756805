"""Golf's own confetti: balls and bits of flag, thrown up from the waste or raining down."""

from collections.abc import Sequence
from math import pi, sin

import pygame

from golf.geometry import Rect
from golf.theme import FLAG, PAPER, SKY, SUN, WHITE, Colour

PIECES = 150
COLOURS = (WHITE, SUN, FLAG, SKY, PAPER)
GOLDEN = (WHITE, SUN, SUN, PAPER, SUN)
_FOUNTAINS = 3  # side by side, the outer ones lean inwards
_GOLDEN_RATIO = 0.6180339887498949


def paint_fountains(surface: pygame.Surface, board: Rect, foot: Rect, share: float) -> None:
    """Paint confetti thrown up out of `foot` after a share (0 to 1) of its time."""
    if not 0.0 < share < 1.0:
        return
    unit = board.h
    for piece in range(PIECES):
        a, b, c = _spread(piece)
        age = share - 0.18 * c
        if age <= 0.0:
            continue
        fountain = piece % _FOUNTAINS
        lean = (a - 0.5) * 1.6 + 0.5 * (1 - fountain)
        x = foot.x + foot.w * (0.08 + 0.42 * fountain) + lean * board.w * age
        x += sin(age * 9.0 + a * 2 * pi) * unit * 0.012
        y = foot.center[1] - (1.15 + 0.75 * b) * unit * 2.0 * age + 2.9 * unit * age * age
        size = _size((board.w + board.h) // 3, c)
        _paint_piece(surface, (x, y), size, COLOURS, piece, age)


def paint_rain(
    surface: pygame.Surface, area: Rect, share: float, pieces: int, colours: Sequence[Colour]
) -> None:
    """Paint confetti that rains down through an area after a share (0 to 1) of its time."""
    if not 0.0 < share < 1.0:
        return
    unit = (area.w + area.h) // 3
    for piece in range(pieces):
        a, b, c = _spread(piece)
        # All are on their way in the first half, and below the area at the end.
        fall = (share - 0.45 * c) / 0.55
        if 0.0 < fall < 1.0:
            x = area.x + a * area.w + sin(fall * 7.0 + b * 2 * pi) * area.h * 0.02
            y = area.y + (1.15 * fall * (0.75 + 0.25 * fall) - 0.05) * area.h
            _paint_piece(surface, (x, y), _size(unit, b), colours, piece, fall)


def _spread(piece: int) -> tuple[float, float, float]:
    """Return three shares: golden steps spread the pieces evenly without a source of chance."""
    golden = piece * _GOLDEN_RATIO
    return golden % 1.0, golden * 3.7 % 1.0, piece * 0.754877 % 1.0


def _size(unit: int, share: float) -> int:
    return max(2, round(unit * (0.012 + 0.013 * share)))


def _paint_piece(
    surface: pygame.Surface,
    at: tuple[float, float],
    size: int,
    colours: Sequence[Colour],
    piece: int,
    age: float,
) -> None:
    """Paint a ball, or a bit of cloth that turns as it flies."""
    colour = colours[piece % len(colours)]
    if piece % len(colours) == 0:
        pygame.draw.circle(surface, colour, at, size * 0.6)
    else:
        turned = abs(sin(age * 16.0 + piece))
        surface.fill(colour, (*at, size, max(1, round(size * 1.5 * turned))))
