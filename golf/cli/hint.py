"""`golf hint`: fair advice and the exact best for the position that a record reaches."""

import argparse
from typing import Any

from golf.analysis.advisor import Advice, advise, by_merit
from golf.analysis.solver import values
from golf.cli.arguments import add_records, read_records
from golf.cli.output import Output
from golf.core.codes import code_of, read_record
from golf.core.errors import IllegalMoveError, NotationError
from golf.core.moves import FLIP, Move
from golf.core.position import Position
from golf.texts.score import score_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add_records(parser, "records from standard input, one a line")


def run(options: argparse.Namespace, output: Output) -> None:
    """Print what is legal, what a player who cannot see the stock does best, and the truth."""
    for text in read_records(options.records, output):
        try:
            hole = read_record(text).replay().hole
        except (NotationError, IllegalMoveError) as error:
            output.error(str(error))
            continue
        hint = hint_object(hole.position, is_over=hole.is_over)
        if output.is_json:
            output.object({"record": code_of(text), **hint})
        else:
            output.text(code_of(text))
            _print(hint, hole.position, output)


def hint_object(position: Position, *, is_over: bool = False) -> dict[str, object]:
    """Return the hint as JSON values; a hole that is over has no moves.

    Where the rules count cards, the cards left are what `expected_strokes` tells.
    """
    if is_over:
        exact = {"best_strokes": position.strokes, "move": None}
        return {"legal": [], "fair": [], "exact": exact}
    *_, advice = advise(position)
    best = values(position)
    move = min(best, key=lambda move: best[move])
    return {
        "legal": list(map(str, best)),
        "fair": [
            {
                "move": str(each.move),
                "expected_strokes": round(each.expected, 3),
                "stderr": round(each.stderr, 3),
            }
            for each in advice
        ],
        "exact": {"best_strokes": best[move], "move": str(move)},
    }


def _print(hint: dict[str, object], position: Position, output: Output) -> None:
    legal, fair, exact = hint["legal"], hint["fair"], hint["exact"]
    assert isinstance(legal, list)
    assert isinstance(fair, list)
    assert isinstance(exact, dict)
    if not legal:
        output.text("  no moves: the hole is over")
        return
    output.text(f"  legal: {' '.join(legal)}")
    equal, score = _equal(fair), score_of(position.rules)
    for each in fair:
        expected, error = score.expected(each["expected_strokes"]), each["stderr"]
        ending = ", equal within error" if len(equal) > 1 and each["move"] in equal else ""
        output.text(
            f"  fair: {_named(each['move'], position)}, {expected} expected (± {error:.1f}){ending}"
        )
    best = score.best(exact["best_strokes"])
    output.text(f"  exact: {_named(exact['move'], position)}, at best {best}")


def _equal(fair: list[dict[str, Any]]) -> set[str]:
    """Return the moves that are as good as the best one within error."""
    advice = [Advice(Move(each["move"]), each["expected_strokes"], each["stderr"]) for each in fair]
    return {str(each.move) for each in by_merit(advice)[0]}


def _named(move: str, position: Position) -> str:
    """Return a move with the card that it plays: `2 (AC)`."""
    if move == str(FLIP):
        return move
    return f"{move} ({position.tableau[int(move) - 1][-1]})"
