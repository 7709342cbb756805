"""Pages that play moves which were made: they play on by themselves, step, or follow a bar."""

from collections.abc import Sequence

import pygame

from golf.controls.intents import Command, Drag, Intent, Press, Release, Wheel
from golf.geometry import Rect
from golf.routes import Change
from golf.scenes.page import Page
from golf.services import Services
from golf.ui.box import Layers
from golf.ui.buttons import Button
from golf.ui.leaves import Picture
from golf.ui.look import Look
from golf.ui.scrub import paint_scrub, step_at

_BAR = "scrub"


class MovesPage(Page):
    """A page with a bar that shows how far it has come.

    The bar is pulled by any pointer; the wheel, and the arrows while it has the focus, go step by
    step. Subclasses tell the `progress` and go where they are sent.
    """

    first_focus = _BAR

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.is_playing = False
        self.wait = 0.0
        self._pulling = ""

    @property
    def progress(self) -> tuple[int, int]:
        """How many steps were made, and of how many."""
        raise NotImplementedError

    @property
    def notches(self) -> Sequence[int]:
        """After which steps the bar has a notch."""
        return ()

    @property
    def flags(self) -> Sequence[int]:
        """After which steps it has a red flag."""
        return ()

    def step_by(self, steps: int) -> None:
        """Make so many steps, or take them back, and tell where that leads."""
        raise NotImplementedError

    def jump_to(self, step: int) -> None:
        """Be at once where so many steps lead."""
        raise NotImplementedError

    def begin_again(self) -> None:
        """Go back to the first step."""
        raise NotImplementedError

    # ---- boxes

    def bar(self, name: str = "") -> Layers:
        """Return the bar; to press it plays on or stands still."""
        button = Button(_BAR, kind="card", press=self.play_or_stop, name=name)
        return Layers([Picture(self._paint_bar), button])

    def _paint_bar(self, surface: pygame.Surface, look: Look, rect: Rect) -> None:
        made, of = self.progress
        has_focus = self.shows_focus and self.menu.focus == _BAR
        paint_scrub(surface, look, rect, of, made, notches=self.notches, flags=self.flags,
                    has_focus=has_focus)  # fmt: skip

    # ---- what a press does

    def play_or_stop(self) -> None:
        """Play on, from the first step where the last one was made; or stand still."""
        made, of = self.progress
        if not self.is_playing and made == of:
            self.begin_again()
        self.is_playing = not self.is_playing
        self.wait = 0.0
        self.refresh()

    def _pull(self, bar: Rect, x: int) -> None:
        self.is_playing = False
        self.menu.focus = _BAR
        self.jump_to(step_at(bar, self.progress[1], x))

    def handle(self, intent: Intent) -> Change | None:
        """Take the bar's presses and the arrows, which step while the bar has the focus."""
        button = self.menu.button(_BAR)
        bar = Rect(0, 0, 0, 0) if button is None else button.rect
        match intent:
            case Press(pos, pointer) if bar.contains(pos):
                self._pulling = pointer
                self._pull(bar, pos[0])
            case Drag(pos, _, pointer) if pointer == self._pulling:
                self._pull(bar, pos[0])
            case Release(_, _, _, pointer) if pointer == self._pulling:
                self._pulling = ""
            case Wheel(steps):
                self.step_by(-steps)
            case Command.LEFT | Command.RIGHT if self.menu.focus == _BAR:
                self.step_by(1 if intent is Command.RIGHT else -1)
            case _:
                return super().handle(intent)
        return None
