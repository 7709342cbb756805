"""A headless player: posts real events at the points that the layout gives, and lets time pass."""

import os
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from golf import app, window
from golf.analysis.measure import Choice, Measure
from golf.app import App
from golf.controls.intents import Command
from golf.controls.pad_devices import Devices, PadDevice
from golf.core.hole import Hole
from golf.core.moves import FLIP, PLAYS, Move
from golf.host.desktop import DesktopHost
from golf.local_time import local_now
from golf.play_options import PlayOptions
from golf.routes import Change
from golf.scenes import page_buttons
from golf.scenes.stack import Scene
from golf.session.luck_work import LuckBook, LuckWork

FRAME = 1 / 60
SMALL = (640, 360)
"""A window that is painted in a quarter of the time."""
_STRIDE = 1 / 2
"""Seconds of motion that are painted once while a pilot only waits for its end."""
_MOST_FRAMES = 400
# The physical place of each key, by name; letters and digits follow from their character.
_SCANCODES = {"space": pygame.KSCAN_SPACE, "return": pygame.KSCAN_RETURN, "tab": pygame.KSCAN_TAB}
_SCANCODES |= {f"[{n}]": pygame.KSCAN_KP_1 + n - 1 for n in range(1, 8)}


def _leave_it() -> None:
    """Leave memory untidy, which is that of thousands of tests and takes long."""


class Clock:
    """A local time that stands still until it is set."""

    def __init__(self, moment: str) -> None:
        self.moment = moment

    def __call__(self) -> str:
        return self.moment


class QuickLuck(LuckBook):
    """Takes holes apart in no time, and says the same of each: its first move cost the most."""

    def of(self, hole: Hole) -> LuckWork:
        return QuickWork(hole)


class QuickWork(LuckWork):
    """The work of `QuickLuck` at one hole."""

    is_working = False

    def __init__(self, hole: Hole) -> None:
        super().__init__(hole)
        self.hole = hole

    @property
    def measure(self) -> Measure | None:
        hole = self.hole
        if not hole.is_over or not hole.moves:
            return None
        first, tableau = hole.moves[0], hole.start.tableau
        plays = [play for play, cards in zip(PLAYS, tableau, strict=True) if cards]
        better = next((play for play in plays if play is not first), FLIP)
        if better is first:
            return Measure((), hole.strokes)
        choice = Choice(
            1, tuple(hole.moves), hole.strokes - 12.5, 0.3, 12.5, 0.4, (better,), 1, better
        )
        return Measure((choice,), hole.strokes)

    def work_on(self, seconds: float = 0.0) -> bool:
        return False


class Pilot:
    """Drives an app as a player's hands would.

    The data folder is the test's own; the window has no screen behind it.
    """

    def __init__(
        self,
        data: Path,
        size: tuple[int, int] = (1280, 720),
        options: PlayOptions | None = None,
        *,
        seed: int = 1,
        host: DesktopHost | None = None,
        now: Callable[[], str] = local_now,
        weighs_luck: bool = False,
    ) -> None:
        self.host = host or DesktopHost(data)
        self.host.prepare()
        self.host.tidy_memory = _leave_it  # type: ignore[method-assign]
        with pytest.MonkeyPatch.context() as patch:
            # The window is opened at once at the size wanted, whatever was kept or SDL finds.
            patch.setattr(window, "opening_size", lambda _kept, _desktop: size)
            self.app = App(self.host, options, seed=seed, now=now)
        if not weighs_luck:
            self.app.services.luck_book = QuickLuck()
        self.posted = 0
        self.devices = FakeDevices()
        self._pads = 0
        if self.size == size:
            self.frames()
        else:
            self.resize(size)

    # ---- what is there

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.app.stack.top

    @property
    def scene_name(self) -> str:
        return type(self.scene).__name__

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window."""
        return self.app.window.surface.get_size()

    # ---- time

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            self.app.frame([], FRAME)

    def post(self, *events: pygame.event.Event) -> None:
        self.posted += len(events)
        self.app.frame(events, FRAME)

    def rest(self) -> None:
        """Let time pass in long steps until nothing moves; it stands still while a history is read.

        A slow machine needs more frames for that.
        """
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(app, "LONGEST_FRAME", _STRIDE)
            for number in range(_MOST_FRAMES):
                is_first = number == 0
                self.app.frame([], _STRIDE if is_first or self.app.is_moving else 0.0)
                if not self.app.stack.is_moving and self.app.storage.history.is_read:
                    return
        raise AssertionError(f"{self.scene_name} still moves after {_MOST_FRAMES} frames")

    # ---- hands

    def key(self, name: str, **held: object) -> None:
        """Press and let go a key, see `key_event`."""
        down = self.key_event(name, **held)
        self.post(down)
        self.post(pygame.event.Event(pygame.KEYUP, down.dict))

    def key_event(
        self,
        name: str,
        *,
        shift: bool = False,
        ctrl: bool = False,
        meta: bool = False,
        alt: bool = False,
        scancode: int | None = None,
        text: str | None = None,
    ) -> pygame.event.Event:
        """Return the press of a key by pygame's name for it.

        Without them, place and text are those of the key on an American keyboard.
        """
        mod = pygame.KMOD_SHIFT * shift | pygame.KMOD_CTRL * ctrl | pygame.KMOD_META * meta
        mod |= pygame.KMOD_ALT * alt
        if text is None:
            text = name.upper() if shift else name
            text = text if len(name) == 1 and not ctrl and not meta else ""
        fields = {"key": pygame.key.key_code(name), "mod": mod, "unicode": text}
        fields["scancode"] = _scancode(name) if scancode is None else scancode
        return pygame.event.Event(pygame.KEYDOWN, fields)

    def type(self, text: str) -> None:
        self.post(pygame.event.Event(pygame.TEXTINPUT, text=text))

    def press(self, pos: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False))

    def move(self, pos: tuple[int, int], *, held: bool = False) -> None:
        event = pygame.event.Event(
            pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(held, 0, 0), touch=False
        )
        self.post(event)

    def release(self, pos: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False))

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        self.press(pos, button)
        self.release(pos, button)

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 5) -> None:
        self.press(start)
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            self.move((x, y), held=True)
        self.release(end)

    def tap(self, pos: tuple[int, int], finger: int = 1) -> None:
        """Touch with one finger and let go."""
        self.post(self.finger(pygame.FINGERDOWN, pos, finger))
        self.post(self.finger(pygame.FINGERUP, pos, finger))

    def tap_threefold(self, pos: tuple[int, int], *, is_mouse_late: bool = False) -> None:
        """Touch once on a platform that tells it thrice.

        It comes as a finger, as a mouse that is marked as a touch, and as one that is not; the
        latter with the others or, as in some browsers, only once the finger is up.
        """
        downs = [
            self.finger(pygame.FINGERDOWN, pos),
            _mouse(pygame.MOUSEBUTTONDOWN, pos, is_touch=True),
        ]
        ups = [
            self.finger(pygame.FINGERUP, pos),
            _mouse(pygame.MOUSEBUTTONUP, pos, is_touch=True),
        ]
        plain = [_mouse(pygame.MOUSEBUTTONDOWN, pos), _mouse(pygame.MOUSEBUTTONUP, pos)]
        if is_mouse_late:
            self.post(*downs)
            self.post(*ups)
            self.post(_mouse(pygame.MOUSEMOTION, pos))
            self.post(plain[0])
            self.post(plain[1])
        else:
            self.post(*downs, plain[0])
            self.post(*ups, plain[1])

    def finger(self, kind: int, pos: tuple[int, int], finger: int = 1) -> pygame.event.Event:
        width, height = self.size
        fields = {"x": (pos[0] + 0.5) / width, "y": (pos[1] + 0.5) / height, "finger_id": finger}
        fields |= {"touch_id": 1, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
        return pygame.event.Event(kind, fields)

    def touch_drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 5) -> None:
        """Drag with one finger."""
        self.post(self.finger(pygame.FINGERDOWN, start))
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            self.post(self.finger(pygame.FINGERMOTION, (x, y)))
        self.post(self.finger(pygame.FINGERUP, end))

    def plug(self, **facts: object) -> "FakePad":
        """Plug a gamepad in; `facts` are fields of `pad_devices.PadDevice`."""
        if self.app.services.controls.pads is None:
            self.frames()
        pads = self.app.services.controls.pads
        if pads.devices is not self.devices:
            self.devices.real, pads.devices = pads.devices, self.devices
        self._pads += 1
        facts = {"name": "Pad", "is_mapped": True} | facts
        return FakePad(self, PadDevice(self._pads, motors=FakeMotors(), **facts))

    def hide(self) -> None:
        """Minimise the window: what happens in it is not painted."""
        self.post(pygame.event.Event(pygame.WINDOWMINIMIZED))

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, as its frame would."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.frames()

    # ---- places

    def place(self, move: Move) -> tuple[int, int]:
        """Return the middle of a column's exposed card, or of the stock."""
        layout = self.app.services.look.layout
        if move is FLIP:
            return layout.stock_rect.center
        column = PLAYS.index(move)
        count = len(self.scene.position.tableau[column])
        return layout.card_rect(column, max(0, count - 1)).center

    def button(self, key: str) -> tuple[int, int]:
        """Return the middle of a button of the scene on top."""
        button = self.scene.menu.button(key)
        assert button is not None, f"no button {key!r} in {self.scene_name}"
        return button.rect.center

    def give_up(self) -> None:
        """Give the hole in play up without being asked; finish one that is stuck."""
        session = self.scene.session
        session.answer(Command.FINISH if session.hole.is_over else Command.GIVE_UP)
        self.frames()

    def click_button(self, key: str) -> None:
        self.click(self.button(key))

    def choose(self, key: str) -> None:
        """Press a button of the scene on top as the page around the game does."""
        page_buttons.press(self.app.stack, key)
        self.app.services.is_dirty = True

    def follow(self, change: Change) -> None:
        """Let the scenes change, without a hand that asks for it, as the next frame shows."""
        self.app.stack.apply(change)
        self.app.services.is_dirty = True

    def play(self, move: Move) -> None:
        """Click the card of a move and let it land."""
        self.click(self.place(move))
        self.rest()


def _scancode(name: str) -> int:
    if name in _SCANCODES:
        return _SCANCODES[name]
    if len(name) == 1 and name.isalpha():
        return pygame.KSCAN_A + ord(name) - ord("a")
    if len(name) == 1 and name.isdigit():
        return pygame.KSCAN_1 + (int(name) - 1) % 10
    return 0


def _mouse(kind: int, pos: tuple[int, int], *, is_touch: bool = False) -> pygame.event.Event:
    fields: dict[str, object] = {"pos": pos, "touch": is_touch}
    if kind == pygame.MOUSEMOTION:
        return pygame.event.Event(kind, fields | {"rel": (0, 0), "buttons": (0, 0, 0)})
    return pygame.event.Event(kind, fields | {"button": 1})


class FakeMotors:
    """Motors that note how they were driven."""

    def __init__(self) -> None:
        self.shakes: list[tuple[float, float, int]] = []

    def rumble(self, low_frequency: float, high_frequency: float, duration: int) -> bool:
        self.shakes.append((low_frequency, high_frequency, duration))
        return True


class FakeDevices:
    """What `pad_devices.Devices` is for SDL, for pads that a test plugs in."""

    def __init__(self) -> None:
        self.plugged: dict[int, PadDevice] = {}
        self.real: Devices | None = None

    def close(self) -> None:
        if self.real is not None:
            self.real.close()

    def open(self, index: int, *, is_controller: bool) -> PadDevice | None:
        device = self.plugged.get(index)
        return device if device is not None and device.is_mapped == is_controller else None


class FakePad:
    """A gamepad: posts what pygame posts, CONTROLLER and JOY events alike."""

    BUTTONS = ("south", "east", "west", "north", "select", "guide", "start", "left stick")
    BUTTONS += ("right stick", "left shoulder", "right shoulder", "up", "down", "left", "right")

    def __init__(self, pilot: Pilot, device: PadDevice) -> None:
        self.pilot = pilot
        self.device = device
        self.plug()

    def plug(self) -> None:
        """Plug it in; SDL announces a controller twice."""
        index = len(self.pilot.devices.plugged)
        self.pilot.devices.plugged[index] = self.device
        kinds = [pygame.JOYDEVICEADDED]
        if self.device.is_mapped:
            kinds.insert(0, pygame.CONTROLLERDEVICEADDED)
        fields = {"device_index": index, "guid": self.device.guid}
        self.pilot.post(*[pygame.event.Event(kind, fields) for kind in kinds])

    def pull(self) -> None:
        """Pull it out."""
        kinds = [pygame.JOYDEVICEREMOVED]
        if self.device.is_mapped:
            kinds.insert(0, pygame.CONTROLLERDEVICEREMOVED)
        fields = {"instance_id": self.device.instance}
        self.pilot.post(*[pygame.event.Event(kind, fields) for kind in kinds])

    def press(self, name: str | int) -> None:
        """Press a button, by its place or as a number, and let it go."""
        self.hold(name)
        self.let_go(name)

    def hold(self, name: str | int) -> None:
        self._button(name, is_down=True)

    def let_go(self, name: str | int) -> None:
        self._button(name, is_down=False)

    def _button(self, name: str | int, *, is_down: bool) -> None:
        number = self.BUTTONS.index(name) if isinstance(name, str) else name
        kinds = [pygame.JOYBUTTONDOWN if is_down else pygame.JOYBUTTONUP]
        if self.device.is_mapped:
            kinds.insert(0, pygame.CONTROLLERBUTTONDOWN if is_down else pygame.CONTROLLERBUTTONUP)
        self._post(kinds, button=number)

    def tilt(self, axis: int, share: float) -> None:
        """Move an axis to a share of its way, -1 to 1."""
        joy = self._event(pygame.JOYAXISMOTION, axis=axis, value=share)
        events = [joy]
        if self.device.is_mapped:
            value = round(32767 * share)
            events.insert(0, self._event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value))
        self.pilot.post(*events)

    def hat(self, x: int, y: int) -> None:
        """Move the hat; up is 1."""
        self._post([pygame.JOYHATMOTION], hat=0, value=(x, y))

    def _post(self, kinds: list[int], **fields: object) -> None:
        self.pilot.post(*[self._event(kind, **fields) for kind in kinds])

    def _event(self, kind: int, **fields: object) -> pygame.event.Event:
        return pygame.event.Event(kind, instance_id=self.device.instance, **fields)
