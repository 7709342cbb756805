"""The murmur of a place: a loop on the mixer's music channel, below every cue.

It is streamed from its file, so that nothing has to be loaded before it is heard, fades in and out,
gives way to cues, and falls silent when nobody has done anything for a while: a resting game costs
next to nothing.
"""

from collections.abc import Callable

import pygame

from golf.assets import asset_path

FADE_IN, FADE_OUT = 2000, 600
"""Milliseconds."""
DUCKED = 0.35
"""What a cue leaves of the murmur's amplitude."""
DUCKED_FOR = 0.9
"""Seconds after a cue until the murmur comes back."""
BACK_IN = 1.2
"""Seconds in which it does."""
REST_AFTER = 60.0
"""Seconds without cue or input after which it falls silent."""


class Ambience:
    """What murmurs now, if anything does; every method wants the mixer to be open."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.name = ""
        self._clock = clock
        self._cue_at = float("-inf")
        self._broken: set[str] = set()
        self._gain = 0.0
        self._level = -1.0

    def follow(self, name: str, gain: float) -> None:
        """Let the place of a name be heard, none where it is empty, at a gain of 0 to 1."""
        if name in self._broken:
            name = ""
        self._gain = gain
        if name != self.name:
            self._change(name)
        if self.name:
            self._set_level(gain * self._share())

    def duck(self) -> None:
        """Give way to a cue that begins now."""
        self._cue_at = self._clock()
        if self.name:
            self._set_level(self._gain * DUCKED)

    def stop(self) -> None:
        """Fall silent at once."""
        self.name = ""
        pygame.mixer.music.stop()

    @property
    def is_heard(self) -> bool:
        """Whether something is still to be heard."""
        return pygame.mixer.music.get_busy()

    def _change(self, name: str) -> None:
        """Fade out what is heard, or let something be heard once that has faded."""
        if self.name:
            self.name = ""
            pygame.mixer.music.fadeout(FADE_OUT)
        # To begin before would hold the frame up until then.
        if not name or self.is_heard:
            return
        self.name, self._level = name, -1.0
        try:
            pygame.mixer.music.load(asset_path(f"ambience/{name}.ogg"))
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(-1, fade_ms=FADE_IN)
        except (FileNotFoundError, pygame.error):  # missing or broken: that place stays silent
            self._broken.add(name)
            self.name = ""

    def _share(self) -> float:
        """Return how much of it a cue leaves now."""
        since = self._clock() - self._cue_at - DUCKED_FOR
        return DUCKED + (1 - DUCKED) * min(max(since / BACK_IN, 0.0), 1.0)

    def _set_level(self, level: float) -> None:
        if level != self._level:
            self._level = level
            pygame.mixer.music.set_volume(level)
