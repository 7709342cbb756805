"""The button that leaves full screen, on scenes that have none of their own."""

from collections.abc import Sequence
from typing import TypeVar

from golf.geometry import Rect
from golf.ui.box import Leaf
from golf.ui.look import Look
from golf.ui.widgets import Button

LEAVE_FULL_SCREEN = "leave full screen"
"""The key of the button that leaves full screen."""

FULL_SCREEN_KEYS = frozenset({LEAVE_FULL_SCREEN, "fullscreen"})
"""The keys of all buttons that enter or leave full screen; a scene has one of them."""

_BACK_KEYS = ("back", "done", "leave")
"""Buttons that have room beside their words, the first of which gives some of it away."""

_Any = TypeVar("_Any", bound=Leaf)


def leave_button(place: Rect) -> Button:
    """Return the button in a place."""
    return Button(LEAVE_FULL_SCREEN, icon="window", rect=place)


def with_full_screen_button(look: Look, leaves: Sequence[_Any]) -> list[_Any | Button]:
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
    back = (each for key in _BACK_KEYS for each in wide if each.key == key)
    giver = next(back, None) or max(reversed(still), key=lambda each: each.rect.w)
    rect = giver.rect
    width = min(max(rect.h, look.touch), rect.w // 2)
    left = giver.at(rect._replace(w=rect.w - width - gap))
    right = leave_button(rect._replace(x=rect.right - width, w=width))
    found: list[_Any | Button] = []
    for leaf in leaves:
        found += [left, right] if leaf is giver else [leaf]
    return found
