"""The bots play by the rules, and each better than the one before it."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.analysis.bots import BOTS, play_out
from golf.analysis.solver import best_strokes
from golf.core.board import parse_board_word
from golf.core.deal import Deal
from golf.core.moves import FLIP, parse_moves
from golf.core.rules import PRESETS
from tests.analysis.small import small_positions
from tests.sweep import examples, swept

CLASSIC = PRESETS["classic"]


@given(small_positions(), st.sampled_from(sorted(BOTS)))
@examples(80)
def test_every_bot_plays_every_position_to_its_end(position, name):
    end = play_out(position, BOTS[name], Random(1))
    assert end.is_over
    assert end.strokes >= best_strokes(position)
    if name == "exact":
        assert end.strokes == best_strokes(position)


def test_better_bots_take_fewer_strokes():
    totals = {
        name: sum(
            play_out(Deal.numbered(number).position(CLASSIC), bot, Random(number)).strokes
            for number in range(1, 61)
        )
        for name, bot in BOTS.items()
        if name != "fair"
    }
    assert list(totals) == ["random", "longest-run", "careful", "exact"]
    assert list(totals.values()) == sorted(totals.values(), reverse=True)


def test_fair_does_not_depend_on_the_order_of_the_stock():
    boards = ("b4C7H.3D5D.9C8S....-3C-6H2SKDTC", "b4C7H.3D5D.9C8S....-3C-TCKD2S6H")
    first, second = (BOTS["fair"](parse_board_word(b, CLASSIC), Random(1)) for b in boards)
    assert first == second


def test_the_longest_run_is_played_and_the_stock_flipped():
    position = parse_board_word("b9C4C.3D.5H6D....-4D-KH", CLASSIC)
    assert BOTS["longest-run"](position, Random(1)) == parse_moves("21F")


def test_a_cleared_tableau_is_flipped_no_further():
    position = parse_board_word("b4C.5D.....-3C-6HKC2S", CLASSIC)
    for name in ("longest-run", "careful", "fair", "exact"):
        assert BOTS[name](position, Random(1)) == parse_moves("12")


def test_random_flips_only_when_nothing_fits():
    position = parse_board_word("b4C.9D.....-3C-6HKC2S", CLASSIC)
    assert BOTS["random"](position, Random(1)) == parse_moves("1")
    stuck = parse_board_word("b4C.9D.....-KC-6H", CLASSIC)
    assert BOTS["random"](stuck, Random(1)) == (FLIP,)


@pytest.mark.parametrize("name", swept(["classic", "strict", "relaxed"], "strict"))
def test_fair_plays_a_fresh_deal(name):
    position = Deal.numbered(5).position(PRESETS[name])
    end = play_out(position, BOTS["fair"], Random(1))
    assert end.is_over
    assert best_strokes(position) <= end.strokes <= 20
