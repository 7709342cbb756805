"""A box: something that knows how large it wants to be, and lays itself out in a place.

A page is one tree of boxes. Laying it out gives its leaves: what is painted, pressed and read, each
with its place. All lengths that a page states are those of the 1280×720 design; all rectangles are
in pixels of the window.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Literal, Self

from golf.geometry import Rect
from golf.values import Value

if TYPE_CHECKING:
    import pygame

    from golf.ui.look import Look

NOWHERE = Rect(0, 0, 0, 0)
"""The place of a leaf that is not laid out yet."""

Align = Literal["left", "centre", "right"]


class Box(Value, kw_only=True):
    """One box of a page.

    `grow` is its share of the length that is left over in the row or column around it; `w` and `h`
    are sizes of its own in design pixels, 0 where its contents say them.
    """

    grow: float = 0.0
    w: float = 0.0
    h: float = 0.0

    def width(self, look: "Look") -> int:
        """Return the width that the box wants, in pixels."""
        return look.px(self.w) if self.w else self.own_width(look)

    def height(self, look: "Look", width: int) -> int:
        """Return the height that the box wants at a width, in pixels."""
        if self.h:
            return look.px(self.h)
        if (heights := look.heights) is None:
            return self.own_height(look, width)
        # Each box around it asks anew. The box is kept as well: its id is its own that long.
        key = id(self), width
        if key not in heights:
            heights[key] = self, self.own_height(look, width)
        return heights[key][1]

    def least(self, look: "Look", width: int) -> int:
        """Return the height below which the box is of no use, in pixels."""
        return min(self.height(look, width), self.own_least(look, width))

    def own_width(self, look: "Look") -> int:
        """Return the width that the contents want."""
        return 0

    def own_height(self, look: "Look", width: int) -> int:
        """Return the height that the contents want at a width."""
        return 0

    def own_least(self, look: "Look", width: int) -> int:
        """Return the height that the contents need at a width."""
        return self.own_height(look, width)

    def place(self, look: "Look", rect: Rect) -> "Iterator[Leaf]":
        """Lay the box out in a place and yield its leaves, in the order of painting."""
        raise NotImplementedError


class Leaf(Box, kw_only=True):
    """A box without others in it; `clip` is the view outside which it is out of sight."""

    rect: Rect = NOWHERE
    clip: Rect | None = None

    def place(self, look: "Look", rect: Rect) -> "Iterator[Leaf]":
        """Take the place."""
        yield self.at(rect)

    def at(self, rect: Rect) -> Self:
        """Return the leaf in a place."""
        return self.changed(rect=rect)

    def seen_through(self, view: Rect) -> Self:
        """Return the leaf as it is seen through a view, or through both where it has one."""
        return self.changed(clip=view if self.clip is None else self.clip.clipped(view))

    def settled(self) -> "Leaf | None":
        """Return the leaf as it is once all have their places, None where it is of no use."""
        return self

    @property
    def spoken(self) -> str:
        """What a screen reader says of the leaf, empty where it is no text."""
        return ""

    def paint(self, surface: "pygame.Surface", look: "Look") -> None:
        """Paint the leaf in its place."""


class Space(Box):
    """Room that stays free: of its own size, or as much as it grows."""

    def place(self, look: "Look", rect: Rect) -> Iterator[Leaf]:
        """Leave the place free."""
        yield from ()


def spring() -> Space:
    """Return room that takes all that is left over."""
    return Space(grow=1.0)


class _Line(Box):
    """Boxes in a line; `None` among them is left out."""

    boxes: Sequence[Box | None]
    gap: float = 8.0

    @property
    def _boxes(self) -> list[Box]:
        return [box for box in self.boxes if box is not None]

    def _gaps(self, look: "Look", count: int) -> int:
        return look.px(self.gap) * max(0, count - 1) if self.gap else 0


class Row(_Line):
    """Boxes side by side.

    Those that grow share what the others leave of the width; where all want too much, each gets
    less in proportion. `spare` is where free width goes when none grows: 0 to the right end, 1 to
    the left. `align` says whether boxes fill the row's height or stand in its middle.
    """

    spare: float = 0.0
    align: Literal["fill", "middle", "bottom"] = "fill"

    def own_width(self, look: "Look") -> int:
        """Return the sum of the widths."""
        boxes = self._boxes
        return sum(box.width(look) for box in boxes) + self._gaps(look, len(boxes))

    def own_height(self, look: "Look", width: int) -> int:
        """Return the height of the tallest."""
        return max((box.height(look, w) for box, w in self._widths(look, width)), default=0)

    def own_least(self, look: "Look", width: int) -> int:
        """Return the height that the neediest needs."""
        return max((box.least(look, w) for box, w in self._widths(look, width)), default=0)

    def _widths(self, look: "Look", width: int) -> list[tuple[Box, int]]:
        boxes = self._boxes
        room = width - self._gaps(look, len(boxes))
        wanted = [0 if box.grow and not box.w else box.width(look) for box in boxes]
        return list(zip(boxes, _shared(wanted, [box.grow for box in boxes], room), strict=True))

    def place(self, look: "Look", rect: Rect) -> Iterator[Leaf]:
        """Lay the boxes out from the left."""
        widths = self._widths(look, rect.w)
        taken = sum(w for _, w in widths) + self._gaps(look, len(widths))
        x = rect.x + round(self.spare * max(0, rect.w - taken))
        for box, w in widths:
            h = rect.h if self.align == "fill" else min(rect.h, box.height(look, w))
            y = rect.y + (rect.h - h) // (2 if self.align == "middle" else 1)
            yield from box.place(look, Rect(x, y, w, h))
            x += w + (look.px(self.gap) if self.gap else 0)


class Column(_Line):
    """Boxes one below the other.

    Those that grow share the height that the others leave; where all want too much, each gives what
    it can spare, and then in proportion. `spare` is where free height goes when none grows: 0 to
    the bottom, 1 to the top. `align` says whether boxes fill the column's width or have their own.
    """

    spare: float = 0.0
    align: Literal["fill", "left", "centre", "right"] = "fill"

    def own_width(self, look: "Look") -> int:
        """Return the width of the widest."""
        return max((box.width(look) for box in self._boxes), default=0)

    def own_height(self, look: "Look", width: int) -> int:
        """Return the sum of the heights."""
        boxes = self._boxes
        heights = (box.height(look, self._width_of(box, look, width)) for box in boxes)
        return sum(heights) + self._gaps(look, len(boxes))

    def own_least(self, look: "Look", width: int) -> int:
        """Return the sum of the heights that are needed."""
        boxes = self._boxes
        heights = (box.least(look, self._width_of(box, look, width)) for box in boxes)
        return sum(heights) + self._gaps(look, len(boxes))

    def _width_of(self, box: Box, look: "Look", width: int) -> int:
        return width if self.align == "fill" and not box.w else min(width, box.width(look))

    def _heights(self, look: "Look", rect: Rect) -> list[int]:
        boxes = self._boxes
        room = rect.h - self._gaps(look, len(boxes))
        widths = [self._width_of(box, look, rect.w) for box in boxes]
        wanted = [box.height(look, w) for box, w in zip(boxes, widths, strict=True)]
        over = sum(wanted) - room
        if over <= 0:
            return _shared(wanted, [box.grow for box in boxes], room)
        least = [box.least(look, w) for box, w in zip(boxes, widths, strict=True)]
        return _squeezed(wanted, least, over)

    def place(self, look: "Look", rect: Rect) -> Iterator[Leaf]:
        """Lay the boxes out from the top."""
        boxes, heights = self._boxes, self._heights(look, rect)
        taken = sum(heights) + self._gaps(look, len(boxes))
        y = rect.y + round(self.spare * max(0, rect.h - taken))
        at = {"fill": 0, "left": 0, "centre": 1, "right": 2}[self.align]
        for box, h in zip(boxes, heights, strict=True):
            w = self._width_of(box, look, rect.w)
            yield from box.place(look, Rect(rect.x + (rect.w - w) * at // 2, y, w, h))
            y += h + (look.px(self.gap) if self.gap else 0)


def grid(
    boxes: Iterable[Box],
    across: int,
    gap: float = 8.0,
    *,
    is_odd_first: bool = False,
    row_grow: float = 0.0,
) -> Column:
    """Return boxes in rows of `across`, all equally wide; the last row may have room left.

    With `is_odd_first` one box too many for full rows stands in a row of its own, the first. Each
    row takes `row_grow` of the height that is left over around the grid.
    """
    rest = list(boxes)
    rows: list[Sequence[Box]] = []
    if is_odd_first and across > 1 and len(rest) % across == 1:
        rows, rest = [rest[:1]], rest[1:]
    rows += [rest[at : at + across] for at in range(0, len(rest), across)]
    lines = []
    for row in rows:
        free = 0 if row is rows[0] and is_odd_first else across - len(row)
        cells = [box.changed(grow=1.0, w=0.0) for box in row]
        lines.append(Row([*cells, *(spring() for _ in range(free))], gap, grow=row_grow))
    return Column(lines, gap, grow=row_grow * len(lines))


class Flow(Box):
    """Boxes of one size in rows, as many side by side as a thumb can tell apart, at most `most`."""

    boxes: Sequence[Box]
    gap: float = 6.0
    most: int = 0

    def _grid(self, look: "Look", width: int) -> Column:
        gap, count = look.px(self.gap), len(self.boxes)
        across = max(1, min(self.most or count, (width + gap) // (look.touch + gap)))
        rows = -(-count // across)
        return grid(self.boxes, -(-count // max(1, rows)), self.gap)

    def own_width(self, look: "Look") -> int:
        """Return the width of a row of as many as there may be."""
        count = self.most or len(self.boxes)
        return count * look.touch + (count - 1) * look.px(self.gap)

    def own_height(self, look: "Look", width: int) -> int:
        """Return the height of the rows."""
        return self._grid(look, width).height(look, width)

    def own_least(self, look: "Look", width: int) -> int:
        """Return the height that the rows need."""
        return self._grid(look, width).least(look, width)

    def place(self, look: "Look", rect: Rect) -> Iterator[Leaf]:
        """Lay the rows out."""
        yield from self._grid(look, rect.w).place(look, rect)


class Ends(Box):
    """Two boxes at the ends of a line, or the second below the first where a line is too short."""

    first: Box
    second: Box
    gap: float = 8.0

    def _laid(self, look: "Look", width: int) -> Row | Column:
        if width < self.own_width(look):
            return Column([self.first, self.second], 0)
        return Row([self.first, spring(), self.second], 0)

    def own_width(self, look: "Look") -> int:
        """Return the width of a line."""
        return self.first.width(look) + look.px(self.gap) + self.second.width(look)

    def own_height(self, look: "Look", width: int) -> int:
        """Return the height of one line or of two."""
        return self._laid(look, width).height(look, width)

    def place(self, look: "Look", rect: Rect) -> Iterator[Leaf]:
        """Lay the boxes out."""
        yield from self._laid(look, rect.w).place(look, rect)


class Layers(Box):
    """Boxes that share a place, the first below all others."""

    boxes: Sequence[Box | None]

    def own_width(self, look: "Look") -> int:
        """Return the width of the widest."""
        return max((box.width(look) for box in self.boxes if box), default=0)

    def own_height(self, look: "Look", width: int) -> int:
        """Return the height of the tallest."""
        return max((box.height(look, width) for box in self.boxes if box), default=0)

    def own_least(self, look: "Look", width: int) -> int:
        """Return the height that the neediest needs."""
        return max((box.least(look, width) for box in self.boxes if box), default=0)

    def place(self, look: "Look", rect: Rect) -> Iterator[Leaf]:
        """Give each the whole place."""
        for box in self.boxes:
            if box is not None:
                yield from box.place(look, rect)


class Padded(Box):
    """A box with free space around it: `pad` at the sides, `pad_y` above and below."""

    box: Box
    pad: float = 12.0
    pad_y: float | None = None

    def _pads(self, look: "Look") -> tuple[int, int]:
        across = look.px(self.pad) if self.pad else 0
        if self.pad_y is None:
            return across, across
        return across, look.px(self.pad_y) if self.pad_y else 0

    def own_width(self, look: "Look") -> int:
        """Return the width with the space."""
        return self.box.width(look) + 2 * self._pads(look)[0]

    def own_height(self, look: "Look", width: int) -> int:
        """Return the height with the space."""
        across, down = self._pads(look)
        return self.box.height(look, max(1, width - 2 * across)) + 2 * down

    def own_least(self, look: "Look", width: int) -> int:
        """Return the height that is needed with the space."""
        across, down = self._pads(look)
        return self.box.least(look, max(1, width - 2 * across)) + 2 * down

    def place(self, look: "Look", rect: Rect) -> Iterator[Leaf]:
        """Lay the box out within the space."""
        across, down = self._pads(look)
        yield from self.box.place(look, rect.inflate(-across, -down))


class At(Box):
    """A box in a place that is known already, in pixels of the window, wherever it is put."""

    box: Box
    there: Rect

    def place(self, look: "Look", rect: Rect) -> Iterator[Leaf]:
        """Lay the box out there."""
        yield from self.box.place(look, self.there)


def _shared(wanted: list[int], grow: list[float], room: int) -> list[int]:
    """Return lengths that fill `room` where something grows, and never take more than it."""
    spare, whole = room - sum(wanted), sum(grow)
    if spare < 0:
        # The last pixel is lost rather than taken twice.
        return [length * max(0, room) // max(1, sum(wanted)) for length in wanted]
    if not whole:
        return wanted
    lengths, given, share = [], 0, 0.0
    for length, part in zip(wanted, grow, strict=True):
        share += part
        more = round(spare * share / whole) - given
        given += more
        lengths.append(length + more)
    return lengths


def _squeezed(wanted: list[int], least: list[int], over: int) -> list[int]:
    """Return lengths of which each has given what it can, in proportion, towards `over`.

    Where that is not enough, each gets less than it needs: nothing may leave the place.
    """
    slack = [want - need for want, need in zip(wanted, least, strict=True)]
    whole = sum(slack)
    if over >= whole:
        return _shared(least, [0.0] * len(least), sum(wanted) - over)
    part = over / whole
    return [want - min(each, -int(-each * part)) for want, each in zip(wanted, slack, strict=True)]
