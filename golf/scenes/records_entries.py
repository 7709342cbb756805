"""The lines of the records that can be pressed: rule sets, and the entries of the top tens."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from golf import theme
from golf.geometry import Rect
from golf.records.statistics import TOP, FiledHole, FiledRound, Table, shared_places
from golf.saves.history import HistoryLine
from golf.scenes.menu_scene import columns, rows
from golf.scenes.records_paint import paint_summary_row, paint_top_row
from golf.texts.rules import rules_name
from golf.ui.look import Look
from golf.ui.widgets import draw_text
from golf.words import say


class Entry(NamedTuple):
    """A line to press: its key, place and number, how it is painted, and what was filed."""

    key: str
    place: Rect
    number: int
    paint: Callable[[pygame.Surface, Rect], None]
    line: HistoryLine | None = None


class Listing(NamedTuple):
    """The lines of one page, and how many pages there are."""

    entries: list[Entry]
    pages: int


_HANDHELD = 12
"""How many thumbs high or wide a window is at least that is no phone's."""


def _rows_in(look: Look, height: int, design: float, gap: int) -> int:
    """Return how many lines of a height of the design fit, on a phone those that a thumb hits."""
    least = look.px(design)
    if min(look.size) < _HANDHELD * look.touch:
        least = max(least, look.touch)
    return max(1, (height + gap) // (least + gap))


def table_name(table: Table) -> str:
    """Return what a table of records is called."""
    name = rules_name(table.rules)
    if table.is_assisted:
        name = say("{rules}, with help", rules=name)
    return say("{rules}, speed", rules=name) if table.is_speed else name


def summary_entries(look: Look, body: Rect, tables: Sequence[Table], page: int) -> Listing:
    """Return a line for each rule set, below the head that names the columns."""
    head, gap = look.px(44), look.px(4)
    area = Rect(body.x, body.y + head, body.w, max(1, body.h - head))
    fitting = _rows_in(look, area.h, 44, gap)
    first = page * fitting
    places = rows(area, fitting, gap, max(head, look.touch))
    entries = [
        Entry(f"row {number}", place, number, partial(_paint_summary, look=look, table=table))
        for number, (table, place) in enumerate(
            zip(tables[first:], places, strict=False), start=first + 1
        )
    ]
    return Listing(entries, -(-len(tables) // fitting))


def _paint_summary(surface: pygame.Surface, place: Rect, *, look: Look, table: Table) -> None:
    paint_summary_row(surface, look, place, table_name(table), table)


def _groups(look: Look, body: Rect, table: Table) -> list[tuple[str, str, Rect]]:
    """Return for each top ten its kind, its name, and its place."""
    if table.is_speed:
        return [("round", say("Strokes plus minutes"), body)]
    halves = rows(body, 2, look.px(6), body.h) if look.is_tall else columns(body, 2, look.px(24))
    names = (("hole", say("Best holes")), ("round", say("Best rounds")))
    return [(kind, name, half) for (kind, name), half in zip(names, halves, strict=True)]


def top_entries(look: Look, body: Rect, table: Table, page: int) -> Listing:
    """Return the entries of the top ten holes and rounds; of speed rounds there are rounds only."""
    entries, pages, gap = [], 1, max(1, look.px(2))
    for kind, _, half in _groups(look, body, table):
        head = look.px(30)
        area = Rect(half.x, half.y + head, half.w, max(1, half.h - head))
        found: list[FiledHole | FiledRound]
        found = [*table.top_holes()] if kind == "hole" else [*table.top_rounds()]
        fitting = min(TOP, _rows_in(look, area.h, 24, gap))
        pages = max(pages, -(-len(found) // fitting))
        places = rows(area, fitting, gap, max(look.px(40), look.touch))
        first = page * fitting
        shared = shared_places(found)
        for number, (filed, place) in enumerate(
            zip(found[first:], places, strict=False), start=first + 1
        ):
            standing = shared[number - 1]
            paint = partial(_paint_top, look=look, table=table, standing=standing, filed=filed)
            entries.append(Entry(f"{kind} {number}", place, number, paint, filed.line))
    return Listing(entries, pages)


def _paint_top(
    surface: pygame.Surface,
    place: Rect,
    *,
    look: Look,
    table: Table,
    standing: int,
    filed: FiledHole | FiledRound,
) -> None:
    paint_top_row(surface, look, place, table, standing, filed)


def paint_top_heads(surface: pygame.Surface, look: Look, body: Rect, table: Table) -> None:
    """Write the names of the top tens, and under those without an entry that they have none."""
    head = look.px(30)
    for kind, name, half in _groups(look, body, table):
        picture = look.text(name, "bold", theme.BODY, theme.TEXT_STRONG)
        draw_text(surface, picture, half._replace(h=head))
        if not (table.top_holes() if kind == "hole" else table.top_rounds()):
            words = look.fitted(say("Nothing yet"), "body", theme.SMALL, theme.TEXT_QUIET, half.w)
            row = half._replace(y=half.y + head, h=max(look.px(40), look.touch))
            draw_text(surface, words, row)
