"""Pause: a sheet over the table with what a game can be told to do."""

import pygame

from golf import theme
from golf.controls.intents import Command, Intent
from golf.looks.widgets import Button, draw_text
from golf.saves.game import Game
from golf.scenes.menu_scene import MenuScene, columns, rows
from golf.scenes.stack import Change, Home, Pop, Push
from golf.services import Services
from golf.table.rect import Rect
from golf.words import say


class PauseScene(MenuScene):
    """Leaves with `ask_new_deal`, `ask_restart`, `wrap` ... or None, for play to do."""

    is_overlay = True

    def __init__(self, services: Services, game: Game) -> None:
        super().__init__(services)
        self.game = game

    def _choices(self) -> list[tuple[str, str]]:
        game = self.game
        choices = [("resume", say("Play on"))]
        if game.can_restart:
            choices.append(("restart", say("Restart this deal")))
        if game.is_round:
            choices.append(("give_up", say("Give this hole up")))
        else:
            choices.append(("new_deal", say("New deal")))
        if game.can_switch_wrap:
            is_on = game.rules.wrap
            choices.append(("wrap", say("Turn wrap off") if is_on else say("Turn wrap on")))
        choices += [
            ("copy", say("Copy the code")),
            ("rules", say("Rules")),
            ("keys", say("Keys")),
            ("settings", say("Settings")),
            ("mirror", say("Mirror the table")),
            ("sound", say("Sound on") if self.services.sounds.muted else say("Sound off")),
        ]
        if self.services.host.can_fullscreen:
            is_full = self.services.host.is_fullscreen
            choices.append(
                ("fullscreen", say("Leave full screen") if is_full else say("Full screen"))
            )
        choices.append(("title", say("To the title (the game is kept)")))
        return choices

    def _places(self) -> tuple[Rect, list[Rect]]:
        """Return the panel and a place for each choice, in two columns where one is too high."""
        look, count = self.services.look, len(self._choices())
        heading, gap, pad, line = look.px(70), look.px(8), look.px(24), self.line
        across = 1 if heading + count * (line + gap) + 2 * pad < look.size[1] else 2
        lines = -(-(count - 1) // across) + 1
        height = heading + lines * (line + gap) - gap + pad
        wide = max(look.px(412), round(250 * look.ratio)) * across + (across - 1) * gap
        panel = self.sheet((wide + 2 * pad) / look.unit, height / look.unit)
        area = Rect(panel.x + pad, panel.y + heading, panel.w - 2 * pad, panel.h - heading - pad)
        first, *rest = rows(area, lines, gap, line)
        return panel, [first, *(place for each in rest for place in columns(each, across, gap))]

    def buttons(self) -> list[Button]:
        """Return one button for each choice."""
        choices = self._choices()
        return [
            Button(key, words, place, "primary" if key == "resume" else "plain")
            for (key, words), place in zip(choices, self._places()[1], strict=False)
        ]

    def handle(self, intent: Intent) -> Change | None:
        """Take the press that paused as the one that goes on, too."""
        return super().handle(Command.BACK if intent is Command.PAUSE else intent)

    def choose(self, key: str) -> Change | None:
        """Follow a choice, or leave it to the play scene."""
        services = self.services
        match key:
            case "resume":
                return Pop()
            case "title":
                return Home()
            case "copy":
                from golf.scenes.share import share_code

                return Push(share_code(services, self.game.round))
            case "settings":
                from golf.scenes.settings import SettingsScene

                return Push(SettingsScene(services))
            case "mirror":
                services.settings.mirrored = not services.settings.mirrored
                services.keep_settings()
                return None
            case "sound":
                services.settings.muted = not services.sounds.muted
                services.sounds.set_muted(services.settings.muted)
                services.keep_settings()
                return None
            case "fullscreen":
                services.full_screen()
                self.refresh()
                return None
        # What gives a hole up asks first, as it does from the table.
        return Pop(
            {"give_up": "ask_give_up", "restart": "ask_restart", "new_deal": "ask_new_deal"}.get(
                key, key
            )
        )

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet."""
        panel, _ = self._places()
        look = self.services.look
        self.paint_sheet(surface, panel)
        heading = Rect(panel.x, panel.y + look.px(4), panel.w, look.px(66))
        words = look.fitted(say("Pause"), "display", theme.HEADING, theme.TEXT, panel.w)
        draw_text(surface, words, heading, "centre")
