"""What a hole could have been, for its summary: the exact best, and where it was lost."""

from golf.analysis.review import Review, helpful_ranks, reviewing
from golf.background import Background
from golf.core.hole import Hole
from golf.core.scoring import counts_moves
from golf.texts import narration
from golf.texts.score import cleared_in, score_of
from golf.words import say, say_n

_MOST_RANKS = 3


class HoleReview:
    """Works the review of a hole that is over out in slices, and words it."""

    def __init__(self, hole: Hole) -> None:
        self.hole = hole
        self.score = score_of(hole.rules)
        positions = [hole.position_at(count) for count in range(len(hole.moves) + 1)]
        self._work = Background(reviewing(positions))

    @property
    def review(self) -> Review | None:
        """The review, None until it is worked out."""
        return self._work.result

    @property
    def is_best(self) -> bool:
        """Whether no more was possible, as far as that is known."""
        return self.is_nothing_lost and not self._could_be_quicker

    @property
    def is_nothing_lost(self) -> bool:
        """Whether the score is the best possible, in however many moves, as far as is known."""
        review = self.review
        if review is None or self.hole.is_given_up:
            return False
        return review.best[-1] == review.best[0]

    @property
    def _could_be_quicker(self) -> bool:
        """Whether a cleared hole could have been cleared in fewer moves, where these decide ties.

        Where the table is not cleared all holes that leave as many cards have as many moves.
        """
        hole, review = self.hole, self.review
        if review is None or not hole.is_cleared or not counts_moves(hole.rules):
            return False
        return hole.move_count > len(review.line)

    @property
    def is_working(self) -> bool:
        """Whether the review is still being worked out."""
        return not self._work.is_done

    def work_on(self) -> bool:
        """Work for a slice of a frame; return whether the review came to its end."""
        return self._work.run_slice()

    @property
    def best_text(self) -> str:
        """The best that was possible."""
        review = self.review
        if review is None:
            return "…"
        if review.is_winnable and counts_moves(self.hole.rules):
            return cleared_in(len(review.line))
        return self.score.best(review.best[0])

    @property
    def cleared_text(self) -> str:
        """Whether the deal could be cleared."""
        review = self.review
        if review is None:
            return "…"
        return say("yes") if review.is_winnable else say("no")

    def lines(self) -> list[str]:
        """Return what the player may learn from the hole, in sentences."""
        review = self.review
        if review is None:
            return [say("Looking back ...")]
        if self.is_best:
            return [say("That was the best possible on this deal.")]
        if self._could_be_quicker:
            count = len(review.line)
            return [say_n("It takes {n} move at best.", "It takes {n} moves at best.", count)]
        loss = review.first_loss
        if loss is None:
            return [say("The best was still possible when the hole was given up.")]
        number, best = loss
        lines = [
            say(
                "From move {number} the best you could reach was {best}.",
                number=number,
                best=self.score.best(best),
            )
        ]
        helpful = self._helpful()
        return [*lines, helpful] if helpful else lines

    def _helpful(self) -> str:
        """Return which cards would have helped at the end of a stuck hole."""
        if not self.hole.position.is_stuck:
            return ""
        ranks = sorted(helpful_ranks(self.hole.position)[:_MOST_RANKS])
        names = [narration.rank_with_article(rank) for rank in ranks]
        if not names:
            return ""
        if len(names) == 1:
            return say("In the end {card} would have helped.", card=names[0])
        head, last = ", ".join(names[:-1]), names[-1]
        return say("In the end {cards} or {card} would have helped.", cards=head, card=last)
