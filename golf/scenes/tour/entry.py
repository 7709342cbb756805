"""Event entry: the number of an Open that friends have agreed on, typed or tapped."""

from golf import theme
from golf.core.errors import NotationError
from golf.core.event import Event
from golf.core.rules import Rules
from golf.core.slices import finished
from golf.records.tour import finding_career
from golf.routes import Change, Swap
from golf.scenes import openings
from golf.scenes.entry_page import EntryPage
from golf.services import Services
from golf.texts.rules import rules_name
from golf.ui.box import Box, Row
from golf.ui.leaves import Line, Text, heading
from golf.ui.look import Look
from golf.ui.widgets import Button
from golf.words import say, say_problem

_DIGITS = "1234567890"
_LONGEST = 9


class EventEntryScene(EntryPage):
    """Takes a number and opens its Open, under the rules that are chosen."""

    has_backdrop = True
    first_focus = done = "play"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.text = ""
        self.error = ""

    def build(self, look: Look) -> Box:
        """Return the number, the digits, and the ways out."""
        number = Line(self.text or "–", "display", 35, theme.INK, "centre")
        hint = self.error or say(
            "Whoever plays the same number has the same nine deals and the same rivals. Rules:"
            " {rules}.",
            rules=rules_name(self._rules),
        )
        colour = theme.TEXT_STRONG if self.error else theme.TEXT_QUIET
        erase = Button("erase", icon="back", press=self.erase)
        digits = self.keys(_DIGITS, erase, gap=8, most=3)
        ways = Row(
            [
                Button("back", say("Back"), press=self.back, grow=1.0),
                Button("play", say("Play"), kind="primary", press=self._play, grow=1.0),
            ]
        )
        above: list[Box] = [
            heading(say("Open by number")),
            self.field(number),
            Text(hint, size=theme.SMALL, colour=colour, align="centre"),
        ]
        return self.beside(look, above, digits, ways, 560)

    @property
    def _rules(self) -> Rules:
        return Rules.parse(self.services.settings.rules)

    @property
    def entered(self) -> str:
        """The text."""
        return self.text

    def add(self, text: str) -> None:
        """Put digits after the text."""
        digits = "".join(each for each in text if each.isascii() and each.isdigit())
        self._show((self.text + digits)[:_LONGEST])

    def erase(self) -> None:
        """Take the last digit away."""
        self._show(self.text[:-1])

    def _show(self, text: str) -> None:
        self.text, self.error = text, ""
        self.refresh()

    def _play(self) -> Change | None:
        try:
            event = Event.parse(self.text)
        except NotationError as error:
            self.error = say_problem(error)
            self.services.say(self.error)
            self.refresh()
            return None
        career = finished(finding_career(self.services.storage.history.lines))
        return Swap(openings.open_event(self.services, event, self._rules, career))
