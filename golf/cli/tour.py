"""`golf tour`: let the field of an Open play, and print what each rival took and its record."""

import argparse

from golf.analysis.field import Field
from golf.analysis.roster import DIVISIONS, field_of
from golf.cli.arguments import add_rules, event_argument
from golf.cli.output import Output
from golf.cli.progress import Progress
from golf.core.event import Event
from golf.core.rules import HOLES_IN_ROUND
from golf.core.slices import finished
from golf.local_time import date_of, local_now, week_of
from golf.texts.numbers import against_par_text, signed_text
from golf.texts.rivals import about_rival


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument(
        "event",
        nargs="?",
        type=event_argument,
        metavar="NAME",
        help="a week such as 2026-W49 (default: this one), or the number of a friends' Open",
    )
    add_rules(parser)
    parser.add_argument(
        "--division",
        choices=DIVISIONS,
        default=DIVISIONS[0],
        help=f"whose field plays (default: {DIVISIONS[0]})",
    )


def run(options: argparse.Namespace, output: Output) -> None:
    """Print each rival as it finishes, or the board of all of them at the end."""
    event = options.event or Event.parse(week_of(date_of(local_now())))
    field = Field(event, options.rules, field_of(options.division))
    if output.is_json:
        for rival in field.rivals:
            record = finished(field.record(rival))
            output.object(
                {
                    "event": str(event),
                    "rules": str(options.rules),
                    "rival": rival.name,
                    "strokes": [hole.strokes for hole in record.replay().holes],
                    "record": str(record),
                }
            )
        return
    with Progress(HOLES_IN_ROUND * len(field.rivals), "hole") as progress:
        played = 0
        for _ in field.playing_on():
            if progress.update is not None and field.played > played:
                progress.update(field.played - played)
                played = field.played
    _print_board(field, options.division, output)


def _print_board(field: Field, division: str, output: Output) -> None:
    par = field.rules.default_par * HOLES_IN_ROUND
    output.text(f"{field.event}, {field.rules}, {division}: par {par}")
    widest = max(len(rival.name) for rival in field.rivals)
    for standing in field.board(None, HOLES_IN_ROUND):
        rival = standing.rival
        assert rival is not None
        strokes = " ".join(f"{signed_text(each):>3}" for each in standing.strokes)
        total = signed_text(standing.total)
        against = against_par_text(standing.total - par)
        output.prose(
            f"{standing.place:2}. {rival.name:<{widest}} {strokes}  {total:>4} ({against})"
            f"  {about_rival(rival)}"
        )
