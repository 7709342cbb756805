"""`golf stats`: what the game has recorded, in words or for programs; export and import."""

import argparse
import csv
import errno
import io
import sys
from pathlib import Path

from golf.cli.arguments import (
    STANDARD_INPUT,
    add_data,
    can_keep_data,
    file_argument,
)
from golf.cli.output import Output, one_line
from golf.core.rules import PRESETS
from golf.core.slices import finished
from golf.host import find_host
from golf.host.base import Host, StorageError
from golf.host.decoding import decoded
from golf.host.files import default_data_folder, write_whole
from golf.records.awards import AWARDS, Tally, tally_of
from golf.records.medals import medal_of
from golf.records.pars import pars_of, round_par
from golf.records.statistics import Statistics, Table, figures, statistics
from golf.saves.file_names import HISTORY, MARK_OF
from golf.saves.import_undo import undoing_import
from golf.saves.ownership import is_exported
from golf.saves.storage import Storage
from golf.saves.transfer import ImportPlan, export_text, planning, taking_in
from golf.texts.awards import award_line, count_text
from golf.texts.figures import counts_text, labelled_figures
from golf.texts.game_names import left_out_text
from golf.texts.import_words import plan_lines
from golf.texts.rules_names import rules_name
from golf.words import say, say_n, use_language

_MOST_INPUT = 64_000_000
_MOST_PEEKED = 100_000
_MOST_REFUSED = 20
"""How many refused lines of an import are told one by one; all of them are counted."""


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
    what.add_argument(
        "--undo-import",
        action="store_true",
        help="return to what was there before the last import; what was played since stays",
    )
    parser.add_argument(
        "--choices",
        action="store_true",
        help="with --import: take the settings of the file, too, instead of keeping your own",
    )
    add_data(parser, "where the saved data is kept")


def run(options: argparse.Namespace, output: Output) -> None:
    """Print, export or import."""
    if options.csv and options.json:
        output.error("expected --csv or --json, got both")
        return
    if options.choices and options.source is None:
        output.error("expected --import with --choices")
        return
    is_changing = options.source is not None or options.undo_import
    if is_changing and not can_keep_data(options.data, output):
        return
    host = find_host(options.data)
    # The game may be running: what it writes is only looked at.
    storage = Storage(host, is_read_only=not is_changing)
    if is_changing:
        _change(storage, host, options, output)
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
        _export(storage, options, output)
    else:
        _tell(statistics(lines, round_par), tally_of(lines, pars_of, medal_of), options, output)
    _tell_problems(storage, output)


def _tell(found: Statistics, tally: Tally, options: argparse.Namespace, output: Output) -> None:
    """Print the statistics in the form asked for."""
    if options.json:
        output.object(statistics_object(found) | {"awards": awards_objects(tally)})
    elif options.csv:
        output.text(csv_text(found).removesuffix("\n"))
    else:
        _print(found, output)
        if found.tables:
            _print_awards(tally, output)


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
                **figures(table),
                "distribution": {str(key): count for key, count in table.distribution.items()},
            }
            for table in found.tables
        ],
        "repeated": found.repeated,
        "unreadable": found.unreadable,
    }


def awards_objects(tally: Tally) -> list[dict[str, object]]:
    """Return all awards as JSON values, `earned` being when the result was begun, or null."""
    earned = {key: each.begun for key, each in tally.earned.items()}
    return [
        {"award": each.key, "reached": tally.progress(each), "goal": each.goal,
         "earned": earned.get(each.key)}
        for each in AWARDS
    ]  # fmt: skip


def csv_text(found: Statistics) -> str:
    """Return the statistics as CSV: a head, and a line for each table."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    heads = list(figures(Table(PRESETS["classic"], is_speed=True)))
    writer.writerow(["rules", "assisted", "speed", *heads])
    for table in found.tables:
        values = figures(table)
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
        for label, value in labelled_figures(table):
            output.text("  " + say("{name}: {value}", name=label, value=value))
        output.prose("  " + counts_text(table))
    if found.repeated:
        output.text(
            say_n(
                "Not counted: {n} result of a later attempt.",
                "Not counted: {n} results of later attempts.",
                found.repeated,
            )
        )
    if found.unreadable:
        output.text(
            say_n(
                "{n} line of the history could not be read. It stays in the file.",
                "{n} lines of the history could not be read. They stay in the file.",
                found.unreadable,
            )
        )


def _print_awards(tally: Tally, output: Output) -> None:
    """Print how many awards were earned, and how far each is."""
    output.text("")
    output.text(count_text(tally))
    for award in AWARDS:
        output.prose("  " + award_line(tally, award))


def _heading(table: Table) -> str:
    name = rules_name(table.rules)
    if table.is_speed:
        name = say("{rules}, against the clock", rules=name)
    return say("{rules}, with help", rules=name) if table.is_assisted else name


def _export(storage: Storage, options: argparse.Namespace, output: Output) -> None:
    name: str = options.export
    results, is_history = len(storage.history), name.endswith(".jsonl")
    if is_history:
        text = "".join(f"{line}\n" for line in storage.history.lines)
    else:
        text = export_text(storage)
    if name == STANDARD_INPUT:
        sys.stdout.write(text)
        return
    path = Path(name).resolve()
    folder = (options.data or default_data_folder()) / storage.texts.folder
    if path in [(folder / own).resolve() for own in (*MARK_OF, HISTORY)]:
        # An export lacks the lines that could not be read.
        output.error(f"{name}: expected a new file, got one in which the game keeps its data")
        return
    try:
        _write_file(path, text)
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
    """Write a file; an older export of that name stays until the new one is whole.

    Raises:
        OSError: it cannot be written, or is somebody else's file.
    """
    if path.exists() and not path.is_file():
        # A device or a pipe takes what comes, and a folder says what it is.
        path.write_text(text, encoding="utf-8")
        return
    if path.exists():
        with path.open(encoding="utf-8", errors="replace") as file:
            if not is_exported(file.read(_MOST_PEEKED)):
                raise FileExistsError(errno.EEXIST, "expected a new file or an export of Golf")
    write_whole(path, text.encode("utf-8"))


def _standard_input() -> str:
    """Return the beginning of standard input, far more than any export holds."""
    return decoded(sys.stdin.buffer.read(_MOST_INPUT))


def _change(storage: Storage, host: Host, options: argparse.Namespace, output: Output) -> None:
    """Import, or undo an import, where no other copy of the game runs."""
    text = ""
    if options.source is not None:
        try:
            is_piped = options.source == STANDARD_INPUT
            text = _standard_input() if is_piped else host.read_file(options.source)
        except StorageError as error:
            output.error(str(error))
            return
    if not storage.claim():
        output.error("expected no other copy of the game to run during an import")
        return
    use_language(storage.load_settings().language or host.language() or "en")
    storage.load_games()
    if options.source is None:
        _undo_import(storage, output)
    else:
        _import(storage, text, options, output)


def _undo_import(storage: Storage, output: Output) -> None:
    if not finished(undoing_import(storage)):
        output.error("expected an import before, got none that can be undone")
    elif output.is_json:
        output.object({"undone": True, "results": len(storage.history)})
    else:
        output.text(say("The last import was undone. What was played since stays."))


def _import(storage: Storage, text: str, options: argparse.Namespace, output: Output) -> None:
    """Say what a file will change, take it in, and print what came of it."""
    try:
        plan = finished(planning(storage, text))
    except ValueError as error:
        output.error(str(error))
        return
    plan.takes_choices |= options.choices
    if not output.is_json:
        for line in plan_lines(plan):
            output.text(line)
    finished(taking_in(storage, plan))
    # What a full or read-only disk did not take is not there, whatever this copy holds.
    added = len(plan.lines) - storage.history.unwritten
    kept = Storage(storage.store, is_read_only=True).load_games()
    games = [game.kind for game in plan.games if game.kind in kept]
    _tell_import(plan, added, games, storage, output)


def _tell_import(
    plan: ImportPlan, added: int, games: list[str], storage: Storage, output: Output
) -> None:
    """Print what came of an import, and what did not."""
    failure = storage.failure
    if failure is not None:
        output.error(f"not everything could be saved: {failure}")
    told = [why for why in storage.problems if failure is None or failure not in why]
    for why in [*plan.refused[:_MOST_REFUSED], *told]:
        output.error(why)
    if output.is_json:
        learnt = {"lessons": plan.lessons, "awards": plan.awards, "pads": plan.pads}
        output.object(
            {"added": added, "known": plan.known, "games": games,
             "left_out": [game.kind for game in plan.left_out], "learnt": learnt,
             "choices": plan.choices if plan.takes_choices else [], "refused": plan.refused}
        )  # fmt: skip
        return
    output.text(
        say_n(
            "{n} result taken in, {known} known already, {refused} refused.",
            "{n} results taken in, {known} known already, {refused} refused.",
            added,
            known=plan.known,
            refused=len(plan.refused),
        )
    )
    if games:
        output.text(
            say_n(
                "{n} game in progress was taken in.",
                "{n} games in progress were taken in.",
                len(games),
            )
        )
    for game in plan.left_out:
        output.text(left_out_text(game))
