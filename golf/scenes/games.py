"""The games in progress: each can be played on from the title."""

from functools import partial

from golf import routes
from golf.core.position import TABLEAU_CARDS
from golf.routes import Change, Swap
from golf.saves.game import Game
from golf.scenes.page import Page
from golf.services import Services
from golf.texts.dates import date_text
from golf.texts.games import deal_name, game_name
from golf.texts.numbers import against_par
from golf.texts.score import cards_text
from golf.ui.box import Box, Column, grid
from golf.ui.leaves import Sheet, heading
from golf.ui.look import Look
from golf.ui.widgets import Button
from golf.words import say


def games_in_progress(services: Services) -> list[Game]:
    """Return the games that can be played on, the latest first."""
    latest_first = reversed(services.games.values())
    return [game for game in latest_first if game.has_progress and not game.is_at_end]


def latest_game(services: Services) -> Game | None:
    """Return the game in progress that was left last, None without one."""
    return next(iter(games_in_progress(services)), None)


def progress(game: Game) -> str:
    """Return how far a game is: the hole that it goes on with and its score, or its deal."""
    if game.is_round:
        number = game.round.number + game.has_result
        if not game.round.finished:
            return say("hole {n}", n=number)
        score = against_par(game.round.strokes_finished, game.round.par_finished)
        return say("hole {n}, {score}", n=number, score=score)
    if game.daily is not None:
        return date_text(game.daily)
    return deal_name(game.rules, str(game.hole.deal))


def progress_with_cards(game: Game) -> str:
    """Return how far a game is, and how many cards the hole that it goes on with has left."""
    left = cards_text(TABLEAU_CARDS if game.has_result else game.hole.cards_left)
    # The name of a daily has its date already.
    return left if game.kind == "daily-hole" else f"{progress(game)} · {left}"


def named_progress(game: Game) -> str:
    """Return how far a game is, and its course or its day, where it has one."""
    how_far = progress(game)
    if game.kind == "daily-hole":
        return say("Daily, {day}", day=how_far)
    name = game.course or (date_text(game.daily) if game.daily else "")
    return f"{name} · {how_far}" if name else how_far


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
            for game in games_in_progress(self.services)
        ]
        buttons.append(Button("back", say("Back"), kind="primary", press=self.back))
        across = 2 if look.is_low and not look.is_tall else 1
        page = Column([heading(say("Games in progress"), h=66), grid(buttons, across, 10)], 0)
        return Sheet(page, 620 * across)

    def _go_on(self, game: Game) -> Change:
        return Swap(routes.GoOn(game))
