"""The pars by which a line of the history was played: a course's own, or those of its rules."""

from golf.core.rules import HOLES_IN_ROUND
from golf.course_files import known_course
from golf.saves.history import HistoryLine


def pars_of(line: HistoryLine) -> tuple[int, ...]:
    """Return the par in strokes of each hole of a line.

    A hole of a course that was filed on its own is known by the number after its id.
    """
    count = line.hole_count
    found = None if line.course is None else known_course(line.course)
    course = None if found is None else tuple(hole.par for hole in found.holes)
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
