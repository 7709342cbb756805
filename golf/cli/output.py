"""Where a command's results and complaints go."""

import json
import sys
from collections.abc import Mapping

BAD_INPUT = 2
ILLEGAL = 1

_MOST_COMPLAINT = 400
_HEAD = 250
"""What is kept of the beginning of a message that is too long; its end says what is wrong."""

_LEAST_WIDTH = 20
"""Columns that lines are folded to, however few a terminal says it has."""

_PLAIN_SIGNS = str.maketrans({
    "♣": "C", "♦": "D", "♥": "H", "♠": "S", "−": "-", "–": "-", "±": "+-", "×": "x", "…": "...",
    "’": "'", "„": '"', "“": '"', "”": '"', "«": '"', "»": '"', "·": "|",
    "→": "->", "¿": "?", "¡": "!",
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "œ": "oe",
})  # fmt: skip

PLAINLY = "golf.plainly"
"""The name under which `codecs` knows `plainly`."""


class InputError(ValueError):
    """What was typed cannot be used; the command line says so in English."""


def one_line(message: str) -> str:
    """Return a message as one line of bounded length that a terminal shows as it stands.

    What the player gave may be in it: a path of any length, or characters that steer a terminal.
    """
    text = " ".join(message.split())
    if len(text) > _MOST_COMPLAINT:
        text = text[:_HEAD] + "…" + text[_HEAD - _MOST_COMPLAINT :]
    return "".join(each if each.isprintable() else repr(each)[1:-1] for each in text)


def counted(number: float, noun: str) -> str:
    """Return a number with its noun, in English: 1 move, 2 moves, −1 stroke."""
    sign = "" if number >= 0 else "−"
    return f"{sign}{abs(number)} {noun}" + ("" if abs(number) == 1 else "s")


def plainly(error: UnicodeError) -> tuple[str, int]:
    """Return plain characters for those that an output's encoding lacks, and where they end."""
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(sign: str) -> str:
    """Return a character in ASCII: letters without accents, and `?` for all else."""
    import unicodedata

    parts = unicodedata.normalize("NFKD", sign.translate(_PLAIN_SIGNS))
    return parts.encode("ascii", errors="ignore").decode("ascii") or "?"


def terminal_width() -> int:
    """Return how many columns of a terminal a line may fill, 0 where there is no terminal."""
    if not sys.stdout.isatty():
        return 0
    from shutil import get_terminal_size

    return max(get_terminal_size().columns - 1, _LEAST_WIDTH)


class Output:
    """Standard output, standard error and the exit code of one command.

    `is_json` tells whether results are wanted as one JSON object a line.
    """

    def __init__(self, name: str, is_json: bool = False) -> None:
        self.name = name
        self.is_json = is_json
        self.status = 0

    def text(self, text: str) -> None:
        """Print text and end its line."""
        sys.stdout.write(text + "\n")

    def prose(self, text: str, indent: str = "    ") -> None:
        """Print a long line; on a terminal it is folded between words, `indent` before the rest."""
        width = terminal_width()
        if width:
            import textwrap

            text = textwrap.fill(
                text,
                width,
                subsequent_indent=indent,
                break_long_words=False,
                break_on_hyphens=False,
            )
        self.text(text)

    def object(self, value: Mapping[str, object]) -> None:
        """Print a JSON object on one line."""
        sys.stdout.write(json.dumps(value) + "\n")

    def error(self, message: str) -> None:
        """Say in one line what is wrong with the input; work goes on, the exit code will be 2."""
        sys.stderr.write(f"{self.name}: {one_line(message)}\n")
        self.status = BAD_INPUT

    def illegal(self) -> None:
        """Let the exit code be 1, where nothing worse was met."""
        self.status = self.status or ILLEGAL
