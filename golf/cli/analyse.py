"""`golf analyse`: take the holes of records apart into worth, choices and luck."""

import argparse
from collections.abc import Sequence

from golf.analysis.luck import measuring_hole
from golf.analysis.measure import Choice, Mark, Measure, Parts, total
from golf.cli.arguments import read_records
from golf.cli.output import Output
from golf.core.codes import code_of, read_record
from golf.core.errors import IllegalMoveError, NotationError
from golf.core.hole import Hole
from golf.core.moves import FLIP, moves_text
from golf.core.record import GIVEN_UP
from golf.core.rounds import Round
from golf.core.slices import finished
from golf.texts.deal_names import deal_name
from golf.texts.numbers import expected_text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument(
        "records",
        nargs="+",
        metavar="CODE",
        help="a record, or an address with one after #;"
        " - reads records or an exported history from standard input",
    )


def run(options: argparse.Namespace, output: Output) -> None:
    """Print for each hole what it was worth, what choices cost, and what the flips gave."""
    for text in read_records(options.records, output):
        try:
            golf_round = read_record(text).replay()
        except (NotationError, IllegalMoveError) as error:
            output.error(str(error))
            continue
        measures = [finished(measuring_hole(hole)) for hole in golf_round.holes]
        if output.is_json:
            output.object({"record": code_of(text), **analysis_object(golf_round, measures)})
        else:
            output.text(f"{code_of(text)}\n  {golf_round.rules}")
            _print(golf_round, measures, output)


def analysis_object(golf_round: Round, measures: Sequence[Measure]) -> dict[str, object]:
    """Return the analysis of a round as JSON values."""
    pairs = list(zip(golf_round.holes, measures, strict=True))
    return {
        "rules": str(golf_round.rules),
        "holes": [
            {
                "deal": str(hole.deal),
                "strokes": hole.strokes,
                "score": int(measure.score) if hole.is_over else measure.score,
                **measure.parts._asdict(),
                "stderr": round(measure.choice_cost_stderr, 3),
                "moves": _move_objects(hole, measure),
            }
            for hole, measure in pairs
        ],
        **total(measure.parts for measure in measures)._asdict(),
    }


def _move_objects(hole: Hole, measure: Measure) -> list[dict[str, object]]:
    """Return each move with its cost, the best move in its place, and the luck of a flip.

    A choice costs where its best end was lost; up to there, and after it, moves are as good as any.
    """
    letters = [*map(str, hole.moves), *(GIVEN_UP if hole.is_given_up else "")]
    costs = {choice.lost_at: choice for choice in measure.choices}
    ends = (choice.number + len(choice.moves) - 1 for choice in measure.choices)
    luck = dict(zip(ends, measure.luck_of_flips, strict=True))
    return [
        {
            "n": n,
            "move": letter,
            "cost": costs[n].cost if n in costs else 0.0,
            "best": str(costs[n].better) if n in costs else letter,
            "luck": luck.get(n, 0.0) if letter == str(FLIP) else 0.0,
        }
        for n, letter in enumerate(letters, start=1)
    ]


def _print(golf_round: Round, measures: Sequence[Measure], output: Output) -> None:
    unit = "cards" if golf_round.rules.score == "cards" else "strokes"
    for number, (hole, measure) in enumerate(zip(golf_round.holes, measures, strict=True), 1):
        name = deal_name(golf_round.rules, str(hole.deal))
        state = "" if hole.is_over else " expected, in progress"
        parts = measure.parts.rounded()
        output.prose(f"  hole {number}, {name}: {_parts_text(parts)} {unit}{state}")
        for choice in measure.choices:
            if choice.cost:
                output.prose(f"    {_choice_text(choice)}", indent="      ")
    if len(measures) > 1:
        parts = total(measure.parts.rounded() for measure in measures)
        output.prose(f"  {len(measures)} holes: {_parts_text(parts.rounded())} {unit}")


def _parts_text(parts: Parts) -> str:
    """Return the three numbers and their sum: `worth 5.2 · choices +1.4 · luck −2.6 → 4`."""
    worth, choices, luck = map(expected_text, parts)
    signs = ["" if part < 0 else "+" for part in parts]
    score = expected_text(parts.score).removesuffix(".0")
    return f"worth {worth} · choices {signs[1]}{choices} · luck {signs[2]}{luck} → {score}"


def _choice_text(choice: Choice) -> str:
    """Return what a choice cost, and what would have been better."""
    mark = f", {choice.mark.value}" if choice.mark is not Mark.NONE else ""
    best, made = moves_text(choice.best_moves), moves_text(choice.moves) or "none"
    return (
        f"move {choice.lost_at}: cost {expected_text(choice.cost)}"
        f" (± {choice.cost_stderr:.1f}){mark}; better {choice.better}"
        f" (the run {best} instead of {made})"
    )
