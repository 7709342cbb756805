"""`golf replay`: check records by playing them through the rules."""

import argparse

from golf.cli.arguments import add_records, read_records
from golf.cli.output import Output
from golf.core.codes import code_of, read_record
from golf.core.errors import NotationError
from golf.core.hole import Hole
from golf.core.record import IllegalRecordError
from golf.core.rounds import Round
from golf.texts.deal_names import deal_name
from golf.texts.score import cards_text, moves_text, score_of, strokes_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add_records(parser, "records or an exported history from standard input")


def run(options: argparse.Namespace, output: Output) -> None:
    """Replay each record; an illegal one lets the exit code be 1."""
    for text in read_records(options.records, output):
        try:
            golf_round = read_record(text).replay()
        except NotationError as error:
            output.error(str(error))
        except IllegalRecordError as error:
            output.illegal()
            _show_illegal(code_of(text), error, output)
        else:
            _show(code_of(text), golf_round, output)


def _show_illegal(text: str, error: IllegalRecordError, output: Output) -> None:
    if output.is_json:
        output.object(
            {
                "record": text,
                "legal": False,
                "hole": error.hole,
                "move": error.move,
                "why": error.why,
            }
        )
    else:
        output.text(f"{text}\n  illegal: {error}")


def _show(text: str, golf_round: Round, output: Output) -> None:
    holes: list[dict[str, object]] = [
        {
            "deal": str(hole.deal),
            "moves": hole.move_count,
            "over": hole.is_over,
            "given_up": hole.is_given_up,
            "cards_left": hole.cards_left,
            "stock_left": hole.stock_left,
            "strokes": hole.strokes,
            "points": hole.points,
        }
        for hole in golf_round.holes
    ]
    if output.is_json:
        output.object(
            {
                "record": text,
                "rules": str(golf_round.rules),
                "legal": True,
                "holes": holes,
                "strokes": golf_round.strokes,
            }
        )
        return
    score, is_one = score_of(golf_round.rules), len(golf_round.holes) == 1
    total = score.amount(golf_round.strokes) if is_one else strokes_text(golf_round.strokes)
    output.text(f"{text}\n  {golf_round.rules}, {total}")
    for number, hole in enumerate(golf_round.holes, start=1):
        name = deal_name(golf_round.rules, str(hole.deal))
        output.prose(f"  hole {number}, {name}: {_hole_text(hole)}")


def _hole_text(hole: Hole) -> str:
    """Return what a hole came to, first in the language of its rules."""
    facts = [score_of(hole.rules).amount(hole.strokes)]
    if hole.rules.score != "cards":
        facts.append(cards_text(hole.cards_left))
    state = "given up" if hole.is_given_up else "over" if hole.is_over else "in progress"
    facts += [f"{hole.stock_left} in the stock", moves_text(hole.move_count), state]
    return ", ".join(facts)
