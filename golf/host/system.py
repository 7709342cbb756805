"""What the game runs on: its version and those of what it stands on."""

import os
import platform
from importlib.metadata import PackageNotFoundError, version

from golf import __version__


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
        return f"{_named()} cannot be imported: {error}"
    return f"{_named()}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"


def _named() -> str:
    """Return pygame's name and version as they are installed."""
    try:
        return f"pygame-ce {version('pygame-ce')}"
    except PackageNotFoundError:
        return "pygame-ce"
