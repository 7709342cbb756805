"""The fair advice in words: cards by their names, equal choices as equal, first thoughts as such.

A choice is a move, what to expect from it (strokes, or cards left where the rules count cards) and
the standard error of that; where this is 0, it is certain.
"""

from collections.abc import Callable, Sequence

from golf.core.cards import SUIT_SIGNS, Card, rank_name
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.position import Position
from golf.texts.numbers import parted
from golf.texts.score import ScoreWords
from golf.words import say

Choice = tuple[Move, float, float]


def suited_card(card: Card) -> str:
    """Return a card as it stands on a terminal's table: `A♣`."""
    return rank_name(card.rank) + SUIT_SIGNS[card.suit]


class AdviceWords:
    """Tells advice on a position; `card_name` says what a card is called.

    The fonts of the window have no ♣, ♦, ♥ and ♠.
    """

    def __init__(
        self,
        score: ScoreWords,
        position: Position,
        card_name: Callable[[Card], str] = suited_card,
    ) -> None:
        self._score = score
        self._position = position
        self._card_name = card_name

    def weighing(self, first: Move | None) -> str:
        """Return that the moves are still being weighed, with the first thought if there is one."""
        if first is None:
            return say("Weighing the moves ...")
        return say("Still weighing ... So far: {move}.", move=self._move(first))

    def shortly(self, best: Sequence[Choice], others: Sequence[Choice]) -> str:
        """Return the best choices against the next one, in one line.

        The cards have these figures on them while it is shown.
        """
        if len(best) > 1:
            return self._equal(best)
        if not others:
            return self._single(best[0])
        move, (other, more, _) = self._move(best[0][0]), others[0]
        against = {"other": self._move(other), "more": self._score.expected_number(more)}
        if sure := self._certain(best):
            return say("Best: {move}, certain: {score}; {other}: {more}.",
                       move=move, score=sure, **against)  # fmt: skip
        return say(
            "Best: {move}, about {score} in the end; {other}: {more}.",
            move=move,
            score=self._score.expected(best[0][1]),
            **against,
        )

    def fully(self, best: Sequence[Choice], others: Sequence[Choice]) -> str:
        """Return all choices with what to expect from them, the best first."""
        first = self._equal(best) if len(best) > 1 else self._single(best[0])
        if not others:
            return first
        rest = parted(
            say(
                "{move} ({strokes})",
                move=self._move(move),
                strokes=self._score.expected_number(strokes),
            )
            for move, strokes, _ in others
        )
        return " ".join([first, say("Then: {list}.", list=rest)])

    def _single(self, choice: Choice) -> str:
        move = self._move(choice[0])
        if sure := self._certain([choice]):
            return say("Best: {move}, certain: {score}.", move=move, score=sure)
        return say("Best: {move}, {score} expected.", move=move,
                   score=self._score.expected(choice[1]))  # fmt: skip

    def _equal(self, best: Sequence[Choice]) -> str:
        """Return choices that no estimate tells apart, with the figures that stand on them."""
        moves = parted(self._move(move) for move, _, _ in best)
        if sure := self._certain(best):
            return say("Equally good: {moves}; certain: {score}.", moves=moves, score=sure)
        return say(
            "Equally good: {moves}; about {score} in the end.",
            moves=moves,
            score=self._score.expected(*(strokes for _, strokes, _ in best)),
        )

    def _certain(self, best: Sequence[Choice]) -> str:
        """Return what the best choices lead to for certain, nothing where that is an estimate."""
        ends = {None if stderr else strokes for _, strokes, stderr in best}
        strokes = ends.pop()
        if ends or strokes is None:
            return ""
        return self._score.best(round(strokes))

    def _move(self, move: Move) -> str:
        """Return a move by the card that it plays, as in `A♣ in column 2`."""
        if move is FLIP:
            return say("flip")
        card = self._position.tableau[PLAYS.index(move)][-1]
        return say("{card} in column {n}", card=self._card_name(card), n=move)
