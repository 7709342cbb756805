"""What comes of what a player does in a hole: for a window to show, for a terminal to tell."""

from enum import Enum, auto

from golf.controls.intents import Command
from golf.core.errors import IllegalMoveError
from golf.core.moves import Move
from golf.core.position import Position, Refusal
from golf.cues import Cue
from golf.values import Value


class Way(Enum):
    """Where a deed leads from the hole."""

    TABLE = auto()
    """To the table of the same game: its next hole, or its deal once more."""
    NEW_HOLE = auto()
    NEW_ROUND = auto()
    DAILY = auto()
    """To the day whose daily hole it was."""
    RESULTS = auto()
    """To what the round came to."""
    RECORD = auto()
    """From off the record back to the game whose result was filed."""
    TITLE = auto()


class Question(Value):
    """What is asked before something is done, with its answers: the first one changes nothing."""

    words: str
    answers: tuple[tuple[Command, str], ...]


class Outcome(Value):
    """What came of one deed.

    `said` are sentences on it for whoever does not see the table, `message` is a line to be read
    for a while. `cues` are what is heard, each with its step. `refused` says why nothing was done:
    a `Refusal` of the `move`, or what the rules say of any other deed.
    """

    before: Position
    after: Position
    said: tuple[str, ...] = ()
    message: str = ""
    cues: tuple[tuple[Cue, int], ...] = ()
    move: Move | None = None
    refused: Refusal | IllegalMoveError | None = None
    question: Question | None = None
    way: Way | None = None

    @property
    def spoken(self) -> tuple[str, ...]:
        """All of it in sentences; a refusal that is said in full stands for its message."""
        if self.said and (self.refused is not None or not self.message):
            return self.said
        return (*self.said, self.message) if self.message else ()
