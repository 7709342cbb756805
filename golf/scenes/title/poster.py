"""The title's poster: the course with the name of the game over it."""

import pygame

from golf import theme
from golf.geometry import Rect
from golf.ui.box import Leaf
from golf.ui.look import Look
from golf.ui.shapes import draw_box
from golf.ui.writing import draw_text

_SKY = 0.54  # of the poster's height
_LEAST_MARK = 2.2  # the name's height against the label's
_LEAST_NAME = 36  # layout pixels: a name less high takes most of the poster's height
_SHAPE = 0.8  # height against width
_TALL = 170  # design pixels: its height in a tall window


class Poster(Leaf):
    """A picture in a frame as courts have, with the name and words that explain it.

    `smallest` is the least height in layout pixels.
    """

    words: str
    smallest: float = 44.0

    def own_height(self, look: Look, width: int) -> int:
        """Return the height of a good shape."""
        return look.px(_TALL) if look.is_tall else round(_SHAPE * width)

    def own_least(self, look: Look, width: int) -> int:
        """Return the height below which the name is not read."""
        return round(self.smallest * look.ratio)

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint the course, the name in its sky, and the words below where there is room."""
        line, gap = max(1, look.px(2)), look.px(6)
        inner = self.rect.inflate(-line, -line)
        surface.blit(look.framed("title/poster", inner.size, line, look.px(9)), self.rect[:2])
        picture = look.fitted(self.words, "bold", theme.SMALL, theme.INK, inner.w * 4 // 5)
        label = Rect(0, 0, picture.get_width() + look.px(20), round(1.5 * picture.get_height()))
        most = round(_SKY * inner.h) - label.h - 3 * gap
        has_room = most > _LEAST_MARK * label.h
        mark_h = min(most, round(0.5 * inner.h)) if has_room else round(0.62 * inner.h)
        mark_h = max(mark_h, min(round(0.9 * inner.h), round(_LEAST_NAME * look.ratio)))
        mark = look.picture("title/wordmark", (round(inner.w * 0.72), mark_h))
        height = mark.get_height() + (gap + label.h if has_room else 0)
        sky = round(_SKY * inner.h) if has_room else inner.h
        top = inner.y + (sky - height) // 2
        surface.blit(mark, (inner.x + (inner.w - mark.get_width()) // 2, top))
        if has_room:
            x = inner.x + (inner.w - label.w) // 2
            label = label.move(x, top + mark.get_height() + gap)
            draw_box(surface, label, label.h // 2, theme.PAPER, theme.INK, line)
            draw_text(surface, picture, label, "centre")
