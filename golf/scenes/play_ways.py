"""The ways out of a hole: the next one, another deal, the same again, giving up, the title."""

from golf import routes
from golf.routes import Change, Home, Push, Swap
from golf.saves.game import Game
from golf.saves.new_games import next_hole
from golf.saves.settings import VERDICT_MARKS
from golf.saves.storage import new_id
from golf.scenes import openings
from golf.services import Services
from golf.texts.assisted import verdict_marks
from golf.words import say


class Ways:
    """Leads from one game's hole to wherever the player goes, for good or to come back."""

    def __init__(self, services: Services, game: Game) -> None:
        self.services = services
        self.game = game

    def next(self) -> Change:
        """Go on behind a hole that is over."""
        game = self.game
        if game.kind == "daily-hole" and game.daily is not None:
            self.services.file(game)
            return Swap(routes.Daily(game.daily))
        if not game.is_round:
            return self.new_deal()
        if game.round.is_last_hole:
            return Swap(routes.RoundResults(game))
        next_hole(self.services.storage, game)
        return Swap(routes.Table(game))

    def pause(self) -> Change:
        """Show the pause menu."""
        return Push(routes.Pause(self.game))

    def ask_new_deal(self) -> Change:
        """Ask what is to become of a hole that was begun; deal anew at once where it was not."""
        if self.game.is_round:
            question = say("Leave the hole?")
            answers = [
                ("stay", say("Play on")),
                ("new_round", say("New round (this one is given up)")),
                ("one_hole", say("One hole (the round is kept)")),
                ("give_up", say("Give this hole up")),
            ]
        elif self.game.hole.has_begun and not self.game.hole.is_over:
            question = say("Deal new cards? This hole is given up.")
            answers = [("stay", say("Play on")), ("new_deal", say("New deal"))]
        else:
            return self.new_deal()
        return Push(routes.Question(question, answers))

    def ask_verdict(self) -> Change:
        """Say before the first verdict what it does to the result; it stays off without a yes."""
        self.services.settings.verdict = False
        self.services.tell_once(VERDICT_MARKS)
        answers = [("stay", say("Leave it off")), ("verdict", say("Turn it on"))]
        return Push(routes.Question(verdict_marks(), answers))

    def turn_verdict_on(self) -> None:
        """Show the verdict from here on."""
        self.services.settings.verdict = True
        self.services.storage.save_settings()

    def ask_give_up(self) -> Change:
        """Ask before a hole is given up."""
        left = self.game.hole.cards_left
        question = say("Give this hole up? Its {n} cards count.", n=left)
        answers = [("stay", say("Play on")), ("give_up", say("Give up"))]
        return Push(routes.Question(question, answers))

    @property
    def must_ask_to_restart(self) -> bool:
        """Whether a restart would give a hole up that its player may not mean to give up."""
        hole = self.game.hole
        if not self.game.can_restart or not hole.has_begun or hole.is_over:
            return False
        return self.services.settings.confirm_give_up and self.game.rules.undo != "all"

    def ask_restart(self) -> Change:
        """Ask before a hole is given up for another attempt."""
        question = say("Deal these cards again? This attempt is given up.")
        answers = [("stay", say("Play on")), ("restart", say("Restart"))]
        return Push(routes.Question(question, answers))

    def new_deal(self) -> Change:
        """Deal a random hole by the same rules in the place of this one."""
        self.services.abandon(self.game)
        return self.one_hole()

    def one_hole(self) -> Change:
        """Deal a random hole by the same rules, and keep the game in progress."""
        # Another hole may be in progress, too: then it asks.
        return Swap(openings.random_deals(self.services, "hole", self.game.rules))

    def new_round(self) -> Change:
        """Give the round up and begin one of random deals, against the clock if this one was."""
        self.services.abandon(self.game)
        rules = self.game.rules
        if self.game.is_speed:
            return Swap(openings.random_deals(self.services, "speed", rules))
        return Swap(openings.random_deals(self.services, "round", rules))

    def restart(self) -> Change | None:
        """Deal the same hole again as the next attempt; None where the hole counts once."""
        if not self.game.can_restart:
            return None
        self.services.abandon(self.game)
        attempt = self.services.storage.next_attempt(self.game.hole.deal)
        self.game.restart(new_id(), attempt)
        return Swap(routes.Table(self.game))

    def leave(self) -> Change:
        """Return to the title, from where the hole that is not over is a press away."""
        if not self.game.is_round and self.game.hole.is_over:
            self.services.file(self.game)
        return Home()
