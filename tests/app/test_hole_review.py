"""What the summary says of a hole that went wrong."""

from golf.core.board import parse_board
from golf.core.deal import Deal
from golf.core.hole import Hole
from golf.core.moves import FLIP
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
