"""The command line: choose the command, read its options, end with its exit code.

Every command is a module of `golf.cli` with `add_arguments` and `run`, imported when it is
asked for. Only `play` and `--version` ever import pygame.
"""

import argparse
import codecs
import importlib
import io
import os
import re
import sys
from collections.abc import Sequence
from functools import partial
from typing import NoReturn

from golf.cli.output import BAD_INPUT, PLAINLY, Output, one_line, plainly
from golf.core.errors import shown

COMMANDS = {
    "play": "open the game (also without a command)",
    "text": "play in the terminal, line by line",
    "deal": "print the boards of deals",
    "solve": "find the exact best of deals",
    "hint": "give fair advice and the exact best for a position",
    "replay": "check records by replaying them",
    "analyse": "tell luck from skill in records",
    "simulate": "let a bot play many deals",
    "tour": "let the field of an Open play",
    "par": "work out the par of deals",
    "rules": "print the rules of a preset",
    "courses": "list the courses",
    "stats": "show, export or import what the game has recorded",
}

_NOT_WRITTEN = 1
_INTERRUPTED = 130
_PIPE_CLOSED = 141
"""What a shell says of a program that SIGINT or SIGPIPE ended."""


class _Once(argparse.Action):
    """Store a value, and refuse a second one, which would silently win over the first."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        assert isinstance(parser, Parser)
        if option_string is not None and self.dest in parser.given:
            raise argparse.ArgumentError(self, "expected it once, got it twice")
        parser.given.add(self.dest)
        setattr(namespace, self.dest, values)


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line.

    `given` are the names of the values that were read.
    """

    def __init__(self, prog: str, description: str) -> None:
        # argparse makes one for each option to check it, and would ask for the terminal's width.
        brief = partial(argparse.HelpFormatter, width=0)
        super().__init__(prog=prog, description=description, formatter_class=brief)
        self.given: set[str] = set()
        self.register("action", None, _Once)
        # `-1-5` is a wrong deal like `-5`, which argparse knows for a number, and no option: the
        # rest of its list is still worked through.
        self._negative_number_matcher = re.compile("-[0-9]")

    def format_help(self) -> str:
        """Return the help, as wide as the terminal."""
        self.formatter_class = argparse.HelpFormatter
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        """Say in one line what is wrong and end the program."""
        self.exit(BAD_INPUT, f"{self.prog}: {one_line(message)}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code: 0, 1 for an illegal record, 2 for bad input."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    options = argparse.Namespace(data=None)
    _prepare_streams()
    try:
        status = _run(list(words), options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return _PIPE_CLOSED
    except ModuleNotFoundError as error:
        sys.stderr.write(f"golf: the Python package {error.name} is missing; install golf again\n")
        return BAD_INPUT
    except Exception as error:  # noqa: BLE001 - whatever it is, the player learns where it is told
        if isinstance(error, OSError) and error.errno is not None and error.filename is None:
            # A full disk behind standard output; what went wrong with a file names it.
            _drop_output()
            sys.stderr.write(f"golf: {error.strerror}\n")
            return _NOT_WRITTEN
        from golf.host.crash import tell_crash

        return tell_crash(error, words, options.data)
    return status


def _prepare_streams() -> None:
    """Let every stream be there, and show plain characters for those that a terminal lacks."""
    codecs.register_error(PLAINLY, plainly)
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115 - stays open
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=PLAINLY)


def _drop_output() -> None:
    """Keep what is still buffered from raising once more when Python closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str], options: argparse.Namespace) -> int:
    """Run a command whose options are put into `options`."""
    if words[:1] in (["-h"], ["--help"], ["help"]):
        named = (word for word in words[1:] if word != "help" and not word.startswith("-"))
        name = next(named, None)
        if name is not None:
            # `golf help deal` as well as `golf deal --help`.
            return _run([name, "--help"], options)
        sys.stdout.write(_usage())
        return 0
    if words[:1] == ["--version"]:
        # Only here and in `play` pygame is imported.
        from golf.host.system import versions

        sys.stdout.write(f"{versions()}\n")
        return 0
    name = words.pop(0) if words and not words[0].startswith("-") else "play"
    if name not in COMMANDS:
        sys.stderr.write(f"golf: expected a command ({', '.join(COMMANDS)}), got {shown(name)}\n")
        return BAD_INPUT
    parser = command_parser(name)
    parser.parse_args(words, options)
    output = Output(parser.prog, options.json)
    importlib.import_module(f"golf.cli.{name}").run(options, output)
    return output.status


def command_parser(name: str) -> Parser:
    """Return what reads the options of a command."""
    parser = Parser(prog=f"golf {name}", description=f"golf {name}: {COMMANDS[name]}.")
    importlib.import_module(f"golf.cli.{name}").add_arguments(parser)
    if name == "play":
        parser.set_defaults(json=False)  # a window prints nothing
    else:
        parser.add_argument("--json", action="store_true", help="one JSON object a line")
    return parser


def _usage() -> str:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}}  {about}" for name, about in COMMANDS.items()]
    return "\n".join(
        [
            "usage: golf [COMMAND] [OPTIONS]",
            "",
            "Golf Solitaire.",
            "",
            *lines,
            "",
            "golf COMMAND --help tells the options of a command.",
            "golf --version tells the versions of the game, Python, pygame and SDL.",
            "",
        ]
    )
