"""The blocks of a page to read, as boxes: sentences, headings, pairs, rows of cards, tables."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from golf import theme
from golf.core.cards import Card
from golf.texts.help import Block, Comparison, Example, Heading, Lead, Pair, RunEnd
from golf.ui.box import Box, Column, Leaf, Row, Space
from golf.ui.leaves import Icon, Rule, Text
from golf.words import say

if TYPE_CHECKING:
    import pygame

    from golf.ui.look import Look

_LEAD = 20
_HEADING = 24
_TABLE = 16
_CARD = 82
_PITCH = 0.6  # of a card's width, from one card of a row to the next
_LEFT = 0.42  # of the width, for the left half of a pair
_NAMES = 0.22  # of the width, for the headings of a table's rows


def reading(look: "Look", blocks: Sequence[Block]) -> Column:
    """Return the blocks one below the other, as they are set in a window."""
    boxes: list[Box] = []
    before: Block | None = None
    for block in blocks:
        if isinstance(block, Pair) and isinstance(before, Pair):
            boxes.append(Rule())
        elif isinstance(block, Heading) and before is not None:
            boxes.append(Space(h=16))
        boxes.append(_box(look, block))
        before = block
    return Column(boxes, 0)


def _box(look: "Look", block: Block) -> Box:
    match block:
        case Lead(words):
            return _spaced(Text(words, size=_LEAD, colour=theme.TEXT_QUIET), 6)
        case Heading(words):
            return _spaced(Text(words, "display", _HEADING, theme.PRIMARY_FILL), 2)
        case Pair(left, right):
            return _pair(left, right)
        case Example():
            return _example(block)
        case RunEnd(cards, words):
            return _run_end(cards, words)
        case Comparison():
            return _one_by_one(look, block) if look.is_tall else _table(block)
        case _:
            return _spaced(Text(block), 8)


def _spaced(box: Box, below: float) -> Column:
    return Column([box, Space(h=below)], 0)


def _pair(left: str, right: str) -> Column:
    halves = Row(
        [
            Text(left, "bold", grow=_LEFT),
            Text(right, colour=theme.TEXT_QUIET, grow=1 - _LEFT),
        ],
        10,
    )
    return Column([Space(h=5), halves, Space(h=5)], 0)


def _example(example: Example) -> Column:
    name, colour = ("tick", theme.PRIMARY_FILL) if example.is_right else ("cross", theme.FLAG)
    words = Text(example.words, colour=theme.TEXT_QUIET, grow=1.0)
    row = Row([Cards(example.cards), Icon(name, 26, colour), words], 14, align="middle")
    return Column([Space(h=4), row, Space(h=8)], 0)


def _run_end(cards: tuple[Card, ...], words: str) -> Column:
    """Set the words above the cards, which may be as many as the width is for."""
    row = [Space(h=2), Cards(cards)] if cards else []
    return Column([Space(h=5), Text(words, "bold"), *row, Space(h=5)], 0)


def _table(comparison: Comparison) -> Column:
    """Set the things side by side."""
    lines: list[Box] = []
    for name, values in (("", comparison.names), *comparison.rows):
        role, colour = ("body", theme.TEXT) if name else ("bold", theme.PRIMARY_FILL)
        share = (1 - _NAMES) / len(values)
        cells = [Text(value, role, _TABLE, colour, grow=share) for value in values]
        row = Row([Text(name, "bold", _TABLE, grow=_NAMES), *cells], 5)
        lines += [Space(h=5), row, Space(h=5), Rule()]
    return Column([*lines, Space(h=10)], 0)


def _one_by_one(look: "Look", comparison: Comparison) -> Column:
    """Set the things one below the other, where they do not fit side by side."""
    blocks: list[Block] = []
    for number, name in enumerate(comparison.names):
        rows = [(title, values[number]) for title, values in comparison.rows]
        blocks += [Heading(name), *(Pair(title, value) for title, value in rows if value)]
    return reading(look, blocks)


def block_words(block: Block) -> str:
    """Return a block as plain words, for a screen reader."""
    match block:
        case Lead(words) | Heading(words):
            return words
        case Pair(left, right):
            return say("{name}: {value}", name=left, value=right)
        case Example(_, words):
            return words
        case RunEnd(_, _, spoken):
            return spoken
        case Comparison(names, rows):
            return "\n".join(
                f"{heading}: " + ", ".join(map(" ".join, zip(names, values, strict=True)))
                for heading, values in rows
            )
        case _:
            return block


class Cards(Leaf):
    """Small cards in a row, each over the one before it; closer where the row is too long."""

    cards: tuple[Card, ...]

    def own_width(self, look: "Look") -> int:
        """Return the width of the row."""
        card = round(look.px(_CARD) * 5 / 7)
        return card + round(card * _PITCH) * (len(self.cards) - 1)

    def own_height(self, look: "Look", width: int) -> int:
        """Return a card's height."""
        return look.px(_CARD)

    def paint(self, surface: "pygame.Surface", look: "Look") -> None:
        """Lay the cards from the left."""
        faces = look.small_faces(self.rect.h)
        spare = (self.rect.w - faces.size[0]) / max(1, len(self.cards) - 1)
        pitch = round(min(faces.size[0] * _PITCH, spare))
        for number, card in enumerate(self.cards):
            x = self.rect.x + number * pitch - faces.margin
            surface.blit(faces.face(card), (x, self.rect.y - faces.margin))
