"""A line of words with answers beside it, over the table, where no exposed card lies."""

from collections.abc import Sequence

import pygame

from golf import theme
from golf.looks.look import Look
from golf.looks.shapes import draw_sheet
from golf.looks.widgets import Button, draw_text
from golf.saves.game import Game
from golf.scenes.flip_on import is_played_out
from golf.scenes.menu_scene import columns
from golf.table.rect import Rect
from golf.texts import narration
from golf.words import say


class Banner:
    """What is offered in a position that asks for an answer; `answers` are (key, words) pairs."""

    def __init__(self, look: Look, words: str, answers: Sequence[tuple[str, str]]) -> None:
        self.look = look
        self.words = words
        self.answers = list(answers)
        self._place()

    def _place(self) -> None:
        look, line = self.look, self.look.layout.text["message"]
        pad, gap, button_h = look.px(12), look.px(10), max(look.px(44), look.touch)
        board = look.layout.board
        area = line if look.layout.shape == "wide" else board
        width = min(area.w, look.px(900))
        size = look.text_px(theme.BODY)
        answers_w = len(self.answers) * look.px(150)
        is_one_line = look.font("bold", size).size(self.words)[0] < width - answers_w - 3 * pad
        lines = (
            [self.words]
            if is_one_line
            else look.lines(self.words, "bold", theme.BODY, width - 2 * pad)
        )
        text_h = len(lines) * look.font("bold", size).get_linesize()
        height = 2 * pad + (max(text_h, button_h) if is_one_line else text_h + gap + button_h)
        # In the line where there is room for it, else over the lower half of the waste.
        y = line.y + (line.h - height) // 2 if line.h >= height else line.bottom - height
        self.panel = Rect(area.x + (area.w - width) // 2, y, width, height)
        self.lines = lines
        inner = Rect(self.panel.x + pad, y + pad, width - 2 * pad, height - 2 * pad)
        if is_one_line:
            self.text = inner._replace(w=inner.w - answers_w - pad)
            area = Rect(inner.right - answers_w, inner.y, answers_w, inner.h)
        else:
            self.text = inner._replace(h=text_h)
            area = Rect(inner.x, inner.bottom - button_h, inner.w, button_h)
        self.places = columns(area, len(self.answers), gap)

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
        return Banner(look, words, answers if hole.can_undo else answers[:1])
    if not hole.position.is_stuck or game.must_be_filed:
        return None
    answers = [("banner undo", say("Undo")), ("finish", say("Finish"))]
    if game.can_restart:
        answers.insert(1, ("banner restart", say("Restart")))
    return Banner(look, narration.stuck(game), answers)
