"""What the game runs on: its version and those of what it stands on."""

import os
import platform

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
        return f"pygame-ce cannot be imported: {error}"
    return f"pygame-ce {pygame.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"
