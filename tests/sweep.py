"""Trying a few values of a parameter always, and all of them in a sweep."""

from collections.abc import Sequence

import pytest
from hypothesis import settings

ALL = settings.get_profile("sweep").max_examples


def swept(values: Sequence[object], *always: object) -> list[object]:
    """Return values for `parametrize`; all but those to try always are marked as a sweep's."""
    assert all(value in values for value in always), f"expected some of {values}, got {always}"
    return [
        value if value in always else pytest.param(value, marks=pytest.mark.sweep)
        for value in values
    ]


def examples(count: int) -> settings:
    """Return settings of hypothesis for so many examples in a sweep, and a share of them always."""
    return settings(max_examples=max(1, count * settings().max_examples // ALL))
