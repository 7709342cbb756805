"""A course is a place: a table and a card back of its own, names, and a caddie's line."""

from itertools import pairwise

import pytest

from golf import routes
from golf.analysis.solver import solve
from golf.core.course import PLACES, usual_medals
from golf.core.record import Record
from golf.course_files import load_courses
from golf.play_options import PlayOptions
from golf.routes import Push
from golf.texts import narration
from golf.words import use_language

COURSES = load_courses().courses


def seated(new_pilot, course="Old Links", **settings):
    """Return a pilot on a course, with the words that a screen reader heard since."""
    pilot = new_pilot(size=(640, 360))
    for key, value in settings.items():
        setattr(pilot.app.services.settings, key, value)
    pilot.app.services.keep_settings()
    heard = []
    pilot.host.announce = heard.append
    pilot.click_button("courses")
    number = [each.name for each in COURSES].index(course)
    pilot.app.stack.apply(pilot.scene.menu.button(f"course {number}").press())
    while pilot.scene_name not in ("DealScene", "PlayScene"):
        pilot.click_button("play")
    pilot.rest()
    return pilot, heard


def worn(pilot):
    look = pilot.app.services.look
    return look.table, look.faces.back_name


def test_every_course_of_ours_lies_in_a_place_of_its_own():
    assert [course.place for course in COURSES] == list(PLACES)


def test_a_course_is_played_on_its_own_table_and_any_other_game_on_the_players(new_pilot):
    pilot, _ = seated(new_pilot, table="dusk", back="flag")
    assert worn(pilot) == ("links", "links")
    pilot.key("escape")
    assert worn(pilot) == ("links", "links")
    pilot.click_button("title")
    pilot.frames()
    assert worn(pilot) == ("dusk", "flag")
    pilot.click_button("hole")
    pilot.rest()
    assert worn(pilot) == ("dusk", "flag")


def test_high_contrast_comes_before_any_place(new_pilot):
    pilot, _ = seated(new_pilot, table="high-contrast")
    assert worn(pilot) == ("high-contrast", "links")


def test_places_can_be_turned_off_in_play(new_pilot):
    pilot, _ = seated(new_pilot)
    pilot.app.stack.apply(Push(routes.Settings()))
    pilot.app.stack.apply(pilot.scene.press("places"))
    assert worn(pilot) == ("felt", "dimples")
    pilot.app.stack.apply(pilot.scene.press("places"))
    assert worn(pilot) == ("links", "links")


def test_a_course_that_lies_nowhere_has_the_players_table(tmp_path, new_pilot, monkeypatch):
    text = "\n".join(line for line in str(COURSES[0]).split("\n") if "place =" not in line)
    (tmp_path / "a.toml").write_text(text.replace("Buttercup Meadow", "Nowhere"), encoding="utf-8")
    monkeypatch.setattr("golf.course_files.levels_path", lambda: str(tmp_path))
    pilot = new_pilot(options=PlayOptions(course="Nowhere"))
    pilot.rest()
    assert worn(pilot) == ("felt", "dimples")


def test_the_caddie_speaks_until_the_first_move(new_pilot):
    pilot, heard = seated(new_pilot)
    hole = COURSES[2].holes[0]
    assert pilot.scene.message == f"“{hole.caddie}”"
    told = [words for words in heard if hole.caddie in words]
    assert len(told) == 1
    assert hole.name in told[0]
    pilot.key("space")
    assert pilot.scene.message == ""
    assert hole.caddie not in narration.beginning(pilot.scene.game)


def test_the_caddie_falls_silent_after_a_while(new_pilot):
    pilot, _ = seated(new_pilot)
    for _ in range(8):
        pilot.app.frame([], 2.0)
    assert pilot.scene.message == ""


@pytest.mark.parametrize("language", ["de", "fr", "es"])
def test_the_caddie_speaks_every_language_and_names_stay(language):
    use_language(language)
    try:
        from golf.words import say

        lines = [hole.caddie for course in COURSES for hole in course.holes]
        assert len(set(lines)) == 63
        assert all(say(line) != line for line in lines)
    finally:
        use_language("en")


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.name)
def test_each_medal_is_harder_to_win_than_the_one_before_and_gold_can_be_won(course):
    assert all(one > other for one, other in pairwise(course.medals))
    assert course.medals == usual_medals(course.par, dict(course.over_par))
    possible = sum(
        solve(hole.deal.position(course.rules)).best_strokes for hole in course.holes[:3]
    )
    assert possible * 3 < course.medals.gold


def test_the_summary_names_the_hole(new_pilot):
    pilot, _ = seated(new_pilot)
    pilot.give_up()
    pilot.rest()
    assert pilot.scene.subheading.startswith("Harbour Wall. ")


def test_a_replay_of_a_course_lies_in_its_place_too(new_pilot):
    pilot, _ = seated(new_pilot)
    pilot.follow(Push(routes.Replay(Record.of(pilot.scene.game.round))))
    pilot.rest()
    assert pilot.scene.table_look.faces.back_name == "links"
