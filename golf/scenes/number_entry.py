"""Pages on which a number is entered, typed or tapped, to play what it stands for."""

from golf import theme
from golf.core.rules import Rules
from golf.routes import Change
from golf.scenes.entry_page import EntryPage
from golf.services import Services
from golf.ui.box import Box, Row
from golf.ui.buttons import Button
from golf.ui.leaves import Line, Text, heading
from golf.ui.look import Look
from golf.words import say


class NumberEntryPage(EntryPage):
    """A heading, the number, what it means or what is wrong with it, its digits, and the ways out.

    Subclasses give the words, and what is played.
    """

    has_backdrop = True
    first_focus = done = "play"
    digits = "1234567890"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.text = ""
        self.error = ""

    @property
    def title(self) -> str:
        """What is asked for."""
        raise NotImplementedError

    @property
    def hint(self) -> str:
        """What a number means."""
        raise NotImplementedError

    @property
    def play_words(self) -> str:
        """What the button says that plays it."""
        raise NotImplementedError

    def play(self) -> Change | None:
        """Play what the number stands for, or tell what is wrong with it."""
        raise NotImplementedError

    @property
    def rules(self) -> Rules:
        """The rules that it is played by."""
        return Rules.parse(self.services.settings.rules)

    def tell(self, error: str) -> None:
        """Say what is wrong with the number, until it is another one."""
        self.error = error
        self.services.say(error)
        self.refresh()

    # ---- boxes

    def build(self, look: Look) -> Box:
        """Return the number, the digits, and the ways out."""
        colour = theme.TEXT_STRONG if self.error else theme.TEXT_QUIET
        above: list[Box] = [
            heading(self.title),
            self.number_row(Line(self.text or "–", "display", 35, theme.INK, "centre")),
            Text(self.error or self.hint, size=theme.SMALL, colour=colour, align="centre"),
        ]
        erase = Button("erase", icon="back", press=self.erase)
        keys = self.keys(self.digits, erase, gap=8, most=3)
        ways = Row(
            [
                Button("back", say("Back"), press=self.back, grow=1.0),
                Button("play", self.play_words, kind="primary", press=self.play, grow=1.0),
            ]
        )
        return self.beside(look, above, keys, ways, 560)

    def number_row(self, number: Line) -> Box:
        """Return the number in its field."""
        return self.field(number)

    @property
    def entered(self) -> str:
        """The number as it is now."""
        return self.text
