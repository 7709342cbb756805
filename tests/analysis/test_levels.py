"""The courses that come with the game: their files, that they can be cleared, and their pars."""

import sys
from random import Random

import pytest

from golf.analysis.bots import BOTS, play_out
from golf.analysis.par import par
from golf.analysis.solver import solve
from golf.course_files import load_courses
from tests.sweep import swept

COURSES, PROBLEMS = load_courses()
NAMES = [course.name for course in COURSES]


def test_every_file_is_a_course():
    assert PROBLEMS == ()
    assert len(COURSES) >= 6


@pytest.mark.parametrize("course", COURSES, ids=NAMES)
def test_every_hole_can_be_cleared(course):
    assert len({str(hole.deal) for hole in course.holes}) == 9
    assert len({hole.name for hole in course.holes}) == 9
    for hole in course.holes:
        assert solve(hole.deal.position(course.rules)).is_winnable, hole.name


@pytest.mark.parametrize("course", swept(COURSES, COURSES[0]), ids=NAMES)
def test_the_first_hole_has_the_par_of_the_formula(course):
    hole = course.holes[0]
    assert hole.par == par(hole.deal.position(course.rules))


BOTS_OF_TABLE = ("random", "longest-run", "careful", "fair")


def test_courses_grow_harder_for_every_weak_player_from_the_first_to_the_last(capsys):
    table = [dict(course.over_par) for course in COURSES]
    with capsys.disabled():
        sys.stdout.write("\nover par" + " " * 12 + "".join(f"{bot:>14}" for bot in BOTS_OF_TABLE))
        for name, row in zip(NAMES, table, strict=True):
            figures = "".join(f"{row[bot]:>+14}" for bot in BOTS_OF_TABLE)
            sys.stdout.write(f"\n{name:<20}{figures}")
        sys.stdout.write("\n")
    for bot in ("random", "longest-run", "careful"):
        found = [row[bot] for row in table]
        assert found == sorted(set(found)), bot


@pytest.mark.parametrize("course", COURSES, ids=NAMES)
def test_what_bots_take_over_par_is_what_the_course_says(course):
    for bot in ("longest-run", "careful"):
        strokes = sum(
            play_out(hole.deal.position(course.rules), BOTS[bot], Random(0)).strokes
            for hole in course.holes
        )
        assert dict(course.over_par)[bot] == strokes - course.par


def test_no_par_of_a_course_is_below_the_lowest():
    for course in COURSES:
        assert min(hole.par for hole in course.holes) >= course.rules.default_par - 4


def test_hole_names_are_used_once():
    names = [hole.name for course in COURSES for hole in course.holes]
    assert len(set(names)) == len(names)
