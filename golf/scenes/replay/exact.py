"""The replay as seen by one who knows the stock: the exact best that was still possible."""

from collections.abc import Sequence
from typing import Any

from golf.analysis.review import Review, reviewing
from golf.analysis.solver import valuing
from golf.background import Background
from golf.core.hole import Hole
from golf.core.moves import FLIP, Move
from golf.core.scoring import counted
from golf.texts.help import RunEnd
from golf.texts.score import score_of
from golf.words import say


class ExactView:
    """The exact best after every move of the holes of a replay, worked out in slices.

    An `index` is how many moves of hole `number` (from 1) were made.
    """

    def __init__(self, holes: Sequence[Hole]) -> None:
        self.holes = holes
        self._reviews: dict[int, Background[Review]] = {}
        self._better: dict[tuple[int, int], Background[dict[Move, int]]] = {}

    def review(self, number: int) -> Review | None:
        """Return what is known of a hole, None while it is worked out."""
        return self._reviewing(number).result

    def _reviewing(self, number: int) -> Background[Review]:
        if number not in self._reviews:
            hole = self.holes[number - 1]
            positions = [hole.position_at(count) for count in range(len(hole.moves) + 1)]
            self._reviews[number] = Background(reviewing(positions))
        return self._reviews[number]

    def costly(self, number: int) -> list[int]:
        """Return the numbers of a hole's moves that cost strokes, as far as they are known."""
        review = self.review(number)
        return [] if review is None else review.costly_moves

    def headline(self, number: int, index: int) -> tuple[str, str]:
        """Return the best that was still possible, and what it counts."""
        review = self.review(number)
        if review is None:
            return "…", ""
        score, best = score_of(self.holes[number - 1].rules), review.best[index]
        return score.number(best), say("{unit} at best", unit=score.unit(best))

    def message(self, number: int, index: int) -> str:
        """Return what the last move cost, if anything."""
        review = self.review(number)
        if review is None or index not in review.costly_moves:
            return ""
        before, after = review.best[index - 1], review.best[index]
        score = score_of(self.holes[number - 1].rules)
        return say(
            "This move cost {cost}. Best before it: {before}; after it: {after}.",
            cost=score.cost(after - before),
            before=score.best(before),
            after=score.best(after),
        )

    def aside(self, number: int, index: int) -> str:
        """Return which moves kept the best where a costly one was made; empty while unknown."""
        work = self._better.get((number, index))
        if work is None or work.result is None:
            return ""
        rules, values = self.holes[number - 1].rules, work.result
        best = counted(rules, min(values.values()))
        moves = [move for move, strokes in values.items() if counted(rules, strokes) == best]
        names = [say("a flip") if move is FLIP else say("column {n}", n=move) for move in moves]
        return say("Better: {moves}.", moves=", ".join(names))

    def ends(self, number: int, index: int) -> list[RunEnd]:
        """Return nothing: by the stock there is nothing to weigh."""
        return []

    def work_on(self, number: int, index: int) -> bool:
        """Work for a slice at what is shown; return whether something new is known."""
        for work in self._open_work(number, index):
            return work.run_slice()
        return False

    def is_working(self, number: int, index: int) -> bool:
        """Return whether something about what is shown is still being worked out."""
        return bool(self._open_work(number, index))

    def _open_work(self, number: int, index: int) -> list[Background[Any]]:
        self._ask_better(number, index)
        works = (self._reviewing(number), self._better.get((number, index)))
        return [work for work in works if work is not None and not work.is_done]

    def _ask_better(self, number: int, index: int) -> None:
        """Begin to look for what would have been better than a costly move."""
        key = (number, index)
        if key not in self._better and index in self.costly(number):
            before = self.holes[number - 1].position_at(index - 1)
            self._better[key] = Background(valuing(before))
