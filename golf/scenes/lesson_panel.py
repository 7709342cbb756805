"""The sheet of a lesson: its heading, how far it is, the task, the answer to the last try."""

from dataclasses import dataclass

import pygame

from golf import theme
from golf.geometry import Rect
from golf.scenes.table_sheet import TableSheet, answer_buttons, on_paper
from golf.table.mark_pictures import mark_margin
from golf.table.stage import PULL
from golf.ui.box import Box, Column, Layers, Leaf, Padded, Row, Space, grid, spring
from golf.ui.leaves import Ground, Icon, Line, Rule, Text
from golf.ui.look import Look
from golf.ui.shapes import draw_disc

COLUMNS_USED = 4
CARDS_USED = 2
"""The most columns that a lesson's table has, and the most cards of a column: the rest of the
table is free for the sheet."""

_NARROW = 150  # layout pixels: a sheet less wide than this is not worth being beside the cards
_BUTTON = 115  # layout pixels: how wide each of several buttons side by side is at least
_PAD = 18
_GAP = 10
_MOST_LINES = 6  # of a task and its answer together, with few exceptions
_SCALES = (1.5, 1.35, 1.2, 1.1, 1.0, 0.9, 0.8)
"""How large the task is written against body text: the largest that fits."""

_ANSWERS: dict[bool | None, tuple[str, theme.Colour, theme.Colour, theme.Colour]] = {
    True: ("tick", theme.PRIMARY_FILL, theme.PRIMARY_PRESSED, theme.RIGHT_FILL),
    False: ("cross", theme.FLAG, theme.TEXT_STRONG, theme.WRONG_FILL),
    None: ("hint", theme.INK, theme.TEXT, theme.BUTTON_FILL),
}
"""How an answer looks: its icon and that one's colour, the colour of its words, its ground."""


@dataclass(frozen=True, slots=True)
class LessonFacts:
    """What the sheet shows.

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


class LessonPanel(TableSheet):
    """The sheet in one window; `answers` are the (key, words) pairs of its buttons."""

    def __init__(self, look: Look, facts: LessonFacts, answers: list[tuple[str, str]]) -> None:
        self.facts = facts
        place = panel_place(look, is_end=facts.is_end)
        for scale in _SCALES:
            box = _sheet(look, facts, answers, scale, place.w)
            if box.least(look, place.w) <= place.h:
                break
        height = min(place.h, box.height(look, place.w))
        super().__init__(look, box, place._replace(h=height))


def _sheet(
    look: Look, facts: LessonFacts, answers: list[tuple[str, str]], scale: float, width: int
) -> Box:
    """Return the sheet with its task written so much larger than body text."""
    number = Line(facts.number, "bold", theme.SMALL, theme.TEXT_QUIET)
    title = Line(facts.title, "display", theme.SUBHEADING)
    head = Column(
        [Row([number, Dots(facts.steps, facts.done, grow=1.0)], align="middle"), title], 0
    )
    is_wide = width - 2 * look.px(_PAD) >= _BUTTON * look.ratio * len(answers)
    buttons = grid(answer_buttons(answers), len(answers) if is_wide else 1) if answers else None
    return on_paper(Column([head, Rule(), _words(look, facts, scale), buttons], _GAP), _PAD)


def _words(look: Look, facts: LessonFacts, scale: float) -> Box:
    """Return the task above the answer, in so much room that each step has the same."""
    size, how_size = theme.BODY * scale, theme.SMALL * min(scale, 1.2)
    answer = _answer(look, facts, size) if facts.answer else None
    if facts.is_end:
        return Column([answer])
    task = Text(facts.task, "bold", size)
    how = Text(facts.how, size=how_size, colour=theme.TEXT_QUIET) if facts.how else None
    most = _MOST_LINES * _pitch(look, "bold", size) + _pitch(look, "body", how_size) + 3 * _GAP
    return Layers([Space(h=most), Column([task, how, spring(), answer], _GAP / 2)])


def _pitch(look: Look, role: str, size: float) -> float:
    """Return the height of a line of text in pixels of the design."""
    return look.font(role, look.text_px(size)).get_linesize() / look.unit


def _answer(look: Look, facts: LessonFacts, size: float) -> Box:
    """Return what the last try came to, after a tick, a cross or a light bulb."""
    name, colour, tint, fill = _ANSWERS[facts.is_right]
    icon = Icon(name, _pitch(look, "bold", size), colour)
    words = Text(facts.answer, "bold", size, tint, grow=1.0)
    # The icon stands beside the first line.
    row = Row([Column([icon]), words], _GAP)
    return Layers([Ground(fill, None, 9), Padded(row, _GAP)])


class Dots(Leaf):
    """A dot for each step of a lesson: done, current, to come."""

    steps: int
    done: int

    def own_height(self, look: Look, width: int) -> int:
        """Return a dot's height."""
        return 2 * self._radius(look)

    def _radius(self, look: Look) -> int:
        return max(4, look.px(7))

    def _pitch(self, radius: int) -> float:
        """Return how far dots lie apart: what words leave of their line may be short."""
        room = self.rect.w - 2 * radius
        return min(2.9 * radius, room / max(1, self.steps - 1))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint the dots up to the right end of the place."""
        radius, line = self._radius(look), max(1.5, look.unit * 1.6)
        for step in range(self.steps):
            after = round((self.steps - 1 - step) * self._pitch(radius))
            middle = self.rect.right - radius - after, self.rect.center[1]
            rim, colour = theme.PRIMARY_FILL, theme.PRIMARY_FILL
            if step == self.done:
                rim, colour = theme.INK, theme.SUN
            elif step > self.done:
                rim, colour = theme.BUTTON_LIP, theme.PANEL
            draw_disc(surface, middle, radius, rim)
            draw_disc(surface, middle, radius - line, colour)
