"""What the game may ask of its surroundings, be they a desktop or a browser's page."""

import re
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from golf.geometry import Rect


REPORT_NAME = re.compile(r"golf-crash-[0-9]{8}-[0-9]{6}(-[0-9]+)?\.txt")
"""What a report of a fault is called."""
REPORT_BEGIN = "Golf stopped by a fault of its own."
"""How such a report begins."""

NO_TEXT = "\1"
"""What no text begins with: it stands for something that is none."""


class StorageError(Exception):
    """The place where data is kept cannot be read or written; the message says why, in one line."""


class DisplayError(Exception):
    """There is no screen to show the game on; the message says why, in one line."""


class Host:
    """What the game may ask of its surroundings.

    Names of stored texts are file names such as `save.json`, `settings.json`, `history.jsonl`. A
    name that ends in `.jsonl` is a list of lines. Every storage method raises StorageError when the
    place is blocked, full or broken, and changes nothing then.
    """

    can_quit = True
    """Whether the game ends by itself; a page is closed by its browser."""
    can_fullscreen = True
    is_fullscreen = False
    is_maximized = False
    esc_leaves_fullscreen = False
    """Whether Esc leaves full screen before the game hears of the key, if it does."""
    sound_needs_gesture = False
    """Whether nothing may sound before the player's first press."""
    hides_pads = False
    """Whether a gamepad is not there until one of its buttons is pressed, and may be expected."""
    reads_quickly = True
    """Whether reading a module takes less than a frame, so that cards may fly meanwhile."""
    never_frees = False
    """Whether memory that the program had once is never given back to the system."""
    paints_in_slices = False
    """Whether any frame may leave new pictures to the next, not only one of a scene that comes."""
    has_page_buttons = False
    """Whether `set_actions` shows real buttons, which `page_events` then tells of."""

    def prepare(self) -> None:
        """Tell SDL what it must know before pygame is imported."""

    # ---- storage

    def read(self, name: str) -> str | None:
        """Return the text kept under `name`, or None when there is none."""
        raise NotImplementedError

    def write(self, name: str, text: str) -> None:
        """Replace what `name` holds by `text`, wholly or not at all."""
        raise NotImplementedError

    def peek(self, name: str) -> str | None:
        """Return the beginning of a text, None when there is none.

        What is there and is no text at all, such as a folder, begins with NO_TEXT.
        """
        raise NotImplementedError

    def read_on(self, name: str, place: int) -> tuple[list[str], int]:
        """Return some lines of a `.jsonl` text from a place on, and the place after them.

        The first place is 0; after the last line, the lines are none. Lines are without their
        ends.
        """
        raise NotImplementedError

    def read_lines(self, name: str) -> list[str]:
        """Return all lines of a `.jsonl` text; none when there is no text."""
        found: list[str] = []
        lines, place = self.read_on(name, 0)
        while lines:
            found += lines
            lines, place = self.read_on(name, place)
        return found

    def append(self, name: str, *lines: str) -> None:
        """Add lines (without their ends) to a `.jsonl` text."""
        raise NotImplementedError

    def set_aside(self, name: str) -> str:
        """Give a broken text a free name such as `save.broken-1.json` and return that name."""
        raise NotImplementedError

    def names(self) -> list[str]:
        """Return the names of all that is kept here, whoever wrote it."""
        raise NotImplementedError

    def remove(self, name: str) -> None:
        """Remove what is kept under a name."""
        raise NotImplementedError

    def claim(self) -> bool:
        """Return whether this is the only running copy that uses the stored data.

        The claim ends with the process or the page, also when that is killed.
        """
        raise NotImplementedError

    def release(self) -> None:
        """Give the claim back before the process ends."""

    def export_text(self, name: str, text: str) -> str:
        """Hand `text` to the player as a new file and return where it went. Raise StorageError."""
        raise NotImplementedError

    def show_page(self, name: str, text: str) -> str:
        """Open a page of HTML in the browser, to be read and printed.

        Return where it lies as a file called `name`, "" where there is none. Raise StorageError.
        """
        raise NotImplementedError

    def read_file(self, path: str) -> str:
        """Return the text of a file that the player gave. Raise StorageError."""
        raise NotImplementedError

    def quietly(self) -> AbstractContextManager[None]:
        """Return a context in which what opens a device prints no lines of its own."""
        return nullcontext()

    # ---- window

    def open_display(self) -> None:
        """Start SDL's video, the first time. Raise DisplayError where it shows nothing."""
        import pygame

        pygame.display.init()

    def open_window(
        self, size: tuple[int, int], fullscreen: bool = False, maximized: bool = False
    ) -> "pygame.Surface":
        """Open the window (or fit the canvas) and return its surface; pixels are device pixels.

        A window that covers the monitor, or is maximised, can return to `size`.
        """
        raise NotImplementedError

    def follow_window(self) -> "pygame.Surface | None":
        """Fit the surface to a resized window; return the new one, None when nothing changed."""
        return None

    def present(self, surface: "pygame.Surface", changed: "list[Rect] | None") -> None:
        """Show the window's surface, in some boxes where all else is as it was shown last."""
        import pygame

        if changed is None:
            pygame.display.flip()
        else:
            pygame.display.update(changed)

    def toggle_fullscreen(self) -> "pygame.Surface | None":
        """Enter or leave full screen; return the new surface where there is one at once."""
        raise NotImplementedError

    def window_size(self) -> "tuple[int, int] | None":
        """Return the size that the window has or will return to; None where a page decides it."""
        return None

    def follow_event(self, event: "pygame.event.Event") -> None:
        """Note what an event tells of the window: its monitor, size, whether it is maximised."""

    def desktop_size(self) -> "tuple[int, int] | None":
        """Return the size of the monitor of the window, None where a page decides on sizes."""
        return None

    def pixel_ratio(self) -> float:
        """Return how many device pixels one layout pixel has, 1.0 on ordinary screens."""
        return 1.0

    def sharp_size(self) -> tuple[tuple[int, int], float] | None:
        """Return size and pixel ratio of a sharper picture that can be laid over what rests.

        None where the window's own picture is as sharp as the screen allows.
        """
        return None

    def sharpen(self, picture: "pygame.Surface", band: "Rect") -> None:
        """Lay a band of such a picture over the window's own; they are opaque to no press."""

    def soften(self, tops: list[int]) -> None:
        """Take the bands away that begin at these rows of the sharper picture."""

    def glide(self, surface: "pygame.Surface", direction: int, seconds: float) -> bool:
        """Let what was shown last leave over what is painted next: 1 slides on, -1 back, 0 fades.

        Return False where the game has to paint that by itself.
        """
        return False

    def shown(self) -> None:
        """Say that the first frame is on the screen."""

    def tidy_memory(self) -> None:
        """Give memory back to the system, where that takes no longer than a resting frame may."""

    def keep_awake(self, is_played: bool) -> None:
        """Let the screen go dark as the system likes, except while the game `is_played`."""

    def take_text(self, place: "tuple[int, int, int, int] | None") -> None:
        """Let input methods write into a field at a place of the window; None: nothing is written.

        Keys that mean a command elsewhere must not begin a word in one.
        """

    def idle_seconds(self, still_for: float, hidden: bool = False, has_pad: bool = False) -> float:
        """Return how long to sleep before the next frame.

        `still_for` is how many seconds nothing has moved and no event came, 0 while anything moves.
        Only looking tells what a gamepad does: a game that `has_pad` looks more often.
        """
        raise NotImplementedError

    async def sleep(self, seconds: float) -> None:
        """Sleep for `seconds`, less where the system can tell that the player did something."""
        from asyncio import sleep

        await sleep(seconds)

    # ---- the player

    def language(self) -> str | None:
        """Return the player's language as `en`, `de`, ..., None when unknown."""
        return None

    def prefers_reduced_motion(self) -> bool:
        """Return whether the player asked the system for less movement."""
        return False

    def prefers_contrast(self) -> bool:
        """Return whether the player asked the system for more contrast, or for its own colours."""
        return False

    def announce(self, line: str) -> None:
        """Tell a screen reader one line of text."""

    # ---- clipboard, address, dialogs

    def copy_text(self, text: str, labels: dict[str, str]) -> bool | None:
        """Put `text` on the clipboard; return whether it is there.

        None says that the answer comes later from `page_events()` as ("copied", ...). Where it
        is no, a page shows the text selected in its own dialog, worded by `labels`: `title`, `ok`.
        """
        raise NotImplementedError

    def paste_text(self) -> str | None:
        """Return the clipboard's text, None where it may not be read without asking."""
        return None

    def address_code(self) -> str | None:
        """Return the code that the page was opened with (after `#`), once; None without one."""
        return None

    def set_away(self, is_away: bool) -> None:
        """Say whether there is a way back inside the game, which the browser's own then takes."""

    def note_game(self, kind: str) -> None:
        """Note the kind of the game in play, in case the page is loaded again; "" for none."""

    def game_before(self) -> str | None:
        """Return what was noted before the page was loaded again; None on a fresh visit."""
        return None

    def share_address(self, code: str) -> str | None:
        """Return an address that opens `code`, None where the game has no address."""
        return None

    def ask_text(self, title: str, value: str, labels: dict[str, str]) -> bool:
        """Open the surroundings' own dialog for text, paste, drop and files.

        The answer comes later from `page_events()` as ("text", what was entered). Return False
        where the game has to show a field of its own. `labels` words the buttons: `ok`, `cancel`,
        `file`.
        """
        return False

    def set_actions(self, actions: list[tuple[str, str]]) -> None:
        """Offer (name, label) pairs as real buttons for screen readers; presses are page events."""

    def set_reading(self, lines: list[str]) -> None:
        """Let a screen reader read these lines at any time: all that is to be seen but buttons."""

    def page_events(self) -> list[tuple[str, str]]:
        """Return what the surroundings did since the last call, as (kind, value) pairs.

        Kinds: `press` (the name of an action), `text` (entered in a dialog or pasted), `cancelled`
        (a dialog), `dropped` (the text of a file), `code` (the address changed), `copied` ("1", or
        "" where it was refused), `unreadable` (a file's name), `refused` (why something failed),
        `cleared` (what was shown is gone), `system` (the system's wishes changed), `back` (the
        browser's own way back).
        """
        return []
