"""How long the parsers take to refuse a megabyte from outside: `python -m tests.bench.parsers`."""

import random
import time
from collections.abc import Callable
from contextlib import suppress

from golf.core.errors import CourseError, NotationError
from tests.parsers import PARSERS

LIMIT = 0.050
"""Seconds for a megabyte."""
MEGABYTE = 1_000_000


def nasty_texts(size: int) -> dict[str, str]:
    """Return texts of about `size` characters that a careless parser would work on for long."""
    noise = random.Random(1).randbytes(size)
    repeated = {
        "digits": ("", "9"),
        "blanks": ("", " "),
        "line ends": ("", "\n"),
        "flips": ("", "F"),
        "a long hole": ("1:", "F"),
        "a long record": ("classic/1:", "F"),
        "many holes": ("classic", "/1:X"),
        "a long board": ("b", "AH"),
        "many columns": ("b", "."),
        "many dashes": ("b", "-"),
        "a long line": ("Talon:", " AH"),
        "many headers": ("", "Talon:\nFoundations:\n"),
        "many tables": ("", "[[hole]]\n"),
        "deep arrays": ("a=", "["),
        "deep lines": ("a=", "[\n"),
        "long keys": ("a", ".a"),
        "quotes": ("", '"'),
    }
    texts = {
        name: start + piece * ((size - len(start)) // len(piece))
        for name, (start, piece) in repeated.items()
    }
    return texts | {
        "random bytes": noise.decode("latin-1"),
        "random characters": noise.decode("utf-16", "replace") * 2,
        "many long keys": "".join(f"a{n}{'.a' * 247}=1\n" for n in range(size // 500)),
    }


def seconds(read: Callable[[str], object], text: str) -> float:
    """Return the processor time that a parser takes over a text: other programs do not count."""
    start = time.process_time()
    with suppress(NotationError, CourseError):
        read(text)
    return time.process_time() - start


def slowest() -> dict[str, tuple[float, str]]:
    """Return for each parser its longest time, in seconds, and on which text.

    Shorter texts are tried too, since a megabyte is refused for its length alone.
    """
    texts = {
        f"{what}, {size} characters": text
        for size in (52, 200, 400, 4_000, 10_000, MEGABYTE)
        for what, text in nasty_texts(size).items()
    }
    return {
        name: max((seconds(read, text), what) for what, text in texts.items())
        for name, read in PARSERS.items()
    }


if __name__ == "__main__":
    for name, (taken, what) in slowest().items():
        print(f"{name:12} {taken * 1000:8.3f} ms  {what}")
