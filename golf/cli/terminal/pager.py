"""A terminal's screen: no more of an answer at once than it has rows for."""

import re
from collections.abc import Callable, Iterator

from golf.words import say

_FEWEST = 4
"""Rows that are filled however small a terminal says it is."""
_COLOUR = re.compile(r"\x1b\[[0-9]*m")
_LEAVE = ("q", "Q")


class Pager:
    """Prints lines to a terminal, and waits before those not read yet would roll out of sight.

    `put` prints, `ask` shows a prompt and returns the line typed at it, None at the end of the
    input; `size` returns the columns and rows.
    """

    def __init__(
        self,
        put: Callable[[str], None],
        ask: Callable[[str], str | None],
        size: Callable[[], tuple[int, int]],
    ) -> None:
        self._put = put
        self._ask = ask
        self._size = size
        self._filled = 0
        self._is_left_out = False
        self._typed: str | None = None

    def show(self, line: str) -> None:
        """Print a line; where the screen is full, first wait until the player wants more."""
        columns, rows = self._size()
        needed = sum(_rows(each, columns) for each in line.split("\n"))
        # The last row is the prompt's.
        if self._filled and self._filled + needed > max(rows - 1, _FEWEST):
            self._wait()
        if not self._is_left_out:
            self._put(line)
            self._filled += needed

    def lines(self) -> Iterator[str]:
        """Yield what is typed; the answer to each line begins on a fresh screen."""
        while True:
            self._filled, self._is_left_out = 0, False
            line, self._typed = self._typed, None
            if line is None:
                line = self._ask("> ")
            if line is None:
                return
            yield line

    def _wait(self) -> None:
        """Go on after Enter; leave the rest out after `q` or a command, which comes next."""
        if self._is_left_out:
            return
        self._filled = 0
        typed = self._ask(say("Enter: more; q: enough") + " > ")
        if typed is None or typed.strip():
            self._is_left_out = True
        if typed is not None and typed.strip() not in ("", *_LEAVE):
            self._typed = typed


def _rows(line: str, columns: int) -> int:
    """Return how many rows a line takes, the characters for colours not counted."""
    return max(1, -(-len(_COLOUR.sub("", line)) // columns))
