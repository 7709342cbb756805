"""The one store of pictures that pages are painted with: words, icons, boxes, sheets, drawings.

A picture is made when it is first wanted and kept by all that it was made of, so that a frame
allocates nothing. The faces of the cards have a store of their own (`golf.table.faces`).
"""

from collections.abc import Callable
from weakref import ref

import pygame

from golf.table.making import MAKING, NOTHING

_LEAST, _MOST = 2_500_000, 24_000_000
"""Bytes of pictures that may be kept in a small and in a large window."""

_PER_PIXEL = 4
"""How many bytes more they may be for each pixel of the window."""

_ROOM_STEP = 64
"""A large picture gets room for one up to so many pixels wider and higher, as windows grow."""

_SPARE = 1.4
"""How much room a large picture may take, of what it needs."""


class Pictures:
    """Pictures by key (what they show, then what they are made of), up to so many bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self._kept: dict[tuple[object, ...], pygame.Surface] = {}

    def kept(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture of a key, made where there is none; `NOTHING` where it must wait."""
        picture = self._kept.pop(key, None)
        if picture is None:
            picture = MAKING.of(make)
            if picture is None:
                return NOTHING
            self.bytes += _bytes(picture)
        # The last one is the one used last.
        self._kept[key] = picture
        self._forget_oldest()
        return picture

    def _forget_oldest(self) -> None:
        while self.bytes > self.most and len(self._kept) > 1:
            self.bytes -= _bytes(self._kept.pop(next(iter(self._kept))))

    def make_room(self, window: tuple[int, int]) -> None:
        """Allow for the pictures of some pages; what was used longest ago goes first."""
        self.most = min(_LEAST + _PER_PIXEL * window[0] * window[1], _MOST)
        self._forget_oldest()

    def of(self, kind: str) -> dict[tuple[object, ...], pygame.Surface]:
        """Return the pictures of a kind, what their keys begin with, by the rest of the key."""
        return {key[1:]: picture for key, picture in self._kept.items() if key[0] == kind}

    def clear(self) -> None:
        """Forget every picture."""
        self._kept.clear()
        self.bytes = 0


class SharedPicture:
    """One picture as large as the window that owner after owner paints on.

    A browser never gets memory back, and soon finds no room in one piece for another of its size.
    """

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._owner: ref[object] | None = None

    def of(self, owner: object, size: tuple[int, int]) -> tuple[pygame.Surface, bool]:
        """Return the picture, and whether it still holds what its owner painted on it."""
        is_own = self._owner is not None and self._owner() is owner
        self._owner = ref(owner)
        before, self._picture = self._picture, in_room_of(self._picture, size)
        return self._picture, is_own and self._picture is before


def in_room_of(old: pygame.Surface | None, size: tuple[int, int]) -> pygame.Surface:
    """Return an opaque picture of a size, in the memory of an old one where that suffices.

    To get memory for a picture as large as the window takes longer than to paint most of it. What
    was on the old picture is lost.
    """
    if old is not None and old.get_size() == size:
        return old
    width, height = size
    room = None if old is None else old.get_parent() or old
    wide, high = (0, 0) if room is None else room.get_size()
    if width > wide or height > high or wide * high > _SPARE * width * height:
        room = pygame.Surface([-(-side // _ROOM_STEP) * _ROOM_STEP for side in size])
    assert room is not None
    return room.subsurface((0, 0, width, height))


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


PICTURES = Pictures(_MOST)
"""What the whole program keeps."""

STILL = SharedPicture()
"""What stands still on the table in play, painted once for many frames."""
