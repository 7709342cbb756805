"""The status beside a wide board: a plate of the hole, and below it the round, line by line."""

from typing import NamedTuple

import pygame

from golf import theme
from golf.core.game import Game
from golf.core.scoring import counts_moves
from golf.course_files import known_course
from golf.geometry import Rect
from golf.scenes.play import status
from golf.scenes.play.status import paint_dots
from golf.scenes.play.strip import paint_strip, strip_fits
from golf.texts.game_names import terms
from golf.texts.numbers import clock_text
from golf.texts.score import cards_text, moves_text
from golf.theme import Colour
from golf.ui.look import Look
from golf.ui.shapes import draw_plate
from golf.words import say

_PITCH = 1.3  # from line to line, of the text size
_HEAD = 2.9  # the height of the flag and the two lines beside it
_FIGURE = 2.6  # of the headline's ink
_AIR = 0.6  # between the groups, where there is room
_VERDICT_LINES = 2
_SMALL = 0.9  # the text size of what never changes
_BARE_FLAG = 2.2  # the height of a flag that bears no number


class _Line(NamedTuple):
    """Words in a line of their own, on the plate."""

    words: str
    role: str
    colour: Colour
    size: float = 1.0


def paint_plate(
    surface: pygame.Surface,
    look: Look,
    game: Game,
    verdict: str,
    *,
    shows_clock: bool = False,
    is_counted: bool = False,
    ground: pygame.Surface | None = None,
) -> None:
    """Paint what is told of the hole and the round beside a wide board.

    `is_counted` keeps the place of the card counter free, else the round's holes stand there;
    `ground` is the table without anything on it.
    """
    _Plate(look, game, verdict, shows_clock, is_counted).paint(surface, ground)


def has_hole_strip(look: Look, game: Game, verdict: str) -> bool:
    """Return whether the round's holes stand line by line where the card counter could be."""
    return _Plate(look, game, verdict).has_strip


class _Plate:
    """The plate for one position: groups of lines one below the other."""

    def __init__(
        self,
        look: Look,
        game: Game,
        verdict: str,
        shows_clock: bool = False,
        is_counted: bool = False,
    ) -> None:
        self.surface: pygame.Surface
        self.look, self.game = look, game
        self.size = look.layout.text_size
        self.place = look.layout.status
        counter = look.layout.text.get("counter") if is_counted else None
        self.bottom = self.place.bottom if counter is None else counter.y - self.size // 3
        self.edge = status.status_edge(look.layout)
        self.lines = _hole_lines(game, shows_clock)
        self.rules = self._rules()
        self.verdict = self._broken(verdict)
        # The strip keeps its place, whatever the lines above it come to.
        reserved = self._height(max(len(self.verdict), _VERDICT_LINES if verdict else 0), 0)
        top = self.place.y + reserved + self.size // 2
        self.strip = Rect(self.place.x, top, self.place.w, max(0, self.bottom - top))
        self.has_strip = (
            game.is_round and counter is None and strip_fits(look, self.strip, len(game.round.pars))
        )

    def _rules(self) -> list[_Line]:
        """Return the name of the hole or its course, the day or the rules."""
        lines = self._in_lines(terms(self.game))
        course = None if self.game.course is None else known_course(self.game.course)
        if course is None:
            return lines
        # The strip below keeps its place from hole to hole.
        most = max(len(self._in_lines(hole.name)) for hole in course.holes)
        return lines + self._in_lines("") * (most - len(lines))

    def _in_lines(self, words: str) -> list[_Line]:
        """Return words in small lines, two where they are long."""
        px, least = round(_SMALL * self.size), self.look.text_px(1)
        is_long = self.look.font("body", least).size(words)[0] > self.place.w
        lines = self.look.lines_at(words, "body", max(px, least), self.place.w)
        return [
            _Line(line, "body", theme.TABLE_QUIET, _SMALL)
            for line in (lines if is_long else [words])
        ]

    def _broken(self, verdict: str) -> list[str]:
        """Return the verdict in lines; a little smaller in one is better than a lone word."""
        if not verdict:
            return []
        look, width = self.look, self.place.w
        near = max(round(0.85 * self.size), look.text_px(1))
        if look.font("body", near).size(verdict)[0] <= width:
            return [verdict]
        return look.lines_at(verdict, "body", self.size, width)

    def _height(self, verdict_lines: int, round_lines: float, air: float = _AIR) -> int:
        """Return how high the plate is, its edges included."""
        groups = 3 + bool(verdict_lines) + bool(round_lines)
        count = len(self.lines) + _SMALL * len(self.rules) + verdict_lines + round_lines
        lines = _PITCH * count
        return round(self.size * (_HEAD + _FIGURE + lines + groups * air)) + 2 * self.edge

    def paint(self, surface: pygame.Surface, ground: pygame.Surface | None = None) -> None:
        """Paint the groups from the top down; the air between them is what room allows."""
        self.surface = surface
        # The holes' dots are as high as a line.
        round_lines = 2 if self.game.is_round and not self.has_strip else 0
        most = self.bottom - self.place.y
        if round_lines and self._height(len(self.verdict), round_lines, 0) > most:
            round_lines = 1
        air = _AIR
        while air > 0 and self._height(len(self.verdict), round_lines, air) > most:
            air = max(0, air - 0.1)
        height = self._height(len(self.verdict), round_lines, air)
        box = self.place._replace(h=height).inflate(self.edge, 0)
        draw_plate(self.surface, box, self.size // 2, self.look.status_plate, ground)
        gap, y = round(air * self.size), self.place.y + self.edge
        y = self._paint_head(y) + gap
        y = self._paint_headline(y) + gap
        y = self._write(self.lines, y)
        if round_lines:
            y = self._paint_round(y + gap, has_dots=round_lines > 1)
        if self.verdict:
            lines = [_Line(words, "body", theme.TABLE_STRONG) for words in self.verdict]
            y = self._write(lines, y + gap)
        self._write(self.rules, y + gap)
        if self.has_strip:
            paint_strip(self.surface, self.look, self.game, self.strip, self.edge)

    def _row(self, y: int, size: float = 1.0) -> Rect:
        return Rect(self.place.x, y, self.place.w, round(_PITCH * size * self.size))

    def _write(self, lines: list[_Line], y: int) -> int:
        """Write lines from `y` on; return the y below them."""
        for words, role, colour, size in lines:
            row = self._row(y, size)
            px = max(round(size * self.size), self.look.text_px(1))
            picture = self.look.fitted_at(words, role, px, colour, row.w)
            self.surface.blit(picture, (row.x, y + (row.h - picture.get_height()) // 2))
            y = row.bottom
        return y

    def _paint_head(self, y: int) -> int:
        """Paint which hole it is with its par, and at the right the flag with its number."""
        height = round(_HEAD * self.size)
        flag_h = height if self.game.is_round else round(_BARE_FLAG * self.size)
        flag = status.flag(self.look, self.game, flag_h)
        par = status.par_text(self.game)
        has_room = status.has_room_beside(self.look, par, flag, self.place.w)
        pitch = height // (2 if par else 1)
        if not has_room:
            flag = status.flag(self.look, self.game, pitch, has_number=False)
        self.surface.blit(flag, (self.place.right - flag.get_width(), y))
        room = self.place.w - flag.get_width() - self.size // 3
        hole = status.fitted_hole_text(self.look, self.game, room)
        lines = [(hole, "bold", theme.TABLE_TEXT, room)]
        if par:
            lines.append((par, "body", theme.TABLE_QUIET, room if has_room else self.place.w))
        for number, (words, role, colour, width) in enumerate(lines):
            picture = self.look.fitted_at(words, role, self.size, colour, width)
            top = y + number * pitch + (pitch - picture.get_height()) // 2
            self.surface.blit(picture, (self.place.x, top))
        return y + height

    def _paint_headline(self, y: int) -> int:
        """Write the number that counts, large, and on its line what it counts."""
        look, size = self.look, self.size
        number, unit = status.hole_headline(self.game)
        height = round(_FIGURE * size)
        figure = look.text_at(number, "display", round(3.1 * size), theme.TABLE_TEXT)
        # The font leaves room above and below its figures that is not wanted here.
        ink = figure.get_bounding_rect()
        base = y + (height + ink.h) // 2
        self.surface.blit(figure, (self.place.x, base - ink.h), ink)
        left = self.place.x + ink.w + size // 2
        room = self.place.right - left
        font = look.font("body", size)
        lines = [line for words in unit for line in look.lines_at(words, "body", size, room)]
        foot = base - font.get_ascent() - (len(lines) - 1) * font.get_linesize()
        for place, line in enumerate(lines):
            picture = look.fitted_at(line, "body", size, theme.TABLE_QUIET, room)
            self.surface.blit(picture, (left, foot + place * font.get_linesize()))
        return y + height

    def _paint_round(self, y: int, has_dots: bool) -> int:
        """Paint how the round stands, where its holes have no place of their own."""
        words = status.fitted_round_text(self.look, self.game, self.place.w)
        y = self._write([_Line(words, "bold", theme.TABLE_TEXT)], y)
        if not has_dots:
            return y
        row = self._row(y)
        paint_dots(self.surface, self.look, self.game, row, "left")
        return row.bottom


def _hole_lines(game: Game, shows_clock: bool) -> list[_Line]:
    """Return what is told of the hole below its number; their count stays the same all along."""
    hole = game.hole
    lines = []
    if game.rules.score == "points":
        words = cards_text(hole.cards_left)
        lines.append(_Line(words, "body", theme.TABLE_TEXT))
    lines.append(_run_line(hole.run_length, hole.longest_run))
    parts = []
    if counts_moves(game.rules):
        parts.append(moves_text(hole.move_count))
    if shows_clock:
        parts.append(clock_text(game.seconds))
    if parts:
        lines.append(_Line(" · ".join(parts), "body", theme.TABLE_QUIET))
    return lines


def _run_line(length: int, longest: int) -> _Line:
    """Return the line about the run: the one going on, else the longest so far."""
    if length > 1:
        return _Line(say("Run of {n}", n=length), "bold", theme.TABLE_STRONG)
    if longest > 1:
        return _Line(say("Longest run {n}", n=longest), "body", theme.TABLE_QUIET)
    return _Line(say("No run yet"), "body", theme.TABLE_QUIET)
