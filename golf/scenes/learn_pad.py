"""Learn a gamepad: ask for the buttons of a pad that nobody knows, and keep them by its name."""

from golf import theme
from golf.controls.intents import Command, Intent, Mode, PadPress
from golf.cues import Cue
from golf.routes import Change, Pop
from golf.scenes.page import Page
from golf.services import Services
from golf.ui.box import Box, Column
from golf.ui.buttons import Button
from golf.ui.leaves import Sheet, Text, heading
from golf.ui.look import Look
from golf.words import say

_ASKED = ("play", "flip", "undo")


class LearnPadScene(Page):
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
        """Ask the first question through a screen reader as well."""
        super().enter()
        self.services.say(self._question())

    def build(self, look: Look) -> Box:
        """Return the question, how far it got, and the way out."""
        if self.is_taken:
            note, colour = say("That button has a meaning already."), theme.SUN
        else:
            note = say("{n} of {of}", n=len(self.numbers) + 1, of=len(_ASKED))
            colour = theme.TEXT_QUIET
        page = Column(
            [
                heading(say("A new gamepad")),
                Text(self._question(), "bold", align="centre"),
                Text(note, colour=colour, align="centre"),
                Column([Button("back", say("Not now"), press=self.back, w=220)], align="centre"),
            ],
            18,
        )
        return Sheet(page, 620, pad_y=24)

    def handle(self, intent: Intent) -> Change | None:
        """Note the number of the button that was pressed."""
        if intent is Command.PAUSE:
            return None
        return self._take(intent.button) if isinstance(intent, PadPress) else super().handle(intent)

    def _take(self, button: int) -> Change | None:
        self.is_taken = button in self.numbers.values()
        if self.is_taken:
            self.services.sounds.play(Cue.REFUSE)
            self.refresh()
            return None
        self.services.sounds.play(Cue.MENU)
        self.numbers[_ASKED[len(self.numbers)]] = button
        if len(self.numbers) < len(_ASKED):
            self.services.say(self._question())
            self.refresh()
            return None
        pads = self.services.controls.pads
        if pads is not None:
            pads.learn(self.numbers)
            self.services.keep_settings()
        return Pop()
