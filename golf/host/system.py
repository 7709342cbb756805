"""What the game runs on: its version and those of what it stands on, and what the system lacks."""

import os
import platform

from golf import __version__

DISPLAY_LIBRARIES = {
    "WAYLAND_DISPLAY": (
        *("libwayland-client.so.0", "libwayland-cursor.so.0", "libwayland-egl.so.1"),
        "libxkbcommon.so.0",
    ),
    "DISPLAY": ("libX11.so.6", "libXext.so.6"),
}
"""What SDL must find on the system before it can talk to the display that a variable names."""


def versions() -> str:
    """Return the versions of the game, Python, pygame and SDL in one line.

    SDL's is known once pygame is imported; where that cannot be, the line says why.
    """
    return f"golf {__version__} (Python {platform.python_version()}, {_pygame()})"


def _pygame() -> str:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        import pygame
    except ImportError as error:
        return f"pygame-ce cannot be imported: {error}"
    return f"pygame-ce {pygame.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"


def why_no_display() -> str:
    """Return why SDL found no display: none is named, a library is missing, or it is silent."""
    for variable, libraries in DISPLAY_LIBRARIES.items():
        name = os.environ.get(variable)
        if name:
            missing = [library for library in libraries if not _can_load(library)]
            if missing:
                return f"{', '.join(missing)} cannot be loaded from this system"
            return f"the display {name} does not answer"
    return "there is no display"


def _can_load(library: str) -> bool:
    from ctypes import CDLL

    try:
        CDLL(library)
    except OSError:
        return False
    return True
