"""A question over the scene that it is about, at the lower edge so that the cards stay in sight."""

from collections.abc import Sequence

import pygame

from golf import theme
from golf.looks.widgets import Button
from golf.scenes.menu_scene import MenuScene, columns, rows
from golf.scenes.stack import Change, Pop
from golf.services import Services
from golf.table.rect import Rect


class QuestionScene(MenuScene):
    """Asks for one of several answers and leaves with its key, or with None on Back.

    `answers` are (key, words) pairs; the first has the focus.
    """

    is_overlay = True

    def __init__(
        self, services: Services, question: str, answers: Sequence[tuple[str, str]]
    ) -> None:
        super().__init__(services)
        self.question = question
        self.answers = list(answers)

    def _places(self) -> tuple[Rect, Rect, list[Rect]]:
        """Return the panel, the place of the question and those of the answers."""
        look = self.services.look
        gap, pad, height = look.px(10), look.px(20), max(look.px(48), self.touch)
        is_narrow = look.is_tall
        sheet = self.sheet(760, 400, 1.0)
        lines = look.lines(self.question, "bold", theme.SUBHEADING, sheet.w - 2 * pad)
        text_h = len(lines) * look.font("bold", look.text_px(theme.SUBHEADING)).get_linesize()
        count = len(self.answers)
        answers_h = count * (height + gap) - gap if is_narrow else height
        h = pad + text_h + gap + answers_h + pad
        panel = Rect(sheet.x, look.size[1] - look.px(12) - h, sheet.w, h)
        text = Rect(panel.x + pad, panel.y + pad, panel.w - 2 * pad, text_h)
        area = Rect(text.x, text.bottom + gap, text.w, answers_h)
        places = rows(area, count, gap, height) if is_narrow else columns(area, count, gap)
        return panel, text, places

    def find_sheet_top(self) -> int:
        """Return where the panel begins."""
        return self._places()[0].y

    def buttons(self) -> list[Button]:
        """Return one button for each answer."""
        places = self._places()[2]
        return [
            Button(key, words, place, "primary" if number == 0 else "plain")
            for number, ((key, words), place) in enumerate(zip(self.answers, places, strict=True))
        ]

    def choose(self, key: str) -> Change | None:
        """Leave with the answer."""
        return Pop(key)

    def enter(self) -> None:
        """Ask a screen reader, too."""
        super().enter()
        self.services.say(self.question)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the panel and the question."""
        panel, text, _ = self._places()
        self.paint_sheet(surface, panel)
        self.paint_words(
            surface, self.question, text, role="bold", size=theme.SUBHEADING, align="centre"
        )
