"""Courses: nine named holes with deals and pars, read from a TOML text.

`place`, `over_par`, `medals` and each hole's `caddie` may be left out.

name = "The Meadow"
rules = "classic"
about = "Nine gentle holes."
place = "meadow"
over_par = {random = 8, longest-run = -4, careful = -9, fair = -12}
medals = {bronze = 41, silver = 36, gold = 34}

[[hole]]
name = "First light"
deal = "617"
par = 4
caddie = "Aim for the sun."
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from golf.core.deal import Deal
from golf.core.errors import CourseError, NotationError, Words, shown
from golf.core.names import is_name
from golf.core.position import HIGHEST_STROKES, LOWEST_STROKES
from golf.core.rounds import Round
from golf.core.rules import HOLES_IN_ROUND, Rules

PLACES = ("meadow", "garden", "links", "park", "railway", "moor", "crag")
"""Where a course may lie: each place has a table, a card back, a picture and a sound of its own."""

_MOST_TEXT = 10_000
_MOST_LINE = 500
_MOST_STROKES = HOLES_IN_ROUND * HIGHEST_STROKES
_HOLE_HEAD = re.compile(r"\s*\[\[\s*hole\s*\]\]")


class Medals(NamedTuple):
    """What a round on a course may take at most for each medal, in strokes; gold the least."""

    bronze: int
    silver: int
    gold: int

    def won(self, strokes: int) -> str:
        """Return the best medal for a round: `gold`, `silver`, `bronze`, or nothing."""
        for metal in ("gold", "silver", "bronze"):
            if strokes <= getattr(self, metal):
                return metal
        return ""

    @property
    def is_in_order(self) -> bool:
        """Whether each medal is harder to win than the one before."""
        return self.bronze > self.silver > self.gold


def usual_medals(par: int, over_par: Mapping[str, int]) -> Medals:
    """Return the medals of a course that names none.

    Bronze is for whoever plays as well as the bot `longest-run`, silver as `careful`, and gold half
    the way from there to `fair`. Where nobody measured the course, they are a stroke a hole over
    par, par, and a stroke a hole under it.
    """
    bots = [over_par.get(bot) for bot in ("longest-run", "careful", "fair")]
    run, careful, fair = bots
    if run is None or careful is None or fair is None:
        return Medals(par + HOLES_IN_ROUND, par, par - HOLES_IN_ROUND)
    silver = par + min(careful, run - 1)
    return Medals(par + run, silver, min(par + (careful + fair) // 2, silver - 1))


@dataclass(frozen=True, slots=True)
class CourseHole:
    """One hole of a course: its name, its deal and its par in strokes.

    `caddie` is what the caddie says about it, if anything.
    """

    name: str
    deal: Deal
    par: int
    caddie: str = ""


@dataclass(frozen=True, slots=True)
class Course:
    """A named course of nine holes under one rule set.

    `over_par` tells how hard it is: what bots take over its par in all, by their names; it is empty
    where nobody measured it. `place` is one of `PLACES`, or empty where it lies nowhere in
    particular.
    """

    name: str
    rules: Rules
    about: str
    holes: tuple[CourseHole, ...]
    over_par: tuple[tuple[str, int], ...] = ()
    place: str = ""
    own_medals: Medals | None = None

    @property
    def medals(self) -> Medals:
        """What a round may take for each medal: what the file says, else the usual."""
        return self.own_medals or usual_medals(self.par, dict(self.over_par))

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
        if self.place:
            lines.append(f'place = "{self.place}"')
        if self.over_par:
            found = ", ".join(f"{bot} = {strokes}" for bot, strokes in self.over_par)
            lines.append(f"over_par = {{{found}}}")
        if self.own_medals is not None:
            limits = ", ".join(f"{metal} = {n}" for metal, n in self.own_medals._asdict().items())
            lines.append(f"medals = {{{limits}}}")
        for hole in self.holes:
            lines += [
                "",
                "[[hole]]",
                f'name = "{_escaped(hole.name)}"',
                f'deal = "{hole.deal}"',
                f"par = {hole.par}",
            ]
            if hole.caddie:
                lines.append(f'caddie = "{_escaped(hole.caddie)}"')
        return "\n".join(lines) + "\n"

    @classmethod
    def parse(cls, text: str) -> "Course":
        """Read the text of a course file.

        Raises:
            CourseError: the text is no course; the message names the line.
        """
        text = text.removeprefix("\ufeff")
        if len(text) > _MOST_TEXT:
            raise _at(1, _too_long(_MOST_TEXT, len(text)))
        lines = text.split("\n")
        for number, line in enumerate(lines, start=1):
            # A key of thousands of dotted parts would keep the TOML reader busy for a second.
            if len(line) > _MOST_LINE:
                raise _at(number, _too_long(_MOST_LINE, len(line)))
        return _CourseReader(lines).course(_toml(text, lines))


def _toml(text: str, lines: list[str]) -> dict[str, object]:
    # tomllib takes longer to import than the title takes to show.
    import tomllib

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r" \(at line (\d+), column \d+\)$", str(error))
        number = int(place[1]) if place else len(lines)
        reason = str(error)[: place.start()] if place else str(error)
        line = shown(lines[number - 1].strip())
        why = Words("expected TOML, got {text}: {reason}", text=line, reason=reason)
        raise _at(number, why) from None
    except RecursionError:
        raise _at(1, Words("expected TOML, got tables nested too deep")) from None


def _at(line: int, why: Words) -> CourseError:
    return CourseError("line {n}: {why}", n=line, why=why)


def _too_long(most: int, length: int) -> Words:
    return Words("expected at most {most} characters, got {n}", most=most, n=length)


def _escaped(text: str) -> str:
    return "".join(
        f"\\u{ord(sign):04x}" if sign in '"\\' or ord(sign) < 32 or ord(sign) == 127 else sign
        for sign in text
    )


class _CourseReader:
    """Turns a TOML table into a course and finds the line of what is wrong in it."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def course(self, table: dict[str, object]) -> Course:
        holes = table.get("hole")
        found = len(holes) if isinstance(holes, list) else 0
        if not isinstance(holes, list) or found != HOLES_IN_ROUND:
            why = Words("expected {most} [[hole]] tables, got {n}", most=HOLES_IN_ROUND, n=found)
            raise _at(len(self.lines), why)
        return Course(
            name=self._text(table, "name", 0),
            rules=self._rules(table),
            about=self._text(table, "about", 0),
            holes=tuple(self._hole(hole, number) for number, hole in enumerate(holes, start=1)),
            over_par=self._over_par(table.get("over_par", {})),
            place=self._place(table),
            own_medals=self._medals(table["medals"]) if "medals" in table else None,
        )

    def _place(self, table: dict[str, object]) -> str:
        if "place" not in table:
            return ""
        place = self._text(table, "place", 0)
        if place not in PLACES:
            names = ", ".join(PLACES)
            why = Words("expected a place ({names}), got {text}", names=names, text=shown(place))
            raise self._error("place", 0, why)
        return place

    def _medals(self, value: object) -> Medals:
        """Return the medals, of which each has to be harder to win than the one before."""
        found = [value.get(key) for key in Medals._fields] if isinstance(value, dict) else []
        numbers = [n for n in found if type(n) is int and abs(n) <= _MOST_STROKES]
        is_whole = isinstance(value, dict) and len(numbers) == len(value) == len(Medals._fields)
        if is_whole and (medals := Medals._make(numbers)).is_in_order:
            return medals
        why = Words(
            "expected medals with bronze over silver over gold, got {text}", text=_seen(value)
        )
        raise self._error("medals", 0, why)

    def _over_par(self, value: object) -> tuple[tuple[str, int], ...]:
        """Return what bots take over par, a whole number for each name."""
        if isinstance(value, dict):
            found = tuple((bot, n) for bot, n in value.items() if type(n) is int and is_name(bot))
            if len(found) == len(value):
                return found
        why = Words("expected whole numbers in over_par, got {text}", text=_seen(value))
        raise self._error("over_par", 0, why)

    def _rules(self, table: dict[str, object]) -> Rules:
        try:
            return Rules.parse(self._text(table, "rules", 0))
        except NotationError as error:
            raise self._error("rules", 0, error.words) from None

    def _hole(self, table: object, number: int) -> CourseHole:
        if not isinstance(table, dict):
            raise self._error(
                "hole", number, Words("expected a [[hole]] table, got {text}", text=_seen(table))
            )
        par = table.get("par")
        if type(par) is not int or not LOWEST_STROKES <= par <= HIGHEST_STROKES:
            why = Words(
                "expected a par from {least} to {most}, got {text}",
                least=LOWEST_STROKES,
                most=HIGHEST_STROKES,
                text=_seen(par),
            )
            raise self._error("par", number, why)
        deal = table.get("deal")
        try:
            code = Deal.parse(str(deal) if type(deal) is int else self._text(table, "deal", number))
        except NotationError as error:
            raise self._error("deal", number, error.words) from None
        caddie = self._text(table, "caddie", number) if "caddie" in table else ""
        return CourseHole(self._text(table, "name", number), code, par, caddie)

    def _text(self, table: dict[str, object], key: str, hole: int) -> str:
        value = table.get(key)
        if not isinstance(value, str) or not value.strip():
            why = Words('expected {key} = "...", got {text}', key=key, text=_seen(value))
            raise self._error(key, hole, why)
        # The course's own name stands in saves and the history, where no line may break.
        if not is_name(value if (key, hole) == ("name", 0) else value.replace("\n", " ")):
            why = Words("expected characters that can be shown, got {text}", text=_seen(value))
            raise self._error(key, hole, why)
        return value

    def _error(self, key: str, hole: int, why: Words) -> CourseError:
        """Return an error at the line of `key` in the hole's table (0: before the first).

        Where the key is missing the table's own first line is named.
        """
        heads = [n for n, line in enumerate(self.lines) if _HOLE_HEAD.match(line)]
        first, *rest = [0, *heads][hole:] or [0]
        last = rest[0] if rest else len(self.lines)
        for number in range(first, last):
            if re.match(rf"\s*{key}\s*=", self.lines[number]):
                return _at(number + 1, why)
        return _at(first + 1, why)


def _seen(value: object) -> str | Words:
    """Return what stood there, for a message."""
    if value is None:
        return Words("nothing")
    if isinstance(value, dict | list):  # nested as deep as its author likes
        return Words("a table") if isinstance(value, dict) else Words("an array")
    return shown(value) if isinstance(value, str) else repr(value)
