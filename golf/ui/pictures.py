"""The one store of pictures that pages are painted with: words, icons, boxes, sheets, drawings.

A picture is made when it is first wanted and kept by all that it was made of, so that a frame
allocates nothing. The faces of the cards have a store of their own (`golf.table.faces`).
"""

from collections.abc import Callable

import pygame

_MOST = 12_000_000
"""Bytes of small pictures that may be kept: what was used longest ago goes first."""

_MOST_LARGE = 12_000_000
"""Bytes of large pictures, of which few are left: sheets are painted from tiles."""


class Pictures:
    """Pictures by key (what they show, then what they are made of), up to so many bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self._kept: dict[tuple[object, ...], pygame.Surface] = {}

    def kept(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture of a key, made where there is none."""
        picture = self._kept.pop(key, None)
        if picture is None:
            picture = make()
            self.bytes += _bytes(picture)
        # The last one is the one used last.
        self._kept[key] = picture
        while self.bytes > self.most and len(self._kept) > 1:
            self.bytes -= _bytes(self._kept.pop(next(iter(self._kept))))
        return picture

    def make_room(self, window: tuple[int, int]) -> None:
        """Allow for two pictures as large as a window, or as much as one on a phone has."""
        self.most = _MOST + min(2 * 4 * window[0] * window[1], _MOST_LARGE)

    def of(self, kind: str) -> dict[tuple[object, ...], pygame.Surface]:
        """Return the pictures of a kind, what their keys begin with, by the rest of the key."""
        return {key[1:]: picture for key, picture in self._kept.items() if key[0] == kind}

    def clear(self) -> None:
        """Forget every picture."""
        self._kept.clear()
        self.bytes = 0


def _bytes(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()


PICTURES = Pictures(_MOST)
"""What the whole program keeps."""
