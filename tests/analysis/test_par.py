"""Par: what a strong player takes who cannot see the stock."""

from dataclasses import replace
from itertools import product
from math import floor

from golf.analysis.calibration import usual_strokes
from golf.analysis.par import par, planner
from golf.core.board import parse_board_word
from golf.core.deal import Deal
from golf.core.moves import FLIP
from golf.core.rules import PRESETS, Rules

CLASSIC = PRESETS["classic"]


def test_par_is_the_same_for_any_order_of_the_stock():
    position = parse_board_word("b4C7H.3D5D.9C8S....-3C-6H2SKDTC", CLASSIC)
    assert par(replace(position, stock=position.stock[::-1])) == par(position)


def test_a_hole_that_is_over_counts_what_it_took():
    usual = usual_strokes(CLASSIC)
    assert par(parse_board_word("b9C9D9H......-5C-", CLASSIC)) == floor(3 - usual + 5 + 0.5)


def test_a_sure_hole_has_the_par_that_the_formula_gives():
    # Every order of the stock leaves both Kings, and the planner cannot be bettered.
    position = parse_board_word("bKCKD......-5C-2H3H4H", CLASSIC)
    assert par(position) == floor(2 - usual_strokes(CLASSIC) + 5 + 0.5)


def test_no_par_is_below_1_and_with_wrap_below_minus_3():
    for name, lowest in (("classic", 1), ("strict", 1), ("classic+wrap", -3), ("relaxed", -3)):
        rules = Rules.parse(name)
        assert par(parse_board_word("b4C......-5C-6C7C8C9CTC", rules)) == lowest


def test_every_mixture_of_rules_has_a_usual_number_of_strokes():
    for letters in product("de", "nw", "an", "as"):
        assert -1 < usual_strokes(Rules.parse("".join(letters) + "pp")) < 9


def test_par_counts_strokes_whatever_the_rules_count():
    position = parse_board_word("b4C7H.3D5D.9C8S....-3C-6H2SKDTC", CLASSIC)
    for score in ("cards", "strokes"):
        assert par(replace(position, rules=replace(CLASSIC, score=score))) == par(position)


def test_the_planner_plans_to_the_flip():
    run = planner(Deal.numbered(1).position(CLASSIC))
    assert run[-1] is FLIP
    assert FLIP not in run[:-1]
