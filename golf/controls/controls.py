"""Device events in, intents out: the mouse, touch, the keyboard, and gamepads once they are open.

One press gives one intent, whatever number of events the platform makes of it.
"""

from typing import TYPE_CHECKING

import pygame

from golf.controls.intents import MOUSE, Command, Device, Intent, Mode, Pos, Text, Wheel
from golf.controls.keyboard import key_intent
from golf.controls.pointers import Pointers
from golf.core.typed import plain
from golf.timing import REPEAT, REPEAT_AFTER

if TYPE_CHECKING:
    from golf.controls.gamepad import Gamepads

_REPEATING = (Command.LEFT, Command.RIGHT, Command.UP, Command.DOWN, Command.ERASE)
"""What a key does again and again while it is held; nothing that plays is among it."""

_EMULATED = "emulated"
"""The pointer of a mouse that SDL makes of a touch."""

_AT_REST = {pygame.CONTROLLERAXISMOTION: 16383, pygame.JOYAXISMOTION: 0.5}
"""How far an axis may be from its middle and mean nothing: a worn stick tells so all the time."""


def is_noise(event: pygame.event.Event) -> bool:
    """Return whether an event is that of a stick at rest."""
    return event.type in _AT_REST and abs(event.value) <= _AT_REST[event.type]


class Controls:
    """Turns events into intents and knows which device was used last.

    `scale` is how many surface pixels a layout pixel has.
    """

    def __init__(self, scale: float = 1.0) -> None:
        self.pointers = Pointers(scale)
        self.device = Device.MOUSE
        self.pads: Gamepads | None = None
        self._held_key: tuple[int, Intent, float] | None = None

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
                return [Text(plain(event.text))]
            case pygame.MOUSEWHEEL:
                return [Wheel(event.y, self.pointers.mouse)] if event.y else []
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                return self._finger(event, now, size)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEMOTION:
                return self._mouse(event, mode, now)
        return self._pad(event, mode, now)

    def tick(self, now: float) -> list[Intent]:
        """Return the steps of a direction that is kept held, and a press that is held, once."""
        steps = [] if self.pads is None else self.pads.repeats(now)
        steps += self.pointers.tick(now)
        if self._held_key is not None and now >= self._held_key[2]:
            key, intent, _ = self._held_key
            self._held_key = (key, intent, now + REPEAT)
            steps.append(intent)
        return steps

    @property
    def is_held(self) -> bool:
        """Whether something is held that asks for more as time goes by."""
        is_pad_held = self.pads is not None and self.pads.is_held
        return self._held_key is not None or is_pad_held or self.pointers.may_hold

    @property
    def has_pad(self) -> bool:
        """Whether a gamepad is there, in use or not."""
        return self.pads is not None and bool(self.pads.pads)

    def release_all(self) -> list[Intent]:
        """Break off every press that is under way, as when the window loses the pointer."""
        self._held_key = None
        if self.pads is not None:
            self.pads.release_all()
        return self.pointers.release_all()

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
        pointer = _EMULATED if getattr(event, "touch", False) else MOUSE
        if event.type == pygame.MOUSEMOTION:
            return self._use(pointer, self.pointers.moved(pointer, event.pos, now))
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and pointer == MOUSE:
            self.device = Device.MOUSE
            return [Command.UNDO] if mode is Mode.TABLE else []
        if event.button != 1:
            return []
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._use(pointer, self.pointers.down(pointer, event.pos, now))
        return self.pointers.up(pointer, event.pos, now)

    def _finger(self, event: pygame.event.Event, now: float, size: Pos) -> list[Intent]:
        pointer = f"finger {getattr(event, 'touch_id', 0)} {event.finger_id}"
        pos = (int(event.x * size[0]), int(event.y * size[1]))
        if event.type == pygame.FINGERDOWN:
            return self._use(pointer, self.pointers.down(pointer, pos, now))
        if event.type == pygame.FINGERUP:
            return self.pointers.up(pointer, pos, now)
        return self.pointers.moved(pointer, pos, now)

    def _use(self, pointer: str, intents: list[Intent]) -> list[Intent]:
        """Note the device of a pointer that has done something."""
        if intents:
            self.device = Device.MOUSE if pointer == MOUSE else Device.TOUCH
        return intents
