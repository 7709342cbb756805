"""The map of a course: nine holes on its ground, each a pencil sketch until it was played."""

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from random import Random
from typing import NamedTuple

import pygame

from golf import theme
from golf.geometry import Rect
from golf.table.backdrop import backdrop
from golf.table.card_art import framed, packed
from golf.texts.numbers import golfers_text
from golf.theme import Colour
from golf.ui.look import Look
from golf.ui.pictures import PICTURES
from golf.ui.shapes import draw_plate

_SMOOTH = 2  # painted this much larger, then scaled down
_GROUND_HOLE = 5  # whose light the map is in
_TURF: Colour = (150, 198, 104)
_ROUGH: Colour = (40, 74, 44)
_GREEN: Colour = (192, 226, 138)
_SKETCH: Colour = (250, 246, 235, 150)
_STEPS = 40

Point = tuple[float, float]


class MapHole(NamedTuple):
    """A hole on the map: its par, and the fewest strokes taken, None where it was not played."""

    par: int
    strokes: int | None


def course_map(
    look: Look, name: str, place: str, holes: Sequence[MapHole], size: tuple[int, int]
) -> pygame.Surface:
    """Return the map of a course as a framed picture; the same name gives the same holes."""
    line = max(1, look.px(2))
    inner = max(8, size[0] - 2 * line), max(8, size[1] - 2 * line)
    key = ("map", name, place, tuple(holes), inner, line)

    def draw() -> pygame.Surface:
        picture = backdrop(inner, place or "felt", _GROUND_HOLE).convert_alpha()
        _Map(look, name, holes, inner).paint(picture)
        return packed(framed(picture, line, look.px(10), theme.INK))

    return PICTURES.kept(key, draw)


class _Map:
    """One map while it is painted, in pixels of the finished picture."""

    def __init__(
        self, look: Look, name: str, holes: Sequence[MapHole], size: tuple[int, int]
    ) -> None:
        self.look, self.holes, self.size = look, holes, size
        self.unit = min(size[0] / 5.6, size[1] / 4.2)  # between two greens, about
        self.spots = _spots(Random(name), size, len(holes))

    def paint(self, picture: pygame.Surface) -> None:
        """Paint all fairways, then the greens with their flags and results."""
        width, height = self.size
        large = pygame.Surface((width * _SMOOTH, height * _SMOOTH), pygame.SRCALPHA)
        for number, hole in enumerate(self.holes):
            tee, green = self.spots[number], self.spots[number + 1]
            if hole.strokes is None:
                self._sketch(large, tee, green)
            else:
                self._turf(large, tee, green)
        for number, hole in enumerate(self.holes, start=1):
            if hole.strokes is not None:
                self._disc(large, self.spots[number], 0.34 * self.unit, theme.INK)
                self._disc(large, self.spots[number], 0.31 * self.unit, _GREEN)
        picture.blit(pygame.transform.smoothscale(large, self.size), (0, 0))
        for number, hole in enumerate(self.holes, start=1):
            self._mark(picture, number, hole, self.spots[number])

    def _way(self, tee: Point, green: Point) -> list[Point]:
        """Return points from a tee to its green, along a bend."""
        (x, y), (to_x, to_y) = tee, green
        length = hypot(to_x - x, to_y - y) or 1
        bend = 0.16 * length * (1 if round(x + to_y) % 2 else -1)
        side_x, side_y = (to_y - y) / length, (x - to_x) / length
        points = []
        for step in range(_STEPS + 1):
            share = 0.12 + 0.88 * step / _STEPS
            arc = bend * sin(pi * step / _STEPS)
            points.append((x + (to_x - x) * share + arc * side_x,
                           y + (to_y - y) * share + arc * side_y))  # fmt: skip
        return points

    def _turf(self, large: pygame.Surface, tee: Point, green: Point) -> None:
        """Paint the fairway of a hole that was played, with the rough along it."""
        points = self._way(tee, green)
        for grown, colour in ((0.045, _ROUGH), (0.0, _TURF)):
            for step, point in enumerate(points):
                swell = 0.13 + 0.06 * sin(pi * step / _STEPS)
                self._disc(large, point, (swell + grown) * self.unit, colour)

    def _sketch(self, large: pygame.Surface, tee: Point, green: Point) -> None:
        """Sketch a hole that was not: dots, and a ring where its green will be."""
        for point in self._way(tee, green)[3:-8:4]:
            self._disc(large, point, 0.03 * self.unit, _SKETCH)
        centre = round(green[0] * _SMOOTH), round(green[1] * _SMOOTH)
        radius = round(0.28 * self.unit * _SMOOTH)
        pygame.draw.circle(large, _SKETCH, centre, radius, max(2, round(0.035 * radius * 3)))

    def _disc(self, large: pygame.Surface, at: Point, radius: float, colour: Colour) -> None:
        centre = at[0] * _SMOOTH, at[1] * _SMOOTH
        pygame.draw.circle(large, colour, centre, radius * _SMOOTH)

    def _mark(self, picture: pygame.Surface, number: int, hole: MapHole, at: Point) -> None:
        """Write the number of a hole on its green; where it was played, a flag stands there."""
        px = max(self.look.text_px(1), round(0.3 * self.unit))
        colour = theme.INK if hole.strokes is not None else theme.PAPER
        words = self.look.text_at(str(number), "bold", px, colour)
        picture.blit(words, words.get_rect(center=(round(at[0]), round(at[1]))))
        if hole.strokes is None:
            return
        pole = round(0.62 * self.unit)
        x, y = round(at[0] + 0.2 * self.unit), round(at[1] - 0.08 * self.unit)
        line = max(1, round(0.04 * self.unit))
        picture.fill(theme.INK, (x, y - pole, line, pole))
        length = round(0.36 * self.unit)
        under = hole.strokes - hole.par
        cloth = theme.SUN if under < 0 else theme.FLAG if under == 0 else theme.PAPER
        corners = [(x + line, y - pole), (x + line + length, y - pole + length // 3),
                   (x + line, y - pole + length * 2 // 3)]  # fmt: skip
        pygame.draw.polygon(picture, cloth, corners)
        pygame.draw.polygon(picture, theme.INK, corners, max(1, line // 2))
        self._write_result(picture, golfers_text(under), at)

    def _write_result(self, picture: pygame.Surface, words: str, at: Point) -> None:
        """Write what a hole came to against par, on a plate below its green."""
        px = max(self.look.text_px(1), round(0.22 * self.unit))
        text = self.look.text_at(words, "bold", px, theme.PAPER)
        plate = text.get_rect(center=(round(at[0]), round(at[1] + 0.42 * self.unit)))
        plate = plate.inflate(px // 2, 0)
        draw_plate(picture, Rect(*plate), plate.h // 2, theme.MESSAGE_PLATE)
        picture.blit(text, text.get_rect(center=plate.center))


def _spots(rng: Random, size: tuple[int, int], count: int) -> list[Point]:
    """Return the first tee and the greens, along a way that winds over the map."""
    width, height = size
    across = 3
    down = -(-count // across)
    spots = []
    for number in range(count):
        row, place = divmod(number, across)
        column = place if row % 2 == 0 else across - 1 - place
        x = (column + 0.5 + rng.uniform(-0.16, 0.16)) / across
        y = (row + 0.55 + rng.uniform(-0.12, 0.12) + 0.05 * (column - 1) * (-1) ** row) / down
        spots.append((width * (0.05 + 0.9 * x), height * (0.06 + 0.86 * y)))
    first = spots[0]
    turn = rng.uniform(0.6, 1.2)
    tee = first[0] - 0.13 * width * cos(turn), first[1] - 0.1 * height * sin(turn)
    return [(max(0.04 * width, tee[0]), max(0.04 * height, tee[1])), *spots]
