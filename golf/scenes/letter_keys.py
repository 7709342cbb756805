"""An on-screen set of letters: text for devices without a keyboard, such as a gamepad."""

from golf.routes import Change, Pop
from golf.scenes.entry_page import EntryPage
from golf.services import Services
from golf.ui.box import Box, Column, Row
from golf.ui.buttons import Button
from golf.ui.code_text import EntryField
from golf.ui.leaves import Sheet, heading
from golf.ui.look import Look
from golf.words import say


class LettersScene(EntryPage):
    """Enters text letter by letter and leaves with it, or with None on Back.

    `letters` are those to choose from, `most` is how many the text may have.
    """

    has_backdrop = True

    def __init__(self, services: Services, title: str, text: str, letters: str, most: int) -> None:
        super().__init__(services)
        self.title = title
        self.text = text
        self.letters = letters
        self.most = most

    def build(self, look: Look) -> Box:
        """Return the text above the letters, and the ways on below."""
        ways = Row(
            [
                Button("back", say("Back"), press=Pop, grow=1.0),
                Button("erase", say("Erase"), press=self.erase, is_enabled=bool(self.text),
                       grow=1.0),
                Button("done", say("Done"), kind="primary", press=self._done, grow=1.0),
            ],
            10,
        )  # fmt: skip
        text = self.field(EntryField(self.text, lines=2))
        page = Column([heading(self.title, h=44), text, self.keys(self.letters, most=14), ways], 10)
        return Sheet(page, 900)

    @property
    def entered(self) -> str:
        """The text."""
        return self.text

    def add(self, text: str) -> None:
        """Put letters after the text."""
        self.text = (self.text + "".join(filter(str.isprintable, text)))[: self.most]
        self.refresh()

    def erase(self) -> None:
        """Remove the last letter."""
        self.text = self.text[:-1]
        self.refresh()

    def _done(self) -> Change:
        return Pop(self.text)
