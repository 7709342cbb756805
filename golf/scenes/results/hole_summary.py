"""Hole summary: what the hole came to, what golf calls it, and where to go from here."""

from functools import partial

from golf import routes, theme, timing
from golf.controls.intents import Command, Hover, Intent
from golf.core.game import Game
from golf.core.record import HoleRecord, Record
from golf.core.scoring import counts_moves
from golf.cues import Cue
from golf.records.own import Praise
from golf.routes import Change, Pop, Push, Swap
from golf.scenes import openings
from golf.scenes.page import Page
from golf.scenes.results.face import Face, face_of
from golf.scenes.results.hole_review import HoleReview
from golf.scenes.results.joy import FACE, RAIN, FacePicture, Rain, rain_of
from golf.scenes.results.luck_bar import LuckBar
from golf.scenes.results.result_lookup import ResultLookup
from golf.scenes.results.show import Show
from golf.services import Services
from golf.texts import luck, score
from golf.texts.game_names import board_name, hole_name, times_text
from golf.texts.numbers import against_par, parted
from golf.ui.box import Box, Column, Layers, Padded, Row, Space, grid
from golf.ui.buttons import Button
from golf.ui.facts import Fact
from golf.ui.leaves import Line, Rule, Sheet, Text
from golf.ui.look import Look
from golf.ui.stamps import Stamps
from golf.words import say

_RECORD = "record"
"""The name of a record's tune, as something that is still to come."""
_RANKS = {"next": 0, "undo": 1, "watch": 1, "look": 1, "from_here": 1}
"""The ranks of the answers; all others have the last."""
_KINDS = ("primary", "plain", "quiet")
"""How the buttons of each rank look."""
_SHARES = (1.7, 1.15, 1.1)
"""How wide the answers of each rank are in a row, against each other."""
_NARROW = 13  # thumbs: in a wide window less wide the answers have two rows
_PICTURE = 210, 140
"""How wide the picture is at most in a wide window and in a tall one, in pixels of the design."""
_LINES = 6, 9
"""For how many lines the sheet keeps room below the heading: in a tall window they are short."""
_STOUT_LINES = 8
"""The same in a tall window that is less than twice as high as wide, where most are small."""
_MUCH = 1.12  # of the head's height: what makes one column of facts too high


class HoleSummaryScene(Page):
    """Leaves with `next`, `undo`, `restart` or `leave`."""

    is_overlay = True
    keeps_cards_in_sight = True
    first_focus = "next"

    def __init__(self, services: Services, game: Game) -> None:
        super().__init__(services)
        self.game = game
        self.review = HoleReview(game.hole)
        self.lookup = ResultLookup(services, "" if game.is_off_record else game.line_id)
        self.luck = services.luck.of(game.hole)
        self.show = Show(services)
        self._seen_face: Face | None = None
        self._seen_for = 0.0

    def enter(self) -> None:
        """Tell a screen reader the result as well, together with what is soon worked out."""
        super().enter()
        golf_round = self.game.round
        result = score.hole_ended(golf_round, golf_round.number)
        self.services.hold(" ".join([result, *self._note()]))

    @property
    def face(self) -> Face:
        """How the hole went; whether that was the best possible is known once it is reviewed."""
        golf_round = self.game.round
        return face_of(golf_round, golf_round.number, is_best=self.review.is_best)

    def _show_face(self) -> None:
        """Let the result be heard, its picture jump, and confetti rain, unless that was shown."""
        face, show = self.face, self.show
        if face is self._seen_face:
            return
        self._seen_face = face
        if face.cue is not None:
            self.services.sounds.play(face.cue)
        if face.joy and not show.is_still:
            show.begin(FACE, 0.0, timing.FACE, is_awaited=False)
            if rain_of(face):
                show.begin(RAIN, 0.0, timing.RAIN, is_awaited=False)

    def _play_record(self) -> None:
        """Let a record be heard after the result's own tune; over the best of all goes none."""
        if self.lookup.is_record and self.face is not Face.BEST:
            self.show.begin(_RECORD, timing.RECORD_WAIT, 0.0, Cue.RECORD, is_awaited=False)

    @property
    def subheading(self) -> str:
        """What stands below the heading."""
        golf_round = self.game.round
        name = hole_name(self.game)
        parts = [f"{name}." if name else "", score.hole_details(golf_round, golf_round.number)]
        return " ".join(filter(None, [*parts, *self._note()]))

    def _note(self) -> list[str]:
        """Return what the result is no part of, and what marks it."""
        if self.game.is_off_record:
            return [say("Just for fun: your result stays as it is.")]
        if self.game.is_hole_assisted(self.game.round.number):
            return [say("With help: in a table of its own.")]
        return []

    @property
    def facts(self) -> list[tuple[str, str]]:
        """The lines of the small table, what and how much: what the heading leaves open."""
        golf_round, hole = self.game.round, self.game.hole
        facts = [
            (say("Best possible"), self.review.best_text),
            (say("Longest run"), self.lookup.praised(str(hole.longest_run), Praise.RUN)),
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
        return facts + self.lookup.facts()

    # ---- boxes

    def build(self, look: Look) -> Box:
        """Return how it went, in a picture and in words, beside or above the facts; the ways on.

        The sheet is as high before everything is worked out as after.
        """
        room = Space(h=_room(look))
        facts, is_paired = self._facts(look, room.h)
        share = self.show.share
        is_golden = self.face is Face.BEST
        rain = Rain(rain_of(self.face), partial(share, RAIN), is_golden=is_golden)
        drawing = FacePicture(self.face.picture, joy=self.face.joy, share=partial(share, FACE))
        stamps = Stamps(self.lookup.stamps, share, self.show.is_still)
        side = min(_PICTURE[look.is_tall], room.h)
        if look.is_tall:
            picture: Box = Column([drawing.changed(w=side, h=side)])
            picture = Layers([picture, stamps])
            head = Row([picture, self._head(look).changed(grow=1.0)], 9)
            page = Column([Layers([room, head]), facts, Space(), *self._ranked(look)], 9)
            return Layers([rain, Sheet(page, 1180, at=1.0, pad=16, pad_y=16)])
        part = 0.57 if is_paired else 0.37
        # The picture is as wide as the words of the stamps that lie on it.
        wide = max(side, stamps.own_width(look) / look.unit + 12)
        picture = Layers([drawing, Padded(stamps, 6, 4)], w=wide)
        head = Row([None if look.is_narrow else picture, self._head(look).changed(grow=1 - part),
                    facts.changed(grow=part)], 24)  # fmt: skip
        page = Column([Layers([room, head]), *self._ranked(look)], 12)
        return Layers([rain, Sheet(page, 1180, at=1.0, pad=18)])

    def _head(self, look: Look) -> Column:
        """Return golf's word, or the score, and sentences on how it came to it."""
        golf_round, size = self.game.round, theme.SMALL if _is_stout(look) else theme.BODY
        heading = score.hole_heading(golf_round, golf_round.number)
        told = [*self.review.lines(), *self._luck_lines()[1:]]
        fewer = ["\n".join(told[:count]) for count in reversed(range(len(told)))]
        return Column(
            [
                Line(heading, "display", theme.HEADING, self.face.colour),
                Text(self.subheading, "bold"),
                Text("\n".join(told), size=size, colour=theme.TEXT_QUIET, shorter=fewer),
            ],
            0,
        )

    def _facts(self, look: Look, room: float) -> tuple[Box, bool]:
        """Return the facts, and whether they stand in two columns.

        In a small window letters take much room: two short columns leave more of it to the cards.
        """
        # Two columns have little room in a tall window.
        size = theme.SMALL if look.is_tall else theme.BODY
        lines = [Padded(Fact(*each, size=size), 0, 1) for each in self.facts]
        height = sum(line.height(look, look.size[0]) for line in lines) / look.unit
        is_paired = look.is_tall or height >= _MUCH * room
        half = -(-len(lines) // 2) if is_paired else len(lines)
        columns = [_ruled(part) for part in (lines[:half], lines[half:]) if part]
        pair = Row([each.changed(grow=1.0) for each in columns], 24)
        words, measure = self._luck_lines()[0], self.luck.measure
        parts, score = None if measure is None else measure.parts, self.game.rules.score
        bar = LuckBar(parts, is_points=score == "points", h=26)
        line = Text(words, size=theme.SMALL, shorter=("",))
        luck = [None if _is_stout(look) or _is_narrow(look) else bar, line]
        return Column([pair, *luck], spare=0.5), is_paired

    def _luck_lines(self) -> list[str]:
        """Return what choices and luck made of the hole, and the costliest choice.

        Where the hole could not have come to more, how both can be true takes its place.
        """
        hole, measure = self.game.hole, self.luck.measure
        if measure is None:
            return [say("Weighing luck and choices ...")]
        line = luck.made_up_line if self.review.is_nothing_lost else luck.costliest_line
        told = [] if self.review.is_working else [line(hole, measure)]
        return [luck.parts_line(hole, measure.parts), *told]

    def _ranked(self, look: Look) -> list[Box]:
        """Return the answers in a row; in one for each rank where that has no room for words."""
        answers = self._answers()
        if not (look.is_tall or _is_narrow(look)):
            shares = [_SHARES[_RANKS.get(each.key, 2)] for each in answers]
            wide = zip(answers, shares, strict=True)
            return [Row([each.changed(grow=share) for each, share in wide], 12)]
        rows = [[each for each in answers if _RANKS.get(each.key, 2) == n] for n in range(3)]
        if not look.is_tall:
            rows = [rows[0] + rows[1], rows[2]]
        return [grid(row, len(row), 9) for row in rows]

    def _answers(self) -> list[Button]:
        """Return the ways on, by rank: on, then back over this hole, then the rest.

        They keep their places from hole to hole, also where one is no way now.
        """
        game = self.game
        answers = [
            self._next(),
            _answer("undo", say("Undo")).changed(is_enabled=game.hole.can_undo),
            Button("watch", say("Best line"), press=self._watch,
                   is_enabled=self.review.review is not None),
            Button("look", say("Look"), press=self._look,
                   is_enabled=self.luck.measure is not None),
            Button("from_here", say("From here"), name=say("Replay from here"),
                   press=self._play_from_there,
                   is_enabled=self._costliest is not None),
        ]  # fmt: skip
        if game.can_restart:
            answers.append(_answer("restart", say("Try again")))
        elif not game.is_off_record:
            words = say("Try again for fun")
            answers.append(Button("off record", words, kind="quiet", press=self._try_again))
        return [
            *answers,
            Button("initials", say("Initials"), kind="quiet", press=self._initials,
                   is_enabled=self.lookup.is_in_top),
            Button("share", say("Share"), kind="quiet", press=self._share),
            _answer("leave", say("Title")),
        ]  # fmt: skip

    def _next(self) -> Button:
        """Return the way on; in an event it leads past the leader board."""
        if self.game.entry is None:
            return _answer("next", self._next_words())
        board = Swap(routes.LeaderBoard(self.game, is_between=True))
        return _answer("next", board_name(self.game)).changed(press=lambda: board)

    def _next_words(self) -> str:
        game = self.game
        if game.is_off_record:
            return say("Back to the result")
        if game.kind == "daily-hole":
            return say("Daily")
        if not game.is_round:
            return say("New deal")
        return say("Score card") if game.round.is_last_hole else say("Next hole")

    # ---- what a press does

    def _share(self) -> Change:
        return Push(routes.ShareGame(self.game))

    def _initials(self) -> Change:
        return Push(routes.Initials([self.lookup.line] if self.lookup.line else []))

    def _try_again(self) -> Change:
        return Push(routes.Table(self.game.off_record(0)))

    def _watch(self) -> Change | None:
        review = self.review.review
        if review is None:
            return None
        return Push(openings.best_line(self.game.hole, review.line))

    @property
    def _costliest(self) -> int | None:
        """The number of the move, from 1, that was the costliest choice; None without one."""
        choice = None if self.luck.measure is None else self.luck.measure.costliest
        return None if choice is None else choice.lost_at

    def _look(self) -> Change:
        """Open the replay at the costliest choice; of a hole without mistakes it runs all along."""
        hole, number = self.game.hole, self._costliest
        record = Record(hole.rules, (HoleRecord.of(hole),))
        stop = None if number is None else min(number, len(hole.moves))
        return Push(routes.Replay(record, stop=stop))

    def _play_from_there(self) -> Change | None:
        if self._costliest is None:
            return None
        return Push(routes.Table(self.game.off_record(self._costliest - 1)))

    def resume(self, result: object) -> Change | None:
        """Show what has changed meanwhile."""
        self.refresh()
        return None

    def back(self) -> Change | None:
        """Return to the title, whose first button goes on with what is left of the round."""
        return Pop("leave")

    def handle(self, intent: Intent) -> Change | None:
        """Follow the table's keys as well: undo, on to what comes next, the same deal again."""
        if not isinstance(intent, Hover):
            self._show_face()
            self.show.finish()
        if intent in (Command.UNDO, Command.UNDO_RUN):
            return Pop("undo") if self.game.hole.can_undo else None
        if intent is Command.NEW_DEAL:
            return self.press("next")
        if intent is Command.RESTART and self.game.can_restart:
            return self.press("restart")
        return super().handle(intent)

    def update(self, dt: float) -> Change | None:
        """Look back at the hole, a slice of every frame; stamp what was earned."""
        self._look_back()
        self._seen_for += dt
        if not self.review.is_working or self._seen_for > timing.FACE_WAIT:
            self._show_face()
        self.show.update(dt)
        self.show.stamp(len(self.lookup.stamps))
        if not self._is_looking_back:
            self.services.say_held()
            self.services.let_field_play(self.game)
        return None

    def _look_back(self) -> None:
        if self.review.work_on():
            self.services.hold(" ".join(self.review.lines()))
            self.refresh()
        elif self.review.is_working:
            return
        elif self.lookup.is_working:
            if self.lookup.work_on():
                self._play_record()
                self.refresh()
        elif self.luck.work_on():
            self.services.hold(parted(self._luck_lines()))
            self.refresh()

    @property
    def is_moving(self) -> bool:
        """Whether the picture jumps, confetti rains, or a stamp comes down."""
        return self.show.is_moving

    @property
    def wants_time(self) -> bool:
        """Whether something is still being worked out, or a field plays."""
        return self._is_looking_back or self.services.is_field_playing(self.game)

    @property
    def _is_looking_back(self) -> bool:
        return self.review.is_working or self.lookup.is_working or self.luck.is_working


def _answer(key: str, words: str) -> Button:
    """Return an answer that the table below follows."""
    return Button(key, words, kind=_KINDS[_RANKS.get(key, 2)], press=partial(Pop, key))


def _ruled(lines: list[Padded]) -> Column:
    """Return lines one below the other, with rules between as on a score card."""
    ruled = [part for line in lines for part in (Rule(), line)]
    return Column(ruled[1:], 0)


def _is_stout(look: Look) -> bool:
    """Return whether a tall window has little height for what it is wide, and cards to show."""
    return look.is_tall and look.size[1] < 2 * look.size[0]


def _is_narrow(look: Look) -> bool:
    return not look.is_tall and look.size[0] < _NARROW * look.touch


def _room(look: Look) -> float:
    """Return the height that is kept for the heading and the sentences, in pixels of the design."""
    heading, line = _pitch(look, "display", theme.HEADING), _pitch(look, "body", theme.BODY)
    if _is_stout(look):
        return heading + 2 * line + (_STOUT_LINES - 2) * _pitch(look, "body", theme.SMALL)
    return heading + _LINES[look.is_tall] * line


def _pitch(look: Look, role: str, size: float) -> float:
    """Return the height of a line of text in pixels of the design."""
    return look.font(role, look.text_px(size)).get_linesize() / look.unit
