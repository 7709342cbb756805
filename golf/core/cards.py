"""The fifty-two cards and their two-letter names."""

from typing import NamedTuple

from golf.core.errors import NotationError, shown

RANKS = "A23456789TJQK"
"""The letters of the ranks 1 to 13."""
SUITS = "CDHS"
"""The letters of clubs, diamonds, hearts and spades."""
SUIT_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
"""How the suits are printed."""

ACE = 1
"""The lowest rank."""
KING = 13
"""The highest rank."""


class Card(NamedTuple):
    """One playing card: `rank` from 1 (Ace) to 13 (King), `suit` one of C, D, H, S.

    The text form is two letters, rank first: `str(Card(10, "H")) == "TH"`.
    """

    rank: int
    suit: str

    def __str__(self) -> str:
        return RANKS[self.rank - 1] + self.suit

    @property
    def is_red(self) -> bool:
        """Whether the suit is diamonds or hearts."""
        return self.suit in "DH"

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read a card such as `TH`, `th` or `10H`.

        Raises:
            NotationError: the text names no card.
        """
        # Some letters that are not ASCII have an upper case that is: a long s is no spade.
        card = _BY_NAME.get(text.upper()) if len(text) <= 3 and text.isascii() else None
        if card is None:
            raise NotationError("expected a card such as TH or 9C, got {text}", text=shown(text))
        return card


def rank_name(rank: int) -> str:
    """Return a rank as it is spoken and printed: A, 2 ... 9, 10, J, Q, K."""
    return "10" if rank == 10 else RANKS[rank - 1]


DECK: tuple[Card, ...] = tuple(
    Card(rank, suit) for rank in range(1, len(RANKS) + 1) for suit in SUITS
)
"""A♣ A♦ A♥ A♠ 2♣ ... K♠."""

_BY_NAME = {str(card): card for card in DECK} | {
    "10" + card.suit: card for card in DECK if card.rank == 10
}
