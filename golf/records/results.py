"""The results of a line of the history that may have been written by another hand."""

from golf.core.errors import NotationError
from golf.saves.history import HistoryLine, HoleResult


def results_of(line: HistoryLine) -> list[HoleResult]:
    """Return the result of each hole of a line; none where its record cannot be read."""
    try:
        # The rules are read, too: whoever goes on from here asks for them.
        return line.holes if line.rules else []
    except NotationError:
        return []
