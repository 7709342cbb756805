"""Words on screens that are narrower, lower or squarer than most: folded phones, split screens."""

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

from golf import routes, words
from golf.core.rules import PRESETS
from golf.routes import Home, Push, Route
from golf.saves.new_games import random_game
from golf.ui.leaves import Line, Paper
from golf.ui.look import Look
from tests.app.lines import given_up, line
from tests.app.pilot import SMALL, Pilot
from tests.app.scenes_tour import settle
from tests.app.test_touch_targets import too_small
from tests.app.test_words_fit import faults
from tests.sweep import swept

SIZES = [(280, 653), (320, 568), (344, 882), (717, 512), (568, 320), (412, 480)]
"""Foldables closed and open, the smallest phones, and half of a phone's screen."""

PAGES: dict[str, Callable[[Pilot], Route]] = {
    "table": lambda pilot: routes.Table(a_round(pilot)),
    "records": lambda pilot: routes.Records(),
    "rules": lambda pilot: routes.RulesChoice(),
    "settings": lambda pilot: routes.Settings(),
}


def a_round(pilot: Pilot):  # type: ignore[no-untyped-def]
    storage = pilot.app.services.storage
    return random_game(storage, pilot.app.services.rng, "round", PRESETS["classic"])


@pytest.mark.parametrize("language", swept(words.LANGUAGES, "de", "fr"))
@pytest.mark.parametrize("size", swept(SIZES, (280, 653), (717, 512)), ids=str)
def test_words_are_read_whole_on_odd_screens(
    size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    pilot = Pilot(tmp_path, size)
    services = pilot.app.services
    services.settings.language = language
    services.settings.speed = "off"
    services.keep_settings()
    wrong = []
    for name, route in PAGES.items():
        pilot.follow(Push(route(pilot)))
        pilot.rest()
        wrong += [f"{name}: {fault}" for fault in faults(pilot.scene, services.look)]
        pilot.follow(Home())
    words.use_language("en")
    pilot.app.close()
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("route", "size", "ratio"),
    [
        (routes.RulesChoice(), (568, 320), 2),
        (routes.RulesChoice(), (960, 540), 1),
        (routes.RulesChoice(), (640, 360), 3),
        (None, (653, 280), 2),
    ],
    ids=str,
)
def test_every_button_is_as_large_as_a_thumb_on_low_screens(
    route: Route | None, size: tuple[int, int], ratio: int, tmp_path: Path
) -> None:
    pilot = Pilot(tmp_path, SMALL)
    pilot.follow(Home() if route is None else Push(route))
    settings = pilot.app.services.settings
    pilot.app.services.look = Look((size[0] * ratio, size[1] * ratio), settings, ratio)
    pilot.app.stack.resize()
    assert too_small(pilot) == set()
    pilot.app.close()


@pytest.mark.parametrize("size", [(280, 653), (320, 568), (344, 882)], ids=str)
def test_the_words_of_a_narrow_calendar_keep_off_the_edge_of_their_sheet(
    size: tuple[int, int], tmp_path: Path
) -> None:
    pilot = Pilot(tmp_path, size)
    pilot.follow(Push(routes.Daily(pilot.app.services.today)))
    paper = next(leaf.rect for leaf in pilot.scene.leaves if isinstance(leaf, Paper))
    lines = [leaf for leaf in pilot.scene.leaves if isinstance(leaf, Line)]
    edges = [each.rect.x - paper.x for each in lines if each.align == "left"]
    edges += [paper.right - each.rect.right for each in lines if each.align == "right"]
    assert len(edges) >= 2
    assert min(edges) >= 8
    pilot.app.close()


PORTRAIT = [(720, 1280), (912, 1368), (820, 1180), (600, 1024)]
"""Monitors and tablets that stand upright: their pixels are many, and their letters large."""


@pytest.fixture
def veteran(tmp_path: Path) -> Iterator[Pilot]:
    """Someone who has played much, under all rules."""
    pilot = Pilot(tmp_path, SMALL)
    pilot.app.services.settings.speed = "off"
    for number, name in product(range(1, 12), PRESETS):
        record = given_up(str(number), PRESETS[name])
        pilot.app.services.storage.history.add(line(record, f"{name}{number}"))
    yield pilot
    words.use_language("en")
    pilot.app.close()


@pytest.mark.parametrize("language", swept(words.LANGUAGES, "de"))
@pytest.mark.parametrize("size", swept(PORTRAIT, (720, 1280), (820, 1180)), ids=str)
def test_lists_on_large_upright_screens_have_room_for_their_letters(
    size: tuple[int, int], language: str, veteran: Pilot
) -> None:
    services = veteran.app.services
    words.use_language(language)
    look = services.look = Look(size, services.settings)
    wrong = []
    for name in ("top", "awards", "tour"):
        veteran.follow(Push(routes.Tour() if name == "tour" else routes.Records()))
        settle(veteran)
        services.look = look
        if name != "tour":
            veteran.choose(f"tab {name}")
        veteran.app.stack.resize()
        wrong += [f"{name}: {fault}" for fault in faults(veteran.scene, look)]
        wrong += [
            f"{name}: {button.key} is only {button.rect.h} high"
            for button in veteran.scene.menu.buttons
            if button.words and button.rect.h < look.px(36)
        ]
        veteran.follow(Home())
    assert not wrong, "\n".join(wrong)
