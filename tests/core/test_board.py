"""Boards as text: what is refused, and in which words; test_text.py reads the good ones."""

import pytest

from golf.core.board import board_text, board_word, parse_board, parse_board_word
from golf.core.cards import Card
from golf.core.deal import Deal
from golf.core.errors import NotationError
from golf.core.moves import FLIP
from golf.core.rules import PRESETS
from tests.boards import DEAL_1

CLASSIC = PRESETS["classic"]
LINES = DEAL_1.splitlines(keepends=True)
WORD_1 = board_word(Deal.numbered(1).position(CLASSIC))


def test_deal_1_is_written_as_published():
    assert board_text(Deal.numbered(1).position(CLASSIC)) == DEAL_1


def test_the_order_of_kpat_and_the_order_of_black_hole_solve_are_both_read():
    kpat = "".join([LINES[1], LINES[0], *LINES[2:]])
    assert parse_board(kpat, CLASSIC) == parse_board(DEAL_1, CLASSIC)


def test_headers_may_stand_below_the_columns():
    below = "".join([*LINES[2:], *LINES[:2]])
    assert parse_board(below, CLASSIC) == parse_board(DEAL_1, CLASSIC)


def test_a_missing_talon_line_is_an_empty_stock():
    assert parse_board("".join(LINES[1:]), CLASSIC).stock == ()


@pytest.mark.parametrize("line", ["Foundations: -", "Foundations:", "foundations : -"])
def test_a_dash_or_nothing_is_an_empty_waste(line):
    position = parse_board(DEAL_1.replace("Foundations: TH", line), PRESETS["relaxed"])
    assert position.waste == ()


def test_a_board_reads_the_same_after_every_flip_of_the_stock():
    position = Deal.numbered(1).position(CLASSIC)
    while position.stock:
        position = position.after(FLIP)
        again = parse_board(board_text(position), CLASSIC)
        assert (again.tableau, again.stock, again.top) == (
            position.tableau,
            position.stock,
            position.top,
        )
        assert board_text(again) == board_text(position)
        assert Deal.parse(board_word(position)).position(CLASSIC) == again


def replaced(old: str, new: str) -> str:
    assert DEAL_1.count(old) == 1
    return DEAL_1.replace(old, new)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: expected a Foundations line, got none"),
        ("hello", "line 1: expected a card such as TH or 9C, got 'hello'"),
        ("".join([LINES[0], *LINES[2:]]), "line 8: expected a Foundations line, got none"),
        ("".join(LINES[:-1]), "line 8: expected 7 columns, got 6"),
        (DEAL_1 + "8H\n", "line 10: expected 7 columns, got one more: '8H'"),
        (DEAL_1 + "\n\nKH KD", "line 12: expected 7 columns, got one more: 'KH KD'"),
        (replaced("4H\n", "4H TH\n"), "line 3: expected at most 5 cards in column 1, got 6"),
        (replaced("7S\n", "AC\n"), "line 6: expected each card once, got AC again in column 4"),
        (replaced(" 2H 6H", " 2H 2H"), "line 1: expected each card once, got 2H again in Talon"),
        (replaced("TH\n", "8H\n"), "line 2: expected each card once, got 8H again in Foundations"),
        (replaced("TH\n", "TH 9H\n"), "line 2: expected at most 1 card in Foundations, got 2"),
        (replaced("6H\n", "6H JD 5H\n"), "line 1: expected at most 17 cards in Talon, got 18"),
        (replaced("QH 4S", "QH 1S"), "line 9: expected a card such as TH or 9C, got '1S'"),
        (replaced("QH 4S", "QH 4ſ"), "line 9: expected a card such as TH or 9C, got '4ſ'"),
        (DEAL_1 + "Talon: AS\n", "line 10: expected one Talon line, got a second one"),
        (LINES[1] + DEAL_1, "line 3: expected one Foundations line, got a second one"),
        ("9" * 5000, "line 1: expected a board of nine lines, got 5000 characters"),
    ],
)
def test_a_wrong_board_is_refused_with_its_line_and_what_was_expected(text, message):
    with pytest.raises(NotationError) as caught:
        parse_board(text, CLASSIC)
    assert str(caught.value) == message


SHAPE = "expected a board such as bJD5H.2DKD...-TH-8H2C..., got "


@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("", SHAPE + "''"),
        ("b", SHAPE + "'b'"),
        (WORD_1[1:], SHAPE + repr(WORD_1[1:40] + "…")),
        (WORD_1 + "-", SHAPE + repr(WORD_1[:39] + "…")),
        ("b" * 300, SHAPE + repr("b" * 39 + "…")),
        (WORD_1.replace(".", "", 1), "expected a board of 7 columns, got 6"),
        (WORD_1.replace("-", ".-", 1), "expected a board of 7 columns, got 8"),
        (WORD_1.replace("4H", "4H8H"), "expected at most 5 cards in column 1, got 6"),
        (WORD_1.replace("-TH-", "-TH9H-"), "expected at most 1 card in the waste, got 2"),
        (WORD_1.replace("-TH-", "-4D-"), "expected each card once, got 4D again in the waste"),
        (WORD_1 + "4D", "expected each card once, got 4D again in the stock"),
        (WORD_1 + "4D5D", "expected at most 17 cards in the stock, got 18"),
        (WORD_1 + "4", "expected a card such as TH or 9C, got '4'"),
        (WORD_1.replace("4H", "4 H"), "expected at most 5 cards in column 1, got 6"),
    ],
)
def test_a_wrong_board_in_one_word_is_refused_with_what_was_expected(word, message):
    with pytest.raises(NotationError) as caught:
        parse_board_word(word, CLASSIC)
    assert str(caught.value) == message


def test_a_board_keeps_its_own_waste_under_any_rules():
    # A board is a position: the rules' starter tells only how numbers are dealt.
    assert Deal.parse(WORD_1).position(PRESETS["relaxed"]).waste == (Card(10, "H"),)
