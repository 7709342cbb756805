"""Device events in, intents out: the mouse, touch, the keyboard, and gamepads once they are open.

One press of a hand gives one intent, whatever number of events the platform makes of it.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from golf.controls.intents import (
    OUTSIDE,
    Command,
    Device,
    Drag,
    Hold,
    Hover,
    Intent,
    Mode,
    Pos,
    Press,
    Release,
    Text,
    Wheel,
)
from golf.controls.keyboard import key_intent
from golf.timing import HOLD, REPEAT, REPEAT_AFTER

if TYPE_CHECKING:
    from golf.controls.gamepad import Gamepads

WOBBLE = 10
"""How far, in layout pixels, a press may move and still be a click."""

_REPEATING = (Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN, Command.ERASE)
"""What a key does again and again while it is held; nothing that plays is among it."""

_SAME_PRESS = 0.3
"""Seconds within which a press seen by a second kind of event is the same one."""


_SAME_PLACE = 24
"""How far apart, in layout pixels, two kinds of event may see the same press."""


class Controls:
    """Turns events into intents and knows which device was used last.

    `scale` is how many surface pixels a layout pixel has.
    """

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.device = Device.MOUSE
        self.pads: Gamepads | None = None
        self._held_key: tuple[int, Intent, float] | None = None
        self._pointer = _Pointer()

    def intents(self, event: pygame.event.Event, mode: Mode, now: float, size: Pos) -> list[Intent]:
        """Return what `event` asks for in a scene of `mode`.

        `now` is in seconds of any steady clock; `size` is the surface's, for touches, which come in
        shares of it.
        """
        match event.type:
            case pygame.KEYDOWN:
                return self._key(event, mode, now)
            case pygame.KEYUP:
                if self._held_key is not None and self._held_key[0] == event.key:
                    self._held_key = None
                return []
            case pygame.TEXTINPUT if mode is Mode.TEXT:
                return [Text(event.text)]
            case pygame.MOUSEWHEEL:
                return [Wheel(event.y, self._pointer.last)] if event.y else []
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                return self._finger(event, now, size)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEMOTION:
                return self._mouse(event, mode, now)
            case pygame.WINDOWLEAVE if not self._pointer.kind:
                return [Hover(OUTSIDE)]
        return self._pad(event, mode, now)

    def tick(self, now: float) -> list[Intent]:
        """Return the steps of a direction that is kept held, and a press that is held, once."""
        steps: list[Intent] = [] if self.pads is None else self.pads.repeats(now)
        pointer = self._pointer
        if pointer.may_hold and now >= pointer.last_time + HOLD:
            pointer.is_held = True
            steps.append(Hold(pointer.start))
        if self._held_key is not None and now >= self._held_key[2]:
            key, intent, _ = self._held_key
            self._held_key = (key, intent, now + REPEAT)
            steps.append(intent)
        return steps

    @property
    def is_held(self) -> bool:
        """Whether something is held that asks for more as time goes by."""
        is_pad_held = self.pads is not None and self.pads.is_held
        return self._held_key is not None or is_pad_held or self._pointer.may_hold

    @property
    def has_pad(self) -> bool:
        """Whether a gamepad is there, in use or not."""
        return self.pads is not None and bool(self.pads.pads)

    def release_all(self) -> list[Intent]:
        """Break off a press that is under way, as when the window loses the pointer."""
        pointer = self._pointer
        self._held_key = None
        if self.pads is not None:
            self.pads.release_all()
        if not pointer.kind:
            return []
        self._pointer = _Pointer(last=pointer.last)
        return [Release(OUTSIDE, pointer.start, is_click=False)]

    def _pad(self, event: pygame.event.Event, mode: Mode, now: float) -> list[Intent]:
        if self.pads is None:
            return []
        was_in_use = self.device is Device.PAD and self.pads.in_use is not None
        intents = self.pads.intents(event, mode, now)
        if self.pads.in_use is None:
            # The pad in use was pulled out: the game waits, and the keys show what they would do.
            if was_in_use:
                self.device = Device.KEYS
                return [Command.PAUSE] if mode is Mode.TABLE else []
        elif intents:
            self.device = Device.PAD
        return intents

    # ---- keys

    def _key(self, event: pygame.event.Event, mode: Mode, now: float) -> list[Intent]:
        intent = key_intent(
            event.key, getattr(event, "scancode", 0), event.mod, getattr(event, "unicode", ""), mode
        )
        self._held_key = None
        if intent is None:
            return []
        self.device = Device.KEYS
        if intent in _REPEATING:
            self._held_key = (event.key, intent, now + REPEAT_AFTER)
        return [intent]

    # ---- pointers

    def _mouse(self, event: pygame.event.Event, mode: Mode, now: float) -> list[Intent]:
        kind = "emulated" if getattr(event, "touch", False) else "mouse"
        if event.type == pygame.MOUSEMOTION:
            return self._moved(kind, event.pos, now)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and kind == "mouse":
            self.device = Device.MOUSE
            return [Command.UNDO] if mode is Mode.TABLE else []
        if event.button != 1:
            return []
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._down(kind, event.pos, now)
        return self._up(kind, event.pos, now)

    def _finger(self, event: pygame.event.Event, now: float, size: Pos) -> list[Intent]:
        kind = f"finger {event.finger_id}"
        pos = (int(event.x * size[0]), int(event.y * size[1]))
        if event.type == pygame.FINGERDOWN:
            return self._down(kind, pos, now)
        if event.type == pygame.FINGERUP:
            return self._up(kind, pos, now)
        return self._moved(kind, pos, now)

    def _down(self, kind: str, pos: Pos, now: float) -> list[Intent]:
        pointer = self._pointer
        if pointer.kind and pointer.kind != kind:
            return []
        if self._is_echo(kind, pos, now):
            return []
        self.device = Device.MOUSE if kind == "mouse" else Device.TOUCH
        self._pointer = _Pointer(kind, pos, pos, last_kind=kind, last_time=now, last_end=pos)
        return [Press(pos)]

    def _moved(self, kind: str, pos: Pos, now: float) -> list[Intent]:
        pointer = self._pointer
        has_moved, pointer.last = pos != pointer.last, pos
        if not pointer.kind:
            # A window that opens or changes tells where a resting mouse is; nobody moved it.
            is_mouse = kind == "mouse" and has_moved and not self._is_echo(kind, pos, now)
            return self._hover(pos) if is_mouse else []
        if kind != pointer.kind:
            return []
        pointer.is_drag = pointer.is_drag or self._has_left(pos)
        return [Drag(pos, pointer.start)] if pointer.is_drag else []

    def _has_left(self, pos: Pos) -> bool:
        return _distance(pos, self._pointer.start) > WOBBLE * self.scale

    def _is_echo(self, kind: str, pos: Pos, now: float) -> bool:
        """Return whether a press of `kind` is the last press, told by another kind of event.

        A touch may arrive as a finger, as a mouse that is marked as a touch, and as one that is
        not, all at one place; two fingers are no echo of one another.
        """
        last = self._pointer
        is_other_kind = last.last_kind != "" and kind.split()[0] != last.last_kind.split()[0]
        is_near = _distance(pos, last.last_end) <= _SAME_PLACE * self.scale
        return is_other_kind and is_near and now - last.last_time < _SAME_PRESS

    def _hover(self, pos: Pos) -> list[Intent]:
        self.device = Device.MOUSE
        return [Hover(pos)]

    def _up(self, kind: str, pos: Pos, now: float) -> list[Intent]:
        pointer = self._pointer
        if kind != pointer.kind:
            return []
        # A fast hand may be seen only at its two ends.
        is_click = not pointer.is_drag and not self._has_left(pos)
        self._pointer = _Pointer(last=pos, last_kind=kind, last_time=now, last_end=pos)
        return [Release(pos, pointer.start, is_click)]


@dataclass(slots=True)
class _Pointer:
    """The press under way (`kind` is empty without one); when and where the last one was."""

    kind: str = ""
    start: Pos = (0, 0)
    last: Pos = (0, 0)
    is_drag: bool = False
    is_held: bool = False
    last_kind: str = ""
    last_time: float = float("-inf")
    last_end: Pos = OUTSIDE

    @property
    def may_hold(self) -> bool:
        """Whether the press becomes a long one if it goes on."""
        return bool(self.kind) and not self.is_drag and not self.is_held


def _distance(one: Pos, other: Pos) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
