"""What the holes of a record came to, counted from its text alone.

Whatever is kept was played through the rules once, so no card need be dealt to count it: a history
of twenty thousand records is counted in a fraction of a second.
"""

from functools import lru_cache
from typing import NamedTuple

from golf.core.deal import Deal
from golf.core.errors import NotationError, shown
from golf.core.position import TABLEAU_CARDS
from golf.core.record import GIVEN_UP
from golf.core.rules import Rules

_FLIP = "F"
_STOCK_CARDS = {"dealt": 16, "empty": 17}
"""The stock of a whole deck, by how the waste starts."""


class HoleResult(NamedTuple):
    """What a hole came to.

    `deal` is the text of its deal; `move_count` the moves that stand, and for a hole that was given
    up its unflipped stock as well; `longest_run` the most cards played between two flips.
    """

    deal: str
    strokes: int
    cards_left: int
    stock_left: int
    move_count: int
    longest_run: int
    is_given_up: bool

    @property
    def is_cleared(self) -> bool:
        """Whether the tableau was emptied."""
        return self.cards_left == 0


def rules_of(record: str) -> Rules:
    """Return the rules that a record names.

    Raises:
        NotationError: it names none.
    """
    return _rules(record.partition("/")[0])


def hole_count(record: str) -> int:
    """Return how many holes a record holds, 0 for a text that is none."""
    return record.count("/")


def deals_of(record: str) -> list[str]:
    """Return the text of each hole's deal."""
    return [hole.partition(":")[0] for hole in record.split("/")[1:]]


def hole_results(record: str) -> list[HoleResult]:
    """Return the result of each hole of a record whose moves are legal.

    Raises:
        NotationError: the text is not of a record's form, or has more moves than there are cards.
    """
    if "/" not in record:
        raise NotationError("expected a record, got {text}", text=shown(record))
    rules = rules_of(record)
    return [_hole_result(hole, rules) for hole in record.split("/")[1:]]


@lru_cache(maxsize=256)
def _rules(text: str) -> Rules:
    return Rules.parse(text)


def _hole_result(hole: str, rules: Rules) -> HoleResult:
    deal, _, letters = hole.partition(":")
    cards, stock = _cards(deal, rules)
    is_given_up = letters.endswith(GIVEN_UP)
    moves = letters.removesuffix(GIVEN_UP)
    flips = moves.count(_FLIP)
    cards_left, stock_left = cards - (len(moves) - flips), stock - flips
    if cards_left < 0 or stock_left < 0:
        raise NotationError("expected the moves of a hole, got {text}", text=shown(letters))
    return HoleResult(
        deal=deal,
        strokes=cards_left or -stock_left,
        cards_left=cards_left,
        stock_left=stock_left,
        move_count=len(moves) + (stock_left if is_given_up else 0),
        longest_run=max(map(len, moves.split(_FLIP))),
        is_given_up=is_given_up,
    )


def _cards(deal: str, rules: Rules) -> tuple[int, int]:
    """Return how many cards a deal has in its tableau and its stock; a board may have fewer."""
    if deal[:1] not in ("b", "B"):
        return TABLEAU_CARDS, _STOCK_CARDS[rules.starter]
    start = Deal.parse(deal).position(Rules())
    return start.cards_left, len(start.stock)
