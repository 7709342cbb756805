"""What a table looked like when it was last painted: the next picture needs only what differs."""

from typing import NamedTuple

import pygame

from golf.geometry import Rect


class Trace(NamedTuple):
    """How one card or the stock was painted: where, by which picture, how high."""

    x: int
    y: int
    picture: pygame.Surface | None
    lift: float
    is_flying: bool

    def box(self, margin: int) -> Rect:
        """Return the place of the card with `margin` pixels of shadow and marks round it."""
        size = (0, 0) if self.picture is None else self.picture.get_size()
        return Rect(self.x, self.y, *size).inflate(margin, margin)


class TableState(NamedTuple):
    """All that a table shows: each card and the stock, and `still` what stays while they move.

    `dust` is where a card has raised some, and for how long by now.
    """

    still: tuple[object, ...]
    cards: dict[object, Trace]
    margin: int
    is_party: bool
    dust: tuple[float, Rect] | None = None


class Traces:
    """Compares one state of a table with the one before."""

    def __init__(self) -> None:
        self._last: TableState | None = None

    def follow(self, state: TableState) -> Rect | None:
        """Return the box round all that differs from the last call, None where anything may.

        Where nothing differs the box has no width.
        """
        last, self._last = self._last, state
        if last is None or state.is_party or last.is_party or state.still != last.still:
            return None
        if state.cards.keys() != last.cards.keys():
            return None
        dust = [each[1] for each in (last.dust, state.dust) if each and last.dust != state.dust]
        box = Rect(0, 0, 0, 0)
        for place in dust:
            box = box.union(place) if box.w else place
        for card, trace in state.cards.items():
            before = last.cards[card]
            if trace != before:
                both = trace.box(state.margin).union(before.box(state.margin))
                box = box.union(both) if box.w else both
        return box
