"""What can go wrong in the core, told as "expected ..., got ..."."""

_SHOWN = 40


class NotationError(ValueError):
    """Text that is not the notation of what was expected."""


class IllegalMoveError(ValueError):
    """A move that the rules do not allow in this position."""


class CourseError(ValueError):
    """A course file that cannot be used, with the line to look at."""


def shown(text: str) -> str:
    """Return `text` quoted for a message, shortened so that a message stays one line."""
    return repr(text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…")
