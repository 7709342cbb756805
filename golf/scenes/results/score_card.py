"""The score card as golfers know it: holes, pars, strokes with their markers, running total.

In wide windows the holes stand side by side, in tall ones below each other.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from golf import theme
from golf.core.rounds import Round
from golf.core.rules import Rules
from golf.geometry import Rect
from golf.texts.numbers import clock_text, golfers_text, signed_text
from golf.texts.score import round_note, score_of
from golf.ui.box import Leaf
from golf.ui.look import Look
from golf.ui.shapes import draw_box, draw_ring
from golf.ui.writing import draw_text
from golf.words import say

if TYPE_CHECKING:
    from golf.analysis.measure import Parts

_STROKES = 2  # the line of the card that is written by hand
_SHARES = (0.85, 0.85, 1.45, 0.95, *[0.85] * 4)  # of the lines' heights (in wide windows) or widths
_LEAST_RING = 40  # design pixels that a round ring is high at least
_LEANS = (-4, 2, -2, 3, -3, 4, -1, 2, -3)  # degrees: nobody writes on a golf course straight


@dataclass(frozen=True)
class _Grid:
    """The edges of the card's lines and of the entries in them, in pixels."""

    place: Rect
    lines: list[int]
    entries: list[int]
    is_tall: bool

    def cell(self, line: int, entry: int) -> Rect:
        """Return the place of entry 0 (the heading), 1 to n, or n + 1 (the sum) of a line."""
        a0, a1 = self.lines[line : line + 2]
        b0, b1 = self.entries[entry : entry + 2]
        return Rect(a0, b0, a1 - a0, b1 - b0) if self.is_tall else Rect(b0, a0, b1 - b0, a1 - a0)


def all_written(_name: str) -> float:
    """Return that a part of the card is written: 1."""
    return 1.0


def hole_name(number: int) -> str:
    """Return the name of a hole, from 1, as a part of the card that is written."""
    return f"hole {number}"


TOTAL = "total"
"""The name of the sums, as a part of the card that is written."""


class ScoreCard(Leaf):
    """The card of a round of any number of holes, against the clock with their `times`.

    `written` tells how much of a part is written by now, 0 to 1: of each hole, and of the sums. The
    lines on choices and luck, for which a tall window has no room, have what is known of `parts`.
    """

    golf_round: Round
    times: Sequence[float]
    parts: "Sequence[Parts | None]"
    written: Callable[[str], float] = all_written

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint the card."""
        lines = score_lines(self.golf_round, self.times)
        if not look.is_tall:
            lines += luck_lines(self.golf_round.rules, self.parts)
        font = look.font("bold", look.text_px(theme.SMALL))
        head = max(font.size(line[0])[0] for line in lines) + look.px(20)
        card = _grid(self.rect, len(lines), len(lines[0]), head, look.is_tall)
        _paint_ground(surface, look, card, len(lines[0]))
        for number, entries in enumerate(lines):
            for entry, words in enumerate(entries):
                cell = card.cell(number, entry)
                share = 1.0
                if number >= _STROKES and entry:
                    share = self.written(hole_name(entry) if entry < len(entries) - 1 else TOTAL)
                if share <= 0.0 or (share < 1.0 and number != _STROKES):
                    continue
                if number == _STROKES and entry:
                    if share == 1.0 and entry < len(entries) - 1:
                        _paint_marker(surface, look, self.golf_round, entry - 1, cell)
                    _write(surface, look, words, cell, _LEANS[entry % len(_LEANS)], share)
                else:
                    is_head = entry == 0 if card.is_tall else number == 0
                    is_strong = number == 0 or entry in (0, len(entries) - 1)
                    _print(surface, look, words, cell, is_head, is_strong, entry == 0)


def _print(
    surface: pygame.Surface,
    look: Look,
    words: str,
    cell: Rect,
    is_head: bool,
    is_strong: bool,
    is_small: bool,
) -> None:
    """Write an entry that the card has in print."""
    role, size = "bold" if is_strong else "body", theme.SMALL if is_small else theme.BODY
    colour = theme.PAPER if is_head else theme.TEXT
    inner = cell.inflate(-look.px(4), 0)
    draw_text(surface, look.fitted(words, role, size, colour, inner.w), inner, "centre")


def against_colour(difference: int) -> theme.Colour:
    """Return the colour of a score against par on paper: red under it, as golfers print it."""
    if difference < 0:
        return theme.TEXT_STRONG
    return theme.FAIRWAY if difference == 0 else theme.TEXT


def score_lines(golf_round: Round, times: Sequence[float] = ()) -> list[list[str]]:
    """Return the lines of the card: heading, an entry for each hole, sum.

    The last one has the `times` in seconds, where they are given.
    """
    strokes = [hole.strokes for hole in golf_round.holes]
    pars = list(golf_round.pars)
    running = [sum(strokes[:count]) - sum(pars[:count]) for count in range(1, len(strokes) + 1)]
    total = sum(strokes)
    lines = [
        [say("Hole"), *map(str, range(1, len(strokes) + 1)), say("Total")],
        [say("Par"), *map(signed_text, pars), signed_text(sum(pars))],
        [say("Strokes"), *map(signed_text, strokes), signed_text(total)],
        [say("To par"), *map(golfers_text, running), golfers_text(running[-1])],
    ]
    if golf_round.rules.score == "points":
        points = [hole.points for hole in golf_round.holes]
        lines.append([say("Points"), *map(str, points), str(sum(points))])
    if times:
        lines.append([say("Time"), *map(clock_text, times), clock_text(sum(times))])
    return lines


def luck_lines(rules: Rules, parts: "Sequence[Parts | None]") -> list[list[str]]:
    """Return the lines on choices and luck, with dots for what is still worked out.

    Both are in what the holes count, with the signs that they have at each hole's end.
    """
    told = [None if each is None else each.rounded() for each in parts]
    choices = [None if each is None else each.choices for each in told]
    gained = [None if each is None else each.luck for each in told]
    return [
        [say("Choices"), *_changes(rules, choices)],
        [say("Luck"), *_changes(rules, gained)],
    ]


def _changes(rules: Rules, numbers: Sequence[float | None]) -> list[str]:
    """Return numbers and their sum in words, dots for each that is not known."""
    known = [number for number in numbers if number is not None]
    total = sum(known) if len(known) == len(numbers) else None
    score = score_of(rules)
    return ["…" if each is None else score.change(each) for each in (*numbers, total)]


def card_note(rules: Rules, *, is_short: bool = False) -> str:
    """Return what is counted in which unit, and unless that shall do what the marks mean."""
    short = "" if is_short else say("To par: E is level. A ring is under par, a square over it.")
    return " ".join(filter(None, (round_note(rules), short, _luck_note(rules))))


def _luck_note(rules: Rules) -> str:
    """Return what choices and luck count, and which way is good."""
    match rules.score:
        case "points":
            return say("Choices and luck in points: + is good.")
        case "cards":
            return say("Choices and luck in cards: − is good.")
        case _:
            return say("Choices and luck in strokes: − is good.")


def _grid(place: Rect, line_count: int, count: int, head: int, is_tall: bool) -> _Grid:
    """Return the grid for lines of `count` entries, the first of them `head` wide at least."""
    long, across = (place.h, place.w) if is_tall else (place.w, place.h)
    start, first = (place.y, place.x) if is_tall else (place.x, place.y)
    shares = [1.0] * line_count if is_tall else _SHARES[:line_count]
    lines = [first + round(across * sum(shares[:n]) / sum(shares)) for n in range(len(shares) + 1)]
    head = round(long / count) if is_tall else max(round(0.12 * long), head)
    pitch = (long - head) / (count - 1)
    entries = [start, *(start + head + round(n * pitch) for n in range(count))]
    return _Grid(place, lines, entries, is_tall)


def _paint_ground(surface: pygame.Surface, look: Look, card: _Grid, count: int) -> None:
    """Paint the green line of the holes, the shaded sums, the rules and the frame."""
    place, line = card.place, max(1, look.px(2))
    radius = look.px(8)
    sums = card.cell(0, count - 1).union(card.cell(len(card.lines) - 2, count - 1))
    surface.fill(theme.BUTTON_FILL, sums)
    for number in range(1, len(card.lines) - 1):
        at = card.lines[number]
        rule = (at, place.y, 1, place.h) if card.is_tall else (place.x, at, place.w, 1)
        surface.fill(theme.PANEL_LINE, rule)
    for at in card.entries[1:-1]:
        rule = (place.x, at, place.w, 1) if card.is_tall else (at, place.y, 1, place.h)
        surface.fill(theme.PANEL_LINE, rule)
    heads = card.cell(0, 0)
    for entry in range(len(card.lines) - 1 if card.is_tall else count):
        heads = heads.union(card.cell(entry, 0) if card.is_tall else card.cell(0, entry))
    draw_box(surface, heads, radius, theme.FAIRWAY)
    lower = heads._replace(y=heads.y + heads.h // 2, h=heads.h - heads.h // 2)
    surface.fill(theme.FAIRWAY, lower)
    draw_ring(surface, place.inflate(-line, -line), radius - line, theme.INK, line)


def _paint_marker(
    surface: pygame.Surface, look: Look, golf_round: Round, number: int, cell: Rect
) -> None:
    """Paint what golfers draw round a score: a ring under par, a square over it, two for more."""
    difference = golf_round.holes[number].strokes - golf_round.pars[number]
    high = round(min(0.94 * cell.w, 0.82 * cell.h, look.px(66)))
    wide = high
    if high < look.px(_LEAST_RING):
        # What is low gets broad, so that two rings leave the number alone.
        high = round(0.8 * cell.h)
        wide = round(min(0.94 * cell.w, max(1.8 * high, look.px(_LEAST_RING))))
    width = max(1.5, look.unit * 2)
    colour = theme.TEXT_STRONG if difference < 0 else theme.PENCIL
    for ring in range(min(2, abs(difference))):
        inset = round(ring * (width + max(1.5, 2.5 * look.unit)))
        x, y = cell.center[0] - wide // 2 + inset, cell.center[1] - high // 2 + inset
        box = Rect(x, y, wide - 2 * inset, high - 2 * inset)
        draw_ring(surface, box, box.h // 2 if difference < 0 else look.unit * 2, colour, width)


def _write(
    surface: pygame.Surface, look: Look, words: str, cell: Rect, lean: int, share: float
) -> None:
    """Write a share of a number as with a pencil, from the left."""
    size = min(
        theme.SUBHEADING, max(min(0.46 * cell.w, 0.56 * cell.h), look.text_px(1)) / look.unit
    )
    picture = look.leaning(words, "display", size, theme.PENCIL, lean)
    place = picture.get_rect(center=cell.center)
    surface.blit(picture, place, (0, 0, round(share * place.w), place.h))
