"""Speed round: what it is, said before it begins."""

import pygame

from golf import theme
from golf.core.rules import Rules
from golf.geometry import Rect
from golf.routes import Change, Swap
from golf.scenes import openings
from golf.scenes.menu_scene import MenuScene, columns
from golf.services import Services
from golf.texts.rules import rules_name
from golf.ui.widgets import Button
from golf.words import say


class SpeedScene(MenuScene):
    """Leaves for nine random holes against the clock, by some rules."""

    is_overlay = True
    dims_below = True
    first_focus = "begin"

    def __init__(self, services: Services, rules: Rules) -> None:
        super().__init__(services)
        self.rules = rules

    def enter(self) -> None:
        """Read the page to a screen reader, too."""
        super().enter()
        self.services.say(" ".join(self._paragraphs()))

    def _paragraphs(self) -> list[str]:
        return [
            say("Nine random holes against the clock, {rules}.", rules=rules_name(self.rules)),
            say(
                "As in speed golf, strokes and minutes are added up, to the tenth of a minute: the"
                " lower the better."
            ),
            say(
                "The clock of a hole runs from its first move to its end. While you pause it"
                " stands still, and the cards are out of sight."
            ),
        ]

    def _places(self) -> tuple[Rect, Rect, list[Rect]]:
        """Return the panel, the place of the heading and words, and those of the buttons."""
        look = self.services.look
        pad, gap = look.px(24), look.px(12)
        height = self._words_height(self.sheet(640, 1).w - 2 * pad) + self.line + 3 * pad
        panel = self.sheet(640, height / look.unit)
        inner = panel.inflate(-pad, -pad)
        foot = inner._replace(y=inner.bottom - self.line, h=self.line)
        return panel, inner, columns(foot, 2, gap)

    def _words_height(self, width: int) -> int:
        look = self.services.look
        heading = look.font("display", look.text_px(theme.HEADING)).get_linesize()
        line = look.font("body", look.text_px(theme.BODY)).get_linesize()
        paragraphs = self._paragraphs()
        count = sum(len(look.lines(words, "body", theme.BODY, width)) for words in paragraphs)
        return heading + count * line + len(paragraphs) * (line // 2)

    def buttons(self) -> list[Button]:
        """Return the way on and the way back."""
        begin, back = self._places()[2]
        return [
            Button("begin", say("Begin"), begin, "primary"),
            Button("back", say("Back"), back),
        ]

    def choose(self, key: str) -> Change | None:
        """Begin, or leave."""
        if key == "back":
            return self.back()
        return Swap(openings.random_deals(self.services, "speed", self.rules))

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet and the words."""
        look = self.services.look
        panel, place, _ = self._places()
        self.paint_sheet(surface, panel)
        y = self.paint_words(
            surface, say("Speed round"), place, role="display", size=theme.HEADING, align="centre"
        )
        gap = look.font("body", look.text_px(theme.BODY)).get_linesize() // 2
        for words in self._paragraphs():
            y = self.paint_words(surface, words, place._replace(y=y)) + gap
