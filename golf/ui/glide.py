"""The change from one scene to the next: the new one slides in, an overlay fades in.

It is paint alone: the new scene is on top, takes input and time from its first frame on.
"""

from collections.abc import Callable

import pygame

from golf.timing import SCENE_GLIDE

_FIRST = 0.1  # of the way is done in the first frame: a press is answered at once
_LAG = 0.3  # how far the old picture gives way, of the window's width


class Glide:
    """A change under way, or none.

    Its pictures are as large as the window; one that `keeps_room` paints the next ones on them.
    """

    def __init__(self, *, keeps_room: bool = False) -> None:
        self._keeps_room = keeps_room
        self._rooms: dict[str, pygame.Surface] = {}
        self._old: pygame.Surface | None = None
        self._new: pygame.Surface | None = None
        self._direction = 0
        self._share = 0.0
        self._duration = SCENE_GLIDE

    @property
    def is_moving(self) -> bool:
        """Whether a change is under way."""
        return self._old is not None

    def begin(self, old: pygame.Surface, direction: int, seconds: float = SCENE_GLIDE) -> None:
        """Leave what `old` shows now: 1 slides on, -1 slides back, 0 fades."""
        self._old, self._new = self._copy("old", old), None
        self._direction = direction
        self._share = _FIRST
        self._duration = seconds

    def _copy(self, name: str, picture: pygame.Surface) -> pygame.Surface:
        """Return a copy of a picture, where room is kept on the last one of a name."""
        room = self._rooms.get(name)
        if room is None or room.get_size() != picture.get_size():
            room = picture.copy()
        else:
            room.set_alpha(None)
            room.blit(picture, (0, 0))
        if self._keeps_room:
            self._rooms[name] = room
        return room

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        if self._old is not None:
            self._share += dt / self._duration if self._duration > 0 else 1.0
            if self._share >= 1.0:
                self.finish()

    def finish(self) -> None:
        """Jump to the end."""
        self._old = self._new = None

    def draw(
        self,
        surface: pygame.Surface,
        draw: Callable[[pygame.Surface], None],
        *,
        is_still: bool = False,
    ) -> None:
        """Let `draw` paint the new scene, and show as much of it as is due.

        One that `is_still` as it was in the frame before is painted once for all of the change.
        """
        if is_still and self._new is not None and self._new.get_size() == surface.get_size():
            surface.blit(self._new, (0, 0))
        else:
            self._new = None
            draw(surface)
            # One that moves by itself would be copied in every frame.
            self._new = self._copy("new", surface) if is_still and self.is_moving else None
        old = self._old
        if old is None or old.get_size() != surface.get_size():
            return
        left = (1.0 - min(1.0, self._share)) ** 3
        if not self._direction:
            old.set_alpha(round(255 * left))
            surface.blit(old, (0, 0))
            return
        width, height = surface.get_size()
        away = round(width * left)
        lag = round(_LAG * (width - away))
        surface.scroll(away * self._direction, 0)
        if self._direction > 0:
            surface.blit(old, (0, 0), (lag, 0, away, height))
        else:
            surface.blit(old, (width - away, 0), (width - away - lag, 0, away, height))
