"""The outlook: fast and slow ways agree, and what is certain is told exactly."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from golf.analysis.lie import Lie
from golf.analysis.outlook import Outlook, features, weights_for
from golf.core.board import parse_board_word
from golf.core.position import Position
from golf.core.rules import PRESETS, Rules
from tests.strategies import positions

CLASSIC = PRESETS["classic"]
FOUR = [Rules.parse(name) for name in ("dnaapp", "dnnapp", "dwaapp", "dwnapp")]


def counts_of(position: Position) -> list[int]:
    return [[card.rank for card in position.stock].count(rank) for rank in range(14)]


@given(positions(), st.sampled_from(FOUR))
@settings(max_examples=60)
def test_the_fast_way_adds_up_what_the_slow_way_looks_at(position, rules):
    lie, unseen, weights = Lie(position), counts_of(position), weights_for(rules)
    outlook = Outlook(lie, unseen, weights)
    if not (position.stock and lie.heights):
        assert outlook.value(lie.heights) == position.strokes
        return
    looked_at = features(lie, unseen, lie.heights)
    expected = sum(a * b for a, b in zip(looked_at, weights[len(position.stock)], strict=True))
    assert outlook.value(lie.heights) == pytest.approx(expected)


def test_after_a_flip_one_card_less_is_unseen():
    position = parse_board_word("b2C9C......-5C-3C4CKC", CLASSIC)
    outlook = Outlook(Lie(position), counts_of(position), weights_for(CLASSIC))
    after = outlook.after(3)
    assert (outlook.flips, after.flips) == (3, 2)
    assert outlook.unseen[3] == 1
    assert after.unseen[3] == 0


def test_without_a_stock_the_lowest_end_is_the_fewest_cards():
    position = parse_board_word("b9C4C.3D.5H....-KC-", CLASSIC)
    outlook = Outlook(Lie(position), counts_of(position), weights_for(CLASSIC))
    heights = Lie(position).heights
    assert outlook.lowest(heights, 13) == 4
    assert outlook.lowest(heights, 10) == 4
    assert outlook.lowest(heights, 4) == 1
    assert outlook.lowest(0, 6) == 0


def test_only_stuck_ends_count_where_flips_wait_for_them():
    rules = PRESETS["strict"]
    position = parse_board_word("b9C4C.3D.5H....-2C-", rules)
    outlook = Outlook(Lie(position), counts_of(position), weights_for(rules))
    assert outlook.lowest(Lie(position).heights, 2) == 1


def test_more_cards_left_are_expected_to_cost_more():
    for rules in FOUR:
        few, many = (
            parse_board_word(board, rules)
            for board in ("b7C7D......-5C-2C4C6C8C", "b7C7D.7H7S.9H9C....-5C-2C4C6C8C")
        )
        values = [
            Outlook(Lie(p), counts_of(p), weights_for(rules)).value(Lie(p).heights)
            for p in (few, many)
        ]
        assert values[0] < values[1]
