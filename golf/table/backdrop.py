"""The table under the cards: a fairway seen from above, in the light of the hole.

Everything large and soft is painted small and scaled up; a tile of grain over it gives the felt and
hides the steps of the gradients.
"""

from math import copysign, cos, hypot, pi, sin
from typing import NamedTuple

import pygame

from golf.core.rules import HOLES_IN_ROUND
from golf.table.grain import lay_grain
from golf.table.rect import Rect
from golf.theme import DAY_LIGHTS, DUSK_LIGHTS, HIGH_CONTRAST_TABLE, Colour

_COARSE = (26, 15)  # cells of the gradient
_SHRINK = 4  # the course is painted this much smaller than it is shown
_STRIPE = 0.105  # width of a mown stripe, of the table's shorter side
_ROUGH = (196, 208, 204)  # what the rough leaves of the light, of 255
_FRINGE = (228, 234, 230)  # and the cut between it and the fairway
_MOWN = (240, 244, 240)  # the same for every second stripe
_EDGE_POINTS = 160
_SQUARENESS = 0.34  # of the fairway: 1 would be an ellipse, 0 a rectangle
_GRAIN = 192  # side of the tile of grain in pixels
_GRAIN_LEVELS = bytes(level * 9 // 256 for level in range(256))  # evenly from 0 to 8


class Light(NamedTuple):
    """The light at one time of day: where it falls, its colour there and far away from it."""

    x: float
    y: float
    near: tuple[int, ...]
    far: tuple[int, ...]


def backdrop(size: tuple[int, int], table: str = "felt", hole_number: int = 1) -> pygame.Surface:
    """Return an opaque picture of the table without cards.

    `table` is one of `golf.settings.TABLES`; the light goes from morning to dusk over holes 1 to 9.
    """
    picture = pygame.Surface(size)
    if table == "high-contrast":
        picture.fill(HIGH_CONTRAST_TABLE)
    else:
        light = light_at(DUSK_LIGHTS if table == "dusk" else DAY_LIGHTS, hole_number)
        picture.blit(_lit_course(size, light), (0, 0))
        area = Rect(0, 0, *size)
        lay_grain(picture, area, _GRAIN, 18, _GRAIN_LEVELS, pygame.BLEND_RGB_ADD)
    return picture.convert() if pygame.display.get_surface() else picture


def light_at(lights: tuple[tuple[Colour, Colour], ...], hole_number: int) -> Light:
    """Return the light of a hole, between the (near, far) colours of the day's times.

    The sun moves from the left to the right, highest at the fifth hole; holes outside 1 to 9 have
    the light of the nearest one.
    """
    share = (min(max(hole_number, 1), HOLES_IN_ROUND) - 1) / (HOLES_IN_ROUND - 1)
    first = min(int(share * (len(lights) - 1)), len(lights) - 2)
    part = share * (len(lights) - 1) - first
    (near, far), (next_near, next_far) = lights[first : first + 2]
    height = sin(pi * share)
    return Light(
        0.34 + 0.32 * share,
        0.16 + 0.2 * height,
        _between(near, next_near, part),
        _between(far, next_far, part),
    )


def _between(start: tuple[int, ...], end: tuple[int, ...], part: float) -> tuple[int, ...]:
    return tuple(round(a + (b - a) * part) for a, b in zip(start, end, strict=True))


def _lit_course(size: tuple[int, int], light: Light) -> pygame.Surface:
    """Return the light on fairway and rough, without grain."""
    small = (max(2, size[0] // _SHRINK), max(2, size[1] // _SHRINK))
    course = pygame.transform.smoothscale(_gradient(light, size), small)
    course.blit(_mowing(small), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(course, size)


def _gradient(light: Light, size: tuple[int, int]) -> pygame.Surface:
    columns, rows = _COARSE
    picture = pygame.Surface(_COARSE, depth=32)
    wide = size[0] / max(size)
    high = size[1] / max(size)
    for y in range(rows):
        for x in range(columns):
            away = hypot((x / (columns - 1) - light.x) * wide, (y / (rows - 1) - light.y) * high)
            fade = min(1.0, away / 0.74)
            fade = fade * fade * (3 - 2 * fade)
            picture.set_at((x, y), _between(light.near, light.far, fade))
    return picture


def _mowing(size: tuple[int, int]) -> pygame.Surface:
    """Return what rough and stripes leave of the light, white where that is all of it."""
    width, height = size[0] * 2, size[1] * 2  # scaled down again, for smooth edges
    picture = pygame.Surface((width, height), depth=32)
    picture.fill((255, 255, 255))
    stripe = max(3.0, _STRIPE * min(width, height))
    slant = height * 0.5
    for number in range(0, int((width + slant) / stripe) + 1, 2):
        x = number * stripe
        corners = [(x, 0), (x + stripe, 0), (x + stripe - slant, height), (x - slant, height)]
        pygame.draw.polygon(picture, _MOWN, corners)
    rough = pygame.Surface((width, height), depth=32)
    rough.fill(_ROUGH)
    pygame.draw.polygon(rough, _FRINGE, _fairway((width, height), 0.0))
    pygame.draw.polygon(rough, (255, 255, 255), _fairway((width, height), 0.012))
    picture.blit(rough, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(picture, size)


def _fairway(size: tuple[int, int], inset: float) -> list[tuple[float, float]]:
    """Return the fairway's winding edge, `inset` of the shorter side further inside.

    The curve is a superellipse, which fills a rectangle but has no corners, with a few waves.
    """
    width, height = size
    less = (0.012 + inset) * min(size)
    points = []
    for step in range(_EDGE_POINTS):
        turn = 2 * pi * step / _EDGE_POINTS
        wave = 0.006 * (sin(3 * turn + 1) + sin(5 * turn) + sin(8 * turn + 2))
        across, down = cos(turn), sin(turn)
        x = copysign(abs(across) ** _SQUARENESS, across) * (width / 2 - less)
        y = copysign(abs(down) ** _SQUARENESS, down) * (height / 2 - less)
        points.append((width / 2 + x * (1 - wave), height / 2 + y * (1 - wave)))
    return points
