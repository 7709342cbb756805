import pytest

from golf.core.errors import NotationError
from golf.core.moves import FLIP, PLAYS, Move, moves_text, parse_moves


def test_plays_name_columns_from_the_left_and_a_flip_names_none():
    assert [move.column for move in PLAYS] == [0, 1, 2, 3, 4, 5, 6]
    assert FLIP.column is None
    assert moves_text([*PLAYS, FLIP]) == "1234567F"


def test_a_small_f_is_a_flip():
    assert Move.parse("f") is FLIP
    assert parse_moves("3f1") == (PLAYS[2], FLIP, PLAYS[0])


@pytest.mark.parametrize("text", ["", "0", "8", "X", "FF", "11", "１", "ﬀ"])
def test_anything_else_is_no_move(text):
    with pytest.raises(NotationError, match=r"^expected a move \(1 to 7, or F\), got '.*'$"):
        Move.parse(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("3F8", "move 3: expected 1 to 7 or F, got '8'"),
        ("3 F", "move 2: expected 1 to 7 or F, got ' '"),
        ("3FX", "move 3: expected 1 to 7 or F, got 'X'"),
        ("F" * 53, "expected at most 52 moves, got 53"),
    ],
)
def test_a_letter_that_is_no_move_is_counted_from_1(text, message):
    with pytest.raises(NotationError) as caught:
        parse_moves(text)
    assert str(caught.value) == message
