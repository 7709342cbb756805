"""Work in slices: a generator that pauses often, and whose return value is the answer.

Whoever shows a screen takes a slice at a time; whoever has time takes them all at once.
"""

from collections.abc import Generator
from typing import TypeVar

_Result = TypeVar("_Result")


def finished(work: Generator[object, None, _Result]) -> _Result:
    """Do all slices of some work at once and return its answer."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: _Result = end.value
            return result
