"""Courses: nine named holes with deals and pars, read from a TOML text.

name = "The Meadow"
rules = "classic"
about = "Nine gentle holes."

[[hole]]
name = "First light"
deal = "617"
par = 4
"""

import re
from dataclasses import dataclass

from golf.core.deal import Deal
from golf.core.errors import CourseError, NotationError
from golf.core.rounds import Round
from golf.core.rules import HOLES_IN_ROUND, Rules

_LOWEST_PAR, _HIGHEST_PAR = -17, 35
_MOST_TEXT = 20_000


@dataclass(frozen=True, slots=True)
class CourseHole:
    """One hole of a course: its name, its deal and its par in strokes."""

    name: str
    deal: Deal
    par: int


@dataclass(frozen=True, slots=True)
class Course:
    """A named course of nine holes under one rule set."""

    name: str
    rules: Rules
    about: str
    holes: tuple[CourseHole, ...]

    @property
    def par(self) -> int:
        """Par of the whole course, in strokes."""
        return sum(hole.par for hole in self.holes)

    def round(self) -> Round:
        """Return a fresh round over this course."""
        deals = [hole.deal for hole in self.holes]
        return Round(self.rules, deals, [hole.par for hole in self.holes])

    def __str__(self) -> str:
        lines = [
            f'{key} = "{_escaped(value)}"'
            for key, value in (
                ("name", self.name),
                ("rules", str(self.rules)),
                ("about", self.about),
            )
        ]
        for hole in self.holes:
            lines += [
                "",
                "[[hole]]",
                f'name = "{_escaped(hole.name)}"',
                f'deal = "{hole.deal}"',
                f"par = {hole.par}",
            ]
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Course":
        """Read the text of a course file.

        Raises:
            CourseError: the text is no course; the message names the line.
        """
        # tomllib takes longer to import than the title takes to show.
        import tomllib

        if len(text) > _MOST_TEXT:
            raise CourseError(f"expected at most {_MOST_TEXT} characters, got {len(text)}")
        try:
            table = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise CourseError(f"expected TOML: {error}") from None
        return _CourseReader(text).course(table)


def _escaped(text: str) -> str:
    return "".join(
        f"\\u{ord(sign):04x}" if sign in '"\\' or ord(sign) < 32 or ord(sign) == 127 else sign
        for sign in text
    )


class _CourseReader:
    """Turns a TOML table into a course and finds the line of what is wrong in it."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()

    def course(self, table: dict[str, object]) -> Course:
        holes = table.get("hole")
        if not isinstance(holes, list) or len(holes) != HOLES_IN_ROUND:
            found = len(holes) if isinstance(holes, list) else 0
            raise CourseError(
                f"line {len(self.lines)}: expected {HOLES_IN_ROUND} [[hole]] tables, got {found}"
            )
        return Course(
            name=self._text(table, "name", 0),
            rules=self._rules(table),
            about=self._text(table, "about", 0),
            holes=tuple(self._hole(hole, number) for number, hole in enumerate(holes, start=1)),
        )

    def _rules(self, table: dict[str, object]) -> Rules:
        try:
            return Rules.parse(self._text(table, "rules", 0))
        except NotationError as error:
            raise self._error("rules", 0, str(error)) from None

    def _hole(self, table: object, number: int) -> CourseHole:
        if not isinstance(table, dict):
            raise self._error("hole", number, "expected a [[hole]] table")
        deal, par = table.get("deal"), table.get("par")
        if type(par) is not int or not _LOWEST_PAR <= par <= _HIGHEST_PAR:
            raise self._error(
                "par", number, f"expected a par from {_LOWEST_PAR} to {_HIGHEST_PAR}, got {par!r}"
            )
        try:
            code = Deal.parse(str(deal))
        except NotationError as error:
            raise self._error("deal", number, str(error)) from None
        return CourseHole(self._text(table, "name", number), code, par)

    def _text(self, table: dict[str, object], key: str, hole: int) -> str:
        value = table.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self._error(key, hole, f'expected {key} = "...", got {value!r}')
        return value

    def _error(self, key: str, hole: int, message: str) -> CourseError:
        """Return an error at the line of `key` in the hole's table (0: before the first)."""
        seen = 0
        line = 0
        for number, text in enumerate(self.lines, start=1):
            if text.strip().startswith("[["):
                seen += 1
            if seen == hole and (line == 0 or re.match(rf"\s*{key}\s*=", text)):
                line = number
                if re.match(rf"\s*{key}\s*=", text):
                    break
            if seen > hole:
                break
        return CourseError(f"line {max(line, 1)}: {message}")
