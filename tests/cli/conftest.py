"""Running the command line inside the test's process."""

import io
import json
import signal
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from golf.cli.program import main


class Ran(NamedTuple):
    """What a command did: its exit code and what it printed."""

    status: int
    out: str
    err: str

    @property
    def objects(self) -> list[dict[str, object]]:
        """The JSON objects it printed, one a line."""
        return [json.loads(line) for line in self.out.splitlines()]


class Input(io.TextIOWrapper):
    """Standard input with the given bytes."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data), encoding="utf-8")


Golf = Callable[..., Ran]


@pytest.fixture
def golf(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Golf:
    """Run `golf` with words; `given` is what stands on standard input."""
    monkeypatch.setenv("LANGUAGE", "en")
    # Under the locale C, LANGUAGE would not count.
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*words: object, given: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", Input(given))
        try:
            status = main([str(word) for word in words])
        except SystemExit as end:
            status = int(end.code or 0)
        return Ran(status, *capsys.readouterr())

    return run


@pytest.fixture
def ctrl_c() -> Iterator[signal.Signals]:
    """Return what Ctrl+C sends; a child hears it, even where a shell made us ignore it."""
    # What is ignored stays so in a child; what is handled here has its default there.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield signal.SIGINT
    signal.signal(signal.SIGINT, before)
