"""A card on the title for those who have neither played nor learnt, until they put it away."""

import pygame

from golf import theme
from golf.geometry import Rect
from golf.scenes.menu_scene import columns
from golf.services import Services
from golf.ui.look import Look
from golf.ui.shapes import draw_sheet
from golf.ui.widgets import Button
from golf.words import mark, say

NAME = "welcome"
"""What the settings note once it was put away."""

_SENTENCES = (
    mark("Bring seven columns onto one pile: a card fits when its rank is one above or one below."),
    mark("When nothing fits, flip the stock. It goes by once; the fewer cards left, the better."),
    mark("Four short lessons show how."),
)


def is_wanted(services: Services) -> bool:
    """Return whether the player may be here for the first time."""
    settings = services.settings
    if NAME in settings.told or settings.lessons or services.games:
        return False
    return not services.storage.has_history


def note_left(services: Services) -> None:
    """Never show it again."""
    services.settings.tell_once(NAME)
    services.storage.save_settings()


def welcome_words() -> str:
    """Return what the card says."""
    return " ".join(map(say, _SENTENCES))


class FirstRun:
    """The card in one window; `room` is the part of the title that its menu leaves free."""

    def __init__(self, look: Look, room: Rect) -> None:
        self.look = look
        pad, gap = look.px(20), look.px(10)
        height = max(look.px(46), look.touch)
        width = min(room.w, max(look.px(520), round(260 * look.ratio)))
        inner_w = width - 2 * pad
        self._lines = look.lines(welcome_words(), "body", theme.BODY, inner_w)
        self._line_h = look.font("body", look.text_px(theme.BODY)).get_linesize()
        self._title_h = look.font("display", look.text_px(theme.SUBHEADING)).get_linesize()
        text_h = self._title_h + gap // 2 + len(self._lines) * self._line_h
        h = min(look.size[1], text_h + gap + height + 2 * pad)
        y = max(0, room.bottom - h) if not look.is_tall else max(0, room.center[1] - h // 2)
        self.rect = Rect(room.x + (room.w - width) // 2, y, width, h)
        self._inner = self.rect.inflate(-pad, -pad)
        area = Rect(self._inner.x, self._inner.bottom - height, inner_w, height)
        self._places = columns(area, 2, gap)

    def buttons(self) -> list[Button]:
        """Return the offer and the way past it."""
        lesson, later = self._places
        return [
            Button("first lesson", say("First lesson"), lesson, "primary"),
            Button("no lesson", say("I know how"), later),
        ]

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the card; the menu paints its buttons."""
        look, inner = self.look, self._inner
        draw_sheet(surface, self.rect, look.unit)
        title = look.fitted(say("New to Golf?"), "display", theme.SUBHEADING, theme.TEXT, inner.w)
        surface.blit(title, inner[:2])
        y = inner.y + self._title_h + look.px(10) // 2
        for line in self._lines:
            picture = look.fitted(line, "body", theme.BODY, theme.TEXT, inner.w)
            surface.blit(picture, (inner.x, y))
            y += self._line_h
