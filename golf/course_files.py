"""The courses that are there: every TOML file in `levels/`, in the order of their file names."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from golf.assets import levels_path
from golf.core.course import Course, CourseHole
from golf.core.deal import Deal
from golf.core.errors import CourseError, shown
from golf.host.decoding import decoded
from golf.words import say, say_error

_ENDING = ".toml"
_MOST_TEXT = 100_000


class Courses(NamedTuple):
    """The courses that can be played, and a line about each file that cannot.

    A problem names the file, the line in it and what was expected there.
    """

    courses: tuple[Course, ...]
    problems: tuple[str, ...]


def load_courses(folder: str | None = None) -> Courses:
    """Read every course of a folder, `levels/` by default; a broken file stops no other."""
    courses: dict[str, Course] = {}
    problems = []
    try:
        paths = _files(folder)
    except CourseError as error:
        return Courses((), (say_error(error),))
    for path in paths:
        try:
            course = _read(path)
            if course.name.casefold() in courses:
                raise CourseError(
                    "line 1: expected a name of its own, got {text} again", text=shown(course.name)
                )
        except CourseError as error:
            problems.append(say("{name}: {value}", name=path.name, value=say_error(error)))
        else:
            courses[course.name.casefold()] = course
    return Courses(tuple(courses.values()), tuple(problems))


def find_course(name: str, folder: str | None = None) -> Course:
    """Return the course with a name, or the one in the file of that name.

    Case, blanks and signs such as an apostrophe do not matter.

    Raises:
        CourseError: there is no such course, or its file is broken.
    """
    courses = load_courses(folder).courses
    for plain in (_folded, _letters):
        wanted = plain(name)
        for path in _files(folder):
            if wanted and wanted in (plain(path.name), plain(path.stem)):
                return _read(path)
        for course in courses:
            if plain(course.name) == wanted:
                return course
    if not courses:
        raise CourseError("expected a course, got {text}: none is there", text=shown(name))
    names = ", ".join(course.name for course in courses)
    raise CourseError("expected a course ({names}), got {text}", names=names, text=shown(name))


def _folded(name: str) -> str:
    return name.strip().casefold()


def _letters(name: str) -> str:
    return "".join(filter(str.isalnum, name.casefold()))


@lru_cache(maxsize=64)
def known_course(name: str) -> Course | None:
    """Return the course of a name as it was when first asked for, None where none is there."""
    try:
        return find_course(name)
    except CourseError:
        return None


def place_of(course: str | None) -> str:
    """Return the place of a game on a course of that name, empty where it lies nowhere."""
    found = None if course is None else known_course(course)
    return "" if found is None else found.place


def course_hole(course: str | None, deal: Deal) -> CourseHole | None:
    """Return what a course of that name says about a hole, None where it is not of one."""
    found = None if course is None else known_course(course)
    holes = () if found is None else found.holes
    # The file may have been changed since the game was begun.
    return next((hole for hole in holes if hole.deal == deal), None)


def _files(folder: str | None) -> list[Path]:
    place = Path(folder or levels_path())
    try:
        return sorted(path for path in place.iterdir() if path.suffix == _ENDING)
    except FileNotFoundError:
        return []
    except OSError as error:
        raise CourseError(
            "{name}: expected a folder of courses: {why}", name=place.name, why=error
        ) from None


def _read(path: Path) -> Course:
    try:
        with path.open("rb") as file:
            return Course.parse(decoded(file.read(_MOST_TEXT), "strict").replace("\r\n", "\n"))
    except (OSError, UnicodeDecodeError) as error:
        raise CourseError("line 1: expected a readable text file: {why}", why=error) from None
