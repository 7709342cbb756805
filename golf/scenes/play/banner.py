"""Words with answers beside or below them, on the table, where no exposed card lies."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from golf.controls.intents import Command
from golf.core.position import Position
from golf.geometry import Rect
from golf.scenes.table_sheet import TableSheet, on_paper
from golf.session.session import Session
from golf.ui.box import Box, Column, Row, grid
from golf.ui.buttons import Button
from golf.ui.leaves import Line, Text
from golf.ui.look import Look

_WIDEST = 900
"""How wide a banner gets, in pixels of the design."""

_ANSWER = 110, 140
"""How wide an answer is at least, and beside the words, in pixels of the design."""

_PAD = 12
_GAP = 10


class Banner(TableSheet):
    """What is offered in a position that asks for an answer; `answers` are (command, words) pairs.

    It lies in the felt between the feet of the columns and the waste where there is room for it,
    else over old cards of the waste.
    """

    def __init__(
        self, look: Look, position: Position, words: str, answers: Sequence[tuple[Command, str]]
    ) -> None:
        self.look = look
        self.words = words
        self._answers = [
            Button(f"banner {each}", said, kind="plain" if number else "primary", command=each)
            for number, (each, said) in enumerate(answers)
        ]
        rect = self._in_felt(position) or self._over_lines(position) or self._over_waste(position)
        super().__init__(look, self._box(rect.w), rect)

    @property
    def keys(self) -> frozenset[str]:
        """The keys of the answers' buttons."""
        return frozenset(answer.key for answer in self._answers)

    def _box(self, width: int) -> Box:
        """Return the words with the answers beside them, or below where they are too long."""
        buttons = self._answers
        words = Line(self.words, "bold", grow=1.0)
        line = on_paper(Row([words, *(each.changed(w=_ANSWER[1]) for each in buttons)], _GAP), _PAD)
        if line.width(self.look) <= width:
            return line
        above = Text(self.words, "bold", align="centre")
        return on_paper(Column([above, grid(buttons, len(buttons), _GAP)], _GAP), _PAD)

    def _least_width(self) -> int:
        """Return the width in which the answers have room."""
        look, answers = self.look, self._answers
        widest = max(look.px(_ANSWER[0]), *(each.width(look) for each in answers)) / look.unit
        row = Row([each.changed(w=widest) for each in answers], _GAP)
        return on_paper(row, _PAD).width(look)

    def _height(self, width: int) -> int:
        return self._box(width).height(self.look, width)

    def _in_felt(self, position: Position) -> Rect | None:
        """Return the lowest and then widest place where no card lies, None where none is enough."""
        layout, foot = self.look.layout, self._foot
        if layout.shape != "wide":
            foot = min(foot, layout.text["message"].bottom)
        found = [
            (place.h, -place.w, place._replace(y=foot - place.h))
            for place in self._places(position)
            if place.bottom <= foot
        ]
        return min(found)[2] if found else None

    def _over_lines(self, position: Position) -> Rect | None:
        """Return the highest place where no card lies, over the lines and the fairway there."""
        found = [
            (place.y, place.h, -place.w, place)
            for place in self._places(position)
            if place.bottom <= self._foot
        ]
        return min(found)[3] if found else None

    @property
    def _foot(self) -> int:
        """How far down the felt is free: above the waste its run rises and has light round it."""
        layout = self.look.layout
        return layout.waste_area.y - layout.card[1] // 8

    def _places(self, position: Position) -> Iterator[Rect]:
        """Yield a place close below each number of neighbouring columns that are wide enough."""
        layout, gap = self.look.layout, self.look.px(_GAP)
        boxes = [
            layout.column_rect(number, max(1, len(cards)))
            for number, cards in enumerate(position.tableau)
        ]
        for first, last in combinations(range(len(boxes) + 1), 2):
            span = boxes[first:last]
            room = span[-1].right - span[0].x
            width = min(room, self.look.px(_WIDEST))
            if width >= self._least_width():
                y = max(box.bottom for box in span) + gap
                x = span[0].x + (room - width) // 2
                yield Rect(x, y, width, self._height(width))

    def _over_waste(self, position: Position) -> Rect:
        """Return a place over the feet of old waste cards, beside the last one if there is room."""
        layout, board, gap = self.look.layout, self.look.layout.board, self.look.px(_GAP)
        last = layout.waste_rect(len(position.waste) - 1, len(position.waste))
        left, right = board.x, board.right
        if layout.is_mirrored:
            left = last.right + gap
            right = layout.stock_rect.x - gap if position.stock else right
        else:
            right = last.x - gap
            left = layout.stock_rect.right + gap if position.stock else left
        if right - left < self._least_width():
            left, right = board.x, board.right
        width = min(right - left, self.look.px(_WIDEST))
        height = self._height(width)
        foot = layout.text["message"].bottom if layout.shape == "wide" else self._foot
        y = foot - height
        return Rect(left + (right - left - width) // 2, y, width, height)


def banner_for(look: Look, session: Session) -> Banner | None:
    """Return what is offered where no card fits any more, None elsewhere."""
    offer = session.offer
    return None if offer is None else Banner(look, session.position, offer.words, offer.answers)
