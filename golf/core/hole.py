"""One deal in play: the moves that stand, undo and redo.

The start and the moves are the truth; everything else here is derived from them.
"""

from collections.abc import Iterable

from golf.core.deal import Deal
from golf.core.errors import IllegalMoveError
from golf.core.moves import FLIP, Move
from golf.core.position import Position
from golf.core.rules import Rules


class Hole:
    """A hole from its first card to its end.

    `moves` are the moves that stand; `redo_moves` those that were undone, the next one to redo
    last. Illegal moves raise `IllegalMoveError` and change nothing.
    """

    def __init__(self, deal: Deal, rules: Rules) -> None:
        self.deal = deal
        self.moves: list[Move] = []
        self.redo_moves: list[Move] = []
        self.is_given_up = False
        self._positions = [deal.position(rules)]

    @classmethod
    def replayed(
        cls,
        deal: Deal,
        rules: Rules,
        moves: Iterable[Move],
        redo: Iterable[Move] = (),
    ) -> "Hole":
        """Return a hole with `moves` played and `redo` waiting, the next one to redo last.

        Raises:
            IllegalMoveError: a move does not follow from those before it.
        """
        hole = cls(deal, rules)
        for move in moves:
            hole.play(move)
        undone = list(redo)
        ahead = hole.position
        for move in reversed(undone):
            if move is FLIP and rules.undo == "plays":
                raise IllegalMoveError("a flip is final and cannot be redone")
            ahead = ahead.after(move)
        hole.redo_moves = undone
        return hole

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.start.rules

    @property
    def start(self) -> Position:
        """The position before the first move."""
        return self._positions[0]

    @property
    def position(self) -> Position:
        """The position after the moves that stand."""
        return self._positions[-1]

    def position_at(self, count: int) -> Position:
        """Return the position after the first `count` moves, 0 to `len(moves)`."""
        return self._positions[count]

    @property
    def is_over(self) -> bool:
        """Whether the hole is given up, cleared or stuck."""
        return self.is_given_up or self.position.is_over

    @property
    def is_cleared(self) -> bool:
        """Whether the tableau is empty."""
        return self.position.is_cleared

    @property
    def cards_left(self) -> int:
        """How many cards the tableau still holds."""
        return self.position.cards_left

    @property
    def stock_left(self) -> int:
        """How many cards the stock still holds."""
        return len(self.position.stock)

    @property
    def strokes(self) -> int:
        """The strokes as they stand: cards left, or minus the stock left on a clear."""
        return self.position.strokes

    @property
    def points(self) -> int:
        """35 − strokes."""
        return self.position.points

    @property
    def move_count(self) -> int:
        """Plays and flips that stand; a given-up hole counts its unflipped stock as moves."""
        return len(self.moves) + (self.stock_left if self.is_given_up else 0)

    @property
    def run(self) -> list[Move]:
        """The plays since the last flip, or since the start."""
        return self.moves[len(self.moves) - self.run_length :]

    @property
    def run_length(self) -> int:
        """How many cards were played since the last flip."""
        return self.run_length_at(len(self.moves))

    def run_length_at(self, count: int) -> int:
        """Return how many cards had been played since the last flip after `count` moves."""
        moves = self.moves[:count]
        for length, move in enumerate(reversed(moves)):
            if move is FLIP:
                return length
        return len(moves)

    @property
    def longest_run(self) -> int:
        """The most cards played between two flips so far."""
        longest = length = 0
        for move in self.moves:
            length = 0 if move is FLIP else length + 1
            longest = max(longest, length)
        return longest

    def refusal(self, move: Move) -> IllegalMoveError | None:
        """Return why `move` is illegal now, or None where it is legal."""
        if self.is_given_up:
            return IllegalMoveError("the hole was given up")
        refusal = self.position.refusal(move)
        return None if refusal is None else refusal.error

    def play(self, move: Move) -> Position:
        """Make a move (a play or a flip), forget what was undone, and return the new position.

        Raises:
            IllegalMoveError: the rules do not allow it, or the hole was given up.
        """
        why = self.refusal(move)
        if why is not None:
            raise why
        self._positions.append(self.position.after(move))
        self.moves.append(move)
        self.redo_moves.clear()
        return self.position

    @property
    def can_undo(self) -> bool:
        """Whether there is a move that the rules let the player take back."""
        if self.is_given_up or not self.moves:
            return False
        return self.rules.undo == "all" or self.moves[-1] is not FLIP

    @property
    def can_redo(self) -> bool:
        """Whether an undone move waits."""
        return bool(self.redo_moves) and not self.is_given_up

    def undo(self) -> Move:
        """Take the last move back and return it.

        Raises:
            IllegalMoveError: nothing can be taken back.
        """
        if not self.can_undo:
            raise IllegalMoveError("nothing can be undone")
        self._positions.pop()
        move = self.moves.pop()
        self.redo_moves.append(move)
        return move

    def redo(self) -> Move:
        """Make the move that was undone last once more and return it.

        Raises:
            IllegalMoveError: nothing can be redone.
        """
        if not self.can_redo:
            raise IllegalMoveError("nothing can be redone")
        move = self.redo_moves.pop()
        self._positions.append(self.position.after(move))
        self.moves.append(move)
        return move

    def undo_run(self) -> int:
        """Take back every play since the last flip and return how many.

        Where nothing was played since a flip that may be taken back, the flip and the run before
        it are taken back.

        Raises:
            IllegalMoveError: nothing can be taken back.
        """
        before = len(self.moves)
        self.undo()
        while self.can_undo and self.moves[-1] is not FLIP:
            self.undo()
        return before - len(self.moves)

    def redo_run(self) -> int:
        """Make every undone move up to the next flip once more and return how many.

        Raises:
            IllegalMoveError: nothing can be redone.
        """
        before = len(self.moves)
        self.redo()
        while self.can_redo and self.redo_moves[-1] is not FLIP:
            self.redo()
        return len(self.moves) - before

    @property
    def has_begun(self) -> bool:
        """Whether a move was made; where every move can be undone, only one that stands counts."""
        undone = bool(self.redo_moves) and self.rules.undo == "plays"
        return bool(self.moves) or undone or self.is_given_up

    def set_wrap(self, is_on: bool) -> None:
        """Turn the wrap switch.

        Raises:
            IllegalMoveError: the hole has begun.
        """
        if self.has_begun:
            raise IllegalMoveError("wrap can be switched only before the first move")
        if is_on != self.rules.wrap:
            # What was undone was played by other rules.
            self.redo_moves.clear()
            self._positions = [self.deal.position(self.rules.with_wrap(is_on))]

    def give_up(self) -> None:
        """End the hole where it stands; the cards left count.

        Raises:
            IllegalMoveError: the hole is over already.
        """
        if self.is_over:
            raise IllegalMoveError("the hole is over")
        self.is_given_up = True
        self.redo_moves.clear()
