"""Mouse and fingers: each pointer's press from where it goes down to where it lets go.

Every pointer is on its own: one that rests, or whose lift never comes, blocks no other. One press
gives one intent, whatever number of events the platform makes of it.
"""

from dataclasses import dataclass, field

from golf.controls.intents import MOUSE, OUTSIDE, Drag, Hold, Hover, Intent, Pos, Press, Release
from golf.timing import HOLD

WOBBLE = 12
"""How far, in layout pixels, a press may move and still be a click: one where it began."""

_SAME_PRESS = 0.3
"""Seconds within which a press seen by a second kind of event is the same one."""

_SAME_PLACE = 24
"""How far apart, in layout pixels, two kinds of event may see the same press."""

_MOST_POINTERS = 10
"""Presses under way at once; of more than these the oldest has lost its lift."""


@dataclass(slots=True)
class _Seen:
    """A press as it was reported, and by which kinds of event: each kind reports it once."""

    pos: Pos
    time: float
    first: str
    kinds: set[str] = field(default_factory=set)


@dataclass(slots=True)
class _Pressed:
    """A press under way."""

    start: Pos
    time: float
    seen: _Seen
    is_drag: bool = False
    is_held: bool = False

    @property
    def may_hold(self) -> bool:
        """Whether the press becomes a long one if it goes on."""
        return not self.is_drag and not self.is_held


class Pointers:
    """The mouse and all fingers, each a `pointer` of its own name.

    `scale` is how many surface pixels a layout pixel has; `mouse` is where the mouse was last.
    """

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.mouse: Pos = (0, 0)
        self._pressed: dict[str, _Pressed] = {}
        self._seen: list[_Seen] = []

    def down(self, pointer: str, pos: Pos, now: float) -> list[Intent]:
        """Return what a press asks for: nothing where another kind of event reported it already."""
        self._note_mouse(pointer, pos)
        if self._is_echo(pointer, pos, now):
            return []
        lost = self._break_off(pointer)
        if len(self._pressed) >= _MOST_POINTERS:
            lost += self._break_off(next(iter(self._pressed)))
        seen = _Seen(pos, now, _kind(pointer), {_kind(pointer)})
        self._seen.append(seen)
        self._pressed[pointer] = _Pressed(pos, now, seen)
        return [*lost, Press(pos, pointer)]

    def moved(self, pointer: str, pos: Pos, now: float) -> list[Intent]:
        """Return what a movement asks for: a drag while it is pressed, else a mouse's hover."""
        # A window that opens or changes reports where a resting mouse is; nobody moved it.
        has_moved = self._note_mouse(pointer, pos)
        pressed = self._pressed.get(pointer)
        if pressed is None:
            is_echo = any(seen.first != MOUSE for seen in self._near(pos, now))
            return [Hover(pos)] if has_moved and pointer == MOUSE and not is_echo else []
        pressed.is_drag = pressed.is_drag or self._has_left(pressed, pos)
        return [Drag(pos, pressed.start, pointer)] if pressed.is_drag else []

    def up(self, pointer: str, pos: Pos, now: float) -> list[Intent]:
        """Return what the end of a press asks for."""
        self._note_mouse(pointer, pos)
        pressed = self._pressed.pop(pointer, None)
        if pressed is None:
            return []
        # Some browsers report a touch as a mouse only once the finger is up.
        pressed.seen.pos, pressed.seen.time = pos, now
        # A fast finger may be seen only at its two ends.
        is_click = not pressed.is_drag and not self._has_left(pressed, pos)
        return [Release(pressed.start if is_click else pos, pressed.start, is_click, pointer)]

    def tick(self, now: float) -> list[Intent]:
        """Return each press that has become a long one, once."""
        held = [
            each for each in self._pressed.values() if each.may_hold and now >= each.time + HOLD
        ]
        for each in held:
            each.is_held = True
        return [Hold(each.start) for each in held]

    @property
    def may_hold(self) -> bool:
        """Whether a press becomes a long one if it goes on."""
        return any(each.may_hold for each in self._pressed.values())

    def release_all(self) -> list[Intent]:
        """Break off every press, as when the window loses the pointer."""
        return [intent for pointer in list(self._pressed) for intent in self._break_off(pointer)]

    def _break_off(self, pointer: str) -> list[Intent]:
        pressed = self._pressed.pop(pointer, None)
        return [] if pressed is None else [Release(OUTSIDE, pressed.start, False, pointer)]

    def _note_mouse(self, pointer: str, pos: Pos) -> bool:
        """Note where the mouse is; return whether it has moved."""
        if pointer != MOUSE or pos == self.mouse:
            return False
        self.mouse = pos
        return True

    def _has_left(self, pressed: _Pressed, pos: Pos) -> bool:
        return _distance(pos, pressed.start) > WOBBLE * self.scale

    def _is_echo(self, pointer: str, pos: Pos, now: float) -> bool:
        """Return whether a press is one that another kind of event has reported already.

        A touch may arrive as a finger, as a mouse that is marked as a touch, and as one that is
        not, all at one place. Each kind reports it once: what it reports again is the next press.
        """
        kind = _kind(pointer)
        for seen in self._near(pos, now):
            if kind not in seen.kinds:
                seen.kinds.add(kind)
                return True
        return False

    def _near(self, pos: Pos, now: float) -> list[_Seen]:
        """Return the presses that were reported just now, and near a place."""
        self._seen = [seen for seen in self._seen if now - seen.time < _SAME_PRESS]
        limit = _SAME_PLACE * self.scale
        return [seen for seen in self._seen if _distance(pos, seen.pos) <= limit]


def _kind(pointer: str) -> str:
    """Return which kind of event reports a pointer."""
    return pointer.split()[0]


def _distance(one: Pos, other: Pos) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
