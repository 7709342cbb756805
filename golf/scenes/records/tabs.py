"""What stands on the tabs of the records: figures, pictures, lists."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from golf import theme
from golf.core.dailies import daily_of
from golf.core.rules import HOLES_IN_ROUND, Rules
from golf.core.scoring import counted
from golf.geometry import Rect
from golf.records.statistics import CountedHole, CountedRound, Table, shared_places
from golf.saves.history import HistoryLine
from golf.texts.dates import date_text
from golf.texts.deal_names import deal_name, is_board
from golf.texts.figures import (
    average_text,
    bars_title,
    best_round_text,
    cleared_text,
    labelled_figures,
)
from golf.texts.numbers import expected_text, signed_text
from golf.texts.rules_names import rules_name
from golf.texts.score import listed_result, strokes_text
from golf.ui.box import Align, Box, Column, Padded, Row, spring
from golf.ui.buttons import Button
from golf.ui.chart import BarMark, draw_bars, draw_line
from golf.ui.facts import Fact
from golf.ui.leaves import Drawing, Line, Picture, Rule, Text
from golf.ui.look import Look
from golf.ui.scrolling import Scroll, Scrolling
from golf.ui.tiles import Tile
from golf.words import mark, say

SHEET = 1140
"""How wide the sheet of the records is, in pixels of the design."""

_LONG_DEAL = 10
_LEAST_LIST = 420, 540  # layout and design pixels: in a list less wide an entry takes two lines
_LEAST_LINE = 40  # design pixels
_LEAST_SCENE = 60
"""A smaller picture shows nothing, in layout pixels."""


def table_name(table: Table) -> str:
    """Return what a table of records is called."""
    name = rules_name(table.rules)
    if table.is_assisted:
        name = say("{rules}, with help", rules=name)
    return say("{rules}, speed", rules=name) if table.is_speed else name


def note(words: str) -> Box:
    """Return quiet words in the middle of a tab that has nothing else."""
    return Text(words, colour=theme.TEXT_QUIET, align="centre", at_top=False, grow=1.0)


# ---- one rule set


def overview(look: Look, table: Table, keeps: Scrolling) -> Box:
    """Return every figure of a table, and pictures of some beside or below them."""
    if look.is_tall or look.is_narrow:
        both = Column([_figures(look, table), _pictures(table)], 12)
        return Scroll(both, keeps, grow=1.0)
    figures = Scroll(_figures(look, table), keeps, grow=0.44)
    return Row([figures, Column([_pictures(table)], grow=0.56)], 24, grow=1.0)


def _figures(look: Look, table: Table) -> Column:
    """Return every figure with what it counts."""
    is_tight = look.is_tall or look.is_low
    size, air = (theme.SMALL, 1) if is_tight else (theme.BODY, 4)
    lines: list[Box] = []
    for label, amount in labelled_figures(table):
        lines += [Rule(), Padded(Fact(label, amount, size), 0, air)]
    return Column(lines[1:], 0)


def _pictures(table: Table) -> Column:
    """Return the bars of what holes came to and, below, the line of rounds over time.

    Rounds count strokes, so where the rules count cards they have a picture once there is one.
    """
    rules, rounds = table.rules, table.rounds
    bars = partial(_draw_bars, counts=table.counts, mark=_mark_of(rules))
    parts = [_titled(bars_title(rules), bars)]
    if rounds or rules.score != "cards":
        title = say("Strokes plus minutes") if table.is_speed else say("Strokes a round, over time")
        parts.append(_titled(title, partial(_draw_rounds, table=table)))
    return Column(parts, 14, grow=1.0)


def _titled(title: str, draw: Callable[[pygame.Surface, Look, Rect], None]) -> Column:
    words = Line(title, "bold", theme.SMALL, theme.TEXT_STRONG)
    return Column([words, Picture(draw, h=90, grow=1.0)], 2, grow=1.0)


def _draw_bars(
    surface: pygame.Surface, look: Look, rect: Rect, *, counts: Mapping[int, int], mark: BarMark
) -> None:
    draw_bars(surface, look, rect, counts, mark)


def _draw_rounds(surface: pygame.Surface, look: Look, rect: Rect, *, table: Table) -> None:
    rounds = table.rounds
    first = date_text(rounds[0].line.begun) if rounds else ""
    ends = (first, date_text(rounds[-1].line.begun) if len(rounds) > 1 else "")
    scores = [each.speed_score if table.is_speed else each.strokes for each in rounds]
    draw_line(surface, look, rect, scores, HOLES_IN_ROUND * table.rules.default_par, ends)


def _mark_of(rules: Rules) -> BarMark:
    """Return what the bars are held against: par, or a clear where holes have no par."""
    if rules.score == "strokes":
        par = rules.default_par
        return BarMark(par, say("par {n}", n=signed_text(par)))
    is_more_better = rules.score == "points"
    return BarMark(counted(rules, 0), say("cleared"), is_more_better=is_more_better)


# ---- lists


def all_rules(
    look: Look, tables: Sequence[Table], keeps: Scrolling, open_table: Callable[[int], object]
) -> Box:
    """Return a line for each rule set, which opens its table, below the names of the columns."""
    heads = ["", say("Holes"), say("Cleared"), say("Average"), say("Best round")]
    head = _cells(look, heads, "body", theme.SMALL, theme.TEXT_QUIET)
    lines = []
    for number, table in enumerate(tables, start=1):
        words = [table_name(table), str(len(table.holes)), cleared_text(table),
                 average_text(table), best_round_text(table)]  # fmt: skip
        button = Button(f"row {number}", name=words[0], press=partial(open_table, number))
        lines.append(_line(look, button, _cells(look, words, "bold", theme.BODY, theme.TEXT)))
    return Column([Padded(head, 8, 6), Scroll(Column(lines, 0), keeps, grow=1.0)], 0, grow=1.0)


def _cells(look: Look, words: Sequence[str], role: str, size: float, colour: theme.Colour) -> Row:
    """Return a name and figures below one another; a tall window has room for three of these."""
    name_share, *shares = (
        (0.36, 0.14, 0.18, 0.32) if look.is_tall else (0.4, 0.14, 0.14, 0.16, 0.16)
    )
    name = Text(words[0], role, size, colour, at_top=False, grow=name_share)
    figures = [
        Line(word, role, size, colour, "right", grow=share)
        for word, share in zip(words[1:], shares, strict=False)
    ]
    return Row([name, *figures], 6)


def _line(look: Look, button: Button, row: Box) -> Column:
    """Return a line of a list that can be pressed, as high as a thumb needs."""
    line = Button(button.key, kind="line", name=button.name, press=button.press)
    tile = Tile(line, Padded(row, 8, 0), 0, h=max(_LEAST_LINE, look.touch / look.unit))
    return Column([Rule(), tile], 0)


def top_tens(
    look: Look, table: Table, keeps: Scrolling, open_line: Callable[[HistoryLine], object]
) -> Box:
    """Return the best holes and the best rounds; of speed rounds there are rounds only."""
    rounds = say("Strokes plus minutes") if table.is_speed else say("Best rounds")
    lists: list[tuple[str, str, Sequence[CountedHole | CountedRound]]]
    lists = [("round", rounds, table.top_rounds())]
    if not table.is_speed:
        lists.insert(0, ("hole", say("Best holes"), table.top_holes()))
    across = 1 if look.is_tall or look.is_narrow else 2
    is_short = min(look.size[0], look.px(SHEET)) < across * look.least(*_LEAST_LIST)
    boxes = []
    for kind, title, found in lists:
        lines: list[Box] = [Line(title, "bold", theme.BODY, theme.TEXT_STRONG, h=30)]
        for number, (place, each) in enumerate(zip(shared_places(found), found, strict=True)):
            words = [str(place), *_entry_words(table, each)]
            button = Button(f"{kind} {number + 1}", name=", ".join(filter(None, words)),
                            press=partial(open_line, each.line))  # fmt: skip
            lines.append(_line(look, button, _entry(words, is_short=is_short)))
        if not found:
            lines.append(Line(say("Nothing yet"), size=theme.SMALL, colour=theme.TEXT_QUIET))
        boxes.append(Column(lines, 0, grow=1.0))
    return Scroll(Column(boxes, 12) if across == 1 else Row(boxes, 24), keeps, grow=1.0)


def _entry_words(table: Table, entry: CountedHole | CountedRound) -> list[str]:
    """Return what an entry of a top ten says: result, what was played, initials, day.

    A daily is named by its day, which stands beside it.
    """
    line = entry.line
    if isinstance(entry, CountedHole):
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
    return [score, what, line.initials or "", date_text(line.daily or line.begun)]


def _entry(words: Sequence[str], *, is_short: bool) -> Row:
    """Return an entry; in a short list its day stands below what was played."""
    place, score, what, initials, day = words

    def cell(word: str, share: float, role: str = "body", align: Align = "left") -> Line:
        colour = theme.TEXT if role == "bold" else theme.TEXT_QUIET
        return Line(word, role, theme.SMALL, colour, align, grow=share)

    if not is_short:
        return Row([cell(place, 0.07), cell(score, 0.29, "bold"), cell(what, 0.26),
                    cell(initials, 0.13, "bold"), cell(day, 0.25, align="right")])  # fmt: skip
    played = Text(what, size=theme.SMALL, colour=theme.TEXT_QUIET, align="right")
    last = Column([played, cell(day, 0, align="right")], 0, grow=0.4)
    # What one line has no room for takes two, as the other end does.
    result = Text(score, "bold", theme.SMALL, at_top=False, grow=0.34)
    return Row([cell(place, 0.08), result, cell(initials, 0.18, "bold"), last],
               align="middle")  # fmt: skip


def _deal_text(rules: Rules, deal: str) -> str:
    """Return what deal it was; a number that fills its place alone stands alone."""
    if daily_of(rules, deal) is not None:
        return say("daily")
    return deal if len(deal) > _LONG_DEAL and not is_board(deal) else deal_name(rules, deal)


# ---- nothing yet


_EMPTY = {
    "overview": mark("Finish a hole, and your figures begin here."),
    "top": mark("Finish a hole, and your best ones have their place here."),
    "skill": mark("Finish a hole, and see here how much of it was skill and how much was luck."),
}
"""What will stand on a tab, and how to get it there."""


def empty(tab: str, new_round: Button) -> Box:
    """Return a green that waits for its first ball, and the way to a round."""
    parts = [
        spring(),
        Drawing("results/par", _LEAST_SCENE, w=280, h=280),
        Text(say(_EMPTY[tab]), colour=theme.TEXT_QUIET, align="centre"),
        new_round,
        spring(),
    ]
    return Column(parts, 16, align="centre", grow=1.0)
