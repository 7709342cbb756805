"""The table under the cards: a ground seen from above, in the light of the hole.

Everything large and soft is painted small and scaled up; a tile of grain over it gives the felt and
hides the steps of the gradients.
"""

from functools import lru_cache
from math import hypot, pi, sin
from random import Random
from typing import NamedTuple

import pygame

from golf.core.rules import HOLES_IN_ROUND
from golf.geometry import Rect
from golf.table.grain import lay_grain
from golf.table.grounds import GROUNDS, MOWN, Ground
from golf.table.scaling import scaled_into
from golf.theme import HIGH_CONTRAST, HIGH_CONTRAST_TABLE, TABLE_LIGHTS, Colour

_COARSE = (26, 15)  # cells of the gradient
_SHRINK = 4  # the course is painted this much smaller than it is shown
_FINEST = 640  # pixels: a course so wide is fine enough for any window
_SHADE = 0.30  # what the corners lose of the light
_SHADE_FROM, _SHADE_TO = 0.62, 1.16  # where it begins and is full; 1 is the middle of an edge
_GRAIN = 192  # side of the tile of grain in pixels
_GRAIN_LEVELS = bytes(level * 9 // 256 for level in range(256))  # evenly from 0 to 8


class Light(NamedTuple):
    """The light at one time of day: where it falls, its colour there and far away from it."""

    x: float
    y: float
    near: tuple[int, ...]
    far: tuple[int, ...]


def backdrop(
    size: tuple[int, int],
    table: str = "felt",
    hole_number: int = 1,
    *,
    room: pygame.Surface | None = None,
) -> pygame.Surface:
    """Return an opaque picture of the table without cards.

    `table` is one of `golf.saves.settings.TABLES` or of `golf.core.course.PLACES`; its light goes
    with the hole, from 1 to 9. A picture `room` of this size is painted over and returned.
    """
    if table == HIGH_CONTRAST:
        picture = pygame.Surface(size) if room is None else room
        picture.fill(HIGH_CONTRAST_TABLE)
        return picture
    light = light_at(TABLE_LIGHTS[table], hole_number)
    ground = GROUNDS.get(table, MOWN)
    picture = _lit_course(size, light, ground, room)
    if ground.strew is not None:
        ground.strew(picture, Random(f"{table} {hole_number}"))
    area = Rect(0, 0, *size)
    lay_grain(picture, area, _GRAIN, 18, _GRAIN_LEVELS, pygame.BLEND_RGB_ADD)
    return picture


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


def _lit_course(
    size: tuple[int, int], light: Light, ground: Ground, room: pygame.Surface | None
) -> pygame.Surface:
    """Return the light on the ground, without grain."""
    shrink = max(_SHRINK, max(size) // _FINEST)
    small = (max(2, size[0] // shrink), max(2, size[1] // shrink))
    course = pygame.transform.smoothscale(_gradient(light, size), small)
    course.blit(_shading(small, ground), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    if room is None:
        return pygame.transform.smoothscale(course, size)
    return scaled_into(room, course)


def _gradient(light: Light, size: tuple[int, int]) -> pygame.Surface:
    """Return the light as it fades with the distance, and towards the edges of the table."""
    columns, rows = _COARSE
    picture = pygame.Surface(_COARSE)  # in the screen's format, as what is scaled up from it
    wide = size[0] / max(size)
    high = size[1] / max(size)
    for y in range(rows):
        down = y / (rows - 1)
        for x in range(columns):
            across = x / (columns - 1)
            fade = _smooth(hypot((across - light.x) * wide, (down - light.y) * high) / 0.74)
            out = hypot((2 * across - 1) ** 2, (2 * down - 1) ** 2) ** 0.5
            rest = 1 - _SHADE * _smooth((out - _SHADE_FROM) / (_SHADE_TO - _SHADE_FROM))
            colour = _between(light.near, light.far, fade)
            picture.set_at((x, y), tuple(round(rest * part) for part in colour))
    return picture


def _smooth(share: float) -> float:
    """Return a share of 0 to 1, kept to these, that begins and ends gently."""
    share = min(max(share, 0.0), 1.0)
    return share * share * (3 - 2 * share)


@lru_cache(maxsize=1)
def _shading(size: tuple[int, int], ground: Ground) -> pygame.Surface:
    """Return what the ground leaves of the light, white where that is all of it.

    It is the same for all holes; not to be painted on.
    """
    picture = pygame.Surface((size[0] * 2, size[1] * 2), depth=32)  # scaled down, for smooth edges
    picture.fill((255, 255, 255))
    ground.shade(picture)
    return pygame.transform.smoothscale(picture, size)
