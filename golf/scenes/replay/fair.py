"""The replay as a player sees it who does not know the stock: what choices cost, and the luck."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from golf.background import Background
from golf.core.hole import Hole
from golf.core.moves import FLIP
from golf.session.luck_work import LuckBook
from golf.texts import luck
from golf.texts.help import RunEnd
from golf.texts.score import score_of
from golf.words import say

if TYPE_CHECKING:
    from golf.analysis.measure import Alternative, Choice, Measure


class FairView:
    """Luck and skill of the holes of a replay, worked out in slices.

    An `index` is how many moves of the hole were made, as the replay shows it.
    """

    def __init__(self, holes: Sequence[Hole], book: LuckBook) -> None:
        self.holes = holes
        self._works = [book.of(hole) for hole in holes]
        self._others: dict[tuple[int, int], Background[tuple[Alternative, ...]]] = {}

    def measure(self, number: int) -> "Measure | None":
        """Return what is known of hole `number` (from 1), None while it is worked out."""
        return self._works[number - 1].measure

    def costly(self, number: int) -> list[int]:
        """Return the numbers of the moves that were mistakes, as far as they are known."""
        return [self._at(number, choice) for choice in self._mistakes(number)]

    def headline(self, number: int, index: int) -> tuple[str, str]:
        """Return the score to expect by what a player could know, and what it counts."""
        measure, hole = self.measure(number), self.holes[number - 1]
        if measure is None:
            return "…", ""
        score, choice = score_of(hole.rules), self._choice(number, index)
        if choice is None:
            return score.number(hole.strokes), score.unit(hole.strokes)
        is_lost = choice.lost_at is not None and index >= choice.lost_at
        expected = choice.value if is_lost else choice.best
        unit = score.unit(2)
        return score.expected_number(expected), say("{unit} to expect", unit=unit)

    def message(self, number: int, index: int) -> str:
        """Return what the last move cost, if anything."""
        lines = [
            luck.mistake_line(self.holes[number - 1], choice)
            for choice in self._mistakes(number)
            if self._at(number, choice) == index
        ]
        return " ".join(lines)

    def aside(self, number: int, index: int) -> str:
        """Return what the last move gave or took where it was a flip."""
        measure, hole = self.measure(number), self.holes[number - 1]
        if measure is None or not index or hole.moves[index - 1] is not FLIP:
            return ""
        flips = hole.moves[:index].count(FLIP)
        return luck.luck_line(hole, measure.luck_of_flips[flips - 1])

    def ends(self, number: int, index: int) -> list[RunEnd]:
        """Return how the run at hand was and could have been ended, none while that is unknown."""
        choice, work = self._told(number, index), self._comparing(number, index)
        if choice is None or work is None or work.result is None:
            return []
        return luck.run_ends(self.holes[number - 1], choice, work.result)

    def work_on(self, number: int, index: int) -> bool:
        """Work for a slice at what is shown; return whether something new is known."""
        work = self._works[number - 1]
        if work.is_working:
            return work.work_on()
        others = self._comparing(number, index)
        return others is not None and others.run_slice()

    def is_working(self, number: int, index: int) -> bool:
        """Return whether something about what is shown is still being worked out."""
        others = self._comparing(number, index)
        return self._works[number - 1].is_working or (others is not None and not others.is_done)

    def _choice(self, number: int, index: int) -> "Choice | None":
        """Return the choice that the player was about after so many moves, None after the last."""
        measure = self.measure(number)
        choices = () if measure is None else measure.choices
        for choice in choices:
            if index < choice.number + len(choice.moves) - 1:
                return choice
        return None

    def _told(self, number: int, index: int) -> "Choice | None":
        """Return the choice that the last move belongs to, before the first one that one's."""
        return self._choice(number, max(0, index - 1))

    def _mistakes(self, number: int) -> "list[Choice]":
        measure = self.measure(number)
        return [] if measure is None else [each for each in measure.choices if each.cost]

    def _at(self, number: int, choice: "Choice") -> int:
        """Return after how many moves a mistake is shown; that of giving up after the last."""
        assert choice.lost_at is not None, "a mistake has lost something"
        return min(choice.lost_at, len(self.holes[number - 1].moves))

    def _comparing(self, number: int, index: int) -> "Background[tuple[Alternative, ...]] | None":
        """Return the work at other ends of the run at hand, None where nothing can be told."""
        choice = self._told(number, index)
        if choice is None:
            return None
        key = number, choice.number
        if key not in self._others:
            from golf.analysis.luck import comparing

            start = self.holes[number - 1].position_at(choice.number - 1)
            self._others[key] = Background(comparing(start, choice))
        return self._others[key]
