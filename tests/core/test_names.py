import pytest

from golf.core.names import LONGEST_NAME, is_name


@pytest.mark.parametrize(
    "name", ["", "The Meadow", "Le pré\u00a0: un", "高尔夫", "x" * LONGEST_NAME]
)
def test_what_can_be_shown_is_a_name(name):
    assert is_name(name)


@pytest.mark.parametrize(
    "name", ["A\0", "two\nlines", "\x7f", "\x9b", "\ud800", "x" * (LONGEST_NAME + 1)]
)
def test_what_cannot_be_shown_is_none(name):
    assert not is_name(name)
