"""The blocks of a page set in lines: where each word, rule and small card stands."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from golf import theme
from golf.core.cards import Card
from golf.looks.look import Look
from golf.table.faces import Faces
from golf.table.rect import Rect
from golf.texts.help import Block, Comparison, Example, Heading, Lead, Pair

_LEAD = 20
_HEADING = 24
_TABLE = 16
_CARD = 82
_PITCH = 0.6  # of a card's width, from one card of a row to the next
_LEFT = 0.42  # of the width, for the left half of a pair


@dataclass(frozen=True, slots=True)
class _Words:
    rect: Rect
    words: str
    role: str
    size: float
    colour: theme.Colour


@dataclass(frozen=True, slots=True)
class _Line:
    rect: Rect


@dataclass(frozen=True, slots=True)
class _Cards:
    rect: Rect
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class _Icon:
    rect: Rect
    name: str
    colour: theme.Colour


class PageLayout:
    """Blocks set for a width in pixels; `height` is what they take."""

    def __init__(self, look: Look, blocks: Sequence[Block], width: int) -> None:
        self.look = look
        self.width = width
        self.height = 0
        self._items: list[_Words | _Line | _Cards | _Icon] = []
        self._before: Block | None = None
        self._faces: Faces | None = None
        for block in blocks:
            self._set(block)
            self._before = block

    def paint(self, surface: pygame.Surface, place: Rect, scroll: int) -> None:
        """Paint what is in sight when the page is moved up by `scroll` pixels."""
        clip = surface.get_clip()
        surface.set_clip(place)
        for item in self._items:
            rect = item.rect.move(place.x, place.y - scroll)
            if rect.bottom > place.y and rect.y < place.bottom:
                self._paint(surface, item, rect)
        surface.set_clip(clip)

    def _paint(
        self, surface: pygame.Surface, item: _Words | _Line | _Cards | _Icon, rect: Rect
    ) -> None:
        look = self.look
        match item:
            case _Words():
                picture = look.fitted(item.words, item.role, item.size, item.colour, rect.w)
                surface.blit(picture, rect[:2])
            case _Line():
                surface.fill(theme.PANEL_LINE, rect)
            case _Cards():
                self._paint_cards(surface, item.cards, rect)
            case _Icon():
                surface.blit(look.icon(item.name, rect.h, item.colour), rect[:2])

    def _paint_cards(self, surface: pygame.Surface, cards: tuple[Card, ...], rect: Rect) -> None:
        if self._faces is None:
            size = (round(rect.h * 5 / 7), rect.h)
            faces = self.look.faces
            self._faces = Faces(size, faces.deck, faces.back_name, letters=faces.letters)
        faces = self._faces
        pitch = round(faces.size[0] * _PITCH)
        for number, card in enumerate(cards):
            x = rect.x + number * pitch - faces.margin
            surface.blit(faces.face(card), (x, rect.y - faces.margin))

    # ---- setting

    def _set(self, block: Block) -> None:
        px = self.look.px
        match block:
            case Lead(words):
                self._paragraph(words, "body", _LEAD, theme.TEXT_QUIET)
                self.height += px(6)
            case Heading(words):
                self.height += px(16) if self._before is not None else 0
                self._paragraph(words, "display", _HEADING, theme.PRIMARY_FILL)
                self.height += px(2)
            case Pair():
                self._pair(block)
            case Example():
                self._example(block)
            case Comparison():
                if self.look.is_tall:
                    self._one_by_one(block)
                else:
                    self._table(block)
            case str():
                self._paragraph(block, "body", theme.BODY, theme.TEXT)
                self.height += px(8)

    def _line_height(self, role: str, size: float) -> int:
        return round(self.look.font(role, self.look.text_px(size)).get_linesize() * 1.08)

    def _paragraph(self, words: str, role: str, size: float, colour: theme.Colour) -> None:
        self.height += self._words(words, role, size, colour, Rect(0, self.height, self.width, 0))

    def _words(self, words: str, role: str, size: float, colour: theme.Colour, place: Rect) -> int:
        """Set words in lines from the top of a place; return the height that they take."""
        height = self._line_height(role, size)
        lines = self.look.lines(words, role, size, place.w)
        for number, line in enumerate(lines):
            rect = Rect(place.x, place.y + number * height, place.w, height)
            self._items.append(_Words(rect, line, role, size, colour))
        return len(lines) * height

    def _rule(self, width: int) -> None:
        thin = max(1, round(self.look.unit))
        self._items.append(_Line(Rect(0, self.height, width, thin)))

    def _pair(self, pair: Pair) -> None:
        pad = self.look.px(5)
        if isinstance(self._before, Pair):
            self._rule(self.width)
        top = self.height + pad
        split = round(self.width * _LEFT)
        left = Rect(0, top, split - 2 * pad, 0)
        right = Rect(split, top, self.width - split, 0)
        heights = (
            self._words(pair.left, "bold", theme.BODY, theme.TEXT, left),
            self._words(pair.right, "body", theme.BODY, theme.TEXT_QUIET, right),
        )
        self.height = top + max(heights) + pad

    def _example(self, example: Example) -> None:
        look = self.look
        height, pad, side = look.px(_CARD), look.px(8), look.px(26)
        card_w = round(height * 5 / 7)
        row_w = card_w + round(card_w * _PITCH) * (len(example.cards) - 1)
        top = self.height + pad // 2
        self._items.append(_Cards(Rect(pad // 2, top, row_w, height), example.cards))
        name, colour = ("tick", theme.PRIMARY_FILL) if example.is_right else ("cross", theme.FLAG)
        x = pad // 2 + row_w + 2 * pad
        icon = Rect(x, top + (height - side) // 2, side, side)
        self._items.append(_Icon(icon, name, colour))
        room = self.width - icon.right - pad
        line_h = self._line_height("body", theme.BODY)
        count = len(look.lines(example.words, "body", theme.BODY, room))
        words = Rect(icon.right + pad, top + max(0, height - count * line_h) // 2, room, 0)
        self._words(example.words, "body", theme.BODY, theme.TEXT_QUIET, words)
        self.height = top + max(height, count * line_h) + pad

    def _table(self, comparison: Comparison) -> None:
        """Set the things side by side."""
        pad = self.look.px(5)
        first = round(self.width * 0.22)
        each = (self.width - first) // len(comparison.names)
        line_h = self._line_height("bold", _TABLE)
        for heading, values in (("", comparison.names), *comparison.rows):
            role, colour = ("body", theme.TEXT) if heading else ("bold", theme.PRIMARY_FILL)
            top = self.height + pad
            cells = [(Rect(0, top, first - pad, line_h), heading, "bold", theme.TEXT)]
            for number, value in enumerate(values):
                place = Rect(first + number * each, top, each - pad, line_h)
                cells.append((place, value, role, colour))
            self._items += [
                _Words(place, words, style, _TABLE, tint) for place, words, style, tint in cells
            ]
            self.height = top + line_h + pad
            self._rule(self.width)
        self.height += 2 * pad

    def _one_by_one(self, comparison: Comparison) -> None:
        """Set the things one below the other, where they do not fit side by side."""
        for number, name in enumerate(comparison.names):
            self._set(Heading(name))
            self._before = None
            for heading, values in comparison.rows:
                if values[number]:
                    pair = Pair(heading, values[number])
                    self._set(pair)
                    self._before = pair
