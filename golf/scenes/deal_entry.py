"""Deal entry: choose a deal by its number, typed or tapped, or step to its neighbours."""

from functools import partial

from golf.core.deal import Deal
from golf.core.errors import NotationError
from golf.routes import Change, Swap
from golf.scenes import openings
from golf.scenes.number_entry import NumberEntryPage
from golf.services import Services
from golf.texts.rules_names import rules_name
from golf.ui.box import Box, Row
from golf.ui.buttons import Button
from golf.ui.leaves import Line
from golf.words import say

_LONGEST = 21


class DealEntryScene(NumberEntryPage):
    """Takes a number and deals it."""

    digits = "123456789p0"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.text = str(services.storage.new_deal(services.rng))
        self.is_fresh = True

    @property
    def title(self) -> str:
        """What is asked for."""
        return say("Which deal?")

    @property
    def hint(self) -> str:
        """What a number means."""
        return say(
            "Microsoft numbers, as in other programs; p for PySolFC's. Rules: {rules}.",
            rules=rules_name(self.rules),
        )

    @property
    def play_words(self) -> str:
        """What the button says that plays it."""
        return say("Deal")

    def number_row(self, number: Line) -> Box:
        """Return the number between the ways to its neighbours."""
        return Row(
            [
                Button("previous", icon="previous", press=partial(self._step, -1)),
                self.field(number, grow=1.0),
                Button("next", icon="next", press=partial(self._step, 1)),
            ]
        )

    def paste(self, text: str) -> Change | None:
        """Put a number in the place of the one that is there; anything else gets a message.

        No character of it is passed over, or -5 would be a deal.
        """
        word = "".join(text.split()).removeprefix("#")
        deal = self._deal(word) if word else None
        if deal is not None:
            self._show(str(deal))
        return None

    def add(self, text: str) -> None:
        """Put characters of a number after the text, or in the place of one that was offered."""
        kept = "".join(each for each in text.lower() if each.isascii() and each.isalnum())
        self._show((kept if self.is_fresh else self.text + kept)[:_LONGEST])

    def erase(self) -> None:
        """Take the last character away, or all of a number that was offered."""
        self._show("" if self.is_fresh else self.text[:-1])

    def _show(self, text: str, *, is_fresh: bool = False) -> None:
        self.text, self.is_fresh, self.error = text, is_fresh, ""
        self.refresh()

    def _deal(self, text: str) -> Deal | None:
        """Return the deal of a number, or say what was expected."""
        try:
            deal = Deal.parse(text)
        except NotationError:
            deal = None
        if deal is None or deal.number is None:
            self.tell(say("Deals go from 1 to 2147483647, or p1 and up."))
            return None
        return deal

    def _step(self, step: int) -> None:
        deal = self._deal(self.text)
        if deal is not None:
            self._show(str(deal.shifted(step)), is_fresh=True)

    def play(self) -> Change | None:
        """Deal the number."""
        deal = self._deal(self.text)
        if deal is None:
            return None
        return Swap(openings.named_deal(self.services, deal, self.rules))
