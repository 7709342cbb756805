"""A lesson in progress, without a screen: the scene and the terminal show it."""

from dataclasses import dataclass

from golf.analysis.solver import solve
from golf.core.deal import Deal
from golf.core.errors import shown
from golf.core.hole import Hole
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.position import Position
from golf.core.rules import Rules
from golf.session.lesson_tables import CLEAR, LESSONS, UNDO_RUN, Lesson, Step
from golf.texts import narration
from golf.words import say

REAL_DEAL = Deal.numbered(3015)
"""What comes after the last lesson: of the first 4,000 deals a gentle one, which even random plays
clear two times in three under `classic`."""

_NO_MOVES = (UNDO_RUN, CLEAR, "")


@dataclass(frozen=True, slots=True)
class Answer:
    """What a try came to.

    `is_right` where it brought the step on, None where it did not though it was made, and a line
    to tell; `after` is the table after it, before a new one is laid for the next step.
    """

    is_right: bool | None
    words: str
    after: Position


class LessonPlay:
    """A lesson in progress.

    `hole` is the table as it stands; `number` the step, from 0. The lesson `is_over` after its last
    step.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0
        self.has_erred = False
        self._done = ""
        self.hole = self._lay()

    def _lay(self) -> Hole:
        step = self.lesson.steps[self.number]
        self._moves_before = 0
        return Hole(Deal.parse(step.board), Rules.parse(step.rules))

    @property
    def step(self) -> Step:
        """The current step; the last one when the lesson is over."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def is_over(self) -> bool:
        """Whether every step is done."""
        return self.number == len(self.lesson.steps)

    @property
    def position(self) -> Position:
        """The table as it stands."""
        return self.hole.position

    @property
    def task(self) -> str:
        """What is to be done now, in the language in force."""
        return say(self.step.task)

    @property
    def wanted(self) -> Move | None:
        """The move that the step wants next, None where another thing or any play will do."""
        letter = self.step.wanted[len(self._done) : len(self._done) + 1]
        return None if letter in _NO_MOVES else Move.parse(letter)

    @property
    def wants_undo(self) -> bool:
        """Whether the run is to be taken back now."""
        return not self.is_over and self.step.wanted == UNDO_RUN

    @property
    def is_stuck(self) -> bool:
        """Whether nothing but taking back leads on."""
        return not self.is_over and self.position.is_stuck

    @property
    def needs_flip(self) -> bool:
        """Whether the stock is to be flipped now, as nothing else leads on."""
        if self.is_over or self.wants_undo:
            return False
        return self.wanted is FLIP or self.position.legal_moves() == [FLIP]

    @property
    def marked(self) -> frozenset[Move]:
        """The exposed cards to mark as playable: those that the step wants next.

        That is the one card it names, or all that fit where any order will do; none before the
        first wrong answer to a question.
        """
        if self.is_over or self.wants_undo or (self.step.is_question and not self.has_erred):
            return frozenset()
        wanted = self.position.legal_moves() if self.wanted is None else [self.wanted]
        return frozenset(wanted) - {FLIP}

    @property
    def can_undo(self) -> bool:
        """Whether something of this step can be taken back."""
        if self.is_over or not self.hole.can_undo:
            return False
        return self.wants_undo or len(self.hole.moves) > self._moves_before

    # ---- tries

    def play(self, move: Move) -> Answer:
        """Try a move; only what the step wants changes the table."""
        if self.is_over:
            return self._wrong(say("The lesson is over."))
        if self.step.wanted == CLEAR and self.position.is_legal(move):
            return self._play_freely(move)
        if move is not self.wanted or not self.position.is_legal(move):
            return self._wrong(self._why_not(move))
        self.hole.play(move)
        self._done += str(move)
        return self._next_or(say("Yes."))

    def _why_not(self, move: Move) -> str:
        for letter, why in self.step.whys:
            if letter == str(move):
                return say(why)
        refusal = self.position.refusal(move)
        if refusal is not None:
            return narration.refused(refusal, self.hole.rules)
        return say(self.step.other) if self.step.other else self.task

    def _play_freely(self, move: Move) -> Answer:
        self.hole.play(move)
        if self.position.is_cleared:
            self._done = CLEAR
            return self._next_or("")
        if self.position.is_stuck:
            words = say("Stuck. Take it back and try another order.")
            return Answer(None, words, self.position)
        return self._right(say("Yes."))

    def undo(self) -> Answer:
        """Take the last play of this step back."""
        if not self.can_undo:
            return self._cannot_undo()
        self.hole.undo()
        if not self.wants_undo:
            self._done = self._done[:-1]
            return self._right(say("Taken back."))
        self._done = "" if self.hole.run_length else UNDO_RUN
        return self._next_or(say("And the rest of the run."))

    def undo_run(self) -> Answer:
        """Take the plays of this step back, or the run where the step wants that."""
        if not self.can_undo:
            return self._cannot_undo()
        while self.can_undo:
            self.hole.undo()
        self._done = UNDO_RUN if self.wants_undo else ""
        return self._next_or(say("Taken back."))

    def _cannot_undo(self) -> Answer:
        words = say("The lesson is over.") if self.is_over else say("There is nothing to undo.")
        return self._wrong(words)

    def hint(self) -> tuple[Move | None, str]:
        """Return the move that leads on, None where it is no move, and a line to tell."""
        if self.is_over or self.wants_undo:
            return None, self.task
        move = self.wanted or self._way_to_clear()
        if move is None:
            return None, say("This way a card is left. Take it back and try another order.")
        if move is FLIP:
            return move, say("Flip the stock.")
        return move, say("Play column {n}.", n=PLAYS.index(move) + 1)

    def _way_to_clear(self) -> Move | None:
        solution = solve(self.position)
        return solution.line[0] if solution.is_winnable and solution.line else None

    def restart_step(self) -> None:
        """Lay the table of the current step again, from where its board was laid."""
        number = min(self.number, len(self.lesson.steps) - 1)
        while not self.lesson.steps[number].board:
            number -= 1
        self.number = number
        self.has_erred = False
        self._done = ""
        self.hole = self._lay()

    # ---- answers

    def _right(self, words: str) -> Answer:
        return Answer(True, words, self.position)

    def _wrong(self, words: str) -> Answer:
        self.has_erred = True
        return Answer(False, words, self.position)

    def _next_or(self, words: str) -> Answer:
        """Go on to the next step once this one is done."""
        after = self.position
        if self._done != self.step.wanted:
            return self._right(words)
        praise = say(self.step.praise)
        self.number += 1
        self._done = ""
        self.has_erred = False
        if not self.is_over and self.step.board:
            self.hole = self._lay()
        self._moves_before = len(self.hole.moves)
        return Answer(True, praise, after)


def find_lesson(key: str) -> Lesson:
    """Return a lesson by its key or its number from 1.

    Raises:
        LookupError: there is none.
    """
    for number, lesson in enumerate(LESSONS, start=1):
        if key in (lesson.key, str(number)):
            return lesson
    raise LookupError(
        say("expected a lesson from 1 to {most}, got {text}", most=len(LESSONS), text=shown(key))
    )
