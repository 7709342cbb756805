"""Shuffles of the unseen cards that are the same every time and tell nothing of the real order."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from golf.core.position import Position

if TYPE_CHECKING:
    from random import Random

_Item = TypeVar("_Item")


def seeded(position: Position, purpose: str = "") -> "Random":
    """Return a random generator that is seeded by what anybody can see of a position.

    Another `purpose` gives another, independent generator for the same position.
    """
    from random import Random  # it takes a while to import, and the first frame needs no advice

    tableau = [[card.rank for card in cards] for cards in position.tableau]
    unseen = sorted(card.rank for card in position.stock)
    return Random(f"{tableau} {position.top and position.top.rank} {unseen}{purpose}")


def shuffle(items: list[_Item], rng: "Random") -> None:
    """Shuffle in place, after Fisher and Yates.

    Not by the library: Python promises that a seed gives the same `random()`, but no more.
    """
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        items[last], items[other] = items[other], items[last]


def sampled_orders(unseen: Sequence[int], count: int, rng: "Random") -> Iterator[list[int]]:
    """Yield `count` orders of some unseen ranks (one at least); each comes first in turn."""
    firsts = list(range(len(unseen)))
    shuffle(firsts, rng)
    for sample in range(count):
        order = list(unseen)
        first = order.pop(firsts[sample % len(firsts)])
        shuffle(order, rng)
        yield [first, *order]
