"""Courses in words: how hard one is, and what was reached on it."""

from golf.core.course import Course
from golf.records.courses import CourseRecord
from golf.texts.numbers import against_par, against_par_text, golfers_text, signed_text
from golf.words import say

HARDEST = 5
_STEP = 10  # strokes over nine holes


def difficulty(course: Course) -> int:
    """Return how hard a course is, 1 to `HARDEST`, 0 where nobody measured it.

    That goes by what the bot `careful` takes over par on it, half a hole's stroke a step.
    """
    careful = dict(course.over_par).get("careful")
    if careful is None:
        return 0
    return min(HARDEST, max(1, 2 + (careful + _STEP) // _STEP))


def difficulty_text(course: Course) -> str:
    """Return what careful play takes over a course's par, nothing where nobody measured it."""
    careful = dict(course.over_par).get("careful")
    if careful is None:
        return ""
    return say("Careful play: {n} against par", n=against_par_text(careful))


def record_text(course: Course, record: CourseRecord, *, is_short: bool = False) -> str:
    """Return the par of a course, and its best round against it, where short as golfers write."""
    par = say("Par {n}", n=signed_text(course.par))
    if record.best is None:
        return par
    best = record.best.strokes
    score = golfers_text(best - course.par) if is_short else against_par(best, course.par)
    return say("{par} · best: {score}", par=par, score=score)
