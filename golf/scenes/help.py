"""A page to read: the keys, or the rules of a preset."""

from collections.abc import Sequence

import pygame

from golf import theme
from golf.controls import Command, Intent, Wheel
from golf.core.rules import Rules
from golf.rules_text import rules_lines, rules_name
from golf.scenes.menu_scene import MenuScene
from golf.scenes.stack import Change, Pop
from golf.services import Services
from golf.table.rect import Rect
from golf.widgets import Button, draw_box
from golf.words import say


class PageScene(MenuScene):
    """A heading and lines of text that scroll where they do not fit.

    A line is a sentence, or a pair that stands in two columns.
    """

    is_overlay = True

    def __init__(
        self, services: Services, heading: str, lines: Sequence[str | tuple[str, str]]
    ) -> None:
        super().__init__(services)
        self.heading = heading
        self.lines = list(lines)
        self.scroll = 0

    def _places(self) -> tuple[Rect, Rect, Rect]:
        """Return the panel, the place of the text, and that of the button."""
        look = self.services.look
        panel = self.sheet(820, 680)
        pad, heading, button = look.px(24), look.px(76), look.px(48)
        text = Rect(
            panel.x + pad,
            panel.y + heading,
            panel.w - 2 * pad,
            max(1, panel.h - heading - button - 2 * pad),
        )
        width = look.px(200)
        done = Rect(panel.center[0] - width // 2, panel.bottom - pad - button, width, button)
        return panel, text, done

    def buttons(self) -> list[Button]:
        """Return the way back."""
        return [Button("back", say("Back"), self._places()[2], "primary")]

    def choose(self, key: str) -> Change | None:
        """Leave."""
        return Pop()

    def resize(self) -> None:
        """Begin at the top again: the lines break anew."""
        self.scroll = 0
        super().resize()

    def handle(self, intent: Intent) -> Change | None:
        """Scroll, or leave."""
        step = 0
        match intent:
            case Wheel(steps):
                step = -3 * steps
            case Command.UP | Command.DOWN:
                step = 1 if intent is Command.DOWN else -1
            case _:
                return super().handle(intent)
        most = max(0, len(self._broken()) - self._shown_lines())
        self.scroll = min(max(0, self.scroll + step), most)
        return None

    def _line_height(self) -> int:
        look = self.services.look
        return round(look.font("body", look.text_px(theme.BODY)).get_linesize() * 1.15)

    def _shown_lines(self) -> int:
        return max(1, self._places()[1].h // self._line_height())

    def _broken(self) -> list[tuple[str, str]]:
        """Return the lines as they stand on the page, as (left, right) pairs."""
        look, width = self.services.look, self._places()[1].w
        broken: list[tuple[str, str]] = []
        for line in self.lines:
            if isinstance(line, str):
                broken += [(each, "") for each in look.lines(line, "body", theme.BODY, width)]
                continue
            left = look.lines(line[0], "bold", theme.BODY, width * 45 // 100)
            right = look.lines(line[1], "body", theme.BODY, width * 52 // 100)
            for number in range(max(len(left), len(right))):
                broken.append(
                    (
                        left[number] if number < len(left) else "",
                        right[number] if number < len(right) else " ",
                    )
                )
        return broken

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the page."""
        look = self.services.look
        panel, text, _ = self._places()
        self.paint_sheet(surface, panel)
        top = Rect(panel.x, panel.y + look.px(16), panel.w, look.px(56))
        self.paint_words(
            surface, self.heading, top, role="display", size=theme.HEADING, align="centre"
        )
        height, shown = self._line_height(), self._shown_lines()
        broken = self._broken()
        for number, (left, right) in enumerate(broken[self.scroll : self.scroll + shown]):
            y = text.y + number * height
            role = "bold" if right else "body"
            surface.blit(look.text(left, role, theme.BODY, theme.TEXT), (text.x, y))
            if right:
                picture = look.text(right, "body", theme.BODY, theme.TEXT_QUIET)
                surface.blit(picture, (text.x + text.w * 47 // 100, y))
        self._paint_scroll_bar(surface, text, len(broken), shown)

    def _paint_scroll_bar(
        self, surface: pygame.Surface, text: Rect, count: int, shown: int
    ) -> None:
        """Paint how far down the page the lines in sight are, where not all of them are."""
        if count <= shown:
            return
        width = max(3, self.services.look.px(5))
        track = Rect(text.right + width, text.y, width, text.h)
        draw_box(surface, track, width // 2, theme.BUTTON_FILL)
        top = track.y + track.h * self.scroll // count
        draw_box(
            surface,
            Rect(track.x, top, width, max(width, track.h * shown // count)),
            width // 2,
            theme.TEXT_QUIET,
        )


def rules_page(services: Services, rules: Rules) -> PageScene:
    """Return the rules of a rule set as a page."""
    return PageScene(services, rules_name(rules), rules_lines(rules)[1:])


def keys_page(services: Services) -> PageScene:
    """Return the page of keys."""
    lines = [
        ("1 – 7", say("play the exposed card of a column")),
        (say("Arrows, Tab"), say("move the focus")),
        (say("Enter"), say("play what has the focus")),
        (say("Space, D"), say("flip the stock")),
        ("U, Ctrl+Z", say("undo")),
        ("R, Ctrl+Y, Ctrl+Shift+Z", say("redo")),
        (say("Shift+U / Shift+R"), say("undo or redo the whole run since the flip")),
        (say("Shift+N"), say("restart the deal (one-hole games)")),
        ("H", say("hint")),
        ("N", say("new deal, or leave the hole")),
        ("W", say("wrap switch, before the first move")),
        (say("Esc, P"), say("pause, back")),
        (say("F11, Alt+Enter, F"), say("full screen")),
        ("?", say("these keys")),
        (say("Mouse"), say("click or drag a card, click the stock; right click undoes")),
    ]
    return PageScene(services, say("Keys"), lines)
