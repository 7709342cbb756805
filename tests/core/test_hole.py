import random
from contextlib import suppress
from itertools import chain

import pytest

from golf.core.deal import Deal
from golf.core.errors import IllegalMoveError
from golf.core.hole import Hole
from golf.core.moves import FLIP, Move, moves_text, parse_moves
from golf.core.rules import PRESETS, Rules

CLASSIC, PRACTICE = PRESETS["classic"], PRESETS["practice"]
MOVES = list(Move)


def hole(moves: str, rules: Rules = PRACTICE, deal: str = "2", redo: str = "") -> Hole:
    return Hole.replayed(Deal.parse(deal), rules, parse_moves(moves), parse_moves(redo))


def near_clear(rules: Rules = CLASSIC, stock: str = "AD") -> Hole:
    """Return a hole in which column 1 clears the tableau."""
    return Hole(Deal.parse(f"b5H......-4S-{stock}"), rules)


class TestPlay:
    def test_moves_lead_from_the_start_to_the_position(self):
        played = hole("3F2")
        position = played.start
        for move in played.moves:
            position = position.after(move)
        assert played.position == position
        assert [played.position_at(count) for count in (0, 3)] == [played.start, position]

    def test_an_illegal_move_raises_and_changes_nothing(self):
        played = hole("3", CLASSIC)
        played.undo()
        before = (played.position, list(played.moves), list(played.redo_moves))
        with pytest.raises(IllegalMoveError, match="6S does not fit on 2S"):
            played.play(Move.COLUMN_1)
        assert (played.position, played.moves, played.redo_moves) == before

    def test_the_reason_is_told_without_trying(self):
        assert hole("").refusal(Move.COLUMN_3) is None
        assert str(hole("").refusal(Move.COLUMN_1)) == "6S does not fit on 2S"

    def test_runs_count_the_plays_between_two_flips(self):
        played = near_run()
        assert (played.run_length, played.longest_run) == (3, 3)
        assert moves_text(played.run) == "123"
        played.play(FLIP)
        assert (played.run_length, played.longest_run, played.run) == (0, 3, [])
        played.play(Move.COLUMN_4)
        assert (played.run_length, played.longest_run) == (1, 3)
        assert moves_text(played.run) == "4"

    def test_the_longest_run_may_come_after_a_flip(self):
        deal = Deal.parse("b5H.9D.TD....-4S-8C")
        played = Hole.replayed(deal, PRACTICE, parse_moves("1F23"))
        assert (played.run_length, played.longest_run) == (2, 2)


def near_run(rules: Rules = PRACTICE) -> Hole:
    """Return a hole after a run of three plays: 5 6 7 on a 4; then come a flip and a 9."""
    deal = Deal.parse("b5H.6H.7H.9H.2C..-4S-8CKS")
    return Hole.replayed(deal, rules, parse_moves("123"))


class TestUndo:
    def test_undo_takes_back_and_redo_plays_again(self):
        played = hole("3F2")
        before = played.position
        assert [played.undo() for _ in range(3)] == list(parse_moves("2F3"))
        assert played.position == played.start
        assert not played.can_undo
        assert [played.redo() for _ in range(3)] == list(parse_moves("3F2"))
        assert played.position == before
        assert not played.can_redo

    def test_there_is_nothing_to_undo_or_redo_at_the_start(self):
        for take in (Hole.undo, Hole.redo, Hole.undo_run, Hole.redo_run):
            with pytest.raises(IllegalMoveError, match="nothing can be"):
                take(hole(""))

    def test_a_flip_is_final_where_undo_is_for_plays(self):
        played = hole("3F", CLASSIC)
        assert not played.can_undo
        with pytest.raises(IllegalMoveError, match="nothing can be undone"):
            played.undo()
        assert moves_text(played.moves) == "3F"

    def test_plays_since_the_flip_can_be_undone_but_not_the_flip(self):
        played = near_run(CLASSIC)
        played.play(FLIP)
        played.play(Move.COLUMN_4)
        assert played.undo() is Move.COLUMN_4
        assert not played.can_undo

    def test_a_flip_forgets_what_was_undone_where_undo_is_for_plays(self):
        played = hole("3", CLASSIC)
        played.undo()
        assert played.can_redo
        played.play(FLIP)
        assert not played.can_redo
        assert not played.can_undo

    def test_a_new_move_forgets_what_was_undone(self):
        for rules in (CLASSIC, PRACTICE):
            played = hole("3", rules)
            played.undo()
            played.play(Move.COLUMN_5)
            assert played.redo_moves == []

    def test_a_run_is_undone_and_redone_at_once(self):
        played = near_run()
        played.play(FLIP)
        played.play(Move.COLUMN_4)
        assert played.undo_run() == 1
        assert moves_text(played.moves) == "123F"
        assert played.undo_run() == 4
        assert played.moves == []
        assert played.redo_run() == 3
        assert moves_text(played.moves) == "123"
        assert played.redo_run() == 2
        assert moves_text(played.moves) == "123F4"

    def test_a_run_is_undone_no_further_than_a_final_flip(self):
        played = near_run(CLASSIC)
        played.play(FLIP)
        played.play(Move.COLUMN_4)
        assert played.undo_run() == 1
        assert not played.can_undo

    def test_undo_reopens_a_cleared_hole(self):
        played = near_clear()
        played.play(Move.COLUMN_1)
        assert (played.is_over, played.is_cleared, played.strokes) == (True, True, -1)
        played.undo()
        assert not played.is_over

    def test_undo_reopens_a_stuck_hole(self):
        deal = Deal.parse("b5H.9C.....-4S-")
        played = Hole.replayed(deal, CLASSIC, parse_moves("1"))
        assert played.position.is_stuck
        played.undo()
        assert not played.is_over

    def test_a_stuck_hole_whose_last_move_is_a_final_flip_stays_stuck(self):
        played = Hole.replayed(Deal.parse("b9H......-4S-AD"), CLASSIC, parse_moves("F"))
        assert played.position.is_stuck
        assert not played.can_undo


class TestResume:
    def test_undone_moves_wait_again(self):
        played = hole("3", redo="2F")
        assert moves_text([played.redo(), played.redo()]) == "F2"

    def test_undone_moves_that_cannot_follow_are_refused(self):
        with pytest.raises(IllegalMoveError, match="does not fit"):
            hole("3", redo="1")

    def test_an_undone_flip_is_refused_where_a_flip_is_final(self):
        with pytest.raises(IllegalMoveError, match="a flip is final and cannot be redone"):
            hole("3", CLASSIC, redo="F")

    def test_moves_that_cannot_follow_are_refused(self):
        with pytest.raises(IllegalMoveError, match="6S does not fit on 2S"):
            hole("1")


class TestWrapSwitch:
    def test_it_is_open_before_the_first_move(self):
        played = hole("", CLASSIC)
        played.set_wrap(True)
        assert str(played.rules) == "classic+wrap"
        played.set_wrap(False)
        assert str(played.rules) == "classic"

    @pytest.mark.parametrize("move", ["3", "F"])
    def test_it_is_closed_after_the_first_move(self, move):
        played = hole(move)
        with pytest.raises(IllegalMoveError, match="wrap can be switched only before"):
            played.set_wrap(True)
        assert str(played.rules) == "practice"

    def test_undoing_to_the_start_opens_it_where_all_can_be_undone(self):
        played = hole("3F")
        played.undo()
        assert played.has_begun
        played.undo()
        assert not played.has_begun
        played.set_wrap(True)
        assert str(played.rules) == "practice+wrap"

    def test_undoing_to_the_start_leaves_it_closed_where_only_plays_can_be_undone(self):
        played = hole("3", CLASSIC)
        played.undo()
        assert played.has_begun
        with pytest.raises(IllegalMoveError, match="wrap can be switched only before"):
            played.set_wrap(True)

    def test_it_stays_closed_when_such_a_hole_is_resumed(self):
        assert hole("", CLASSIC, redo="3").has_begun

    def test_what_was_undone_is_forgotten_with_the_rules_it_was_played_by(self):
        played = hole("3")
        played.undo()
        played.set_wrap(False)
        assert played.can_redo
        played.set_wrap(True)
        assert not played.can_redo

    def test_a_hole_given_up_at_the_start_has_begun(self):
        played = hole("")
        played.give_up()
        assert played.has_begun


class TestGivingUp:
    def test_the_cards_left_count_and_the_stock_counts_as_moves(self):
        played = hole("3F", CLASSIC)
        assert played.move_count == 2
        played.give_up()
        assert (played.strokes, played.points, played.cards_left) == (34, 1, 34)
        assert (played.stock_left, played.move_count) == (15, 17)
        assert (played.is_over, played.is_cleared) == (True, False)

    def test_nothing_more_can_be_done(self):
        played = hole("3")
        played.undo()
        played.give_up()
        assert not played.can_undo
        assert not played.can_redo
        for attempt in (
            lambda: played.play(FLIP),
            played.undo,
            played.redo,
            played.give_up,
            lambda: played.set_wrap(True),
        ):
            with pytest.raises(IllegalMoveError):
                attempt()
        assert str(played.refusal(FLIP)) == "the hole was given up"
        assert played.moves == []

    def test_a_hole_that_is_over_cannot_be_given_up(self):
        played = near_clear()
        played.play(Move.COLUMN_1)
        with pytest.raises(IllegalMoveError, match="the hole is over"):
            played.give_up()
        assert not played.is_given_up


@pytest.mark.parametrize("count", [10_000, pytest.param(100_000, marks=pytest.mark.sweep)])
def test_no_card_is_lost_or_doubled_in_random_commands(count):
    rng = random.Random(11)
    rules = list(PRESETS.values())
    played = Hole(Deal.random(rng), rng.choice(rules))
    for _ in range(count):
        command = rng.choice([played.play] * 12 + [played.undo, played.redo, played.undo_run])
        with suppress(IllegalMoveError):
            command(rng.choice(MOVES)) if command == played.play else command()
        position = played.position
        seen = [*position.stock, *position.waste, *chain.from_iterable(position.tableau)]
        assert len(seen) == len(set(seen)) == 52
        if rng.random() < 0.01:
            played = Hole(Deal.random(rng), rng.choice(rules))
