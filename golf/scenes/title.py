"""The title: what can be played, under which rules, over a table that plays itself."""

import pygame

from golf import theme
from golf.controls import Hover, Intent
from golf.core.rules import Rules
from golf.game import Game
from golf.look import Look
from golf.rules_text import rules_name, rules_summary
from golf.scenes.demo import Demo
from golf.scenes.menu_scene import MenuScene, columns, rows
from golf.scenes.play_status import signed
from golf.scenes.stack import Change, Push, Quit
from golf.services import Services
from golf.table.rect import Rect
from golf.widgets import Button, draw_box
from golf.words import say


class TitleScene(MenuScene):
    """The lowest scene of the stack."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._demo: Demo | None = None

    @property
    def demo(self) -> Demo:
        """The table behind the menu, laid when it is first seen."""
        if self._demo is None:
            self._demo = Demo(self.services)
        return self._demo

    # ---- what is offered

    @property
    def rules(self) -> Rules:
        """The rules that a new game is played by."""
        return Rules.parse(self.services.settings.rules)

    def _latest(self) -> Game | None:
        games = [game for game in self.services.games.values() if game.has_progress]
        return games[-1] if games else None

    def enter(self) -> None:
        """Begin with the way on that is most likely wanted."""
        super().enter()
        self._focus_first()

    def resume(self, result: object) -> Change | None:
        """Show what has changed meanwhile."""
        self.refresh()
        self._focus_first()
        self.demo.wait()
        return None

    def _focus_first(self) -> None:
        wanted = "round" if self.rules.holes > 1 else "hole"
        self.menu.focus = "continue" if self._latest() else wanted

    def _choices(self) -> list[tuple[str, str, str]]:
        """Return the buttons below the wordmark: key, words, value."""
        choices = []
        latest = self._latest()
        if latest is not None:
            choices.append(("continue", say("Continue"), _progress(latest)))
        choices += [
            ("round", say("New round"), say("nine holes")),
            ("hole", say("One hole"), ""),
            ("deal", say("Deal number"), ""),
            ("rules", say("Rules"), rules_name(self.rules)),
        ]
        return choices

    def buttons(self) -> list[Button]:
        """Return the choices, and the small buttons below."""
        panel = self._panel()
        choices, small = self._choices(), self._small()
        look = self.services.look
        tallest, gap = look.px(54), look.px(9)
        area, foot = self._button_area(panel)
        latest = choices[0][0]
        buttons = [
            Button(
                key,
                words,
                place,
                "primary" if key == latest else "plain",
                value=value,
                align="left",
            )
            for (key, words, value), place in zip(
                choices, rows(area, len(choices), gap, tallest), strict=True
            )
        ]
        return buttons + [
            Button(key, words, place, "plain")
            for (key, words), place in zip(small, columns(foot, len(small), gap), strict=True)
        ]

    def _small(self) -> list[tuple[str, str]]:
        small = [("keys", say("Keys"))]
        if self.services.host.can_fullscreen:
            small.append(("fullscreen", say("Full screen")))
        if not self.services.host.is_web:
            small.append(("quit", say("Quit")))
        return small

    # ---- places

    def _panel(self) -> Rect:
        look = self.services.look
        width, height = look.size
        margin = look.px(16)
        if look.is_tall:
            h = min(height - 2 * margin, look.px(620))
            return Rect(margin, height - margin - h, width - 2 * margin, h)
        w = min(look.px(430), width - 2 * margin)
        return Rect(margin, margin, w, height - 2 * margin)

    def _button_area(self, panel: Rect) -> tuple[Rect, Rect]:
        """Return the place of the choices and that of the small buttons."""
        look = self.services.look
        pad, small = look.px(22), look.px(44)
        foot = Rect(panel.x + pad, panel.bottom - pad - small, panel.w - 2 * pad, small)
        line_h = look.font("body", look.text_px(theme.SMALL)).get_linesize()
        count = len(self._choices())
        height = count * look.px(54 + 9)
        bottom = foot.y - look.px(14) - 3 * line_h
        top = max(panel.y + look.px(190), bottom - height)
        return Rect(foot.x, top, foot.w, max(1, bottom - top)), foot

    # ---- intents

    def handle(self, intent: Intent) -> Change | None:
        """Stop the demo, whatever it is that came."""
        if not isinstance(intent, Hover):
            self.demo.wait()
        return super().handle(intent)

    def back(self) -> Change | None:
        """Stay: the title is left by its own button, or by closing the window."""
        return None

    def choose(self, key: str) -> Change | None:
        """Follow a choice."""
        from golf.scenes import start

        services = self.services
        match key:
            case "continue":
                latest = self._latest()
                return None if latest is None else Push(start.game_scene(services, latest))
            case "round":
                return self._begin(start.new_round(services, self.rules))
            case "hole":
                return self._begin(start.new_hole(services, self.rules))
            case "deal":
                from golf.scenes.deal_entry import DealEntryScene

                return Push(DealEntryScene(services))
            case "rules":
                from golf.scenes.rules_choice import RulesChoiceScene

                return Push(RulesChoiceScene(services))
            case "keys":
                from golf.scenes.help import keys_page

                return Push(keys_page(services))
            case "fullscreen":
                services.full_screen()
            case "quit":
                return Quit()
        return None

    def _begin(self, game: Game) -> Change:
        from golf.scenes.replace import replace_question
        from golf.scenes.start import game_scene

        question = replace_question(self.services, game)
        return Push(question or game_scene(self.services, game))

    # ---- time and picture

    def update(self, dt: float) -> Change | None:
        """Let the demo play."""
        self.demo.update(dt)
        return None

    @property
    def is_moving(self) -> bool:
        """Whether cards of the demo move."""
        return self._demo is not None and self._demo.is_moving

    def resize(self) -> None:
        """Follow the window."""
        super().resize()
        if self._demo is not None:
            self._demo.resize()

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the demo, the panel and the wordmark."""
        look = self.services.look
        surface.blit(look.backdrop(1), (0, 0))
        self.demo.draw(surface)
        panel = self._panel()
        self.paint_sheet(surface, panel)
        self._paint_wordmark(surface, panel)
        area, foot = self._button_area(panel)
        line_h = look.font("body", look.text_px(theme.SMALL)).get_linesize()
        words = Rect(area.x, foot.y - look.px(8) - 3 * line_h, area.w, 3 * line_h)
        self.paint_words(
            surface, rules_summary(self.rules), words, size=theme.SMALL, colour=theme.TEXT_QUIET
        )

    def _paint_wordmark(self, surface: pygame.Surface, panel: Rect) -> None:
        look = self.services.look
        area, _ = self._button_area(panel)
        room = area.y - panel.y
        size = min(theme.TITLE, room * 0.5 / look.unit)
        word = look.text("Golf", "display", size, theme.TEXT)
        x = area.x
        y = panel.y + max(look.px(4), (room - word.get_height() - look.px(30)) // 2)
        surface.blit(word, (x, y))
        pole_x = x + word.get_width() + look.px(26)
        _paint_flag(surface, look, pole_x, y + round(word.get_height() * 0.2), word.get_height())
        line = look.text(say("Solitaire on nine holes"), "body", theme.BODY, theme.TEXT_QUIET)
        surface.blit(line, (x, y + word.get_height() - look.px(4)))


def _paint_flag(surface: pygame.Surface, look: Look, x: int, y: int, height: int) -> None:
    """Paint a flag in its hole, the mark of the game."""
    pole = max(2, look.px(4))
    height = round(height * 0.66)
    hole = pygame.Rect(0, 0, look.px(34), look.px(11))
    hole.center = (x + pole // 2, y + height)
    pygame.draw.ellipse(surface, theme.NIGHT, hole)
    draw_box(surface, Rect(x, y, pole, height), pole // 2, theme.TEXT)
    width, drop = look.px(46), look.px(34)
    points = [
        (x + pole, y),
        (x + pole + width, y + drop * 0.42),
        (x + pole, y + drop),
    ]
    pygame.draw.polygon(surface, theme.FLAG, points)
    pygame.draw.aalines(surface, theme.FLAG, True, points)


def _progress(game: Game) -> str:
    if game.is_round:
        score = signed(game.round.strokes_finished - game.round.par_finished)
        return say("hole {n}, {score}", n=game.round.number, score=score)
    return say("deal {deal}", deal=game.hole.deal) if game.hole.deal.number else say("board")
