"""Ask before a new game takes the place of one of its kind that is in progress."""

from golf.saves.game import Game
from golf.scenes.deal import game_scene, go_on
from golf.scenes.question import QuestionScene
from golf.scenes.stack import Change, Pop, Scene, Swap
from golf.services import Services
from golf.words import say


class ReplaceScene(QuestionScene):
    """Asks, and begins the new game where the player agrees."""

    def __init__(self, services: Services, game: Game) -> None:
        super().__init__(
            services,
            say("A round is in progress. Give it up and begin a new one?")
            if game.is_round
            else say("A hole is in progress. Give it up and begin a new one?"),
            [
                ("stay", say("Keep it")),
                ("resume", say("Play it on")),
                ("begin", say("Give it up")),
            ],
        )
        self.game = game

    def answer(self, key: str) -> Change | None:
        """Begin, or leave everything as it is."""
        if key == "stay":
            return Pop()
        if key == "resume":
            return Swap(go_on(self.services, self.services.games[self.game.kind]))
        # The hole in play counts, or a bad one could be made to vanish.
        self.services.abandon(self.services.games[self.game.kind])
        return Swap(game_scene(self.services, self.game))


def begin(services: Services, game: Game) -> Scene:
    """Return the scene that begins a new game, or asks first where another would be lost."""
    other = services.games.get(game.kind)
    if other is None or not other.has_progress or other.is_at_end:
        return game_scene(services, game)
    return ReplaceScene(services, game)
