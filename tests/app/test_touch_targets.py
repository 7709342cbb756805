"""Every button is as large as a thumb, on every screen that is held in a hand."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

from golf.core.moves import FLIP
from golf.core.rules import PRESETS
from golf.local_time import local_now
from golf.routes import Home, Push
from golf.saves.new_games import new_daily, random_game
from golf.scenes.games import GamesScene
from golf.scenes.initials import InitialsScene
from golf.scenes.learn_pad import LearnPadScene
from golf.scenes.lesson import LessonScene
from golf.scenes.records.scene import RecordsScene
from golf.scenes.settings import SettingsScene
from golf.scenes.share import ShareScene
from golf.scenes.stack import Scene
from golf.scenes.table_buttons import MOVES
from golf.session.lesson_tables import LESSONS
from golf.ui.buttons import Button
from golf.ui.look import Look
from golf.ui.menu import Menu
from tests.app.lines import given_up, line
from tests.app.pilot import Pilot
from tests.app.scenes_tour import settle, tour

PHONES = [(390, 844), (844, 390), (360, 640), (667, 375)]
SMALLEST = (320, 568)
RATIOS = [1, 2, 3]


def span(menu: Menu, button: Button, size: tuple[int, int], along: int) -> int:
    """Return for how many pixels through a button's middle a press means it, in one direction.

    What means it has no gaps.
    """
    x, y = button.rect.center

    def is_hit(step: int) -> bool:
        pos = (x + step, y) if along == 0 else (x, y + step)
        is_inside = 0 <= pos[0] < size[0] and 0 <= pos[1] < size[1]
        found = menu.at(pos) if is_inside else None
        return found is not None and found.key == button.key

    steps = range(size[along])
    ways = [
        bisect_left(steps, True, key=lambda step, way=way: not is_hit(way * step))
        for way in (1, -1)
    ]
    return max(0, sum(ways) - 1)


def too_small(pilot: Pilot) -> set[str]:
    """Return which buttons of the scene on top are too small for a thumb, and how large they are.

    Cards of the table are no buttons; a line that is partly scrolled away can be scrolled back.
    """
    look, scene = pilot.app.services.look, pilot.scene
    found = set()
    for button in scene.menu.buttons:
        if not button.is_enabled or button.key in MOVES:
            continue
        if button.clip is not None and button.clip.union(button.rect) != button.clip:
            continue
        w, h = (span(scene.menu, button, look.size, along) for along in (0, 1))
        if min(w, h) < look.touch:
            found.add(f"{button.key}: {w / look.ratio:.1f}x{h / look.ratio:.1f}")
    return found


def check(pilot: Pilot, name: str, looks: list[Look]) -> list[str]:
    """Return what is too small in the scene on top, in each of the looks and on every page."""
    services, before = pilot.app.services, pilot.app.services.look
    wrong = []
    for look in looks:
        services.look = look
        pilot.app.stack.resize()
        found = too_small(pilot)
        while (button := pilot.scene.menu.button("page_down")) and button.is_enabled:
            pilot.choose("page_down")
            found |= too_small(pilot)
        wrong += [f"{name} at {look.size} x{look.ratio}: {each}" for each in found]
    services.look = before
    pilot.app.stack.resize()
    return wrong


@pytest.fixture
def many(tmp_path: Path) -> Iterator[Pilot]:
    """Someone who has played much, and has games of all kinds in progress."""
    pilot = Pilot(tmp_path)
    services = pilot.app.services
    for number, name in product(range(1, 12), PRESETS):
        services.storage.history.add(line(given_up(str(number), PRESETS[name]), f"{name}{number}"))
    rules = PRESETS["classic"]
    for kind in ("hole", "round", "speed"):
        services.games[kind] = random_game(services.storage, services.rng, kind, rules)
    for kind in ("daily-hole", "daily-round"):
        services.games[kind] = new_daily(services.storage, kind, local_now())
    for game in services.games.values():
        game.hole.play(FLIP)
    yield pilot
    pilot.app.close()


SCREENS = [*product(PHONES, RATIOS), *product([SMALLEST], RATIOS)]
FEW = [SCREENS[:1] + SCREENS[4:5], pytest.param(SCREENS, marks=pytest.mark.sweep)]
"""A phone held upright and one held across, and in a sweep all of them."""


def looks_of(pilot: Pilot, screens: list[tuple[tuple[int, int], int]]) -> list[Look]:
    settings = pilot.app.services.settings
    return [Look((w * ratio, h * ratio), settings, ratio) for (w, h), ratio in screens]


@pytest.mark.parametrize("screens", FEW, ids=len)
def test_every_button_of_a_tour_is_as_large_as_a_thumb(
    screens: list[tuple[tuple[int, int], int]], tmp_path: Path
) -> None:
    pilot = Pilot(tmp_path)
    looks = looks_of(pilot, screens)
    wrong = [fault for name in tour(pilot) for fault in check(pilot, name, looks)]
    pilot.app.close()
    assert not wrong, "\n".join(wrong)


def top_ten(pilot: Pilot) -> Scene:
    scene = RecordsScene(pilot.app.services)
    scene.tab = "top"
    return scene


def all_tables(pilot: Pilot) -> Scene:
    scene = RecordsScene(pilot.app.services)
    pilot.app.stack.apply(Push(scene))
    scene.at = 0
    return scene


MORE: dict[str, Callable[[Pilot], Scene]] = {
    "settings": lambda pilot: SettingsScene(pilot.app.services),
    "initials": lambda pilot: InitialsScene(pilot.app.services),
    "learn pad": lambda pilot: LearnPadScene(pilot.app.services),
    "share": lambda pilot: ShareScene(pilot.app.services, "Golf\n1 2 3", "classic/1:"),
    "games": lambda pilot: GamesScene(pilot.app.services),
    "top ten": top_ten,
    "all tables": all_tables,
}
MORE |= {
    f"lesson {lesson.key}": lambda pilot, lesson=lesson: LessonScene(pilot.app.services, lesson)
    for lesson in LESSONS
}


@pytest.mark.parametrize("screens", FEW, ids=len)
def test_every_button_of_other_scenes_is_as_large_as_a_thumb(
    screens: list[tuple[tuple[int, int], int]], many: Pilot
) -> None:
    looks = looks_of(many, screens)
    many.app.stack.apply(Home())
    settle(many)
    wrong = check(many, "title", looks)
    for name, make in MORE.items():
        scene = make(many)
        if many.scene is not scene:
            many.app.stack.apply(Push(scene))
        settle(many)
        wrong += check(many, name, looks)
        many.app.stack.apply(Home())
    assert not wrong, "\n".join(wrong)
