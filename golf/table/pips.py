"""Where the pips of a card lie: the one table of pip layouts."""

_LEFT, _MIDDLE, _RIGHT = 0.0, 0.5, 1.0
_CORNERS = ((_LEFT, 0.0), (_RIGHT, 0.0), (_LEFT, 1.0), (_RIGHT, 1.0))
_SIDES = ((_LEFT, 0.5), (_RIGHT, 0.5))
_THIRDS = ((_LEFT, 1 / 3), (_RIGHT, 1 / 3), (_LEFT, 2 / 3), (_RIGHT, 2 / 3))

PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_MIDDLE, 0.5),),
    2: ((_MIDDLE, 0.0), (_MIDDLE, 1.0)),
    3: ((_MIDDLE, 0.0), (_MIDDLE, 0.5), (_MIDDLE, 1.0)),
    4: _CORNERS,
    5: (*_CORNERS, (_MIDDLE, 0.5)),
    6: (*_CORNERS, *_SIDES),
    7: (*_CORNERS, *_SIDES, (_MIDDLE, 0.25)),
    8: (*_CORNERS, *_SIDES, (_MIDDLE, 0.25), (_MIDDLE, 0.75)),
    9: (*_CORNERS, *_THIRDS, (_MIDDLE, 0.5)),
    10: (*_CORNERS, *_THIRDS, (_MIDDLE, 1 / 6), (_MIDDLE, 5 / 6)),
}
"""Places by rank, from (0, 0) at the upper left pip to (1, 1) at the lower right one.

A place below the middle (more than 0.5) belongs to a pip that stands on its head.
"""
