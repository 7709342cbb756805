"""What a table looked like when it was last painted: the next picture needs only what differs."""

from typing import NamedTuple

import pygame

from golf.geometry import Rect, merged


class Trace(NamedTuple):
    """How a card, the stock or a mark was painted: where, by which picture, how high."""

    x: int
    y: int
    picture: pygame.Surface | None
    lift: float = 0.0
    is_flying: bool = False
    size: tuple[int, int] | None = None

    def box(self, margin: int) -> Rect:
        """Return its place, `size` or the picture's, with `margin` pixels of shadow round it."""
        size = self.size or ((0, 0) if self.picture is None else self.picture.get_size())
        return Rect(self.x, self.y, *size).inflate(margin, margin)


class TableState(NamedTuple):
    """All that a table shows: each card and mark, and `still` what all of it depends on.

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

    def follow(self, state: TableState) -> list[Rect] | None:
        """Return boxes round all that differs from the last call, None where anything may."""
        last, self._last = self._last, state
        if last is None or state.is_party or last.is_party or state.still != last.still:
            return None
        boxes = [each[1] for each in (last.dust, state.dust) if each and last.dust != state.dust]
        before, after = last.cards, state.cards
        boxes += [
            trace.box(last.margin) for key, trace in before.items() if after.get(key) != trace
        ]
        boxes += [
            trace.box(state.margin) for key, trace in after.items() if before.get(key) != trace
        ]
        return merged(boxes)


def in_sight(surface: pygame.Surface, place: Rect) -> bool:
    """Return whether a place lies, in part, where the surface is being painted."""
    return place.overlaps(Rect(*surface.get_clip()))
