"""A headless player: posts real events at the points that the layout gives, and lets time pass."""

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from golf.app import App
from golf.core.moves import FLIP, PLAYS, Move
from golf.host_desktop import DesktopHost
from golf.play_options import PlayOptions
from golf.scenes.stack import Scene

FRAME = 1 / 60
_LONGEST_WAIT = 20.0
# The physical place of each key, by name; letters and digits follow from their character.
_SCANCODES = {"space": pygame.KSCAN_SPACE, "return": pygame.KSCAN_RETURN, "tab": pygame.KSCAN_TAB}


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
    ) -> None:
        self.host = host or DesktopHost(data)
        self.host.prepare()
        self.app = App(self.host, options, seed=seed)
        if self.app.screen.get_size() != size:
            self.resize(size)

    # ---- what is there

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        return self.app.stack.top

    @property
    def scene_name(self) -> str:
        return type(self.scene).__name__

    # ---- time

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            self.app.frame([], FRAME)

    def post(self, *events: pygame.event.Event) -> None:
        self.app.frame(events, FRAME)

    def rest(self) -> None:
        """Let time pass until nothing moves."""
        for _ in range(round(_LONGEST_WAIT / FRAME)):
            self.app.frame([], FRAME)
            if not self.app.stack.is_moving:
                return
        raise AssertionError(f"{self.scene_name} still moves after {_LONGEST_WAIT} s")

    # ---- hands

    def key(
        self, name: str, *, shift: bool = False, ctrl: bool = False, meta: bool = False
    ) -> None:
        """Press and let go a key by pygame's name for it."""
        code = pygame.key.key_code(name)
        mod = pygame.KMOD_SHIFT * shift | pygame.KMOD_CTRL * ctrl | pygame.KMOD_META * meta
        if name in _SCANCODES:
            scancode = _SCANCODES[name]
        elif len(name) == 1 and name.isalpha():
            scancode = pygame.KSCAN_A + ord(name) - ord("a")
        elif len(name) == 1 and name.isdigit():
            scancode = pygame.KSCAN_1 + (int(name) - 1) % 10
        else:
            scancode = 0
        text = name.upper() if shift else name
        fields = {"key": code, "mod": mod, "scancode": scancode}
        fields["unicode"] = text if len(name) == 1 and not ctrl and not meta else ""
        self.post(pygame.event.Event(pygame.KEYDOWN, fields))
        self.post(pygame.event.Event(pygame.KEYUP, fields))

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
        width, height = self.app.screen.get_size()
        fields = {"x": (pos[0] + 0.5) / width, "y": (pos[1] + 0.5) / height, "finger_id": finger}
        fields |= {"touch_id": 1, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
        self.post(pygame.event.Event(pygame.FINGERDOWN, fields))
        self.post(pygame.event.Event(pygame.FINGERUP, fields))

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
        count = len(self.scene.hole.position.tableau[column])
        return layout.card_rect(column, max(0, count - 1)).center

    def button(self, key: str) -> tuple[int, int]:
        """Return the middle of a button of the scene on top."""
        button = self.scene.menu.button(key)
        assert button is not None, f"no button {key!r} in {self.scene_name}"
        return button.rect.center

    def click_button(self, key: str) -> None:
        self.click(self.button(key))

    def play(self, move: Move) -> None:
        """Click the card of a move and let it land."""
        self.click(self.place(move))
        self.rest()
