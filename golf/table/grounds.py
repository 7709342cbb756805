"""What a table is made of: mown grass, and the grounds of the places where courses lie.

Each ground shades the light that falls on it: `shade` darkens a small picture of it, which is then
scaled up, so that it is soft; `strew` puts small things on the large picture: flowers, stones,
rivets. Everything is drawn anew for each size of the table, and the same every time.
"""

from collections.abc import Callable
from math import cos, hypot, pi, sin
from random import Random
from typing import NamedTuple

import pygame

from golf.theme import Colour

Shade = Callable[[pygame.Surface], None]
Strew = Callable[[pygame.Surface, Random], None]

_SMOOTH = 4  # small things are drawn this much larger, then scaled down


class Ground(NamedTuple):
    """How a ground darkens the light, and what lies about on it."""

    shade: Shade
    strew: Strew | None = None


# ---- shading: white keeps all of the light


def _stripes(picture: pygame.Surface) -> None:
    """Shade a fairway as it was mown, in slanting stripes."""
    width, height = picture.get_size()
    stripe = max(3.0, 0.105 * min(width, height))
    slant = height * 0.5
    for number in range(0, int((width + slant) / stripe) + 1, 2):
        x = number * stripe
        corners = [(x, 0), (x + stripe, 0), (x + stripe - slant, height), (x - slant, height)]
        pygame.draw.polygon(picture, (222, 234, 222), corners)


def _waves(picture: pygame.Surface) -> None:
    """Shade long grass over which the wind goes."""
    width, height = picture.get_size()
    side = min(width, height)
    pitch = 0.19 * side
    for number in range(-2, int(height / pitch) + 3):
        points = []
        for step in range(41):
            x = width * step / 40
            wave = 0.06 * side * sin(2 * pi * (x / (1.15 * side)) + 0.9 * number)
            points.append((x, number * pitch + wave - 0.12 * x))
        lower = [(x, y + pitch * (0.42 + 0.14 * sin(number))) for x, y in reversed(points)]
        pygame.draw.polygon(picture, (226, 236, 214), points + lower)
        pygame.draw.polygon(
            picture, (226, 236, 214), [(x, y + height * 0.9) for x, y in points + lower]
        )


def _rings(picture: pygame.Surface) -> None:
    """Shade a lawn that was mown in circles."""
    width, height = picture.get_size()
    pitch = 0.11 * min(width, height)
    count = int(hypot(width, height) / pitch) + 2
    for number in range(count, 0, -1):
        colour = (255, 255, 255) if number % 2 else (216, 232, 216)
        pygame.draw.circle(picture, colour, (width * 0.5, height * 0.4), number * pitch)


def _tartan(picture: pygame.Surface) -> None:
    """Shade a woven blanket: bands that cross, darker where they do."""
    width, height = picture.get_size()
    pitch = 0.27 * min(width, height)
    for start, share, colour in (
        (0.0, 0.34, (206, 202, 210)),
        (0.13, 0.08, (190, 184, 196)),
        (0.56, 0.055, (196, 190, 200)),
        (0.72, 0.055, (196, 190, 200)),
    ):
        band = max(1, round(share * pitch))
        for number in range(int(max(width, height) / pitch) + 1):
            at = round((number + start) * pitch)
            picture.fill(colour, (at, 0, band, height), pygame.BLEND_RGB_MULT)
            picture.fill(colour, (0, at, width, band), pygame.BLEND_RGB_MULT)


def _dunes(picture: pygame.Surface) -> None:
    """Shade dunes, one behind the other, each with its lee side dark."""
    width, height = picture.get_size()
    side = min(width, height)
    count = 7
    for number in range(count):
        top = height * (-0.12 + 1.15 * number / count)
        ridge = []
        for step in range(49):
            x = width * step / 48
            swell = sin(2 * pi * x / (1.5 * side) + 2.3 * number)
            ridge.append((x, top + 0.055 * side * swell + 0.03 * side * sin(5 * x / side + number)))
        for depth in range(5):
            drop = 0.022 * side * depth
            shade = 205 + 9 * depth
            points = [(x, y + drop) for x, y in ridge]
            pygame.draw.polygon(
                picture,
                (shade, shade + 4, min(255, shade + 6)),
                [*points, (width, height), (0, height)],
            )
        rest = [(x, y + 0.11 * side) for x, y in ridge]
        pygame.draw.polygon(picture, (255, 255, 255), [*rest, (width, height), (0, height)])


def _boards(picture: pygame.Surface) -> None:
    """Shade polished boards, with their grain and a dark seam between them."""
    rng = Random(5)
    width, height = picture.get_size()
    board = 0.145 * min(width, height)
    for number in range(int(height / board) + 1):
        top = number * board
        shade = rng.randrange(218, 250)
        picture.fill((shade, shade, shade), (0, top, width, board + 1))
        for _ in range(16):
            y, dark = top + rng.random() * board, rng.randrange(4, 16)
            tone = (shade - dark,) * 3
            bend, phase = 0.03 * board * rng.random(), 7 * rng.random()
            line = [(x, y + bend * sin(x / board + phase)) for x in range(0, width + 9, 8)]
            pygame.draw.lines(picture, tone, False, line)
        seam = max(1, round(0.03 * board))
        picture.fill((150, 146, 146), (0, top, width, seam))
        start = rng.random() * width
        picture.fill((166, 160, 160), (start, top, seam, board))


def _patches(picture: pygame.Surface) -> None:
    """Shade a moor: heather in dark patches, with paths of light between them."""
    rng = Random(11)
    width, height = picture.get_size()
    side = min(width, height)
    for _ in range(round(170 * width * height / side / side)):
        x, y = rng.random() * width, rng.random() * height
        radius = side * rng.uniform(0.03, 0.11)
        shade = rng.randrange(206, 244)
        place = pygame.Rect(0, 0, 2.6 * radius, radius)
        place.center = round(x), round(y)
        pygame.draw.ellipse(picture, (shade, shade - 8, shade), place)


def _facets(picture: pygame.Surface) -> None:
    """Shade rock that has split into facets."""
    rng = Random(4)
    width, height = picture.get_size()
    pitch = 0.17 * min(width, height)
    across, down = int(width / pitch) + 3, int(height / pitch) + 3
    points = [
        [
            ((x - 1 + rng.uniform(-0.4, 0.4)) * pitch, (y - 1 + rng.uniform(-0.4, 0.4)) * pitch)
            for x in range(across + 1)
        ]
        for y in range(down + 1)
    ]
    for y in range(down):
        for x in range(across):
            a, b, c, d = points[y][x], points[y][x + 1], points[y + 1][x + 1], points[y + 1][x]
            halves = ((a, b, c), (a, c, d)) if rng.random() < 0.5 else ((a, b, d), (b, c, d))
            for half in halves:
                shade = rng.randrange(196, 252)
                pygame.draw.polygon(picture, (shade, shade, min(255, shade + 3)), half)


# ---- strewing


def _stamp(side: float, paint: Callable[[pygame.Surface, float], None]) -> pygame.Surface:
    """Return a small picture with smooth edges, painted `_SMOOTH` times as large."""
    px = max(3, round(side))
    large = pygame.Surface((px * _SMOOTH,) * 2, pygame.SRCALPHA)
    paint(large, px * _SMOOTH)
    return pygame.transform.smoothscale(large, (px, px))


def _flower(petals: Colour, heart: Colour, count: int) -> Callable[[pygame.Surface, float], None]:
    def paint(picture: pygame.Surface, side: float) -> None:
        picture.fill((*petals[:3], 0))
        for petal in range(count):
            turn = 2 * pi * petal / count
            spot = side * (0.5 + 0.26 * cos(turn)), side * (0.5 + 0.26 * sin(turn))
            pygame.draw.circle(picture, petals, spot, side * (0.21 if count < 7 else 0.15))
        pygame.draw.circle(picture, heart, (side / 2, side / 2), side * 0.17)

    return paint


def _tuft(blades: Colour, count: int) -> Callable[[pygame.Surface, float], None]:
    def paint(picture: pygame.Surface, side: float) -> None:
        picture.fill((*blades[:3], 0))
        for blade in range(count):
            lean = (blade - (count - 1) / 2) / count
            foot, tip = side * (0.5 + 0.16 * lean), side * (0.5 + 0.9 * lean)
            top = side * (0.06 + 0.5 * abs(lean))
            corners = [(foot - side * 0.035, side), (foot + side * 0.035, side), (tip, top)]
            pygame.draw.polygon(picture, blades, corners)

    return paint


def _sprig(stem: Colour, bloom: Colour) -> Callable[[pygame.Surface, float], None]:
    def paint(picture: pygame.Surface, side: float) -> None:
        picture.fill((*bloom[:3], 0))
        for lean in (-0.3, 0.02, 0.3):
            tip = side * (0.5 + lean), side * (0.1 + 0.3 * abs(lean))
            pygame.draw.line(picture, stem, (side / 2, side), tip, max(1, round(side * 0.05)))
            for part in range(5):
                share = 1 - 0.13 * part
                x = side * 0.5 + share * (tip[0] - side * 0.5) + side * 0.05 * (-1) ** part
                spot = x, side + share * (tip[1] - side)
                pygame.draw.circle(picture, bloom, spot, side * 0.072)

    return paint


def _stone(face: Colour, lit: Colour) -> Callable[[pygame.Surface, float], None]:
    def paint(picture: pygame.Surface, side: float) -> None:
        picture.fill((0, 0, 0, 0))
        pygame.draw.ellipse(picture, (0, 0, 0, 70), (0, side * 0.4, side, side * 0.5))
        pygame.draw.ellipse(picture, face, (side * 0.06, side * 0.2, side * 0.88, side * 0.6))
        pygame.draw.ellipse(picture, lit, (side * 0.16, side * 0.24, side * 0.5, side * 0.26))

    return paint


def _petal(colour: Colour) -> Callable[[pygame.Surface, float], None]:
    def paint(picture: pygame.Surface, side: float) -> None:
        picture.fill((*colour[:3], 0))
        corners = [(0.1, 0.6), (0.3, 0.3), (0.65, 0.2), (0.92, 0.35), (0.8, 0.65), (0.45, 0.8)]
        pygame.draw.polygon(picture, colour, [(side * x, side * y) for x, y in corners])

    return paint


def _scatter(
    picture: pygame.Surface,
    rng: Random,
    density: float,
    stamps: list[pygame.Surface],
    *,
    edge: float = 0.0,
) -> None:
    """Put stamps about, `density` on a square of the table; with `edge` fewer in its middle."""
    width, height = picture.get_size()
    side = min(width, height)
    for _ in range(round(density * width * height / side / side)):
        x, y = rng.random(), rng.random()
        stamp, keeps = rng.choice(stamps), rng.random()
        out = max(abs(2 * x - 1), abs(2 * y - 1))
        if keeps < 1 - edge * (1 - out * out):
            picture.blit(stamp, stamp.get_rect(center=(round(x * width), round(y * height))))


def _meadow_flowers(picture: pygame.Surface, rng: Random) -> None:
    unit = min(picture.get_size()) / 720
    grass = [_stamp(size * unit, _tuft((150, 190, 92, 120), 5)) for size in (16, 22, 28)]
    _scatter(picture, rng, 110, grass)
    yellow = _flower((250, 214, 72), (214, 150, 30), 5)
    white = _flower((250, 250, 244), (240, 196, 70), 9)
    flowers = [_stamp(size * unit, paint) for paint in (yellow, yellow, white) for size in (11, 15)]
    _scatter(picture, rng, 130, flowers, edge=0.75)


def _blanket_lines(picture: pygame.Surface, rng: Random) -> None:
    """Weave thin bright threads into the blanket."""
    width, height = picture.get_size()
    pitch = 0.27 * min(width, height)
    thread = max(1, round(0.012 * pitch))
    for share, colour in ((0.46, (236, 222, 180, 84)), (0.9, (214, 92, 76, 110))):
        across = pygame.Surface((thread, height), pygame.SRCALPHA)
        down = pygame.Surface((width, thread), pygame.SRCALPHA)
        across.fill(colour)
        down.fill(colour)
        for number in range(int(max(width, height) / pitch) + 1):
            at = round((number + share) * pitch)
            picture.blit(across, (at, 0))
            picture.blit(down, (0, at))


def _marram(picture: pygame.Surface, rng: Random) -> None:
    unit = min(picture.get_size()) / 720
    tufts = [_stamp(size * unit, _tuft((196, 204, 150, 150), 7)) for size in (22, 30, 38)]
    _scatter(picture, rng, 75, tufts, edge=0.5)
    shells = [
        _stamp(size * unit, _stone((214, 206, 190, 220), (246, 240, 226))) for size in (7, 10)
    ]
    _scatter(picture, rng, 40, shells, edge=0.7)


def _blossom(picture: pygame.Surface, rng: Random) -> None:
    unit = min(picture.get_size()) / 720
    petals = [
        _stamp(size * unit, _petal(colour))
        for colour in ((248, 196, 206, 210), (252, 226, 228, 210))
        for size in (8, 11)
    ]
    turned = [pygame.transform.rotate(each, turn) for each in petals for turn in (0, 70, 140, 250)]
    _scatter(picture, rng, 170, turned, edge=0.6)


def _rivets(picture: pygame.Surface, rng: Random) -> None:
    """Lay two lines of brass along the boards, with rivets in them."""
    width, height = picture.get_size()
    side = min(width, height)
    board, unit = 0.145 * side, side / 720
    line = max(1, round(2 * unit))
    rivet = _stamp(9 * unit, _stone((206, 160, 78), (252, 226, 150)))
    for number in range(int(height / board) + 1):
        y = round(number * board)
        picture.fill((24, 22, 22), (0, y, width, line), pygame.BLEND_RGB_ADD)
        for at in range(int(width / (2 * board)) + 1):
            x = round((2 * at + 0.9 + 0.5 * (number % 2)) * board)
            picture.blit(rivet, rivet.get_rect(center=(x, y + round(0.5 * board))))


def _heather(picture: pygame.Surface, rng: Random) -> None:
    unit = min(picture.get_size()) / 720
    blooms = ((186, 112, 170, 210), (152, 92, 160, 200), (206, 146, 176, 190))
    sprigs = [
        _stamp(size * unit, _sprig((66, 60, 54, 200), bloom))
        for bloom in blooms
        for size in (22, 30)
    ]
    _scatter(picture, rng, 170, sprigs, edge=0.55)
    stones = [_stamp(size * unit, _stone((112, 112, 112), (150, 150, 148))) for size in (14, 24)]
    _scatter(picture, rng, 20, stones, edge=0.8)


def _snow(picture: pygame.Surface, rng: Random) -> None:
    unit = min(picture.get_size()) / 720

    def flake(surface: pygame.Surface, side: float) -> None:
        surface.fill((226, 236, 246, 0))
        pygame.draw.circle(surface, (226, 236, 246, 150), (side / 2, side / 2), side * 0.42)

    _scatter(picture, rng, 190, [_stamp(size * unit, flake) for size in (3, 4, 6)], edge=0.3)


GROUNDS = {
    "meadow": Ground(_waves, _meadow_flowers),
    "garden": Ground(_tartan, _blanket_lines),
    "links": Ground(_dunes, _marram),
    "park": Ground(_rings, _blossom),
    "railway": Ground(_boards, _rivets),
    "moor": Ground(_patches, _heather),
    "crag": Ground(_facets, _snow),
}
"""The ground of each place, see `golf.core.course.PLACES`."""

MOWN = Ground(_stripes)
"""The ground of every other table."""
