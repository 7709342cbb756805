"""What is made ahead in the time that frames leave, so that no later one is late for it."""

import time
from typing import TYPE_CHECKING

from golf.start_up import read_ahead

if TYPE_CHECKING:
    from golf.host.base import Host
    from golf.painting import Painting
    from golf.scenes.stack import SceneStack
    from golf.services import Services
    from golf.sharpness import Sharpness

LOAD_SLICE = 0.008
"""Seconds of a resting frame that loading sounds may take; then one module is read."""

SPARE_AFTER = 0.003
"""Seconds of a frame in motion after which nothing is loaded in it."""

RENDER_SLICE = 0.012
"""Seconds of a resting frame that making pictures ahead may take."""

READ_SLICE = 0.004
"""Seconds of any frame that reading the history may take."""

SHARP_AFTER = 0.3
"""Seconds without motion and input after which the picture is made as sharp as the screen."""

SHARP_SLICE = 0.008
"""Seconds of a resting frame that this may take."""

TIDY_AFTER = 1.0
"""Seconds of rest after which the pictures of the last scene give their room back."""


class SpareTime:
    """Uses what is left of each frame, once there is a first picture.

    `still_for` is how many seconds nothing has moved and nobody has done anything.
    """

    def __init__(
        self,
        host: "Host",
        services: "Services",
        stack: "SceneStack",
        painting: "Painting",
        sharpness: "Sharpness",
    ) -> None:
        self._host = host
        self._services = services
        self._stack = stack
        self._painting = painting
        self._sharpness = sharpness
        self.still_for = 0.0
        self._began = 0.0
        self._has_loaded = False
        self._has_new_look = False
        self._has_new_scene = False
        self._is_tidy = False

    @property
    def is_settled(self) -> bool:
        """Whether everything is made that would make a later frame late."""
        has_read = self._services.storage.history.is_read
        return has_read and self._has_loaded and self._services.look.is_settled

    def begin_frame(self) -> None:
        """Note that a frame begins."""
        self._began = time.perf_counter()

    def follow_look(self) -> None:
        """Follow a new look: more new ones may come in the next frames, as a window is resized."""
        self._has_new_look = True
        self._is_tidy = False

    def follow_scene(self) -> None:
        """Follow another scene on top: it takes this frame, and the last one leaves pictures."""
        self._has_new_scene = True
        self._is_tidy = False

    def use(self, dt: float, *, is_moving: bool, is_busy: bool, place: str) -> None:
        """Use the time that a frame leaves; `place` is that whose murmur is to be heard."""
        if not is_moving:
            self._use_rest(place)
        elif self._host.reads_quickly and time.perf_counter() - self._began < SPARE_AFTER:
            self._load(0.0)
        self._read_history()
        if is_moving or is_busy or self._services.controls.is_held:
            self.still_for = 0.0
        else:
            self.still_for += dt
        if not self._is_tidy and self.still_for >= TIDY_AFTER and self.is_settled:
            self._is_tidy = True
            self._host.tidy_memory()

    def sharpen(self) -> None:
        """Make what has rested for a while as sharp as the screen."""
        if self._services.look.is_settled and self.still_for >= SHARP_AFTER:
            self._sharpness.sharpen(SHARP_SLICE)

    def _read_history(self) -> None:
        """Read on in the history, which no first picture waits for.

        A scene that looks through it reads it on in a slice of its own.
        """
        if self._stack.top.wants_time:
            return
        storage, end = self._services.storage, time.perf_counter() + READ_SLICE
        while self._painting.has_begun and storage.history.read_on() and time.perf_counter() < end:
            pass

    def _use_rest(self, place: str) -> None:
        """Do in a frame without motion what would make a moving one late."""
        services = self._services
        services.sounds.update()
        services.sounds.follow_place(place)
        has_changed = self._has_new_look or self._has_new_scene
        self._has_new_look = self._has_new_scene = False
        # While a window is being resized, sharp pictures would be in vain.
        if has_changed or not self._painting.has_begun:
            return
        if services.look.render_slice(RENDER_SLICE):
            self._stack.resize()
            services.is_dirty = True
        elif services.look.is_settled:
            self._load(LOAD_SLICE)

    def _load(self, seconds: float) -> None:
        """Load sounds for about so long, at least one; once all are there, read a module."""
        if self._painting.has_begun and not self._has_loaded:
            self._has_loaded = self._services.sounds.load_slice(seconds) and read_ahead()
