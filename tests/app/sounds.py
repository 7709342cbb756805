"""A sound board that only notes what it is asked for, and a clock for a real one."""

from golf.cues import Cue
from golf.sound import Silence
from tests.app.pilot import Pilot


class NotedSounds(Silence):
    """Silence that remembers."""

    def __init__(self) -> None:
        super().__init__()
        self.cues: list[Cue] = []

    def play(self, cue: Cue, step: int = 0) -> None:
        self.cues.append(cue)


class HandClock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def noted_cues(pilot: Pilot) -> list[Cue]:
    """Take a pilot's sounds away and return the list of cues that it asks for from now on."""
    sounds = NotedSounds()
    pilot.app.services.sounds = sounds
    return sounds.cues
