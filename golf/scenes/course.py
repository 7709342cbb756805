"""One course: its map, which opens hole by hole, its medals, its holes, and the way to play it."""

from functools import partial

import pygame

from golf import theme
from golf.core.course import Course, Medals
from golf.geometry import Rect
from golf.records.courses import CourseRecord
from golf.routes import Change, Push
from golf.scenes import openings
from golf.scenes.course_records import CourseRecordsPage
from golf.services import Services
from golf.texts.courses import difficulty_text
from golf.texts.medals import medal_name
from golf.texts.numbers import golfers_text, signed_text
from golf.texts.rules_names import rules_name
from golf.texts.score import strokes_text
from golf.ui.box import Box, Column, Padded, Row
from golf.ui.buttons import Button
from golf.ui.course_map import MapHole, course_map
from golf.ui.leaves import Line, Picture, Rule, Sheet, Text, heading
from golf.ui.look import Look
from golf.ui.medal import draw_medal
from golf.ui.scrolling import Scroll, pagers
from golf.words import say

_NO_UNITS = 560
"""In a window less wide, in layout pixels, medals tell their numbers alone beside the map."""

_NAME = 1
"""Which column of the list of holes has their names."""


class CourseScene(CourseRecordsPage):
    """Shows a course in its own place; every hole may be played from the start."""

    has_backdrop = True
    first_focus = "play"

    def __init__(self, services: Services, course: Course) -> None:
        super().__init__(services)
        self.course = course

    @property
    def course_place(self) -> str:
        """Where the course lies."""
        return self.course.place

    @property
    def record(self) -> CourseRecord:
        """What was reached on this course."""
        return self.record_of(self.course.name)

    # ---- boxes

    def build(self, look: Look) -> Box:
        """Return the map beside or above what there is to read, and the ways on."""
        words = Scroll(self._words(look), self.scroll, grow=1.0)
        chart = Picture(self._draw_map, self._map_words())
        title = heading(self.course.name, "left", 46 if look.is_low else 58).changed(grow=1.0)
        head = Row([title, *pagers(self.scroll, self.refresh)], align="middle")
        if look.is_tall:
            body = [head, chart.changed(h=300), words]
        elif look.is_narrow:
            body = [head, words]
        else:
            side = Column([head, words], 6, grow=0.46)
            body = [Row([chart.changed(grow=0.54), side], 20, grow=1.0)]
        return Sheet(Column([*body, self._foot()], 10), 1180, 960, pad_y=14)

    def _foot(self) -> Box:
        game = self.services.games.get("course")
        goes_on = game is not None and game.course == self.course.name and not game.is_over
        play = say("Continue") if goes_on else say("Play")
        return Row(
            [
                Button("back", say("Back"), press=self.back, grow=0.4),
                Button("play", play, kind="primary", press=self._play, grow=0.6),
            ],
            12,
        )

    def _words(self, look: Look) -> Column:
        """Return what the course is like, its medals, and a line for each hole."""
        course = self.course
        facts = [rules_name(course.rules), difficulty_text(course)]
        return Column(
            [
                Text(say(course.about), colour=theme.TEXT_QUIET),
                Text(" · ".join(filter(None, facts)), "bold", theme.SMALL, theme.TEXT_STRONG),
                Padded(self._medals(look), 0, 4),
                *self._holes(look),
            ],
            3,
        )

    def _medals(self, look: Look) -> Row:
        """Return the three medals with what each takes; those that were won shine."""
        best = self.record.best
        return Row(
            [self._medal(look, metal, None if best is None else best.strokes)
             for metal in Medals._fields], 6,
        )  # fmt: skip

    def _medal(self, look: Look, metal: str, strokes: int | None) -> Row:
        limit = getattr(self.course.medals, metal)
        is_won = strokes is not None and strokes <= limit
        side = 34 if look.is_low or look.is_tall else 42
        disc = Picture(partial(_draw_medal, metal=metal, is_won=is_won), w=side, h=side)
        name = Line(medal_name(metal), "bold", theme.SMALL)
        has_room = look.size[0] >= _NO_UNITS * look.ratio or look.is_tall or look.is_narrow
        words = strokes_text(limit) if has_room else signed_text(limit)
        amount = Line(words, size=theme.SMALL, colour=theme.TEXT_QUIET)
        return Row([disc, Column([name, amount], 0, spare=0.5, grow=1.0)], 6, grow=1.0)

    def _holes(self, look: Look) -> list[Box]:
        """Return a line for each hole, and one for the whole course, with rules between."""
        rows = self._rows()
        widths = [
            max(each.width(look) / look.unit for each in column)
            for column in zip(*rows, strict=True)
        ]
        # The names have all the width that the numbers leave.
        shares = [{"w": width} for width in widths]
        shares[_NAME] = {"grow": 1.0}
        lines = [
            Row([each.changed(**share) for each, share in zip(row, shares, strict=True)], 12)
            for row in rows
        ]
        return [lines[0], *(part for line in lines[1:] for part in (Rule(), line))]

    def _rows(self) -> list[list[Line]]:
        """Return the words of the lines: the heads, the holes, and the whole course."""
        record, lines = self.record, []
        for number, hole in enumerate(self.course.holes, start=1):
            strokes = record.holes.get(number)
            best = "–" if strokes is None else signed_text(strokes)
            against = "" if strokes is None else golfers_text(strokes - hole.par)
            lines.append(_row(str(number), hole.name, signed_text(hole.par), best, against))
        best_round = record.best
        total = _row(
            "",
            say("Best round"),
            signed_text(self.course.par),
            "–" if best_round is None else signed_text(best_round.strokes),
            "" if best_round is None else golfers_text(best_round.strokes - self.course.par),
            is_bold=True,
        )
        head = _row("", say("Hole"), say("Par"), say("Best"), say("To par"), is_head=True)
        return [head, *lines, total]

    def _map_words(self) -> str:
        count = len(self.record.holes)
        return say("Map: {n} of {of} holes played", n=count, of=len(self.course.holes))

    def _draw_map(self, surface: pygame.Surface, look: Look, rect: Rect) -> None:
        record = self.record
        holes = [
            MapHole(hole.par, record.holes.get(number))
            for number, hole in enumerate(self.course.holes, start=1)
        ]
        place = look.table if look.is_strewn else self.course.place
        surface.blit(course_map(look, self.course.name, place, holes, rect.size), rect[:2])

    # ---- what a press does

    def _play(self) -> Change:
        return Push(openings.course(self.services, self.course))


def _row(
    number: str, name: str, par: str, best: str, against: str,
    *, is_bold: bool = False, is_head: bool = False,
) -> list[Line]:  # fmt: skip
    """Return the words of a line of the list of holes."""
    role = "bold" if is_bold else "body"
    colour = theme.TEXT_QUIET if is_head else theme.TEXT
    size = theme.SMALL
    return [
        Line(number, "bold", size, colour),
        Line(name, role, size, colour),
        Line(par, role, size, theme.TEXT_QUIET, "right"),
        Line(best, "bold" if not is_head else role, size, colour, "right"),
        Line(against, role, size, theme.TEXT_QUIET, "right"),
    ]


def _draw_medal(
    surface: pygame.Surface, look: Look, rect: Rect, *, metal: str, is_won: bool
) -> None:
    draw_medal(surface, rect, metal, is_won=is_won)
