"""The eight moves of Golf: play from one of seven columns, or flip the stock."""

from enum import Enum

from golf.core.errors import NotationError, shown


class Move(Enum):
    """A move; its value is its letter in a record: `1` to `7` for a column, `F` for a flip."""

    COLUMN_1 = "1"
    COLUMN_2 = "2"
    COLUMN_3 = "3"
    COLUMN_4 = "4"
    COLUMN_5 = "5"
    COLUMN_6 = "6"
    COLUMN_7 = "7"
    FLIP = "F"

    def __str__(self) -> str:
        return str(self.value)

    @property
    def column(self) -> int | None:
        """The column played from, 0 to 6 from the left; None for a flip."""
        return None if self is Move.FLIP else int(self.value) - 1

    @classmethod
    def parse(cls, text: str) -> "Move":
        """Read one letter of a record; `f` is read too.

        Raises:
            NotationError: the text is not one of `1` to `7` and `F`.
        """
        move = _BY_LETTER.get(text)
        if move is None:
            raise NotationError("expected a move (1 to 7, or F), got {text}", text=shown(text))
        return move


FLIP = Move.FLIP
"""Turns the next stock card onto the waste."""
PLAYS: tuple[Move, ...] = tuple(move for move in Move if move is not Move.FLIP)
"""`PLAYS[c]` plays the exposed card of column `c`, 0 to 6 from the left."""

MOST_MOVES = 52
"""No hole has more moves: 35 plays, and 17 flips of a stock where no card starts the waste."""

_BY_LETTER = {str(move): move for move in Move} | {"f": FLIP}


def parse_moves(text: str) -> tuple[Move, ...]:
    """Read a string of moves such as `3F15`.

    Raises:
        NotationError: a letter is no move, or there are more than a hole can have; the message
            counts from 1.
    """
    if len(text) > MOST_MOVES:
        raise NotationError("expected at most {most} moves, got {n}", most=MOST_MOVES, n=len(text))
    moves = []
    for number, letter in enumerate(text, start=1):
        move = _BY_LETTER.get(letter)
        if move is None:
            raise NotationError(
                "move {n}: expected 1 to 7 or F, got {text}", n=number, text=shown(letter)
            )
        moves.append(move)
    return tuple(moves)


def moves_text(moves: "tuple[Move, ...] | list[Move]") -> str:
    """Return moves as a string that `parse_moves` reads."""
    return "".join(str(move) for move in moves)
