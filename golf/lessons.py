"""Four lessons on set tables: what to do in each step, and what is said to every try.

A lesson is played by `LessonPlay`, without a screen; the scene and the terminal show it.
"""

from dataclasses import dataclass, field

from golf import narration
from golf.core.deal import Deal
from golf.core.hole import Hole
from golf.core.moves import Move
from golf.core.position import Position
from golf.core.rules import Rules
from golf.words import mark, say

UNDO_RUN = "U"
CLEAR = "C"


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do.

    `wanted` are the letters that fulfil the step one after the other: moves as in a record, `U` to
    take the run back, `C` to clear the table in any way. `board` lays a new table, in one word,
    under `rules`; without it play goes on. `other` says why another move that is legal is not the
    one meant.
    """

    task: str
    wanted: str
    praise: str
    other: str = ""
    board: str = ""
    rules: str = "classic"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A few steps under one heading; `key` is what progress is kept by."""

    key: str
    title: str
    steps: tuple[Step, ...] = field(default_factory=tuple)


LESSONS: tuple[Lesson, ...] = (
    Lesson(
        "ranks",
        mark("One up, one down"),
        (
            Step(
                mark("The waste shows a 7. Play the card that is one higher."),
                "1",
                mark("Right. Any suit will do."),
                mark("One lower fits too, but take the higher one first: the 8."),
                "b6D8H.7S.5C.6H...-7C-",
            ),
            Step(
                mark("One lower fits as well: play the 7 on the 8."),
                "2",
                mark("Up or down, as you like."),
            ),
            Step(
                mark("A run may turn round at any time: 7, 6, 5, 6. Clear the table."),
                CLEAR,
                mark("Holed out! That is all there is to a play."),
            ),
        ),
    ),
    Lesson(
        "corners",
        mark("Kings and Aces"),
        (
            Step(
                mark("A King lies on the waste. Which card goes on it?"),
                "2",
                mark("A Queen, and nothing else: King and Ace are the two ends."),
                board="bAD.QH.9C....-KS-",
            ),
            Step(
                mark("An Ace is an end, too. What goes on it?"),
                "3",
                mark("Only a 2."),
                board="bKD.QC.2H....-AC-",
            ),
            Step(
                mark("Under Strict nothing at all goes on a King. Flip the stock instead."),
                "F",
                mark("A Jack: now the Queen has somewhere to go."),
                board="bQD......-KH-JS",
                rules="strict",
            ),
            Step(
                mark("Play the Queen on the Jack."), "1", mark("The King's corner is behind you.")
            ),
            Step(
                mark("With the wrap switch on, King and Ace meet. Clear the table."),
                CLEAR,
                mark("Holed out! The title page says which rules are on."),
                board="b2H.AS.3D....-KD-",
                rules="classic+wrap",
            ),
        ),
    ),
    Lesson(
        "columns",
        mark("What lies beneath"),
        (
            Step(
                mark(
                    "Only the last card of a column can be played. Two fit on the 5: look at what"
                    " lies under them, and start the longer run."
                ),
                "2",
                mark("Yes: under the 4 waits a 5, and that leads back to the 6."),
                mark("The 6 fits and uncovers a 7, but then the 4 is left behind."),
                "b7D6H.5C4D.....-5S-",
            ),
            Step(
                mark("Now play everything."),
                CLEAR,
                mark("Holed out! Look under a card before you play it."),
            ),
        ),
    ),
    Lesson(
        "stock",
        mark("One pass through the stock"),
        (
            Step(
                mark("Nothing fits on the 9. Flip the stock; every card comes by once."),
                "F",
                mark("An 8."),
                board="b5D7H.6C.TD9H....-9S-8S3D8C",
            ),
            Step(
                mark("Two runs begin here. Play the 9, and then the 10."),
                "33",
                mark("Two cards gone. Was that the best run?"),
                mark("That is the other run; this time try the 9 first."),
            ),
            Step(
                mark("Take the whole run back: a run can be undone until the next flip."),
                UNDO_RUN,
                mark("As if nothing had happened."),
                mark("First take the run back, to compare."),
            ),
            Step(
                mark("Now the other run: 7, 6, 5."),
                "121",
                mark("Three cards gone: the better run."),
                mark("That was the short run. Start with the 7."),
            ),
            Step(
                mark("Kings and Aces end most runs, so clear them away while you can. Flip on."),
                "FF",
                mark("And here is an 8 again."),
            ),
            Step(
                mark("Finish the hole."),
                CLEAR,
                mark("Holed out! Now for a real deal."),
            ),
        ),
    ),
)
"""The lessons in their order."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a try came to: `is_right` where it was what the step wants, and a line to tell."""

    is_right: bool
    words: str


class LessonPlay:
    """A lesson in progress.

    `hole` is the table as it stands; `number` the step, from 0. The lesson `is_over` after its last
    step.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0
        self._done = ""
        self.hole = self._lay()

    def _lay(self) -> Hole:
        step = self.lesson.steps[self.number]
        self._base = 0
        return Hole(Deal.parse(step.board), Rules.parse(step.rules))

    @property
    def step(self) -> Step:
        """The step in hand; the last one when the lesson is over."""
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
        return None if letter in (UNDO_RUN, CLEAR, "") else Move.parse(letter)

    def play(self, move: Move) -> Answer:
        """Try a move; only what the step wants changes the table."""
        if self.is_over:
            return Answer(False, say("The lesson is over."))
        refusal = self.position.refusal(move)
        if refusal is not None:
            return Answer(False, narration.refused(refusal, self.hole.rules))
        if self.step.wanted == CLEAR:
            return self._play_freely(move)
        if move is not self.wanted:
            return Answer(False, say(self.step.other) if self.step.other else self.task)
        self.hole.play(move)
        self._done += str(move)
        return self._next_or(say("Yes."))

    def undo_run(self) -> Answer:
        """Take the run back, where the step wants it or the table is played freely."""
        if self.is_over or not self.hole.can_undo:
            return Answer(False, say("There is nothing to undo."))
        if self.step.wanted == UNDO_RUN:
            self.hole.undo_run()
            self._done = UNDO_RUN
            return self._next_or("")
        if self.step.wanted == CLEAR and len(self.hole.moves) > self._base:
            self.hole.undo()
            return Answer(True, say("Taken back."))
        return Answer(False, self.task)

    def restart_step(self) -> None:
        """Lay the table of the step in hand again, from where its board was laid."""
        number = self.number
        while not self.lesson.steps[number].board:
            number -= 1
        self.number = number
        self._done = ""
        self.hole = self._lay()

    def _play_freely(self, move: Move) -> Answer:
        self.hole.play(move)
        if self.position.is_cleared:
            self._done = CLEAR
            return self._next_or("")
        if self.position.is_stuck:
            return Answer(True, say("Stuck. Take it back and try another order."))
        return Answer(True, say("Yes."))

    def _next_or(self, words: str) -> Answer:
        """Go on to the next step once this one is done."""
        if self._done != self.step.wanted:
            return Answer(True, words)
        praise = say(self.step.praise)
        self.number += 1
        self._done = ""
        if not self.is_over and self.step.board:
            self.hole = self._lay()
        self._base = len(self.hole.moves)
        return Answer(True, praise)


def find_lesson(key: str) -> Lesson:
    """Return a lesson by its key or its number from 1.

    Raises:
        LookupError: there is none.
    """
    for number, lesson in enumerate(LESSONS, start=1):
        if key in (lesson.key, str(number)):
            return lesson
    raise LookupError(f"expected a lesson from 1 to {len(LESSONS)}, got {key!r}")
