"""What the summary says of a hole that went wrong."""

from golf.core.board import parse_board
from golf.core.deal import Deal
from golf.core.hole import Hole
from golf.core.moves import FLIP
from golf.core.record import Record
from golf.core.rules import PRESETS
from golf.scenes.results.hole_review import HoleReview

RULES = PRESETS["classic"]


def test_cards_that_would_have_helped_are_named_from_the_ace_up():
    board = parse_board("Talon: 9C\nFoundations: 4C\n4D 5D\n3S\n\n\n\n\n\n", RULES)
    hole = Hole(Deal.of(board), RULES)
    hole.play(FLIP)
    review = HoleReview(hole)
    while review.is_working:
        review.work_on()
    assert review.lines()[-1] == "In the end a 2, a 4 or a 6 would have helped."


def reviewed(board: str, letters: str, rules: str = "relaxed") -> HoleReview:
    hole = Record.parse(f"{rules}/{board}:{letters}").replay().hole
    review = HoleReview(hole)
    while review.is_working:
        review.work_on()
    return review


def test_where_moves_decide_ties_a_slow_clear_is_told_how_quick_it_could_be():
    quick, slow = reviewed("bAD......--2C3C", "1"), reviewed("bAD......--2C3C", "F1")
    assert quick.is_best
    assert (quick.best_text, slow.best_text) == ("cleared in 1 move", "cleared in 1 move")
    assert quick.lines() == ["That was the best possible on this deal."]
    assert not slow.is_best
    assert slow.lines() == ["It takes 1 move at best."]


def test_where_cards_alone_count_a_slow_clear_is_as_good_as_a_quick_one():
    slow = reviewed("bAD......-2C-2H3C", "F1", "fast")
    assert (slow.is_best, slow.best_text) == (True, "cleared")


def test_where_no_clear_was_possible_moves_say_nothing():
    stuck = reviewed("bAD5D......--9C", "1F")
    assert stuck.best_text == "1 card left"
