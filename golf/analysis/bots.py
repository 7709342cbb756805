"""Players that need no screen: random, longest run, careful, fair and exact.

A bot is given a position that is not over and returns its moves up to its next decision, at least
one. Only `exact` looks at the order of the stock.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from golf.analysis.advisor import Advisor
from golf.analysis.lie import Lie, RunEnd, cards_left, height
from golf.analysis.solver import solve
from golf.core.moves import FLIP, Move
from golf.core.position import COLUMNS, Position

if TYPE_CHECKING:
    from random import Random

FAIR_SAMPLES = 16
"""How many orders of the unseen cards the bot `fair` samples at each decision."""

_OPEN_WORTH = 4.0
_UNEVEN_WORTH = 0.1

Bot = Callable[[Position, "Random"], tuple[Move, ...]]


def random_move(position: Position, rng: "Random") -> tuple[Move, ...]:
    """Play any card that fits; flip only when none does."""
    moves = position.legal_moves()
    plays = [move for move in moves if move is not FLIP] or moves
    return (plays[int(rng.random() * len(plays))],)


def longest_run(position: Position, rng: "Random") -> tuple[Move, ...]:
    """Play the longest run that there is now."""
    return _moves(position, min(Lie(position).run_ends(), key=lambda end: cards_left(end.heights)))


def careful(position: Position, rng: "Random") -> tuple[Move, ...]:
    """Play as a thoughtful person does who counts which cards are still to come.

    Of all runs, take the one that leaves few cards, many unseen cards that would let it go on, and
    columns of even height. The two weights were chosen by trying a dozen pairs on 400 deals.
    """
    lie = Lie(position)
    unseen = [card.rank for card in position.stock]
    return _moves(position, min(lie.run_ends(), key=lambda end: _worry(lie, unseen, end.heights)))


def _worry(lie: Lie, unseen: list[int], heights: int) -> float:
    """Return what a careful player holds against a tableau: about the strokes to come of it."""
    left = cards_left(heights)
    if not left or not unseen:
        return left or -len(unseen)
    high = [height(heights, column) for column in range(COLUMNS)]
    exposed = {ranks[h] for ranks, h in zip(lie.ranks, high, strict=True)}
    openings = sum(1 for top in unseen if exposed & lie.fits[top])
    uneven = sum(h * h for h in high)
    return left + _UNEVEN_WORTH * uneven - _OPEN_WORTH * openings / len(unseen)


def fair(position: Position, rng: "Random") -> tuple[Move, ...]:
    """Play as the advisor advises, with fewer samples than a hint takes."""
    advisor = Advisor(position)
    for _ in advisor.forecast():
        pass
    for _ in advisor.sample(FAIR_SAMPLES):
        pass
    return advisor.run()


def exact(position: Position, rng: "Random") -> tuple[Move, ...]:
    """Play a best line to its end, knowing the order of the stock."""
    return solve(position).line


def _moves(position: Position, end: RunEnd) -> tuple[Move, ...]:
    """Return the moves to the end of a run, and the flip where one can follow."""
    return (*end.moves, FLIP) if position.stock and end.heights else end.moves


BOTS: dict[str, Bot] = {
    "random": random_move,
    "longest-run": longest_run,
    "careful": careful,
    "fair": fair,
    "exact": exact,
}
"""The bots by the names that the command line knows."""


def play_out(position: Position, bot: Bot, rng: "Random") -> Position:
    """Let a bot play a position to its end and return that."""
    while not position.is_over:
        for move in bot(position, rng):
            position = position.after(move)
    return position
