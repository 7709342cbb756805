"""A page on which a text is entered: typed, pasted, or pressed letter by letter."""

from functools import partial

from golf.controls.intents import Command, Intent, Mode, Release, Text
from golf.cues import Cue
from golf.geometry import Rect
from golf.routes import Change
from golf.scenes.page import Page
from golf.ui.box import Box, Column, Flow, Layers, Padded, Row, spring
from golf.ui.buttons import Button
from golf.ui.leaves import Ground, Sheet
from golf.ui.look import Look

_CHARACTER = "character "


class EntryPage(Page):
    """A page for every device: a keyboard types, others press the letters that are shown.

    Subclasses say what becomes of text that comes in (`add`) and of the last letter (`erase`). Who
    has typed is led to the button `done`, as is a gamepad's Start.
    """

    mode = Mode.TEXT
    takes_text = True
    done = "done"

    def add(self, text: str) -> None:
        """Add letters to the text."""
        raise NotImplementedError

    def erase(self) -> None:
        """Remove the last letter."""
        raise NotImplementedError

    @property
    def entered(self) -> str:
        """The text as it is now, as a screen reader says it."""
        raise NotImplementedError

    def paste(self, text: str) -> Change | None:
        """Take a text in that comes from elsewhere."""
        self.add(text.strip())
        return None

    def paste_clipboard(self) -> Change | None:
        """Take in what is on the clipboard."""
        return self.paste(self.services.host.paste_text() or "")

    # ---- boxes

    def keys(self, letters: str, *more: Button, gap: float = 6.0, most: int = 0) -> Flow:
        """Return a button for each letter, and `more`, in rows of at most `most`."""
        buttons = [
            Button(f"{_CHARACTER}{letter}", letter, press=partial(self._press, letter))
            for letter in letters
        ]
        return Flow([*buttons, *more], gap, most)

    def _press(self, letter: str) -> None:
        self.add(letter)
        self.services.say(self.entered)

    def field(self, text: Box, grow: float = 0.0) -> Layers:
        """Return the box that the text is entered into."""
        return Layers([Ground(), Padded(text, 14, 10)], grow=grow)

    def beside(self, look: Look, above: list[Box], letters: Box, ways: Row, wide: float) -> Sheet:
        """Return a page with its letters in the middle, or where there is no height at the side."""
        if look.is_low and not look.is_tall:
            left = Column([*above, spring(), ways], 10, grow=1.4 if look.is_narrow else 1.0)
            return Sheet(Row([left, Column([letters], grow=1.0)], 24), 1240)
        return Sheet(Column([*above, letters, ways], 10), wide)

    @property
    def text_place(self) -> Rect | None:
        """Where the field of the text lies."""
        return next((leaf.rect for leaf in self.leaves if isinstance(leaf, Ground)), None)

    # ---- intents

    def handle(self, intent: Intent) -> Change | None:
        """Take text as well as presses."""
        match intent:
            case Text(text):
                self.add(text)
                self.menu.focus = self.done
                return None
            case Command.ERASE:
                self.services.sounds.play(Cue.MENU)
                self.erase()
                return None
            case Command.PASTE:
                return self.paste_clipboard()
            case Command.PAUSE:
                return self.press(self.done)
        change = super().handle(intent)
        if isinstance(intent, Release) and self.menu.focus.startswith(_CHARACTER):
            # Enter would press the letter once more.
            self.menu.focus = self.done
        return change

    def page_event(self, kind: str, value: str) -> Change | None:
        """Take a text that was pasted into the page around the game."""
        return self.paste(value) if kind == "text" else None
