"""Device events in, intents out: the mouse, touch and the keyboard.

Digits are read by the physical place, letters by what is printed on the key. One press of a hand
gives one intent, whatever number of events the platform makes of it.
"""

from dataclasses import dataclass
from enum import Enum, auto

import pygame

Pos = tuple[int, int]

WOBBLE = 10
"""How far, in layout pixels, a press may move and still be a click."""

_SAME_PRESS = 0.3
"""Seconds within which a press seen by a second kind of event is the same one."""


class Command(Enum):
    """An intent that needs no more than its name."""

    FLIP = auto()
    UNDO = auto()
    REDO = auto()
    UNDO_RUN = auto()
    REDO_RUN = auto()
    RESTART = auto()
    HINT = auto()
    NEW_DEAL = auto()
    SWITCH_WRAP = auto()
    PAUSE = auto()
    BACK = auto()
    CONFIRM = auto()
    FULL_SCREEN = auto()
    SHOW_KEYS = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    NEXT = auto()
    PREVIOUS = auto()
    ERASE = auto()
    COPY = auto()
    PASTE = auto()


@dataclass(frozen=True, slots=True)
class Play:
    """Play the exposed card of a column, 0 to 6 from the left of the screen."""

    column: int


@dataclass(frozen=True, slots=True)
class Press:
    """A pointer went down."""

    pos: Pos


@dataclass(frozen=True, slots=True)
class Drag:
    """A pointer that is down has left the place where it went down."""

    pos: Pos
    start: Pos


@dataclass(frozen=True, slots=True)
class Release:
    """A pointer went up; a click when it never left its place."""

    pos: Pos
    start: Pos
    is_click: bool


@dataclass(frozen=True, slots=True)
class Hover:
    """A pointer moved without being pressed."""

    pos: Pos


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned by whole steps, up is positive."""

    steps: int
    pos: Pos


@dataclass(frozen=True, slots=True)
class Text:
    """Text was entered."""

    text: str


Intent = Command | Play | Press | Drag | Release | Hover | Wheel | Text


class Mode(Enum):
    """What keys mean in a scene."""

    TABLE = auto()
    MENU = auto()
    TEXT = auto()


class Device(Enum):
    """What the player used last."""

    MOUSE = auto()
    TOUCH = auto()
    KEYS = auto()
    PAD = auto()


_EVERYWHERE = {
    pygame.K_ESCAPE: Command.BACK,
    pygame.K_AC_BACK: Command.BACK,
    pygame.K_F11: Command.FULL_SCREEN,
    pygame.K_RETURN: Command.CONFIRM,
    pygame.K_KP_ENTER: Command.CONFIRM,
    pygame.K_LEFT: Command.LEFT,
    pygame.K_RIGHT: Command.RIGHT,
    pygame.K_UP: Command.UP,
    pygame.K_DOWN: Command.DOWN,
}
_TABLE_LETTERS = {
    "u": (Command.UNDO, Command.UNDO_RUN),
    "r": (Command.REDO, Command.REDO_RUN),
    "n": (Command.NEW_DEAL, Command.RESTART),
    "d": (Command.FLIP, Command.FLIP),
    "h": (Command.HINT, Command.HINT),
    "w": (Command.SWITCH_WRAP, Command.SWITCH_WRAP),
    "p": (Command.PAUSE, Command.PAUSE),
}
"""What a letter means on the table, alone and with Shift."""

_NO_CHARACTER = 1 << 30
"""Key codes from here up name keys that print nothing (SDL's scancode mask)."""

_FIRST_DIGIT, _FIRST_KEYPAD_DIGIT = pygame.KSCAN_1, pygame.KSCAN_KP_1
_SHORTCUT = pygame.KMOD_CTRL | pygame.KMOD_META
_OTHER = _SHORTCUT | pygame.KMOD_ALT


def key_letter(key: int, scancode: int) -> str:
    """Return the letter a to z of a key press, or nothing.

    The printed letter counts; on a layout that prints none of them (Cyrillic, Greek), the physical
    place does.
    """
    if ord("a") <= key <= ord("z"):
        return chr(key)
    prints_other_script = 0x2FF < key < _NO_CHARACTER
    if prints_other_script and pygame.KSCAN_A <= scancode <= pygame.KSCAN_Z:
        return chr(ord("a") + scancode - pygame.KSCAN_A)
    return ""


def key_column(scancode: int) -> int | None:
    """Return the column 0 to 6 that a digit's physical place means, in the row or the numpad."""
    for first in (_FIRST_DIGIT, _FIRST_KEYPAD_DIGIT):
        if first <= scancode < first + 7:
            return scancode - first
    return None


class Controls:
    """Turns events into intents and knows which device was used last.

    `scale` is how many surface pixels a layout pixel has.
    """

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.device = Device.MOUSE
        self._pointer = _Pointer()

    def intents(self, event: pygame.event.Event, mode: Mode, now: float, size: Pos) -> list[Intent]:
        """Return what `event` asks for in a scene of `mode`.

        `now` is in seconds of any steady clock; `size` is the surface's, for touches, which come in
        shares of it.
        """
        match event.type:
            case pygame.KEYDOWN:
                return self._key(event, mode)
            case pygame.TEXTINPUT if mode is Mode.TEXT:
                return [Text(event.text)]
            case pygame.MOUSEWHEEL:
                return [Wheel(event.y, self._pointer.last)] if event.y else []
            case pygame.FINGERDOWN | pygame.FINGERMOTION | pygame.FINGERUP:
                return self._finger(event, now, size)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEMOTION:
                return self._mouse(event, mode, now)
        return []

    def release_all(self) -> None:
        """Forget a press that is under way, as when the window loses the pointer."""
        self._pointer.kind = ""

    # ---- keys

    def _key(self, event: pygame.event.Event, mode: Mode) -> list[Intent]:
        self.device = Device.KEYS
        intent = self._key_intent(
            event.key, getattr(event, "scancode", 0), event.mod, getattr(event, "unicode", ""), mode
        )
        return [] if intent is None else [intent]

    def _key_intent(
        self, key: int, scancode: int, mod: int, unicode: str, mode: Mode
    ) -> Intent | None:
        is_shift = bool(mod & pygame.KMOD_SHIFT)
        letter = key_letter(key, scancode)
        if mod & pygame.KMOD_ALT and key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return Command.FULL_SCREEN
        if mod & _SHORTCUT and not mod & pygame.KMOD_ALT:
            return _shortcut(letter, is_shift, mode)
        if key == pygame.K_TAB and not mod & _OTHER:
            return Command.PREVIOUS if is_shift else Command.NEXT
        if mode is Mode.TEXT and key == pygame.K_BACKSPACE:
            return Command.ERASE
        column = key_column(scancode)
        if mode is Mode.TABLE and column is not None and not mod & _OTHER:
            return Play(column)
        if key in _EVERYWHERE and not mod & _OTHER:
            return _EVERYWHERE[key]
        if mode is Mode.TEXT or mod & _OTHER:
            return None
        if unicode == "?":
            return Command.SHOW_KEYS
        if letter == "f":
            return Command.FULL_SCREEN
        if key == pygame.K_SPACE:
            return Command.FLIP if mode is Mode.TABLE else Command.CONFIRM
        if mode is Mode.TABLE and letter in _TABLE_LETTERS:
            return _TABLE_LETTERS[letter][is_shift]
        return None

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
        if pointer.is_echo(kind, now):
            return []
        self.device = Device.MOUSE if kind == "mouse" else Device.TOUCH
        self._pointer = _Pointer(kind, pos, pos, False, kind, now)
        return [Press(pos)]

    def _moved(self, kind: str, pos: Pos, now: float) -> list[Intent]:
        pointer = self._pointer
        pointer.last = pos
        if not pointer.kind:
            return [] if kind != "mouse" or pointer.is_echo(kind, now) else self._hover(pos)
        if kind != pointer.kind:
            return []
        pointer.is_drag = pointer.is_drag or self._has_left(pos)
        return [Drag(pos, pointer.start)] if pointer.is_drag else []

    def _has_left(self, pos: Pos) -> bool:
        start = self._pointer.start
        return max(abs(pos[0] - start[0]), abs(pos[1] - start[1])) > WOBBLE * self.scale

    def _hover(self, pos: Pos) -> list[Intent]:
        self.device = Device.MOUSE
        return [Hover(pos)]

    def _up(self, kind: str, pos: Pos, now: float) -> list[Intent]:
        pointer = self._pointer
        if kind != pointer.kind:
            return []
        # A fast hand may be seen only at its two ends.
        is_click = not pointer.is_drag and not self._has_left(pos)
        self._pointer = _Pointer(last=pos, last_kind=kind, last_time=now)
        return [Release(pos, pointer.start, is_click)]


@dataclass(slots=True)
class _Pointer:
    """The press under way (`kind` is empty without one) and the kind of the last one."""

    kind: str = ""
    start: Pos = (0, 0)
    last: Pos = (0, 0)
    is_drag: bool = False
    last_kind: str = ""
    last_time: float = float("-inf")

    def is_echo(self, kind: str, now: float) -> bool:
        """Return whether a press of `kind` is the last press, told by another kind of event.

        A touch may arrive as a finger, as a mouse that is marked as a touch, and as one that is
        not; two fingers are no echo of one another.
        """
        is_other = kind.split()[0] != self.last_kind.split()[0] if self.last_kind else False
        return is_other and now - self.last_time < _SAME_PRESS


def _shortcut(letter: str, is_shift: bool, mode: Mode) -> Intent | None:
    """Return what a letter with Ctrl or Cmd means."""
    if mode is Mode.TABLE:
        if letter == "z":
            return Command.REDO if is_shift else Command.UNDO
        if letter == "y" and not is_shift:
            return Command.REDO
    if is_shift:
        return None
    return {"c": Command.COPY, "v": Command.PASTE}.get(letter)
