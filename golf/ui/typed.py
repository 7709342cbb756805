"""Text that may be broken anywhere, as codes are: shown in full or in part, or being entered."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from golf import theme
from golf.ui.box import Leaf

if TYPE_CHECKING:
    from golf.table.lettering import Lettering
    from golf.ui.look import Look


@dataclass(frozen=True)
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
