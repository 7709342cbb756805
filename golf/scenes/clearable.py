"""The search for deals that can be cleared, before a game of them is dealt."""

import pygame

from golf import theme
from golf.background import Background
from golf.core.rules import HOLES_IN_ROUND, Rules
from golf.geometry import Rect
from golf.routes import Change, Swap
from golf.saves.clearable import ClearableDraw
from golf.scenes import openings
from golf.scenes.menu_scene import MenuScene
from golf.services import Services
from golf.ui.shapes import draw_box
from golf.ui.widgets import Button
from golf.words import say, say_n

SLICE = 0.008
"""Seconds of a frame for the search; nothing else moves meanwhile."""


class ClearableScene(MenuScene):
    """Looks for the deals of a game of `kind` (`round` or `hole`), then begins it."""

    def __init__(self, services: Services, kind: str, rules: Rules) -> None:
        super().__init__(services)
        self.kind = kind
        self.draws = ClearableDraw(
            lambda: services.storage.new_deal(services.rng),
            rules,
            HOLES_IN_ROUND if kind == "round" else 1,
        )
        self._work = Background(self.draws.drawing())

    def enter(self) -> None:
        """Say what is being done."""
        super().enter()
        self.services.say(self._words())

    def update(self, dt: float) -> Change | None:
        """Look on; begin the game once all deals are found."""
        from golf.saves.new_games import new_game

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

    # ---- picture

    def _words(self) -> str:
        return say_n(
            "Looking for {n} deal that can be cleared",
            "Looking for {n} deals that can be cleared",
            self.draws.count,
        )

    def _places(self) -> tuple[Rect, Rect, Rect, Rect]:
        """Return the panel, the words, the bar and the button."""
        look = self.services.look
        pad, unit = look.px(24), max(look.px(48), self.touch)
        panel = self.sheet(560, 250)
        inner = panel.inflate(-pad, -pad)
        width = min(inner.w, look.px(200))
        back = Rect(panel.center[0] - width // 2, inner.bottom - unit, width, unit)
        bar = Rect(inner.x, back.y - look.px(44), inner.w, look.px(18))
        return panel, inner._replace(h=bar.y - inner.y), bar, back

    def buttons(self) -> list[Button]:
        """Return the way back."""
        return [Button("back", say("Cancel"), self._places()[3])]

    def choose(self, key: str) -> Change | None:
        """Leave the search."""
        return self.back()

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet and how far the search is."""
        look = self.services.look
        panel, words, bar, _ = self._places()
        surface.blit(look.backdrop(1), (0, 0))
        self.paint_sheet(surface, panel)
        self.paint_words(surface, self._words(), words, role="bold", size=theme.SUBHEADING,
                         align="centre")  # fmt: skip
        draw_box(surface, bar, bar.h // 2, theme.BUTTON_LIP)
        width = bar.w * len(self.draws.found) // self.draws.count
        if width:
            draw_box(surface, bar._replace(w=max(bar.h, width)), bar.h // 2, theme.FAIRWAY)
