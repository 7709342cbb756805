"""How the pages of the records are painted: figures, pictures, rows, achievements."""

from collections.abc import Mapping
from typing import NamedTuple

import pygame

from golf import theme
from golf.core.rules import HOLES_IN_ROUND, Rules
from golf.core.scoring import counted
from golf.geometry import Rect
from golf.records.achievements import achievements
from golf.records.statistics import FiledHole, FiledRound, Table
from golf.saves.game import daily_of
from golf.scenes.menu_scene import columns, rows
from golf.texts.dates import date_text
from golf.texts.figures import (
    average_text,
    bars_title,
    best_round_text,
    cleared_text,
    told_figures,
)
from golf.texts.games import deal_name, is_board
from golf.texts.numbers import expected_text, signed_text
from golf.texts.score import listed_result, strokes_text
from golf.ui.chart import BarMark, draw_bars, draw_line
from golf.ui.look import Look
from golf.ui.shapes import draw_box, draw_flag
from golf.ui.widgets import draw_text
from golf.words import say

_LONG_DEAL = 10
_LEAST_ROW = 380  # layout pixels: in a row less wide an entry takes two lines
_LEAST_SCENE = 60
"""A smaller picture shows nothing, in layout pixels."""


def paint_figures(surface: pygame.Surface, look: Look, area: Rect, table: Table) -> None:
    """Write every figure of a table, each with what it counts."""
    found = told_figures(table)
    step = min(area.h // len(found), look.px(36))
    is_tight = step < 1.1 * look.font("bold", look.text_px(theme.BODY)).get_linesize()
    size = theme.SMALL if is_tight else theme.BODY
    for number, (label, amount) in enumerate(found):
        line = Rect(area.x, area.y + number * step, area.w, step)
        if number:
            surface.fill(theme.PANEL_LINE, (line.x, line.y, line.w, 1))
        value = look.text(amount, "bold", size, theme.TEXT)
        draw_text(surface, value, line, "right")
        room = line.w - value.get_width() - look.px(12)
        words = look.fitted(label, "body", size, theme.TEXT_QUIET, room)
        draw_text(surface, words, line)


def paint_pictures(surface: pygame.Surface, look: Look, area: Rect, table: Table) -> None:
    """Draw the bars of what holes came to and, below, the line of rounds over time.

    Rounds count strokes, so where the rules count cards they have a picture once there is one.
    """
    gap = look.px(14)
    rules, rounds = table.rules, table.rounds
    titles = [bars_title(rules)]
    if rounds or rules.score != "cards":
        titles.append(
            say("Strokes plus minutes") if table.is_speed else say("Strokes a round, over time")
        )
    places = []
    for title, part in zip(titles, rows(area, len(titles), gap, area.h), strict=True):
        head = look.text(title, "bold", theme.SMALL, theme.TEXT_STRONG)
        surface.blit(head, (part.x, part.y))
        height = head.get_height() + look.px(2)
        places.append(Rect(part.x, part.y + height, part.w, max(1, part.h - height)))
    draw_bars(surface, look, places[0], table.counts, _mark_of(rules))
    if len(places) == 1:
        return
    first = date_text(rounds[0].line.begun) if rounds else ""
    ends = (first, date_text(rounds[-1].line.begun) if len(rounds) > 1 else "")
    scores = [each.speed_score if table.is_speed else each.strokes for each in rounds]
    draw_line(surface, look, places[1], scores, HOLES_IN_ROUND * rules.default_par, ends)


def _mark_of(rules: Rules) -> BarMark:
    """Return what the bars are held against: par, or a clear where a hole is not told by par."""
    if rules.score == "strokes":
        par = rules.default_par
        return BarMark(par, say("par {n}", n=signed_text(par)))
    is_more_better = rules.score == "points"
    return BarMark(counted(rules, 0), say("cleared"), is_more_better=is_more_better)


def paint_summary_row(
    surface: pygame.Surface, look: Look, place: Rect, name: str, table: Table | None
) -> None:
    """Write one rule set in a line, or the head of these lines where there is no table."""
    pad = look.px(8)
    place = place.inflate(-pad, 0)
    left = place.w * (46 if look.is_tall else 40) // 100
    count = 3 if look.is_tall else 4
    cells = columns(Rect(place.x + left, place.y, place.w - left, place.h), count, look.px(6))
    if table is None:
        words = [say("Holes"), say("Cleared"), say("Average"), say("Best round")]
        role, colour = "body", theme.TEXT_QUIET
    else:
        words = [str(len(table.holes)), cleared_text(table), average_text(table),
                 best_round_text(table)]  # fmt: skip
        role, colour = "bold", theme.TEXT
        surface.fill(theme.PANEL_LINE, (place.x, place.y, place.w, 1))
        label = look.fitted(name, "bold", theme.BODY, theme.TEXT, left - pad)
        draw_text(surface, label, place)
    for word, cell in zip(words, cells, strict=False):
        size = theme.BODY if table is not None else theme.SMALL
        draw_text(surface, look.fitted(word, role, size, colour, cell.w), cell, "right")


def paint_top_row(
    surface: pygame.Surface,
    look: Look,
    place: Rect,
    table: Table,
    standing: int,
    entry: FiledHole | FiledRound,
) -> None:
    """Write an entry of a top ten: place, result, what was played, initials, day.

    A daily is named by its day, which stands beside it.
    """
    surface.fill(theme.PANEL_LINE, (place.x, place.y, place.w, 1))
    line = entry.line
    if isinstance(entry, FiledHole):
        result = entry.result
        score = listed_result(line.rules, result.strokes, result.move_count)
        what = _deal_text(table.rules, result.deal)
    elif table.is_speed:
        score = expected_text(entry.speed_score)
        what = say(
            "{strokes} strokes, {minutes} minutes",
            strokes=signed_text(entry.strokes),
            minutes=expected_text(entry.minutes),
        )
    else:
        score = strokes_text(entry.strokes)
        par = say("par {n}", n=signed_text(entry.par))
        what = line.course or (say("daily") if line.daily else par)
    roles = ("body", "bold", "body", "bold", "body")
    words = (str(standing), score, what, line.initials or "", date_text(line.daily or line.begun))
    cells = _top_cells(look, place.inflate(-look.px(4), 0))
    for (cell, align), role, word in zip(cells, roles, words, strict=True):
        colour = theme.TEXT if role == "bold" else theme.TEXT_QUIET
        picture = look.fitted(word, role, theme.SMALL, colour, cell.w - look.px(8))
        draw_text(surface, picture, cell, align)


def _top_cells(look: Look, row: Rect) -> list[tuple[Rect, str]]:
    """Return where the words of an entry stand; in a short row the day is below what was played."""

    def cell(left: int, share: int) -> Rect:
        return Rect(row.x + row.w * left // 100, row.y, row.w * share // 100, row.h)

    line_h = look.font("body", look.text_px(theme.SMALL)).get_linesize()
    if row.w >= _LEAST_ROW * look.ratio or row.h < 2 * line_h:
        what, day = cell(36, 26), cell(75, 25)
        places = [cell(0, 7), cell(7, 29), what, cell(62, 13), day]
        return list(zip(places, ("left", "left", "left", "left", "right"), strict=True))
    last = cell(60, 40)
    middle = row.y + row.h // 2
    what, day = last._replace(y=middle - line_h, h=line_h), last._replace(y=middle, h=line_h)
    places = [cell(0, 8), cell(8, 34), what, cell(42, 18), day]
    return list(zip(places, ("left", "left", "right", "left", "right"), strict=True))


def _deal_text(rules: Rules, deal: str) -> str:
    """Return what deal it was; a number that fills its place alone stands alone."""
    if daily_of(rules, deal) is not None:
        return say("daily")
    return deal if len(deal) > _LONG_DEAL and not is_board(deal) else deal_name(rules, deal)


def paint_awards(
    surface: pygame.Surface, look: Look, area: Rect, earned: Mapping[str, str]
) -> None:
    """Write what can be achieved; what was earned has its flag up and its day."""
    found = achievements()
    for each, place in zip(found, rows(area, len(found), look.px(8), look.px(96)), strict=True):
        when = earned.get(each.key)
        fill = theme.FIELD if when else theme.BUTTON_OFF
        draw_box(surface, place, look.px(8), fill, theme.PANEL_LINE, max(1, look.px(2)))
        side = min(place.h - look.px(12), look.px(64))
        spot = Rect(place.x + look.px(12), place.y + (place.h - side) // 2, side, side)
        _paint_flag(surface, spot, is_up=when is not None)
        text = Rect(spot.right + look.px(14), place.y, place.right - spot.right - look.px(28),
                    place.h)  # fmt: skip
        _paint_award(surface, look, text, (each.name, each.about), when)


def _paint_award(
    surface: pygame.Surface, look: Look, text: Rect, words: tuple[str, str], when: str | None
) -> None:
    day = look.text(date_text(when) if when else "", "body", theme.SMALL, theme.TEXT_QUIET)
    colour = theme.TEXT if when else theme.TEXT_QUIET
    name = look.fitted(words[0], "bold", theme.BODY, colour, text.w - day.get_width())
    lines = look.lines(words[1], "body", theme.SMALL, text.w)
    step = look.font("body", look.text_px(theme.SMALL)).get_linesize()
    height = name.get_height() + step * len(lines)
    y = text.y + (text.h - height) // 2
    surface.blit(name, (text.x, y))
    surface.blit(day, (text.right - day.get_width(), y))
    for number, line in enumerate(lines):
        picture = look.text(line, "body", theme.SMALL, theme.TEXT_QUIET)
        surface.blit(picture, (text.x, y + name.get_height() + number * step))


def _paint_flag(surface: pygame.Surface, spot: Rect, *, is_up: bool) -> None:
    """Paint a pole in its hole, with the flag up or not."""
    line = max(2, spot.w // 16)
    foot = spot.bottom - line * 2
    x = spot.x + spot.w * 2 // 5
    pygame.draw.ellipse(
        surface,
        theme.FAIRWAY if is_up else theme.TEXT_OFF,
        (spot.x, foot - spot.h // 10, spot.w * 4 // 5, spot.h // 5),
    )
    pole = Rect(x, spot.y, line, foot - spot.y)
    if is_up:
        draw_flag(surface, pole, spot.w // 2, theme.FLAG, theme.TEXT)
    else:
        surface.fill(theme.TEXT_OFF, pole)


class EmptyPage(NamedTuple):
    """The places of a page that has nothing to show yet."""

    picture: Rect
    words: Rect
    button: Rect


def empty_page(look: Look, body: Rect) -> EmptyPage:
    """Return the places in the middle of a page; the picture takes what room is left, or none."""
    gap, line = look.px(16), look.font("body", look.text_px(theme.BODY)).get_linesize()
    height = max(look.px(54), look.touch)
    width = min(body.w, max(look.px(280), round(180 * look.ratio)))
    side = max(0, min(body.h - height - line - 4 * gap, width))
    whole = side + gap + line + gap + height
    top = body.y + max(0, (body.h - whole) // 2)
    x = body.x + (body.w - width) // 2
    picture = Rect(body.x + (body.w - side) // 2, top, side, side)
    words = Rect(body.x, picture.bottom + gap, body.w, line)
    return EmptyPage(picture, words, Rect(x, words.bottom + gap, width, height))


def paint_empty(surface: pygame.Surface, look: Look, page: EmptyPage, words: str) -> None:
    """Paint a green that waits for its first ball, and what would be shown."""
    line = max(1, look.px(2))
    if page.picture.w > _LEAST_SCENE * look.ratio:
        size = page.picture.inflate(-line, -line).size
        drawing = look.framed("results/par", size, line, look.px(9), shape=1.0)
        surface.blit(drawing, page.picture[:2])
    picture = look.fitted(words, "body", theme.BODY, theme.TEXT_QUIET, page.words.w)
    draw_text(surface, picture, page.words, "centre")
