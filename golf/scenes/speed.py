"""Speed round: what it is, said before it begins."""

from golf import routes
from golf.core.rules import Rules
from golf.routes import Change, Swap
from golf.scenes.page import Page
from golf.services import Services
from golf.texts.rules_names import rules_name
from golf.ui.box import Box, Column, Row, Space
from golf.ui.buttons import Button
from golf.ui.leaves import Sheet, Text, heading
from golf.ui.look import Look
from golf.words import say


class SpeedScene(Page):
    """Leaves for nine random holes against the clock, by some rules."""

    is_overlay = True
    dims_below = True
    is_read = True
    first_focus = "begin"

    def __init__(self, services: Services, rules: Rules) -> None:
        super().__init__(services)
        self.rules = rules

    def build(self, look: Look) -> Box:
        """Return what a speed round is, the way on and the way back."""
        paragraphs = [
            say("Nine random holes against the clock, {rules}.", rules=rules_name(self.rules)),
            say(
                "As in speed golf, strokes and minutes are added up, to the tenth of a minute: the"
                " lower the better."
            ),
            say(
                "The clock of a hole runs from its first move to its end. While you pause it"
                " stands still, and the cards are out of sight."
            ),
        ]
        ways = Row(
            [
                Button("begin", say("Begin"), kind="primary", press=self._begin, grow=1.0),
                Button("back", say("Back"), press=self.back, grow=1.0),
            ],
            12,
        )
        boxes = [heading(say("Speed round")), *map(Text, paragraphs), Space(h=1), ways]
        return Sheet(Column(boxes, 12), 640)

    def _begin(self) -> Change:
        return Swap(routes.RandomDeals("speed", self.rules))
