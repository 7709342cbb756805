"""The window: its surface, what is painted on, its full screen."""

from typing import TYPE_CHECKING

import pygame

from golf import theme, words

if TYPE_CHECKING:
    from golf.geometry import Rect
    from golf.host.base import Host
    from golf.saves.settings import Settings

FIRST_SIZE = (1280, 720)
SMALLEST_SIZE = (320, 240)
LEAST_PAINTED = (240, 180)
"""What a window shows at least; one that is smaller still shows it smaller."""

SHARE = 2 / 3
"""How much of a large monitor the first window takes, in both directions."""

FRAME = (0, 40)
ROOM = (32, 96)
"""What the window's own frame takes of a monitor, and what the system's panels may take, too."""


def opening_size(kept: tuple[int, int] | None, desktop: tuple[int, int] | None) -> tuple[int, int]:
    """Return the size for the window: the one kept from last time, or one for the monitor.

    A kept size that no longer fits, as after a change of monitors, is made to fit.
    """
    if desktop is None:
        return kept or FIRST_SIZE
    width, height = desktop
    if kept is None:
        large = max(SHARE * height / FIRST_SIZE[1], 1.0)
        room = (width - ROOM[0]) / FIRST_SIZE[0], (height - ROOM[1]) / FIRST_SIZE[1]
        scale = min(large, *room)
        kept = round(scale * FIRST_SIZE[0]), round(scale * FIRST_SIZE[1])
    elif kept[0] > width - FRAME[0]:
        kept = width - ROOM[0], kept[1]
    if kept[1] > height - FRAME[1]:
        kept = kept[0], height - ROOM[1]
    return max(kept[0], SMALLEST_SIZE[0]), max(kept[1], SMALLEST_SIZE[1])


class Window:
    """The one window of the program.

    `surface` is its own; `screen` is what the game paints on, a larger picture where the window is
    tiny. `left_full_at` is when full screen was left last, of the clock given to `follow`.
    """

    def __init__(self, host: "Host", settings: "Settings", fullscreen: bool | None = None) -> None:
        self._host = host
        host.open_display()
        pygame.font.init()
        pygame.display.set_caption(words.say("Golf Solitaire"))
        self.surface = host.open_window(
            opening_size(settings.window, host.desktop_size()),
            settings.fullscreen if fullscreen is None else fullscreen,
            settings.maximized,
        )
        # The first picture takes a moment: until then the window is a lawn and no black hole.
        self.surface.fill(theme.FAIRWAY)
        host.present(self.surface, None)
        self.screen = self._ground()
        self.left_full_at = float("-inf")
        self._was_full = host.is_fullscreen

    @property
    def size(self) -> tuple[int, int]:
        """The size that a picture for the window has to have."""
        width, height = self.surface.get_size()
        return max(width, LEAST_PAINTED[0]), max(height, LEAST_PAINTED[1])

    def follow(self, now: float) -> bool:
        """Take over what has become of the window.

        Return whether there is another surface, or full screen has come or gone: a browser lets a
        page wait for it, and players leave it by keys that no page sees.
        """
        surface = self._host.follow_window() or pygame.display.get_surface()
        was_full, self._was_full = self._was_full, self._host.is_fullscreen
        if was_full and not self._was_full:
            self.left_full_at = now
        if surface is None:
            return False
        has_turned = was_full is not self._was_full
        is_other = surface is not self.surface
        if is_other or self.size != self.screen.get_size():
            self._take(surface)
        return is_other or has_turned

    def toggle_full_screen(self) -> None:
        """Enter or leave full screen."""
        surface = self._host.toggle_fullscreen()
        if surface is not None:
            self._take(surface)

    def present(self, changed: "list[Rect] | None" = None) -> None:
        """Show what was painted, in some boxes where the rest is as it was shown last."""
        if self.screen is not self.surface:
            pygame.transform.scale(self.screen, self.surface.get_size(), self.surface)
            changed = None
        self._host.present(self.surface, changed)

    def _take(self, surface: pygame.Surface) -> None:
        self.surface = surface
        self.screen = self._ground()

    def _ground(self) -> pygame.Surface:
        is_tiny = self.size != self.surface.get_size()
        return pygame.Surface(self.size) if is_tiny else self.surface
