"""The button that leaves full screen, on scenes that have none of their own."""

from collections.abc import Sequence
from typing import TypeVar

from golf import theme
from golf.geometry import Rect
from golf.ui.box import Leaf
from golf.ui.buttons import Button
from golf.ui.look import Look

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
    worded = [
        each for each in wide if _keeps_words(look, each, each.rect.w - _width(look, each) - gap)
    ]
    back = (each for key in _BACK_KEYS for each in worded if each.key == key)
    giver = next(back, None) or max(reversed(worded or still), key=lambda each: each.rect.w)
    rect, width = giver.rect, _width(look, giver)
    # A thumb's width for both comes before the gap between them.
    gap = max(1, min(gap, rect.w - width - look.touch))
    left = giver.at(rect._replace(w=rect.w - width - gap))
    right = leave_button(rect._replace(x=rect.right - width, w=width))
    found: list[_Any | Button] = []
    for leaf in leaves:
        found += [left, right] if leaf is giver else [leaf]
    return found


def _width(look: Look, giver: Button) -> int:
    """Return how much a button gives away."""
    return min(max(giver.rect.h, look.touch), giver.rect.w // 2)


def _keeps_words(look: Look, button: Button, width: int) -> bool:
    """Return whether the words of a button are whole in a width."""
    room = width - 2 * look.px(12)
    lines, _ = look.block(button.words, "bold", theme.BUTTON, max(1, room), button.rect.h)
    return " ".join(lines).rstrip() == button.words
