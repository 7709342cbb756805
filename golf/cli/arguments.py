"""Reading what several commands are given: rules, deals in every form, records, files."""

import argparse
import errno
import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from golf.cli.output import InputError, Output
from golf.core.board import parse_board
from golf.core.codes import names_rules
from golf.core.deal import Deal
from golf.core.errors import NotationError, shown
from golf.core.event import Event
from golf.core.position import Position
from golf.core.rules import PRESETS, Rules
from golf.host.decoding import decoded, encoding_of
from golf.values import Value

STANDARD_INPUT = "-"

RULES_HELP = f"{', '.join(PRESETS)}, with +wrap or -wrap, or six letters"
DEAL_HELP = "play this deal: a number, a b... board, or the path of a board file"
COURSE_HELP = "play this course; golf courses lists them"
CODE_HELP = (
    "open this code: a record such as classic/617:3F1, a deal, or a board; it may stand in an"
    " address after #"
)

_RANGE = re.compile(r"(ms|p)?([0-9]{1,20})-(ms|p)?([0-9]{1,20})", re.IGNORECASE)
_MOST_BOARD = 8_000
MOST_LINE = 20_000_000
"""An export of everything is one line."""


class Dealt(Value):
    """A deal as it was named: a number, a path, or `-`; a board from a file has a deal code too."""

    name: str
    deal: Deal
    position: Position


def rules_argument(text: str) -> Rules:
    """Read rules for argparse."""
    try:
        return Rules.parse(text)
    except NotationError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def event_argument(text: str) -> Event:
    """Read the name of an event of the Tour."""
    try:
        return Event.parse(text)
    except NotationError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def data_argument(text: str) -> Path:
    """Read the name of a data folder, which need not be there yet, for argparse."""
    folder = Path(text)
    try:
        # Where a part of the path is a file, no folder can be made below it.
        there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
        is_usable = bool(text) and there.is_dir()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{text}: {error.strerror}") from None
    if not is_usable:
        raise argparse.ArgumentTypeError(f"expected a folder, got {shown(text)}")
    return folder


def add_data(
    parser: argparse.ArgumentParser, about: str = "keep the saved data in this folder"
) -> None:
    """Add `--data`."""
    parser.add_argument("--data", type=data_argument, metavar="DIR", help=about)


def can_keep_data(folder: Path | None, output: Output) -> bool:
    """Return whether a data folder that was named is there or could be made; else say so."""
    try:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        output.error(f"--data: {folder}: {error.strerror}")
        return False
    return True


def file_argument(text: str) -> str:
    """Read the name of a file, or `-`, for argparse."""
    if not text:
        raise argparse.ArgumentTypeError("expected a file, got ''")
    return text


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add `--rules`."""
    parser.add_argument(
        "--rules",
        type=rules_argument,
        default=PRESETS["classic"],
        metavar="R",
        help=f"{RULES_HELP} (default: classic)",
    )


def add_chosen_rules(parser: argparse.ArgumentParser) -> None:
    """Add `--rules` where without it the rules are those chosen in the game."""
    parser.add_argument(
        "--rules",
        type=rules_argument,
        metavar="R",
        help=f"{RULES_HELP} (default: as chosen in the game)",
    )


_OWN_RULES = {
    "daily": "the daily hole is played by the classic rules",
    "course": "a course has rules of its own",
    "lesson": "a lesson has rules of its own",
    "record": "this code has rules of its own",
}
"""Why `--rules` would have no effect beside another option."""


def can_rule(options: argparse.Namespace, output: Output) -> bool:
    """Return whether `--rules`, if given, rules what the other options begin; else say so."""
    if options.rules is None:
        return True
    for name, why in _OWN_RULES.items():
        value = getattr(options, name, None)
        # A deal or a board that is given as a code takes the rules.
        if value and (name != "record" or names_rules(value)):
            output.error(f"expected --rules or --{name}, got both: {why}")
            return False
    return True


def add_deals(parser: argparse.ArgumentParser) -> None:
    """Add any number of deals."""
    parser.add_argument(
        "deals",
        nargs="+",
        metavar="DEAL",
        help="a number, a range A-B, a b... board, or the path of a board file; - reads a board",
    )


def read_deals(words: Sequence[str], rules: Rules, output: Output) -> Iterator[Dealt]:
    """Yield the deals that `words` name, one at a time; what names none is an error each."""
    for word in words:
        try:
            yield from _deals(word, rules)
        except OSError as error:
            output.error(f"{word}: {error.strerror}")
        except ValueError as error:
            output.error(str(error))


def _deals(word: str, rules: Rules) -> Iterator[Dealt]:
    found = _RANGE.fullmatch(word)
    if found:
        for deal in deal_range(word):
            yield Dealt(str(deal), deal, deal.position(rules))
    elif word == STANDARD_INPUT or _is_path(word):
        position = _board(word, rules)
        yield Dealt(word, Deal.of(position), position)
    else:
        deal = _deal(word)
        yield Dealt(str(deal), deal, deal.position(rules))


def _deal(word: str) -> Deal:
    try:
        return Deal.parse(word)
    except NotationError as error:
        if word.lower().removeprefix("ms").removeprefix("p").isdigit():
            raise
        raise InputError(f"{error} (and there is no such file)") from None


def deal_range(text: str) -> Iterator[Deal]:
    """Yield the deals of a range such as `1-1000` or `p32000-p32010`.

    Raises:
        InputError: the text is no range, or it runs down.
    """
    found = _RANGE.fullmatch(text)
    if not found:
        raise InputError(f"expected a range of deals A-B, got {shown(text)}")
    series = "p" if (found[1] or "").lower() == "p" else ""
    if found[3] and found[3].lower() != (found[1] or "").lower():
        raise InputError(f"expected a range in one numbering, got {shown(text)}")
    first, last = Deal.numbered(int(found[2]), series), Deal.numbered(int(found[4]), series)
    numbers = range(first.number or 0, (last.number or 0) + 1)
    if not numbers:
        raise InputError(f"expected a range A-B with A up to B, got {shown(text)}")
    return (Deal(series, number) for number in numbers)


def _is_path(word: str) -> bool:
    """Return whether a word that is no number names what is there: a file, a pipe, a folder."""
    try:
        return bool(word) and not word.isdigit() and Path(word).exists()
    except OSError as error:
        # Nothing can have a name of that length.
        if error.errno == errno.ENAMETOOLONG:
            return False
        raise


def _board(word: str, rules: Rules) -> Position:
    name = "standard input" if word == STANDARD_INPUT else word
    if word == STANDARD_INPUT:
        data = sys.stdin.buffer.read(_MOST_BOARD + 1)
    else:
        with Path(word).open("rb") as file:
            data = file.read(_MOST_BOARD + 1)
    try:
        if len(data) > _MOST_BOARD:
            raise InputError(f"expected a board of nine lines, got more than {_MOST_BOARD} bytes")
        # A wrong byte becomes a character that is no card.
        return parse_board(decoded(data), rules)
    except NotationError as error:
        raise InputError(f"{name}: {error}") from None


def add_records(parser: argparse.ArgumentParser, what_is_read: str) -> None:
    """Add the records that a command is about; `what_is_read` says what `-` reads."""
    words = f"a record, or an address with one after #; - reads {what_is_read}"
    parser.add_argument("records", nargs="+", metavar="CODE", help=words)


def read_records(words: Sequence[str], output: Output) -> Iterator[str]:
    """Yield the texts of records; `-` stands for those on standard input, one a line.

    A line may also be one of an exported history, or a whole export.
    """
    for word in words:
        if word != STANDARD_INPUT:
            yield word
            continue
        for line in input_lines(MOST_LINE):
            text = line.strip()
            if text.startswith("{"):
                yield from _records_of_json(text, output)
            elif text:
                yield text


def input_lines(most: int) -> Iterator[str]:
    """Yield the lines of standard input, cut off at `most` bytes; the rest is no line of its own.

    A line without its end is one that was cut off, or the last one; a wrong byte is a character
    that means nothing.
    """
    line = sys.stdin.buffer.readline(most)
    encoding = encoding_of(line)
    is_wide, end = encoding != "utf-8", "\n".encode(encoding)
    while line := _wide_line(line, most, end) if is_wide else line:
        # Some shells put a byte order mark in front of what they pass on.
        yield line.decode(encoding, errors="replace").removeprefix("\ufeff")
        while len(line) >= most and not line.endswith(end):
            line = _wide_line(b"", most, end) if is_wide else sys.stdin.buffer.readline(most)
        line = sys.stdin.buffer.readline(most)


def _wide_line(line: bytes, most: int, end: bytes) -> bytes:
    """Return a line of UTF-16 that begins so; what `readline` takes for its end may be half one."""
    while len(line) < most and not line.endswith(end):
        rest = sys.stdin.buffer.readline(1 if len(line) % 2 else most - len(line))
        if not rest:
            break
        line += rest
    return line


def _records_of_json(text: str, output: Output) -> Iterator[str]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = {}
    lines = data.get("history", [data])
    for line in lines if isinstance(lines, list) else [lines]:
        record = line.get("record") if isinstance(line, dict) else None
        if isinstance(record, str):
            yield record
        else:
            output.error(f"expected a record, got {shown(text)}")
