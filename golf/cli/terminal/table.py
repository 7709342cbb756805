"""The table and the score card as text for a terminal of 80 columns."""

from collections.abc import Callable

from golf.core.cards import SUIT_SIGNS, Card, rank_name
from golf.core.moves import FLIP
from golf.core.position import COLUMN_CARDS, COLUMNS, Position
from golf.core.rounds import Round
from golf.texts.narration import finished_holes
from golf.texts.numbers import signed_text
from golf.texts.score import as_sentence, hole_ended, hole_word, round_note, strokes_text
from golf.words import say

_CELL, _LEAST_CELL = 7, 5
_RED, _BOLD, _PLAIN = "\x1b[31m", "\x1b[1m", "\x1b[0m"


def table_lines(
    position: Position,
    score: str = "",
    *,
    width: int = 0,
    has_marks: bool = False,
    has_colour: bool = False,
) -> list[str]:
    """Return the columns under their numbers, the exposed card last, then stock, waste and score.

    They move together where `width` has less than 49 columns for them; 0 is any width. Cards that
    fit stand in brackets where `has_marks` is set.
    """
    cell = min(_CELL, max(_LEAST_CELL, width // COLUMNS)) if width else _CELL
    fits = {move.column for move in position.legal_moves() if move is not FLIP}
    lines = ["".join(f"{column:^{cell}}" for column in range(1, COLUMNS + 1)).rstrip()]
    for row in range(COLUMN_CARDS):
        cells = []
        for column, cards in enumerate(position.tableau):
            card = cards[row] if row < len(cards) else None
            is_exposed = row == len(cards) - 1
            is_marked = has_marks and is_exposed and column in fits
            text = "" if card is None else _card(card, has_colour, is_bold=is_exposed)
            cells.append(_centred(card, text, is_marked, cell))
        line = "".join(cells).rstrip()
        if line:
            lines.append(line)
    top = position.top
    waste = say("empty") if top is None else _card(top, has_colour)
    last = say("Stock: {n}   Waste: {card}", n=len(position.stock), card=waste)
    return [*lines, f"{last}   {score}".rstrip()]


def _centred(card: Card | None, text: str, is_marked: bool, cell: int) -> str:
    """Return the text of a card in the middle of a cell; its colours take no room."""
    if card is None:
        return " " * cell
    width = len(rank_name(card.rank)) + 1 + 2 * is_marked
    before = (cell - width) // 2
    return " " * before + (f"[{text}]" if is_marked else text) + " " * (cell - width - before)


def _card(card: Card, has_colour: bool, is_bold: bool = False) -> str:
    text = rank_name(card.rank) + SUIT_SIGNS[card.suit]
    if not has_colour or not (card.is_red or is_bold):
        return text
    return (_BOLD if is_bold else "") + (_RED if card.is_red else "") + text + _PLAIN


def tell_score_card(
    golf_round: Round,
    write: Callable[[str], None],
    show: Callable[[str], None] | None,
    width: int = 0,
) -> None:
    """Tell the finished holes of a round: as a table by `show` where that is given, or by `write`.

    A hole alone has no card: it is told as its rules count it.

    A row has the hole, its par, its strokes, the running total and golf's word for it; where it is
    wider than `width`, which is not 0, the holes are told by `write` as well.
    """
    if not golf_round.finished:
        write(say("No hole is finished yet."))
        return
    if len(golf_round.deals) == 1:
        write(hole_ended(golf_round, 1))
        return
    rows = _score_card(golf_round)
    if show is None or 0 < width < max(map(len, rows)):
        for number, hole in enumerate(golf_round.finished, start=1):
            write(
                say(
                    "Hole {n}: {strokes}, par {par}. {word}",
                    n=number,
                    strokes=strokes_text(hole.strokes),
                    par=signed_text(golf_round.pars[number - 1]),
                    word=as_sentence(hole_word(golf_round, number)),
                )
            )
    else:
        for row in rows:
            show(row)
    note = round_note(golf_round.rules)
    write(" ".join(filter(None, (finished_holes(golf_round), note))))


def _score_card(golf_round: Round) -> list[str]:
    heads = (say("Hole"), say("Par"), say("Strokes"), say("Total"))
    widths = [max(6, len(head)) for head in heads]
    lines = ["  ".join(f"{head:>{width}}" for head, width in zip(heads, widths, strict=True))]
    total = 0
    for number, hole in enumerate(golf_round.finished, start=1):
        par = golf_round.pars[number - 1]
        total += hole.strokes
        cells = (str(number), signed_text(par), signed_text(hole.strokes), signed_text(total))
        row = "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        lines.append(f"{row}  {hole_word(golf_round, number)}")
    return lines
