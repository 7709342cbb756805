"""What the game may do with sound, and silence, which there is until a device is open.

Scenes choose a `Cue` from the move and call `play`; that never waits, never fails and never queues.
"""

from typing import Protocol

from golf.cues import Cue


class Sounds(Protocol):
    """What the game may do with sound, whether there is any or not."""

    @property
    def volume(self) -> float:
        """The volume, 0 to 1."""

    @property
    def muted(self) -> bool:
        """Whether the player wants no sound."""

    def play(self, cue: Cue, step: int = 0) -> None:
        """Start a cue now, or leave it out when too many sound already.

        `step` counts the cards before this one in the run (PLAY), or the steps that a run has
        reached before (GALLERY); beyond the top of the scale it stays on the top.
        """

    def set_volume(self, volume: float) -> None:
        """Set the volume, 0 to 1; values outside are brought inside."""

    def set_muted(self, muted: bool) -> None:
        """Switch all sound off, at once, or on."""

    def follow_place(self, name: str) -> None:
        """Let the murmur of a place be heard, none where it is empty; call it in resting frames."""

    def silence(self) -> None:
        """Stop whatever sounds: the game is hidden, paused or left."""

    def wake(self) -> None:
        """Get ready, because the player did something: call it at any key, button or touch.

        A browser gives no sound before its page's first such gesture, so neither does the board.
        """

    def devices_changed(self, *, is_lost: bool) -> None:
        """Follow a device that has come, or one that is lost."""

    def update(self) -> None:
        """Close an idle device; call it in frames where nothing moves, as closing takes 0.05 s."""

    def load_slice(self, seconds: float) -> bool:
        """Load sounds ahead for about `seconds` at most; return whether nothing is left to load."""

    def close(self) -> None:
        """Give the device back; the game ends."""


class Choices:
    """The player's choices, whether there is sound or not."""

    def __init__(self, volume: float = 1.0, muted: bool = False) -> None:
        self._volume = _inside(volume)
        self._muted = muted

    @property
    def volume(self) -> float:
        """The volume, 0 to 1."""
        return self._volume

    @property
    def muted(self) -> bool:
        """Whether the player wants no sound."""
        return self._muted

    def set_volume(self, volume: float) -> None:
        """Keep the volume; values outside 0 to 1 are brought inside."""
        self._volume = _inside(volume)

    def set_muted(self, muted: bool) -> None:
        """Keep the choice."""
        self._muted = muted


class Silence(Choices):
    """No sound; keeps the player's choices for the settings to show."""

    def play(self, cue: Cue, step: int = 0) -> None:
        """Do nothing."""

    def follow_place(self, name: str) -> None:
        """Do nothing."""

    def silence(self) -> None:
        """Do nothing."""

    def wake(self) -> None:
        """Do nothing."""

    def devices_changed(self, *, is_lost: bool) -> None:
        """Do nothing."""

    def update(self) -> None:
        """Do nothing."""

    def load_slice(self, seconds: float) -> bool:
        """Return True: there is nothing to load."""
        return True

    def close(self) -> None:
        """Do nothing."""


def _inside(volume: float) -> float:
    return max(0.0, min(1.0, volume))
