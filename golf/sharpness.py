"""What rests, shown once more in all pixels of the screen; while things move, fewer have to do."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil, floor
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from golf.geometry import Rect
from golf.scenes.stack import Scene, SceneStack, draw_scenes
from golf.services import Services
from golf.table.making import MAKING
from golf.ui.look import SharpLook

if TYPE_CHECKING:
    from golf.host.base import Host

_BAND = 400_000
"""About as many pixels are painted at a time."""


class Sharpness:
    """A sharp picture of what rests, in bands from the top down that a page lays over the window.

    Where something changes, the bands go until all rests again. Hosts whose windows have all pixels
    of the screen have none.
    """

    def __init__(self, host: "Host", services: Services, stack: SceneStack) -> None:
        self._host = host
        self._services = services
        self._stack = stack
        self._look: SharpLook | None = None
        self._picture: pygame.Surface | None = None
        self._scenes: list[Scene] = []
        self._shown: set[Rect] = set()

    @property
    def is_whole(self) -> bool:
        """Whether everything is shown as sharp as it can be."""
        sharp = self._host.sharp_size()
        return sharp is None or self._shown.issuperset(_bands(sharp[0]))

    def soften(self, changed: Sequence[Rect] | None) -> None:
        """Take the bands away in which the window has changed, all of them for None."""
        self._scenes = []
        if not self._shown:
            return
        gone = self._shown if changed is None else set(filter(self._touches(changed), self._shown))
        if gone:
            self._host.soften([band.y for band in gone])
            self._shown = self._shown - gone

    def _touches(self, changed: Sequence[Rect]) -> Callable[[Rect], bool]:
        scale = self._look.size[1] / self._services.look.size[1] if self._look else 1.0
        rows = [(floor(scale * box.y), ceil(scale * box.bottom)) for box in changed]
        return lambda band: any(top < band.bottom and band.y < bottom for top, bottom in rows)

    def sharpen(self, seconds: float) -> None:
        """Go on with the picture of what rests for about `seconds`."""
        sharp = self._host.sharp_size()
        if sharp is None or self.is_whole:
            return
        end = perf_counter() + seconds
        look = self._seen(*sharp)
        if not look.is_settled:
            look.render_slice(seconds)
            return
        if not self._scenes:
            self._scenes = self._stack.twins(replace(self._services, look=look))
            return
        if self._picture is None or self._picture.get_size() != look.size:
            self._picture = None
            self._picture = pygame.Surface(look.size)
        for band in _bands(look.size):
            if band not in self._shown:
                self._picture.set_clip(band)
                with MAKING.within(seconds):
                    draw_scenes(self._picture, self._scenes)
                if MAKING.is_short:
                    return
                self._host.sharpen(self._picture, band)
                self._shown.add(band)
                if perf_counter() >= end:
                    return
        self._scenes = []

    def _seen(self, size: tuple[int, int], ratio: float) -> SharpLook:
        """Return the look of the sharp picture, as the window and the settings are now."""
        of, settings, before = self._services.look, self._services.settings, self._look
        if before is None or not before.is_for(of, size, ratio, settings):
            self._look = SharpLook(of, size, settings, ratio, before)
        assert self._look is not None
        return self._look


@lru_cache(maxsize=2)
def _bands(size: tuple[int, int]) -> list[Rect]:
    """Return the bands of a picture of this size, from the top down."""
    width, height = size
    count = ceil(width * height / _BAND)
    pitch = ceil(height / count)
    return [Rect(0, y, width, min(pitch, height - y)) for y in range(0, height, pitch)]
