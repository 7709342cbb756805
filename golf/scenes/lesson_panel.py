"""The sheet of a lesson: its heading, how far it is, the task, the answer to the last try."""

from dataclasses import dataclass

import pygame

from golf import theme
from golf.geometry import Rect
from golf.scenes.menu_scene import columns, rows
from golf.table.marks import mark_margin
from golf.table.stage import PULL
from golf.ui.look import Look
from golf.ui.shapes import draw_box, draw_disc, draw_sheet
from golf.ui.widgets import Button

COLUMNS_USED = 4
CARDS_USED = 2
"""The most columns that a lesson's table has, and the most cards of a column: the rest of the
table is free for the sheet."""

_NARROW = 150  # layout pixels: a sheet less wide than this is not worth being beside the cards
_BUTTON = 115  # layout pixels: how wide each of several buttons side by side is at least
_MOST_LINES = 6  # of a task and its answer together, with few exceptions
_SCALES = (1.5, 1.35, 1.2, 1.1, 1.0, 0.9, 0.8)
"""How large the task is written against body text: the largest that fits."""


@dataclass(frozen=True, slots=True)
class Told:
    """What the sheet tells.

    `is_right` is None for an answer that judges nothing; `is_end` where only the praise is left.
    """

    number: str
    title: str
    steps: int
    done: int
    answer: str
    is_right: bool | None
    task: str
    how: str
    is_end: bool


def panel_place(look: Look, *, is_end: bool = False) -> Rect:
    """Return where the sheet lies: beside a lesson's columns, or between them and the waste.

    At the end, with no card left, it may reach over the columns for its words and buttons.
    """
    layout = look.layout
    gap = look.px(12)
    bottom = layout.stock_rect.y - gap
    # The frame of a marked card keeps clear of the sheet.
    frame = mark_margin(layout.card[0]) + 1
    x = layout.column_rect(COLUMNS_USED - 1).right + frame
    if is_end and layout.board.right - x < 3.5 * _BUTTON * look.ratio:
        x = layout.columns[0]
    beside = Rect(x, layout.board.y, layout.board.right - x, bottom - layout.board.y)
    y = layout.column_rect(0, CARDS_USED).bottom + max(
        round(0.12 * layout.card[1]), round(PULL * layout.card[1]) + frame
    )
    below = Rect(layout.board.x, y, layout.board.w, bottom - y)
    if beside.w < _NARROW * look.ratio or look.is_tall:
        return below
    if layout.shape == "wide":
        return beside
    return max(beside, below, key=lambda place: place.w * place.h)


class LessonPanel:
    """The sheet in one window; `answers` are the (key, words) pairs of its buttons."""

    def __init__(self, look: Look, told: Told, answers: list[tuple[str, str]]) -> None:
        self.look = look
        self.told = told
        self.rect = panel_place(look, is_end=told.is_end)
        self._pad = min(look.px(18), self.rect.w // 12)
        self.gap = min(look.px(10), (self.rect.h - 2 * self._pad) // 18)
        self._place(answers)
        self._size = theme.BODY * next(
            (scale for scale in _SCALES if self._height(scale) <= self._room.h), _SCALES[-1]
        )
        spare = max(0, self._room.h - self._wanted())
        self.rect = self.rect._replace(h=self.rect.h - spare)
        self._place(answers)

    def _place(self, answers: list[tuple[str, str]]) -> None:
        """Share the sheet out among words and buttons."""
        self.inner = self.rect.inflate(-self._pad, -self._pad)
        self._buttons = self._place_buttons(answers)
        bottom = self._buttons[0].rect.y - self.gap if answers else self.inner.bottom
        self._room = self.inner._replace(h=bottom - self.inner.y)

    def buttons(self) -> list[Button]:
        """Return the buttons on the sheet, the first one bright."""
        return self._buttons

    def _place_buttons(self, answers: list[tuple[str, str]]) -> list[Button]:
        if not answers:
            return []
        look, inner, count = self.look, self.inner, len(answers)
        gap, height = look.px(8), max(look.px(46), look.touch)
        is_wide = inner.w >= _BUTTON * look.ratio * count
        area_h = height if is_wide else count * (height + gap) - gap
        area = Rect(inner.x, inner.bottom - area_h, inner.w, area_h)
        places = columns(area, count, gap) if is_wide else rows(area, count, gap, height)
        return [
            Button(key, words, place, "primary" if number == 0 else "plain")
            for number, ((key, words), place) in enumerate(zip(answers, places, strict=True))
        ]

    # ---- measures

    def _line_height(self, role: str, size: float) -> int:
        return self.look.font(role, self.look.text_px(size)).get_linesize()

    def _lines(self, words: str, role: str, size: float, indent: int = 0) -> list[str]:
        return self.look.lines(words, role, size, self.inner.w - indent) if words else []

    @property
    def _heading_h(self) -> int:
        small = self._line_height("bold", theme.SMALL)
        return small + self._line_height("display", theme.SUBHEADING) + 2 * self.gap

    def _answer_h(self, size: float) -> int:
        if not self.told.answer:
            return 0
        line_h = self._line_height("bold", size)
        count = len(self._lines(self.told.answer, "bold", size, self._indent(size)))
        return count * line_h + 2 * self.gap

    def _indent(self, size: float) -> int:
        """Return the room of the tick, and of the margins round an answer."""
        return round(1.35 * self._line_height("bold", size)) + 2 * self.gap

    def _height(self, scale: float) -> int:
        """Return the height of everything above the buttons."""
        size, how_size = theme.BODY * scale, self._how_size(scale)
        task = len(self._lines(self.told.task, "bold", size)) * self._line_height("bold", size)
        how = len(self._lines(self.told.how, "body", how_size))
        rest = how * self._line_height("body", how_size) + self._answer_h(size)
        return self._heading_h + task + rest + self.gap

    def _wanted(self) -> int:
        """Return the most height that the words need, so that the sheet is as high at each step."""
        height = self._height(self._size / theme.BODY)
        if self.told.is_end:
            return height
        how_h = self._line_height("body", self._how_size(self._size / theme.BODY))
        most = _MOST_LINES * self._line_height("bold", self._size) + how_h + 3 * self.gap
        return max(self._heading_h + most, height)

    def _how_size(self, scale: float) -> float:
        return theme.SMALL * min(scale, 1.2)

    # ---- painting

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the sheet and its words; the menu paints the buttons."""
        look, told, inner, gap = self.look, self.told, self.inner, self.gap
        draw_sheet(surface, self.rect, look.unit)
        y = self._write(surface, [told.number], "bold", theme.SMALL, theme.TEXT_QUIET, inner[:2])
        self._dots(surface, (inner.y + y) // 2)
        title = look.fitted(told.title, "display", theme.SUBHEADING, theme.TEXT, inner.w)
        surface.blit(title, (inner.x, y))
        y += title.get_height() + gap // 2
        surface.fill(theme.PANEL_LINE, (inner.x, y, inner.w, max(1, round(look.unit))))
        y = inner.y + self._heading_h
        if told.is_end:
            self._answer(surface, y)
            return
        lines = self._lines(told.task, "bold", self._size)
        y = self._write(surface, lines, "bold", self._size, theme.TEXT, (inner.x, y)) + gap // 2
        size = self._how_size(self._size / theme.BODY)
        how = self._lines(told.how, "body", size)
        self._write(surface, how, "body", size, theme.TEXT_QUIET, (inner.x, y))
        self._answer(surface, self._room.bottom - self._answer_h(self._size))

    def _write(
        self,
        surface: pygame.Surface,
        lines: list[str],
        role: str,
        size: float,
        colour: theme.Colour,
        corner: tuple[int, int],
    ) -> int:
        """Write lines from a corner on; return the y below them."""
        x, y = corner
        for line in lines:
            picture = self.look.fitted(line, role, size, colour, self.inner.right - x)
            surface.blit(picture, (x, y))
            y += self._line_height(role, size)
        return y

    def _dots(self, surface: pygame.Surface, y: int) -> None:
        """Paint a dot for each step from the right edge on: done, in hand, to come."""
        radius = max(4, self.look.px(7))
        line = max(1.5, self.look.unit * 1.6)
        for step in range(self.told.steps):
            places_left = self.told.steps - 1 - step
            x = self.inner.right - radius - places_left * round(2.9 * radius)
            rim, colour = theme.PRIMARY_FILL, theme.PRIMARY_FILL
            if step == self.told.done:
                rim, colour = theme.INK, theme.SUN
            elif step > self.told.done:
                rim, colour = theme.BUTTON_LIP, theme.PANEL
            draw_disc(surface, (x, y), radius, rim)
            draw_disc(surface, (x, y), radius - line, colour)

    def _answer(self, surface: pygame.Surface, y: int) -> None:
        """Write what the last try came to, behind a tick, a cross or a light bulb."""
        told, inner, gap, size = self.told, self.inner, self.gap, self._size
        if not told.answer:
            return
        name, colour, tint, fill = _ANSWERS[told.is_right]
        box = Rect(inner.x, y, inner.w, self._answer_h(size))
        draw_box(surface, box, self.look.px(9), fill)
        side = self._line_height("bold", size)
        surface.blit(self.look.icon(name, side, colour), (inner.x + gap, y + gap))
        lines = self._lines(told.answer, "bold", size, self._indent(size))
        x = inner.x + self._indent(size) - gap
        self._write(surface, lines, "bold", size, tint, (x, y + gap))


_ANSWERS: dict[bool | None, tuple[str, theme.Colour, theme.Colour, theme.Colour]] = {
    True: ("tick", theme.PRIMARY_FILL, theme.PRIMARY_PRESSED, theme.RIGHT_FILL),
    False: ("cross", theme.FLAG, theme.TEXT_STRONG, theme.WRONG_FILL),
    None: ("hint", theme.INK, theme.TEXT, theme.BUTTON_FILL),
}
"""How an answer looks: its icon and that one's colour, the colour of its words, its ground."""
