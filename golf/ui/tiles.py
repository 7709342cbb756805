"""Tiles: buttons with boxes of their own on them."""

from collections.abc import Iterator

from golf.geometry import Rect
from golf.ui.box import Box, Leaf
from golf.ui.buttons import Button
from golf.ui.look import Look


class Tile(Box):
    """A button with boxes of its own on it; it needs no words, but a name for a screen reader.

    It is one of kind `line` if it says so, else a `tile`.
    """

    button: Button
    box: Box
    pad: float = 10.0

    def own_width(self, look: Look) -> int:
        """Return the width of what lies on it, and some air."""
        return self.box.width(look) + 2 * look.px(self.pad)

    def own_height(self, look: Look, width: int) -> int:
        """Return the height of what lies on it, at least that of any button."""
        pad = look.px(self.pad)
        least = self.button.own_height(look, width)
        return max(least, self.box.height(look, max(1, width - 2 * pad)) + 2 * pad)

    def own_least(self, look: Look, width: int) -> int:
        """Return what it needs, and a thumb."""
        pad = look.px(self.pad)
        return max(look.touch, self.box.least(look, max(1, width - 2 * pad)) + 2 * pad)

    def place(self, look: Look, rect: Rect) -> Iterator[Leaf]:
        """Lay the button out and the boxes on it."""
        pad = look.px(self.pad)
        kind = "line" if self.button.kind == "line" else "tile"
        yield self.button.changed(rect=rect, kind=kind)
        yield from self.box.place(look, rect.inflate(-pad, -pad))
