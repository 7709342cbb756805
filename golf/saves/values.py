"""Reading JSON from outside: every value is of the kind that was expected, or an error says why."""

from datetime import datetime
from math import isfinite

from golf.core.errors import NotationError, Words, shown
from golf.core.names import LONGEST_NAME, is_name
from golf.core.position import HIGHEST_STROKES, LOWEST_STROKES
from golf.core.rules import HOLES_IN_ROUND

MOST_COUNT = 10**9
"""No time, attempt or number of hints is larger."""

_MOST_TEXT = 500  # of what a message tells
_FIRST_YEAR, _YEAR_BEYOND = "1900", "9000"
"""Between these a moment has a local time in every zone."""


def read_moment(text: str) -> datetime:
    """Return a moment written in ISO 8601 form.

    Raises:
        ValueError: the text is none, or of a year that has no local time in some zone.
    """
    if not _FIRST_YEAR <= text[:4] < _YEAR_BEYOND:
        raise ValueError(f"expected a year from {_FIRST_YEAR}, got {shown(text)}")
    return datetime.fromisoformat(text)


class Values:
    """A JSON object from outside, read key by key; each reader raises NotationError."""

    def __init__(self, data: object, what: Words) -> None:
        if not isinstance(data, dict):
            raise NotationError(
                "expected {what} as a JSON object, got {text}", what=what, text=shown(repr(data))
            )
        self.data: dict[str, object] = data

    def _wrong(self, key: str, expected: Words) -> NotationError:
        found = shown(repr(self.data.get(key))[:_MOST_TEXT])
        return NotationError(
            "{key}: expected {what}, got {text}", key=key, what=expected, text=found
        )

    def text(self, key: str) -> str:
        """Return a text."""
        value = self.data.get(key)
        if not isinstance(value, str):
            raise self._wrong(key, Words("a text"))
        return value

    def name(self, key: str) -> str:
        """Return a short text that can be shown."""
        value = self.text(key)
        if not is_name(value):
            raise self._wrong(key, Words("up to {n} signs that can be shown", n=LONGEST_NAME))
        return value

    def optional_name(self, key: str) -> str | None:
        """Return a name, or None for null."""
        return None if self.data.get(key) is None else self.name(key)

    def flag(self, key: str) -> bool:
        """Return true or false."""
        value = self.data.get(key)
        if not isinstance(value, bool):
            raise self._wrong(key, Words("true or false"))
        return value

    def count(self, key: str, least: int = 0) -> int:
        """Return a whole number of at least `least`."""
        value = self.data.get(key)
        if type(value) is not int or not least <= value <= MOST_COUNT:
            raise self._wrong(key, Words("a whole number from {n}", n=least))
        return value

    def seconds(self, key: str) -> float:
        """Return a time in seconds."""
        value = self.data.get(key)
        is_number = type(value) is int or (isinstance(value, float) and isfinite(value))
        if not is_number or not 0 <= value <= MOST_COUNT:  # type: ignore[operator]
            raise self._wrong(key, Words("seconds"))
        return float(value)  # type: ignore[arg-type]

    def moment(self, key: str) -> str | None:
        """Return a moment in ISO 8601 form, or None for null."""
        value = self.optional_name(key)
        if value is not None:
            try:
                read_moment(value)
            except ValueError:
                raise self._wrong(
                    key, Words("a local time like 2026-11-29T20:01:02+01:00")
                ) from None
        return value

    def items(self, key: str) -> list[object]:
        """Return a list of one thing a hole."""
        value = self.data.get(key)
        if not isinstance(value, list) or not 1 <= len(value) <= HOLES_IN_ROUND:
            raise self._wrong(key, Words("a list of 1 to {n}", n=HOLES_IN_ROUND))
        return value

    def texts(self, key: str) -> list[str]:
        """Return a list of one text a hole."""
        values = self.items(key)
        if not all(isinstance(value, str) for value in values):
            raise self._wrong(key, Words("a list of texts"))
        return [str(value) for value in values]

    def pars(self, key: str) -> list[int] | None:
        """Return the par of each hole, or None for null."""
        if self.data.get(key) is None:
            return None
        pars = [par for par in self.items(key) if type(par) is int]
        if len(pars) != len(self.items(key)) or not all(
            LOWEST_STROKES <= par <= HIGHEST_STROKES for par in pars
        ):
            raise self._wrong(
                key,
                Words("pars from {least} to {most}", least=LOWEST_STROKES, most=HIGHEST_STROKES),
            )
        return pars
