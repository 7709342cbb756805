"""Help for a terminal of 80 columns: what can be typed, and the pages of help as lines."""

import textwrap
from collections.abc import Callable

from golf.cli.terminal.typed import WORDS, say_letters
from golf.core.cards import SUIT_SIGNS, Card, rank_name
from golf.core.rules import Rules
from golf.texts.help import (
    TITLES,
    Block,
    Comparison,
    Example,
    Heading,
    Lead,
    Pair,
    RunEnd,
    help_page,
)
from golf.texts.numbers import parted
from golf.words import mark, say

_LETTERS = (
    mark("1 to 7 play a column's exposed card; f or {flip} flips the stock."),
    mark("{flip_on} flips until a card fits; it does nothing where one fits already."),
    mark("Letters do what they do as keys in the window; only f is no full screen."),
    mark("Several letters may stand in a line: ff3 flips twice and plays column 3."),
    mark("{undo} undo, {redo} redo; {undo_run} and {redo_run} the whole run since the flip."),
    mark("{hint} hint: what fits; {hint} again: the fair advice."),
    mark("{verdict} verdict: the best still possible; it marks the hole as assisted."),
    mark("t the table; l the columns in words; i where the game stands."),
    mark("c what the stock still holds; s the score card; k the code of this game."),
    mark("{new_deal} next hole or new deal; {restart} this deal again, in a game of one hole."),
    mark("x give the hole up; {wrap} the wrap switch, before the first move."),
    mark("q quit, everything is kept; ? this help."),
    mark("/round /hole /daily /daily-round /speed begin such a game, or go on with it."),
    mark("/deal DEAL, /course NAME, /open CODE, /rules R begin what is named."),
    mark("/rules tells the rules, /games the games in progress."),
    mark("/tour this week's Open, /tour N a friends' one, /duel a rival; /standing."),
    mark("/luck takes a hole that is over apart: its worth, your choices, luck."),
    mark("/learn begins the lessons, /learn 3 the third; /help lists pages to read."),
    mark("/table shows the table after each move, or no longer."),
    mark(
        "In a terminal x, {new_deal} and {restart} ask before they end a hole; in a pipe they do"
        " not."
    ),
    mark("Words work, too:"),
)
_WIDTH = 78
_LEFT = 26
_FIRST = 16
_EACH = 12


def tell_letters(write: Callable[[str], None], width: int = 0) -> None:
    """Print what can be typed, its list of words in lines of `width`, 0 for the usual one."""
    for line in _LETTERS:
        write(say_letters(line))
    for line in _words_lines(min(width or _WIDTH, _WIDTH)):
        write(line)


def _words_lines(width: int) -> list[str]:
    """Return the words that work in lines, each letter on one line with its words."""
    held = "\u00a0"
    entries = [entry.strip().replace(" ", held) for entry in say_letters(WORDS).split(";")]
    text = (say("; ").rstrip().replace(" ", held) + " ").join(entries)
    return [line.replace(held, " ") for line in textwrap.wrap(text, width)]


def tell_page(
    key: str,
    rules: Rules,
    write: Callable[[str], None],
    show: Callable[[str], None],
    width: int = 0,
) -> None:
    """Print a page of help: sentences by `write`, what must not be broken by `show`.

    `width` is how many columns there are, 0 for any number.

    Raises:
        LookupError: there is no such page.
    """
    page = help_page(key, rules)
    write(page.title)
    for block in page.blocks:
        _tell(block, write, show, width)


def tell_pages(write: Callable[[str], None]) -> None:
    """Print which pages there are."""
    for key, title in TITLES.items():
        write(say("/help {key}: {title}", key=key, title=say(title)))


def _tell(
    block: Block, write: Callable[[str], None], show: Callable[[str], None], width: int
) -> None:
    match block:
        case Heading(words):
            show("")
            write(words)
        case Lead(words):
            write(words)
        case Pair(left, right):
            name = say("{name}:", name=left)
            if width:
                for line in _pair(name, right, width):
                    show(line)
            else:
                write(f"{name:<{_LEFT}}{right}")
        case Example(cards, words, is_right):
            answer = say("Yes") if is_right else say("No")
            run = " ".join(map(_card, cards))
            write(say("{answer}: {cards}  {words}", answer=answer, cards=run, words=words))
        case RunEnd(_, _, spoken):
            write(spoken)
        case Comparison(names, rows) if width and width < _FIRST + _EACH * len(names):
            for heading, values in rows:
                pairs = parted(map(" ".join, zip(names, values, strict=True)))
                write(say("{name}: {value}", name=heading, value=pairs))
        case Comparison(names, rows):
            for heading, values in (("", names), *rows):
                cells = "".join(f"{value:<{_EACH}}" for value in values)
                show(f"{heading:<{_FIRST}}{cells}".rstrip())
        case _:
            write(block)


def _pair(left: str, right: str, width: int) -> list[str]:
    """Return a name and what is said of it side by side, or where that is too narrow in a row."""
    if width < 2 * _LEFT:
        return textwrap.wrap(f"{left} {right}", width, subsequent_indent="  ")
    return textwrap.wrap(f"{left:<{_LEFT}}{right}", width, subsequent_indent=" " * _LEFT)


def _card(card: Card) -> str:
    return rank_name(card.rank) + SUIT_SIGNS[card.suit]
