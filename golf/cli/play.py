"""`golf play`: check the options, then open the game in its window."""

import argparse
import gc
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module

from golf.cli.arguments import (
    CODE_HELP,
    COURSE_HELP,
    DEAL_HELP,
    STANDARD_INPUT,
    add_chosen_rules,
    add_data,
    can_keep_data,
    can_rule,
    read_deals,
)
from golf.cli.output import Output
from golf.core.codes import read_code
from golf.core.rules import PRESETS, Rules
from golf.play_options import PlayOptions


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add_chosen_rules(parser)
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--deal", metavar="DEAL", help=DEAL_HELP)
    start.add_argument("--board", metavar="BOARD", help="play this b... board or board file")
    start.add_argument("--daily", action="store_true", help="play the daily hole of today")
    start.add_argument("--course", metavar="NAME", help=COURSE_HELP)
    start.add_argument("--record", metavar="CODE", help=CODE_HELP)
    window = parser.add_mutually_exclusive_group()
    window.add_argument("--windowed", action="store_true", help="open in a window")
    window.add_argument("--fullscreen", action="store_true", help="open on the full screen")
    parser.add_argument("--mute", action="store_true", help="play without sound")
    parser.add_argument("--reduced-motion", action="store_true", help="let cards fade, not fly")
    add_data(parser)


def run(options: argparse.Namespace, output: Output) -> None:
    """Open the game, unless an option is wrong."""
    wanted = play_options(options, output)
    if not output.status:
        from golf.host.base import DisplayError

        # Nothing becomes garbage before the first picture, after which the app collects again.
        gc.disable()
        try:
            _open(wanted)
        except DisplayError as error:
            output.error(f"no window can be opened ({error}); `golf text` plays in a terminal")
        finally:
            gc.enable()


def _open(wanted: PlayOptions) -> None:
    """Start the display, read the program meanwhile, and run it."""
    from threading import Thread

    from golf.host import find_host

    host = find_host(wanted.data)
    # Before pygame is imported, which reads what the host has to say.
    host.prepare()
    reader = Thread(target=_read_program, args=(wanted.asks_for_game,))
    reader.start()
    try:
        # SDL mostly waits for the display's answers.
        host.open_display()
    finally:
        reader.join()
    from golf.app import run as run_app

    run_app(host, wanted)


def _read_program(asks_for_game: bool) -> None:
    """Import what the first picture needs."""
    # What goes wrong here the program itself runs into once more, and tells.
    with suppress(Exception):
        import_module("golf.app")
        if asks_for_game:
            import_module("golf.scenes.play.deal")


def play_options(options: argparse.Namespace, output: Output) -> PlayOptions:
    """Return the options for the game; every wrong one is an error."""
    can_rule(options, output)
    code = _deal_code(options, output)
    is_board = code is not None and code.startswith("b")
    can_keep_data(options.data, output)
    return PlayOptions(
        rules=None if options.rules is None else str(options.rules),
        deal=None if is_board else code,
        board=code if is_board else None,
        daily=options.daily,
        course=_checked(options.course, _course, output),
        record=_checked(options.record, lambda code: _record(code, options.rules), output),
        fullscreen=True if options.fullscreen else False if options.windowed else None,
        mute=options.mute,
        reduced_motion=options.reduced_motion,
        data=options.data,
    )


def _deal_code(options: argparse.Namespace, output: Output) -> str | None:
    word = options.deal if options.board is None else options.board
    if word is None:
        return None
    if word == STANDARD_INPUT:
        output.error("expected a deal or the path of a board file, got '-'")
        return None
    found = read_deals([word], options.rules or PRESETS["classic"], output)
    first = next(found, None)
    if next(found, None) is not None:
        output.error(f"expected one deal, got a range: {word}")
    return None if first is None else str(first.deal)


def _checked(word: str | None, check: Callable[[str], str], output: Output) -> str | None:
    if word is None:
        return None
    try:
        return check(word)
    except (ValueError, LookupError) as error:
        output.error(str(error))
        return None


def _record(text: str, rules: Rules | None) -> str:
    record = read_code(text, rules or PRESETS["classic"])
    record.replay()
    return str(record)


def _course(name: str) -> str:
    from golf.course_files import find_course

    return find_course(name).name
