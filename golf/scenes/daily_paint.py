"""How the results of a day are painted: in its cell of the calendar, and at length."""

import pygame

from golf import theme
from golf.looks.look import Look
from golf.records.daily import Day, counts
from golf.records.pars import pars_of, round_par
from golf.saves.history import HistoryLine
from golf.scenes.play_status import signed
from golf.scenes.share import paint_signs
from golf.table.rect import Rect
from golf.texts.numbers import against_par, signed_text
from golf.texts.share import HoleScore, sign
from golf.words import say, say_n


def line_strokes(line: HistoryLine) -> int:
    """Return the strokes of all the holes of a line."""
    return sum(hole.strokes for hole in line.holes)


def result_words(line: HistoryLine | None) -> str:
    """Return what a daily came to, in a sentence; nothing where it was not played."""
    if line is None:
        return ""
    strokes = line_strokes(line)
    result = say_n(
        "{count} stroke, {par}",
        "{count} strokes, {par}",
        strokes,
        count=signed_text(strokes),
        par=against_par(strokes, round_par(line)),
    )
    if counts(line):
        return result
    return say("{result}. Played later: no part of the streak.", result=result)


def scores_of(line: HistoryLine) -> list[HoleScore]:
    """Return the score of each hole of a line."""
    return [
        HoleScore(hole.strokes, par, hole.is_cleared)
        for hole, par in zip(line.holes, pars_of(line), strict=True)
    ]


def paint_day_results(surface: pygame.Surface, look: Look, result: Day, inner: Rect) -> None:
    """Paint the sign of a day's hole and the score of its round into a cell.

    A hole that was played later is hollow.
    """
    side = min(inner.h // 2, inner.w // 3, look.px(24))
    if result.hole is not None:
        spot = Rect(inner.right - side, inner.y, side, side)
        is_late = not counts(result.hole)
        paint_signs(surface, spot, sign(scores_of(result.hole)[0]), look.unit, is_hollow=is_late)
    if result.round is not None:
        total = line_strokes(result.round) - round_par(result.round)
        colour = theme.TEXT_STRONG if total < 0 else theme.TEXT_QUIET
        words = look.fitted(signed(total), "bold", theme.SMALL, colour, inner.w)
        corner = inner.right - words.get_width(), inner.bottom - words.get_height()
        surface.blit(words, corner)


def paint_result(surface: pygame.Surface, look: Look, line: HistoryLine, place: Rect) -> Rect:
    """Paint the signs of a result; return the place for its words, beside or below them."""
    height = look.px(24)
    signs = "".join(map(sign, scores_of(line)))
    paint_signs(surface, place._replace(h=height), signs, look.unit)
    if len(signs) > 1:
        return place._replace(y=place.y + height + look.px(2))
    shift = height + look.px(10)
    return place._replace(x=place.x + shift, w=place.w - shift)
