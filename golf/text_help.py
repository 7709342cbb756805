"""The pages of help as lines for a terminal of 80 columns."""

from collections.abc import Callable

from golf.core.cards import Card, rank_name
from golf.core.rules import Rules
from golf.help_text import (
    TITLES,
    Block,
    Comparison,
    Example,
    Heading,
    Lead,
    Pair,
    help_page,
)
from golf.words import say

_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_LEFT = 26
_FIRST = 16
_EACH = 12


def tell_page(
    key: str, rules: Rules, write: Callable[[str], None], show: Callable[[str], None]
) -> None:
    """Print a page of help: sentences by `write`, what must not be broken by `show`.

    Raises:
        LookupError: there is no such page.
    """
    page = help_page(key, rules)
    write(page.title)
    for block in page.blocks:
        _tell(block, write, show)


def tell_pages(write: Callable[[str], None]) -> None:
    """Print which pages there are."""
    for key, title in TITLES.items():
        write(f"/help {key}: {say(title)}")


def _tell(block: Block, write: Callable[[str], None], show: Callable[[str], None]) -> None:
    match block:
        case Heading(words):
            show("")
            write(words)
        case Lead(words):
            write(words)
        case Pair(left, right):
            write(f"{left + ':':<{_LEFT}}{right}")
        case Example(cards, words, is_right):
            answer = say("Yes") if is_right else say("No")
            write(f"{answer}: {' '.join(map(_card, cards))}  {words}")
        case Comparison(names, rows):
            for heading, values in (("", names), *rows):
                cells = "".join(f"{value:<{_EACH}}" for value in values)
                show(f"{heading:<{_FIRST}}{cells}".rstrip())
        case _:
            write(block)


def _card(card: Card) -> str:
    return rank_name(card.rank) + _SIGNS[card.suit]
