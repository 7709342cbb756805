"""Round results: the score card as golfers know it."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from golf import routes, theme, timing
from golf.controls.intents import Command, Hover, Intent
from golf.core.game import Game
from golf.core.record import Record
from golf.core.rounds import Round
from golf.course_files import known_course, place_of
from golf.cues import Cue
from golf.geometry import Rect
from golf.records.tour import division_of
from golf.routes import Change, Home, Push, Swap
from golf.saves.settings import TOUR
from golf.scenes import openings
from golf.scenes.page import Page
from golf.scenes.results.best_run import BestRun, best_run
from golf.scenes.results.joy import RAIN, UNDER_PAR, Rain
from golf.scenes.results.result_lookup import ResultLookup
from golf.scenes.results.score_card import (
    TOTAL,
    ScoreCard,
    against_colour,
    card_note,
    hole_name,
)
from golf.scenes.results.show import Show
from golf.services import Services
from golf.texts.game_names import speed_text
from golf.texts.luck import round_line
from golf.texts.medals import medal_text
from golf.texts.numbers import golfers_text, signed_text
from golf.texts.tour import division_words, result_words
from golf.ui.box import Box, Column, Layers, Leaf, Row, grid, spring
from golf.ui.buttons import Button
from golf.ui.leaves import Picture, Sheet, Text
from golf.ui.look import Look
from golf.ui.stamps import Stamps
from golf.words import say, say_n

if TYPE_CHECKING:
    from golf.analysis.measure import Parts

_RUN = "run"
"""The name of the best run, as a part of the page that appears."""


class RoundResultsScene(Page):
    """Shows a round that is over."""

    first_focus = "again"

    def __init__(self, services: Services, game: Game) -> None:
        super().__init__(services)
        self.game = game
        self.lookup = ResultLookup(services, game.id)
        self.luck = services.luck
        self.show = Show(services)
        self._run_hole, self._run = best_run(game.round)

    def enter(self) -> None:
        """Take the game from those in progress: its result is filed."""
        super().enter()
        self.services.drop(self.game)
        self._write()
        self.services.hold(" ".join([self._verdict(), *self.notes, *self._news()]))

    @property
    def course_place(self) -> str:
        """Where the round was played."""
        return place_of(self.game.course)

    def _write(self) -> None:
        """Let the card be written hole by hole, then summed up, then the best run be shown."""
        show, golf_round = self.show, self.game.round
        at, seconds = timing.WRITE_WAIT, timing.WRITE
        for number in range(1, len(golf_round.holes) + 1):
            show.begin(hole_name(number), at, seconds, None if show.is_still else Cue.PENCIL)
            at += 0.0 if show.is_still else timing.WRITE_STEP
        show.begin(TOTAL, at, seconds, self._tune)
        show.begin(_RUN, at + seconds, timing.RUN_CARD * len(self._run))
        if self._is_under and not show.is_still:
            show.begin(RAIN, at + seconds, timing.RAIN, is_awaited=False)

    @property
    def _is_under(self) -> bool:
        """Whether the round is under par."""
        return self.game.round.strokes < self.game.round.par

    def _tune(self) -> Cue:
        """Return what is heard as the round is summed up."""
        if self._is_under:
            return Cue.FANFARE
        return Cue.RECORD if self.lookup.is_record else Cue.ROUND_DONE

    def handle(self, intent: Intent) -> Change | None:
        """Write all at once at any press; one that was not aimed at a button does no more."""
        if self.show.is_moving and not isinstance(intent, Hover):
            self.show.finish()
            self.services.is_dirty = True
            if intent in (Command.CONFIRM, Command.NEW_DEAL):
                return None
        return self.press("again") if intent is Command.NEW_DEAL else super().handle(intent)

    @property
    def is_moving(self) -> bool:
        """Whether the card is still being written."""
        return self.show.is_moving

    def resume(self, result: object) -> Change | None:
        """Show what has changed meanwhile."""
        self.refresh()
        return None

    def update(self, dt: float) -> Change | None:
        """Look the round up in the history, a slice of every frame; write on."""
        self.show.update(dt)
        if self.lookup.is_working:
            if self.lookup.work_on():
                self.refresh()
        elif not self.is_moving and self.luck.work_on_round(self.game.round):
            self._tell_luck()
        self.show.stamp(len(self.lookup.stamps))
        if not self.wants_time:
            self.services.say_held()
        return None

    @property
    def wants_time(self) -> bool:
        """Whether the round is still being looked up, or taken apart."""
        return self.lookup.is_working or self.luck.is_working_at(self.game.round)

    def _parts(self) -> "list[Parts | None]":
        """Return luck and skill of the holes, None for each that is not known yet."""
        measures = [self.luck.of(hole).measure for hole in self.game.round.holes]
        return [None if measure is None else measure.parts for measure in measures]

    def _luck_words(self) -> str:
        parts = [each for each in self._parts() if each is not None]
        golf_round = self.game.round
        return " " if len(parts) < len(golf_round.holes) else round_line(golf_round, parts)

    def _tell_luck(self) -> None:
        if not self.luck.is_working_at(self.game.round):
            self.services.hold(self._luck_words())
        self.refresh()

    def _verdict(self) -> str:
        golf_round = self.game.round
        difference = golf_round.strokes - golf_round.par
        if difference < 0:
            return say("{n} under par. Drinks are on you.", n=-difference)
        if difference == 0:
            return say("Level par. As steady as they come.")
        return say("{n} over par. The weather, surely.", n=difference)

    @property
    def notes(self) -> list[str]:
        """What is to be said beside the verdict: time, help, place."""
        notes = []
        if self.game.is_speed:
            notes.append(speed_text(self.game.round.strokes, self.game.seconds))
        assisted = self.game.assisted_holes
        course = None if self.game.course is None else known_course(self.game.course)
        if assisted:
            course = None
            notes.append(
                say_n(
                    "With help at hole {holes}: the round stands in the table of assisted ones.",
                    "With help at holes {holes}: the round stands in the table of assisted ones.",
                    len(assisted),
                    holes=", ".join(map(str, assisted)),
                )
            )
        if course is not None:
            notes.append(medal_text(course, self.game.round.strokes))
        line = self.lookup.line
        if line is not None and line.event is not None:
            division = division_of(line)
            notes += filter(None, (result_words(line), division_words(line, division)))
            return notes
        found = self.lookup.comparison
        if found is not None and found.place is not None and found.of > 1:
            notes.append(say("Place {place} of {of}.", place=found.place, of=found.of))
        return notes

    def _news(self) -> list[str]:
        """Return what this round has opened: after the first one the title has the Tour."""
        if TOUR in self.services.settings.shown_once or self.game.entry is not None:
            return []
        return [
            say("New on the title: the Tour. Every week rivals play the same nine deals as you.")
        ]

    # ---- boxes

    def build(self, look: Look) -> Box:
        """Return the card with its heading, and the ways on."""
        golf_round = self.game.round
        notes, share = " ".join(self.notes), self.show.share
        is_short = look.is_low and not look.is_tall
        times = [facts.seconds for facts in self.game.facts] if self.game.is_speed else []
        words = [
            Later(self._verdict(), "bold", share=share),
            Later(notes, size=theme.SMALL, colour=theme.TEXT_STRONG, share=share)
            if notes
            else None,
            *(
                Later(each, size=theme.SMALL, colour=theme.FAIRWAY, share=share)
                for each in self._news()
            ),
            Text(
                card_note(golf_round.rules, is_short=is_short),
                size=theme.SMALL,
                colour=theme.TEXT_QUIET,
            ),
        ]
        run = BestRun(self._run_hole, self._run, partial(share, _RUN))
        stamps = Stamps(self.lookup.stamps, share, self.show.is_still, is_row=True)
        middle = spring() if look.is_tall else run.changed(grow=1.0)
        head = Row([Picture(_draw_mark, w=150, h=66), middle, Total(golf_round, share)])
        card = ScoreCard(golf_round, times, self._parts(), share, grow=1.0)
        answers = self._answers()
        ways = grid(answers, 2 if look.is_tall else len(answers), 12, is_odd_first=look.is_tall)
        said: Box = Column(words, 0)
        if look.is_tall:
            luck = Text(self._luck_words(), size=theme.SMALL, at_top=False, h=40)
            rows = [head, said, run.changed(h=54) if self._run else None, card, luck]
            page = Column([*rows, stamps if self.lookup.stamps else None, ways], 12)
        else:
            stamped = Row([said.changed(grow=1.0), stamps], 12) if self.lookup.stamps else said
            page = Column([head, stamped, card, ways], 12)
        rain = Rain(UNDER_PAR, partial(share, RAIN))
        return Layers(
            [Picture(_draw_evening), rain, Sheet(page, 1080, 940 if look.is_tall else 560)]
        )

    def _answers(self) -> list[Button]:
        return [
            Button("again", _again_words(self.game.kind), kind="primary", press=self._again),
            Button("initials", say("Initials"), is_enabled=self.lookup.is_in_top,
                   press=self._initials),
            Button("replay", say("Replay"), press=self._replay),
            Button("share", say("Share"), press=self._share),
            Button("title", say("Title"), press=Home),
        ]  # fmt: skip

    # ---- what a press does

    def _again(self) -> Change:
        return Swap(openings.again(self.services, self.game))

    def _initials(self) -> Change:
        return Push(routes.Initials([self.lookup.line] if self.lookup.line else []))

    def _replay(self) -> Change:
        return Push(routes.Replay(Record.of(self.game.round), title=self.game.course or ""))

    def _share(self) -> Change:
        return Push(routes.ShareGame(self.game))


class Later(Text, kw_only=True):
    """Words that are to be seen once the card is summed up."""

    share: Callable[[str], float]

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Write the words."""
        if self.share(TOTAL) > 0.0:
            super().paint(surface, look)


class Total(Leaf):
    """What a round came to: against par, and its strokes, large, on one base line."""

    golf_round: Round
    share: Callable[[str], float]

    def _words(self, look: Look) -> list[tuple[pygame.Surface, float, int]]:
        """Return each as a picture, where its base line is, of its height, and the gap after it."""
        strokes, against = self.golf_round.strokes, self.golf_round.strokes - self.golf_round.par
        unit, large = say_n("stroke", "strokes", strokes), theme.HEADING
        return [
            (
                look.text(golfers_text(against), "display", 0.8 * large, against_colour(against)),
                0.86,
                look.px(16),
            ),
            (look.text(signed_text(strokes), "display", 1.4 * large, theme.TEXT), 0.86, look.px(8)),
            (look.text(unit, "body", theme.BODY, theme.TEXT_QUIET), 0.8, 0),
        ]

    def own_width(self, look: Look) -> int:
        """Return the width of all."""
        return sum(word.get_width() + gap for word, _, gap in self._words(look))

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Write all from the left, once the card is summed up."""
        if self.share(TOTAL) <= 0.0:
            return
        words, x = self._words(look), self.rect.x
        highest = max(word.get_height() for word, *_ in words)
        base = self.rect.y + (self.rect.h - highest) // 2 + round(0.86 * highest)
        for word, share, gap in words:
            surface.blit(word, (x, base - round(share * word.get_height())))
            x += word.get_width() + gap


def _draw_mark(surface: pygame.Surface, look: Look, rect: Rect) -> None:
    surface.blit(look.picture("title/wordmark", rect.size), rect)


def _draw_evening(surface: pygame.Surface, look: Look, rect: Rect) -> None:
    surface.blit(look.backdrop(9), rect)


def _again_words(kind: str) -> str:
    match kind:
        case "course":
            return say("Courses")
        case "daily-round":
            return say("Daily")
        case "tour" | "duel":
            return say("The Tour")
        case "speed":
            return say("Speed round")
    return say("New round")
