"""The pars by which a line of the history was played: a course's own, or those of its rules."""

from functools import lru_cache

from golf.core.errors import CourseError
from golf.core.rules import HOLES_IN_ROUND
from golf.saves.history import HistoryLine


def pars_of(line: HistoryLine) -> tuple[int, ...]:
    """Return the par in strokes of each hole of a line.

    A hole of a course that was filed on its own is known by the number after its id.
    """
    count = line.hole_count
    course = None if line.course is None else _course_pars(line.course)
    if course is None:
        return (line.rules.default_par,) * count
    if count == HOLES_IN_ROUND:
        return course
    number = line.id.rpartition(".")[2]
    if number.isdecimal() and 1 <= int(number) <= HOLES_IN_ROUND:
        return (course[int(number) - 1],) * count
    return (line.rules.default_par,) * count


def round_par(line: HistoryLine) -> int:
    """Return the par of a line's holes together."""
    return sum(pars_of(line))


@lru_cache(maxsize=64)
def _course_pars(name: str) -> tuple[int, ...] | None:
    """Return the pars of a course, None where it is there no more."""
    from golf.course_files import find_course

    try:
        return tuple(hole.par for hole in find_course(name).holes)
    except CourseError:
        return None
