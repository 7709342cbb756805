"""Event entry: the number of an Open that friends have agreed on, typed or tapped."""

from golf.core.errors import NotationError
from golf.core.event import Event
from golf.core.slices import finished
from golf.records.tour import finding_career
from golf.routes import Change, Swap
from golf.scenes import openings
from golf.scenes.number_entry import NumberEntryPage
from golf.texts.rules_names import rules_name
from golf.words import say, say_problem

_LONGEST = 9


class EventEntryScene(NumberEntryPage):
    """Takes a number and opens its Open, under the rules that are chosen."""

    @property
    def title(self) -> str:
        """What is asked for."""
        return say("Open by number")

    @property
    def hint(self) -> str:
        """What a number means."""
        return say(
            "Whoever plays the same number has the same nine deals and the same rivals. Rules:"
            " {rules}.",
            rules=rules_name(self.rules),
        )

    @property
    def play_words(self) -> str:
        """What the button says that plays it."""
        return say("Play")

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

    def play(self) -> Change | None:
        """Open the event."""
        try:
            event = Event.parse(self.text)
        except NotationError as error:
            self.tell(say_problem(error))
            return None
        services = self.services
        career = finished(finding_career(services.storage.history.lines, services.today))
        return Swap(openings.open_event(services, event, self.rules, career))
