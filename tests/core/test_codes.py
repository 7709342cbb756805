import pytest

from golf.core.board import board_text
from golf.core.codes import is_export, read_code, read_record
from golf.core.deal import Deal
from golf.core.errors import NotationError
from golf.core.rules import PRESETS

STRICT = PRESETS["strict"]


def test_a_record_keeps_its_own_rules():
    assert str(read_code(" classic/617:3F \n", STRICT)) == "classic/617:3F"


def test_a_deal_is_a_record_without_moves_under_the_rules_in_force():
    assert str(read_code("ms617", STRICT)) == "strict/617:"
    assert str(read_code("P5", STRICT)) == "strict/p5:"


def test_a_board_of_nine_lines_and_one_in_a_word_are_the_same():
    position = Deal.parse("1").position(STRICT)
    word = str(Deal.of(position))
    assert read_code(board_text(position), STRICT) == read_code(word, STRICT)


def test_the_code_behind_an_address_counts():
    for address in ("https://golf.example/#classic/617:3F", "x#classic%2F617%3a3F"):
        assert str(read_code(address, STRICT)) == "classic/617:3F"


def test_a_code_broken_into_lines_by_a_mail_is_joined():
    assert str(read_code("classic/617:\n 3F", STRICT)) == "classic/617:3F"


@pytest.mark.parametrize("text", ["", " ", "#", "nonsense", "-5", "9" * 50, "x" * 10_000, "a/b:c"])
def test_nonsense_is_one_clear_message(text):
    with pytest.raises(NotationError, match="expected"):
        read_code(text, STRICT)


def test_a_record_in_an_address_is_read_and_a_deal_is_none():
    assert str(read_record("https://golf.example/#strict/617:3F")) == "strict/617:3F"
    with pytest.raises(NotationError, match="expected"):
        read_record("617")


def test_an_export_is_told_from_a_code():
    assert is_export('\ufeff {"golf": "export"}')
    assert not is_export("classic/1:")
