"""Pause: a sheet below the cards with what a game can be told to do."""

from dataclasses import replace

import pygame

from golf import routes, theme
from golf.controls.intents import Command, Intent
from golf.core.record import Record
from golf.geometry import Rect
from golf.routes import Change, Home, Pop, Push
from golf.saves.game import Game
from golf.scenes.menu_scene import MenuScene, columns, grid, rows
from golf.services import Services
from golf.ui.widgets import Button, draw_text
from golf.words import say


class PauseScene(MenuScene):
    """Leaves with `ask_new_deal`, `ask_restart`, `wrap` ... or None, for play to do."""

    is_overlay = True

    def __init__(self, services: Services, game: Game) -> None:
        super().__init__(services)
        self.game = game

    def _choices(self) -> list[tuple[str, str]]:
        """Return the ways on as (key, words): to play, to the title, then all others.

        Each keeps its place as long as the game lasts, also where it is no way now.
        """
        game = self.game
        choices = [("resume", say("Play on")), ("title", say("To the title (the game is kept)"))]
        if not game.is_round:
            choices.append(("restart", say("Restart this deal")))
        if game.is_off_record:
            choices.append(("leave", say("Back to the result")))
        elif game.is_round:
            choices.append(("give_up", say("Give this hole up")))
        else:
            choices.append(("new_deal", say("New deal")))
        choices.append(("wrap", say("Turn wrap off") if game.rules.wrap else say("Turn wrap on")))
        choices += [
            ("copy", say("Copy the code")),
            ("rules", say("Rules")),
            ("keys", say("Controls")),
            ("settings", say("Settings")),
            ("mirror", say("Mirror the table")),
            ("sound", say("Sound")),
        ]
        if self.services.host.can_fullscreen:
            is_full = self.services.host.is_fullscreen
            choices.append(
                ("fullscreen", say("Leave full screen") if is_full else say("Full screen"))
            )
        return choices

    def _places(self) -> tuple[Rect, Rect, list[Rect]]:
        """Return the panel, the place of the heading, and one for each choice."""
        look, count = self.services.look, len(self._choices()) - 2
        gap, pad, margin = look.px(8), look.px(18), look.px(12)
        across = 3 if look.is_tall else -(-count // 3)
        lines = -(-count // across)
        height = lines * (self.line + gap) - gap
        heading_h = look.font("display", look.text_px(theme.HEADING)).get_linesize()
        width = min(look.size[0] - 2 * margin, look.px(1180))
        if look.is_tall:
            above = heading_h + self.line + 2 * gap
            panel = self._panel(width, above + height + 2 * pad)
            inner = panel.inflate(-pad, -pad)
            heading = inner._replace(h=heading_h)
            ways = columns(Rect(inner.x, heading.bottom + gap, inner.w, self.line), 2, gap)
            area = Rect(inner.x, inner.bottom - height, inner.w, height)
        else:
            panel = self._panel(width, max(height, heading_h + 2 * self.line + gap) + 2 * pad)
            inner = panel.inflate(-pad, -pad)
            left = inner._replace(w=round(0.24 * inner.w))
            ways = rows(left._replace(y=left.bottom - 2 * self.line - gap), 2, gap, self.line)
            heading = left._replace(h=ways[0].y - left.y - gap)
            x = left.right + 3 * gap
            area = Rect(x, inner.bottom - height, inner.right - x, height)
        return panel, heading, ways + grid(area, count, across, gap, self.line)

    def _panel(self, width: int, height: int) -> Rect:
        """Return a panel at the lower edge, below the cards."""
        look = self.services.look
        y = look.size[1] - look.px(12) - height
        return Rect((look.size[0] - width) // 2, y, width, height)

    def find_sheet_top(self) -> int:
        """Return where the sheet begins: the cards stay in sight above it."""
        return self._places()[0].y

    def buttons(self) -> list[Button]:
        """Return one button for each choice."""
        choices = self._choices()
        enabled = {"restart": self.game.can_restart, "wrap": self.game.can_switch_wrap}
        values = {"sound": say("off") if self.services.sounds.muted else say("on")}
        return [
            Button(
                key,
                words,
                place,
                "primary" if key == "resume" else "plain",
                value=values.get(key, ""),
                is_enabled=enabled.get(key, True),
            )
            for (key, words), place in zip(choices, self._places()[2], strict=True)
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
                return Push(routes.ShareCode(Record.of(self.game.round)))
            case "rules":
                return Push(
                    routes.Help("rules", replace(self.game.rules, holes=len(self.game.round.deals)))
                )
            case "keys":
                return Push(routes.Help("controls"))
            case "settings":
                return Push(routes.Settings())
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
        look = self.services.look
        panel, heading, _ = self._places()
        self.paint_sheet(surface, panel)
        words = look.fitted(say("Pause"), "display", theme.HEADING, theme.TEXT, heading.w)
        draw_text(surface, words, heading, "centre" if look.is_tall else "left")
