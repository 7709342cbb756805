"""The courses that are there: every TOML file in `levels/`, in the order of their file names."""

from pathlib import Path
from typing import NamedTuple

from golf.assets import levels_path
from golf.core.course import Course
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
    """Return the course with a name, in whatever case, or the one in the file of that name.

    Raises:
        CourseError: there is no such course, or its file is broken.
    """
    wanted = name.strip().casefold()
    for path in _files(folder):
        if wanted in (path.name.casefold(), path.stem.casefold()):
            return _read(path)
    courses = load_courses(folder).courses
    for course in courses:
        if course.name.casefold() == wanted:
            return course
    if not courses:
        raise CourseError("expected a course, got {text}: none is there", text=shown(name))
    names = ", ".join(course.name for course in courses)
    raise CourseError("expected a course ({names}), got {text}", names=names, text=shown(name))


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
