"""A hole under any rules, driven by any commands, against a model that only keeps lists."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from golf.core.cards import DECK
from golf.core.errors import IllegalMoveError
from golf.core.hole import Hole
from golf.core.moves import FLIP, Move, moves_text
from golf.core.position import Position
from golf.core.record import HoleRecord, Record
from golf.core.rules import Rules
from tests import strategies
from tests.sweep import examples


class HoleMachine(RuleBasedStateMachine):
    """Every command is always allowed: the model says whether the hole must refuse it."""

    @initialize(deal=strategies.numbered_deals, rules=strategies.rules)
    def deal(self, deal, rules):
        self.hole = Hole(deal, rules)
        self.begin(rules)

    def begin(self, rules: Rules) -> None:
        self.rules = rules
        self.moves: list[Move] = []
        self.undone: list[Move] = []
        self.given_up = False
        self.was_played = False

    @property
    def undoable(self) -> int:
        """How many moves may be taken back, by the words of the rules."""
        if self.given_up:
            return 0
        if self.rules.undo == "all" or FLIP not in self.moves:
            return len(self.moves)
        return self.moves[::-1].index(FLIP)

    def expect(self, is_allowed: bool, command) -> bool:
        """Run a command that must succeed, or must refuse and change nothing."""
        before = self.seen()
        if is_allowed:
            command()
            return True
        with pytest.raises(IllegalMoveError, match=r"\A.+\Z"):
            command()
        assert self.seen() == before
        return False

    def seen(self) -> tuple[object, ...]:
        hole = self.hole
        return (hole.position, list(hole.moves), list(hole.redo_moves), hole.is_given_up)

    @rule(move=strategies.moves)
    def try_any_move(self, move):
        is_legal = not self.given_up and move in self.hole.position.legal_moves()
        assert (self.hole.refusal(move) is None) == is_legal
        if self.expect(is_legal, lambda: self.hole.play(move)):
            self.moves.append(move)
            self.undone.clear()
            self.was_played = True

    @rule(choices=st.lists(st.integers(0, 7), min_size=1, max_size=20))
    def make_legal_moves(self, choices):
        for choice in choices:
            legal = self.hole.position.legal_moves()
            if legal:
                self.try_any_move(legal[choice % len(legal)])

    @rule()
    def undo(self):
        is_allowed = self.undoable > 0
        assert self.hole.can_undo == is_allowed
        if self.expect(is_allowed, self.hole.undo):
            self.undone.append(self.moves.pop())

    @rule()
    def redo(self):
        is_allowed = bool(self.undone)
        assert self.hole.can_redo == is_allowed
        if self.expect(is_allowed, self.hole.redo):
            self.moves.append(self.undone.pop())

    @rule()
    def undo_a_run(self):
        if self.expect(self.undoable > 0, self.hole.undo_run):
            self.undone.append(self.moves.pop())
            while self.undoable and self.moves[-1] is not FLIP:
                self.undone.append(self.moves.pop())

    @rule()
    def redo_a_run(self):
        if self.expect(bool(self.undone), self.hole.redo_run):
            self.moves.append(self.undone.pop())
            while self.undone and self.undone[-1] is not FLIP:
                self.moves.append(self.undone.pop())

    @rule(is_on=st.booleans())
    def switch_wrap(self, is_on):
        has_begun = self.was_played if self.rules.undo == "plays" else bool(self.moves)
        if self.expect(not has_begun and not self.given_up, lambda: self.hole.set_wrap(is_on)):
            if is_on != self.rules.wrap:
                self.undone.clear()
            self.rules = self.rules.with_wrap(is_on)

    @rule()
    def save_and_resume(self):
        hole = self.hole
        again = Hole.replayed(hole.deal, hole.rules, hole.moves, hole.redo_moves)
        if hole.is_given_up:
            again.give_up()
        self.hole = again

    @rule(is_sure=st.sampled_from([False, False, False, True]))
    def give_up(self, is_sure):
        # Rarely: nothing much happens in a hole that was given up.
        if is_sure:
            is_allowed = not self.given_up and not self.hole.position.is_over
            if self.expect(is_allowed, self.hole.give_up):
                self.given_up = True
                self.undone.clear()

    @rule()
    def restart(self):
        self.hole = Hole(self.hole.deal, self.hole.rules)
        self.begin(self.rules)

    @invariant()
    def the_moves_that_stand_are_the_models(self):
        assert self.hole.moves == self.moves
        assert self.hole.redo_moves == self.undone
        assert self.hole.is_given_up == self.given_up
        assert self.hole.rules == self.rules

    @invariant()
    def all_52_cards_are_there_once(self):
        position = self.hole.position
        seen = [card for column in position.tableau for card in column]
        assert sorted([*seen, *position.stock, *position.waste]) == sorted(DECK)

    @invariant()
    def replaying_gives_the_position(self):
        position: Position = self.hole.deal.position(self.rules)
        for move in self.moves:
            position = position.after(move)
        assert position == self.hole.position
        letters = moves_text(self.moves) + ("X" if self.given_up else "")
        text = f"{self.rules}/{self.hole.deal}:{letters}"
        assert str(Record(self.rules, (HoleRecord.of(self.hole),))) == text
        assert Record.parse(text).replay().hole.position == position

    @invariant()
    def the_counts_agree_with_the_cards(self):
        hole, position = self.hole, self.hole.position
        left = 52 - len(position.stock) - len(position.waste)
        assert hole.cards_left == left
        assert hole.strokes == (left if left else -hole.stock_left)
        assert hole.points == 35 - hole.strokes
        assert hole.move_count == len(self.moves) + (hole.stock_left if self.given_up else 0)
        assert hole.is_over == (self.given_up or not position.legal_moves())
        assert hole.is_cleared == (left == 0)


TestHoleMachine = HoleMachine.TestCase
TestHoleMachine.settings = settings(examples(120), stateful_step_count=40)
