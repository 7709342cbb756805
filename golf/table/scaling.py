"""Scaling a picture into the memory of another one."""

from functools import lru_cache

import pygame

_SMALL, _LARGE = (2, 2), (4, 4)


def scaled_into(room: pygame.Surface, picture: pygame.Surface) -> pygame.Surface:
    """Paint a picture over all of `room`, scaled smoothly, and return `room`."""
    size = room.get_size()
    if room.get_parent() is None or minds_rows():
        return pygame.transform.smoothscale(picture, size, room)
    room.blit(pygame.transform.smoothscale(picture, size), (0, 0))
    return room


@lru_cache
def minds_rows() -> bool:
    """Return whether pygame scales into a part of a picture row by row.

    Where it has no code for the processor at hand, as in WebAssembly, it writes on from one row
    into the next, past the part's right end.
    """
    whole = pygame.Surface(_LARGE)
    white = pygame.Surface(_SMALL)
    white.fill((255, 255, 255))
    part = whole.subsurface((0, 0, 2, 4))
    pygame.transform.smoothscale(white, part.get_size(), part)
    return all(part.get_at((x, y))[0] > 0 for x in range(2) for y in range(4))
