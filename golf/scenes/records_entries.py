"""The lines of the records that can be pressed: rule sets, and the entries of the top tens."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from golf import theme
from golf.looks.look import Look
from golf.looks.widgets import draw_text
from golf.records.statistics import TOP, FiledHole, FiledRound, Table
from golf.saves.history import HistoryLine
from golf.scenes.menu_scene import columns, rows
from golf.scenes.records_paint import paint_summary_row, paint_top_row
from golf.table.rect import Rect
from golf.texts.rules import rules_name
from golf.words import say


class Entry(NamedTuple):
    """A line to press: its key, place and number, how it is painted, and what was filed."""

    key: str
    place: Rect
    number: int
    paint: Callable[[pygame.Surface, Rect], None]
    line: HistoryLine | None = None


def table_name(table: Table) -> str:
    """Return what a table of records is called."""
    name = rules_name(table.rules)
    if table.is_assisted:
        name = say("{rules}, with help", rules=name)
    return say("{rules}, speed", rules=name) if table.is_speed else name


def summary_entries(look: Look, body: Rect, tables: Sequence[Table]) -> list[Entry]:
    """Return a line for each rule set, below the head that names the columns."""
    tallest, gap = look.px(44), look.px(4)
    shown = tables[: max(1, body.h // (tallest + gap) - 1)]
    area = Rect(body.x, body.y + tallest, body.w, max(1, body.h - tallest))
    return [
        Entry(
            f"row {number}",
            place,
            number,
            partial(_paint_summary, look=look, table=table),
        )
        for number, (table, place) in enumerate(
            zip(shown, rows(area, len(shown), gap, tallest), strict=True), start=1
        )
    ]


def _paint_summary(surface: pygame.Surface, place: Rect, *, look: Look, table: Table) -> None:
    paint_summary_row(surface, look, place, table_name(table), table)


def _groups(look: Look, body: Rect, table: Table) -> list[tuple[str, str, Rect]]:
    """Return for each top ten its kind, its name, and its place."""
    if table.is_speed:
        return [("round", say("Strokes plus minutes"), body)]
    halves = rows(body, 2, look.px(6), body.h) if look.is_tall else columns(body, 2, look.px(24))
    names = (("hole", say("Best holes")), ("round", say("Best rounds")))
    return [(kind, name, half) for (kind, name), half in zip(names, halves, strict=True)]


def top_entries(look: Look, body: Rect, table: Table) -> list[Entry]:
    """Return the entries of the top ten holes and rounds; of speed rounds there are rounds only."""
    entries = []
    for kind, _, half in _groups(look, body, table):
        head = look.px(30)
        area = Rect(half.x, half.y + head, half.w, max(1, half.h - head))
        is_hole = kind == "hole"
        found: list[FiledHole | FiledRound]
        found = [*table.top_holes()] if is_hole else [*table.top_rounds()]
        places = rows(area, TOP, max(1, look.px(2)), look.px(40))
        for number, (filed, place) in enumerate(zip(found, places, strict=False), start=1):
            paint = partial(_paint_top, look=look, table=table, number=number, filed=filed)
            entries.append(Entry(f"{kind} {number}", place, number, paint, filed.line))
    return entries


def _paint_top(
    surface: pygame.Surface,
    place: Rect,
    *,
    look: Look,
    table: Table,
    number: int,
    filed: FiledHole | FiledRound,
) -> None:
    paint_top_row(surface, look, place, table, number, filed)


def paint_top_heads(surface: pygame.Surface, look: Look, body: Rect, table: Table) -> None:
    """Write the names of the top tens."""
    for _, name, half in _groups(look, body, table):
        picture = look.text(name, "bold", theme.BODY, theme.TEXT_STRONG)
        draw_text(surface, picture, half._replace(h=look.px(30)))
