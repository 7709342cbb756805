"""Small pictures of the keys and gamepad buttons that would do something here."""

import pygame

from golf import theme
from golf.controls.bindings import SIGNS, PadPlace
from golf.ui.look import Look
from golf.ui.pictures import PICTURES

_SMOOTH = 4  # drawn this much larger, then scaled down

_WITH_LETTERS = ("xbox", "nintendo")
_TINTS = {
    "xbox": {
        PadPlace.SOUTH: theme.PAD_GREEN,
        PadPlace.EAST: theme.PAD_RED,
        PadPlace.WEST: theme.PAD_BLUE,
        PadPlace.NORTH: theme.PAD_YELLOW,
    },
    "playstation": {
        PadPlace.SOUTH: theme.PAD_BLUE,
        PadPlace.EAST: theme.PAD_RED,
        PadPlace.WEST: theme.PAD_PINK,
        PadPlace.NORTH: theme.PAD_GREEN,
    },
}
_SHOULDERS = (
    PadPlace.LEFT_SHOULDER,
    PadPlace.RIGHT_SHOULDER,
    PadPlace.LEFT_TRIGGER,
    PadPlace.RIGHT_TRIGGER,
)
_SHOULDER_NAMES = {
    "xbox": ("LB", "RB", "LT", "RT"),
    "playstation": ("L1", "R1", "L2", "R2"),
    "nintendo": ("L", "R", "ZL", "ZR"),
    "": ("L1", "R1", "L2", "R2"),
}
_DIAMOND = {
    PadPlace.SOUTH: (0.0, 1.0),
    PadPlace.EAST: (1.0, 0.0),
    PadPlace.WEST: (-1.0, 0.0),
    PadPlace.NORTH: (0.0, -1.0),
}


def pad_glyph(look: Look, place: PadPlace, family: str, px: int) -> pygame.Surface:
    """Return the picture, `px` high, of the button at a place; `family` as `PadDevice.family`."""

    def paint() -> pygame.Surface:
        if place in _SHOULDERS:
            return _cap(look, _SHOULDER_NAMES[family][_SHOULDERS.index(place)], px)
        if place in (PadPlace.START, PadPlace.SELECT):
            return _middle_button(place, family, px)
        return _face_button(look, place, family, px)

    return PICTURES.kept(("pad", family, place.value, px), paint)


def key_glyph(look: Look, name: str, px: int) -> pygame.Surface:
    """Return the picture of a key with a short name on it."""
    return PICTURES.kept(("key", name, px), lambda: _cap(look, name, px))


def _cap(look: Look, words: str, px: int) -> pygame.Surface:
    """Return words on a paper key with an ink line round it."""
    text = look.font("bold", round(px * 0.62) * _SMOOTH).smooth(words, theme.INK)
    height = px * _SMOOTH
    width = max(height, text.get_width() + round(0.55 * height))
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    line = max(1, round(height * 0.07))
    pygame.draw.rect(picture, theme.INK, picture.get_rect(), border_radius=height // 4)
    inner = picture.get_rect().inflate(-2 * line, -2 * line)
    pygame.draw.rect(picture, theme.PAPER, inner, border_radius=height // 4 - line)
    picture.blit(text, text.get_rect(center=inner.center))
    return pygame.transform.smoothscale(picture, (round(width / _SMOOTH), px))


def _disc(px: int) -> tuple[pygame.Surface, float]:
    """Return a large dark disc in a paper ring, and its radius."""
    side = px * _SMOOTH
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    radius = side / 2
    pygame.draw.circle(picture, theme.PAPER, (radius, radius), radius)
    pygame.draw.circle(picture, theme.INK, (radius, radius), radius * 0.9)
    return picture, radius


def _face_button(look: Look, place: PadPlace, family: str, px: int) -> pygame.Surface:
    picture, radius = _disc(px)
    tint = _TINTS.get(family, {}).get(place, theme.PAPER)
    if family in _WITH_LETTERS:
        text = look.font("bold", round(radius * 1.25)).smooth(SIGNS[family][place], tint)
        picture.blit(text, text.get_rect(center=(radius, radius)))
    elif family == "playstation":
        _paint_sign(picture, place, radius, tint)
    else:
        # Nobody knows what is written on it: the place among the four says it.
        for each, (x, y) in _DIAMOND.items():
            centre = (radius * (1 + 0.48 * x), radius * (1 + 0.48 * y))
            is_meant = each is place
            colour = theme.SUN if is_meant else theme.TEXT_OFF
            pygame.draw.circle(picture, colour, centre, radius * (0.30 if is_meant else 0.16))
    return pygame.transform.smoothscale(picture, (px, px))


def _paint_sign(
    picture: pygame.Surface, place: PadPlace, radius: float, tint: tuple[int, ...]
) -> None:
    """Paint a cross, a circle, a square or a triangle."""
    line, arm = max(2, round(radius * 0.17)), radius * 0.42
    match place:
        case PadPlace.SOUTH:
            for sign in (-1, 1):
                start, end = (
                    (radius - arm, radius - sign * arm),
                    (radius + arm, radius + sign * arm),
                )
                pygame.draw.line(picture, tint, start, end, line)
        case PadPlace.EAST:
            pygame.draw.circle(picture, tint, (radius, radius), radius * 0.52, line)
        case PadPlace.WEST:
            box = pygame.Rect(0, 0, round(2 * arm), round(2 * arm))
            box.center = (round(radius), round(radius))
            pygame.draw.rect(picture, tint, box, line)
        case _:
            points = [
                (radius, radius * 0.42),
                (radius * 1.5, radius * 1.3),
                (radius * 0.5, radius * 1.3),
            ]
            pygame.draw.polygon(picture, tint, points, line)


def _middle_button(place: PadPlace, family: str, px: int) -> pygame.Surface:
    """Return the small button right of the middle (three lines or a plus), or left of it."""
    picture, radius = _disc(px)
    line, arm = max(2, round(radius * 0.15)), radius * 0.44
    if family == "nintendo":
        ways = [(arm, 0.0)] if place is PadPlace.SELECT else [(arm, 0.0), (0.0, arm)]
        for x, y in ways:
            start, end = (radius - x, radius - y), (radius + x, radius + y)
            pygame.draw.line(picture, theme.PAPER, start, end, line)
    elif place is PadPlace.START:
        for row in (-1, 0, 1):
            y = radius * (1 + 0.28 * row)
            pygame.draw.line(picture, theme.PAPER, (radius - arm, y), (radius + arm, y), line)
    else:
        for shift in (-0.16, 0.16):
            box = pygame.Rect(0, 0, round(0.62 * radius), round(0.62 * radius))
            box.center = (round(radius * (1 + shift)), round(radius * (1 + shift)))
            pygame.draw.rect(picture, theme.INK, box)
            pygame.draw.rect(picture, theme.PAPER, box, line)
    return pygame.transform.smoothscale(picture, (px, px))
