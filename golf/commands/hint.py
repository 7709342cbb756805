"""`golf hint`: fair advice and the exact best for the position that a record reaches."""

import argparse

from golf.commands.arguments import read_records
from golf.commands.output import Output, counted
from golf.core.errors import IllegalMoveError, NotationError
from golf.core.position import Position
from golf.saves.codes import code_of, read_record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument(
        "records",
        nargs="+",
        metavar="CODE",
        help="a record, or an address with one after #;"
        " - reads records from standard input, one a line",
    )


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
            _print(hint, output)


def hint_object(position: Position, *, is_over: bool = False) -> dict[str, object]:
    """Return the hint as JSON values; a hole that is over has no moves."""
    from golf.analysis.advisor import advise
    from golf.analysis.solver import values

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
                "expected_strokes": round(each.expected_strokes, 3),
                "stderr": round(each.stderr, 3),
            }
            for each in advice
        ],
        "exact": {"best_strokes": best[move], "move": str(move)},
    }


def _print(hint: dict[str, object], output: Output) -> None:
    legal, fair, exact = hint["legal"], hint["fair"], hint["exact"]
    assert isinstance(legal, list)
    assert isinstance(fair, list)
    assert isinstance(exact, dict)
    if not legal:
        output.text("  no moves: the hole is over")
        return
    output.text(f"  legal: {' '.join(legal)}")
    for each in fair:
        output.text(
            f"  fair: {each['move']}, {each['expected_strokes']:.2f} strokes expected"
            f" (± {each['stderr']:.2f})"
        )
    output.text(f"  exact: {exact['move']}, {counted(exact['best_strokes'], 'stroke')} at best")
