"""The games in progress: each can be played on from the title."""

from functools import partial

from golf import routes
from golf.core.game import Game
from golf.routes import Change, Swap
from golf.scenes.page import Page
from golf.texts.game_names import game_name, progress_with_cards
from golf.ui.box import Box, Column, grid
from golf.ui.buttons import Button
from golf.ui.leaves import Sheet, heading
from golf.ui.look import Look
from golf.words import say


class GamesScene(Page):
    """Lists the games in progress."""

    is_overlay = True
    dims_below = True

    def build(self, look: Look) -> Box:
        """Return a button for each game and the way back, in pairs where the window is low."""
        buttons = [
            Button(
                game.kind,
                game_name(game),
                value=progress_with_cards(game),
                press=partial(self._go_on, game),
            )
            for game in self.services.games_in_progress
        ]
        buttons.append(Button("back", say("Back"), kind="primary", press=self.back))
        across = 2 if look.is_low and not look.is_tall else 1
        page = Column([heading(say("Games in progress"), h=66), grid(buttons, across, 10)], 0)
        return Sheet(page, 620 * across)

    def _go_on(self, game: Game) -> Change:
        return Swap(routes.GoOn(game))
