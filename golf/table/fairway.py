"""The map of a hole from the tee to the flag: pure geometry, without pygame.

It is seen from above and lies beside the cards, upright in a column of buttons or along a line.
"""

from collections.abc import Collection, Iterable
from math import pi, sin

from golf.geometry import Rect
from golf.table.places import TableLayout
from golf.values import Value

_LEAST_LENGTH = 6.0  # of the text size
_LEAST_BREADTH = 1.7
_MOST_BREADTH = 5.5
_MOST_LENGTH = 9.0  # of the breadth
_BENDS = (
    *((0.8, 1.0), (-1.0, 1.0), (0.7, 2.0), (-0.3, 1.0), (1.0, 1.3)),
    *((-0.8, 2.0), (0.5, 1.0), (-1.0, 1.3), (0.9, 2.0)),
)
"""By the hole: how far its fairway turns aside, of the room for it, and in how many half waves."""


class FairwayMap(Value):
    """The places of one hole's map in the rectangle `place`; `number` (from 1) gives its shape."""

    place: Rect
    number: int = 1

    @property
    def is_upright(self) -> bool:
        """Whether the tee is at the foot and the flag at the top, not at the left and right."""
        return self.place.h > self.place.w

    @property
    def breadth(self) -> int:
        """The length of the short side."""
        return min(self.place.size)

    @property
    def ball(self) -> float:
        """The radius of the ball."""
        return max(2.5, min(0.09 * self.breadth, 0.035 * max(self.place.size)))

    @property
    def half_width(self) -> float:
        """Half of the fairway's width."""
        return 0.2 * self.breadth

    def spot(self, share: float, aside: float = 0.0) -> tuple[float, float]:
        """Return the point after a share of the way, `aside` of the fairway's middle.

        At 0 the ball lies in the middle of the fairway, at 1 in the rough beside it.
        """
        bend, waves = _BENDS[(self.number - 1) % len(_BENDS)]
        # The flag needs more room than the tee.
        tee, green = 0.26 * self.breadth, (0.62 if self.is_upright else 0.45) * self.breadth
        along = tee + share * (max(self.place.size) - tee - green)
        way = -1.0 if bend > 0 else 1.0
        middle = 0.5 if self.is_upright else 0.54
        across = self.breadth * (middle + 0.12 * bend * sin(pi * waves * share))
        across += aside * way * 1.3 * self.half_width
        if self.is_upright:
            return self.place.x + across, self.place.bottom - along
        return self.place.x + along, self.place.y + across


def fairway_place(
    layout: TableLayout, taken: Collection[str], buttons: Iterable[Rect]
) -> Rect | None:
    """Return where the map has room beside the cards.

    That is among the buttons, between them and the window's edge, or in a free slot.

    `taken` names the slots of the layout that show something else.
    """
    slots = ("counter",) if layout.shape == "wide" else ("counter", "verdict")
    places = []
    if layout.shape == "wide":
        beside = [_gap_in_rail(layout, buttons), _beyond_rail(layout)]
        places = sorted(beside, key=lambda place: -min(place.size))
    places += [layout.text[name] for name in slots if name in layout.text and name not in taken]
    fitting = (_trimmed(place, layout.text_size) for place in places)
    return next((place for place in fitting if place is not None), None)


def place_beside(layout: TableLayout) -> Rect | None:
    """Return the largest band that a board alone in its area leaves free, if that is enough."""
    (width, height), board, size = layout.size, layout.board, layout.text_size
    bands = (
        Rect(0, 0, board.x, height),
        Rect(board.right, 0, width - board.right, height),
        Rect(board.x, 0, board.w, board.y),
        Rect(board.x, board.bottom, board.w, height - board.bottom),
    )
    widest = max(bands, key=lambda band: min(band.size))
    return _trimmed(widest.inflate(-(size // 2), -(size // 2)), size)


def _gap_in_rail(layout: TableLayout, buttons: Iterable[Rect]) -> Rect:
    """Return the highest place in the column of buttons that none of them takes."""
    rail, space = layout.rail, layout.text_size // 2
    edges = sorted((box.y, box.bottom) for box in buttons if box.overlaps(rail))
    tops = [rail.y - space, *(bottom for _, bottom in edges)]
    feet = [*(top for top, _ in edges), rail.bottom + space]
    top, foot = max(zip(tops, feet, strict=True), key=lambda gap: gap[1] - gap[0])
    return Rect(rail.x, top + space, rail.w, max(0, foot - top - 2 * space))


def _beyond_rail(layout: TableLayout) -> Rect:
    """Return the place between the column of buttons and the window's edge."""
    rail, space = layout.rail, layout.text_size // 2
    left = 0 if layout.is_mirrored else rail.right
    right = rail.x if layout.is_mirrored else layout.size[0]
    return Rect(left + space, rail.y, max(0, right - left - 2 * space), rail.h)


def _trimmed(place: Rect, text_size: int) -> Rect | None:
    """Return the middle of a place in a good shape, None where that is too small."""
    long, short = max(place.size), min(place.size)
    if long < _LEAST_LENGTH * text_size or short < _LEAST_BREADTH * text_size:
        return None
    breadth = min(short, round(_MOST_BREADTH * text_size), round(0.6 * long))
    long = min(long, round(_MOST_LENGTH * breadth))
    if place.h > place.w:
        place = place._replace(y=place.y + (place.h - long) // 2, h=long)
        return Rect(place.x + (place.w - breadth) // 2, place.y, breadth, place.h)
    place = place._replace(x=place.x + (place.w - long) // 2, w=long)
    return Rect(place.x, place.y + (place.h - breadth) // 2, place.w, breadth)
