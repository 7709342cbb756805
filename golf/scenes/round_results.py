"""Round results: the score card as golfers know it."""

import pygame

from golf import routes, theme
from golf.geometry import Rect
from golf.routes import Change, Home, Push, Swap
from golf.saves.game import Game
from golf.scenes import openings
from golf.scenes.filed import Filed
from golf.scenes.menu_scene import MenuScene, answer_grid, columns
from golf.scenes.play_status import signed
from golf.scenes.score_card import against_colour, card_note, paint_score_card
from golf.services import Services
from golf.sound import Cue
from golf.texts.games import speed_text
from golf.texts.numbers import signed_text
from golf.ui.widgets import Button
from golf.words import say, say_n


class RoundResultsScene(MenuScene):
    """Shows a round that is over."""

    first_focus = "again"

    def __init__(self, services: Services, game: Game) -> None:
        super().__init__(services)
        self.game = game
        self.filed = Filed(services, game.id)

    def enter(self) -> None:
        """Take the game from those in progress: its result is filed."""
        super().enter()
        self.services.drop(self.game)
        self.services.sounds.play(Cue.ROUND_DONE)
        self.services.say(" ".join([self._verdict(), *self._notes()]))

    def resume(self, result: object) -> Change | None:
        """Show what has changed meanwhile."""
        self.refresh()
        return None

    def update(self, dt: float) -> Change | None:
        """Look the round up in the history, a slice of every frame."""
        if self.filed.run():
            self.refresh()
        return None

    @property
    def wants_time(self) -> bool:
        """Whether the round is still being looked up."""
        return self.filed.is_working

    def _verdict(self) -> str:
        golf_round = self.game.round
        difference = golf_round.strokes - golf_round.par
        if difference < 0:
            return say("{n} under par. Drinks are on you.", n=-difference)
        if difference == 0:
            return say("Level par. As steady as they come.")
        return say("{n} over par. The weather, surely.", n=difference)

    def _notes(self) -> list[str]:
        """Return what is to be said beside the verdict: time, help, place."""
        notes = []
        if self.game.is_speed:
            notes.append(speed_text(self.game.round.strokes, self.game.seconds))
        assisted = self.game.assisted_holes
        if assisted:
            notes.append(
                say_n(
                    "With help at hole {holes}: the round stands in the table of assisted ones.",
                    "With help at holes {holes}: the round stands in the table of assisted ones.",
                    len(assisted),
                    holes=", ".join(map(str, assisted)),
                )
            )
        found = self.filed.standing
        if found is not None and found.place is not None and found.of > 1:
            notes.append(say("Place {place} of {of}.", place=found.place, of=found.of))
        return notes

    def _answers(self) -> list[tuple[str, str]]:
        return [
            ("again", _again_words(self.game.kind)),
            ("initials", say("Initials")),
            ("replay", say("Replay")),
            ("share", say("Share")),
            ("title", say("Title")),
        ]

    def _places(self) -> tuple[Rect, list[Rect]]:
        """Return the panel and the places of the buttons at its foot."""
        look = self.services.look
        pad, gap, height = look.px(24), look.px(12), max(look.px(50), look.touch)
        panel = self.sheet(1080, 820 if look.is_tall else 560)
        area = Rect(panel.x + pad, panel.bottom - pad - height, panel.w - 2 * pad, height)
        answers = self._answers()
        if look.is_tall:
            lines = -(-len(answers) // 2)
            top = area.bottom - lines * (height + gap) + gap
            area = area._replace(y=top, h=area.bottom - top)
            return panel, answer_grid(area, len(answers), 2, gap, height)
        return panel, columns(area, len(answers), gap)

    def buttons(self) -> list[Button]:
        """Return the ways on."""
        return [
            Button(
                key,
                words,
                place,
                "primary" if key == "again" else "plain",
                is_enabled=key != "initials" or self.filed.is_in_top,
            )
            for (key, words), place in zip(self._answers(), self._places()[1], strict=True)
        ]

    def choose(self, key: str) -> Change | None:
        """Begin another round, look at this one, or leave."""
        services, game = self.services, self.game
        match key:
            case "title":
                return Home()
            case "again":
                return Swap(openings.again(services, game))
            case "share":
                return Push(routes.ShareGame(game))
            case "initials":
                return Push(routes.Initials([self.filed.line] if self.filed.line else []))
        from golf.core.record import Record

        return Push(routes.Replay(Record.of(game.round), title=game.course or ""))

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the card."""
        look = self.services.look
        surface.blit(look.backdrop(9), (0, 0))
        panel, buttons = self._places()
        self.paint_sheet(surface, panel)
        golf_round = self.game.round
        pad = look.px(24)
        mark = look.picture("title/wordmark", (look.px(150), look.px(66)))
        surface.blit(mark, (panel.x + pad, panel.y + pad))
        total, against = signed_text(golf_round.strokes), golf_round.strokes - golf_round.par
        figure = look.text(total, "display", theme.HEADING * 1.4, theme.TEXT)
        score_unit = say_n("stroke", "strokes", golf_round.strokes)
        badge = look.text(signed(against), "display", theme.HEADING * 0.8, against_colour(against))
        unit = look.text(score_unit, "body", theme.BODY, theme.TEXT_QUIET)
        right = panel.right - pad - unit.get_width() - look.px(8)
        top = panel.y + pad + (mark.get_height() - figure.get_height()) // 2
        surface.blit(figure, (right - figure.get_width(), top))
        foot = top + round(0.86 * figure.get_height()) - round(0.8 * unit.get_height())
        surface.blit(unit, (right + look.px(8), foot))
        base = top + round(0.86 * figure.get_height()) - round(0.86 * badge.get_height())
        x = right - figure.get_width() - look.px(16) - badge.get_width()
        surface.blit(badge, (x, base))
        y = panel.y + pad + mark.get_height() + look.px(10)
        place = Rect(panel.x + pad, y, panel.w - 2 * pad, look.px(30))
        y = self.paint_words(surface, self._verdict(), place, role="bold")
        notes = " ".join([*self._notes(), *self.filed.lines()])
        if notes:
            place = place._replace(y=y)
            y = self.paint_words(surface, notes, place, size=theme.SMALL, colour=theme.TEXT_STRONG)
        place = place._replace(y=y)
        note = card_note(golf_round.rules)
        y = self.paint_words(surface, note, place, size=theme.SMALL, colour=theme.TEXT_QUIET)
        bottom = buttons[0].y - look.px(16)
        top = y + look.px(10)
        times = [facts.seconds for facts in self.game.facts] if self.game.is_speed else []
        paint_score_card(surface, look, golf_round, place._replace(y=top, h=bottom - top), times)


def _again_words(kind: str) -> str:
    match kind:
        case "course":
            return say("Courses")
        case "daily-round":
            return say("Daily")
        case "speed":
            return say("Speed round")
    return say("New round")
