"""The game in a window of a desktop: SDL's window and clipboard beside files in a data folder.

pygame is imported in the methods that need it: `prepare` comes before it, and commands that open no
window ask this host for its files and its language alone.
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from golf.assets import asset_path
from golf.host.base import DisplayError, Host, StorageError
from golf.host.files import APP_NAME, FileStore, free_path, is_folder, why_not
from golf.host.locales import wished_languages
from golf.host.watch import Watch, open_sockets
from golf.words import LANGUAGES

if TYPE_CHECKING:
    import pygame

SHOWN_NAME = "Golf Solitaire"
"""What desktops, docks and mixers call the game; a proper name."""

NAME_HINTS = {
    "SDL_APP_NAME": SHOWN_NAME,
    "SDL_AUDIO_DEVICE_APP_NAME": SHOWN_NAME,
    "SDL_AUDIO_DEVICE_STREAM_NAME": SHOWN_NAME,
    # A dock finds the icon and the name by the menu entry's own name, golf-solitaire.desktop.
    "SDL_VIDEO_X11_WMCLASS": APP_NAME,
    "SDL_VIDEO_WAYLAND_WMCLASS": APP_NAME,
}
"""What tells SDL the names; else it says "My SDL application", and the file that Python runs."""

ICON = 64
"""Width of the window's icon in pixels."""

CAN_PACE = time.get_clock_info("monotonic").resolution < 0.002
PACE = 1 / 120 if CAN_PACE else 0.0
"""Seconds from frame to frame in motion, where sleeps are exact enough.

Nothing tells when a screen shows a picture, so there are two for each that most screens show.
"""

# How long a resting window sleeps between two looks at its events, in seconds.
AT_REST = 1 / 60
RESTED = 0.05
RESTED_AFTER = 2.0
ASLEEP = 0.1
ASLEEP_AFTER = 6.0
HIDDEN = 0.25
WATCHED = 2.0
WATCHED_AFTER = 0.1
TOLD_BY_SOCKET = ("x11", "wayland")
UNSEEN = ("dummy", "offscreen", "evdev")
"""Video drivers that show nothing, which SDL chooses silently where there is no display."""
WITHOUT_WAYLAND = "x11,KMSDRM"
HAS_FRAMEBUFFER = ("x11", "windows", "dummy", "offscreen")
"""Video drivers of SDL that can show without a texture what a program paints itself."""

OTHER_PYGAME = (
    "the package pygame lies where pygame-ce has to be: `pip uninstall pygame pygame-ce`, then"
    " `pip install pygame-ce`"
)
"""What to do where both were installed: they share one folder."""

_ERROR_OUTPUT = 2
"""The descriptor that C libraries print to."""

UNUSED_MODULES = ("pygame._debug", "pygame.pkgdata", "pygame.typing", "ssl", "_hashlib")
"""What pygame imports for reports, for a font and an icon of its own and for type checkers, and
asyncio and filelock for networks and secrets: a fifth of their import, and a library."""


def _system_languages() -> list[str]:
    """Return the languages that Windows or macOS were set to, the best first.

    Elsewhere the environment alone says it, which SDL could only read again.
    """
    if sys.platform not in ("win32", "darwin") and "pygame" not in sys.modules:
        return []
    import pygame

    if not pygame.system:
        return []
    return [wish["language"][:2].lower() for wish in pygame.system.get_pref_locales()]


def downloads_folder() -> Path | None:
    """Return the user's folder for downloads, None without one.

    Browsers that are locked in read no file in a hidden folder, nor in that for temporary files.
    """
    import platformdirs

    folder = platformdirs.user_downloads_path()
    return folder if is_folder(folder) else None


class DesktopHost(FileStore, Host):
    """Files under one folder, and a window."""

    def __init__(self, data: Path | None = None) -> None:
        super().__init__(data)
        self._window_size = (0, 0)
        self._place: tuple[int, int] | None = None
        self._has_display = False
        self._display = 0
        self._watch = Watch()
        self._next_frame = 0.0

    def prepare(self) -> None:
        """Tell SDL what it must know before pygame is imported."""
        # Otherwise an X11 window presents through software GL: thrice the memory, slow flips.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        # Pads by the place of a button, never by its letter.
        os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "0")
        # Or Windows stretches the window, and full screen does not fit where it scales.
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        for hint, name in NAME_HINTS.items():
            os.environ.setdefault(hint, name)
        # A resting card game is no film.
        os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
        # What a program prints is its own.
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        for name in UNUSED_MODULES:
            sys.modules.setdefault(name, None)  # type: ignore[arg-type]

    def show_page(self, name: str, text: str) -> str:
        """Write the page where every browser may read it, and show it there."""
        import threading
        import webbrowser

        folder = self._data or downloads_folder() or self.data
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = free_path(folder / name, text.encode())
            path.write_bytes(text.encode())
        except OSError as error:
            raise StorageError(why_not(error)) from error
        # Some browsers are waited for. Where none is found, the player has the path.
        address = path.resolve().as_uri()
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
        return str(path)

    @contextmanager
    def quietly(self) -> Iterator[None]:
        """Lead what libraries print to nowhere, as Wayland's and ALSA's do beside their errors."""
        try:
            before = os.dup(_ERROR_OUTPUT)
        except OSError:  # it is closed: nobody hears them
            yield
            return
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, _ERROR_OUTPUT)
        os.close(nowhere)
        try:
            yield
        finally:
            os.dup2(before, _ERROR_OUTPUT)
            os.close(before)

    # ---- window

    def open_display(self) -> None:
        """Start SDL's video, unless it runs, and watch the sockets that it opens."""
        try:
            import pygame
        except ImportError as error:
            raise DisplayError(f"pygame cannot be loaded: {error}") from error
        if not getattr(pygame, "IS_CE", False):
            raise DisplayError(OTHER_PYGAME)
        if self._has_display and pygame.display.get_init():
            return
        self._has_display = True
        before = open_sockets()
        self._start_video()
        driver = pygame.display.get_driver()
        # From the start SDL lets an input method take part in every key.
        pygame.key.stop_text_input()
        if driver not in HAS_FRAMEBUFFER:
            # Else there would be no window at all.
            os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "1"
        if driver in TOLD_BY_SOCKET:
            self._watch = Watch(open_sockets() - before)

    def _start_video(self) -> None:
        """Start SDL's video with a driver that shows something, or that is asked for."""
        import pygame

        wanted = os.environ.get("SDL_VIDEODRIVER", "")
        if sys.platform == "linux" and not wanted and "XDG_RUNTIME_DIR" not in os.environ:
            # There is no Wayland, whose library would say so on a line of its own.
            os.environ["SDL_VIDEODRIVER"] = WITHOUT_WAYLAND
        try:
            with self.quietly():
                super().open_display()
        except pygame.error as error:
            raise DisplayError(str(error) if wanted else _why_no_display()) from error
        finally:
            if not wanted:
                os.environ.pop("SDL_VIDEODRIVER", None)
        driver = pygame.display.get_driver()
        if driver in UNSEEN and driver not in wanted:
            pygame.display.quit()
            raise DisplayError(_why_no_display())

    def open_window(
        self, size: tuple[int, int], fullscreen: bool = False, maximized: bool = False
    ) -> "pygame.Surface":
        """Open the window, or cover the monitor; `size` is kept for the way back."""
        import pygame

        if pygame.display.get_surface() is None:
            icon = pygame.image.load_sized_svg(asset_path("web/icon.svg"), (ICON, ICON))
            pygame.display.set_icon(icon)
        self._window_size = size
        self.is_fullscreen, self.is_maximized = fullscreen, maximized
        if fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=self._monitor())
        surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        if maximized:
            maximize_window()
        return surface

    def _monitor(self) -> int:
        import pygame

        return self._display if self._display < pygame.display.get_num_displays() else 0

    def toggle_fullscreen(self) -> "pygame.Surface | None":
        """Cover the monitor the window is on, or return to its size and place there."""
        import pygame

        # display.toggle_fullscreen() re-creates the window and loses its size.
        if pygame.display.get_surface() is not None and not self.is_fullscreen:
            if not self.is_maximized:
                self._place = pygame.display.get_window_position()
            size = self.window_size() or self._window_size
            return self.open_window(size, fullscreen=True, maximized=self.is_maximized)
        return self._leave_fullscreen()

    def _leave_fullscreen(self) -> "pygame.Surface":
        import warnings

        import pygame

        is_maximized = self.is_maximized
        with warnings.catch_warnings():
            # "Forcibly resized": the window manager has not let go of the window yet.
            warnings.simplefilter("ignore", RuntimeWarning)
            self.open_window(self._window_size)
            # Only the second call finds a window that can have a size of its own.
            surface = self.open_window(self._window_size)
        if self._place is not None:
            # Else it would creep down the screen by its frame, each time.
            pygame.display.set_window_position(self._place)
        self.is_maximized = is_maximized
        if is_maximized:
            maximize_window()
        return surface

    def window_size(self) -> tuple[int, int] | None:
        """Return the window's size, in full screen or maximised the one that it will return to."""
        import pygame

        surface = pygame.display.get_surface()
        is_away = self.is_fullscreen or self.is_maximized
        return self._window_size if is_away or surface is None else surface.get_size()

    def desktop_size(self) -> tuple[int, int] | None:
        """Return the size of the monitor, of which panels and the window's frame take a part."""
        import pygame

        sizes = pygame.display.get_desktop_sizes()
        return sizes[min(self._display, len(sizes) - 1)] if sizes else None

    def follow_event(self, event: "pygame.event.Event") -> None:
        """Note the monitor, and what size and place a window has before it is maximised."""
        import pygame

        if event.type == pygame.WINDOWDISPLAYCHANGED:
            self._display = event.display_index
        elif self.is_fullscreen:
            # Full screen takes the mark from the window; it gets it back afterwards.
            return
        elif event.type == pygame.WINDOWMAXIMIZED:
            self.is_maximized = True
        elif event.type == pygame.WINDOWRESTORED:
            self.is_maximized = False
        elif self.is_maximized:
            # The mark comes before the size and the place that it makes.
            return
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._window_size = event.x, event.y
        elif event.type == pygame.WINDOWMOVED:
            self._place = event.x, event.y

    def idle_seconds(self, still_for: float, hidden: bool = False, has_pad: bool = False) -> float:
        """Return 0 while anything moves, and ever longer sleeps at rest."""
        if hidden:
            return HIDDEN
        if still_for <= 0:
            return 0.0
        # Each awakening costs what a hundred frames without a change do.
        if still_for >= WATCHED_AFTER and self._watch and not has_pad:
            return WATCHED
        if still_for < RESTED_AFTER:
            return AT_REST
        return RESTED if still_for < ASLEEP_AFTER else ASLEEP

    async def sleep(self, seconds: float) -> None:
        """Sleep for `seconds`, at least till the next frame is due.

        A long sleep ends with what the display server has to tell.
        """
        if seconds < ASLEEP:
            await super().sleep(max(seconds, self._until_next_frame()))
        else:
            await self._watch.sleep(seconds)

    def _until_next_frame(self) -> float:
        now = time.monotonic()
        self._next_frame = max(self._next_frame + PACE, now)
        return self._next_frame - now

    def tidy_memory(self) -> None:
        """Let the C library of Linux give back what lies unused between what is used.

        It keeps that for itself otherwise: after an hour of play half as much as the game needs.
        """
        import ctypes
        import gc

        gc.collect()
        if sys.platform == "linux":
            with suppress(AttributeError):  # another C library
                ctypes.CDLL(None).malloc_trim(0)

    def keep_awake(self, is_played: bool) -> None:
        """Hold the screen saver off, or let it come: it does not know of gamepads."""
        import pygame

        if pygame.display.get_allow_screensaver() is is_played:
            pygame.display.set_allow_screensaver(not is_played)

    def take_text(self, place: tuple[int, int, int, int] | None) -> None:
        """Switch SDL's text input on for a field, or off."""
        import pygame

        if place is None:
            pygame.key.stop_text_input()
        else:
            pygame.key.set_text_input_rect(pygame.Rect(place))
            pygame.key.start_text_input()

    # ---- the player, the clipboard

    def language(self) -> str | None:
        """Return the language of the environment, or else the one that the system told SDL."""
        codes = wished_languages(os.environ)
        if codes is None:
            codes = _system_languages()
        return next((code for code in codes if code in LANGUAGES), next(iter(codes), None))

    def copy_text(self, text: str, labels: dict[str, str]) -> bool:
        """Put `text` on the clipboard; False without a window or a clipboard."""
        import pygame

        try:
            pygame.scrap.put_text(text)
        except (pygame.error, NotImplementedError):
            return False
        return True

    def paste_text(self) -> str | None:
        """Return the clipboard's text, None without a window or a text."""
        import pygame

        try:
            return pygame.scrap.get_text() or None
        except (pygame.error, NotImplementedError):
            return None


def _why_no_display() -> str:
    # Hardly any start needs it.
    from golf.host.system import why_no_display

    return why_no_display()


def maximize_window() -> None:
    """Maximise the window; its surface follows once the system has done so."""
    import warnings

    import pygame

    with warnings.catch_warnings():
        # Nothing else that pygame has can maximise a window that `set_mode` opened.
        warnings.simplefilter("ignore", DeprecationWarning)
        pygame.Window.from_display_module().maximize()
