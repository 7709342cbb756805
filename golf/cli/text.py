"""`golf text`: the game in the terminal."""

import argparse
import os
import shutil
import sys
import textwrap
from collections.abc import Iterator
from random import Random

from golf import words
from golf.cli.arguments import (
    CODE_HELP,
    COURSE_HELP,
    DEAL_HELP,
    add_chosen_rules,
    add_data,
    can_keep_data,
    can_rule,
    event_argument,
    input_lines,
    read_deals,
)
from golf.cli.output import Output, terminal_width
from golf.cli.terminal.commands import begin_course, open_code
from golf.cli.terminal.game import TextGame
from golf.cli.terminal.lessons import learn
from golf.cli.terminal.line_reader import LineReader
from golf.cli.terminal.pager import Pager
from golf.cli.terminal.tour import begin_open
from golf.host import find_host
from golf.local_time import date_of, local_now, week_of
from golf.saves.storage import Storage
from golf.session.lessons import find_lesson
from golf.words import say

_MOST_LINE = 10_000
"""What is read of a line, in bytes; the game takes shorter ones."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add_chosen_rules(parser)
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--deal", metavar="DEAL", help=DEAL_HELP)
    start.add_argument("--daily", action="store_true", help="play the daily hole of today")
    start.add_argument("--course", metavar="NAME", help=COURSE_HELP)
    start.add_argument("--record", metavar="CODE", help=CODE_HELP)
    start.add_argument("--lesson", type=_lesson, metavar="N", help="begin a lesson, 1 to 4")
    start.add_argument(
        "--tour",
        nargs="?",
        # argparse reads a text through `type` as well.
        const=week_of(date_of(local_now())),
        type=event_argument,
        metavar="NAME",
        help="play this week's Open, or the one of a week or a number",
    )
    add_data(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="draw the same deals every time")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--table", action="store_true", help="show the table after each line")
    shown.add_argument("--no-table", action="store_true", help="show the table only when asked")


def _lesson(text: str) -> str:
    """Read the number or the key of a lesson for argparse."""
    try:
        return find_lesson(text).key
    except LookupError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def run(options: argparse.Namespace, output: Output) -> None:
    """Play until the input ends."""
    if not can_rule(options, output) or not can_keep_data(options.data, output):
        return
    host = find_host(options.data)
    storage = Storage(host)
    storage.claim()
    settings = storage.load_settings()
    words.use_language(settings.language or host.language() or "en")
    storage.load_games()
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    lines = input_lines(_MOST_LINE)
    pager = _pager(lines, output) if is_terminal else None
    text_game = _text_game(storage, options, output, pager)
    _open(text_game, options, output)
    try:
        if not output.status:
            LineReader(text_game).read_all(lines if pager is None else pager.lines())
    finally:
        if is_terminal and not text_game.is_done:
            # What the shell says next begins on a line of its own.
            sys.stdout.write("\n")
        host.release()


def _pager(lines: Iterator[str], output: Output) -> Pager:
    """Return what prints to a terminal and reads from it."""

    def ask(prompt: str) -> str | None:
        sys.stdout.write(prompt)
        sys.stdout.flush()
        return next(lines, None)

    return Pager(output.text, ask, shutil.get_terminal_size)


def _text_game(
    storage: Storage, options: argparse.Namespace, output: Output, pager: Pager | None
) -> TextGame:
    """Return the game that writes to standard output: in lines, by screens, or as JSON."""
    is_terminal = pager is not None
    put = output.text if pager is None else pager.show

    def width() -> int:
        # What goes through a pipe stays one line for each action.
        return terminal_width() if is_terminal else 0

    def write(line: str) -> None:
        show(textwrap.fill(line, width()) if is_terminal else line)

    def show(line: str) -> None:
        if output.is_json:
            output.object({"line": line, **state(text_game)})
        else:
            put(line)
        sys.stdout.flush()

    text_game = TextGame(
        storage,
        Random(options.seed),
        write,
        show,
        shows_table=options.table or (is_terminal and not options.no_table),
        has_colour=is_terminal and has_colour(),
        is_asking=is_terminal,
        width=width,
    )
    return text_game


def state(text_game: TextGame) -> dict[str, object]:
    """Return how the game stands, for the JSON of a line; nothing before one is begun.

    `move` is the last move that stands. While a lesson is on it is that of the lesson's table.
    """
    if text_game.game is None:
        return {}
    hole = text_game.game.hole if text_game.lesson is None else text_game.lesson.hole
    position = hole.position
    return {
        "move": str(hole.moves[-1]) if hole.moves else None,
        "waste": None if position.top is None else str(position.top),
        "stock": len(position.stock),
        "cards_left": position.cards_left,
        "strokes": position.strokes,
        "over": hole.is_over,
    }


def has_colour() -> bool:
    """Return whether the terminal takes colours and the player has nothing against them."""
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM", "") not in ("", "dumb")


def _is_new_here(text_game: TextGame, options: argparse.Namespace) -> bool:
    """Return whether nothing was ever played or learnt, and nothing is asked for now."""
    asked = options.deal or options.daily or options.course or options.record or options.lesson
    if asked or options.tour is not None:
        return False
    storage = text_game.storage
    has_played = any(game.has_progress for game in storage.games.values())
    return not (has_played or storage.settings.lessons or storage.has_history)


def _open(text_game: TextGame, options: argparse.Namespace, output: Output) -> None:
    """Begin what the options ask for, else go on with the game played last."""
    text_game.rules = options.rules or text_game.rules
    try:
        if options.deal is not None:
            dealt = list(read_deals([options.deal], text_game.rules, output))
            if len(dealt) == 1:
                text_game.begin_deal(dealt[0].deal, options.rules)
            elif dealt:
                output.error(f"expected one deal, got a range: {options.deal}")
        elif options.daily:
            text_game.begin("daily-hole")
        elif options.course is not None:
            begin_course(text_game, options.course)
        elif options.record is not None:
            open_code(text_game, options.record)
        elif options.tour is not None:
            begin_open(text_game, options.tour, options.rules)
        elif options.lesson is not None:
            text_game.open()
            learn(text_game, options.lesson)
        elif options.rules is not None:
            text_game.begin_usual(options.rules)
        else:
            text_game.open()
    except (ValueError, LookupError) as error:
        output.error(str(error))
    if not output.status:
        text_game.tell_problems()
        text_game.write(say("? tells what can be typed."))
        if _is_new_here(text_game, options):
            text_game.write(say("New to Golf? /learn begins four short lessons."))
        if text_game.shows_table and text_game.lesson is None:
            text_game.show_table()
