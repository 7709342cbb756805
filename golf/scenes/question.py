"""A question over the scene that it is about, at the lower edge so that the cards stay in sight."""

from collections.abc import Mapping, Sequence
from functools import partial

from golf import theme
from golf.routes import Change, Pop
from golf.scenes.page import Page
from golf.services import Services
from golf.ui.box import Box, Column, grid
from golf.ui.buttons import Button
from golf.ui.leaves import Sheet, Text
from golf.ui.look import Look

_MOST_ACROSS = 3
"""How many answers stand side by side in a wide window; more stand in pairs."""


class QuestionScene(Page):
    """Asks for one of several answers and leaves with its key, or with None on Back.

    `answers` are (key, words) pairs; the first has the focus. Those in `ways` lead there.
    """

    is_overlay = True
    is_read = True
    keeps_cards_in_sight = True

    def __init__(
        self,
        services: Services,
        question: str,
        answers: Sequence[tuple[str, str]],
        ways: Mapping[str, Change] | None = None,
    ) -> None:
        super().__init__(services)
        self.ways = ways or {}
        self.question = question
        self.answers = list(answers)

    def answer(self, key: str) -> Change | None:
        """Leave with an answer, or go where it leads."""
        return self.ways.get(key, Pop(key))

    def build(self, look: Look) -> Box:
        """Return the question above its answers, which stand side by side where they can."""
        answers = [
            Button(
                key,
                words,
                kind="plain" if number else "primary",
                press=partial(self.answer, key),
                grow=1.0,
            )
            for number, (key, words) in enumerate(self.answers)
        ]
        question = Text(self.question, "bold", theme.SUBHEADING, align="centre")
        across = len(answers) if len(answers) <= _MOST_ACROSS else 2
        below = grid(answers, 1 if look.is_tall or not answers else across, 10)
        return Sheet(Column([question, below], 10), 760, at=1.0, pad=20, pad_y=20)
