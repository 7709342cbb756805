"""Estimates: fast and slow ways agree, and what is certain is told exactly."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.analysis.estimate import Estimator, features, weights_for
from golf.analysis.tableaux import Tableaux
from golf.core.board import parse_board_word
from golf.core.moves import FLIP, PLAYS
from golf.core.position import Position
from golf.core.rules import PRESETS, Rules
from tests.strategies import positions
from tests.sweep import examples

CLASSIC = PRESETS["classic"]
FOUR = [Rules.parse(name) for name in ("dnaapp", "dnnapp", "dwaapp", "dwnapp")]


def estimator_of(position: Position, rules: Rules | None = None) -> Estimator:
    ranks = [card.rank for card in position.stock]
    unseen = [ranks.count(rank) for rank in range(14)]
    return Estimator(Tableaux(position), unseen, weights_for(rules or position.rules))


@given(positions(), st.sampled_from(FOUR))
@examples(60)
def test_the_fast_way_adds_up_what_the_slow_way_looks_at(position, rules):
    estimator = estimator_of(position, rules)
    if not position.stock or position.is_cleared:
        assert estimator.strokes(0) == position.strokes
        return
    weights = weights_for(rules)[len(position.stock)]
    looked_at = features(estimator.tableaux, estimator.unseen, 0)
    expected = sum(a * b for a, b in zip(looked_at, weights, strict=True))
    assert estimator.strokes(0) == pytest.approx(expected)


@given(positions(), st.data())
@examples(30)
def test_a_tableau_is_estimated_as_if_it_were_a_position_of_its_own(position, data):
    plays = [move for move in position.legal_moves() if move is not FLIP]
    if position.stock and plays:
        column = data.draw(st.sampled_from(plays)).column
        rest = position.after(PLAYS[column])
        estimator = estimator_of(position)
        tableau = estimator.tableaux.columns[column].stride
        assert estimator.strokes(tableau) == pytest.approx(estimator_of(rest).strokes(0))
        if not rest.is_cleared:
            assert features(estimator.tableaux, estimator.unseen, tableau) == pytest.approx(
                features(Tableaux(rest), estimator.unseen, 0)
            )


def test_after_a_flip_one_card_less_is_unseen():
    position = parse_board_word("b2C9C......-5C-3C4CKC", CLASSIC)
    estimator = estimator_of(position)
    after = estimator.after(3)
    assert (estimator.flips, after.flips) == (3, 2)
    assert estimator.unseen[3] == 1
    assert after.unseen[3] == 0


def test_without_a_stock_the_best_end_of_a_run_leaves_the_fewest_cards():
    position = parse_board_word("b9C4C.3D.5H....-KC-", CLASSIC)
    estimator = estimator_of(position)
    assert estimator.best_of_run((0, 13)) == 4
    assert estimator.best_of_run((0, 10)) == 4
    assert estimator.best_of_run((0, 4)) == 1
    assert estimator.best_of_run((estimator.tableaux.cleared, 6)) == 0


def test_only_stuck_ends_count_where_flips_wait_for_them():
    position = parse_board_word("b9C4C.3D.5H....-2C-", PRESETS["strict"])
    assert estimator_of(position).best_of_run((0, 2)) == 1


def test_more_cards_left_are_expected_to_cost_more():
    for rules in FOUR:
        few, many = (
            parse_board_word(board, rules)
            for board in ("b7C7D......-5C-2C4C6C8C", "b7C7D.7H7S.9H9C....-5C-2C4C6C8C")
        )
        assert estimator_of(few).strokes(0) < estimator_of(many).strokes(0)
