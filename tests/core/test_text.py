"""Every text form reads back to the value that was written."""

from hypothesis import given
from hypothesis import strategies as st

from golf.core.board import board_text, board_word, parse_board, parse_board_word
from golf.core.cards import DECK, Card
from golf.core.course import Course
from golf.core.deal import Deal
from golf.core.moves import Move, moves_text, parse_moves
from golf.core.position import Position
from golf.core.record import Record
from golf.core.rules import Rules
from tests import strategies


def test_every_card_reads_back():
    assert [Card.parse(str(card)) for card in DECK] == list(DECK)
    assert [Card.parse(str(card).lower()) for card in DECK] == list(DECK)


def test_every_move_reads_back():
    assert [Move.parse(str(move)) for move in Move] == list(Move)


@given(st.lists(strategies.moves, max_size=52))
def test_moves_read_back(moves):
    assert parse_moves(moves_text(moves)) == tuple(moves)


def test_all_ninety_six_rule_sets_read_back_in_both_forms():
    assert len(set(strategies.ALL_RULES)) == 96
    for rules in strategies.ALL_RULES:
        assert Rules.parse(str(rules)) == rules
        assert Rules.parse(rules.letters) == rules
        assert Rules.parse(str(rules)).holes == Rules.parse(rules.letters).holes
    assert len(set(map(str, strategies.ALL_RULES))) == 96


@given(strategies.deals)
def test_deals_read_back(deal):
    assert Deal.parse(str(deal)) == deal


@given(strategies.positions())
def test_a_deal_spelt_out_deals_that_position(position):
    assert Deal.parse(str(Deal.of(position))).position(position.rules) == position


@given(strategies.positions())
def test_boards_read_back_from_lines_and_from_one_word(position):
    assert parse_board(board_text(position), position.rules) == position
    assert parse_board_word(board_word(position), position.rules) == position


@given(strategies.positions(), st.data())
def test_boards_are_read_liberally(position, data):
    assert parse_board(liberal(board_text(position), data.draw), position.rules) == position


def liberal(text: str, draw) -> str:
    """Write a board's lines in another way that is read too."""
    talon, foundations, *columns = text.removesuffix("\n").split("\n")
    if draw(st.booleans(), "colons"):
        columns = [draw(st.sampled_from([":", ": ", ":\t"])) + column for column in columns]
    headers = [foundations, talon] if draw(st.booleans(), "KPat's order") else [talon, foundations]
    if talon == "Talon: " and draw(st.booleans(), "no Talon line"):
        headers = [foundations]
    lines = [line.rstrip() if draw(st.booleans()) else line for line in [*headers, *columns]]
    text = "\n".join(lines) + "\n" * draw(st.integers(1, 3))
    if draw(st.booleans(), "10 for T"):
        text = text.replace("T", "10").replace("10alon", "Talon")
    if draw(st.booleans(), "lower case"):
        text = text.lower()
    if draw(st.booleans(), "tabs"):
        text = text.replace(" ", "\t")
    if draw(st.booleans(), "CRLF"):
        text = text.replace("\n", "\r\n")
    return draw(st.sampled_from(["", "\n", "\ufeff"])) + text


@given(strategies.positions(), st.booleans(), st.booleans())
def test_a_board_in_one_word_may_be_in_lower_case_and_with_tens(position, is_lower, has_tens):
    word = board_word(position)
    word = word.replace("T", "10") if has_tens else word
    word = word.lower() if is_lower else word
    assert parse_board_word(word, position.rules) == position
    assert str(Deal.parse(word)) == board_word(position)


@given(strategies.holes())
def test_a_hole_reads_back_from_its_record(hole):
    text = f"{hole.rules}/{hole.deal}:{moves_text(hole.moves)}"
    record = Record.parse(text)
    assert str(record) == text
    assert record.replay().hole.position == hole.position


@given(strategies.rounds())
def test_a_round_reads_back_from_its_record(golf_round):
    text = str(Record.of(golf_round))
    again = Record.parse(text).replay()
    assert str(Record.of(again)) == text
    assert [hole.position for hole in again.holes] == [hole.position for hole in golf_round.holes]
    assert [hole.is_given_up for hole in again.holes] == [
        hole.is_given_up for hole in golf_round.holes
    ]


@given(strategies.rounds(), st.sampled_from([str.lower, str.upper, "\t{} \n".format]))
def test_a_record_is_read_in_either_case_and_with_blanks_around_it(golf_round, change):
    text = str(Record.of(golf_round))
    assert str(Record.parse(change(text))) == text


@given(strategies.courses)
def test_courses_read_back(course):
    assert Course.parse(str(course)) == course


def test_an_empty_talon_and_emptied_columns_keep_their_lines():
    position = Position(Rules(), ((), (), (), (DECK[0],), (), (), ()), (), (DECK[1],))
    text = "Talon: \nFoundations: AD\n\n\n\nAC\n\n\n\n"
    assert board_text(position) == text
    assert parse_board(text, Rules()) == position
    assert board_word(position) == "b...AC...-AD-"
