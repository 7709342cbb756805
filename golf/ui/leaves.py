"""The leaves of a page that are not pressed: words, pictures, lines, sheets of paper."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from golf import theme
from golf.geometry import Rect
from golf.ui.box import Align, Box, Leaf
from golf.ui.lines import beginnings
from golf.ui.shapes import draw_box, draw_sheet
from golf.ui.writing import draw_block, draw_text

if TYPE_CHECKING:
    import pygame

    from golf.ui.look import Look


class Text(Leaf):
    """Words in as many lines as they need, from the top of their place or in its middle.

    Where the place is too low for them, they are written smaller, or else the first of some
    `shorter` ones is that has room; `most` is how many lines the box asks room for at most, 0 for
    all.
    """

    words: str
    role: str = "body"
    size: float = theme.BODY
    colour: theme.Colour = theme.TEXT
    align: Align = "left"
    at_top: bool = True
    most: int = 0
    shorter: Sequence[str] = ()

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
            words = self.as_written(look)
            draw_block(surface, look, place, words, self.role, self.size, self.colour, self.align)
            return
        y = place.y if self.at_top else place.y + (place.h - len(lines) * pitch) // 2
        for line in lines:
            picture = look.fitted(line, self.role, self.size, self.colour, place.w)
            draw_text(surface, picture, Rect(place.x, y, place.w, pitch), self.align)
            y += pitch

    def as_written(self, look: "Look") -> str:
        """Return the words, or the first of the shorter ones that has room, however small."""
        place = self.rect
        for words in (self.words, *self.shorter):
            lines, _ = look.block(words, self.role, self.size, place.w, place.h)
            if not any(line.endswith("…") for line in lines):
                return words
        return self.shorter[-1] if self.shorter else self.words


class Line(Leaf):
    """Words in one line, which get smaller where they are too long for their place.

    Where they would be cut off all the same, the first of some `shorter` ones that fits is written.
    """

    words: str
    role: str = "body"
    size: float = theme.BODY
    colour: theme.Colour = theme.TEXT
    align: Align = "left"
    shorter: Sequence[str] = ()

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
        words = self.as_written(look)
        picture = look.fitted(words, self.role, self.size, self.colour, self.rect.w)
        draw_text(surface, picture, self.rect, self.align)

    def as_written(self, look: "Look") -> str:
        """Return the words, or the first of the shorter ones that fits."""
        if not self.shorter:
            return self.words
        smallest = look.font(self.role, look.text_px(1))
        for words in (self.words, *self.shorter):
            if smallest.size(words)[0] <= self.rect.w:
                return words
        return self.shorter[-1]


def shortening(words: str) -> tuple[str, ...]:
    """Return what may stand for words that nobody needs: their beginnings, or nothing."""
    return *beginnings(words), ""


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
