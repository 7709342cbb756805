"""A long history: how late it makes a frame, and the opening of the window."""

import time
from pathlib import Path

import pytest

from golf.routes import Push, Records
from golf.saves.storage import Storage
from golf.saves.transfer import export_text
from tests.app.lines import line
from tests.app.pilot import Pilot
from tests.store import DictStore

import pygame  # isort: skip

LINES = 20_000
MANY = 200_000


def write_history(folder: Path, count: int) -> None:
    """Write a history of holes of different deals, a daily among each ten."""
    letters = "F" * 15 + "X"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "history.jsonl").open("w") as file:
        for number in range(count):
            daily = f"20{number // 3650 % 90 + 10:02}-03-05" if number % 10 == 0 else None
            record = f"classic/{number + 1}:{letters}"
            file.write(f"{line(record, f'id-{number}', daily=daily)}\n")


class Slowest:
    """A pilot whose slowest frame is known."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.seconds: dict[str, float] = {}

    def frames(self, what: str, count: int, *events: pygame.event.Event) -> None:
        """Run frames, the first with events."""
        for number in range(count):
            start = time.perf_counter()
            self.pilot.app.frame(events if number == 0 else (), 1 / 60)
            spent = time.perf_counter() - start
            self.seconds[what] = max(spent, self.seconds.get(what, 0.0))


def test_no_frame_is_late_with_twenty_thousand_lines(tmp_path: Path) -> None:
    plain = Slowest(Pilot(tmp_path / "none"))
    plain.frames("plain", 60)
    plain.pilot.app.close()
    write_history(tmp_path, LINES)
    pilot = Pilot(tmp_path)
    slowest = Slowest(pilot)
    slowest.frames("reading", 120)
    assert pilot.app.storage.is_history_read
    pilot.app.stack.apply(Push(Records()))
    slowest.frames("records", 400)
    assert len(pilot.scene.statistics.tables[0].holes) == LINES
    for tab in ("tab top", "tab awards", "tab overview"):
        start = time.perf_counter()
        pilot.scene.choose(tab)
        slowest.frames(tab, 3)
        slowest.seconds[tab] = max(slowest.seconds[tab], time.perf_counter() - start)
    pilot.app.close()
    print({what: f"{1000 * spent:.0f} ms" for what, spent in slowest.seconds.items()},
          f"without a history {1000 * plain.seconds['plain']:.0f} ms")  # fmt: skip
    assert max(slowest.seconds.values()) < 0.5


def test_no_frame_is_late_while_twenty_thousand_lines_are_imported(tmp_path: Path) -> None:
    other = Storage(DictStore())
    letters = "F" * 15 + "X"
    other.add_lines([line(f"classic/{n + 1}:{letters}", f"id-{n}") for n in range(LINES)])
    text = export_text(other)
    pilot = Pilot(tmp_path)
    slowest = Slowest(pilot)
    slowest.frames("title", 30)
    slowest.frames("drop", 1, pygame.event.Event(pygame.DROPTEXT, text=text))
    while pilot.scene.wants_time:
        slowest.frames("reading", 1)
    pilot.click_button("take")
    while pilot.scene_name == "ImportScene":
        slowest.frames("taking in", 1)
    assert len(pilot.app.storage.history) == LINES
    pilot.app.close()
    print({what: f"{1000 * spent:.0f} ms" for what, spent in slowest.seconds.items()})
    assert max(slowest.seconds.values()) < 0.5


@pytest.mark.sweep
def test_the_window_opens_as_fast_with_two_hundred_thousand_lines(tmp_path: Path) -> None:
    write_history(tmp_path / "long", MANY)
    spent = {}
    for name in ("none", "long", "none", "long"):
        start = time.perf_counter()
        pilot = Pilot(tmp_path / name)
        pilot.frames(1)
        spent[name] = time.perf_counter() - start
        pilot.app.close()
    print({name: f"{1000 * seconds:.0f} ms" for name, seconds in spent.items()})
    assert spent["long"] < spent["none"] + 0.5
