"""Gamepads made inside SDL: their events come from SDL's own queue, mapping and all.

pygame has no call for them, so the library that pygame brings is asked directly.
"""

import ctypes
from pathlib import Path

import pygame

_GAME_CONTROLLER, _UNKNOWN = 1, 0


def _find_sdl() -> ctypes.CDLL | None:
    """Return the SDL that pygame itself uses, None where it lies elsewhere."""
    folder = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    found = sorted(folder.glob("libSDL2-2*"))
    return ctypes.CDLL(str(found[0])) if found else None


_sdl = _find_sdl()


def has_virtual_pads() -> bool:
    """Return whether pads can be made."""
    return _sdl is not None and hasattr(_sdl, "SDL_JoystickAttachVirtual")


OWN_SHAPE = (6, 15, 1)
BROWSER_SHAPE = (4, 17, 0)
"""Axes, buttons and hats: of a pad as SDL makes it, and as browsers show every pad they know."""


class VirtualPad:
    """A pad of some shape; the app has to open it."""

    def __init__(self, *, is_controller: bool, shape: tuple[int, int, int] = OWN_SHAPE) -> None:
        assert _sdl is not None
        kind = _GAME_CONTROLLER if is_controller else _UNKNOWN
        self.index = _sdl.SDL_JoystickAttachVirtual(kind, *shape)
        assert self.index >= 0
        self.instance = _sdl.SDL_JoystickGetDeviceInstanceID(self.index)
        self.is_plugged = True

    def button(self, number: int, is_down: bool) -> None:
        """Press a button, or let it go."""
        assert _sdl is not None
        _sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        joystick = _sdl.SDL_JoystickFromInstanceID(self.instance)
        assert joystick, "the app has not opened the pad"
        _sdl.SDL_JoystickSetVirtualButton(ctypes.c_void_p(joystick), number, int(is_down))

    def unplug(self) -> None:
        """Pull it out."""
        assert _sdl is not None
        if self.is_plugged and pygame.joystick.get_init():
            _sdl.SDL_JoystickDetachVirtual(self.index)
        self.is_plugged = False
