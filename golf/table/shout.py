"""The word that stands over a cleared table: it jumps up, stays, and fades."""

from math import ceil, cos, pi, sin

import pygame

from golf.assets import font_path
from golf.geometry import Rect
from golf.table.lettering import Lettering
from golf.theme import DISPLAY_FONT, INK, SUN, WHITE

_SIZE = 0.42  # of the height of its area
_WIDTH = 0.8  # of the area's width, at most
_LEAST = 20  # pixels
_JUMP, _FADE = 0.15, 0.88  # shares of its time: until it stands, and from when it fades
_RIMS = ((INK, 2.6), (SUN, 1.5), (INK, 0.6))  # round the letters, each so far out
_AROUND = 20  # directions in which a rim is laid


def shout_picture(words: str, area: Rect) -> pygame.Surface:
    """Return words as large as an area has room for, white with a rim of gold and ink."""
    pygame.font.init()
    px = max(_LEAST, round(_SIZE * area.h))
    width = Lettering(font_path(DISPLAY_FONT), px).size(words)[0]
    if width > _WIDTH * area.w:
        px = max(_LEAST, int(px * _WIDTH * area.w / width))
    font = Lettering(font_path(DISPLAY_FONT), px)
    rim = max(1.5, px / 22)
    reach = 2 * ceil(1.5 * rim)
    width, height = font.size(words)
    size = width + 2 * reach, height + 2 * reach
    # Soft edges do the rims no harm, and take a quarter of the time.
    half = pygame.Surface((size[0] // 2, size[1] // 2), pygame.SRCALPHA)
    for colour, away in _RIMS:
        letters = pygame.transform.smoothscale_by(font.smooth(words, colour), 0.5)
        for step in range(_AROUND):
            turn = 2 * pi * step / _AROUND
            x, y = cos(turn) * away * rim / 2, sin(turn) * away * rim / 2
            half.blit(letters, (reach // 2 + round(x), reach // 2 + round(y)))
    picture = pygame.transform.smoothscale(half, size)
    picture.blit(font.smooth(words, WHITE), (reach, reach))
    return picture


def paint_shout(surface: pygame.Surface, picture: pygame.Surface, area: Rect, share: float) -> None:
    """Paint the word in the middle of its area after a share (0 to 1) of its time."""
    if share < _JUMP:
        back = share / _JUMP - 1.0
        scale = max(0.05, 1.0 + 2.7 * back**3 + 1.7 * back**2)
        picture = pygame.transform.smoothscale_by(picture, scale)
    elif share > _FADE:
        picture = picture.copy()
        picture.set_alpha(round(255 * (1.0 - share) / (1.0 - _FADE)))
    surface.blit(picture, picture.get_rect(center=area.center))
