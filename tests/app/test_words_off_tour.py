"""The words of pages that the tour of scenes does not come to: whole, large, covered by none.

The tour is that of `tests.app.test_words_fit`.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from golf import routes, words
from golf.core.record import Record
from golf.core.rules import PRESETS
from golf.course_files import load_courses
from golf.routes import Home, Push, Route
from golf.saves.file_names import SETTINGS
from golf.saves.new_games import new_course, new_daily, random_game
from golf.saves.settings import Settings
from golf.scenes.code_entry import CODE_CHARACTERS
from golf.services import Services
from golf.session.lessons import LESSONS
from golf.texts.help import TITLES
from tests.app.pilot import Pilot
from tests.app.test_words_fit import SIZES, faults

HOLE = "classic/617:1217FFF1F1F23755717F43F575FF3F3F62F44F26F4FF3"
ROUND = "classic" + 8 * "/bAD......-2C-:1" + "/bAD......-2C-3C:1"
NOW = "2026-11-30T10:00:00+01:00"


def replays() -> Iterator[Route]:
    yield routes.Replay(Record.parse(HOLE), stop=10)
    yield routes.Replay(Record.parse(ROUND), words.say("Best line"))
    yield routes.Replay(Record.parse("fast/617:X/617:1X"), titles=("1", "2"))
    yield routes.ShareCode(Record.parse(ROUND))


def pages() -> Iterator[Route]:
    for key in TITLES:
        for rules in PRESETS.values():
            yield routes.Help(key, rules)
    for lesson in LESSONS:
        yield routes.LessonTable(lesson.key)
    yield routes.Initials()
    yield routes.Letters(words.say("Open a code"), ROUND, CODE_CHARACTERS, 100)
    yield routes.SpeedIntroduction(PRESETS["relaxed"])
    yield routes.LearnPad()


def games(services: Services) -> Iterator[Route]:
    """Begin a game of many kinds; yield the list of them, and the pause of each."""
    storage = services.storage
    for kind in ("round", "hole", "speed"):
        storage.save_game(random_game(storage, services.rng, kind, PRESETS["relaxed"]))
    for kind in ("daily-hole", "daily-round"):
        storage.save_game(new_daily(storage, kind, NOW))
    storage.save_game(new_course(storage, load_courses().courses[0]))
    for game in services.games.values():
        game.play(game.hole.position.legal_moves()[0], lambda: NOW)
    yield routes.Games()
    for game in list(services.games.values()):
        yield routes.Pause(game)


def check(pilot: Pilot, ways: Iterator[Route]) -> None:
    wrong = []
    for route in ways:
        pilot.follow(Push(route))
        pilot.rest()
        while pilot.scene.wants_time:
            pilot.frames()
        found = faults(pilot.scene, pilot.app.services.look)
        wrong += [f"{type(route).__name__}: {fault}" for fault in found]
        pilot.follow(Home())
        pilot.rest()
    pilot.app.close()
    assert not wrong, "\n".join(wrong)


def new_pilot(folder: Path, size: tuple[int, int], language: str) -> Pilot:
    settings = Settings(language=language, speed="off").to_json()
    (folder / SETTINGS).write_text(json.dumps(settings), encoding="utf-8")
    pilot = Pilot(folder, size, weighs_luck=True)
    pilot.rest()
    return pilot


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    yield
    words.use_language("en")


@pytest.mark.sweep
@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES, (360, 640)], ids=str)
def test_no_word_is_cut_off_too_small_or_covered(
    size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    pilot = new_pilot(tmp_path, size, language)
    ways = (replays(), pages(), games(pilot.app.services))
    check(pilot, (route for each in ways for route in each))
