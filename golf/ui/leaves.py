"""The leaves of a page that are not pressed: words, pictures, rules, sheets of paper."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Literal

from golf import theme
from golf.geometry import Rect
from golf.ui.box import Align, Box, Leaf
from golf.ui.buttons import Button
from golf.ui.shapes import draw_box, draw_sheet
from golf.ui.writing import draw_block, draw_text
from golf.words import say

if TYPE_CHECKING:
    import pygame

    from golf.ui.look import Look


class Text(Leaf):
    """Words in as many lines as they need, from the top of their place or in its middle.

    Where the place is too low for them, they are written smaller; `most` is how many lines the
    box asks room for at most, 0 for all.
    """

    words: str
    role: str = "body"
    size: float = theme.BODY
    colour: theme.Colour = theme.TEXT
    align: Align = "left"
    at_top: bool = True
    most: int = 0

    @property
    def spoken(self) -> str:
        """The words."""
        return self.words

    def _pitch(self, look: "Look") -> int:
        return look.font(self.role, look.text_px(self.size)).get_linesize()

    def own_width(self, look: "Look") -> int:
        """Return the width of the longest line that is not broken."""
        font = look.font(self.role, look.text_px(self.size))
        return max(font.size(line)[0] for line in self.words.split("\n"))

    def own_height(self, look: "Look", width: int) -> int:
        """Return the height of all lines."""
        count = len(look.lines(self.words, self.role, self.size, width))
        return self._pitch(look) * (min(count, self.most) if self.most else count)

    def paint(self, surface: "pygame.Surface", look: "Look") -> None:
        """Write the lines."""
        place, pitch = self.rect, self._pitch(look)
        lines = look.lines(self.words, self.role, self.size, place.w)
        if len(lines) * pitch > place.h + pitch // 4:
            args = (self.words, self.role, self.size, self.colour, self.align)
            draw_block(surface, look, place, *args)
            return
        y = place.y if self.at_top else place.y + (place.h - len(lines) * pitch) // 2
        for line in lines:
            picture = look.fitted(line, self.role, self.size, self.colour, place.w)
            draw_text(surface, picture, Rect(place.x, y, place.w, pitch), self.align)
            y += pitch


class Line(Leaf):
    """Words in one line, which get smaller where they are too long for their place."""

    words: str
    role: str = "body"
    size: float = theme.BODY
    colour: theme.Colour = theme.TEXT
    align: Align = "left"

    @property
    def spoken(self) -> str:
        """The words."""
        return self.words

    def own_width(self, look: "Look") -> int:
        """Return the width of the words."""
        return look.font(self.role, look.text_px(self.size)).size(self.words)[0]

    def own_height(self, look: "Look", width: int) -> int:
        """Return the height of a line."""
        return look.font(self.role, look.text_px(self.size)).get_linesize()

    def paint(self, surface: "pygame.Surface", look: "Look") -> None:
        """Write the line into the middle of its height."""
        picture = look.fitted(self.words, self.role, self.size, self.colour, self.rect.w)
        draw_text(surface, picture, self.rect, self.align)


def heading(words: str, align: Align = "centre", h: float = 58) -> Line:
    """Return the heading of a page."""
    return Line(words, "display", theme.HEADING, theme.TEXT, align, h=h)


class Picture(Leaf):
    """What a function paints into the place; `words` say it to a screen reader."""

    draw: "Callable[[pygame.Surface, Look, Rect], None]"
    words: str = ""

    @property
    def spoken(self) -> str:
        """The words for the picture."""
        return self.words

    def paint(self, surface: "pygame.Surface", look: "Look") -> None:
        """Call the function."""
        self.draw(surface, look, self.rect)


class Drawing(Leaf):
    """A square drawing of `assets` in a frame of ink, as large as its place, in the middle of it.

    Where it would be less than `smallest` layout pixels wide, it shows nothing.
    """

    name: str
    smallest: float = 0.0

    def picture(self, look: "Look") -> "pygame.Surface":
        """Return the drawing in its frame."""
        line = max(1, look.px(2))
        inner = min(self.rect.size) - 2 * line
        return look.framed(self.name, (inner, inner), line, look.px(8), shape=1.0)

    def paint(self, surface: "pygame.Surface", look: "Look") -> None:
        """Paint the drawing."""
        if min(self.rect.size) > max(2 * look.px(2), self.smallest * look.ratio):
            picture = self.picture(look)
            surface.blit(picture, picture.get_rect(center=self.rect.center))


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

    def own_height(self, look: "Look", width: int) -> int:
        """Return the height of the lines."""
        words, amounts, is_below = self._laid(look, width)
        count = len(words) + len(amounts) * is_below
        return count * look.font("bold", look.text_px(self.size)).get_linesize()

    def _laid(self, look: "Look", width: int) -> "tuple[list[str], list[pygame.Surface], bool]":
        """Return the lines of the words, those of the amount, and whether these stand below."""

        def amount(most: int, words: str = self.amount) -> "pygame.Surface":
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

    def paint(self, surface: "pygame.Surface", look: "Look") -> None:
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


class Icon(Leaf):
    """An icon in the middle of its place, `side` design pixels high."""

    name: str
    side: float = 24.0
    colour: theme.Colour = theme.TEXT

    def own_width(self, look: "Look") -> int:
        """Return the icon's width."""
        return look.px(self.side)

    def own_height(self, look: "Look", width: int) -> int:
        """Return the icon's height."""
        return look.px(self.side)

    def paint(self, surface: "pygame.Surface", look: "Look") -> None:
        """Paint the icon."""
        picture = look.icon(self.name, look.px(self.side), self.colour)
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class Rule(Leaf):
    """A thin line across."""

    colour: theme.Colour = theme.PANEL_LINE

    def own_height(self, look: "Look", width: int) -> int:
        """Return the line's thickness."""
        return max(1, round(look.unit))

    def paint(self, surface: "pygame.Surface", look: "Look") -> None:
        """Draw the line."""
        surface.fill(self.colour, self.rect)


class Ground(Leaf):
    """A box in one colour, with an edge and round corners, that other boxes lie on."""

    fill: theme.Colour = theme.FIELD
    edge: theme.Colour | None = theme.PANEL_LINE
    radius: float = 8.0
    line: float = 2.0

    def paint(self, surface: "pygame.Surface", look: "Look") -> None:
        """Draw the box."""
        line = max(1, look.px(self.line))
        draw_box(surface, self.rect, look.px(self.radius), self.fill, self.edge, line)


class Paper(Leaf):
    """A sheet of paper that lies on the table, with its shadow."""

    def paint(self, surface: "pygame.Surface", look: "Look") -> None:
        """Draw the sheet."""
        draw_sheet(surface, self.rect, look.unit)


class Sheet(Box):
    """A sheet of paper in the window with a box on it: the root of most pages.

    `most_w` and `most_h` are its size in design pixels; without a height it is as high as its box
    wants, and one that `shrinks` is no higher than that. It never leaves the window, and keeps a
    `margin` round it. `at` is where the window's spare height goes, 0 for a sheet at the top to 1
    for one at the bottom.
    """

    box: Box
    most_w: float
    most_h: float = 0.0
    at: float = 0.5
    pad: float = 24.0
    pad_y: float = 18.0
    margin: float = 12.0
    shrinks: bool = False

    def place(self, look: "Look", rect: Rect) -> Iterator[Leaf]:
        """Lay the sheet and its box out in a window."""
        margin, pad, pad_y = map(look.px, (self.margin, self.pad, self.pad_y))
        # In a small window texts shrink less than all else, and want a wider sheet.
        unit = max(look.unit, theme.SMALLEST_TEXT / theme.BODY * look.ratio)
        w = min(round(self.most_w * unit), rect.w - 2 * margin)
        room = rect.h - 2 * margin
        h = min(room, look.px(self.most_h) if self.most_h else room)
        if self.shrinks or not self.most_h:
            h = min(h, self.box.height(look, w - 2 * pad) + 2 * pad_y)
        y = rect.y + margin + round((room - h) * self.at)
        sheet = Rect(rect.x + (rect.w - w) // 2, y, w, h)
        yield Paper(rect=sheet)
        yield from self.box.place(look, sheet.inflate(-pad, -pad_y))


class Scrolling:
    """How far the contents of a view are moved up; the view, the most and a page are the layout's.

    One of these is kept for each view of a scene, so that it outlives the scene's boxes. `page` is
    how far a pager moves: a line that was cut off before is whole afterwards.
    """

    def __init__(self) -> None:
        self.offset = 0
        self.most = 0
        self.page = 0
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

    def paint(self, surface: "pygame.Surface", look: "Look") -> None:
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

    def own_height(self, look: "Look", width: int) -> int:
        """Return the height of all of the contents."""
        return self.box.height(look, width)

    def own_least(self, look: "Look", width: int) -> int:
        """Return a height in which scrolling is still of use."""
        return 2 * look.touch

    def place(self, look: "Look", rect: Rect) -> Iterator[Leaf]:
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
