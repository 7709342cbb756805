"""Reading JSON from outside: a reader takes any value and returns one of its kind.

There is one reader for each kind of field of the save, the history and the settings. What is of
another kind it refuses with a FieldError, which says what was expected.
"""

from collections.abc import Callable
from datetime import date, datetime
from math import isfinite
from typing import TypeVar

from golf.core.errors import NotationError, Words, shown
from golf.core.event import Event
from golf.core.names import LONGEST_NAME, is_name
from golf.core.position import HIGHEST_STROKES, LOWEST_STROKES
from golf.core.rules import HOLES_IN_ROUND, Rules

_Kind = TypeVar("_Kind")

Reader = Callable[[object], _Kind]

_MOST_COUNT = 10**9
"""No time, attempt or number of hints is larger."""
_MOST_TEXT = 500  # of what a message tells
_MOST_ITEMS = 200
_MOST_LISTED = 200
"""Characters of a text in a list; a longer one is left out."""
_FIRST_YEAR, _YEAR_BEYOND = "1900", "9000"
"""Between these a moment has a local time in every zone."""


class FieldError(NotationError):
    """A value of another kind than `expected`."""

    def __init__(self, expected: Words, value: object) -> None:
        self.expected = expected
        self.found = shown(repr(value)[:_MOST_TEXT])
        super().__init__("expected {what}, got {text}", what=expected, text=self.found)


class Fields:
    """A JSON object from outside, read field by field."""

    def __init__(self, data: object, what: Words) -> None:
        if not isinstance(data, dict):
            raise NotationError(
                "expected {what} as a JSON object, got {text}", what=what, text=shown(repr(data))
            )
        self.data: dict[str, object] = data

    def __contains__(self, name: str) -> bool:
        return name in self.data

    def read(self, name: str, reader: Reader[_Kind]) -> _Kind:
        """Return a field; one that is missing is read as null.

        Raises:
            NotationError: it is of another kind; the message names the field.
        """
        try:
            return reader(self.data.get(name))
        except FieldError as error:
            raise NotationError(
                "{key}: expected {what}, got {text}",
                key=name,
                what=error.expected,
                text=error.found,
            ) from None


def is_shallow(value: object, levels: int = 20) -> bool:
    """Return whether a value from another version can be written back without trouble."""
    if not isinstance(value, dict | list):
        return True
    inner = value.values() if isinstance(value, dict) else value
    return levels > 0 and all(is_shallow(each, levels - 1) for each in inner)


# ---- single values


def flag(value: object) -> bool:
    """Read true or false."""
    if value is not True and value is not False:
        raise FieldError(Words("true or false"), value)
    return value


def whole(least: int, most: int) -> Reader[int]:
    """Return the reader of a whole number from `least` to `most`."""

    def read(value: object) -> int:
        if type(value) is not int or not least <= value <= most:
            raise FieldError(Words("{least} to {most}", least=least, most=most), value)
        return value

    return read


def count(least: int = 0) -> Reader[int]:
    """Return the reader of a whole number of at least `least`."""

    def read(value: object) -> int:
        if type(value) is not int or not least <= value <= _MOST_COUNT:
            raise FieldError(Words("a whole number from {n}", n=least), value)
        return value

    return read


def seconds(value: object) -> float:
    """Read a time in seconds."""
    is_number = type(value) is int or (isinstance(value, float) and isfinite(value))
    if not is_number or not 0 <= value <= _MOST_COUNT:  # type: ignore[operator]
        raise FieldError(Words("seconds"), value)
    return float(value)  # type: ignore[arg-type]


def text(value: object) -> str:
    """Read a text."""
    if not isinstance(value, str):
        raise FieldError(Words("a text"), value)
    return value


def short(most: int) -> Reader[str]:
    """Return the reader of a text of up to `most` characters that can be shown."""

    def read(value: object) -> str:
        if not isinstance(value, str) or len(value) > most or not value.isprintable():
            raise FieldError(Words("up to {n} characters that can be shown", n=most), value)
        return value

    return read


def name(value: object) -> str:
    """Read a text of one line, see `golf.core.names`."""
    if not isinstance(value, str) or not is_name(value):
        raise FieldError(Words("up to {n} characters that can be shown", n=LONGEST_NAME), value)
    return value


def one_of(*choices: str) -> Reader[str]:
    """Return the reader of one of some texts."""

    def read(value: object) -> str:
        if not isinstance(value, str) or value not in choices:
            raise FieldError(Words("one of {names}", names=", ".join(choices)), value)
        return value

    return read


def rules(value: object) -> str:
    """Read the text of rules, which is returned in its usual form."""
    return str(Rules.parse(text(value)))


def parsed_moment(value: str) -> datetime:
    """Return a moment written in ISO 8601 form.

    Raises:
        ValueError: the text is none, or of a year that has no local time in some zone.
    """
    if not _FIRST_YEAR <= value[:4] < _YEAR_BEYOND:
        raise ValueError(f"expected a year from {_FIRST_YEAR}, got {shown(value)}")
    return datetime.fromisoformat(value)


def moment(value: object) -> str:
    """Read a moment in ISO 8601 form."""
    try:
        parsed_moment(text(value))
    except ValueError:
        raise FieldError(Words("a local time like 2026-11-29T20:01:02+01:00"), value) from None
    return str(value)


def event(value: object) -> str:
    """Read the name of an event, which is returned in its usual form."""
    try:
        return str(Event.parse(text(value)))
    except NotationError:
        raise FieldError(Words("an event like 2026-W49"), value) from None


def day(value: object) -> str:
    """Read a date in ISO 8601 form."""
    try:
        date.fromisoformat(text(value))
    except ValueError:
        raise FieldError(Words("a date like 2026-11-29"), value) from None
    return str(value)


def optional(reader: Reader[_Kind]) -> Reader[_Kind | None]:
    """Return a reader that also takes null."""

    def read(value: object) -> _Kind | None:
        return None if value is None else reader(value)

    return read


# ---- several values


def for_each_hole(reader: Reader[_Kind]) -> Reader[list[_Kind]]:
    """Return the reader of a list of one thing a hole."""

    def read(value: object) -> list[_Kind]:
        if not isinstance(value, list) or not 1 <= len(value) <= HOLES_IN_ROUND:
            raise FieldError(Words("a list of 1 to {n}", n=HOLES_IN_ROUND), value)
        return [reader(each) for each in value]

    return read


par = whole(LOWEST_STROKES, HIGHEST_STROKES)
"""The reader of a hole's par, or of its strokes."""


def names(value: object) -> list[str]:
    """Read a list of texts; what is none, or is too long, is left out."""
    if not isinstance(value, list) or len(value) > _MOST_ITEMS:
        raise FieldError(Words("a list of texts"), value)
    return [each for each in value if isinstance(each, str) and len(each) <= _MOST_LISTED]


def by_name(reader: Reader[_Kind]) -> Reader[dict[str, _Kind]]:
    """Return the reader of an object of values of one kind."""

    def read(value: object) -> dict[str, _Kind]:
        if not isinstance(value, dict) or len(value) > _MOST_ITEMS:
            raise FieldError(Words("an object"), value)
        return {key: reader(each) for key, each in value.items()}

    return read


strokes_by_name = by_name(for_each_hole(par))
"""The reader of what some players took, hole by hole."""
