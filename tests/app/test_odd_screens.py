"""Words on screens that are narrower, lower or squarer than most: folded phones, split screens."""

from collections.abc import Callable
from pathlib import Path

import pytest

from golf import routes, words
from golf.core.rules import PRESETS
from golf.routes import Home, Push, Route
from golf.saves.new_games import random_game
from tests.app.pilot import Pilot
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
