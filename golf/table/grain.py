"""Fine grain, as of felt and paper, in a tile that is the same every time."""

from functools import lru_cache
from random import Random

import pygame

from golf.geometry import Rect


def lay_grain(
    picture: pygame.Surface, area: Rect, side: int, seed: int, levels: bytes, flag: int
) -> None:
    """Cover an area with grain, which `flag` adds to the picture or takes away from it.

    A tile is `side` pixels wide and high; `levels` are the strengths that a random byte stands for.
    """
    tile = _tile(side, seed, levels)
    picture.set_clip(area)
    for y in range(area.y, area.bottom, side):
        for x in range(area.x, area.right, side):
            picture.blit(tile, (x, y), special_flags=flag)
    picture.set_clip(None)


@lru_cache(maxsize=2)
def _tile(side: int, seed: int, levels: bytes) -> pygame.Surface:
    data = Random(seed).randbytes(side * side).translate(levels)
    tile = pygame.image.frombuffer(data, (side, side), "P")
    tile.set_palette([(level, level, level) for level in range(256)])
    return tile.convert(32)
