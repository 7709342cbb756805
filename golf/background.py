"""Work in slices: a generator that goes on a little in every frame, so that none is late."""

import time
from collections.abc import Callable, Generator
from typing import Generic, TypeVar

SLICE = 0.004
"""Seconds of a frame that such work may take."""

AT_ONCE = 0.004
"""Seconds of the first frame, in which most of such work is done to its end."""

_Result = TypeVar("_Result")

Work = Generator[None, None, _Result]
"""Work that pauses now and then, and returns its result."""


class Background(Generic[_Result]):
    """Runs a generator slice by slice; `result` is what it returns, None until then."""

    def __init__(
        self,
        work: Generator[object, None, _Result],
        now: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._work = work
        self._now = now
        self.result: _Result | None = None
        self.is_done = False

    @classmethod
    def begun(cls, work: Generator[object, None, _Result]) -> "Background[_Result]":
        """Return work of which the first slice is done: most of it comes to its end at once."""
        background = cls(work)
        background.run_slice(AT_ONCE)
        return background

    def run_slice(self, seconds: float = SLICE) -> bool:
        """Work for about `seconds` at most; return whether the work came to its end just now."""
        if self.is_done:
            return False
        end = self._now() + seconds
        while self._now() < end:
            try:
                next(self._work)
            except StopIteration as stop:
                self.result = stop.value
                self.is_done = True
                return True
        return False
