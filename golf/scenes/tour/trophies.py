"""The pictures of the Tour that are no faces: cups for the first three, shields of divisions."""

import pygame

from golf import theme
from golf.analysis.roster import DIVISIONS, Division
from golf.scenes.tour.pen import Pen, arc, mixed
from golf.table.card_art import packed
from golf.theme import Colour
from golf.ui.pictures import PICTURES

_FIELDS: dict[str, Colour] = {
    "club": (118, 158, 116),
    "county": (92, 150, 168),
    "national": (126, 86, 132),
    "tour": (196, 66, 58),
}
"""The ground of each division's shield."""
_FAINT = 90
"""How much, of 255, is seen of a cup that was not won yet."""


def cup_picture(metal: str, side: int) -> pygame.Surface:
    """Return the cup of a metal (`theme.METALS`), `side` pixels high; without one a faint cup."""
    return PICTURES.kept(("cup", metal, side), lambda: _cup(metal, max(8, side)))


def shield_picture(division: Division, side: int) -> pygame.Surface:
    """Return the shield of a division, with a star more for each that is higher."""
    return PICTURES.kept(("shield", division, side), lambda: _shield(division, max(8, side)))


def _cup(metal: str, side: int) -> pygame.Surface:
    colour, light, dark = theme.METALS.get(metal, theme.NO_METAL)
    pen = Pen(side)
    for way in (-1, 1):
        pen.line(arc(50 + 26 * way, 38, 15, 15, 0, 2), theme.INK, 4.2)
        pen.line(arc(50 + 26 * way, 38, 15, 15, 0, 2), colour, 2.2)
    pen.oval(50, 13, 10, 10, theme.PAPER if metal else light)
    pen.shape([(22, 22), (78, 22), (74, 46), (62, 62), (38, 62), (26, 46)], colour)
    pen.shape([(29, 26), (38, 26), (40, 56), (33, 48)], light, is_inked=False)
    pen.shape([(66, 26), (73, 26), (70, 45), (60, 58)], mixed(colour, dark, 0.5), is_inked=False)
    pen.shape([(20, 18), (80, 18), (80, 26), (20, 26)], light)
    pen.shape([(45, 62), (55, 62), (58, 76), (42, 76)], colour)
    pen.shape([(32, 76), (68, 76), (72, 92), (28, 92)], theme.FAIRWAY if metal else dark)
    pen.shape([(40, 80), (60, 80), (60, 88), (40, 88)], light, is_inked=False)
    if not metal:
        pen.surface.fill((255, 255, 255, _FAINT), special_flags=pygame.BLEND_RGBA_MULT)
    return packed(pen.scaled(side))


def _shield(division: Division, side: int) -> pygame.Surface:
    pen = Pen(side)
    ground = _FIELDS[division]
    outline = [(14, 10), (86, 10), (86, 52), (76, 74), (50, 94), (24, 74), (14, 52)]
    pen.shape(outline, theme.SUN)
    inner = [(21, 17), (79, 17), (79, 51), (70, 69), (50, 85), (30, 69), (21, 51)]
    pen.shape(inner, ground)
    pen.line([(50, 28), (50, 72)], theme.PAPER, 1.6)
    pen.shape([(51, 27), (71, 35), (51, 44)], theme.FLAG if division != "tour" else theme.SUN)
    pen.oval(50, 73, 12, 3.5, mixed(ground, theme.INK, 0.45), is_inked=False)
    stars = DIVISIONS.index(division) + 1
    for number in range(stars):
        pen.dot(50 + 11 * (number - (stars - 1) / 2), 80 - 58, 3.6, theme.SUN)
    return packed(pen.scaled(side))
