"""The table and the score card as text for a terminal of 80 columns."""

from collections.abc import Callable

from golf.core.cards import SUIT_SIGNS, Card, rank_name
from golf.core.moves import FLIP
from golf.core.position import COLUMN_CARDS, Position
from golf.core.rounds import Round
from golf.texts.narration import finished_holes, hole_sentence, hole_word, strokes_text
from golf.texts.numbers import signed_text
from golf.words import say

_CELL = 7
_RED, _BOLD, _PLAIN = "\x1b[31m", "\x1b[1m", "\x1b[0m"


def table_lines(
    position: Position, score: str = "", *, has_marks: bool = False, has_colour: bool = False
) -> list[str]:
    """Return the columns under their numbers, the exposed card last, then stock, waste and score.

    Cards that fit stand in brackets where `has_marks` is set.
    """
    fits = {move.column for move in position.legal_moves() if move is not FLIP}
    lines = ["".join(f"{column:^{_CELL}}" for column in range(1, 8)).rstrip()]
    for row in range(COLUMN_CARDS):
        cells = []
        for column, cards in enumerate(position.tableau):
            card = cards[row] if row < len(cards) else None
            is_exposed = row == len(cards) - 1
            is_marked = has_marks and is_exposed and column in fits
            cells.append(_cell(card, is_exposed, is_marked, has_colour))
        line = "".join(cells).rstrip()
        if line:
            lines.append(line)
    top = position.top
    waste = say("empty") if top is None else _card(top, has_colour)
    last = say("Stock: {n}   Waste: {card}", n=len(position.stock), card=waste)
    return [*lines, f"{last}   {score}".rstrip()]


def _cell(card: Card | None, is_exposed: bool, is_marked: bool, has_colour: bool) -> str:
    if card is None:
        return " " * _CELL
    width = len(rank_name(card.rank)) + 1 + 2 * is_marked
    text = _card(card, has_colour, is_bold=is_exposed)
    if is_marked:
        text = f"[{text}]"
    before = (_CELL - width) // 2
    return " " * before + text + " " * (_CELL - width - before)


def _card(card: Card, has_colour: bool, is_bold: bool = False) -> str:
    text = rank_name(card.rank) + SUIT_SIGNS[card.suit]
    if not has_colour or not (card.is_red or is_bold):
        return text
    return (_BOLD if is_bold else "") + (_RED if card.is_red else "") + text + _PLAIN


def tell_score_card(
    golf_round: Round, write: Callable[[str], None], show: Callable[[str], None] | None
) -> None:
    """Tell the finished holes of a round: as a table by `show` where that is given, or by `write`.

    A row has the hole, its par, its strokes, the running total and golf's word for it.
    """
    if not golf_round.finished:
        write(say("No hole is finished yet."))
        return
    if show is None:
        for number, hole in enumerate(golf_round.finished, start=1):
            write(
                say(
                    "Hole {n}: {strokes}, par {par}. {word}",
                    n=number,
                    strokes=strokes_text(hole.strokes),
                    par=golf_round.pars[number - 1],
                    word=hole_sentence(golf_round, number),
                )
            )
    else:
        for line in _score_card(golf_round):
            show(line)
    if len(golf_round.deals) > 1:
        write(finished_holes(golf_round))


def _score_card(golf_round: Round) -> list[str]:
    heads = (say("Hole"), say("Par"), say("Strokes"), say("Total"))
    widths = [max(6, len(head)) for head in heads]
    lines = ["  ".join(f"{head:>{width}}" for head, width in zip(heads, widths, strict=True))]
    total = 0
    for number, hole in enumerate(golf_round.finished, start=1):
        par = golf_round.pars[number - 1]
        total += hole.strokes
        cells = (str(number), str(par), signed_text(hole.strokes), signed_text(total))
        row = "  ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        lines.append(f"{row}  {hole_word(golf_round.word(number), hole.strokes - par)}")
    return lines
