import pytest

import golf.course_files
from golf.core.course import Course, CourseHole
from golf.core.deal import Deal
from golf.core.rules import PRESETS
from golf.core.slices import finished
from golf.course_files import known_course
from golf.play_options import PlayOptions
from golf.records.courses import finding_best_rounds
from golf.records.pars import pars_of
from golf.routes import Push
from golf.scenes.courses import CoursesScene
from golf.scenes.page_buttons import offered
from golf.texts.numbers import signed_text
from golf.words import use_language
from tests.app.lines import line
from tests.app.pilot import Pilot
from tests.sweep import swept


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
        (folder / f"{number}.toml").write_text(str(course(name, 100 * number + 1)))
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
    pilot.rest()
    game = pilot.scene.game
    assert (game.kind, game.course) == ("course", "The Links")
    assert game.round.pars == (2, 3, 4) * 3
    assert not game.can_switch_wrap


def test_a_course_in_progress_is_continued(levels, pilot):
    pilot.click_button("courses")
    pilot.click_button("course 0")
    pilot.rest()
    game = pilot.scene.game
    pilot.key("space")
    pilot.rest()
    scene = CoursesScene(pilot.app.services)
    pilot.app.stack.apply(Push(scene))
    pilot.frames()
    assert "in progress" in scene.spoken
    pilot.click_button("course 0")
    assert pilot.scene.game is game


def test_the_best_round_without_help_is_told(levels, pilot):
    lines = [
        on_course("The Meadow", "FX", "a"),
        on_course("The Meadow", "X", "b", assisted=True),
        on_course("The Meadow", "X", "c", attempt=2),
    ]
    for each in lines:
        pilot.app.storage.add_line(each)
    assert finished(finding_best_rounds(lines))["The Meadow"].line.id == "a"
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
        (levels / f"x{number}.toml").write_text(str(course(f"Course {number}", 1000 * number)))
    (levels / "broken.toml").write_text("name = 1")
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


@pytest.mark.parametrize("size", swept([(640, 360), (1280, 720), (1920, 1080)], (640, 360)))
@pytest.mark.parametrize("language", swept(["en", "de", "fr", "es"], "de"))
def test_a_card_tells_whole_sentences_and_the_pars_of_its_holes(tmp_path, size, language):
    pilot = Pilot(tmp_path, size)
    pilot.app.services.settings.language = language
    pilot.app.services.follow_language()
    pilot.click_button("courses")
    pilot.rest()
    written: list[tuple[str, str, int]] = []
    look = pilot.app.services.look
    fitted = look.fitted

    def noted(words, role, size, colour, width):
        written.append((words, role, look.text(words, role, size, colour).get_width() - width))
        return fitted(words, role, size, colour, width)

    look.fitted = noted
    pilot.app.services.is_dirty = True
    pilot.frames()
    look.fitted = fitted
    use_language("en")
    blurbs = [(words, over) for words, role, over in written if role == "body"]
    assert max(over for _, over in blurbs) <= 0
    shown = [button.key for button in pilot.scene.menu.buttons if button.key.startswith("course ")]
    told = [words for words, role, _ in written if role == "bold"]
    for key in shown:
        for hole in pilot.scene.courses[int(key.removeprefix("course "))].holes:
            assert signed_text(hole.par) in told
            told.remove(signed_text(hole.par))
