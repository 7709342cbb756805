"""Records: what was dealt and what was done, as one line of text.

`RULES/DEAL:MOVES` for a hole, `RULES/DEAL:MOVES/DEAL:MOVES/...` for a round; a hole's moves may
end in `X` where the player gave it up.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from golf.core.deal import Deal
from golf.core.errors import IllegalMoveError, NotationError, Words, shown
from golf.core.hole import Hole
from golf.core.moves import Move, moves_text
from golf.core.rounds import Round
from golf.core.rules import HOLES_IN_ROUND, Rules

GIVEN_UP = "X"
"""The letter after the moves of a hole that was given up."""
_READ = frozenset("1234567FfXx")
_LONGEST = 4_000


class IllegalRecordError(IllegalMoveError):
    """A record with a move that the rules do not allow.

    `hole` and `move` count from 1; `why` says what is wrong with that move.
    """

    TEXT = Words("move {move} of hole {hole}: {why}").text

    def __init__(self, hole: int, move: int, why: Words) -> None:
        super().__init__(self.TEXT, hole=hole, move=move, why=why)
        self.hole = hole
        self.move = move
        self.why = str(why)


@dataclass(frozen=True, slots=True)
class HoleRecord:
    """One hole of a record: its deal, and a letter for each move and for giving up.

    `letters` are `1` to `7`, `F` and `X`; only `Record.replay` tells whether they can follow one
    another.
    """

    deal: Deal
    letters: str = ""

    def __str__(self) -> str:
        return f"{self.deal}:{self.letters}"

    @classmethod
    def of(cls, hole: Hole) -> "HoleRecord":
        """Return what a hole's record says of it."""
        return cls(hole.deal, moves_text(hole.moves) + (GIVEN_UP if hole.is_given_up else ""))

    @classmethod
    def parse(cls, text: str) -> "HoleRecord":
        """Read `DEAL:MOVES`.

        Raises:
            NotationError: the text is not of this form.
        """
        deal, colon, letters = text.partition(":") if len(text) <= _LONGEST else ("", "", "")
        if not colon:
            raise NotationError("expected DEAL:MOVES, got {text}", text=shown(text))
        for number, letter in enumerate(letters, start=1):
            if letter not in _READ:
                raise NotationError(
                    "move {n}: expected 1 to 7, F or X, got {text}", n=number, text=shown(letter)
                )
        return cls(Deal.parse(deal), letters.upper())


@dataclass(frozen=True, slots=True)
class Record:
    """The rules and the holes of a game, one to nine; only form is checked until `replay`."""

    rules: Rules
    holes: tuple[HoleRecord, ...]

    def __str__(self) -> str:
        return "/".join([str(self.rules), *map(str, self.holes)])

    @classmethod
    def of(cls, golf_round: Round) -> "Record":
        """Return the record of a round as it stands."""
        return cls(golf_round.rules, tuple(map(HoleRecord.of, golf_round.holes)))

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Read a record; blanks around it are dropped.

        Raises:
            NotationError: the text is not of a record's form.
        """
        word = text.strip() if len(text) <= _LONGEST else ""
        rules, slash, rest = word.partition("/")
        if not slash:
            raise NotationError("expected a record RULES/DEAL:MOVES, got {text}", text=shown(text))
        parts = rest.split("/")
        if len(parts) > HOLES_IN_ROUND:
            raise NotationError(
                "expected at most {most} holes, got {n}", most=HOLES_IN_ROUND, n=len(parts)
            )
        return cls(Rules.parse(rules), tuple(map(_parse_hole, range(1, len(parts) + 1), parts)))

    def replay(
        self,
        deals: Sequence[Deal] | None = None,
        pars: Sequence[int] | None = None,
    ) -> Round:
        """Play the record through the rules and return the round as it then stands.

        `deals` and `pars` are those of the whole round where it has more holes than were begun.

        Raises:
            IllegalRecordError: a move is illegal, or a hole goes on after its end.
            NotationError: `deals` does not begin with the deals of the record.
        """
        begun = tuple(hole.deal for hole in self.holes)
        if deals and tuple(deals[: len(begun)]) != begun:
            raise NotationError("expected deals that begin with those of the record, got others")
        golf_round = Round(self.rules, deals or begun, pars)
        for number, record in enumerate(self.holes, start=1):
            if number > 1:
                if not golf_round.hole.is_over:
                    last = len(golf_round.hole.moves)
                    raise IllegalRecordError(number - 1, last + 1, Words("the hole is not over"))
                golf_round.next_hole()
            _replay_hole(golf_round.hole, record, number)
        return golf_round


def _parse_hole(number: int, text: str) -> HoleRecord:
    try:
        return HoleRecord.parse(text)
    except NotationError as error:
        raise NotationError("hole {n}: {why}", n=number, why=error.words) from None


def _replay_hole(hole: Hole, record: HoleRecord, number: int) -> None:
    for count, letter in enumerate(record.letters, start=1):
        try:
            if letter == GIVEN_UP:
                hole.give_up()
            else:
                hole.play(Move(letter))
        except IllegalMoveError as error:
            raise IllegalRecordError(number, count, error.words) from None
