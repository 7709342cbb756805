"""Facts: what and how much, in a line of a page."""

import pygame

from golf import theme
from golf.ui.box import Leaf
from golf.ui.look import Look
from golf.ui.writing import draw_text
from golf.words import say


class Fact(Leaf):
    """What and how much: the words at the left, the amount at the right.

    Where one line has no room for both, the words take several, or else the amount stands below, in
    as many lines as it needs.
    """

    words: str
    amount: str
    size: float = theme.BODY

    @property
    def spoken(self) -> str:
        """The words and the amount."""
        return say("{name}: {value}", name=self.words, value=self.amount)

    def own_height(self, look: Look, width: int) -> int:
        """Return the height of the lines."""
        words, amounts, is_below = self._laid(look, width)
        count = len(words) + len(amounts) * is_below
        return count * look.font("bold", look.text_px(self.size)).get_linesize()

    def _laid(self, look: Look, width: int) -> tuple[list[str], list[pygame.Surface], bool]:
        """Return the lines of the words, those of the amount, and whether these stand below."""

        def amount(most: int, words: str = self.amount) -> pygame.Surface:
            return look.fitted(words, "bold", self.size, theme.TEXT, most)

        gap, least = look.px(10), look.text_px(1)
        letters = look.font("body", least)
        words_w = letters.size(self.words)[0]
        amount_w = look.font("bold", least).size(self.amount)[0]
        if amount_w <= width * 3 // 5:
            picture = amount(width * 3 // 5)
            if words_w <= width - gap - picture.get_width():
                return [self.words], [picture], False
        room = width - gap - amount_w
        lines = look.lines_at(self.words, "body", least, max(1, room))
        if all(letters.size(line)[0] <= room for line in lines):
            return lines, [amount(amount_w)], False
        amounts = [self.amount]
        if amount_w > width:
            amounts = look.lines(self.amount, "bold", self.size, width)
        lines = look.lines(self.words, "body", self.size, width)
        return lines, [amount(width, each) for each in amounts], True

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Write the words and the amount."""
        place = self.rect
        lines, amounts, is_below = self._laid(look, place.w)
        room = place.w if is_below else max(1, place.w - look.px(10) - amounts[0].get_width())
        pitch = place.h // (len(lines) + len(amounts) * is_below)
        for number, line in enumerate(lines):
            words = look.fitted(line, "body", self.size, theme.TEXT_QUIET, room)
            draw_text(surface, words, place._replace(y=place.y + number * pitch, h=pitch))
        if not is_below:
            draw_text(surface, amounts[0], place, "right")
            return
        for number, picture in enumerate(reversed(amounts), 1):
            foot = place._replace(y=place.bottom - number * pitch, h=pitch)
            draw_text(surface, picture, foot, "right")
