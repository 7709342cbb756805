"""Sets of tableaux as big integers: one bit for each way of having removed cards from the columns.

A column of n cards has had 0 to n of them removed, so the tableaux that can follow a position form
a box of (n1 + 1) × ... × (n7 + 1) points. A point's number is written in the mixed radix of that
box, and a set of points is an integer with those bits set: 279,936 bits for a fresh deal. Removing
one card from a column moves every point of a set by the same distance, so one shift plays a card
in thousands of tableaux at once.
"""

from functools import lru_cache


class Box:
    """The points that lie between nothing removed (number 0) and everything removed (`size` − 1).

    `strides[c]` is how far removing a card of column c moves a point; `columns[c][k]` is the set of
    all points where exactly k cards of column c were removed, for every k that leaves a card.
    """

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.shape = shape
        self.strides: list[int] = []
        self.size = 1
        for cards in shape:
            self.strides.append(self.size)
            self.size *= cards + 1
        self.columns = [
            self._slices(stride, cards) for stride, cards in zip(self.strides, shape, strict=True)
        ]

    def _slices(self, stride: int, cards: int) -> list[int]:
        """Return the sets of points with 0, 1, ... `cards` − 1 removed from one column."""
        untouched = (1 << stride) - 1
        width = stride * (cards + 1)
        while width < self.size:
            untouched |= untouched << width
            width *= 2
        untouched &= (1 << self.size) - 1
        return [untouched << removed * stride for removed in range(cards)]

    def removed(self, point: int, column: int) -> int:
        """Return how many cards of `column` are removed at a point."""
        return point // self.strides[column] % (self.shape[column] + 1)

    def fewest_left(self, points: int) -> tuple[int, int]:
        """Return the fewest cards left at any of `points`, and one such point.

        `points` is a set with at least one point in it.
        """
        left = 0
        level = 1 << (self.size - 1)
        moves = [
            (column[0], stride)
            for column, stride in zip(self.columns, self.strides, strict=True)
            if column
        ]
        while not level & points:
            # The next level holds the points with one card more, put back on any column.
            level, above = 0, level
            for untouched, stride in moves:
                level |= (above ^ (above & untouched)) >> stride
            left += 1
        found = level & points
        return left, found.bit_length() - 1


@lru_cache(maxsize=4)
def box_of(shape: tuple[int, ...]) -> Box:
    """Return the box of columns with these numbers of cards, from a small cache (1.2 MiB each)."""
    return Box(shape)
