from hypothesis import given
from hypothesis import strategies as st

from golf.analysis.review import Review, helpful_ranks, reviewing
from golf.analysis.solver import best_strokes
from golf.core.board import parse_board
from golf.core.deal import Deal
from golf.core.hole import Hole
from golf.core.moves import PLAYS
from golf.core.position import LOWEST_STROKES
from golf.core.rules import PRESETS
from golf.core.slices import finished
from tests.analysis.small import small_positions
from tests.sweep import examples


@examples(30)
@given(small_positions(), st.data())
def test_a_review_holds_what_the_solver_says_after_every_move(start, data):
    positions = [start]
    while moves := positions[-1].legal_moves():
        positions.append(positions[-1].after(data.draw(st.sampled_from(moves))))
    found = finished(reviewing(positions))
    # Where cards count, what is left in the stock is no part of the result.
    least = 0 if start.rules.score == "cards" else LOWEST_STROKES
    assert list(found.best) == [max(least, best_strokes(position)) for position in positions]


def test_a_review_names_the_first_move_that_cost_and_what_was_left_then():
    deal, rules = Deal.parse("1"), PRESETS["classic"]
    hole = Hole(deal, rules)
    while not hole.is_over:
        hole.play(hole.position.legal_moves()[-1])
    found = finished(reviewing([hole.position_at(n) for n in range(len(hole.moves) + 1)]))
    assert found.best[0] == 6
    number, left = found.first_loss
    assert found.best[number - 1] == 6 < left == found.best[number]
    assert number == found.costly_moves[0]


def test_a_hole_played_along_its_best_line_has_no_costly_move():
    start = Deal.parse("2").position(PRESETS["classic"])
    line = finished(reviewing([start])).line
    positions = [start]
    for move in line:
        positions.append(positions[-1].after(move))
    found = finished(reviewing(positions))
    assert found.costly_moves == []
    assert found.first_loss is None
    assert found.is_winnable


def test_helpful_ranks_are_those_that_let_a_stuck_player_go_on_longest_run_first():
    board = "Talon: \nFoundations: 9C\n4D 5D\n3S\n\n\n\n\n\n"
    position = parse_board(board, PRESETS["classic"])
    assert position.is_stuck
    # Both a 4 and a 6 take the 5, the 4 and the 3; a 2 takes the 3 alone.
    assert helpful_ranks(position) == [4, 6, 2]


def test_no_rank_helps_where_the_king_bars_everything():
    board = "Talon: \nFoundations: 9C\nKD\n\n\n\n\n\n\n"
    strict = parse_board(board, PRESETS["strict"])
    assert helpful_ranks(strict) == [12]
    assert not strict.is_legal(PLAYS[0])


def test_runs_in_another_order_are_the_same_run():
    text = "Talon: \nFoundations: KC\n6C\n6D\n5H\n\n\n\n\n"
    assert helpful_ranks(parse_board(text, PRESETS["classic"])) == [5, 7, 4, 6]


def test_a_review_names_the_first_of_the_costliest_moves():
    found = Review((0, 0, 2, 5, 5, 8), (), False)
    assert found.first_loss == (2, 2)
    assert found.costliest == (3, 3)
    assert Review((4, 4), (), False).costliest is None
