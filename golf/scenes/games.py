"""The games in progress: each can be played on from the title."""

import pygame

from golf import routes, theme
from golf.core.position import TABLEAU_CARDS
from golf.geometry import Rect
from golf.routes import Change, Swap
from golf.saves.game import Game
from golf.scenes.menu_scene import MenuScene, grid
from golf.services import Services
from golf.texts.dates import date_text
from golf.texts.games import deal_name, game_name
from golf.texts.numbers import against_par
from golf.texts.score import cards_text
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


class GamesScene(MenuScene):
    """Lists the games in progress."""

    is_overlay = True
    dims_below = True

    def _places(self) -> tuple[Rect, Rect, list[Rect]]:
        """Return the panel, the heading, and the places of the buttons."""
        look = self.services.look
        pad, gap, heading = look.px(24), look.px(10), look.px(66)
        unit = max(look.px(52), self.touch)
        count = len(games_in_progress(self.services)) + 1
        height = heading + count * (unit + gap) + 2 * pad
        # Where one below the other is too high they stand in pairs.
        across = 1 if height <= look.size[1] - 2 * look.px(12) else 2
        if across == 2:
            height = heading + -(-count // 2) * (unit + gap) + 2 * pad
        panel = self.sheet(620 * across, height / look.unit)
        inner = panel.inflate(-pad, -pad)
        area = Rect(inner.x, inner.y + heading, inner.w, max(1, inner.h - heading))
        return panel, inner._replace(h=heading), grid(area, count, across, gap, unit)

    def buttons(self) -> list[Button]:
        """Return a button for each game, and the way back."""
        found = games_in_progress(self.services)
        places = self._places()[2]
        buttons = [
            Button(game.kind, game_name(game), place, value=progress_with_cards(game))
            for game, place in zip(found, places, strict=False)
        ]
        return [*buttons, Button("back", say("Back"), places[-1], "primary")]

    def choose(self, key: str) -> Change | None:
        """Play a game on."""
        if key == "back":
            return self.back()
        return Swap(routes.GoOn(self.services.games[key]))

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet."""
        panel, heading, _ = self._places()
        self.paint_sheet(surface, panel)
        self.paint_words(surface, say("Games in progress"), heading, role="display",
                         size=theme.HEADING, align="centre")  # fmt: skip
