"""Round results: the score card as golfers know it."""

import pygame

from golf import theme
from golf.game import Game
from golf.scenes.menu_scene import MenuScene, columns
from golf.scenes.play_status import signed, strokes_text
from golf.scenes.score_card import paint_score_card
from golf.scenes.stack import Change, Home, Swap
from golf.services import Services
from golf.sound import Cue
from golf.table.rect import Rect
from golf.widgets import Button
from golf.words import say


class RoundResultsScene(MenuScene):
    """Shows a round that is over."""

    first_focus = "again"

    def __init__(self, services: Services, game: Game) -> None:
        super().__init__(services)
        self.game = game

    def enter(self) -> None:
        """Take the game from those in progress: its result is filed."""
        super().enter()
        self.services.drop(self.game)
        self.services.sounds.play(Cue.ROUND_DONE)
        self.services.say(self._verdict())

    def _verdict(self) -> str:
        golf_round = self.game.round
        difference = golf_round.strokes - golf_round.par
        if difference < 0:
            return say("{n} under par. Drinks are on you.", n=-difference)
        if difference == 0:
            return say("Level par. As steady as they come.")
        return say("{n} over par. The weather, surely.", n=difference)

    def _places(self) -> tuple[Rect, list[Rect]]:
        """Return the panel and the places of the buttons at its foot."""
        look = self.services.look
        pad, gap, height = look.px(24), look.px(12), max(look.px(50), round(30 * look.ratio))
        panel = self.sheet(1080, 820 if look.is_tall else 560)
        area = Rect(panel.x + pad, panel.bottom - pad - height, panel.w - 2 * pad, height)
        width = min(area.w, look.px(560))
        area = Rect(area.x + (area.w - width) // 2, area.y, width, height)
        return panel, columns(area, 2, gap)

    def buttons(self) -> list[Button]:
        """Return the ways on."""
        again, title = self._places()[1]
        return [
            Button("again", say("New round"), again, "primary"),
            Button("title", say("Title"), title),
        ]

    def choose(self, key: str) -> Change | None:
        """Begin another round, or leave."""
        if key == "title":
            return Home()
        from golf.scenes.start import game_scene, new_round

        return Swap(game_scene(self.services, new_round(self.services, self.game.rules)))

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the card."""
        look = self.services.look
        surface.blit(look.backdrop(9), (0, 0))
        panel, (button, _) = self._places()
        self.paint_sheet(surface, panel)
        golf_round = self.game.round
        pad = look.px(24)
        mark = look.picture("title/wordmark", (look.px(150), look.px(66)))
        surface.blit(mark, (panel.x + pad, panel.y + pad))
        total, against = strokes_text(golf_round.strokes), golf_round.strokes - golf_round.par
        figure = look.text(total, "display", theme.HEADING * 1.4, theme.TEXT)
        colour = theme.TEXT_STRONG if against < 0 else theme.FAIRWAY
        badge = look.text(signed(against), "display", theme.HEADING * 0.8, colour)
        right = panel.right - pad
        top = panel.y + pad + (mark.get_height() - figure.get_height()) // 2
        surface.blit(figure, (right - figure.get_width(), top))
        base = top + round(0.86 * figure.get_height()) - round(0.86 * badge.get_height())
        x = right - figure.get_width() - look.px(16) - badge.get_width()
        surface.blit(badge, (x, base))
        y = panel.y + pad + mark.get_height() + look.px(10)
        place = Rect(panel.x + pad, y, panel.w - 2 * pad, look.px(30))
        y = self.paint_words(surface, self._verdict(), place, role="bold")
        bottom = button.y - look.px(16)
        top = y + look.px(10)
        paint_score_card(surface, look, golf_round, place._replace(y=top, h=bottom - top))
