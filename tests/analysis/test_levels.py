"""The courses that come with the game: their files, that they can be cleared, and their pars."""

import pytest

from golf.analysis.par import par
from golf.analysis.solver import solve
from golf.saves.courses import load_courses
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


def test_hole_names_are_used_once():
    names = [hole.name for course in COURSES for hole in course.holes]
    assert len(set(names)) == len(names)
