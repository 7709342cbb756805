"""`golf courses`: the courses in `levels/`, with par."""

import argparse

from golf.cli.output import Output
from golf.core.course import Course
from golf.course_files import load_courses
from golf.texts.medals import limits_text
from golf.texts.numbers import against_par_text, signed_text
from golf.words import say


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("--holes", action="store_true", help="list the holes of each course, too")


def run(options: argparse.Namespace, output: Output) -> None:
    """Print every course; a file that cannot be used is an error."""
    found = load_courses()
    for course in found.courses:
        if output.is_json:
            output.object(_object(course))
        else:
            _print(course, output, has_holes=options.holes)
    for problem in found.problems:
        output.error(problem)


def _object(course: Course) -> dict[str, object]:
    return {
        "course": course.name,
        "rules": str(course.rules),
        "par": course.par,
        "about": course.about,
        "over_par": dict(course.over_par),
        "place": course.place,
        "medals": course.medals._asdict(),
        "holes": [
            {"name": hole.name, "deal": str(hole.deal), "par": hole.par, "caddie": hole.caddie}
            for hole in course.holes
        ],
    }


def _print(course: Course, output: Output, *, has_holes: bool) -> None:
    about = say(course.about)
    output.prose(f"{course.name}: {course.rules}, par {signed_text(course.par)}. {about}")
    if course.over_par:
        found = ", ".join(f"{bot} {against_par_text(n)}" for bot, n in course.over_par)
        output.prose(f"  over par: {found}")
    output.prose(f"  medals: {limits_text(course.medals)}")
    if has_holes:
        for number, hole in enumerate(course.holes, start=1):
            par = signed_text(hole.par)
            output.text(f"  {number}. {hole.name}: deal {hole.deal}, par {par}")
