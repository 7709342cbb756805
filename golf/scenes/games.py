"""The games in progress: each can be played on from the title."""

import pygame

from golf import theme
from golf.geometry import Rect
from golf.saves.game import Game
from golf.scenes.menu_scene import MenuScene, grid
from golf.scenes.play_status import signed
from golf.scenes.stack import Change, Swap
from golf.services import Services
from golf.texts.games import game_name
from golf.ui.widgets import Button
from golf.words import say, say_n


def games_in_progress(services: Services) -> list[Game]:
    """Return the games that can be played on, the latest first."""
    return [game for game in reversed(services.games.values()) if _goes_on(game)]


def latest_game(services: Services) -> Game | None:
    """Return the game that was left last, None without one; it may be a hole with its result."""
    begun = (game for game in reversed(services.games.values()) if game.has_progress)
    return next(begun, None)


def _goes_on(game: Game) -> bool:
    return game.has_progress and (game.is_round or not game.has_result)


def progress(game: Game) -> str:
    """Return how far a game is: its hole and score, or its deal."""
    if game.is_round:
        score = signed(game.round.strokes_finished - game.round.par_finished)
        return say("hole {n}, {score}", n=game.round.number, score=score)
    return say("deal {deal}", deal=game.hole.deal) if game.hole.deal.number else say("board")


def progress_with_cards(game: Game) -> str:
    """Return how far a game is, and how many cards the hole in play has left."""
    left = say_n("{n} card left", "{n} cards left", game.hole.cards_left)
    return f"{progress(game)} · {left}"


def named_progress(game: Game) -> str:
    """Return how far a game is, and the name of the course that it is played on."""
    return progress(game) if game.course is None else f"{game.course} · {progress(game)}"


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
        from golf.scenes.deal import game_scene

        return Swap(game_scene(self.services, self.services.games[key]))

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet."""
        panel, heading, _ = self._places()
        self.paint_sheet(surface, panel)
        self.paint_words(surface, say("Games in progress"), heading, role="display",
                         size=theme.HEADING, align="centre")  # fmt: skip
