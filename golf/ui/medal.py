"""A medal on its ribbon, or the place of one that was not won yet."""

import pygame

from golf import theme
from golf.geometry import Rect
from golf.table.card_art import packed
from golf.theme import Colour
from golf.ui.pictures import PICTURES

_SMOOTH = 4  # painted this much larger, then scaled down
_RIBBON: tuple[Colour, Colour] = ((205, 62, 56), (152, 40, 36))


def draw_medal(surface: pygame.Surface, rect: Rect, metal: str, *, is_won: bool = True) -> None:
    """Paint a medal in the middle of a place."""
    side = min(rect.size)
    picture = PICTURES.kept(("medal", metal, side, is_won), lambda: _painted(metal, side, is_won))
    surface.blit(picture, picture.get_rect(center=rect.center))


def _painted(metal: str, side: int, is_won: bool) -> pygame.Surface:
    face, lit, dark = theme.METALS[metal] if is_won else theme.NO_METAL
    ribbon = _RIBBON if is_won else (theme.NO_METAL[0], theme.NO_METAL[2])
    s = side * _SMOOTH
    large = pygame.Surface((s, s), pygame.SRCALPHA)
    large.fill((*dark[:3], 0))
    for points, colour in (
        (((0.2, 0.0), (0.46, 0.0), (0.6, 0.46), (0.4, 0.5)), ribbon[0]),
        (((0.8, 0.0), (0.54, 0.0), (0.4, 0.46), (0.6, 0.5)), ribbon[1]),
    ):
        pygame.draw.polygon(large, colour, [(x * s, y * s) for x, y in points])
    centre = (0.5 * s, 0.66 * s)
    for radius, colour in ((0.34, dark), (0.31, lit), (0.27, face), (0.18, lit), (0.16, face)):
        pygame.draw.circle(large, colour, centre, radius * s)
    return packed(pygame.transform.smoothscale(large, (side, side)))
