"""The button that leaves full screen, on scenes that have none of their own."""

from collections.abc import Sequence
from typing import TypeVar

from golf.geometry import Rect
from golf.ui.box import Leaf
from golf.ui.look import Look
from golf.ui.widgets import Button

WAY_OUT = "way out"
"""The key of the button that leaves full screen."""

FULL_SCREEN_KEYS = frozenset({WAY_OUT, "fullscreen"})
"""The keys of all buttons that enter or leave full screen; a scene has one of them."""

_WAYS_BACK = ("back", "done", "leave")
"""Buttons that have room beside their words, the first of which gives some to the way out."""

_Any = TypeVar("_Any", bound=Leaf)


def way_out(place: Rect) -> Button:
    """Return the button in a place."""
    return Button(WAY_OUT, icon="window", rect=place)


def with_way_out(look: Look, leaves: Sequence[_Any]) -> list[_Any | Button]:
    """Return the leaves with the button among them: cut off another one, it covers nothing."""
    gap = look.px(8)
    still = [
        each
        for each in leaves
        if isinstance(each, Button) and each.kind not in ("card", "tile") and each.clip is None
    ]
    if not still:
        return list(leaves)
    wide = [each for each in still if each.rect.w >= 2 * look.touch + gap]
    back = (each for key in _WAYS_BACK for each in wide if each.key == key)
    giver = next(back, None) or max(reversed(still), key=lambda each: each.rect.w)
    rect = giver.rect
    width = min(max(rect.h, look.touch), rect.w // 2)
    left = giver.at(rect._replace(w=rect.w - width - gap))
    right = way_out(rect._replace(x=rect.right - width, w=width))
    found: list[_Any | Button] = []
    for leaf in leaves:
        found += [left, right] if leaf is giver else [leaf]
    return found
