"""Views of what is higher than they are: how far it is moved up, and what moves it."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Literal

import pygame

from golf import theme
from golf.geometry import Rect
from golf.ui.box import Box, Leaf
from golf.ui.buttons import Button
from golf.ui.look import Look
from golf.ui.shapes import draw_box


class Scrolling:
    """How far the contents of a view are moved up; the view, the most and a page are the layout's.

    One of these is kept for each view of a scene, so that it outlives the scene's boxes. `page` is
    how far a pager moves, where it `has_pagers`: a line that was cut off before is whole
    afterwards.
    """

    def __init__(self) -> None:
        self.offset = 0
        self.most = 0
        self.page = 0
        self.has_pagers = False
        self.view = Rect(0, 0, 0, 0)
        self._grip: tuple[str, int] | None = None

    def scaled(self, factor: float) -> "Scrolling":
        """Return one that is moved up as far in a layout so many times as large."""
        view = Scrolling()
        view.offset = round(factor * self.offset)
        return view

    def to(self, offset: int) -> bool:
        """Move to an offset as far as there is something to see; return whether it changed."""
        before, self.offset = self.offset, min(max(0, offset), self.most)
        return self.offset != before

    def by(self, pixels: int) -> bool:
        """Move down by so many pixels; return whether anything moved."""
        return self.to(self.offset + pixels)

    def grip(self, pointer: str, y: int) -> None:
        """Let the contents follow the finger (or the mouse) that was put down last, at `y`."""
        self._grip = pointer, y + self.offset

    def follow(self, pointer: str, y: int) -> bool:
        """Go where a finger has moved; return whether it is the one that is followed."""
        if self._grip is None or self._grip[0] != pointer or not self.most:
            return False
        self.to(self._grip[1] - y)
        return True

    def show(self, rect: Rect, margin: int) -> bool:
        """Move as little as brings a place into the view; return whether anything moved."""
        above = self.view.y + margin - rect.y
        below = rect.bottom + margin - self.view.bottom
        return self.by(-above if above > 0 else max(0, below))


class Pager(Button, kw_only=True):
    """A button that moves a view on or back by what it shows, there only where that is not all.

    `way` is 1 for one that moves on and -1 for one that moves back.
    """

    keeps: Scrolling
    way: int = 1

    def settled(self) -> "Pager | None":
        """Return the button, disabled at the end of its way."""
        keeps, end = self.keeps, self.keeps.most if self.way > 0 else 0
        return self.changed(is_enabled=keeps.offset != end) if keeps.most else None


def pagers(keeps: Scrolling, moved: Callable[[], object]) -> list[Button]:
    """Return the buttons that move a view on and back; they call `moved` afterwards."""
    keeps.has_pagers = True

    def page(way: int) -> None:
        keeps.by(way * keeps.page)
        moved()

    return [
        Pager(key, icon=icon, keeps=keeps, way=way, press=partial(page, way))
        for key, icon, way in (("page_up", "up", -1), ("page_down", "down", 1))
    ]


class ScrollBar(Leaf):
    """How much of a view's contents is in sight, and how far down that is."""

    offset: int
    whole: int

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Draw the track and the bar."""
        track = self.rect
        draw_box(surface, track, track.w // 2, theme.BUTTON_FILL)
        y, h = track.h * self.offset // self.whole, track.h * track.h // self.whole
        draw_box(surface, Rect(track.x, track.y + y, track.w, h), track.w // 2, theme.TEXT_QUIET)


class Scroll(Box):
    """A view of a box that may be higher than it.

    `keeps` is the page's `Scrolling` for it. The bar stands in the free space at the view's right,
    `bar` design pixels away.
    """

    box: Box
    keeps: Scrolling
    bar: float = 8.0
    side: Literal["outside", "inside"] = "outside"

    def own_height(self, look: Look, width: int) -> int:
        """Return the height of all of the contents."""
        return self.box.height(look, width)

    def own_least(self, look: Look, width: int) -> int:
        """Return a height in which scrolling is still of use."""
        return 2 * look.touch

    def place(self, look: Look, rect: Rect) -> Iterator[Leaf]:
        """Lay the contents out and move them up as far as they are scrolled."""
        keeps, thin = self.keeps, max(3, look.px(5))
        gap = look.px(self.bar)
        inner = rect._replace(w=rect.w - gap - thin) if self.side == "inside" else rect
        whole = max(rect.h, self.box.height(look, inner.w))
        keeps.view, keeps.most = rect, whole - rect.h
        keeps.page = max(rect.h // 2, min(rect.h * 7 // 8, rect.h - look.touch))
        keeps.to(keeps.offset)
        sight = rect.inflate(look.px(6), 0)  # for a ring around what fills the width
        for leaf in self.box.place(look, Rect(inner.x, rect.y - keeps.offset, inner.w, whole)):
            yield leaf.seen_through(sight)
        if keeps.most:
            track = Rect(inner.right + gap, rect.y, thin, rect.h)
            yield ScrollBar(keeps.offset, whole, rect=track)
