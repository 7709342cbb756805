"""Gamepads: their events in, intents out, by the place of a button and never by its letter."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from golf.controls.bindings import PadPlace
from golf.controls.intents import Command, Intent, Mode, PadPress
from golf.controls.pad_devices import Devices, PadDevice
from golf.controls.pad_layout import STEPS, layout, meaning, place_of
from golf.timing import REPEAT, REPEAT_AFTER

if TYPE_CHECKING:
    from golf.saves.settings import Settings


_STICK_PAIRS = ((0, 1), (6, 7))
"""Axes, across and down, that move the focus: the left stick, and a cross that is made as axes."""

_CROSS_AXIS, _CROSS_AXES = 9, 10
"""The axis on which browsers tell the cross of a pad that they do not know, and how many such a pad
has: it goes round from up at -1, clockwise, in steps of 2/7. At rest it is 9/7, which SDL cannot
hold and turns into the value of up and right."""

_CROSS_PLACES = {0: PadPlace.UP, 2: PadPlace.RIGHT, 4: PadPlace.DOWN, 6: PadPlace.LEFT}

_TRIGGERS = {4: PadPlace.LEFT_TRIGGER, 5: PadPlace.RIGHT_TRIGGER}
_PRESSED, _RELEASED = 0.55, 0.40
"""How far an axis must go to count, and how far back to count no more."""

_CONTROLLER_RANGE = 32767

_ECHO = 0.1
"""Seconds within which two pads that say the same are one pad that the system shows twice."""

_STUCK = 10.0
"""Seconds after which a direction that is held is an axis that rests there, as a pedal's does."""


@dataclass(slots=True)
class Pad:
    """An open gamepad and what is held on it.

    `layout` says where a button of a number lies. `held` has for each direction the parts of the
    pad that say so: a cross may be reported as a hat and as buttons, and still is one cross. `down`
    has the numbers of all other buttons that are held.
    """

    device: PadDevice
    layout: dict[int, PadPlace]
    held: dict[PadPlace, set[str]] = field(default_factory=dict)
    axes: dict[int, float] = field(default_factory=dict)
    pulled: set[PadPlace] = field(default_factory=set)
    down: set[int] = field(default_factory=set)

    @property
    def is_known(self) -> bool:
        """Whether it is known which button plays."""
        return PadPlace.SOUTH in self.layout.values()


class Gamepads:
    """All gamepads that are plugged in."""

    def __init__(self, devices: Devices, settings: "Settings") -> None:
        self.devices = devices
        self.settings = settings
        self.pads: dict[int, Pad] = {}
        self.in_use: Pad | None = None
        self._step: tuple[PadPlace, float] | None = None
        self._step_ends = 0.0
        self._asking: tuple[Pad, float] | None = None
        self._latest: dict[PadPlace | int, tuple[Pad, float]] = {}

    def close(self) -> None:
        """Let go of every pad."""
        self.pads.clear()
        self._latest.clear()
        self.in_use = None
        self.devices.close()

    # ---- events

    def intents(self, event: pygame.event.Event, mode: Mode, now: float) -> list[Intent]:
        """Return what an event of a gamepad asks for; of any other event, nothing."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED | pygame.JOYDEVICEADDED:
                self._add(event.device_index, event.type == pygame.CONTROLLERDEVICEADDED)
                return []
            case pygame.CONTROLLERDEVICEREMOVED | pygame.JOYDEVICEREMOVED:
                self._remove(event.instance_id)
                return []
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP:
                is_mapped, handle = True, self._button
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
                is_mapped, handle = False, self._button
            case pygame.CONTROLLERAXISMOTION:
                is_mapped, handle = True, self._axis
            case pygame.JOYAXISMOTION:
                is_mapped, handle = False, self._axis
            case pygame.JOYHATMOTION:
                is_mapped, handle = False, self._hat
            case _:
                return []
        pad = self.pads.get(event.instance_id)
        # What SDL knows as a controller also speaks as a joystick: the same press, reported again.
        if pad is None or pad.device.is_mapped != is_mapped:
            return []
        intents = handle(pad, event, mode, now)
        if intents:
            self.in_use = pad
        return intents

    def _add(self, index: int, is_controller: bool) -> None:
        device = self.devices.open(index, is_controller=is_controller)
        if device is not None and device.can_play and device.instance not in self.pads:
            self.pads[device.instance] = Pad(device, self._layout(device))

    def _remove(self, instance: int) -> None:
        pad = self.pads.pop(instance, None)
        self._latest = {
            what: latest for what, latest in self._latest.items() if latest[0] is not pad
        }
        if pad is None:
            return
        if self._asking is not None and self._asking[0] is pad:
            self._asking = None
        if pad is self.in_use or (self._step and pad.held.get(self._step[0])):
            self._step = None
        if pad is self.in_use:
            self.in_use = None

    def _button(self, pad: Pad, event: pygame.event.Event, mode: Mode, now: float) -> list[Intent]:
        is_down = event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN)
        place, number = pad.layout.get(event.button), event.button
        if place in STEPS:
            return self._hold(pad, place, f"button {number}", is_down, now)
        if not is_down:
            pad.down.discard(number)
            return []
        if number in pad.down:
            return []
        pad.down.add(number)
        if mode is Mode.LEARN:
            return [] if self._is_echo(number, pad, now) else [PadPress(number)]
        if not pad.is_known:
            return self._ask(pad, number, now)
        self._asking = None
        return [] if place is None else self._press(pad, place, mode, now)

    def _ask(self, pad: Pad, number: int, now: float) -> list[Intent]:
        """Ask for the buttons of a pad that nobody knows.

        Where another one is known, this may be that one once more: it has a moment to say so.
        """
        if self._has_twin(pad, now) or self._is_echo(number, pad, now):
            return []
        if any(other.is_known for other in self.pads.values()):
            self._asking = pad, now + _ECHO
            return []
        return [Command.LEARN_PAD]

    def _is_echo(self, what: PadPlace | int, pad: Pad, now: float) -> bool:
        """Return whether another pad has said the same just now; note it, if not."""
        other, time = self._latest.get(what, (pad, now))
        if other is not pad and now - time < _ECHO:
            return True
        self._latest[what] = pad, now
        return False

    def _has_twin(self, pad: Pad, now: float) -> bool:
        """Return whether a pad that nobody knows is one that is known under another number."""
        return any(
            other.is_known and other.device.name == pad.device.name for other in self.pads.values()
        ) or any(other is not pad and now - time < _ECHO for other, time in self._latest.values())

    def _press(self, pad: Pad, place: PadPlace, mode: Mode, now: float) -> list[Intent]:
        if self._is_echo(place, pad, now):
            return []
        command = meaning(place, is_table=mode is Mode.TABLE, is_swapped=self.settings.swap_buttons)
        return [] if command is None else [command]

    def _axis(self, pad: Pad, event: pygame.event.Event, mode: Mode, now: float) -> list[Intent]:
        share = event.value / _CONTROLLER_RANGE if pad.device.is_mapped else event.value
        if pad.device.is_mapped and event.axis in _TRIGGERS:
            return self._pull(pad, _TRIGGERS[event.axis], share, mode, now)
        pad.axes[event.axis] = share
        if event.axis == _CROSS_AXIS and pad.device.axes == _CROSS_AXES and not pad.device.hats:
            place = None if pad.device.is_mapped else _CROSS_PLACES.get(round(3.5 * (share + 1)))
            return self._point(pad, "cross", {place} if place else set(), now)
        for across, down in _STICK_PAIRS:
            if event.axis in (across, down) and (across == 0 or not pad.device.is_mapped):
                return self._tilt(pad, across, down, now)
        return []

    def _pull(
        self, pad: Pad, trigger: PadPlace, share: float, mode: Mode, now: float
    ) -> list[Intent]:
        was_pulled = trigger in pad.pulled
        if share < _RELEASED:
            pad.pulled.discard(trigger)
        if was_pulled or share < _PRESSED:
            return []
        pad.pulled.add(trigger)
        return self._press(pad, trigger, mode, now)

    def _tilt(self, pad: Pad, across: int, down: int, now: float) -> list[Intent]:
        """Turn a stick's place into the one direction that it points to."""
        source = f"stick {across}"
        was = next((place for place, sources in pad.held.items() if source in sources), None)
        place = _direction(pad.axes.get(across, 0.0), pad.axes.get(down, 0.0), was)
        return self._point(pad, source, {place} if place else set(), now)

    def _hat(self, pad: Pad, event: pygame.event.Event, mode: Mode, now: float) -> list[Intent]:
        x, y = event.value
        places = {PadPlace.RIGHT if x > 0 else PadPlace.LEFT} if x else set()
        if y:
            places.add(PadPlace.UP if y > 0 else PadPlace.DOWN)
        return self._point(pad, f"hat {event.hat}", places, now)

    # ---- directions

    def _point(self, pad: Pad, source: str, places: set[PadPlace], now: float) -> list[Intent]:
        """Let a part of the pad hold these directions and no others."""
        for place in STEPS:
            if place not in places:
                self._hold(pad, place, source, False, now)
        return [
            intent
            for place in STEPS
            if place in places
            for intent in self._hold(pad, place, source, True, now)
        ]

    def _hold(
        self, pad: Pad, place: PadPlace, source: str, is_down: bool, now: float
    ) -> list[Intent]:
        """Note that a part of the pad holds a direction or not; the first one makes a step."""
        sources = pad.held.setdefault(place, set())
        was_held = bool(sources)
        if not is_down:
            sources.discard(source)
            if was_held and not sources and self._step and self._step[0] is place:
                self._step = None
            return []
        sources.add(source)
        if was_held or self._is_echo(place, pad, now):
            return []
        self._step, self._step_ends = (place, now + REPEAT_AFTER), now + _STUCK
        return [STEPS[place]]

    @property
    def is_held(self) -> bool:
        """Whether a direction is held, or something else that goes on with time alone."""
        return self._step is not None or self._asking is not None

    def repeats(self, now: float) -> list[Intent]:
        """Return the step of a direction that is held for long enough, and what waited for time."""
        if self._asking is not None and now >= self._asking[1]:
            self.in_use, self._asking = self._asking[0], None
            return [Command.LEARN_PAD]
        if self._step is None or now < self._step[1]:
            return []
        place = self._step[0]
        if now >= self._step_ends:
            self._step = None
            return []
        self._step = (place, now + REPEAT)
        return [STEPS[place]]

    def release_all(self) -> None:
        """Forget what is held, as when the window loses the player."""
        self._step = self._asking = None
        for pad in self.pads.values():
            pad.held.clear()
            pad.pulled.clear()
            pad.down.clear()

    # ---- layouts

    def _layout(self, device: PadDevice) -> dict[int, PadPlace]:
        return layout(device, self.settings.pads.get(device.name, {}))

    def learn(self, numbers: dict[str, int]) -> None:
        """Keep the buttons of the pad in use, by its name, for each name in `LEARNT`."""
        self.settings.pads[self.name] = dict(numbers)
        for pad in self.pads.values():
            pad.layout = self._layout(pad.device)

    def place_of(self, command: Command, *, is_table: bool) -> PadPlace | None:
        """Return where the button for a command lies on the pads, for pictures of it."""
        return place_of(command, is_table=is_table, is_swapped=self.settings.swap_buttons)

    # ---- the pad in use

    @property
    def family(self) -> str:
        """Whose signs the pad in use has, see `PadDevice.family`."""
        return "" if self.in_use is None else self.in_use.device.family

    @property
    def name(self) -> str:
        """The name of the pad in use, or else of the only one there may be; empty without one."""
        pad = self.in_use or next(iter(self.pads.values()), None)
        return "" if pad is None else pad.device.name

    def rumble(self, strength: float, seconds: float) -> None:
        """Shake the pad in use, `strength` from 0 to 1; pads without motors do nothing."""
        if self.in_use is None or self.in_use.device.motors is None or not self.settings.rumble:
            return
        self.in_use.device.motors.rumble(0.6 * strength, strength, round(1000 * seconds))


def _direction(x: float, y: float, was: PadPlace | None) -> PadPlace | None:
    """Return where a stick at (x, y) points; the direction that it has is left less easily."""
    leaning = {PadPlace.RIGHT: x, PadPlace.LEFT: -x, PadPlace.DOWN: y, PadPlace.UP: -y}
    best = max(leaning, key=lambda place: leaning[place])
    if was is not None and leaning[was] > _RELEASED and leaning[was] > 0.6 * leaning[best]:
        return was
    return best if leaning[best] > _PRESSED else None


def open_gamepads(settings: "Settings") -> Gamepads | None:
    """Open SDL's gamepads, None where the system has no such thing.

    Those that are plugged in already are announced as events.
    """
    try:
        return Gamepads(Devices(), settings)
    except pygame.error:
        return None
