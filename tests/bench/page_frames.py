"""The longest frame of everything that opens or changes: pages, decks, languages, moves.

Run as `python -m tests.bench.page_frames [WxH]`; without a screen.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time

from golf.play_options import PlayOptions
from golf.saves.settings import BACKS, DECKS, TABLES
from golf.words import LANGUAGES
from tests.app.pilot import Pilot
from tests.app.scenes_tour import PAGES, settle

LIMIT = 0.050
"""CPU seconds of a frame at 1920×1080."""

SIZE = (1920, 1080)


class Watch:
    """Times every frame of a pilot's app; `longest` is by what was done."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.longest: dict[str, float] = {}
        self._name = ""
        self._frame = pilot.app.frame
        pilot.app.frame = self._timed  # type: ignore[method-assign]

    def _timed(self, *given: object) -> bool:
        return bool(self._time(lambda: self._frame(*given)))  # type: ignore[arg-type]

    def _time(self, work: Callable[[], object]) -> object:
        began = process_time()
        done = work()
        taken = process_time() - began
        self.longest[self._name] = max(taken, self.longest.get(self._name, 0.0))
        return done

    def do(self, name: str, work: Callable[[], object]) -> None:
        """Do something, then let all come to rest."""
        self._name = name
        self._time(work)
        settle(self.pilot)


def longest_frames(size: tuple[int, int]) -> dict[str, float]:
    """Return the CPU seconds of the longest frame of each step of a tour."""
    pilot = Pilot(Path(tempfile.mkdtemp()), size, PlayOptions(mute=True))
    watch = Watch(pilot)
    watch.do("title", pilot.frames)
    for key in PAGES:
        watch.do(f"open {key}", lambda key=key: pilot.click_button(key))
        watch.do(f"close {key}", lambda: pilot.key("escape"))
    watch.do("deal", lambda: pilot.click_button("round"))
    watch.do("keys", lambda: pilot.key("/", text="?", shift=True))
    watch.do("back from keys", lambda: pilot.key("escape"))
    watch.do("hint", lambda: pilot.key("h"))
    watch.do("flip", lambda: pilot.key("space"))
    watch.do("restart", lambda: pilot.key("n", shift=True))
    watch.do("pause", lambda: pilot.key("escape"))
    _change(watch, pilot)
    watch.do("back to play", lambda: pilot.key("escape"))
    watch.do("summary", lambda: _give_up(pilot))
    pilot.app.close()
    return watch.longest


def _change(watch: Watch, pilot: Pilot) -> None:
    """Change what can be chosen, as the page of settings does it."""
    services = pilot.app.services
    choices = {"deck": DECKS, "back": BACKS, "table": TABLES, "language": LANGUAGES}
    for name, values in choices.items():
        for value in (*list(values)[1:], next(iter(values))):

            def change(name: str = name, value: str = value) -> None:
                setattr(services.settings, name, value)
                services.keep_settings()

            watch.do(f"{name} {value}", change)


def _give_up(pilot: Pilot) -> None:
    while not pilot.scene.hole.is_over:
        pilot.scene.do(pilot.scene.position.legal_moves()[-1])


if __name__ == "__main__":
    words = sys.argv[1:]
    size = tuple(map(int, words[0].split("x"))) if words else SIZE
    found = longest_frames((size[0], size[1]))
    for name, seconds in sorted(found.items(), key=lambda each: -each[1]):
        print(f"{seconds * 1000:6.1f} ms  {name}")
    print(f"(limit {LIMIT * 1000:.0f} at 1920x1080)")
