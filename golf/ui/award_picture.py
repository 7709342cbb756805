"""The picture of an award: a badge of enamel in a rim of metal, with an emblem and its number.

The metal says how much it takes and chooses the badge's shape; the emblem says what it is about.
"""

from math import cos, pi, sin

import pygame

from golf import theme
from golf.geometry import Rect
from golf.table.card_art import packed
from golf.theme import Colour
from golf.ui.look import Look
from golf.ui.pictures import PICTURES

_SMOOTH = 3  # painted this much larger, then scaled down
_RIM = 0.075  # of the badge's side
_EMBLEM = 0.46
_BAND = 0.25  # the height of the band that bears the number

_ENAMEL: dict[str, Colour] = {
    "flag": (46, 112, 78), "card": (46, 112, 78), "cup": (36, 92, 110), "twins": (36, 92, 110),
    "hat": (36, 92, 110), "stock": (36, 92, 110), "flight": (52, 96, 168),
    "laurel": (158, 50, 46), "bird": (158, 50, 46), "pencil": (158, 50, 46),
    "stairs": (158, 50, 46), "eye": (98, 70, 128), "heart": (98, 70, 128), "book": (30, 110, 108),
    "crown": (30, 110, 108), "ring": (30, 110, 108), "sun": (30, 110, 108), "map": (116, 82, 46),
    "medal": (116, 82, 46), "calendar": (178, 92, 36), "clock": (70, 82, 92),
}  # fmt: skip
"""What is behind each emblem: awards of a kind have one colour."""

_WAVES = {"bronze": (0, 0.0), "silver": (8, 0.035), "gold": (12, 0.06)}
"""How many bulges the rim of a metal has, and how deep they are, of the badge's side."""


def award_picture(
    look: Look, emblem: str, metal: str, number: int, side: int, *, is_earned: bool = True
) -> pygame.Surface:
    """Return a badge that fills a square of `side` pixels; its number is left out where it is 1.

    One that is not earned yet is the paper's colour, with the same shape and emblem.
    """
    key = ("award", emblem, metal, number, side, is_earned)
    return PICTURES.kept(key, lambda: _painted(look, emblem, metal, number, side, is_earned))


def draw_award(
    surface: pygame.Surface,
    look: Look,
    rect: Rect,
    emblem: str,
    metal: str,
    number: int,
    *,
    is_earned: bool = True,
) -> None:
    """Paint a badge in the middle of a place."""
    picture = award_picture(look, emblem, metal, number, min(rect.size), is_earned=is_earned)
    surface.blit(picture, picture.get_rect(center=rect.center))


def _painted(
    look: Look, emblem: str, metal: str, number: int, side: int, is_earned: bool
) -> pygame.Surface:
    rim, _, dark = metals = theme.METALS[metal] if is_earned else theme.NO_METAL
    enamel = _ENAMEL[emblem] if is_earned else theme.BUTTON_OFF
    ink = theme.PAPER if is_earned else theme.TEXT_OFF
    key = ("badge", metal, metals, enamel, side)
    picture = PICTURES.kept(key, lambda: _blank(metal, metals, enamel, side)).copy()
    emblem_px = round(_EMBLEM * side)
    drawn = look.picture(f"awards/{emblem}", (emblem_px, emblem_px)).copy()
    drawn.fill((*ink[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
    up = 0.055 if number > 1 else 0
    picture.blit(drawn, drawn.get_rect(center=(side / 2, side * (0.5 - up))))
    if number > 1:
        _paint_band(picture, look, f"{number}", side, rim, dark if is_earned else theme.TEXT_OFF)
    return packed(picture)


def _blank(metal: str, metals: tuple[Colour, ...], enamel: Colour, side: int) -> pygame.Surface:
    """Return a badge without an emblem, of which many are seen at once."""
    rim, lit, dark = metals
    whole = side * _SMOOTH
    large = pygame.Surface((whole, whole), pygame.SRCALPHA)
    large.fill((*dark[:3], 0))
    for inset, shift, colour in ((0, 0, dark), (0.012, 0, lit), (0.03, 0.01, rim)):
        pygame.draw.polygon(large, colour, _outline(whole, metal, inset, shift))
    pygame.draw.circle(large, dark, (whole / 2, whole / 2), whole * (0.5 - 0.06 - _RIM))
    pygame.draw.circle(large, enamel, (whole / 2, whole / 2), whole * (0.5 - 0.075 - _RIM))
    return pygame.transform.smoothscale(large, (side, side))


def _outline(side: float, metal: str, inset: float, shift: float) -> list[tuple[float, float]]:
    """Return the corners of the rim, `inset` of the side from its edge and moved down a little."""
    count, depth = _WAVES[metal]
    points = []
    for step in range(96):
        turn = 2 * pi * step / 96
        radius = side * (0.5 - inset - depth / 2 * (1 + cos(count * turn)) * bool(count))
        points.append(
            (side / 2 + radius * sin(turn), side * (0.5 + shift) - radius * cos(turn) - 1)
        )
    return points


def _paint_band(
    picture: pygame.Surface, look: Look, words: str, side: int, fill: Colour, ink: Colour
) -> None:
    """Paint a band across the foot of a badge with a number on it."""
    height = round(_BAND * side)
    text = look.text_at(words, "bold", max(7, round(0.78 * height)), theme.INK)
    width = max(round(0.42 * side), text.get_width() + round(0.14 * side))
    place = pygame.Rect(0, 0, width, height)
    place.midbottom = (side // 2, side - round(0.03 * side))
    line = max(1, round(side / 44))
    pygame.draw.rect(picture, ink, place, border_radius=height // 3)
    pygame.draw.rect(picture, fill, place.inflate(-2 * line, -2 * line), border_radius=height // 4)
    picture.blit(text, text.get_rect(center=place.center))
