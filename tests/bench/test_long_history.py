"""A long history: how late it makes a frame, and the opening of the window.

Times are those of the processor, which others may be using at the same time.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from pathlib import Path

import pytest

from golf.core.rules import PRESETS
from golf.core.slices import finished
from golf.course_files import load_courses
from golf.play_options import PlayOptions
from golf.routes import (
    CoursePage,
    Courses,
    Daily,
    DuelChoice,
    EventEntry,
    Games,
    Learn,
    Pause,
    Push,
    Records,
    Route,
    Settings,
    ShareGame,
    Table,
    Tour,
)
from golf.saves.new_games import random_game
from golf.saves.storage import Storage
from golf.saves.transfer import export_text, planning
from tests.app.lines import line
from tests.app.pilot import Pilot
from tests.store import DictStore

import pygame  # isort: skip

pytestmark = pytest.mark.sweep

LINES = 20_000
MANY = 200_000
FIRST_DAY = date(1990, 1, 1)
LETTERS = "F" * 15 + "X"


def write_history(
    folder: Path, count: int, *, is_daily: bool = False, rules: str = "classic"
) -> None:
    """Write a history of holes of different deals: all of them dailies, or one in ten."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "history.jsonl").open("w") as file:
        for number in range(count):
            day = str(FIRST_DAY + timedelta(days=number % 13_000))
            facts = {"daily": day, "begun": f"{day}T20:00:00+01:00"}
            record = f"{rules}/{number + 1}:{LETTERS}"
            facts = facts if is_daily or number % 10 == 0 else {}
            file.write(f"{line(record, f'id-{number}', **facts)}\n")


class Slowest:
    """A pilot whose slowest frames are known, in seconds by what was done in them."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.seconds: dict[str, float] = {}
        self._asked: list[Route] = []
        pilot.app.host.page_events = self._page_events  # type: ignore[method-assign]

    def _page_events(self) -> list[tuple[str, str]]:
        """Open in a frame what was asked for, as a press does."""
        while self._asked:
            self.pilot.app.stack.apply(Push(self._asked.pop()))
        return []

    def open(self, place: Route) -> None:
        """Open a place, and wait until it has nothing to work on."""
        self._asked.append(place)
        self.frames(type(place).__name__, 1)
        self.work(type(place).__name__)

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        """Take the time of what belongs to one frame."""
        start = time.thread_time()
        yield
        self.seconds[what] = max(time.thread_time() - start, self.seconds.get(what, 0.0))

    def frames(self, what: str, count: int, *events: pygame.event.Event) -> None:
        """Run frames, the first with events."""
        for number in range(count):
            with self.timed(what):
                self.pilot.app.frame(events if number == 0 else (), 1 / 60)

    def work(self, what: str) -> None:
        """Run frames until the scene has nothing to work on."""
        while self.pilot.scene.wants_time:
            self.frames(what, 1)

    def check(self) -> None:
        """Print the figures; no frame may take ten times what it should."""
        print({what: f"{1000 * spent:.0f} ms" for what, spent in self.seconds.items()})
        assert max(self.seconds.values()) < 0.5


def test_no_frame_is_late_with_twenty_thousand_lines(tmp_path: Path) -> None:
    plain = Slowest(Pilot(tmp_path / "none"))
    plain.frames("without a history", 60)
    plain.pilot.app.close()
    plain.check()
    write_history(tmp_path, LINES)
    pilot = Pilot(tmp_path)
    slowest = Slowest(pilot)
    slowest.frames("reading", 120)
    while not pilot.app.storage.history.is_read:
        slowest.frames("reading", 1)
    slowest.open(Records())
    assert len(pilot.scene.statistics.tables[0].holes) == LINES
    for tab in ("tab top", "tab awards", "tab overview"):
        with slowest.timed(tab):
            pilot.scene.press(tab)
            slowest.frames(tab, 3)
    pilot.app.close()
    slowest.check()


def test_no_frame_is_late_while_twenty_thousand_lines_are_imported(tmp_path: Path) -> None:
    other = Storage(DictStore())
    other.history.add(*[line(f"classic/{n + 1}:{LETTERS}", f"id-{n}") for n in range(LINES)])
    text = export_text(other)
    pilot = Pilot(tmp_path)
    slowest = Slowest(pilot)
    slowest.frames("title", 30)
    slowest.frames("drop", 1, pygame.event.Event(pygame.DROPTEXT, text=text))
    slowest.work("reading")
    pilot.click_button("take")
    while pilot.scene_name == "ImportScene":
        slowest.frames("taking in", 1)
    assert len(pilot.app.storage.history) == LINES
    pilot.app.close()
    slowest.check()


def test_no_page_is_late_with_twenty_thousand_dailies(tmp_path: Path) -> None:
    write_history(tmp_path, LINES, is_daily=True)
    pilot = Pilot(tmp_path)
    slowest = Slowest(pilot)
    slowest.frames("title", 2)
    for page in (Daily(str(FIRST_DAY)), Courses(), Daily(pilot.app.services.today)):
        slowest.open(page)
        slowest.frames("back", 1, pilot.key_event("escape"))
        slowest.frames("title", 60)
    pilot.app.close()
    slowest.check()


def test_no_other_place_is_late_with_twenty_thousand_lines(tmp_path: Path) -> None:
    write_history(tmp_path, LINES)
    pilot = Pilot(tmp_path)
    slowest = Slowest(pilot)
    pilot.rest()
    game = random_game(pilot.app.storage, pilot.app.services.rng, "round", PRESETS["classic"])
    pages = [Tour(), EventEntry(), DuelChoice(), Games(), Learn(), Settings(), Daily("2020-02-02")]
    pages += [*map(CoursePage, load_courses().courses), Table(game), Pause(game), ShareGame(game)]
    for page in pages:
        slowest.open(page)
        if page is not pages[-3]:
            slowest.frames("back", 1, pilot.key_event("escape"))
        slowest.frames("between", 60)
    pilot.app.close()
    slowest.check()


@pytest.mark.parametrize("rules", PRESETS)
def test_no_tab_of_the_records_is_late_under_any_rules(tmp_path: Path, rules: str) -> None:
    write_history(tmp_path, LINES, rules=rules)
    pilot = Pilot(tmp_path)
    slowest = Slowest(pilot)
    slowest.open(Records())
    for key in ("tab top", "tab skill", "tab awards", "tab overview", "export"):
        with slowest.timed(key):
            pilot.scene.press(key)
            slowest.frames(key, 1)
        slowest.work(key)
        slowest.frames("between", 20)
    pilot.app.close()
    slowest.check()


@pytest.mark.parametrize("is_daily", [False, True])
def test_no_hole_that_ends_at_once_waits_for_twenty_thousand_lines(
    tmp_path: Path, is_daily: bool
) -> None:
    write_history(tmp_path, LINES, is_daily=is_daily)
    pilot = Pilot(tmp_path, options=PlayOptions(board="bAD......-2C-3C4C", rules="classic"))
    pilot.app.services.settings.speed = "off"
    slowest = Slowest(pilot)
    slowest.frames("deal", 3)
    slowest.frames("last move", 1, pilot.key_event("1"))
    assert len((tmp_path / "history.jsonl").read_text(encoding="utf-8").splitlines()) == LINES + 1
    assert not pilot.app.storage.history.is_read
    while pilot.scene_name != "HoleSummaryScene":
        slowest.frames("cards fly", 1)
    slowest.work("summary")
    assert len(pilot.app.storage.history) == LINES + 1
    pilot.app.close()
    slowest.check()


def test_todays_daily_opens_before_twenty_thousand_lines_are_read(tmp_path: Path) -> None:
    write_history(tmp_path / "long", LINES, is_daily=True)
    spent = {}
    for folder in ("none", "long", "none", "long"):
        start = time.thread_time()
        pilot = Pilot(tmp_path / folder, options=PlayOptions(daily=True))
        pilot.frames(1)
        spent[folder] = time.thread_time() - start
        assert pilot.app.storage.history.is_read == (folder == "none")
        pilot.app.close()
    print({name: f"{1000 * seconds:.0f} ms" for name, seconds in spent.items()})
    assert spent["long"] < spent["none"] + 0.5


@pytest.mark.sweep
def test_the_window_opens_as_fast_with_two_hundred_thousand_lines(tmp_path: Path) -> None:
    write_history(tmp_path / "long", MANY)
    spent = {}
    for name in ("none", "long", "none", "long"):
        start = time.thread_time()
        pilot = Pilot(tmp_path / name)
        pilot.frames(1)
        spent[name] = time.thread_time() - start
        pilot.app.close()
    print({name: f"{1000 * seconds:.0f} ms" for name, seconds in spent.items()})
    assert spent["long"] < spent["none"] + 0.5


def test_the_same_deals_of_another_device_are_read_in_time_that_goes_with_their_number() -> None:
    def seconds(count: int) -> float:
        mine, other = Storage(DictStore()), Storage(DictStore())
        for storage, name in ((mine, "mine"), (other, "other")):
            storage.history.add(
                *[line(f"classic/{n + 1}:{LETTERS}", f"{name}-{n}") for n in range(count)]
            )
        text = export_text(other)
        begun = time.process_time()
        plan = finished(planning(mine, text))
        assert {each.attempt for each in plan.lines} == {2}
        return time.process_time() - begun

    assert seconds(6_000) < 9 * seconds(1_500)
