"""What can go wrong in the core, told as "expected ..., got ...".

An error knows its words as a text with `{names}` and the values at them, so that whoever shows it
to a player can say it in the player's language (`golf.words.say_words`).
"""

_SHOWN = 40


class Words:
    """A text for the catalogue and what stands at its `{names}`: values, or other words.

    `str()` gives it in English.
    """

    def __init__(self, text: str, /, **values: object) -> None:
        self.text = text
        self.values = values

    def __str__(self) -> str:
        return self.text.format(**self.values) if self.values else self.text


class GolfError(ValueError):
    """An error that a player may read; `words` are what it says."""

    def __init__(self, text: str, /, **values: object) -> None:
        self.words = Words(text, **values)
        super().__init__(str(self.words))


class NotationError(GolfError):
    """Text that is not the notation of what was expected."""


class IllegalMoveError(GolfError):
    """A move that the rules do not allow in this position."""


class CourseError(GolfError):
    """A course file that cannot be used, with the line to look at."""


def shown(text: str) -> str:
    """Return `text` quoted for a message, shortened so that a message stays one line."""
    return repr(text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…")
