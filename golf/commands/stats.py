"""`golf stats`: what the game has recorded, in words or for programs; export and import."""

import argparse
import csv
import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from golf.commands.arguments import (
    STANDARD_INPUT,
    add_data,
    can_keep_data,
    file_argument,
)
from golf.commands.output import Output, one_line
from golf.core.rules import PRESETS
from golf.host import Host, StorageError
from golf.host.decoding import decoded
from golf.records.pars import round_par
from golf.records.statistics import Statistics, Table, figures, statistics
from golf.saves.storage import Storage
from golf.texts.figures import figure_text
from golf.texts.games import left_out_text
from golf.texts.numbers import signed_text
from golf.texts.rules import rules_name
from golf.words import say, say_n, use_language

if TYPE_CHECKING:
    from golf.saves.transfer import ImportReport

_MOST_INPUT = 64_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--csv", action="store_true", help="one line for each rule set")
    what.add_argument(
        "--export",
        type=file_argument,
        metavar="FILE",
        help="write everything that is kept to FILE (.jsonl: the history alone); - prints it",
    )
    what.add_argument(
        "--import",
        type=file_argument,
        dest="source",
        metavar="FILE",
        help="take in such a file; - reads it from standard input",
    )
    add_data(parser, "where the saved data is kept")


def run(options: argparse.Namespace, output: Output) -> None:
    """Print, export or import."""
    from golf.host import find_host

    if options.csv and options.json:
        output.error("expected --csv or --json, got both")
        return
    if options.source is not None and not can_keep_data(options.data, output):
        return
    host = find_host(options.data)
    # The game may be running: what it writes is only looked at.
    storage = Storage(host, is_read_only=options.source is None)
    if options.source is not None:
        _import(storage, host, options.source, output)
        host.release()
        return
    use_language(storage.load_settings().language or host.language() or "en")
    if options.export is not None:
        storage.load_games()
    lines = storage.history.lines
    if storage.failure is not None:
        output.error(f"the saved data could not be read: {storage.failure}")
        return
    if options.export is not None:
        _export(storage, options.export, output)
    else:
        _tell(statistics(lines, round_par), options, output)
    _tell_problems(storage, output)


def _tell(found: Statistics, options: argparse.Namespace, output: Output) -> None:
    """Print the statistics in the form asked for."""
    if options.json:
        output.object(statistics_object(found))
    elif options.csv:
        output.text(csv_text(found).removesuffix("\n"))
    else:
        _print(found, output)


def _tell_problems(storage: Storage, output: Output) -> None:
    """Tell what could not be read; the rest is worth having all the same."""
    for problem in storage.problems:
        sys.stderr.write(f"{output.name}: {one_line(problem)}\n")


def statistics_object(found: Statistics) -> dict[str, object]:
    """Return the statistics as JSON values."""
    return {
        "version": 1,
        "tables": [
            {
                "rules": str(table.rules),
                "assisted": table.is_assisted,
                "speed": table.is_speed,
                **{figure.key: figure.value for figure in figures(table)},
                "distribution": {str(key): count for key, count in table.distribution.items()},
            }
            for table in found.tables
        ],
        "repeated": found.repeated,
        "unreadable": found.unreadable,
    }


def csv_text(found: Statistics) -> str:
    """Return the statistics as CSV: a head, and a line for each table."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    heads = [figure.key for figure in figures(Table(PRESETS["classic"], is_speed=True))]
    writer.writerow(["rules", "assisted", "speed", *heads])
    for table in found.tables:
        values = {figure.key: figure.value for figure in figures(table)}
        writer.writerow(
            [
                str(table.rules),
                int(table.is_assisted),
                int(table.is_speed),
                *(values.get(head) for head in heads),
            ]
        )
    return text.getvalue()


def _print(found: Statistics, output: Output) -> None:
    if not found.tables:
        output.text(say("Nothing was finished yet."))
    for number, table in enumerate(found.tables):
        if number:
            output.text("")
        output.text(_heading(table))
        for figure in figures(table):
            output.text("  " + say("{name}: {value}", name=figure.label, value=figure_text(figure)))
        counts = [f"{signed_text(key)} ×{count}" for key, count in table.distribution.items()]
        output.prose("  " + say("Holes by their strokes: {counts}", counts=", ".join(counts)))
    if found.repeated:
        output.text(
            say_n(
                "Not counted: {n} result of a later attempt.",
                "Not counted: {n} results of later attempts.",
                found.repeated,
            )
        )


def _heading(table: Table) -> str:
    name = rules_name(table.rules)
    if table.is_speed:
        name = say("{rules}, against the clock", rules=name)
    return say("{rules}, with help", rules=name) if table.is_assisted else name


def _export(storage: Storage, name: str, output: Output) -> None:
    from golf.saves.transfer import export_text

    results, is_history = len(storage.history), name.endswith(".jsonl")
    if is_history:
        text = "".join(f"{line}\n" for line in storage.history.lines)
    else:
        text = export_text(storage)
    if name == STANDARD_INPUT:
        sys.stdout.write(text)
        return
    try:
        _write_file(Path(name).resolve(), text)
    except OSError as error:
        output.error(f"{name}: {error.strerror}")
        return
    if output.is_json:
        games = [] if is_history else list(storage.games)
        output.object({"exported": name, "results": results, "games": games})
    elif is_history:
        output.text(
            say_n(
                "{n} result was exported to {where}.",
                "{n} results were exported to {where}.",
                results,
                where=name,
            )
        )
    else:
        output.text(say("Everything was exported to {where}.", where=name))


def _write_file(path: Path, text: str) -> None:
    """Write a file; an older export of that name stays until the new one is whole."""
    if path.exists() and not path.is_file():
        # A device or a pipe takes what comes, and a folder says what it is.
        path.write_text(text, encoding="utf-8")
        return
    aside = path.with_name(f"{path.name}.new")
    try:
        aside.write_text(text, encoding="utf-8")
        aside.replace(path)
    except OSError:
        aside.unlink(missing_ok=True)
        raise


def _standard_input() -> str:
    """Return the beginning of standard input, far more than any export holds."""
    return decoded(sys.stdin.buffer.read(_MOST_INPUT))


def _import(storage: Storage, host: Host, path: str, output: Output) -> None:
    """Take a file in and print what came of it."""
    from golf.saves.transfer import import_text

    try:
        text = _standard_input() if path == STANDARD_INPUT else host.read_file(path)
    except StorageError as error:
        output.error(str(error))
        return
    if not storage.claim():
        output.error("expected no other copy of the game to run during an import")
        return
    use_language(storage.load_settings().language or host.language() or "en")
    storage.load_games()
    try:
        report = import_text(storage, text)
    except ValueError as error:
        output.error(str(error))
        return
    # What a full or read-only disk did not take is not there, whatever this copy holds.
    report.added -= storage.unfiled
    kept = Storage(host, is_read_only=True).load_games()
    report.games = [kind for kind in report.games if kind in kept]
    _tell_import(report, storage, output)


def _tell_import(report: "ImportReport", storage: Storage, output: Output) -> None:
    """Print what came of an import, and what did not."""
    failure = storage.failure
    if failure is not None:
        output.error(f"not everything could be saved: {failure}")
    told = [why for why in storage.problems if failure is None or failure not in why]
    for why in [*report.refused, *told]:
        output.error(why)
    if output.is_json:
        left_out = [game.kind for game in report.left_out]
        output.object(
            {"added": report.added, "known": report.known, "games": report.games,
             "left_out": left_out, "refused": report.refused}
        )  # fmt: skip
        return
    output.text(
        say_n(
            "{n} result taken in, {known} known already, {refused} refused.",
            "{n} results taken in, {known} known already, {refused} refused.",
            report.added,
            known=report.known,
            refused=len(report.refused),
        )
    )
    if report.games:
        output.text(
            say_n(
                "{n} game in progress was taken in.",
                "{n} games in progress were taken in.",
                len(report.games),
            )
        )
    for game in report.left_out:
        output.text(left_out_text(game))
