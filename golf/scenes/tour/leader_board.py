"""The leader board: how an event stands after a hole, and what it came to in the end."""

from functools import partial

import pygame

from golf import routes, theme, timing
from golf.analysis.field import Standing
from golf.analysis.rivals import Rival
from golf.analysis.roster import FIELD
from golf.background import SLICE, Background
from golf.controls.intents import Command, Intent, Press
from golf.core.game import Game
from golf.core.record import HoleRecord, Record
from golf.core.rules import HOLES_IN_ROUND
from golf.cues import Cue
from golf.geometry import Rect
from golf.records.tour import METALS, MOVING, decides_division, division_of, step_of, trophy_of
from golf.routes import Change, Home, Pop, Push
from golf.saves.history import HistoryLine
from golf.scenes import openings
from golf.scenes.page import Page
from golf.scenes.results.joy import RAIN, Rain
from golf.scenes.results.show import Show
from golf.scenes.tour.rival_faces import face_picture
from golf.scenes.tour.standings import Board, HolesCard
from golf.scenes.tour.trophies import cup_picture, shield_picture
from golf.services import Services
from golf.session.tournament import Tournament
from golf.texts.numbers import parted, signed_text
from golf.texts.rivals import about_rival, division_name
from golf.texts.tour import (
    entry_title,
    standing_text,
    who,
)
from golf.timing import FADE
from golf.ui.box import Box, Column, Layers, Padded, Row, grid
from golf.ui.buttons import Button
from golf.ui.leaves import Line, Picture, Sheet, Text, shortening
from golf.ui.lines import beginnings
from golf.ui.look import Look
from golf.ui.shapes import draw_progress
from golf.words import say

_WAITED_FOR = 0.02
"""Seconds of a frame for the field while the player waits for it."""
_PIECES = 120
"""So much confetti rains on a trophy, a promotion and a duel that was won."""
_MOVE = 0.9
"""Seconds in which the lines take their new places."""


class LeaderBoardScene(Page):
    """Shows the event of a game in progress, or the one of a filed line.

    Where it stands between two holes it leaves with `next`.
    """

    has_backdrop = True
    first_focus = "next"

    def __init__(
        self,
        services: Services,
        *,
        game: Game | None = None,
        line: HistoryLine | None = None,
        is_between: bool = False,
    ) -> None:
        super().__init__(services)
        self.game = game
        self.is_between = is_between
        self.line = line
        if game is not None:
            found = services.tournament_of(game)
            assert found is not None, "expected a game of the Tour"
            self.tournament = found
        else:
            assert line is not None, "expected a game or a line"
            self.tournament = Tournament.of_line(line, services.tournament)
        self.holes = 0
        self.hole = 0
        self.chosen = 0
        self.share = 1.0
        self.show = Show(services)
        self._is_told = False
        self._watching: Background[HoleRecord] | None = None
        self._is_pointed = False

    # ---- on and off the stack

    def enter(self) -> None:
        """Show how it stands, as far as the field has played."""
        self._take()
        super().enter()

    def resume(self, result: object) -> Change | None:
        """Show what has changed meanwhile."""
        self.refresh()
        return None

    def _take(self) -> None:
        """Take in the holes that everybody has played, and tell what is new."""
        tournament = self.tournament
        played = len(tournament.mine)
        before, self.holes = self.holes, min(played, tournament.field.holes)
        if self.holes != before:
            self.hole = self.holes
            self.share = 0.0 if self.holes > 1 and self.game is not None else 1.0
        self.chosen = self._first_choice()
        if not self._is_told and tournament.is_ready:
            self._is_told = True
            self._finish()
            self.services.say(" ".join(self.words))

    def _first_choice(self) -> int:
        """Return the line above the player's: the next one to catch up with."""
        standings = self.standings
        mine = next(n for n, each in enumerate(standings) if each.rival is None)
        return mine - 1 if mine else 1

    def _finish(self) -> None:
        """File the place once all is over, and let a good one be heard."""
        if not self.tournament.is_complete:
            return
        storage, line_id = self.services.storage, self._line_id
        self.tournament.file_end(storage, line_id)
        self.line = storage.history.get(line_id) or self.line
        line = self.line
        if line is None or self.game is None:
            return
        if self.tournament.rival is not None:
            is_good = self.tournament.match.up > 0
        else:
            is_up = decides_division(line) and step_of(division_of(line), line.place or FIELD) > 0
            is_good = is_up or trophy_of(line) is not None
        self.services.sounds.play(Cue.RECORD if is_good else Cue.ROUND_DONE)
        if is_good and not self.show.is_still:
            self.show.begin(RAIN, 0.0, timing.RAIN)

    @property
    def _line_id(self) -> str:
        if self.game is not None:
            return self.game.id
        return "" if self.line is None else self.line.id

    # ---- what is told

    @property
    def standings(self) -> list[Standing]:
        """The board."""
        return self.tournament.board()

    @property
    def words(self) -> list[str]:
        """What there is to say of how it stands, in sentences."""
        if not self.tournament.is_ready:
            return [say("The others are still playing.")]
        return self.tournament.words(self.line)

    # ---- boxes

    def build(self, look: Look) -> Box:
        """Return the board below how it stands, and the ways on."""
        rival = self.tournament.rival
        middle: list[Box] = [self._board(look) if rival is None else self._duel()]
        if not self.tournament.is_ready:
            middle.append(Picture(self._paint_bar, h=14))
        ways = self._ways()
        strip = self._strip(look)
        feet = grid(ways, len(ways), 10)
        page = Column([self._head(look), *middle, strip, feet], 6 if look.is_low else 10)
        sheet = Sheet(page, 1180, 900 if rival is None else 0, pad=18, pad_y=12)
        is_golden = self.line is not None and trophy_of(self.line) == METALS[0]
        rain = Rain(_PIECES, partial(self.show.share, RAIN), is_golden=is_golden)
        return Layers([sheet, rain])

    def _head(self, look: Look) -> Box:
        tournament = self.tournament
        title = entry_title(str(tournament.event), tournament.entry.rival)
        after = (
            say("The final standing") if self.holes == HOLES_IN_ROUND
            else say("After hole {n} of {of}", n=self.holes, of=HOLES_IN_ROUND)
            if self.holes
            else say("Nine holes to play")
        )  # fmt: skip
        where = after if tournament.rival else f"{division_name(tournament.division)} · {after}"
        side = 46 if look.is_low or look.is_tall else 72
        small = theme.SMALL if look.is_low or look.is_tall else theme.BODY
        size = theme.SUBHEADING if look.is_low or look.is_tall else 34
        names = [
            Line(title, "display", size),
            Line(where, size=small, colour=theme.TEXT_QUIET, shorter=(after,)),
        ]
        words = " ".join(self.words)
        told = Text(
            words, "bold", small, theme.TEXT_STRONG, "left" if look.is_tall
            else "right", at_top=False, most=4, shorter=beginnings(words),
        )  # fmt: skip
        emblem = Picture(self._paint_emblem, w=side, h=side)
        if look.is_tall:
            top = Row([emblem, Column(names, 0, grow=1.0)], 12, align="middle")
            return Column([top, told], 4)
        return Row(
            [emblem, Column(names, 0, grow=0.45), told.changed(grow=0.55)], 14, align="middle"
        )

    def _paint_emblem(self, surface: pygame.Surface, look: Look, rect: Rect) -> None:
        side = min(rect.size)
        metal = None
        if self.line is not None and self.tournament.is_complete:
            metal = trophy_of(self.line)
        if metal is not None:
            picture = cup_picture(metal, side)
        elif self.tournament.rival is not None:
            picture = face_picture(self.tournament.rival, side)
        else:
            picture = shield_picture(self.tournament.division, side)
        surface.blit(picture, picture.get_rect(center=rect.center))

    def _board(self, look: Look) -> Box:
        decides = self.tournament.decides
        division = self.tournament.division
        board = Board(
            self.standings,
            self.tournament.rules.default_par * self.holes,
            chosen=self.chosen,
            has_focus=self._has_board_focus,
            share=self.share,
            fades=self.services.is_still,
            up=MOVING if decides and step_of(division, 1) > 0 else 0,
            down=MOVING if decides and step_of(division, len(self.standings)) < 0 else 0,
            grow=1.0,
        )
        press = Button("board", kind="card", press=self._press_board, name=self._chosen_words())
        return Layers([board, press], grow=1.0)

    def _has_board_focus(self) -> bool:
        return self.shows_focus and self.menu.focus == "board"

    def _duel(self) -> Box:
        return Padded(self._holes_card(), 0, 14)

    def _holes_card(self) -> HolesCard:
        """Return the player's strokes beside those of who is chosen."""
        rival, tournament, holes = self._rival, self.tournament, self.holes
        theirs = () if rival is None else tournament.field.strokes[rival.key][:holes]
        return HolesCard(rival, tournament.mine[:holes], theirs, self.hole)

    def _strip(self, look: Look) -> Box:
        """Return who is chosen, how they play and what they took, with the way to watch them."""
        rival = self._rival
        side = 44 if look.is_low or look.is_tall else 62
        is_open = self.tournament.rival is None
        picture = Picture(self._paint_face, w=side, h=side) if is_open else None
        card = self._holes_card() if is_open and rival is not None and not look.is_low else None
        name = Line(who(rival), "bold", theme.BODY)
        about = "" if rival is None else about_rival(rival)
        small = theme.SMALL
        words = Column(
            [name, Text(about or " ", size=small, colour=theme.TEXT_QUIET, most=2,
                        shorter=shortening(about))], 0, grow=1.0
        )  # fmt: skip
        can_watch = rival is not None and self.hole > 0
        watch = Button(
            "watch",
            say("Watch hole {n}", n=self.hole) if self.hole else say("Watch"),
            is_enabled=can_watch and self._watching is None,
            press=self._watch,
        )
        steps = [
            Button("earlier", icon="previous", is_enabled=self.hole > 1,
                   name=say("Previous hole"), press=partial(self._step, -1)),
            watch.changed(grow=1.0),
            Button("later", icon="next", is_enabled=self.hole < self.holes,
                   name=say("Next hole"), press=partial(self._step, 1)),
        ]  # fmt: skip
        if look.is_tall:
            rows = [Row([picture, words], 10, align="middle"), card and card.changed(h=52)]
            return Column([*rows, Row(steps, 8)], 6)
        if card is not None and look.layout.shape != "wide":
            below = Row([card.changed(grow=0.5, h=side), Row(steps, 8, grow=0.5)], 12)
            return Column([Row([picture, words], 10, align="middle"), below], 6)
        if look.is_narrow:
            return Row([picture, name.changed(grow=0.4), Row(steps, 8, grow=0.6)], 12)
        card = card and card.changed(grow=0.36, h=side)
        ways = Row(steps, 8, grow=0.3 if card else 0.38)
        return Row([picture, words.changed(grow=0.34 if card else 0.62), card, ways], 12,
                   align="middle")  # fmt: skip

    def _paint_face(self, surface: pygame.Surface, look: Look, rect: Rect) -> None:
        picture = face_picture(self._rival, min(rect.size))
        surface.blit(picture, picture.get_rect(center=rect.center))

    def _paint_bar(self, surface: pygame.Surface, look: Look, bar: Rect) -> None:
        """Paint which share of the holes that are waited for is played."""
        field, wanted = self.tournament.field, len(self.tournament.mine)
        draw_progress(surface, bar, field.progress * HOLES_IN_ROUND / max(1, wanted))

    def _ways(self) -> list[Button]:
        if not self.is_between:
            back = Button("next", say("Back"), kind="primary", press=self.back)
            if self.line is None:
                return [back]
            return [back, Button("share", say("Share"), press=self._share)]
        is_last = len(self.tournament.mine) == HOLES_IN_ROUND
        words = say("Score card") if is_last else say("Next hole")
        return [
            Button("next", words, kind="primary", press=partial(Pop, "next")),
            Button("title", say("Title"), press=Home),
        ]

    # ---- what a press does

    def _share(self) -> Change | None:
        return None if self.line is None else Push(openings.share(self.line))

    @property
    def _rival(self) -> Rival | None:
        if self.tournament.rival is not None:
            return self.tournament.rival
        return self.standings[min(self.chosen, len(self.standings) - 1)].rival

    def _chosen_words(self) -> str:
        par = self.tournament.rules.default_par * self.holes
        return standing_text(self.standings[self.chosen], par)

    def _choose(self, number: int) -> None:
        self.chosen = number
        rival, words = self._rival, [self._chosen_words()]
        if rival is not None:
            words.append(about_rival(rival))
        self.services.say(parted(words))
        self.refresh()

    def _press_board(self) -> None:
        """Go on to the way to watch the chosen one; a pointer has only chosen."""
        was_pointed, self._is_pointed = self._is_pointed, False
        watch = self.menu.button("watch")
        if not was_pointed and watch is not None and watch.is_enabled:
            self.menu.focus = watch.key
            self.services.say(watch.words)

    def _step(self, step: int) -> None:
        self.hole = min(max(1, self.hole + step), self.holes)
        self.services.say(self._strokes_words())
        self.refresh()

    def _strokes_words(self) -> str:
        rival, number = self._rival, self.hole
        words = [say("Hole {n}", n=number)]
        if rival is not None and number:
            theirs = self.tournament.field.strokes[rival.key][number - 1]
            words.append(f"{rival.name} {signed_text(theirs)}")
        return parted(words)

    def _watch(self) -> None:
        """Let the chosen rival play the hole once more, to be watched beside the player's own."""
        rival = self._rival
        if rival is None or not self.hole:
            return
        field = self.tournament.field
        self._watching = Background.begun(field.hole_record(rival, self.hole))
        self.refresh()

    def _beside(self, theirs: HoleRecord) -> Change:
        rival, number = self._rival, self.hole
        assert rival is not None
        record = Record(self.tournament.rules, (self._own_hole(number), theirs))
        return Push(routes.SideBySide(record, rival))

    def _own_hole(self, number: int) -> HoleRecord:
        if self.game is not None:
            return HoleRecord.of(self.game.round.holes[number - 1])
        assert self.line is not None
        return Record.parse(self.line.record).holes[number - 1]

    # ---- intents

    def handle(self, intent: Intent) -> Change | None:
        """Let arrows and pointers choose a line of the board; the key of the next hole leads on."""
        if self.is_moving and isinstance(intent, Command | Press):
            self.show.finish()
            self._move_to(1.0)
        if intent is Command.NEW_DEAL and self.is_between:
            return self.press("next")
        board = next((leaf for leaf in self.leaves if isinstance(leaf, Board)), None)
        if board is not None:
            if isinstance(intent, Press) and board.rect.contains(intent.pos):
                self._is_pointed = True
                self.menu.focus = "board"
                self._choose(board.row_at(self.services.look, intent.pos))
            elif isinstance(intent, Command) and self._walk(board, intent):
                return None
        return super().handle(intent)

    def _walk(self, board: Board, way: Command) -> bool:
        """Choose the line in a direction; return whether there is one."""
        if self.menu.focus != "board":
            return False
        rows = board.rows(self.services.look)
        row = self.chosen % rows
        to = {
            Command.UP: self.chosen - 1 if row else -1,
            Command.DOWN: self.chosen + 1 if row < rows - 1 else -1,
            Command.LEFT: self.chosen - rows,
            Command.RIGHT: self.chosen + rows,
        }.get(way, -1)
        if not 0 <= to < len(board.standings):
            return False
        self._choose(to)
        return True

    # ---- time

    def update(self, dt: float) -> Change | None:
        """Let the field play on, the lines move, and a hole be fetched that is to be watched."""
        self.show.update(dt)
        if self.share < 1:
            pace = FADE if self.services.is_still else _MOVE / self.services.speed
            self._move_to(min(1.0, self.share + (dt / pace if pace > 0 else 1.0)))
        was_ready = self.tournament.is_ready
        had_goals = was_ready and self.tournament.goals() is not None
        if was_ready and self.is_moving:
            return None
        ended = self.tournament.work(SLICE if was_ready else _WAITED_FOR)
        if not was_ready and (ended or self.tournament.is_working):
            self._take()
            self.refresh()
        elif ended and not had_goals and self.tournament.goals() is not None:
            self.services.say(" ".join(self.words))
            self.refresh()
        if self._watching is not None and (
            self._watching.is_done or self._watching.run_slice(_WAITED_FOR)
        ):
            record, self._watching = self._watching.result, None
            self.refresh()
            return None if record is None else self._beside(record)
        return None

    def _move_to(self, share: float) -> None:
        """Let the lines be so far on their way; nothing else of the page changes."""
        self.share = share
        self.leaves = [
            leaf.changed(share=share) if isinstance(leaf, Board) else leaf for leaf in self.leaves
        ]
        self.services.is_dirty = True

    @property
    def is_moving(self) -> bool:
        """Whether the lines are on their way, or confetti rains."""
        return self.share < 1 or self.show.is_moving

    @property
    def wants_time(self) -> bool:
        """Whether the field plays on, or a hole is fetched."""
        return self.tournament.is_working or self._watching is not None
