"""Trying a few values of a parameter always, and all of them in a sweep."""

from collections.abc import Sequence

import pytest


def swept(values: Sequence[object], *always: object) -> list[object]:
    """Return values for `parametrize`; all but those to try always are marked as a sweep's."""
    assert all(value in values for value in always), f"expected some of {values}, got {always}"
    return [
        value if value in always else pytest.param(value, marks=pytest.mark.sweep)
        for value in values
    ]
