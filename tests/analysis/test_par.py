"""Par: what a strong player takes who cannot see the stock."""

from dataclasses import replace
from math import floor

from golf.analysis.calibration import edge_for
from golf.analysis.par import par, planner
from golf.core.board import parse_board_word
from golf.core.deal import Deal
from golf.core.moves import FLIP
from golf.core.rules import PRESETS

CLASSIC = PRESETS["classic"]


def test_par_is_the_same_for_any_order_of_the_stock():
    position = parse_board_word("b4C7H.3D5D.9C8S....-3C-6H2SKDTC", CLASSIC)
    assert par(replace(position, stock=position.stock[::-1])) == par(position)


def test_a_hole_that_is_over_takes_what_it_took():
    assert par(parse_board_word("b......-5C-2H3H", CLASSIC)) == -2
    assert par(parse_board_word("b9C9D9H......-5C-", CLASSIC)) == 3


def test_a_sure_hole_has_the_par_that_the_formula_gives():
    # Every order of the stock leaves both Kings, and the planner cannot be bettered.
    position = parse_board_word("bKCKD......-5C-2H3H4H", CLASSIC)
    assert par(position) == floor(2 - edge_for(CLASSIC) + 0.5)


def test_the_planner_plans_to_the_flip():
    run = planner(Deal.numbered(1).position(CLASSIC))
    assert run[-1] is FLIP
    assert FLIP not in run[:-1]
