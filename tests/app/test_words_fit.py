import gettext
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import ClassVar

import pygame
import pytest

from golf import words
from golf.core.deal import LAST_MICROSOFT, Deal
from golf.core.game import Entry, Game
from golf.core.moves import FLIP, PLAYS
from golf.core.rules import PRESETS, Rules
from golf.course_files import load_courses
from golf.local_time import local_now
from golf.routes import Home, Push
from golf.saves.new_games import (
    chosen_hole,
    new_course,
    new_daily,
    new_event,
    new_game,
    random_game,
)
from golf.scenes.play.scene import PlayScene
from golf.scenes.play.status import hole_headline
from golf.scenes.stack import Scene
from golf.scenes.title.demo import demo_move
from golf.services import Services
from golf.table.places import LEAST_FAN
from golf.texts.game_names import game_name
from golf.ui.look import Look
from golf.ui.pictures import PICTURES
from tests.app.lines import line as filed
from tests.app.pilot import Pilot
from tests.app.scenes_tour import tour
from tests.app.test_words import speak_only
from tests.app.tours import file_event, go_to
from tests.sweep import swept

SIZES = [(1280, 720), (640, 360), (390, 844), (844, 390), (768, 768)]
LONGER = 1.35


class Longer(gettext.NullTranslations):
    """A language whose every word is a third longer, `{names}` excepted."""

    def gettext(self, message: str) -> str:
        return " ".join(map(self._stretched, message.split(" ")))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def _stretched(self, word: str) -> str:
        if "{" in word or len(word) < 2:
            return word
        more = round(len(word) * (LONGER - 1.0))
        return word[:-1] + "e" * more + word[-1]


class Recorder(pygame.Surface):
    """A surface that remembers which pictures of words were put where.

    What is put on a part of it (which is of this class, too) is not looked at.
    """

    put: ClassVar[list[tuple[int, pygame.Rect]]] = []

    def __init__(self, size: tuple[int, int], look: Look) -> None:
        super().__init__(size)
        self.look = look
        self.put = []

    def blit(self, source: pygame.Surface, dest: object, *rest: object, **more: object) -> object:
        at = pygame.Rect(dest).topleft if len(dest) == 4 else dest  # type: ignore[arg-type]
        ink = source.get_bounding_rect()
        part = pygame.Rect(rest[0]) if rest and rest[0] else source.get_rect()
        place = ink.clip(part).move(round(at[0]) - part.x, round(at[1]) - part.y)
        if place.colliderect(self.get_clip()):
            self.put.append((id(source), place.clip(self.get_clip())))
        return super().blit(source, dest, *rest, **more)

    def words(self) -> list[tuple[str, int, pygame.Rect]]:
        """Return the words on the surface with their size in pixels and the place of their ink."""
        known = {id(picture): key for key, picture in PICTURES.of("text").items()}
        return [(known[key][0], known[key][2], at) for key, at in self.put if key in known]


@pytest.fixture
def in_longer_words(monkeypatch: pytest.MonkeyPatch) -> None:
    speak_only(Longer(), monkeypatch)


def read(scene: Scene, look: Look) -> list[tuple[str, int, pygame.Rect]]:
    surface = Recorder(look.size, look)
    if isinstance(scene, PlayScene):  # its still picture is one of its own
        scene.picture.paint_still(surface, scene.view)
    scene.draw(surface)
    return surface.words()


def faults(scene: Scene, look: Look) -> list[str]:
    """Return what is wrong with the words of a scene."""
    window = pygame.Rect((0, 0), look.size)
    found = []
    lines = read(scene, look)
    least = 14 if look.size == (1280, 720) else 11
    for number, (line, px, at) in enumerate(lines):
        if px < least:
            found.append(f"{line!r} is only {px} px high")
        if line.endswith("…") and len(line) > 1:
            found.append(f"{line!r} is cut off")
        if at.w and not window.contains(at):
            found.append(f"{line!r} leaves the window: {at}")
        for other, _, place in lines[:number]:
            if at.inflate(-2, -2).colliderect(place.inflate(-2, -2)):
                found.append(f"{line!r} lies on {other!r}")
    return found


def check(make: Callable[[], Pilot]) -> None:
    pilot = make()
    wrong = [
        f"{name}: {fault}"
        for name in tour(pilot)
        for fault in faults(pilot.scene, pilot.app.services.look)
    ]
    pilot.app.close()
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", swept(SIZES, (390, 844)))
def test_no_word_is_cut_off_too_small_or_covered(size: tuple[int, int], tmp_path: Path) -> None:
    check(lambda: Pilot(tmp_path, size))


@pytest.mark.parametrize("size", swept(SIZES, (640, 360)))
@pytest.mark.usefixtures("in_longer_words")
def test_words_a_third_longer_fit_as_well(size: tuple[int, int], tmp_path: Path) -> None:
    def make() -> Pilot:
        return Pilot(tmp_path, size)

    check(make)


SQUARE = [(1024, 768), (768, 768), (1000, 800), (1280, 1000)]
HINTED = [*SIZES, (360, 640), (1024, 768), (768, 1024), (800, 480)]


@pytest.mark.parametrize("language", swept(words.LANGUAGES, "de"))
@pytest.mark.parametrize("size", swept(HINTED, (640, 360), (390, 844)), ids=str)
def test_the_line_of_a_first_hint_is_read_whole_and_lies_on_no_figure(
    size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    pilot = Pilot(tmp_path, size)
    pilot.app.services.settings.language = language
    pilot.app.services.settings.speed = "off"
    for has_counter in (False, True):
        pilot.app.services.settings.counter = has_counter
        pilot.app.services.keep_settings()
        pilot.choose("hole")
        pilot.rest()
        scene, look = pilot.scene, pilot.app.services.look
        pilot.click_button("hint")
        counted = words.say("On each card: how many in the stock fit it.")
        assert scene.message.endswith(counted)
        columns = ", ".join(map(str, PLAYS))
        fits = words.say_n(
            "One card fits: column {columns}.", "{n} cards fit: columns {columns}.", 7,
            columns=columns,
        )  # fmt: skip
        scene.message = f"{fits} {counted}"
        assert not faults(scene, look)
        notes = [place for _, _, place in scene.table.figures()]
        assert len(notes) > 1
        lines = [at for line, _, at in read(scene, look) if line in scene.message and len(line) > 9]
        assert 1 <= len(lines) <= 3
        top = look.layout.waste_rect(0, 1)
        index = pygame.Rect(top.x, top.y, top.w, LEAST_FAN * top.h)
        for at in lines:
            assert at.collidelist([*notes, index]) < 0
        pilot.app.stack.apply(Home())
    words.use_language("en")
    pilot.app.close()


@pytest.mark.parametrize("language", swept(words.LANGUAGES, "de"))
@pytest.mark.parametrize("size", swept(SQUARE, (768, 768)), ids=str)
def test_the_headline_of_a_square_window_keeps_to_its_place(
    size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    pilot = Pilot(tmp_path, size)
    words.use_language(language)
    pilot.app.services.settings.speed = "off"
    pilot.app.services.settings.clock = True
    pilot.choose("round")
    pilot.rest()
    for _ in range(10):
        pilot.key("space")
    pilot.frames()
    scene, look = pilot.scene, pilot.app.services.look
    number, unit = hole_headline(scene.game)
    told = {number, *unit, ", ".join(unit)}
    place = pygame.Rect(look.layout.text["headline"])
    lines = [(px, at) for line, px, at in read(scene, look) if line in told and at.y < place.bottom]
    assert len(lines) >= 2
    for px, at in lines:
        assert place.inflate(0, look.layout.text_size // 2).contains(at)
        assert px >= 0.85 * look.layout.text_size
    words.use_language("en")
    pilot.app.close()


def games(services: Services) -> Iterator[Game]:
    """Make a game of each kind whose status is long: points, dates, numbers, names, moves."""
    storage = services.storage
    for name in ("classic", "relaxed"):
        yield random_game(storage, Random(3), "speed", PRESETS[name])
    for kind in ("daily-hole", "daily-round"):
        yield new_daily(storage, kind, "2026-11-30T20:00:00+01:00")
    yield new_game(storage, "hole", PRESETS["strict"], [Deal.numbered(3)], is_clearable=True)
    yield new_course(storage, max(load_courses().courses, key=lambda course: len(course.name)))
    yield chosen_hole(storage, Deal.numbered(LAST_MICROSOFT), PRESETS["relaxed"].with_wrap(False))
    for letters in ("dwnaac", "dwnaas", "enasap"):
        yield random_game(storage, Random(3), "round", Rules.parse(letters))
        yield random_game(storage, Random(3), "hole", Rules.parse(letters))


@pytest.mark.parametrize("language", swept(words.LANGUAGES, "de"))
@pytest.mark.parametrize("size", swept(HINTED, (640, 360), (390, 844)), ids=str)
def test_a_status_with_everything_on_is_read_whole(
    size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    pilot = Pilot(tmp_path, size)
    services = pilot.app.services
    words.use_language(language)
    services.settings.speed = "off"
    services.settings.verdict = services.settings.counter = True
    for game in games(services):
        scene = PlayScene(services, game)
        pilot.app.stack.apply(Push(scene))
        while scene.hole.run_length < 2:
            scene.do(demo_move(scene.position) or FLIP)
        game.add_seconds(754)
        for services.settings.clock in (False, True):
            scene.resize()
            pilot.frames(3)
            assert not faults(scene, services.look), game_name(game)
        pilot.app.stack.apply(Home())
    words.use_language("en")
    pilot.app.close()


def test_a_round_beside_a_wide_board_is_read_whole_in_every_language(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, (1280, 720))
    pilot.app.services.settings.speed = "off"
    pilot.click_button("round")
    pilot.rest()
    for language in words.LANGUAGES:
        words.use_language(language)
        assert not faults(pilot.scene, pilot.app.services.look), language
    pilot.app.close()


@pytest.mark.parametrize("size", swept(HINTED, (640, 360)), ids=str)
def test_the_way_on_says_with_what_in_every_language(size: tuple[int, int], tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, size)
    services, now = pilot.app.services, local_now()
    classic = PRESETS["classic"]
    rounds = [
        new_event(services.storage, Entry("2026-W49", "county"), classic, now),
        new_event(services.storage, Entry("4711", rival="otto"), classic, now),
        new_course(services.storage, load_courses().courses[0]),
        random_game(services.storage, Random(3), "round", classic),
    ]
    for game in rounds:
        for _ in range(2):
            game.give_up(local_now)
            game.next_hole()
        services.games.clear()
        services.save(game)
        for language in words.LANGUAGES:
            words.use_language(language)
            pilot.scene.refresh()
            assert not faults(pilot.scene, services.look), (game_name(game), language)
            written = " ".join(line for line, _, _ in read(pilot.scene, services.look))
            assert "3, +" in written or "3, 6" in written or "3, 5" in written
    words.use_language("en")
    pilot.app.close()


TINY = [(480, 270), (320, 240)]
"""Windows smaller than any that has room for all words."""
PLACES = ("daily", "courses", "course", "tour", "leader board", "duel board")
PLACES += ("deal", "friends", "records", "summary")


@pytest.mark.parametrize("is_played", swept([False, True], True))
@pytest.mark.parametrize("language", swept(words.LANGUAGES, "de"))
@pytest.mark.parametrize("size", swept(TINY, (320, 240)), ids=str)
def test_a_tiny_window_leaves_words_out_rather_than_cutting_them_off(
    size: tuple[int, int], language: str, is_played: bool, tmp_path: Path
) -> None:
    pilot = Pilot(tmp_path, size)
    words.use_language(language)
    if is_played:
        play_everything(pilot)
    wrong = []
    for name in PLACES:
        go_to(pilot, name)
        found = faults(pilot.scene, pilot.app.services.look)
        wrong += [f"{name}: {fault}" for fault in found]
        pilot.follow(Home())
        pilot.rest()
    words.use_language("en")
    pilot.app.close()
    assert not wrong, "\n".join(wrong)


def play_everything(pilot: Pilot) -> None:
    """File today's dailies, a round on a course with a medal, and a duel."""
    today, history = pilot.app.services.today, pilot.app.storage.history
    number = today.replace("-", "")
    nine = "/".join(f"{number}{hole}:X" for hole in range(1, 10))
    history.add(filed(f"classic/{number}0:X", "hole", daily=today, begun=f"{today}T12:00:00+00:00"))
    history.add(filed(f"classic/{nine}", "nine", daily=today, begun=f"{today}T12:00:00+00:00"))
    course = load_courses().courses[0]
    holes = "/".join(f"{hole.deal}:X" for hole in course.holes)
    history.add(filed(f"{course.rules}/{holes}", "course", course=course.name))
    file_event(pilot, "otto")
