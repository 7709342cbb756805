"""Words with answers beside or below them, on the table, where no exposed card lies."""

from collections.abc import Sequence
from itertools import combinations

import pygame

from golf import theme
from golf.core.position import Position
from golf.geometry import Rect
from golf.saves.game import Game
from golf.scenes.flip_on import is_played_out
from golf.scenes.menu_scene import columns
from golf.texts import narration
from golf.ui.look import Look
from golf.ui.shapes import draw_sheet
from golf.ui.widgets import Button, draw_text
from golf.words import say

_WIDEST = 900
"""How wide a banner gets, in pixels of the design."""


class Banner:
    """What is offered in a position that asks for an answer; `answers` are (key, words) pairs.

    It lies in the felt between the feet of the columns and the waste where there is room for it,
    else over old cards of the waste.
    """

    def __init__(
        self, look: Look, position: Position, words: str, answers: Sequence[tuple[str, str]]
    ) -> None:
        self.look = look
        self.words = words
        self.answers = list(answers)
        self._pad, self._gap = look.px(12), look.px(10)
        self._button_h = max(look.px(44), look.touch)
        self._size = look.text_px(theme.BODY)
        self._place(self._in_felt(position) or self._over_waste(position))

    def _least_width(self) -> int:
        """Return the width in which the answers have room."""
        font = self.look.font("bold", self.look.text_px(theme.BUTTON))
        widest = max(font.size(words)[0] for _, words in self.answers) + self.look.px(32)
        count = len(self.answers)
        return count * max(widest, self.look.px(110)) + (count - 1) * self._gap + 2 * self._pad

    def _answers_width(self) -> int:
        """Return the width of the answers at the right of a single line."""
        return len(self.answers) * self.look.px(150)

    def _is_one_line(self, width: int) -> bool:
        room = width - self._answers_width() - 3 * self._pad
        return self.look.font("bold", self._size).size(self.words)[0] < room

    def _lines(self, width: int) -> list[str]:
        if self._is_one_line(width):
            return [self.words]
        return self.look.lines(self.words, "bold", theme.BODY, width - 2 * self._pad)

    def _height(self, width: int) -> int:
        text_h = len(self._lines(width)) * self.look.font("bold", self._size).get_linesize()
        if self._is_one_line(width):
            return 2 * self._pad + max(text_h, self._button_h)
        return 2 * self._pad + text_h + self._gap + self._button_h

    def _in_felt(self, position: Position) -> Rect | None:
        """Return the lowest and then widest place where no card lies, None where all are too small.

        Above the waste its run rises and has light round it.
        """
        layout = self.look.layout
        foot = layout.waste_area.y - layout.card[1] // 8
        if layout.shape != "wide":
            foot = min(foot, layout.text["message"].bottom)
        boxes = [
            layout.column_rect(number, max(1, len(cards)))
            for number, cards in enumerate(position.tableau)
        ]
        found: list[tuple[int, int, Rect]] = []
        for first, last in combinations(range(len(boxes) + 1), 2):
            span = boxes[first:last]
            room = span[-1].right - span[0].x
            width = min(room, self.look.px(_WIDEST))
            height = self._height(width)
            y = foot - height
            if width >= self._least_width() and y >= max(box.bottom for box in span) + self._gap:
                found.append(
                    (height, -width, Rect(span[0].x + (room - width) // 2, y, width, height))
                )
        return min(found)[2] if found else None

    def _over_waste(self, position: Position) -> Rect:
        """Return a place over the feet of old waste cards, beside the last one if there is room."""
        layout, board = self.look.layout, self.look.layout.board
        last = layout.waste_rect(len(position.waste) - 1, len(position.waste))
        left, right = board.x, board.right
        if layout.is_mirrored:
            left = last.right + self._gap
            right = layout.stock_rect.x - self._gap if position.stock else right
        else:
            right = last.x - self._gap
            left = layout.stock_rect.right + self._gap if position.stock else left
        if right - left < self._least_width():
            left, right = board.x, board.right
        width = min(right - left, self.look.px(_WIDEST))
        height = self._height(width)
        y = layout.text["message"].bottom - height
        return Rect(left + (right - left - width) // 2, y, width, height)

    def _place(self, panel: Rect) -> None:
        """Lay words and answers out on the panel."""
        self.panel = panel
        self.lines = self._lines(panel.w)
        inner = panel.inflate(-self._pad, -self._pad)
        if self._is_one_line(panel.w):
            answers_w = self._answers_width()
            self.text = inner._replace(w=inner.w - answers_w - self._pad)
            area = Rect(inner.right - answers_w, inner.y, answers_w, inner.h)
        else:
            area = Rect(inner.x, inner.bottom - self._button_h, inner.w, self._button_h)
            self.text = inner._replace(h=area.y - self._gap - inner.y)
        self.places = columns(area, len(self.answers), self._gap)

    @property
    def keys(self) -> frozenset[str]:
        """The keys of the answers' buttons."""
        return frozenset(key for key, _ in self.answers)

    def buttons(self) -> list[Button]:
        """Return a button for each answer, the first one bright."""
        return [
            Button(key, words, place, "primary" if number == 0 else "plain")
            for number, ((key, words), place) in enumerate(
                zip(self.answers, self.places, strict=True)
            )
        ]

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the panel and the words; the menu paints the buttons."""
        look = self.look
        draw_sheet(surface, self.panel, look.unit)
        line_h = self.text.h // len(self.lines)
        for number, line in enumerate(self.lines):
            picture = look.fitted(line, "bold", theme.BODY, theme.TEXT, self.text.w)
            place = Rect(self.text.x, self.text.y + number * line_h, self.text.w, line_h)
            draw_text(surface, picture, place, "left" if len(self.lines) == 1 else "centre")


def banner_for(look: Look, game: Game) -> Banner | None:
    """Return what is offered where no card fits any more, None elsewhere."""
    hole = game.hole
    if is_played_out(hole.position) and not hole.is_over:
        answers = [("banner flip_on", say("Flip on")), ("banner undo", say("Undo"))]
        words = say("No card can fit any more.")
        return Banner(look, hole.position, words, answers if hole.can_undo else answers[:1])
    if not hole.position.is_stuck or game.must_be_filed:
        return None
    answers = [("banner undo", say("Undo")), ("finish", say("Finish"))]
    if game.can_restart:
        answers.insert(1, ("banner restart", say("Restart")))
    return Banner(look, hole.position, narration.stuck(game), answers)
