"""The daily: a month of days with what was played on each, the streak, and the chosen day."""

from functools import partial

import pygame

from golf import routes, theme
from golf.background import Work
from golf.geometry import Rect
from golf.records.counts import counts_for_its_day
from golf.records.daily import (
    Day,
    Streak,
    finding_days,
    finding_streak,
    month_weeks,
    shifted_month,
)
from golf.records.pars import pars_of, round_par
from golf.routes import Change, Push
from golf.saves.history import HistoryLine
from golf.saves.storage import Storage
from golf.scenes import openings
from golf.scenes.history_page import HistoryPage
from golf.services import Services
from golf.texts.dates import date_text, day_text, month_text, short_days, short_month_text
from golf.texts.numbers import golfers_text
from golf.texts.score import game_result
from golf.texts.share import HoleScore, sign
from golf.ui.box import Box, Column, Layers, Leaf, Padded, Row, spring
from golf.ui.buttons import Button, Ways
from golf.ui.leaves import Ground, Line, Sheet, Text, heading, shortening
from golf.ui.lines import beginnings
from golf.ui.look import Look
from golf.ui.shapes import draw_ring
from golf.ui.signs import Signs, paint_signs
from golf.ui.tiles import Tile
from golf.ui.writing import draw_text
from golf.words import say, say_n

FIRST_YEAR = 2000
_WEEKS = 6
"""The most that a month touches."""
_NARROW = 8
"""How many thumbs wide a window is at least in which the page has its margins."""
_GAP = 4.0
"""Between two days, in design pixels."""
_STACKED = 1.7
"""Of the number's height: in a cell less high what was played stands beside it."""
_KINDS = {"hole": "daily-hole", "round": "daily-round"}

_Counted = tuple[dict[str, Day], Streak]


class DailyScene(HistoryPage[_Counted]):
    """Shows `day` and its month; old days can be played but do not count."""

    is_place = True
    has_backdrop = True
    first_focus = "hole play"

    def __init__(self, services: Services, day: str) -> None:
        super().__init__(services)
        self.day = day
        self.month = _month_of(day)
        self.today = services.today
        self.days: dict[str, Day] = {}
        self.streak = Streak(0, 0)

    def new_day(self) -> None:
        """Offer the new day, unless an old one was chosen."""
        was_today = self.day == self.today
        self.look_through()
        if was_today:
            self.day, self.month = self.today, _month_of(self.today)
        self.refresh()

    def look_through(self) -> None:
        """Begin to count the days and the streak, as they are today."""
        self.today = self.services.today
        super().look_through()

    def search(self) -> Work[_Counted]:
        """Return the work that counts them."""
        return _counting(self.services.storage, self.today)

    def take(self, found: _Counted) -> None:
        """Take in what was counted."""
        self.days, self.streak = found

    # ---- boxes

    def build(self, look: Look) -> Box:
        """Return the calendar and the chosen day, side by side or one below the other.

        Where the window is low, the calendar has all of its height.
        """
        is_tight = look.is_tall and look.is_low
        streak = Line(self._streak_words(), "bold", colour=theme.TEXT_STRONG, align="right",
                      shorter=("",), grow=1)  # fmt: skip
        head = Row([heading(say("Daily"), "left", 46 if look.is_tall else 58), streak], 16)
        date = Line(day_text(self.day), "bold", theme.SUBHEADING, shorter=(date_text(self.day),))
        chosen = [None if is_tight else date, *(self._block(look, what) for what in _KINDS)]
        if look.is_narrow and not look.is_tall:
            blocks = [self._block(look, what).changed(h=0.0, grow=0.0) for what in _KINDS]
            return self.in_one_view(say("Daily"), [date, *blocks, self._calendar(look, 0.0)])
        back = Column([Button("back", say("Back"), press=self.back, w=200)], align="centre")
        if look.is_tall:
            calendar = self._calendar(look, 0.0 if is_tight else 0.25)
            lines: list[Box | None] = [head, chosen.pop(0)]
            # Seven thumbs side by side take all of a narrow window.
            is_narrow = look.size[0] < _NARROW * look.touch
            if is_narrow:
                lines = [line and Padded(line, 10, 0) for line in lines]
            page = Column([lines[0], calendar, lines[1], *chosen, back], 8)
            margin, pad = (4, 4) if is_narrow else (12, 18)
            return Sheet(page, 1080, 960, pad=pad, pad_y=9, margin=margin)
        calendar = self._calendar(look, 0.54)
        if look.is_low:
            left = Column([head, *chosen, back], 6, grow=0.46)
            return Sheet(Row([left, calendar], 24), 1240, 720, pad_y=12)
        body = Row([Column(chosen, 12, grow=0.46), calendar], 24, grow=1.0)
        return Sheet(Column([head, body, back], 10), 1080, 960, pad_y=12)

    def _calendar(self, look: Look, grow: float) -> Column:
        """Return the month with the ways to others, its weekdays and its days.

        All months have rows for six weeks, so that the days stay where they are.
        """
        month = Line(month_text(*self.month), "bold", theme.SUBHEADING, align="centre",
                     shorter=(short_month_text(*self.month),), grow=1.0)  # fmt: skip
        is_first, is_last = self.month <= (self._first_year, 1), self.month >= _month_of(self.today)
        head = Row(
            [
                self._turning("earlier", "previous", -1, is_enabled=not is_first),
                month,
                self._turning("later", "next", 1, is_enabled=not is_last),
            ]
        )
        names = [
            Line(name, size=theme.SMALL, colour=theme.TEXT_QUIET, align="centre", grow=1.0)
            for name in short_days()
        ]
        weeks = month_weeks(*self.month)
        weeks += [[None] * 7] * (_WEEKS - len(weeks))
        # No thumb falls between two days.
        h = (look.touch - look.px(_GAP)) / look.unit
        rows = [
            Row([spring() if day is None else self._day(day) for day in week], _GAP, h=h, grow=1.0)
            for week in weeks
        ]
        return Column([head, Row(names, _GAP), *rows], _GAP, grow=grow)

    @property
    def _first_year(self) -> int:
        """The first year with dailies; a clock may stand before it."""
        return min(FIRST_YEAR, int(self.today[:4]))

    def _turning(self, key: str, icon: str, step: int, *, is_enabled: bool) -> Button:
        return Button(key, icon=icon, is_enabled=is_enabled, press=partial(self._turn, step))

    def _day(self, day: str) -> Tile:
        is_today, is_future = day == self.today, day > self.today
        button = Button(
            day,
            name=self._day_words(day),
            is_on=day == self.day,
            is_enabled=str(self._first_year) < day and not is_future,
            press=partial(self._choose, day),
        )
        face = DayFace(day, self.days.get(day, Day()), is_today=is_today, is_future=is_future)
        return Tile(button, face, pad=0, grow=1.0)

    def _block(self, look: Look, what: str) -> Layers:
        """Return the hole or the round of the chosen day: what it came to, and what can be done."""
        boxes = [*self._summary(look, what), Ways(self._ways(what))]
        # Both blocks are equally high, whatever there is to say.
        return Layers([Ground(), Padded(Column(boxes, 2), 14, 6)], h=1, grow=1.0)

    def _summary(self, look: Look, what: str) -> list[Box]:
        line, quiet = self._result(what), theme.TEXT_QUIET
        title = Line(_title(what), "bold")
        result = result_words(line)
        if look.is_tall and look.is_low:
            words = "" if line is None else _score_words(line)
            short = Line(words, size=theme.SMALL, colour=quiet, align="right", grow=1.0)
            return [Row([title, short], 14), spring()]
        if line is None:
            size = theme.SMALL if look.is_low else theme.BODY
            words = self._invitation(what)
            return [title, Text(words, size=size, colour=quiet, shorter=shortening(words), grow=1)]
        result_line = Text(result, size=theme.SMALL, colour=quiet, shorter=beginnings(result),
                           grow=1.0)  # fmt: skip
        if what == "hole":
            return [title, Row([Signs(_signs(line), w=24, h=24), result_line], 10), spring()]
        return [title, Signs(_signs(line), h=24), result_line]

    def _ways(self, what: str) -> list[Button]:
        game, is_played = self.services.games.get(_KINDS[what]), self._result(what) is not None
        words = say("Again") if is_played else say("Play")
        if game is not None and game.daily == self.day and not game.is_over:
            words = say("Continue")
        kind = "plain" if is_played else "primary"
        replay, share = partial(self._replay, what), partial(self._share, what)
        ways = [
            Button(f"{what} play", words, kind=kind, press=partial(self._play, what)),
            Button(f"{what} replay", say("Replay"), is_enabled=is_played, press=replay),
            Button(f"{what} share", say("Share"), is_enabled=is_played, press=share),
        ]
        title = _title(what)
        return [
            way.changed(name=say("{name}: {value}", name=title, value=way.words)) for way in ways
        ]

    def _result(self, what: str) -> HistoryLine | None:
        day = self.days.get(self.day, Day())
        return day.hole if what == "hole" else day.round

    # ---- intents

    def focus_moved(self) -> None:
        """Choose a day as soon as it has the focus, as in any calendar."""
        if self.menu.focus[:1].isdigit():
            self._choose(self.menu.focus)

    def _choose(self, day: str) -> None:
        self.day = day
        self.services.say(self._day_words(day))
        self.refresh()

    def _turn(self, step: int) -> None:
        self.month = shifted_month(*self.month, step)
        self.refresh()

    def _play(self, what: str) -> Change:
        return Push(openings.daily_game(self.services, _KINDS[what], self.day))

    def _replay(self, what: str) -> Change | None:
        line = self._result(what)
        return None if line is None else Push(openings.replay(line.record, date_text(self.day)))

    def _share(self, what: str) -> Change | None:
        line = self._result(what)
        return None if line is None else Push(routes.ShareLine(line))

    # ---- words

    def _day_words(self, day: str) -> str:
        """Return a day and what was played on it."""
        played = self.days.get(day, Day())
        words = [day_text(day), result_words(played.hole), result_words(played.round)]
        return " ".join(filter(None, words))

    def _streak_words(self) -> str:
        longest = self.streak.longest
        if not longest:
            return say("No daily in a row yet")
        if not self.streak.current:
            return say_n("Longest streak: {n} day", "Longest streak: {n} days", longest)
        current = say_n("{n} day in a row", "{n} days in a row", self.streak.current)
        return say("{current}, record {longest}", current=current, longest=longest)

    def _invitation(self, what: str) -> str:
        if self.day != self.today:
            return say("A day gone by: it can be played, but is no part of the streak.")
        if what == "hole":
            return say("The same deal for everyone today; the first attempt counts.")
        return say("Nine deals, the same for everyone today.")


def _title(what: str) -> str:
    return say("Hole of the day") if what == "hole" else say("Round of the day")


def _month_of(day: str) -> tuple[int, int]:
    return int(day[:4]), int(day[5:7])


def _strokes(line: HistoryLine) -> int:
    """Return the strokes of all the holes of a line."""
    return sum(hole.strokes for hole in line.holes)


def result_words(line: HistoryLine | None) -> str:
    """Return what a daily came to, in a sentence; nothing where it was not played."""
    if line is None:
        return ""
    if counts_for_its_day(line):
        return _score_words(line)
    return say("{result}. Played later: no part of the streak.", result=_score_words(line))


def _score_words(line: HistoryLine) -> str:
    return game_result(line.rules, line.holes, pars_of(line))


def _scores(line: HistoryLine) -> list[HoleScore]:
    """Return the score of each hole of a line."""
    return [
        HoleScore(hole.strokes, par, hole.is_cleared)
        for hole, par in zip(line.holes, pars_of(line), strict=True)
    ]


def _signs(line: HistoryLine) -> str:
    return "".join(map(sign, _scores(line)))


class DayFace(Leaf):
    """A day of the calendar: its number, with the sign of its hole and the score of its round.

    A hole that was played later is hollow.
    """

    day: str
    played: Day
    is_today: bool = False
    is_future: bool = False

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint the number, and what was played below it or beside it."""
        line = max(1, look.px(3))
        if self.is_today:
            draw_ring(surface, self.rect.inflate(-line, -line), look.px(6), theme.FAIRWAY, line)
        role, colour = ("body", theme.TEXT_OFF) if self.is_future else ("bold", theme.TEXT)
        number = look.text(str(int(self.day[8:])), role, theme.BODY, colour)
        inner = self.rect.inflate(-look.px(5), -look.px(3))
        if self.played == Day():
            draw_text(surface, number, inner, "centre")
            return
        upper, lower = self._halves(inner, number.get_height())
        draw_text(surface, number, upper, "centre")
        self._paint_played(surface, look, upper, lower)

    def _halves(self, inner: Rect, line: int) -> tuple[Rect, Rect]:
        """Return the places of the number, `line` high, and of what was played."""
        if inner.h >= _STACKED * line:
            upper = inner._replace(h=max(line, round(0.52 * inner.h)))
            return upper, Rect(inner.x, upper.bottom, inner.w, inner.bottom - upper.bottom)
        left = inner._replace(w=inner.w * 2 // 5)
        return left, Rect(left.right, inner.y, inner.w - left.w, inner.h)

    def _paint_played(self, surface: pygame.Surface, look: Look, upper: Rect, lower: Rect) -> None:
        """Paint the hole's sign and the round's score into the middle of `lower`.

        Where both are too wide for it the sign goes to the corner of `upper`.
        """
        hole, whole = self.played
        score = None
        if whole is not None:
            total = _strokes(whole) - round_par(whole)
            colour = theme.TEXT_STRONG if total < 0 else theme.TEXT_QUIET
            words = golfers_text(total)
            if look.font("bold", look.text_px(1)).size(words)[0] <= lower.w:
                score = look.fitted(words, "bold", theme.SMALL, colour, lower.w)
        width = score.get_width() if score is not None else 0
        side = min(lower.h, lower.w // 3, look.px(22)) if hole is not None else 0
        gap = look.px(4) if side and width else 0
        is_cramped = side + gap + width > lower.w
        taken = width + (0 if is_cramped else side + gap)
        x = lower.x + (lower.w - taken) // 2
        if hole is not None:
            spot = Rect(x, lower.y + (lower.h - side) // 2, side, side)
            if is_cramped:
                side = min(side, upper.w // 4)
                spot = Rect(upper.right - side, upper.y, side, side)
            paint_signs(
                surface, spot, _signs(hole), look.unit, is_hollow=not counts_for_its_day(hole)
            )
        if score is not None:
            y = lower.y + (lower.h - score.get_height()) // 2
            surface.blit(score, (x + taken - width, y))


def _counting(storage: Storage, today: str) -> Work[_Counted]:
    found = yield from finding_days((yield from storage.history.reading_all()))
    return found, (yield from finding_streak(found, today))
