"""The game in a browser page: everything goes through the page's one object, `window.golf`.

The page's functions answer in plain strings: empty for nothing, "=" and a value, or "!" and why it
failed (assets/web/bridge.js). So no exception and no object of the browser reaches Python.
"""

import json
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from golf.assets import asset_path
from golf.host.base import Host, StorageError

if TYPE_CHECKING:
    import pygame

    from golf.geometry import Rect

_Size = tuple[int, int, float]

LINES_PER_KEY = 100
LINES_SUFFIX = ".jsonl"


class WebHost(Host):
    """localStorage under `golf.`, and a canvas that fills the page."""

    can_quit = False
    esc_leaves_fullscreen = True
    sound_needs_gesture = True
    reads_quickly = False
    never_frees = True
    paints_in_slices = True
    has_page_buttons = True

    def __init__(self, bridge: Any) -> None:
        self._bridge = bridge
        self._known_size: tuple[_Size, _Size] | None = None
        self._is_full: bool | None = None
        self._waiting: list[tuple[str, str]] = []
        self._has_heard = False
        self._last_key: dict[str, int] = {}
        self._actions: list[tuple[str, str]] = []
        self._reading: list[str] = []
        self._is_away = False
        self._noted: str | None = None

    @classmethod
    def connect(cls) -> "WebHost":
        """Return the host of this page; a page without our bridge is given it."""
        import platform

        window = platform.window  # type: ignore[attr-defined]
        if window.eval("typeof golf") == "undefined":
            window.eval(Path(asset_path("web/bridge.js")).read_text(encoding="utf-8"))
        return cls(window.golf)

    def _call(self, name: str, *values: str) -> str:
        return str(getattr(self._bridge, name)(*values))

    # ---- storage

    def read(self, name: str) -> str | None:
        """Return the text of a key, or the joined lines of a list's keys; None without one."""
        if not _is_list(name):
            return _stored(self._call("read", _key(name)))
        lines = self.read_lines(name)
        return "\n".join([*lines, ""]) if lines else None

    def write(self, name: str, text: str) -> None:
        """Replace one key; the keys of a list of lines one after the other."""
        if not _is_list(name):
            _stored(self._call("write", _key(name), text))
            return
        lines = text.splitlines()
        starts = range(0, len(lines), LINES_PER_KEY)
        for number, start in enumerate(starts):
            part = "\n".join(lines[start : start + LINES_PER_KEY])
            _stored(self._call("write", f"{_key(name)}.{number}", part))
        number = len(starts)
        while _stored(self._call("read", f"{_key(name)}.{number}")) is not None:
            _stored(self._call("remove", f"{_key(name)}.{number}"))
            number += 1
        self._last_key.pop(name, None)

    def peek(self, name: str) -> str | None:
        """Return the whole of a text, or the first key of a list."""
        return _stored(self._call("read", _first_key(name)))

    def read_on(self, name: str, place: int) -> tuple[list[str], int]:
        """Return the lines of the next key of a list; a place counts the lines before it."""
        number, skipped = divmod(place, LINES_PER_KEY)
        while (part := _stored(self._call("read", f"{_key(name)}.{number}"))) is not None:
            lines = part.splitlines()
            if len(lines) > skipped:
                return lines[skipped:], number * LINES_PER_KEY + min(len(lines), LINES_PER_KEY)
            number, skipped = number + 1, 0
        return [], place

    def append(self, name: str, *lines: str) -> None:
        """Add lines to the last key of a list, and to further keys where that is full."""
        number = self._last_key.get(name, 0)
        if _stored(self._call("read", f"{_key(name)}.{number}")) is None:
            number = 0  # the page's data was erased while it was open
        while _stored(self._call("read", f"{_key(name)}.{number + 1}")) is not None:
            number += 1
        part = (_stored(self._call("read", f"{_key(name)}.{number}")) or "").splitlines()
        rest = list(lines)
        while rest:
            if len(part) >= LINES_PER_KEY:
                number, part = number + 1, []
            room = LINES_PER_KEY - len(part)
            part, rest = part + rest[:room], rest[room:]
            _stored(self._call("write", f"{_key(name)}.{number}", "\n".join(part)))
        self._last_key[name] = number

    def set_aside(self, name: str) -> str:
        """Move a broken text to the next free `save.broken-1`."""
        text = self.read(name)
        if text is None:
            raise StorageError(f"expected a text to set aside, got none under {name}")
        stem, _, suffix = name.rpartition(".")
        number = 1
        while _stored(self._call("read", f"{stem}.broken-{number}")) is not None:
            number += 1
        _stored(self._call("write", f"{stem}.broken-{number}", text))
        if suffix == LINES_SUFFIX[1:]:
            self.write(name, "")
        else:
            _stored(self._call("remove", _key(name)))
        return f"{stem}.broken-{number}.{suffix}"

    def names(self) -> list[str]:
        """Return the names of all keys that begin with `golf.`, those of other games among them."""
        keys = (_stored(self._call("keys")) or "").splitlines()
        return list(dict.fromkeys(map(_name, keys)))

    def remove(self, name: str) -> None:
        """Remove a key, or all keys of a list."""
        _stored(self._call("remove", _key(name)))
        number = 0
        while _is_list(name) and self._has_part(name, number):
            _stored(self._call("remove", f"{_key(name)}.{number}"))
            number += 1
        self._last_key.pop(name, None)

    def _has_part(self, name: str, number: int) -> bool:
        return _stored(self._call("read", f"{_key(name)}.{number}")) is not None

    def claim(self) -> bool:
        """Return False when another tab has the game open."""
        return _value(self._call("claim")) != "no"

    def export_text(self, name: str, text: str) -> str:
        """Let the browser download a file and return its name."""
        _stored(self._call("save", name, text))
        return name

    def show_page(self, name: str, text: str) -> str:
        """Open the page beside the game's, or download it where the browser opens none."""
        return _stored(self._call("show", name, text)) or ""

    # ---- window

    @cached_property
    def can_fullscreen(self) -> bool:  # type: ignore[override]
        """Whether this browser has a full-screen call for pages."""
        return _value(self._call("canFullscreen")) == "1"

    @property
    def is_fullscreen(self) -> bool:  # type: ignore[override]
        """Whether the page covers the screen."""
        if self._is_full is None:
            self._is_full = _value(self._call("isFullscreen")) == "1"
        return self._is_full

    def open_window(
        self, size: tuple[int, int], fullscreen: bool = False, maximized: bool = False
    ) -> "pygame.Surface":
        """Fit the canvas to the page in device pixels; the page alone decides its size."""
        import pygame

        width, height, ratio = self._sizes[0]
        if ratio != 1.0 and pygame.display.get_surface() is None:
            # A new canvas has the size of CSS pixels, whatever is asked; an existing one obeys.
            css = round(width / ratio), round(height / ratio)
            pygame.display.set_mode(css, pygame.RESIZABLE)
        return pygame.display.set_mode((width, height), pygame.RESIZABLE)

    def follow_window(self) -> "pygame.Surface | None":
        """Fit the canvas again after the page changed; SDL itself fits it in CSS pixels only."""
        import pygame

        self._hear()
        width, height, _ = self._sizes[0]
        surface = pygame.display.get_surface()
        if surface is not None and surface.get_size() == (width, height):
            return None
        return self.open_window((width, height))

    def present(self, surface: "pygame.Surface", changed: "list[Rect] | None") -> None:
        """Tell the page what has changed, which SDL hands over with all the rest."""
        import pygame

        width, height = surface.get_size()
        boxes = [(0, 0, width, height)] if changed is None else changed
        self._call("present", str(surface._pixels_address), json.dumps([width, height, boxes]))
        pygame.display.flip()

    def toggle_fullscreen(self) -> "pygame.Surface | None":
        """Ask the page to cover the screen or to stop that; its size changes a little later."""
        self._call("toggleFullscreen")
        return None

    def pixel_ratio(self) -> float:
        """Return canvas pixels per CSS pixel."""
        return self._sizes[0][2]

    def sharp_size(self) -> tuple[tuple[int, int], float] | None:
        """Return what the page has room for beyond the canvas, which has fewer pixels to move."""
        canvas, (width, height, ratio) = self._sizes
        return None if ratio <= canvas[2] else ((width, height), ratio)

    def sharpen(self, picture: "pygame.Surface", band: "Rect") -> None:
        """Let the page copy a band of the picture and lay it over the canvas."""
        self._call("sharpen", str(picture._pixels_address), json.dumps(band))

    def soften(self, tops: list[int]) -> None:
        """Let the page hide these bands."""
        self._call("soften", json.dumps(tops))

    def glide(self, surface: "pygame.Surface", direction: int, seconds: float) -> bool:
        """Let the page move a copy over the canvas, which costs the game no frame."""
        address, size = str(surface._pixels_address), json.dumps(surface.get_size())
        return _value(self._call("glide", address, size, str(direction), str(seconds))) == "1"

    def shown(self) -> None:
        """Let the page take its loading picture away."""
        self._call("shown")

    def idle_seconds(self, still_for: float, hidden: bool = False, has_pad: bool = False) -> float:
        """Return 0: the next animation frame, which the browser withholds from hidden tabs."""
        return 0.0

    @property
    def _sizes(self) -> "tuple[_Size, _Size]":
        """The size of the canvas in pixels with its ratio, and that of a sharp picture."""
        if self._known_size is None:
            told = (_value(self._call("size")) or "1280 720 1 1280 720 1").split()
            canvas, sharp = (
                (max(1, int(width)), max(1, int(height)), float(ratio))
                for width, height, ratio in (told[:3], told[3:])
            )
            self._known_size = canvas, sharp
        return self._known_size

    def _hear(self) -> None:
        """Ask the page for all that happened, once a frame: calls into it are dear."""
        self._has_heard = True
        text = _value(self._call("events"))
        for kind, value in json.loads(text) if text else []:
            if kind == "window":
                self._known_size = self._is_full = None
            else:
                self._waiting.append((kind, value))

    # ---- the player

    def language(self) -> str | None:
        """Return the browser's first language."""
        return (_value(self._call("language")) or "")[:2].lower() or None

    def prefers_reduced_motion(self) -> bool:
        """Return the browser's setting."""
        return _value(self._call("reducedMotion")) == "1"

    def prefers_contrast(self) -> bool:
        """Return the browser's setting; colours of the system's own are a wish for contrast."""
        return _value(self._call("contrast")) == "1"

    @cached_property
    def hides_pads(self) -> bool:  # type: ignore[override]
        """Whether a gamepad may be waiting for its first press; nobody hears of it on a phone."""
        return _value(self._call("touchFirst")) != "1"

    def announce(self, line: str) -> None:
        """Put one line into the page's live region."""
        self._call("announce", line)

    # ---- clipboard, address, dialogs

    def copy_text(self, text: str, labels: dict[str, str]) -> bool | None:
        """Copy, or show the text selected where a page may not copy; it tells later which."""
        return False if self._call("copy", text, json.dumps(labels)).startswith("!") else None

    def address_code(self) -> str | None:
        """Return what stood after `#`, once."""
        return _value(self._call("code"))

    def note_game(self, kind: str) -> None:
        """Keep it for as long as the tab lives."""
        if kind != self._noted:
            self._noted = kind
            self._call("note", kind)

    def set_away(self, is_away: bool) -> None:
        """Let the page keep a place in the browser's history for the way back."""
        if is_away != self._is_away:
            self._is_away = is_away
            self._call("away", "1" if is_away else "0")

    def game_before(self) -> str | None:
        """Return it where the player or the browser loaded the page again."""
        return _value(self._call("noted")) or None

    def share_address(self, code: str) -> str | None:
        """Return this page's address with `code` after `#`."""
        return _value(self._call("address", code))

    def ask_text(self, title: str, value: str, labels: dict[str, str]) -> bool:
        """Open the page's dialog."""
        return not self._call("ask", title, value, json.dumps(labels)).startswith("!")

    def set_actions(self, actions: list[tuple[str, str]]) -> None:
        """Replace the page's buttons where they differ from those shown."""
        if actions != self._actions:
            self._actions = list(actions)
            self._call("actions", json.dumps(actions))

    def set_reading(self, lines: list[str]) -> None:
        """Replace what can be read where it differs from what was there."""
        if lines != self._reading:
            self._reading = list(lines)
            self._call("reading", json.dumps(lines))

    def page_events(self) -> list[tuple[str, str]]:
        """Return what the page queued since the last call."""
        if not self._has_heard:
            self._hear()
        self._has_heard = False
        events, self._waiting = self._waiting, []
        return events


def _key(name: str) -> str:
    return name.rpartition(".")[0]


def _name(key: str) -> str:
    """Return the name that a key, or the first key of a list, belongs to."""
    stem, _, number = key.rpartition(".")
    if stem and number.isdecimal():
        return stem + LINES_SUFFIX
    return key + (LINES_SUFFIX if key.rpartition("/")[2].startswith("history.broken") else ".json")


def _is_list(name: str) -> bool:
    """Return whether a text is kept a hundred lines a key; one that was set aside is whole."""
    return name.endswith(LINES_SUFFIX) and ".broken-" not in name


def _first_key(name: str) -> str:
    return f"{_key(name)}.0" if _is_list(name) else _key(name)


def _stored(answer: str) -> str | None:
    """Return the value of an answer about storage, None for nothing; raise on a failure."""
    if answer.startswith("!"):
        raise StorageError(answer[1:])
    return answer[1:] if answer else None


def _value(answer: str) -> str | None:
    """Return the value of an answer, None for nothing and where the browser refused."""
    return answer[1:] if answer.startswith("=") else None
