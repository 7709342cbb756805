"""Learn a gamepad: ask for the buttons of a pad that nobody knows, and keep them by its name."""

import pygame

from golf import theme
from golf.controls.intents import Command, Intent, Mode, PadPress
from golf.geometry import Rect
from golf.routes import Change, Pop
from golf.scenes.menu_scene import MenuScene
from golf.services import Services
from golf.sound import Cue
from golf.ui.widgets import Button
from golf.words import say

_ASKED = ("play", "flip", "undo")


class LearnPadScene(MenuScene):
    """Asks for one button after the other; the mouse, touch and the keys stay live."""

    is_overlay = True
    dims_below = True
    mode = Mode.LEARN

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.numbers: dict[str, int] = {}
        self.is_taken = False

    def _question(self) -> str:
        match len(self.numbers):
            case 0:
                return say("Press the button that plays and confirms.")
            case 1:
                return say("Press the button that flips the stock.")
        return say("Press the button that undoes and goes back.")

    def enter(self) -> None:
        """Ask a screen reader, too."""
        super().enter()
        self.services.say(self._question())

    # ---- places

    def _places(self) -> tuple[Rect, Rect]:
        look = self.services.look
        panel = self.sheet(620, 330)
        width, height = min(panel.w, look.px(220)), self.line
        x = panel.center[0] - width // 2
        return panel, Rect(x, panel.bottom - look.px(24) - height, width, height)

    def buttons(self) -> list[Button]:
        """Return the way out."""
        return [Button("back", say("Not now"), self._places()[1])]

    # ---- intents

    def choose(self, key: str) -> Change | None:
        """Leave the pad as it is."""
        return Pop()

    def handle(self, intent: Intent) -> Change | None:
        """Take a button's number."""
        if intent is Command.PAUSE:
            return None
        return self._take(intent.button) if isinstance(intent, PadPress) else super().handle(intent)

    def _take(self, button: int) -> Change | None:
        self.is_taken = button in self.numbers.values()
        if self.is_taken:
            self.services.sounds.play(Cue.REFUSE)
            return None
        self.services.sounds.play(Cue.MENU)
        self.numbers[_ASKED[len(self.numbers)]] = button
        if len(self.numbers) < len(_ASKED):
            self.services.say(self._question())
            return None
        pads = self.services.controls.pads
        if pads is not None:
            pads.learn(self.numbers)
            self.services.keep_settings()
        return Pop()

    # ---- picture

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet, the question, and how far it got."""
        look = self.services.look
        panel, button = self._places()
        self.paint_sheet(surface, panel)
        pad = look.px(24)
        text = Rect(panel.x + pad, panel.y + pad, panel.w - 2 * pad, button.y - panel.y - 2 * pad)
        y = self.paint_words(
            surface,
            say("A new gamepad"),
            text,
            role="display",
            size=theme.HEADING,
            align="centre",
        )
        y = self.paint_words(
            surface, self._question(), text._replace(y=y), role="bold", align="centre"
        )
        words = (
            say("That button has a meaning already.")
            if self.is_taken
            else say("{n} of {of}", n=len(self.numbers) + 1, of=len(_ASKED))
        )
        colour = theme.SUN if self.is_taken else theme.TEXT_QUIET
        place = text._replace(y=y + look.px(8))
        self.paint_words(surface, words, place, colour=colour, align="centre")
