"""Golf on the table: where the ball of a hole lies. A run of cards is a shot."""

from typing import NamedTuple

from golf.core.hole import Hole
from golf.core.moves import FLIP


class Ball(NamedTuple):
    """Where the ball lies, and how it came there: all of it follows from a hole's moves.

    `gone` of the `of` cards of the tableau are gone: so far on the ball lies between the tee (0)
    and the cup. `tees` are the places from which it was struck, the last one that of the run in
    progress or of the next. It is in the rough from a flip while a card could be played until the
    next play, and in the cup once the tableau is cleared.
    """

    gone: int
    of: int
    tees: tuple[int, ...] = (0,)
    is_in_rough: bool = False

    @property
    def is_holed(self) -> bool:
        """Whether the ball lies in the cup."""
        return self.gone == self.of

    @property
    def share(self) -> float:
        """How much of the way is done, 0 to 1."""
        return self.gone / max(1, self.of)

    @property
    def shots(self) -> list[tuple[int, int]]:
        """The runs so far, each as the places between which the ball flew; one of 0 is none."""
        ends = (*self.tees[1:], self.gone)
        return [shot for shot in zip(self.tees, ends, strict=True) if shot[0] != shot[1]]


def ball_after(hole: Hole, count: int | None = None) -> Ball:
    """Return where the ball lies after the first `count` moves of a hole, or after all."""
    gone, tees, is_in_rough = 0, [0], False
    for number, move in enumerate(hole.moves[:count]):
        if move is not FLIP:
            gone, is_in_rough = gone + 1, False
            continue
        if gone != tees[-1]:
            tees.append(gone)
        is_in_rough = is_in_rough or hole.position_at(number).can_play
    return Ball(gone, hole.start.cards_left, tuple(tees), is_in_rough)
