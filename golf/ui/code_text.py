"""Text that may be broken anywhere, as codes are: shown in full or in part, or being entered."""

from typing import TYPE_CHECKING

import pygame

from golf import theme
from golf.geometry import Rect
from golf.ui.box import Leaf

if TYPE_CHECKING:
    from golf.table.lettering import Lettering
    from golf.ui.look import Look


class Code(Leaf):
    """A code, of which at most so many lines are shown, and then dots."""

    words: str
    most: int = 2

    def _lines(self, look: "Look", width: int) -> list[str]:
        font = look.font("body", look.text_px(theme.BODY))
        lines = broken_anywhere(self.words, font, width)
        return lines if len(lines) <= self.most else [*lines[: self.most], "…"]

    def own_height(self, look: "Look", width: int) -> int:
        """Return the height of the lines that are shown."""
        pitch = look.font("body", look.text_px(theme.BODY)).get_linesize()
        return pitch * len(self._lines(look, width))

    def paint(self, surface: pygame.Surface, look: "Look") -> None:
        """Write the lines."""
        y = self.rect.y
        for line in self._lines(look, self.rect.w):
            picture = look.text(line, "body", theme.BODY, theme.TEXT)
            surface.blit(picture, (self.rect.x, y))
            y += look.font("body", look.text_px(theme.BODY)).get_linesize()


class EntryField(Leaf):
    """Text that is being entered, of which the end is in sight, and where the next letter goes.

    `lines` is how many lines it wants room for.
    """

    words: str
    lines: int = 1

    def _pitch(self, look: "Look") -> int:
        return look.font("body", look.text_px(theme.BODY)).get_linesize()

    def own_height(self, look: "Look", width: int) -> int:
        """Return the height of the lines."""
        return self.lines * self._pitch(look)

    def own_least(self, look: "Look", width: int) -> int:
        """Return the height of a line."""
        return self._pitch(look)

    def paint(self, surface: pygame.Surface, look: "Look") -> None:
        """Write the last lines that there is room for, and the caret."""
        place, pitch = self.rect, self._pitch(look)
        font = look.font("body", look.text_px(theme.BODY))
        lines = [
            part
            for line in self.words.split("\n")
            for part in broken_anywhere(line, font, place.w - look.px(4))
        ]
        x, y = place.x, place.y
        for line in lines[-max(1, place.h // pitch) :]:
            picture = look.text(line, "body", theme.BODY, theme.TEXT)
            surface.blit(picture, (place.x, y))
            x, y = place.x + picture.get_width(), y + pitch
        surface.fill(theme.FAIRWAY, Rect(x + look.px(2), y - pitch, max(1, look.px(2)), pitch))


def broken_anywhere(line: str, font: "Lettering", width: int) -> list[str]:
    """Break a line into parts that are each at most `width` pixels wide."""
    parts = []
    while font.size(line)[0] > width and len(line) > 1:
        fitting = max(1, len(line) * width // font.size(line)[0])
        while fitting > 1 and font.size(line[:fitting])[0] > width:
            fitting -= 1
        parts.append(line[:fitting])
        line = line[fitting:]
    return [*parts, line]
