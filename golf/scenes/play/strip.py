"""The round as an upright strip of a score card: what each hole came to, and which is played."""

import pygame

from golf import theme
from golf.core.game import Game
from golf.core.rounds import Round
from golf.geometry import Rect
from golf.scenes.play.status import fitted_round_text, flag
from golf.texts.numbers import golfers_text, signed_text
from golf.ui.look import Look
from golf.ui.shapes import draw_plate, draw_ring
from golf.ui.writing import draw_text
from golf.words import say

_LEAST_PITCH = 1.36  # from hole to hole, of the text size
_MOST_PITCH = 2.0
_HEAD = 1.6  # the height of the line above the holes, of the text size
_CAPTIONS = 1.2  # of the line that names what stands below it, where there is room
_SHARES = (0.24, 0.38, 0.38)
"""Of the width: the hole's number, its strokes, and the round's score after it."""


def strip_fits(look: Look, place: Rect, holes: int) -> bool:
    """Return whether a strip for a number of holes has room in a place."""
    size = look.layout.text_size
    return place.h >= _height(size, holes, _LEAST_PITCH)


def _height(size: int, holes: int, pitch: float) -> int:
    return round(size * (_HEAD + holes * pitch + 0.5))


def paint_strip(surface: pygame.Surface, look: Look, game: Game, place: Rect, edge: int) -> None:
    """Paint the strip from the top of a place; its plate is `edge` wider at both sides."""
    size, golf_round = look.layout.text_size, game.round
    holes = len(golf_round.pars)
    head, foot = round(_HEAD * size), size // 2
    has_captions = place.h >= _height(size, holes, _LEAST_PITCH) + round(_CAPTIONS * size)
    captions = place._replace(y=place.y + head, h=round(_CAPTIONS * size))
    head += captions.h if has_captions else 0
    pitch = min(round(_MOST_PITCH * size), (place.h - head - foot) // holes)
    plate = place._replace(h=head + holes * pitch + foot).inflate(edge, 0)
    draw_plate(surface, plate, size // 2, look.status_plate)
    round_text = fitted_round_text(look, game, place.w)
    picture = look.fitted_at(round_text, "bold", size, theme.TABLE_TEXT, place.w)
    draw_text(surface, picture, place._replace(h=round(_HEAD * size)))
    if has_captions:
        _paint_captions(surface, look, captions)
    running = 0
    for number in range(holes):
        row = Rect(place.x, place.y + head + number * pitch, place.w, pitch)
        is_current = number == golf_round.number - 1 and not golf_round.hole.is_over
        is_played = number < golf_round.number and not is_current
        if is_current:
            draw_plate(surface, row.inflate(edge // 2, 0), size // 3, theme.PLATE)
        else:
            draw_plate(surface, row._replace(h=1), 0, theme.STRIP_LINE)
        first, middle, last = row_cells(row)
        colour = theme.TABLE_TEXT if is_current or is_played else theme.ICON_OFF
        words = look.text_at(str(number + 1), "bold" if is_current else "body", size, colour)
        draw_text(surface, words, first, "centre")
        if is_current:
            picture = flag(look, game, round(0.8 * pitch), has_number=False)
            draw_text(surface, picture, middle, "centre")
        if is_played:
            running += golf_round.holes[number].strokes - golf_round.pars[number]
            _paint_result(surface, look, golf_round, number, middle)
            total = look.fitted_at(golfers_text(running), "body", size, theme.TABLE_QUIET, last.w)
            draw_text(surface, total, last, "right")


def _paint_captions(surface: pygame.Surface, look: Look, row: Rect) -> None:
    """Name what stands in the cells below, if all names have room; the middle one gives way."""
    cells, px = row_cells(row), look.text_px(1)
    first, middle, last = (
        look.fitted_at(word, "body", px, theme.TABLE_QUIET, row.w)
        for word in (say("Hole"), say("Strokes"), say("To par"))
    )
    gap, width = px // 3, middle.get_width()
    least = cells[0].center[0] + first.get_width() // 2 + gap
    most = cells[2].right - last.get_width() - gap - width
    if least > most:
        return
    draw_text(surface, first, cells[0], "centre")
    draw_text(surface, last, cells[2], "right")
    x = min(max(cells[1].center[0] - width // 2, least), most)
    draw_text(surface, middle, cells[1]._replace(x=x, w=width))


def row_cells(row: Rect) -> list[Rect]:
    """Return the places of number, strokes and score in a row."""
    cells, x = [], row.x
    for share in _SHARES:
        width = round(share * row.w)
        cells.append(Rect(x, row.y, width, row.h))
        x += width
    return cells


def _paint_result(
    surface: pygame.Surface, look: Look, golf_round: Round, number: int, cell: Rect
) -> None:
    """Write a hole's strokes in what golfers draw round them: rings under par, squares over it."""
    size = look.layout.text_size
    difference = golf_round.holes[number].strokes - golf_round.pars[number]
    words = look.text_at(
        signed_text(golf_round.holes[number].strokes), "bold", size, theme.TABLE_TEXT
    )
    draw_text(surface, words, cell, "centre")
    is_under = difference < 0
    colour = theme.TABLE_STRONG if is_under else theme.TABLE_QUIET
    line = max(1.0, size / 14)
    half_h = round(0.42 * cell.h)
    half_w = max(half_h, round(0.56 * words.get_width() + 0.3 * size))
    for ring in range(min(2, abs(difference)) if cell.h > 1.7 * size else min(1, abs(difference))):
        less = round(ring * (line + max(1.5, size / 10)))
        w, h = half_w - less, half_h - less
        box = Rect(cell.center[0] - w, cell.center[1] - h, 2 * w, 2 * h)
        draw_ring(surface, box, h if is_under else size / 8, colour, line)
