"""The ball of a hole and its cards tell the same."""

from random import Random

import pytest
from hypothesis import given

from golf.core.ball import Ball, ball_after
from golf.core.deal import Deal
from golf.core.hole import Hole
from golf.core.moves import FLIP
from golf.core.rules import PRESETS
from tests.strategies import holes


def holds_against(ball: Ball, hole: Hole) -> None:
    """Hold the ball against the cards, counted in another way."""
    assert ball.of - ball.gone == hole.cards_left
    assert ball.is_holed == hole.is_cleared
    lengths = [len(run) for run in "".join(map(str, hole.moves)).split(str(FLIP)) if run]
    assert [end - start for start, end in ball.shots] == lengths
    assert ball.tees[-1] == ball.gone - hole.run_length
    early = [
        hole.position_at(number).can_play
        for number, move in enumerate(hole.moves)
        if move is FLIP and number >= len(hole.moves) - flips_at_end(hole)
    ]
    assert ball.is_in_rough == any(early)


def flips_at_end(hole: Hole) -> int:
    count = 0
    for move in reversed(hole.moves):
        if move is not FLIP:
            break
        count += 1
    return count


@pytest.mark.parametrize("count", [200, pytest.param(1_000, marks=pytest.mark.sweep)])
def test_ball_and_cards_tell_the_same_in_many_holes(count: int) -> None:
    chance = Random(7)
    rules = list(PRESETS.values())
    for number in range(1, count + 1):
        hole = Hole(Deal.numbered(number), rules[number % len(rules)])
        seen = [ball_after(hole)]
        while not hole.position.is_over:
            hole.play(chance.choice(hole.position.legal_moves()))
            seen.append(ball_after(hole))
        holds_against(seen[-1], hole)
        middle = chance.randrange(len(seen))
        assert ball_after(hole, middle) == seen[middle]
        while hole.can_undo:
            hole.undo()
            assert ball_after(hole) == seen[len(hole.moves)]
        while hole.can_redo:
            hole.redo()
        assert ball_after(hole) == seen[-1]


@given(holes())
def test_ball_and_cards_tell_the_same_wherever_a_hole_stands(hole: Hole) -> None:
    holds_against(ball_after(hole), hole)


def test_a_ball_lies_on_the_tee_before_the_first_move() -> None:
    ball = ball_after(Hole(Deal.numbered(1), PRESETS["classic"]))
    assert (ball.share, ball.shots, ball.is_in_rough, ball.is_holed) == (0.0, [], False, False)


def test_a_flip_while_a_card_fits_rolls_into_the_rough_until_the_next_play() -> None:
    hole = Hole(Deal.numbered(1), PRESETS["classic"])
    while not hole.position.can_play:
        hole.play(FLIP)
    hole.play(FLIP)
    assert ball_after(hole).is_in_rough
    while not hole.position.can_play:
        hole.play(FLIP)
        assert ball_after(hole).is_in_rough
    hole.play(hole.position.legal_moves()[0])
    assert not ball_after(hole).is_in_rough
