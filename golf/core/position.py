"""One position of a hole: a frozen value that knows its legal moves and what each leads to."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from golf.core.cards import ACE, KING, Card
from golf.core.errors import IllegalMoveError
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.rules import Rules

COLUMNS = 7
"""The columns of the tableau; an emptied one still counts."""
COLUMN_CARDS = 5
"""The cards of a column as it is dealt."""
TABLEAU_CARDS = COLUMNS * COLUMN_CARDS
"""The cards of the tableau as it is dealt: the most strokes that a hole can cost."""
MAX_STOCK = 17
"""The most cards a stock has: 16 where a card was dealt to start the waste, 17 where none was."""
LOWEST_STROKES, HIGHEST_STROKES = -MAX_STOCK, TABLEAU_CARDS
"""Between these lie the strokes of every hole, and so its par."""


class Refusal(NamedTuple):
    """Why a move is illegal.

    `reason` is one of `over`, `empty_column`, `no_fit`, `on_king`, `empty_stock`, `can_play`;
    `card` and `top` are the card that was tried and the waste's top card where they matter.
    """

    reason: str
    card: Card | None = None
    top: Card | None = None
    column: int = 0

    def __str__(self) -> str:
        return str(self.error)

    @property
    def error(self) -> IllegalMoveError:
        """The error that says so."""
        match self.reason:
            case "over":
                return IllegalMoveError("the hole is over")
            case "empty_column":
                return IllegalMoveError("column {n} is empty", n=self.column + 1)
            case "on_king":
                return IllegalMoveError(
                    "{card} does not fit on {top}: nothing goes on a King",
                    card=self.card,
                    top=self.top,
                )
            case "empty_stock":
                return IllegalMoveError("the stock is empty")
            case "can_play":
                return IllegalMoveError("the stock may be flipped only when no exposed card fits")
            case _:
                return IllegalMoveError(
                    "{card} does not fit on {top}", card=self.card, top=self.top
                )


@dataclass(frozen=True, slots=True)
class Position:
    """The cards of a hole between two moves.

    `tableau` holds seven columns of zero to five cards, the exposed card last; `stock` is in the
    order of flipping; `waste` ends with its top card and may be empty. A position read from a board
    in mid-hole knows only the top of its waste, so fewer than 52 cards may be in sight.
    """

    rules: Rules
    tableau: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    waste: tuple[Card, ...]

    @property
    def top(self) -> Card | None:
        """The waste's top card, or None while the waste is empty."""
        return self.waste[-1] if self.waste else None

    def exposed(self, column: int) -> Card | None:
        """Return the exposed card of a column (0 to 6), or None where the column is empty."""
        cards = self.tableau[column]
        return cards[-1] if cards else None

    @property
    def stock_counts(self) -> list[int]:
        """How many cards of each rank, Ace first, lie in the stock."""
        ranks = [card.rank for card in self.stock]
        return [ranks.count(rank) for rank in range(ACE, KING + 1)]

    @property
    def partner_counts(self) -> list[tuple[Move, Card, int]]:
        """For each play its exposed card, and on how many cards of the stock that would fit."""
        fits = self.rules.fits
        return [
            (move, cards[-1], sum(fits(cards[-1], top) for top in self.stock))
            for move, cards in zip(PLAYS, self.tableau, strict=True)
            if cards
        ]

    @property
    def cards_left(self) -> int:
        """How many cards the tableau still holds, 0 to 35."""
        return sum(map(len, self.tableau))

    @property
    def is_cleared(self) -> bool:
        """Whether the tableau is empty."""
        return not any(self.tableau)

    @property
    def can_play(self) -> bool:
        """Whether any exposed card fits on the waste."""
        return any(self._plays())

    @property
    def is_stuck(self) -> bool:
        """Whether cards are left, the stock is empty and no exposed card fits."""
        return not self.stock and not self.is_cleared and not self.can_play

    @property
    def is_played_out(self) -> bool:
        """Whether only flips are left: no exposed card fits, nor will on any card of the stock.

        Everyone who counts cards knows this; the order of the stock is not looked at.
        """
        exposed = [cards[-1] for cards in self.tableau if cards]
        if not exposed or not self.stock or self.can_play:
            return False
        fits = self.rules.fits
        return not any(fits(card, top) for card in exposed for top in self.stock)

    @property
    def is_over(self) -> bool:
        """Whether the rules allow no further move: cleared, or stuck."""
        return self.is_cleared or self.is_stuck

    @property
    def strokes(self) -> int:
        """Cards left, or minus the stock left on a cleared tableau: −17 to 35, lower is better."""
        return self.cards_left or -len(self.stock)

    @property
    def points(self) -> int:
        """35 − strokes: 0 to 52, higher is better."""
        return TABLEAU_CARDS - self.strokes

    def legal_moves(self) -> list[Move]:
        """Return the legal moves: plays from left to right, then the flip."""
        moves = list(self._plays())
        if self.stock and not self.is_cleared and not (moves and self.rules.flip == "when stuck"):
            moves.append(FLIP)
        return moves

    def _plays(self) -> Iterator[Move]:
        """Yield the plays whose exposed card fits, from left to right."""
        top, fits = self.top, self.rules.fits
        for move, cards in zip(PLAYS, self.tableau, strict=True):
            if cards and fits(cards[-1], top):
                yield move

    def refusal(self, move: Move) -> Refusal | None:
        """Return why `move` is illegal here, or None where it is legal."""
        if self.is_cleared:
            return Refusal("over")
        column = move.column
        if column is None:
            if not self.stock:
                return Refusal("over" if self.is_stuck else "empty_stock")
            if self.rules.flip == "when stuck" and self.can_play:
                return Refusal("can_play")
            return None
        card, top = self.exposed(column), self.top
        if card is None:
            return Refusal("empty_column", column=column)
        if self.rules.fits(card, top):
            return None
        barred = replace(self.rules, on_king="any").fits(card, top)
        return Refusal("on_king" if barred else "no_fit", card, top, column)

    def is_legal(self, move: Move) -> bool:
        """Return whether the rules allow `move` here."""
        return self.refusal(move) is None

    def after(self, move: Move) -> "Position":
        """Return the position that `move` leads to.

        Raises:
            IllegalMoveError: the rules do not allow it; the message says why.
        """
        refusal = self.refusal(move)
        if refusal is not None:
            raise refusal.error
        column = move.column
        if column is None:
            return Position(self.rules, self.tableau, self.stock[1:], (*self.waste, self.stock[0]))
        cards = self.tableau[column]
        tableau = (*self.tableau[:column], cards[:-1], *self.tableau[column + 1 :])
        return Position(self.rules, tableau, self.stock, (*self.waste, cards[-1]))
