"""The medals that rounds on a course have won.

A course is there to be played again: a medal may be won at any attempt, but not with help.
"""

from golf.course_files import known_course
from golf.records.counts import counts_on_its_course, results_of
from golf.saves.history import HistoryLine


def medal_of(line: HistoryLine) -> str:
    """Return the medal of a round's line: `gold`, `silver`, `bronze`, or nothing."""
    if line.course is None or not line.is_round or not counts_on_its_course(line):
        return ""
    course, results = known_course(line.course), results_of(line)
    if course is None or not results:
        return ""
    return course.medals.won(sum(hole.strokes for hole in results))
