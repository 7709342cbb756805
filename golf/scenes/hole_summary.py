"""Hole summary: what the hole came to, what golf calls it, and where to go from here."""

import pygame

from golf import routes, theme
from golf.controls.intents import Command, Intent
from golf.core.scoring import counts_moves
from golf.routes import Change, Pop, Push
from golf.saves.game import Game
from golf.scenes import openings
from golf.scenes.filed import Filed
from golf.scenes.hole_review import HoleReview
from golf.scenes.menu_scene import MenuScene
from golf.scenes.summary_sheet import (
    SummarySheet,
    paint_facts,
    paint_picture,
    picture_of,
    summary_sheet,
)
from golf.services import Services
from golf.texts import score
from golf.texts.games import times_text
from golf.texts.numbers import against_par
from golf.ui.widgets import Button
from golf.words import say

_RANKS = {"next": 0, "undo": 1, "watch": 1}
"""The ranks of the answers; all others have the last."""
_KINDS = ("primary", "plain", "quiet")
"""How the buttons of each rank look."""


class HoleSummaryScene(MenuScene):
    """Leaves with `next`, `undo`, `restart` or `leave`."""

    is_overlay = True
    first_focus = "next"

    def __init__(self, services: Services, game: Game) -> None:
        super().__init__(services)
        self.game = game
        self.review = HoleReview(game.hole)
        self.filed = Filed(services, "" if game.is_off_record else game.line_id)

    def enter(self) -> None:
        """Tell the result, too."""
        super().enter()
        golf_round = self.game.round
        result = score.hole_ended(golf_round, golf_round.number)
        self.services.say(" ".join([result, *self._note()]))

    @property
    def told(self) -> str:
        """What stands below the heading."""
        golf_round = self.game.round
        return " ".join([score.hole_told(golf_round, golf_round.number), *self._note()])

    def _note(self) -> list[str]:
        """Return what the result is no part of, and what marks it."""
        if self.game.is_off_record:
            return [say("Off the record: what was filed stays.")]
        if self.game.is_hole_assisted(self.game.round.number):
            return [say("With help: in a table of its own.")]
        return []

    def _facts(self) -> list[tuple[str, str]]:
        """Return the lines of the small table, what and how much: what the heading leaves open."""
        golf_round, hole = self.game.round, self.game.hole
        facts = [
            (say("Best possible"), self.review.best_text),
            (say("Longest run"), str(hole.longest_run)),
        ]
        if self.game.rules.score != "cards":
            facts.insert(1, (say("Could be cleared"), self.review.cleared_text))
        if counts_moves(self.game.rules):
            facts.append((say("Moves"), str(hole.move_count)))
        if self.game.is_round:
            so_far = against_par(golf_round.strokes_finished, golf_round.par_finished)
            facts.append((say("Round so far"), so_far))
        if self.game.is_speed:
            facts.append((say("Time"), times_text(self.game)))
        return facts + self.filed.facts()

    def _answers(self) -> list[tuple[str, str]]:
        """Return the ways on, by rank: on, then back over this hole, then the rest.

        They keep their places from hole to hole, also where one is no way now.
        """
        if self.game.is_off_record:
            answers = [("next", say("Back to the result"))]
        elif self.game.kind == "daily-hole":
            answers = [("next", say("Daily"))]
        elif not self.game.is_round:
            answers = [("next", say("New deal"))]
        elif self.game.round.is_last_hole:
            answers = [("next", say("Score card"))]
        else:
            answers = [("next", say("Next hole"))]
        answers += [("undo", say("Undo")), ("watch", say("Best line"))]
        if self.game.can_restart:
            answers.append(("restart", say("Try again")))
        elif not self.game.is_off_record:
            answers.append(("aside", say("Try off the record")))
        return [
            *answers,
            ("initials", say("Initials")),
            ("share", say("Share")),
            ("leave", say("Title")),
        ]

    def _sheet(self) -> SummarySheet:
        ranks = [_RANKS.get(key, 2) for key, _ in self._answers()]
        return summary_sheet(self.services.look, len(self._facts()), ranks)

    def find_sheet_top(self) -> int:
        """Return where the sheet begins: the cards that are left stay in sight above it."""
        return self._sheet().panel.y

    def buttons(self) -> list[Button]:
        """Return one button for each way on."""
        enabled = {
            "undo": self.game.hole.can_undo,
            "watch": self.review.review is not None,
            "initials": self.filed.is_in_top,
        }
        return [
            Button(
                key,
                words,
                place,
                _KINDS[_RANKS.get(key, 2)],
                is_enabled=enabled.get(key, True),
            )
            for (key, words), place in zip(self._answers(), self._sheet().answers, strict=True)
        ]

    def choose(self, key: str) -> Change | None:
        """Share, or leave it to the play scene."""
        if key in ("share", "watch", "initials", "aside"):
            return self._push(key)
        return Pop(key)

    def _push(self, key: str) -> Change | None:
        """Show something on top of the summary, which stays."""
        match key:
            case "share":
                return Push(routes.ShareGame(self.game))
            case "initials":
                return Push(routes.Initials([self.filed.line] if self.filed.line else []))
            case "aside":
                return Push(routes.Table(self.game.off_record(is_fresh=True)))
        review = self.review.review
        if review is None:
            return None
        return Push(openings.best_line(self.game.hole, review.line))

    def resume(self, result: object) -> Change | None:
        """Show what has changed meanwhile."""
        self.refresh()
        return None

    def back(self) -> Change | None:
        """Return to the title, whose first button goes on with what is left of the round."""
        return Pop("leave")

    def handle(self, intent: Intent) -> Change | None:
        """Take the key of undo, too."""
        if intent in (Command.UNDO, Command.UNDO_RUN):
            return self.choose("undo") if self.game.hole.can_undo else None
        return super().handle(intent)

    def update(self, dt: float) -> Change | None:
        """Look back at the hole, a slice of every frame."""
        if self.review.run():
            self.services.say(" ".join(self.review.lines()))
            self.refresh()
        elif not self.review.is_working and self.filed.run():
            self.refresh()
        return None

    @property
    def wants_time(self) -> bool:
        """Whether something is still being worked out."""
        return self.review.is_working or self.filed.is_working

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet."""
        look, sheet = self.services.look, self._sheet()
        self.paint_sheet(surface, sheet.panel)
        golf_round = self.game.round
        number = golf_round.number
        paint_picture(surface, look, sheet, picture_of(golf_round, number))
        colour = theme.FAIRWAY if self.game.hole.is_cleared else theme.TEXT
        heading = score.hole_heading(golf_round, number)
        head = look.fitted(heading, "display", theme.HEADING, colour, sheet.head.w)
        surface.blit(head, sheet.head[:2])
        place = sheet.head._replace(y=sheet.head.y + head.get_height())
        y = self.paint_words(surface, self.told, place, role="bold")
        for line in self.filed.lines():
            place = place._replace(y=y)
            y = self.paint_words(surface, line, place, role="bold", colour=theme.TEXT_STRONG)
        for line in self.review.lines():
            place = place._replace(y=y)
            y = self.paint_words(surface, line, place, colour=theme.TEXT_QUIET)
        paint_facts(surface, look, sheet.facts, self._facts())
