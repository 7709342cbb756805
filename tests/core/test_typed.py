import pytest

from golf.core.typed import plain


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("617", "617"),
        ("٦١٧", "617"),
        ("۶۱۷", "617"),
        ("६१७", "617"),
        ("ｐ６１７", "p617"),
        ("ｃｌａｓｓｉｃ／６１７：３Ｆ", "classic/617:3F"),
        ("Ünï²ß♠д", "Ünï²ß♠д"),
    ],
)
def test_digits_of_any_script_and_wide_characters_are_read_plain(typed: str, read: str) -> None:
    assert plain(typed) == read
