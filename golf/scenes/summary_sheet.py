"""The sheet of the hole summary: it lies below the cards that are left.

A picture tells at a glance how the hole went; beside or below it stand golf's word and the facts.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from golf import theme
from golf.core.rounds import Round, golf_word
from golf.core.rules import PAR
from golf.geometry import Rect
from golf.scenes.menu_scene import columns
from golf.texts.score import speaks_par
from golf.ui.look import Look
from golf.ui.widgets import draw_text

_MUCH = 1.12  # of the head's height: what makes one column of facts too high
_SHARES = (2.0, 1.25, 1.0)
"""How wide the answers of each rank are in a row, against each other."""
_REVIEW_LINES = {"wide": 4, "tall": 7}
"""For how many lines the sheet keeps room below the result: in a tall window they are short."""


@dataclass(frozen=True)
class SummarySheet:
    """Every place of the sheet for one window."""

    panel: Rect
    picture: Rect
    head: Rect
    facts: list[Rect]
    """One column for the facts, or two side by side."""
    answers: list[Rect]
    """A place for each answer, by its rank: the first is the largest."""


def picture_of(golf_round: Round, number: int) -> str:
    """Return the drawing for how hole `number` went: against par where that is told."""
    hole = golf_round.holes[number - 1]
    if speaks_par(golf_round) or hole.is_cleared:
        word = golf_round.word(number)
    else:
        word = golf_word(max(hole.strokes, PAR - 1), PAR, is_cleared=False)
    if word in ("holed_out", "albatross", "eagle"):
        return "results/holed"
    if word in ("birdie", "par", "bogey"):
        return f"results/{word}"
    return "results/water"


def summary_sheet(look: Look, facts: int, ranks: Sequence[int]) -> SummarySheet:
    """Return the places for a number of facts, and for answers of some ranks, 0 to 2."""
    return _tall(look, facts, ranks) if look.is_tall else _wide(look, facts, ranks)


def line_height(look: Look) -> int:
    """Return the pitch of the facts in pixels."""
    return round(1.08 * look.font("body", look.text_px(_fact_size(look))).get_linesize())


def _fact_size(look: Look) -> int:
    """Return the text size of the facts: two columns of them have little room in a tall window."""
    return theme.SMALL if look.is_tall else theme.BODY


def _head_height(look: Look) -> int:
    head = look.font("display", look.text_px(theme.HEADING)).get_linesize()
    line = look.font("body", look.text_px(theme.BODY)).get_linesize()
    return head + (1 + _REVIEW_LINES["tall" if look.is_tall else "wide"]) * line


def _button_height(look: Look) -> int:
    return max(look.px(46), round(44 * look.ratio))


def _wide(look: Look, facts: int, ranks: Sequence[int]) -> SummarySheet:
    margin, pad, gap = look.px(12), look.px(18), look.px(12)
    width, height = look.size
    panel_w = min(width - 2 * margin, look.px(1180))
    head_h, facts_h = _head_height(look), facts * line_height(look)
    # In a small window letters take much room: two short columns leave more of it to the cards.
    across = 1 if facts_h < _MUCH * head_h else 2
    content = max(head_h, facts_h // across)
    h = min(height - 2 * margin, content + _button_height(look) + gap + 2 * pad)
    panel = Rect((width - panel_w) // 2, height - margin - h, panel_w, h)
    inner = panel.inflate(-pad, -pad)
    content = max(1, inner.h - gap - _button_height(look))
    side = min(content, look.px(210))
    picture = Rect(inner.x, inner.y + (content - side) // 2, side, side)
    facts_w = round((0.29 if across == 1 else 0.44) * inner.w)
    left = picture.right + 2 * gap
    place = Rect(inner.right - facts_w, inner.y, facts_w, content)
    area = Rect(inner.x, inner.bottom - _button_height(look), inner.w, _button_height(look))
    return SummarySheet(
        panel=panel,
        picture=picture,
        head=Rect(left, inner.y, place.x - 2 * gap - left, content),
        facts=columns(place, across, 2 * gap),
        answers=_weighted(area, [_SHARES[rank] for rank in ranks], gap),
    )


def _tall(look: Look, facts: int, ranks: Sequence[int]) -> SummarySheet:
    margin, pad, gap = look.px(10), look.px(16), look.px(9)
    width, height = look.size
    rows = sorted(set(ranks))
    button = max(_button_height(look), round(40 * look.ratio))
    side, table = _head_height(look), -(-facts // 2) * line_height(look)
    h = min(height - 2 * margin, side + table + len(rows) * (button + gap) + 2 * gap + 2 * pad)
    panel = Rect(margin, height - margin - h, width - 2 * margin, h)
    inner = panel.inflate(-pad, -pad)
    picture_side = min(side, round(0.36 * inner.w))
    left = inner.x + picture_side + gap
    top = inner.bottom - len(rows) * (button + gap) + gap
    answers = [
        place
        for number, rank in enumerate(rows)
        for place in columns(
            Rect(inner.x, top + number * (button + gap), inner.w, button), ranks.count(rank), gap
        )
    ]
    return SummarySheet(
        panel=panel,
        picture=Rect(inner.x, inner.y, picture_side, picture_side),
        head=Rect(left, inner.y, inner.right - left, side),
        facts=columns(Rect(inner.x, inner.y + side + gap, inner.w, table), 2, 2 * gap),
        answers=answers,
    )


def _weighted(area: Rect, shares: Sequence[float], gap: int) -> list[Rect]:
    """Return places side by side that share an area's width out."""
    unit = (area.w - gap * (len(shares) - 1)) / sum(shares)
    places, x = [], float(area.x)
    for share in shares:
        places.append(Rect(round(x), area.y, max(1, int(share * unit)), area.h))
        x += share * unit + gap
    return places


def paint_picture(surface: pygame.Surface, look: Look, sheet: SummarySheet, name: str) -> None:
    """Paint the drawing in a frame as courts have."""
    line = max(1, look.px(2))
    size = sheet.picture.inflate(-line, -line).size
    surface.blit(look.framed(name, size, line, look.px(8), shape=1.0), sheet.picture[:2])


def paint_facts(
    surface: pygame.Surface, look: Look, places: list[Rect], facts: Sequence[tuple[str, str]]
) -> None:
    """Write what and how much, line by line, with rules between as on a score card."""
    lines = -(-len(facts) // len(places))
    for number, place in enumerate(places):
        _paint_column(surface, look, place, lines, facts[number * lines : (number + 1) * lines])


def _paint_column(
    surface: pygame.Surface,
    look: Look,
    place: Rect,
    lines: int,
    facts: Sequence[tuple[str, str]],
) -> None:
    """Write facts into a column with room for some `lines`."""
    size, pitch = _fact_size(look), min(line_height(look), place.h // max(1, lines))
    y = place.y + max(0, (place.h - pitch * lines) // 2)
    for number, (what, amount) in enumerate(facts):
        line = Rect(place.x, y + number * pitch, place.w, pitch)
        if number:
            surface.fill(theme.PANEL_LINE, (line.x, line.y, line.w, 1))
        value = look.fitted(amount, "bold", size, theme.TEXT, line.w * 3 // 5)
        draw_text(surface, value, line, "right")
        room = line.w - value.get_width() - look.px(8)
        words = look.fitted(what, "body", size, theme.TEXT_QUIET, room)
        draw_text(surface, words, line)
