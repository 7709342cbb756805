"""Which pictures a frame may still make: a slow device shows it without the others first."""

from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from math import inf
from time import perf_counter
from typing import TypeVar

import pygame

_LONGER = 1.25
"""How many times as long the next frame may take where one was not enough."""

_Key = TypeVar("_Key")
_Made = TypeVar("_Made")


class Making:
    """Counts the time that goes into new pictures while a frame is painted.

    What is painted without a picture `is_short` of it, until it is painted again.
    """

    def __init__(self) -> None:
        self.is_short = False
        self._left = inf
        self._times = 1.0

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Let pictures be made for about so many seconds from now on, at least one.

        It is more where that was not enough before: what needs much time comes to its end.
        """
        self._left, self.is_short = seconds * self._times, False
        try:
            yield
        finally:
            self._left = inf
            self._times = self._times * _LONGER if self.is_short else 1.0

    def of(self, make: Callable[[], _Made]) -> _Made | None:
        """Return what `make` makes, with all that it is made of; None where it must wait."""
        left = self._left
        if left < 0.0:
            self.is_short = True
            return None
        if left == inf:
            return make()
        began, self._left = perf_counter(), inf
        try:
            return make()
        finally:
            self._left = left - (perf_counter() - began)

    def kept(
        self, store: MutableMapping[_Key, _Made], key: _Key, make: Callable[[], _Made]
    ) -> _Made | None:
        """Return what a store keeps under a key, or else what `make` makes, which it then keeps."""
        found = store.get(key)
        if found is None and (found := self.of(make)) is not None:
            store[key] = found
        return found


MAKING = Making()
"""What the frame that is being painted may make."""

NOTHING = pygame.Surface((1, 1), pygame.SRCALPHA)
"""Is painted for a picture that must wait: not to be kept, nor made into another one."""
