"""How the results of a day are painted: in its cell of the calendar, and at length."""

import pygame

from golf import theme
from golf.geometry import Rect
from golf.records.daily import Day, counts
from golf.records.pars import pars_of, round_par
from golf.saves.history import HistoryLine
from golf.scenes.play_status import signed
from golf.texts.score import game_result
from golf.texts.share import HoleScore, sign
from golf.ui.look import Look
from golf.ui.signs import paint_signs
from golf.words import say

_STACKED = 1.9  # of the number's height: a cell less high has the results beside it


def line_strokes(line: HistoryLine) -> int:
    """Return the strokes of all the holes of a line."""
    return sum(hole.strokes for hole in line.holes)


def result_words(line: HistoryLine | None) -> str:
    """Return what a daily came to, in a sentence; nothing where it was not played."""
    if line is None:
        return ""
    result = game_result(line.rules, line.holes, pars_of(line))
    if counts(line):
        return result
    return say("{result}. Played later: no part of the streak.", result=result)


def scores_of(line: HistoryLine) -> list[HoleScore]:
    """Return the score of each hole of a line."""
    return [
        HoleScore(hole.strokes, par, hole.is_cleared)
        for hole, par in zip(line.holes, pars_of(line), strict=True)
    ]


def halves(inner: Rect, line: int) -> tuple[Rect, Rect]:
    """Return the places of number and results in a cell: one above the other, or side by side.

    `line` is how high the number is.
    """
    if inner.h >= _STACKED * line:
        upper = inner._replace(h=max(line, round(0.52 * inner.h)))
        return upper, Rect(inner.x, upper.bottom, inner.w, inner.bottom - upper.bottom)
    left = inner._replace(w=inner.w * 2 // 5)
    return left, Rect(left.right, inner.y, inner.w - left.w, inner.h)


def paint_day_results(
    surface: pygame.Surface, look: Look, result: Day, upper: Rect, lower: Rect
) -> None:
    """Paint the sign of a day's hole and the score of its round into the middle of `lower`.

    Where both are too wide for it the sign goes to the corner of `upper`, beside the day's number.
    A hole that was played later is hollow.
    """
    side = min(lower.h, lower.w // 3, look.px(22)) if result.hole is not None else 0
    gap, width = look.px(4) if side else 0, 0
    if result.round is not None:
        total = line_strokes(result.round) - round_par(result.round)
        colour = theme.TEXT_STRONG if total < 0 else theme.TEXT_QUIET
        words = look.fitted(signed(total), "bold", theme.SMALL, colour, lower.w)
        width = words.get_width()
    else:
        gap = 0
    is_cramped = side + gap + width > lower.w
    x = lower.x + (lower.w - width - (0 if is_cramped else side + gap)) // 2
    if result.hole is not None:
        spot = Rect(x, lower.y + (lower.h - side) // 2, side, side)
        if is_cramped:
            side = min(side, upper.w // 4)
            spot = Rect(upper.right - side, upper.y, side, side)
        else:
            x += side + gap
        is_late = not counts(result.hole)
        paint_signs(surface, spot, sign(scores_of(result.hole)[0]), look.unit, is_hollow=is_late)
    if width:
        surface.blit(words, (x, lower.y + (lower.h - words.get_height()) // 2))


def paint_result(surface: pygame.Surface, look: Look, line: HistoryLine, place: Rect) -> Rect:
    """Paint the signs of a result; return the place for its words, beside or below them."""
    height = look.px(24)
    signs = "".join(map(sign, scores_of(line)))
    paint_signs(surface, place._replace(h=height), signs, look.unit)
    if len(signs) > 1:
        return place._replace(y=place.y + height + look.px(2))
    shift = height + look.px(10)
    return place._replace(x=place.x + shift, w=place.w - shift)
