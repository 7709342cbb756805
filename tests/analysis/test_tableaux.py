"""Tableaux as numbers: each has one, and the numbers say what is left and what fits."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from golf.analysis.tableau_sets import sets_of
from golf.analysis.tableaux import Tableaux, fits_under
from golf.core.board import parse_board_word
from golf.core.deal import Deal
from golf.core.rules import PRESETS, Rules
from tests.analysis.small import small_positions
from tests.sweep import examples


@given(small_positions())
@examples(50)
def test_every_way_of_removing_cards_has_a_number_of_its_own(position):
    tableaux = Tableaux(position)
    numbers = {}
    for gone in product(*(range(column.size) for column in tableaux.columns)):
        number = sum(n * column.stride for n, column in zip(gone, tableaux.columns, strict=True))
        assert tableaux.cards_left(number) == position.cards_left - sum(gone)
        numbers[number] = gone
    assert sorted(numbers) == list(range(tableaux.cleared + 1))
    assert numbers[0] == (0,) * 7
    assert tableaux.cards_left(tableaux.cleared) == 0


def test_a_column_exposes_its_cards_one_after_another_and_then_nothing():
    tableaux = Tableaux(parse_board_word("b2C3CKC......-KD-", PRESETS["classic"]))
    assert tableaux.columns[0].exposed == [13, 3, 2, 0]
    assert tableaux.columns[1].exposed == [0]
    assert (tableaux.top, tableaux.cleared) == (13, 3)


def test_between_two_tableaux_lies_the_column_that_lost_a_card():
    tableaux = Tableaux(Deal.numbered(1).position(PRESETS["classic"]))
    for column, digit in enumerate(tableaux.columns):
        assert tableaux.column_played(0, digit.stride) == column


@given(small_positions(), st.data())
def test_what_follows_from_a_tableau_can_be_numbered_anew(position, data):
    tableaux = Tableaux(position)
    tableau = data.draw(st.integers(0, tableaux.cleared))
    after = tableaux.following(tableau)
    assert after.cards_left(0) == tableaux.cards_left(tableau)
    assert after.cards_left(after.cleared) == 0
    for whole, rest in zip(tableaux.columns, after.columns, strict=True):
        assert rest.exposed == whole.exposed[tableau // whole.stride % whole.size :]
    assert (after.top, after.fits) == (tableaux.top, tableaux.fits)


def test_columns_that_are_hard_to_empty_get_the_highest_digits():
    tableaux = Tableaux(parse_board_word("bKC.2D.7H.5C...-5D-", PRESETS["classic"]))
    assert tableaux.order[-2:] == [1, 0]


def test_what_fits_is_told_three_ways():
    fits = fits_under(Rules.parse("dwnapp"))
    assert fits.on[13] == frozenset()
    assert fits.on[1] == {2, 13}
    assert fits.on[0] == set(range(1, 14))
    assert fits.tops[13] == [1, 12]
    assert fits.bits[2] == (1 << 1) + (1 << 3)


def test_the_fewest_cards_are_found_in_a_set_of_tableaux():
    sets = sets_of((2, 0, 1))
    assert sets.count == 6
    # Numbers 0 to 5 lack 0, 1, 2 cards of the first column, and from 3 on the one of the last.
    assert sets.lacking == [[0b001001, 0b010010], [], [0b000111]]
    assert sets.fewest_left(0b000001) == (3, 0)
    assert sets.fewest_left(0b001110) == (1, 2)
    assert sets.fewest_left(0b100001) == (0, 5)
