from collections.abc import Iterator

import pygame
import pytest

import golf.course_files
from golf import routes, theme
from golf.core.course import Course, CourseHole
from golf.core.deal import Deal
from golf.core.rules import PRESETS
from golf.core.slices import finished
from golf.course_files import known_course, load_courses
from golf.geometry import Rect
from golf.play_options import PlayOptions
from golf.records.courses import finding_course_records
from golf.records.pars import pars_of
from golf.routes import Push
from golf.scenes.courses import About, CoursesScene
from golf.scenes.page_buttons import offered
from golf.texts.medals import medal_text
from golf.words import LANGUAGES, say, use_language
from tests.app.lines import line
from tests.app.pilot import Pilot
from tests.app.test_words_fit import Recorder, read
from tests.sweep import swept

pytestmark = pytest.mark.usefixtures("unseen")


def course(name: str, first: int) -> Course:
    holes = tuple(
        CourseHole(f"Hole {number}", Deal.numbered(first + number), 2 + number % 3)
        for number in range(9)
    )
    return Course(name, PRESETS["classic"], f"Nine holes called {name}. " * 4, holes)


@pytest.fixture
def levels(tmp_path, monkeypatch):
    folder = tmp_path / "levels"
    folder.mkdir()
    for number, name in enumerate(["The Meadow", "The Links", "The Dunes"]):
        (folder / f"{number}.toml").write_text(
            str(course(name, 100 * number + 1)), encoding="utf-8"
        )
    monkeypatch.setattr(golf.course_files, "levels_path", lambda: str(folder))
    known_course.cache_clear()
    yield folder
    known_course.cache_clear()


def on_course(name: str, letters: str, line_id: str = "r", **changes):
    record = "classic/" + "/".join(f"{n}:{letters}" for n in range(1, 10))
    return line(record, line_id, course=name, **changes)


def test_every_course_is_a_card_that_begins_its_round(levels, pilot):
    pilot.click_button("courses")
    assert [c.name for c in pilot.scene.courses] == ["The Meadow", "The Links", "The Dunes"]
    pilot.frames()
    pilot.click_button("course 1")
    pilot.click_button("play")
    pilot.rest()
    game = pilot.scene.game
    assert (game.kind, game.course) == ("course", "The Links")
    assert game.round.pars == (2, 3, 4) * 3
    assert not game.can_switch_wrap


def test_a_course_in_progress_is_continued(levels, pilot):
    pilot.click_button("courses")
    pilot.click_button("course 0")
    pilot.click_button("play")
    pilot.rest()
    game = pilot.scene.game
    pilot.key("space")
    pilot.rest()
    scene = CoursesScene(pilot.app.services)
    pilot.app.stack.apply(Push(scene))
    pilot.frames()
    assert "in progress" in scene.spoken
    pilot.click_button("course 0")
    assert pilot.scene.menu.button("play").words == "Continue"
    pilot.click_button("play")
    assert pilot.scene.game is game


def test_the_best_round_without_help_is_told(levels, pilot):
    lines = [
        on_course("The Meadow", "FX", "a"),
        on_course("The Meadow", "X", "b", assisted=True),
        on_course("The Meadow", "X", "c", attempt=2),
    ]
    for each in lines:
        pilot.app.storage.history.add(each)
    assert finished(finding_course_records(lines))["The Meadow"].best.line.id == "a"
    pilot.frames(2)
    pilot.click_button("courses")
    pilot.frames()
    assert "Par 27 · best: 288 over par" in pilot.scene.menu.button("course 0").name
    assert "best" not in pilot.scene.menu.button("course 1").name


def test_a_card_is_a_button_of_the_page_too(levels, pilot):
    pilot.click_button("courses")
    names = dict(offered(pilot.scene))
    assert names["course 1"].startswith("The Links. Nine holes called The Links.")


def test_arrows_go_from_card_to_card(levels, pilot):
    pilot.click_button("courses")
    pilot.scene.menu.focus = "course 0"
    pilot.key("right")
    assert pilot.scene.menu.focus == "course 1"


def test_many_courses_take_several_pages(levels, pilot):
    for number in range(3, 12):
        (levels / f"x{number}.toml").write_text(
            str(course(f"Course {number}", 1000 * number)), encoding="utf-8"
        )
    (levels / "broken.toml").write_text("name = 1", encoding="utf-8")
    pilot.click_button("courses")
    pilot.frames()
    assert pilot.scene.menu.button("course 9") is None
    pilot.click_button("later")
    pilot.frames()
    assert pilot.scene.menu.button("course 9") is not None
    pilot.click_button("earlier")
    assert pilot.scene.problems[0].startswith("broken.toml: line ")
    pilot.click_button("back")
    assert pilot.scene_name == "TitleScene"


def test_without_courses_the_page_says_so(tmp_path, monkeypatch, pilot):
    monkeypatch.setattr(golf.course_files, "levels_path", lambda: str(tmp_path / "none"))
    pilot.click_button("courses")
    pilot.frames()
    assert pilot.scene.courses == []
    assert "No course is there." in pilot.scene.spoken


def test_a_line_has_the_pars_of_its_course_as_a_round_and_as_a_hole(levels):
    whole = on_course("The Meadow", "X")
    assert pars_of(whole) == (2, 3, 4) * 3
    hole = line("classic/2:X", "r.2", course="The Meadow")
    assert pars_of(hole) == (3,)
    assert pars_of(hole._replace(id="odd")) == (5,)
    assert pars_of(whole._replace(course="Gone")) == (5,) * 9
    assert pars_of(line("classic+wrap/2:X")) == (1,)


def test_golf_course_opens_a_course_by_name(levels, new_pilot):
    pilot = new_pilot(options=PlayOptions(course="the dunes"))
    assert pilot.scene.play.game.course == "The Dunes"


SIZES = [(640, 360), (390, 844), (1280, 720), (1920, 1080)]


def told_of(course: Course, pilot: Pilot) -> str:
    """Return the words that a page paints of what a course is like."""
    words = say(course.about).replace(" ", "")
    lines = [each for each, _, _ in read(pilot.scene, pilot.app.services.look)]
    return " ".join(each for each in lines if each.strip("…").replace(" ", "") in words)


def pages(pilot: Pilot) -> Iterator[list[Course]]:
    """Turn the pages; yield the courses on each."""
    while True:
        scene = pilot.scene
        keys = [button.key for button in scene.menu.buttons]
        yield [each for n, each in enumerate(scene.courses) if f"course {n}" in keys]
        later = scene.menu.button("later")
        if later is None or not later.is_enabled:
            return
        pilot.choose("later")
        pilot.frames()


@pytest.mark.parametrize("size", swept([(390, 844), (1280, 720), (1920, 1080)], (390, 844)))
@pytest.mark.parametrize("language", swept(LANGUAGES, "en", "de"))
def test_a_card_tells_all_that_its_course_is_like(new_pilot, size, language):
    pilot = new_pilot(size=size)
    use_language(language)
    for each in load_courses().courses:
        holes = "/".join(f"{hole.deal}:X" for hole in each.holes)
        record = line(f"{each.rules}/{holes}", each.name, course=each.name)
        pilot.app.storage.history.add(record)
    pilot.frames(2)
    pilot.choose("courses")
    pilot.rest()
    for shown in pages(pilot):
        assert shown
        for each in shown:
            assert told_of(each, pilot) == say(each.about)


@pytest.mark.parametrize("room", [20, 60, 100, 200, 400])
def test_what_has_no_room_on_a_card_ends_in_dots_after_a_whole_word(pilot, room):
    look = pilot.app.services.look
    words = "Few stops and long runs. Look down the line, before you play the first card."
    pitch = look.font("body", look.text_px(theme.SMALL)).get_linesize()
    surface = Recorder(look.size, look)
    About(words).at(Rect(0, 0, room, 3 * pitch)).paint(surface, look)
    lines = [line for line, _, _ in surface.words()]
    assert 1 <= len(lines) <= 3
    whole = " ".join(lines)
    assert whole == words or whole.endswith("…")
    kept = whole.removesuffix("…")
    assert words.startswith(kept)
    assert not words[len(kept) :][:1].isalpha() or room == 20, "no word is cut where one has room"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_course_shows_its_holes_and_what_its_medals_take(new_pilot, size):
    pilot = new_pilot(size=size)
    pilot.click_button("courses")
    course = pilot.scene.courses[0]
    pilot.click_button("course 0")
    pilot.rest()
    spoken = pilot.scene.spoken.split("\n")
    for hole in course.holes:
        assert hole.name in spoken
    for metal, limit in course.medals._asdict().items():
        assert spoken[spoken.index(metal.capitalize()) + 1] == f"{limit} strokes"
    assert "Map: 0 of 9 holes played" in spoken
    assert pilot.scene.menu.focus == "play"
    pilot.click_button("back")
    assert pilot.scene_name == "CoursesScene"


@pytest.mark.seen
def test_the_map_opens_hole_by_hole_and_tells_the_best_of_each(new_pilot):
    pilot = new_pilot()
    course = load_courses().courses[3]
    for number, letters in ((1, "FX"), (2, "1X"), (2, "12X")):
        deal = course.holes[number - 1].deal
        filed = line(f"classic+wrap/{deal}:{letters}", f"{len(letters)}.{number}",
                     course=course.name, attempt=len(letters))  # fmt: skip
        pilot.app.storage.history.add(filed)
    helped = line(f"classic+wrap/{course.holes[2].deal}:X", "h.3", course=course.name,
                  assisted=True)  # fmt: skip
    pilot.app.storage.history.add(helped)
    pilot.app.stack.apply(Push(routes.CoursePage(course)))
    pilot.rest()
    before = pygame.image.tobytes(pilot.app.screen, "RGB")
    assert pilot.scene.record.holes == {1: 35, 2: 33}
    assert "Map: 2 of 9 holes played" in pilot.scene.spoken
    pilot.app.storage.history.add(helped._replace(assisted=False))
    pilot.scene.resume(None)
    pilot.frames(2)
    assert "Map: 3 of 9 holes played" in pilot.scene.spoken
    assert pygame.image.tobytes(pilot.app.screen, "RGB") != before


def test_a_medal_is_told_on_the_courses_page_and_on_the_card(levels, new_pilot):
    medals = "medals = {bronze = 315, silver = 300, gold = 1}\n\n[[hole]]"
    text = str(course("The Meadow", 1)).replace("[[hole]]", medals, 1)
    (levels / "0.toml").write_text(text, encoding="utf-8")
    known_course.cache_clear()
    pilot = new_pilot()
    pilot.app.storage.history.add(on_course("The Meadow", "X", attempt=2))
    pilot.frames(2)
    pilot.click_button("courses")
    pilot.frames()
    assert pilot.scene.menu.button("course 0").name.endswith(". Bronze")
    found = load_courses().courses[0]
    assert medal_text(found, 315) == (
        "A bronze medal! Medals in strokes: Bronze: 315 · Silver: 300 · Gold: 1."
    )
    assert medal_text(found, 316) == "Medals in strokes: Bronze: 315 · Silver: 300 · Gold: 1."
    pilot.click_button("course 0")
    pilot.click_button("play")
    for _ in range(9):
        pilot.rest()
        pilot.give_up()
        pilot.rest()
        pilot.click_button("next")
    while pilot.scene.wants_time:
        pilot.frames()
    assert "A bronze medal! Medals in strokes:" in pilot.scene.spoken
    assert ("medal", "bronze", 1) in [stamp.badge for stamp in pilot.scene.lookup.stamps]


@pytest.mark.parametrize("language", swept(LANGUAGES, "en", "fr"))
@pytest.mark.parametrize(
    "size", swept([*SIZES, (844, 390), (768, 768), (480, 270)], (1280, 720)), ids=str
)
def test_all_cards_of_a_page_are_written_in_one_size(new_pilot, size, language):
    pilot = new_pilot(size=size)
    use_language(language)
    pilot.choose("courses")
    pilot.rest()
    abouts = " ".join(say(each.about) for each in pilot.scene.courses)
    lines = read(pilot.scene, pilot.app.services.look)
    sizes = {px for words, px, _ in lines if len(words) > 12 and words in abouts}
    assert len(sizes) <= 1
    assert sizes or size[1] < 480
