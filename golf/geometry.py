"""A rectangle of whole pixels, without pygame."""

from collections.abc import Iterable
from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle; the right and bottom edges are outside, as in pygame, which takes these too."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first x right of the rectangle."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first y below the rectangle."""
        return self.y + self.h

    @property
    def center(self) -> tuple[int, int]:
        """The pixel in the middle."""
        return self.x + self.w // 2, self.y + self.h // 2

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.w, self.h

    def contains(self, pos: tuple[float, float]) -> bool:
        """Return whether a point lies inside."""
        return self.x <= pos[0] < self.x + self.w and self.y <= pos[1] < self.y + self.h

    def overlaps(self, other: "Rect") -> bool:
        """Return whether the two share a pixel."""
        # Without properties: a frame asks hundreds of times.
        x, y, w, h = self
        other_x, other_y, other_w, other_h = other
        is_beside = x >= other_x + other_w or other_x >= x + w
        return not (is_beside or y >= other_y + other_h or other_y >= y + h)

    def clipped(self, other: "Rect") -> "Rect":
        """Return the part that lies in the other, without height or width where none does."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        w, h = min(self.right, other.right) - x, min(self.bottom, other.bottom) - y
        return Rect(x, y, max(0, w), max(0, h))

    def inflate(self, dx: int, dy: int) -> "Rect":
        """Return the rectangle grown by `dx` to the left and right and `dy` up and down."""
        return Rect(self.x - dx, self.y - dy, self.w + 2 * dx, self.h + 2 * dy)

    def move(self, dx: int, dy: int) -> "Rect":
        """Return the rectangle shifted."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def union(self, other: "Rect") -> "Rect":
        """Return the smallest rectangle round both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def mirrored(self, width: int) -> "Rect":
        """Return the rectangle seen in a mirror as wide as the window."""
        return Rect(width - self.x - self.w, self.y, self.w, self.h)


def merged(boxes: Iterable[Rect]) -> list[Rect]:
    """Return boxes that do not overlap and cover all of these; those without an area are left out.

    Boxes that overlap become the one round both.
    """
    # Without methods: a frame in which many cards fly has dozens.
    found: list[tuple[int, int, int, int]] = []
    for x, y, w, h in boxes:
        left, top, right, bottom = x, y, x + w, y + h
        if w <= 0 or h <= 0:
            continue
        number = 0
        while number < len(found):
            x, y, end_x, end_y = found[number]
            if left >= end_x or x >= right or top >= end_y or y >= bottom:
                number += 1
                continue
            left, top = min(left, x), min(top, y)
            right, bottom = max(right, end_x), max(bottom, end_y)
            del found[number]
            number = 0  # what has grown may overlap one that it did not before
        found.append((left, top, right, bottom))
    return [Rect(x, y, end_x - x, end_y - y) for x, y, end_x, end_y in found]
