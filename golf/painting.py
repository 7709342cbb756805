"""What the window shows: each picture painted whole, or retouched where it has changed since.

New pictures of words, boxes and cards are made for a part of a frame only where they may wait, so
that no press is answered late; what they leave out comes with the next frames.
"""

from math import inf
from typing import TYPE_CHECKING

from golf.table.making import MAKING
from golf.timing import SCENE_GLIDE
from golf.ui.glide import Glide

if TYPE_CHECKING:
    import pygame

    from golf.geometry import Rect
    from golf.host.base import Host
    from golf.scenes.stack import Scene, SceneStack
    from golf.services import Services
    from golf.window import Window

FIRST_SLICE, MAKE_SLICE = 0.004, 0.018
"""Seconds of new pictures in the first frame of another scene, and in each of those that follow."""


class Painting:
    """Paints the scenes of a stack onto the window's screen, and how one follows the other.

    `has_begun` once there is a first picture.
    """

    def __init__(
        self, host: "Host", services: "Services", stack: "SceneStack", window: "Window"
    ) -> None:
        self._host = host
        self._services = services
        self._stack = stack
        self._window = window
        self.glide = Glide(keeps_room=host.never_frees)
        self.has_begun = False
        self._has_moved = False
        self._is_short = False
        self._shown: Scene | None = None
        self._whole: tuple[Scene, pygame.Surface] | None = None

    @property
    def is_moving(self) -> bool:
        """Whether the picture changes by itself."""
        return self._stack.is_moving or self.glide.is_moving

    @property
    def is_due(self) -> bool:
        """Whether there is something to paint; what has moved is painted once more, at rest."""
        return self.is_moving or self._has_moved or self._services.is_dirty

    def anew(self) -> None:
        """Paint all of the next picture: the window may have lost the last one."""
        self._whole = None
        self._services.is_dirty = True

    def paint(self) -> "list[Rect] | None":
        """Paint what is due; return in which boxes, None for all of the screen."""
        services, stack, screen = self._services, self._stack, self._window.screen
        top, is_dirty = stack.top, services.is_dirty
        is_known = top.tells_changes or not is_dirty
        is_kept = is_known and (top, screen) == self._whole
        services.is_dirty, self._has_moved = False, self.is_moving
        changed = None
        with MAKING.within(self._seconds()):
            if is_kept and not self.glide.is_moving:
                changed = stack.retouch(screen)
            else:
                # It may be all that keeps a scene alive whose pictures' room the next ones take.
                self._whole = None
                self.glide.draw(screen, stack.draw, is_still=not is_dirty and not stack.is_moving)
        self.has_begun, self._shown, self._is_short = True, top, MAKING.is_short
        services.is_dirty |= self._is_short
        # A picture that glides is no scene's alone.
        is_whole = not self.glide.is_moving and not self._is_short
        self._whole = (top, screen) if is_whole else None
        return changed

    def _seconds(self) -> float:
        """Return how long new pictures may take in this frame."""
        may_wait = self.glide.is_moving or self._is_short or self._host.paints_in_slices
        # The first picture of all is whole: a page shows its own until then.
        if not may_wait or not self.has_begun:
            return inf
        return MAKE_SLICE if self._stack.top is self._shown else FIRST_SLICE

    def glide_from(self, before: "Scene", depth: int) -> None:
        """Let the scene that has come to the top glide in over what the window still shows.

        `before` was on top of a stack of `depth` scenes.
        """
        services, top = self._services, self._stack.top
        if top is before or before.is_seamless or not self.has_begun:
            return
        if services.is_still or services.speed == inf or self._window.size != services.look.size:
            return
        is_overlay = top.is_overlay or before.is_overlay
        is_back = len(self._stack.scenes) < depth
        direction = 0 if is_overlay else -1 if is_back else 1
        # It never takes longer than at normal speed.
        seconds = SCENE_GLIDE / max(1.0, services.speed)
        if not self._host.glide(self._window.surface, direction, seconds):
            self.glide.begin(self._window.screen, direction, seconds)
