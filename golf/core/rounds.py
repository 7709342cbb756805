"""A round: its holes one after another, strokes against par, and golf's words for them.

A one-hole game is a round of one.
"""

from collections.abc import Sequence

from golf.core.deal import Deal
from golf.core.errors import IllegalMoveError, NotationError
from golf.core.hole import Hole
from golf.core.rules import HOLES_IN_ROUND, Rules

_WORDS = {-2: "eagle", -1: "birdie", 0: "par", 1: "bogey", 2: "double_bogey"}


def golf_word(strokes: int, par: int, is_cleared: bool) -> str:
    """Return what golf calls a hole.

    One of `holed_out` (a cleared tableau, whatever its par), `albatross` (three or more under),
    `eagle`, `birdie`, `par`, `bogey`, `double_bogey`, `over` (three or more over).
    """
    if is_cleared:
        return "holed_out"
    difference = strokes - par
    if difference <= -3:
        return "albatross"
    return _WORDS.get(difference, "over")


class Round:
    """One to nine holes under one rule set.

    `deals` are the deals of all the holes; `holes` those that were begun, the last one in play.
    `fixed_pars` are a course's own; without them every hole has the rules' default par.
    """

    def __init__(
        self,
        rules: Rules,
        deals: Sequence[Deal],
        pars: Sequence[int] | None = None,
    ) -> None:
        if not 1 <= len(deals) <= HOLES_IN_ROUND:
            raise NotationError(
                "expected 1 to {most} deals, got {n}", most=HOLES_IN_ROUND, n=len(deals)
            )
        if pars is not None and len(pars) != len(deals):
            raise NotationError(
                "expected a par for each of {n} deals, got {pars}", n=len(deals), pars=len(pars)
            )
        self.deals = tuple(deals)
        self.fixed_pars = None if pars is None else tuple(pars)
        self.holes = [Hole(self.deals[0], rules)]

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.holes[0].rules

    @property
    def hole(self) -> Hole:
        """The hole in play."""
        return self.holes[-1]

    @property
    def number(self) -> int:
        """The number of the hole in play, from 1."""
        return len(self.holes)

    @property
    def pars(self) -> tuple[int, ...]:
        """The par of every hole, in strokes."""
        return self.fixed_pars or (self.rules.default_par,) * len(self.deals)

    @property
    def par(self) -> int:
        """Par of the whole round."""
        return sum(self.pars)

    @property
    def hole_par(self) -> int:
        """Par of the hole in play."""
        return self.pars[self.number - 1]

    @property
    def strokes(self) -> int:
        """The strokes of the holes begun, the one in play as it stands."""
        return sum(hole.strokes for hole in self.holes)

    @property
    def finished(self) -> list[Hole]:
        """The holes that are over."""
        return [hole for hole in self.holes if hole.is_over]

    @property
    def strokes_finished(self) -> int:
        """The strokes of the holes that are over."""
        return sum(hole.strokes for hole in self.finished)

    @property
    def par_finished(self) -> int:
        """Par of the holes that are over."""
        return sum(self.pars[: len(self.finished)])

    @property
    def is_last_hole(self) -> bool:
        """Whether no hole follows the one in play."""
        return len(self.holes) == len(self.deals)

    @property
    def is_over(self) -> bool:
        """Whether every hole is over."""
        return self.is_last_hole and self.hole.is_over

    @property
    def can_switch_wrap(self) -> bool:
        """Whether the wrap switch is still open: before the first move of the first hole."""
        return self.number == 1 and not self.hole.has_begun and self.fixed_pars is None

    def set_wrap(self, is_on: bool) -> None:
        """Turn the wrap switch for the whole round.

        Raises:
            IllegalMoveError: a first move was made, or a course fixes the rules.
        """
        if not self.can_switch_wrap:
            raise IllegalMoveError("wrap can be switched only before the first move")
        self.hole.set_wrap(is_on)

    def next_hole(self) -> Hole:
        """Begin the next hole and return it.

        Raises:
            IllegalMoveError: the hole in play is not over, or it is the last.
        """
        if not self.hole.is_over:
            raise IllegalMoveError("the hole is not over")
        if self.is_last_hole:
            raise IllegalMoveError("the round is over")
        self.holes.append(Hole(self.deals[len(self.holes)], self.rules))
        return self.hole

    def restart_hole(self) -> Hole:
        """Deal the hole in play again, from its first card, and return it.

        Raises:
            IllegalMoveError: a round of several holes is never replayed for a better entry.
        """
        if len(self.deals) > 1:
            raise IllegalMoveError("a hole of a round cannot be restarted")
        self.holes[-1] = Hole(self.hole.deal, self.rules)
        return self.hole

    def word(self, number: int) -> str:
        """Return golf's word for hole `number` (from 1), see `golf_word`."""
        hole = self.holes[number - 1]
        return golf_word(hole.strokes, self.pars[number - 1], hole.is_cleared)
