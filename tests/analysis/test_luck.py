"""Luck and skill: the parts add up, the best costs nothing, and nothing peeks at the stock."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.analysis.bots import fair, played
from golf.analysis.luck import Measurer, comparing, measuring_hole
from golf.analysis.measure import MARK_LIMITS, Choice, Mark, Measure, Parts, total
from golf.core.board import parse_board_word
from golf.core.deal import Deal
from golf.core.errors import IllegalMoveError
from golf.core.hole import Hole
from golf.core.moves import FLIP, Move, parse_moves
from golf.core.position import Position
from golf.core.rules import PRESETS, Rules
from golf.core.slices import finished
from tests.analysis.small import brute_force, small_positions
from tests.sweep import examples

CLASSIC, FAST, STRICT = PRESETS["classic"], PRESETS["fast"], PRESETS["strict"]
DEAD_END = "b3C.4D.5H....-2C-KC"
"""The 3, 4 and 5 could all be played; a King is to come, on which none of them fits."""


def measured(start: Position, moves, is_given_up: bool = False) -> Measure:
    moves = parse_moves(moves) if isinstance(moves, str) else moves
    return finished(Measurer(start).measuring(moves, is_given_up))


def after_all(position: Position, moves) -> Position:
    for move in moves:
        position = position.after(move)
    return position


def played_at_random(position: Position, rng: Random) -> list[Move]:
    def any_move(position, rng):
        return (rng.choice(position.legal_moves()),)

    return played(position, any_move, rng)[0]


def with_unseen(rules: Rules, number: int, unseen: int) -> Position:
    """Return a deal played at random until so many cards are unseen: quick to measure."""
    position, rng = Deal.numbered(number).position(rules), Random(number)
    while len(position.stock) > unseen:
        position = position.after(rng.choice(position.legal_moves()))
    return position


def assert_adds_up(measure: Measure, score: float) -> None:
    assert measure.score == score
    assert measure.worth + measure.choice_cost + measure.luck == score
    assert measure.parts == (measure.worth, measure.choice_cost, measure.luck)
    assert len(measure.luck_of_flips) == len(measure.choices)
    assert all(choice.cost >= 0 for choice in measure.choices)
    told = measure.parts.rounded()
    assert round(told.worth + told.choices + told.luck, 6) == round(score, 1)


@given(small_positions(), st.randoms(use_true_random=False), st.booleans())
@examples(60)
def test_worth_choices_and_luck_add_up_to_the_score(start, rng, is_given_up):
    moves = played_at_random(start, rng)
    if is_given_up:
        moves = moves[: rng.randrange(len(moves) + 1)]
    end = after_all(start, moves)
    found = measured(start, moves, is_given_up)
    assert_adds_up(found, end.cards_left if start.rules.score == "cards" else end.strokes)
    assert sum((choice.moves for choice in found.choices), ()) == tuple(moves)
    for choice in found.choices:
        assert (choice.lost_at is None) == (choice.better is None) == (choice.cost == 0)


@pytest.mark.parametrize("name", ["classic", "strict", "classic+wrap", "fast", "dnnspc"])
def test_they_add_up_in_whole_deals_too(name):
    start = with_unseen(Rules.parse(name), 3, 5)
    moves = played_at_random(start, Random(1))
    found = measured(start, moves)
    end = after_all(start, moves)
    assert_adds_up(found, end.cards_left if start.rules.score == "cards" else end.strokes)
    assert measured(start, moves) == found


def test_a_whole_hole_is_measured_from_its_first_card():
    hole = Hole(Deal.numbered(3), STRICT)
    for move in played_at_random(hole.start, Random(1)):
        hole.play(move)
    found = finished(measuring_hole(hole))
    assert_adds_up(found, hole.strokes)
    assert found.worth_stderr > 0
    assert found.choice_cost_stderr > 0
    assert found.choices[0].number == 1


@given(small_positions(), st.data())
@examples(40)
def test_with_one_card_unseen_a_choice_costs_what_it_loses_for_certain(start, data):
    start = replace(start, stock=start.stock[:1], rules=replace(start.rules, score="strokes"))
    if not start.stock or start.is_over:
        return
    moves, position = [], start
    while not position.is_over and FLIP not in moves:
        moves.append(data.draw(st.sampled_from(position.legal_moves())))
        position = position.after(moves[-1])
    choice = measured(start, moves).choices[0]
    assert choice.value == brute_force(position)
    assert choice.best >= brute_force(start), "the fair player looks at a dozen ends"
    assert choice.stderr == choice.cost_stderr == 0


@given(small_positions(), st.data())
@examples(40)
def test_the_better_move_leads_to_the_best_end(start, data):
    moves, position = [], start
    while not position.is_over and FLIP not in moves:
        moves.append(data.draw(st.sampled_from(position.legal_moves())))
        position = position.after(moves[-1])
    choice = next(iter(measured(start, moves).choices), None)
    if choice is None or not choice.cost:
        return
    kept = after_all(start, choice.moves[: choice.lost_at - 1])
    assert choice.better in kept.legal_moves()
    assert choice.better is not choice.moves[choice.lost_at - 1]


@pytest.mark.parametrize("rules", [CLASSIC, STRICT, FAST])
def test_what_the_fair_player_does_costs_nothing(rules):
    start = with_unseen(rules, 11, 5)
    moves, _ = played(start, fair, Random())
    found = measured(start, moves)
    assert found.choice_cost == found.choice_cost_stderr == 0
    assert found.costliest is None


def test_what_a_run_was_worth_does_not_depend_on_the_order_of_the_stock():
    start = with_unseen(CLASSIC, 5, 6)
    turned = replace(start, stock=start.stock[::-1])
    run = fair(start, Random())
    first, other = (measured(position, run) for position in (start, turned))
    assert first.choices == other.choices


def test_what_a_deal_is_worth_does_not_depend_on_who_plays_it():
    start = with_unseen(CLASSIC, 11, 5)
    worths = {measured(start, played_at_random(start, Random(n))).worth for n in range(4)}
    assert worths == {measured(start, "").worth}


def test_the_move_that_lost_the_best_end_is_named():
    found = measured(parse_board_word(DEAD_END, CLASSIC), "1F")
    assert found.score == 2
    (choice,) = [choice for choice in found.choices if choice.cost]
    assert found.costliest == choice
    assert (choice.number, choice.cost, choice.lost_at, str(choice.better)) == (1, 3, 2, "2")
    assert choice.best == found.worth == -1
    assert found.luck == 0
    assert [str(move) for move in choice.best_moves] == ["1", "2", "3"]


def test_a_play_can_lose_the_best_end_too():
    start = parse_board_word("b6C.4D.3H....-5C-KC", CLASSIC)
    (choice, end) = measured(start, "1F").choices
    assert (choice.cost, choice.lost_at, str(choice.better)) == (1, 1, "2")
    assert (end.number, end.moves, end.value, end.cost) == (3, (), 2, 0)


def test_a_flip_can_be_what_was_better():
    start = parse_board_word("b6C.4D.7H....-5C-4H", CLASSIC)
    choice = measured(start, "2F").choices[0]
    assert (choice.lost_at, str(choice.better)) == (1, "1")
    flipped = parse_board_word("b3C.4D.....-2C-5H", CLASSIC)
    assert measured(flipped, "12").costliest is None


def test_giving_up_is_a_choice_of_its_own():
    start = parse_board_word(DEAD_END, CLASSIC)
    found = measured(start, "1", is_given_up=True)
    assert found.parts == (-1, 3, 0)
    assert (found.choices[0].lost_at, str(found.choices[0].better)) == (2, "2")
    at_once = measured(start, "", is_given_up=True)
    assert (at_once.score, at_once.choice_cost, at_once.choices[0].lost_at) == (3, 4, 1)


def test_giving_up_where_nothing_helps_costs_nothing():
    start = parse_board_word("b9C.9D.....-2C-KCQC", CLASSIC)
    found = measured(start, "", is_given_up=True)
    assert found.parts == (2, 0, 0)


def test_a_hole_that_is_over_before_it_begins_is_worth_what_it_is():
    for board, score in (("b......-2C-KC", -1), ("b9C......-2C-", 1)):
        found = measured(parse_board_word(board, CLASSIC), "")
        assert_adds_up(found, score)
        assert found.parts == (score, 0, 0)
    assert measured(parse_board_word("b......-2C-KC", FAST), "").score == 0


def test_a_hole_in_progress_is_measured_up_to_its_last_flip():
    start = with_unseen(CLASSIC, 9, 5)
    moves = [*fair(start, Random())]
    assert moves[-1] is FLIP
    found = measured(start, moves)
    assert len(found.choices) == 1
    assert_adds_up(found, found.score)
    begun = measured(start, "")
    assert begun.choices == ()
    assert begun.score == begun.worth == found.worth
    assert begun.worth_stderr == begun.score_stderr == found.worth_stderr


def test_where_cards_count_a_clear_is_worth_nothing_and_stock_left_is_no_gain():
    board = "b3C.4D.5H....-2C-KC6C"
    assert measured(parse_board_word(board, CLASSIC), "123").score == -2
    assert measured(parse_board_word(board, FAST), "123").score == 0


def test_a_hole_is_measured_while_it_is_played_and_nothing_is_worked_out_twice():
    start = with_unseen(CLASSIC, 13, 5)
    moves = played_at_random(start, Random(2))
    whole = list(Measurer(start).measuring(moves))
    measurer = Measurer(start)
    slices = 0
    for count in range(len(moves)):
        work = measurer.measuring(moves[:count])
        next(work, None)  # broken off: the player goes on
        slices += sum(1 for _ in measurer.measuring(moves[:count]))
    assert finished(measurer.measuring(moves)) == measured(start, moves)
    assert slices < 1.5 * len(whole)
    # Other moves, as after undo: what is no longer played is forgotten.
    other = [FLIP, *played_at_random(start.after(FLIP), Random(3))]
    assert finished(measurer.measuring(other)) == measured(start, other)


def test_what_was_put_aside_goes_on_from_the_choices_that_were_weighed():
    start = with_unseen(CLASSIC, 13, 5)
    moves = played_at_random(start, Random(2))
    measurer = Measurer(start)
    whole = sum(1 for _ in measurer.measuring(moves))
    measurer.put_aside()
    assert sum(1 for _ in measurer.measuring(moves)) < whole / 2
    measurer.put_aside()
    assert finished(measurer.measuring(moves)) == measured(start, moves)


def test_the_ends_of_a_run_are_compared_the_least_costly_first():
    start = with_unseen(CLASSIC, 19, 6)
    choice = measured(start, [FLIP]).choices[0]
    found = finished(comparing(start, choice))
    assert 1 <= len(found) <= 3
    assert [each.cost for each in found] == sorted(each.cost for each in found)
    assert found[0].cost == 0 or choice.cost == 0
    assert choice.moves not in [each.moves for each in found]
    for each in found:
        end = measured(start, each.moves).choices[0]
        assert end.cost == each.cost


def test_an_end_that_the_fair_player_overlooks_is_no_mistake():
    board = "b.AC.AD.AH.QC.2C.2D--2H"
    moves = parse_moves("5F")
    choice = measured(parse_board_word(board, CLASSIC), moves).choices[0]
    assert (choice.best, choice.cost) == (0, 0)


def test_three_others_are_compared_with_the_best_end_where_there_are_so_many():
    start = with_unseen(CLASSIC, 19, 6)
    best = fair(start, Random())
    choice = measured(start, best).choices[0]
    found = finished(comparing(start, choice))
    assert len({best, *(each.moves for each in found)}) == 4


def test_where_there_is_one_way_to_go_on_nothing_is_compared():
    start = parse_board_word("b9C9D......-3C-6HKC2S", CLASSIC)
    choice = measured(start, [FLIP]).choices[0]
    assert finished(comparing(start, choice)) == ()


def test_moves_that_do_not_follow_are_refused():
    with pytest.raises(IllegalMoveError):
        measured(Deal.numbered(1).position(CLASSIC), "F" * 17)


def test_marks_are_for_choices_that_cost_much_for_certain():
    choice = Choice(1, (), 0.0, 0.5, 0.0, 0.1, ())
    assert choice.mark is Mark.NONE
    for mark, limit in MARK_LIMITS.items():
        assert replace(choice, cost=limit).mark is mark
        assert replace(choice, cost=limit, cost_stderr=limit).mark in (Mark.NONE, Mark.DOUBTFUL)


def test_parts_are_told_in_tenths_that_add_up():
    parts = Parts(5.203125, 1.359375, -2.5625)
    assert parts.score == 4
    assert parts.rounded() == (5.2, 1.4, -2.6)
    assert total([parts, parts]) == (10.40625, 2.71875, -5.125)
    assert total([]) == (0, 0, 0)
