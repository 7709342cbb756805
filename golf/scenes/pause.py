"""Pause: a sheet below the cards with what a game can be asked to do."""

from dataclasses import replace
from functools import partial

from golf import routes
from golf.controls.intents import Command, Intent
from golf.core.game import Game
from golf.core.record import Record
from golf.routes import Change, Home, Pop, Push
from golf.scenes.page import Page
from golf.services import Services
from golf.texts.game_names import board_name
from golf.ui.box import Box, Column, Row, grid
from golf.ui.buttons import Button
from golf.ui.leaves import Sheet, heading
from golf.ui.look import Look
from golf.words import say


class PauseScene(Page):
    """Leaves with a command for play to do: a new deal, a restart, the wrap switch ...; or None."""

    is_overlay = True
    keeps_cards_in_sight = True

    def __init__(self, services: Services, game: Game) -> None:
        super().__init__(services)
        self.game = game

    def build(self, look: Look) -> Box:
        """Return the ways back to play and to the title, and all others beside or below them."""
        ways = [
            Button("resume", say("Play on"), kind="primary", press=Pop),
            Button("title", say("To the title (the game is kept)"), press=Home),
        ]
        others = [*self._game_choices(), *self._other_choices()]
        title = heading(say("Pause"), "centre" if look.is_tall else "left", h=46)
        if look.is_tall:
            page: Box = Column([title, grid(ways, 2), grid(others, 3)])
        else:
            left = Column([title.changed(grow=1.0), *ways], grow=0.24)
            choices = grid(others, -(-len(others) // 3)).changed(spare=1.0, grow=0.76)
            page = Row([left, choices], 24)
        return Sheet(page, 1180, at=1.0, pad=18)

    def _game_choices(self) -> list[Button]:
        """Return what becomes of the game.

        Each keeps its place as long as the game lasts, also where it is no way now.
        """
        game = self.game
        choices = []
        if not game.is_round:
            choices.append((Command.RESTART, say("Restart this deal"), game.can_restart))
        if game.is_off_record:
            choices.append((Command.LEAVE, say("Back to the result"), True))
        elif game.is_round:
            choices.append((Command.GIVE_UP, say("Give this hole up"), True))
        else:
            choices.append((Command.NEW_DEAL, say("New deal"), True))
        wrap = say("Turn wrap off") if game.rules.wrap else say("Turn wrap on")
        choices.append((Command.SWITCH_WRAP, wrap, game.can_switch_wrap))
        choices.append((Command.VERDICT, say("Verdict"), not game.hole.is_over))
        return [
            Button(command, words, is_enabled=is_open, press=partial(Pop, command))
            for command, words, is_open in choices
        ]

    def _other_choices(self) -> list[Button]:
        """Return what leads to pages, and what changes the table at once."""
        services, game = self.services, self.game
        rules = replace(game.rules, holes=len(game.round.deals))
        choices = [
            *self._tour_choices(),
            Button("copy", say("Copy the code"), press=self._copy),
            Button("rules", say("Rules"), press=partial(Push, routes.Help("rules", rules))),
            Button("keys", say("Controls"), press=partial(Push, routes.Help("controls"))),
            Button("settings", say("Settings"), press=partial(Push, routes.Settings())),
            Button("mirror", say("Mirror the table"), press=self._mirror),
            Button("sound", say("Sound"), value=say("off") if services.is_muted else say("on"),
                   press=services.switch_sound),
        ]  # fmt: skip
        if services.host.can_fullscreen:
            is_full = services.host.is_fullscreen
            words = say("Leave full screen") if is_full else say("Full screen")
            choices.append(Button("fullscreen", words, press=services.full_screen))
        return choices

    def _tour_choices(self) -> list[Button]:
        """Return how the event stands that is played, if one is."""
        if self.game.entry is None:
            return []
        way = partial(Push, routes.LeaderBoard(self.game))
        return [Button("board", board_name(self.game), press=way)]

    def _copy(self) -> Change:
        return Push(routes.ShareCode(Record.of(self.game.round)))

    def _mirror(self) -> None:
        self.services.settings.mirrored = not self.services.settings.mirrored
        self.services.keep_settings()

    def handle(self, intent: Intent) -> Change | None:
        """Go on with the key or button that paused as well."""
        return super().handle(Command.BACK if intent is Command.PAUSE else intent)
