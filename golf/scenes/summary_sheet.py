"""The sheet of the hole summary: it lies below the cards that are left.

A picture tells at a glance how the hole went; beside or below it stand golf's word and the facts.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from golf import theme
from golf.looks.look import Look
from golf.looks.widgets import draw_text
from golf.scenes.menu_scene import answer_grid, columns
from golf.table.rect import Rect

_MUCH = 1.12  # of the head's height: what makes one column of facts too high
_REVIEW_LINES = {"wide": 4, "tall": 6}
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


def picture_name(word: str) -> str:
    """Return the drawing for golf's word of a hole, see `Round.word`."""
    if word in ("holed_out", "albatross", "eagle"):
        return "results/holed"
    if word in ("birdie", "par", "bogey"):
        return f"results/{word}"
    return "results/water"


def summary_sheet(look: Look, facts: int, answers: int) -> SummarySheet:
    """Return the places for numbers of facts and answers."""
    return _tall(look, facts, answers) if look.is_tall else _wide(look, facts, answers)


def line_height(look: Look) -> int:
    """Return the pitch of the facts in pixels."""
    return round(1.08 * look.font("body", look.text_px(theme.SMALL)).get_linesize())


def _head_height(look: Look) -> int:
    sizes = (("display", theme.HEADING, 1), ("body", theme.BODY, 1))
    lines = sum(look.font(role, look.text_px(size)).get_linesize() for role, size, _ in sizes)
    small = look.font("body", look.text_px(theme.SMALL)).get_linesize()
    return lines + _REVIEW_LINES["tall" if look.is_tall else "wide"] * small


def _button_height(look: Look) -> int:
    return max(look.px(46), round(44 * look.ratio))


def _wide(look: Look, facts: int, answers: int) -> SummarySheet:
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
        answers=columns(area, answers, gap),
    )


def _tall(look: Look, facts: int, answers: int) -> SummarySheet:
    margin, pad, gap = look.px(10), look.px(16), look.px(9)
    width, height = look.size
    across = 2 if answers <= 4 else 3
    rows = -(-answers // across)
    button = max(_button_height(look), round(40 * look.ratio))
    side, table = _head_height(look), -(-facts // 2) * line_height(look)
    h = min(height - 2 * margin, side + table + rows * (button + gap) + gap + 2 * pad)
    panel = Rect(margin, height - margin - h, width - 2 * margin, h)
    inner = panel.inflate(-pad, -pad)
    picture_side = min(side, round(0.36 * inner.w))
    left = inner.x + picture_side + gap
    answers_h = rows * (button + gap) - gap
    area = Rect(inner.x, inner.bottom - answers_h, inner.w, answers_h)
    return SummarySheet(
        panel=panel,
        picture=Rect(inner.x, inner.y, picture_side, picture_side),
        head=Rect(left, inner.y, inner.right - left, side),
        facts=columns(Rect(inner.x, inner.y + side + gap, inner.w, table), 2, 2 * gap),
        answers=answer_grid(area, answers, across, gap, button),
    )


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
    pitch = min(line_height(look), place.h // max(1, lines))
    y = place.y + max(0, (place.h - pitch * lines) // 2)
    for number, (what, amount) in enumerate(facts):
        line = Rect(place.x, y + number * pitch, place.w, pitch)
        if number:
            surface.fill(theme.PANEL_LINE, (line.x, line.y, line.w, 1))
        value = look.fitted(amount, "bold", theme.SMALL, theme.TEXT, line.w * 3 // 5)
        draw_text(surface, value, line, "right")
        room = line.w - value.get_width() - look.px(8)
        words = look.fitted(what, "body", theme.SMALL, theme.TEXT_QUIET, room)
        draw_text(surface, words, line)
