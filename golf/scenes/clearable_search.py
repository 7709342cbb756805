"""The search for deals that can be cleared, before a game of them is dealt."""

import pygame

from golf import theme
from golf.analysis.clearable import ClearableDraw
from golf.background import Background
from golf.core.rules import HOLES_IN_ROUND, Rules
from golf.geometry import Rect
from golf.routes import Change, Swap
from golf.saves.new_games import new_game
from golf.scenes import openings
from golf.scenes.page import Page
from golf.services import Services
from golf.ui.box import Box, Column
from golf.ui.buttons import Button
from golf.ui.leaves import Picture, Sheet, Text
from golf.ui.look import Look
from golf.ui.shapes import draw_progress
from golf.words import say, say_n

SLICE = 0.008
"""Seconds of a frame for the search; nothing else moves meanwhile."""


class ClearableScene(Page):
    """Looks for the deals of a game of `kind` (`round` or `hole`), then begins it."""

    has_backdrop = True
    is_read = True

    def __init__(self, services: Services, kind: str, rules: Rules) -> None:
        super().__init__(services)
        self.kind = kind
        self.draws = ClearableDraw(
            lambda: services.storage.new_deal(services.rng),
            rules,
            HOLES_IN_ROUND if kind == "round" else 1,
        )
        self._work = Background(self.draws.drawing())

    def update(self, dt: float) -> Change | None:
        """Look on; begin the game once all deals are found."""
        found = len(self.draws.found)
        if self._work.run_slice(SLICE):
            storage, draws = self.services.storage, self.draws
            game = new_game(storage, self.kind, draws.rules, draws.found, is_clearable=True)
            return Swap(openings.begin(self.services, game))
        self.services.is_dirty |= found != len(self.draws.found)
        return None

    @property
    def wants_time(self) -> bool:
        """Whether deals are still looked for."""
        return not self._work.is_done

    def build(self, look: Look) -> Box:
        """Return what is being done, how far it is, and the way back."""
        words = say_n(
            "Looking for {n} deal that can be cleared",
            "Looking for {n} deals that can be cleared",
            self.draws.count,
        )
        cancel = Button("back", say("Cancel"), press=self.back, w=200)
        page = Column(
            [
                Text(words, "bold", theme.SUBHEADING, align="centre"),
                Picture(self._paint_bar, h=18),
                Column([cancel], align="centre"),
            ],
            26,
        )
        return Sheet(page, 560, pad_y=26)

    def _paint_bar(self, surface: pygame.Surface, look: Look, bar: Rect) -> None:
        """Paint which share of the deals is found."""
        draw_progress(surface, bar, len(self.draws.found) / self.draws.count)
