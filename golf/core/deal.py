"""Deals by number, in the numberings of Microsoft and PySolFC, or as a board.

A number gives the same cards in every rule set, on every platform, for ever.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from golf.core.board import board_word, parse_board_word
from golf.core.cards import DECK, Card
from golf.core.errors import NotationError, shown
from golf.core.position import COLUMNS, TABLEAU_CARDS, Position
from golf.core.rules import PRESETS, Rules

if TYPE_CHECKING:
    import random

LAST_MICROSOFT = 2**31 - 1
"""The last deal of Microsoft's numbering, which begins at 1."""
LAST_PYSOL = 10**20 - 1
"""The last deal of PySolFC's numbering, which begins at p1."""
LAST_RANDOM = 999_999
"""Random deals are drawn from 1 to this, so that a number can be said aloud."""

_MOST_TEXT = 4_000
_MICROSOFT, _PYSOL = "", "p"
_LAST = {_MICROSOFT: LAST_MICROSOFT, _PYSOL: LAST_PYSOL}


@dataclass(frozen=True, slots=True)
class Deal:
    """How the cards lie at the start of a hole.

    `number` is None for a board, which `board` spells out in one word; `series` is empty for
    Microsoft's numbering and `p` for PySolFC's.
    """

    series: str = _MICROSOFT
    number: int | None = None
    board: str = ""

    def __str__(self) -> str:
        return self.board or f"{self.series}{self.number}"

    @classmethod
    def parse(cls, text: str) -> "Deal":
        """Read `617`, `ms617`, `p100000` or a board in one word; blanks around it are dropped.

        Raises:
            NotationError: the text is no deal, or its number is out of range.
        """
        word = text.strip() if len(text) <= _MOST_TEXT else ""
        if word[:1] in ("b", "B"):
            return cls.of(parse_board_word(word, PRESETS["classic"]))
        lower = word.lower()
        series = _PYSOL if lower.startswith("p") else _MICROSOFT
        digits = lower.removeprefix("ms") if series == _MICROSOFT else lower[1:]
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 20):
            raise _no_deal(text)
        if not 1 <= int(digits) <= _LAST[series]:
            # The player is told what was written, `ms0` and not 0.
            raise _no_deal(text)
        return cls(series, int(digits))

    @classmethod
    def numbered(cls, number: int, series: str = _MICROSOFT) -> "Deal":
        """Return the deal of a number.

        Raises:
            NotationError: the number is out of its series' range.
        """
        if not 1 <= number <= _LAST[series]:
            raise _no_deal(series + str(number))
        return cls(series, number)

    @classmethod
    def of(cls, position: Position) -> "Deal":
        """Return a position as a deal of its own, to start from."""
        return cls(board=board_word(position))

    @classmethod
    def random(cls, rng: "random.Random") -> "Deal":
        """Draw a deal from 1 to 999999."""
        return cls(number=1 + int(rng.random() * LAST_RANDOM))

    def shifted(self, step: int) -> "Deal":
        """Return the deal `step` numbers on, round the end of its series; a board stays itself."""
        if self.number is None:
            return self
        last = _LAST[self.series]
        return Deal(self.series, (self.number - 1 + step) % last + 1)

    def position(self, rules: Rules) -> Position:
        """Return the cards as they lie before the first move under `rules`."""
        if self.number is None:
            return parse_board_word(self.board, rules)
        cards = dealt_cards(self.series, self.number)
        tableau = tuple(cards[column:TABLEAU_CARDS:COLUMNS] for column in range(COLUMNS))
        rest = cards[TABLEAU_CARDS:]
        dealt = 1 if rules.starter == "dealt" else 0
        return Position(rules, tableau, rest[dealt:], rest[:dealt])


def _no_deal(text: str) -> NotationError:
    return NotationError(
        "expected a deal (1 to {last}, p1 to p{last_p}, or a board b...), got {text}",
        last=LAST_MICROSOFT,
        last_p=LAST_PYSOL,
        text=shown(text),
    )


@lru_cache(maxsize=16)
def dealt_cards(series: str, number: int) -> tuple[Card, ...]:
    """Return the 52 cards of a numbered deal in the order of dealing, row by row."""
    shuffle = _pysol_shuffle if series == _PYSOL else _microsoft_shuffle
    return tuple(reversed(shuffle(number)))


def _microsoft_shuffle(number: int) -> list[Card]:
    """Shuffle as Microsoft's FreeCell does, by its C library's linear congruential generator."""
    cards = list(DECK)
    seed = number
    for last in range(len(cards) - 1, 0, -1):
        seed = (seed * 214013 + 2531011) % 2**31
        other = (seed >> 16) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def _pysol_shuffle(number: int) -> list[Card]:
    """Shuffle as PySolFC does for its numbers from 32000 up.

    Python promises the stream of `Random.random`, not that of `Random.shuffle`, so the shuffle
    stands here.
    """
    # Its import takes longer than a deal, and most deals do without it.
    from random import Random

    cards = [Card(rank, suit) for suit in "CSHD" for rank in range(1, 14)]
    rng = Random(number)
    for last in range(len(cards) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards
