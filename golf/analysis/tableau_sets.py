"""Sets of tableaux as big integers: bit t stands for tableau number t (see `tableaux`).

Six fresh columns give 46,656 tableaux, and so as many bits. Removing a card from a column adds its
stride to a tableau's number, so one shift plays a card in thousands of tableaux at once.
"""

from functools import lru_cache


class TableauSets:
    """What can be asked of sets of tableaux, for columns with `cards` cards by rising stride.

    `lacking[c][n]` is the set of all tableaux that lack exactly n cards of column c, for each n
    that leaves a card; `count` is how many tableaux there are.
    """

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.count = 1
        strides = []
        for size in cards:
            strides.append(self.count)
            self.count *= size + 1
        self.lacking = [self._lacking(*each) for each in zip(strides, cards, strict=True)]
        self._plays = [
            (lacking[0], stride)
            for lacking, stride in zip(self.lacking, strides, strict=True)
            if lacking
        ]
        self._levels = [1 << (self.count - 1)]

    def _lacking(self, stride: int, cards: int) -> list[int]:
        """Return the sets of tableaux that lack 0, 1, ... `cards` − 1 cards of one column."""
        whole = (1 << stride) - 1
        width = stride * (cards + 1)
        while width < self.count:
            whole |= whole << width
            width *= 2
        whole &= (1 << self.count) - 1
        return [whole << gone * stride for gone in range(cards)]

    def fewest_left(self, tableaux: int) -> tuple[int, int]:
        """Return the fewest cards left in any of a set of tableaux, and one that has so many.

        `tableaux` is a set that is not empty.
        """
        left = 0
        while not self._level(left) & tableaux:
            left += 1
        found = self._level(left) & tableaux
        return left, found.bit_length() - 1

    def _level(self, left: int) -> int:
        """Return the set of all tableaux with so many cards left; each is worked out once."""
        if left == len(self._levels):
            # One card more, put back on any column.
            above, level = self._levels[-1], 0
            for whole, stride in self._plays:
                level |= (above ^ (above & whole)) >> stride
            self._levels.append(level)
        return self._levels[left]


@lru_cache(maxsize=4)
def sets_of(cards: tuple[int, ...]) -> TableauSets:
    """Return the sets for columns of so many cards, from a small cache (0.2 to 0.4 MiB each)."""
    return TableauSets(cards)
