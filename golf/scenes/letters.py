"""An on-screen set of letters: text for hands that have no keyboard, such as a gamepad's."""

from functools import partial

from golf.controls.intents import Command, Intent, Mode, Text
from golf.geometry import Rect
from golf.routes import Change, Pop
from golf.scenes.page import Page
from golf.services import Services
from golf.sound import Cue
from golf.ui.box import Box, Column, Layers, Padded, Row, grid
from golf.ui.leaves import Ground, Line, Sheet, heading
from golf.ui.look import Look
from golf.ui.widgets import Button
from golf.words import say


class LettersScene(Page):
    """Enters text letter by letter and leaves with it, or with None on Back.

    `signs` are the letters to choose from, `most` is how many the text may have.
    """

    mode = Mode.TEXT
    has_backdrop = True

    def __init__(self, services: Services, title: str, text: str, signs: str, most: int) -> None:
        super().__init__(services)
        self.title = title
        self.text = text
        self.signs = signs
        self.most = most

    def build(self, look: Look) -> Box:
        """Return the text above the letters, and the ways on below."""
        across = 7 if look.is_tall else 11
        letters = [
            Button(f"sign {sign}", sign, press=partial(self._enter, sign), grow=1.0)
            for sign in self.signs
        ]
        field = Layers([Ground(), Padded(Line(self.text or " ", "bold", align="right"), 12)])
        ways = Row(
            [
                Button("back", say("Back"), press=Pop, grow=1.0),
                Button("erase", say("Erase"), press=self._erase, is_enabled=bool(self.text),
                       grow=1.0),
                Button("done", say("Done"), kind="primary", press=self._done, grow=1.0),
            ],
            10,
        )  # fmt: skip
        return Sheet(
            Column([heading(self.title, h=44), field, grid(letters, across, 6), ways], 10), 820
        )

    @property
    def text_place(self) -> Rect | None:
        """The field."""
        return next((leaf.rect for leaf in self.leaves if isinstance(leaf, Ground)), None)

    def _enter(self, text: str) -> None:
        self.text = (self.text + text)[: self.most]
        self.refresh()

    def _erase(self) -> None:
        self.text = self.text[:-1]
        self.refresh()

    def _done(self) -> Change:
        return Pop(self.text)

    def handle(self, intent: Intent) -> Change | None:
        """Take text from a keyboard as well; a gamepad's west button erases, Start is done."""
        match intent:
            case Text(text):
                self._enter("".join(sign for sign in text if sign.isprintable()))
                self.menu.focus = "done"
                return None
            case Command.PAUSE:
                return self.press("done")
            case Command.ERASE:
                self.services.sounds.play(Cue.MENU)
                self._erase()
                return None
        return super().handle(intent)
