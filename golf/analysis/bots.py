"""Players that need no screen: random, longest run, careful, fair and exact.

A bot is given a position that is not over and returns its moves up to its next decision, at least
one. Only `exact` looks at the order of the stock.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from golf.analysis.advisor import Advisor
from golf.analysis.runs import run_ends, run_moves
from golf.analysis.solver import solve, stock_ranks
from golf.analysis.tableaux import Tableaux
from golf.core.moves import FLIP, Move
from golf.core.position import Position
from golf.core.slices import finished

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
    tableaux = Tableaux(position)
    ends = run_ends(tableaux)
    return run_moves(position, min(ends, key=lambda end: tableaux.cards_left(end.tableau)))


def careful(position: Position, rng: "Random") -> tuple[Move, ...]:
    """Play as a thoughtful person does who counts which cards are still to come.

    Of all runs, take the one that leaves few cards, many unseen cards that would let it go on, and
    columns of even height. The two weights were chosen by trying a dozen pairs on 400 deals.
    """
    tableaux, unseen = Tableaux(position), stock_ranks(position)
    ends = run_ends(tableaux)
    return run_moves(position, min(ends, key=lambda end: _worry(tableaux, unseen, end.tableau)))


def _worry(tableaux: Tableaux, unseen: list[int], tableau: int) -> float:
    """Return what a careful player holds against a tableau: about the strokes to come of it."""
    left = tableaux.cards_left(tableau)
    if not left or not unseen:
        return left or -len(unseen)
    gone = [tableau // stride % size for stride, size, _ in tableaux.columns]
    columns = list(zip(tableaux.columns, gone, strict=True))
    exposed = {column.exposed[n] for column, n in columns}
    openings = sum(1 for top in unseen if exposed & tableaux.fits.on[top])
    uneven = sum((column.size - 1 - n) ** 2 for column, n in columns)
    return left + _UNEVEN_WORTH * uneven - _OPEN_WORTH * openings / len(unseen)


def fair(position: Position, rng: "Random") -> tuple[Move, ...]:
    """Play as the advisor advises, with fewer samples than a hint takes."""
    advisor = Advisor(position)
    finished(advisor.forecast())
    finished(advisor.sample(FAIR_SAMPLES))
    return advisor.moves()


def exact(position: Position, rng: "Random") -> tuple[Move, ...]:
    """Play a best line to its end, knowing the order of the stock."""
    return solve(position).line


BOTS: dict[str, Bot] = {
    "random": random_move,
    "longest-run": longest_run,
    "careful": careful,
    "fair": fair,
    "exact": exact,
}
"""The bots by the names that the command line knows."""


def played(position: Position, bot: Bot, rng: "Random") -> tuple[list[Move], Position]:
    """Let a bot play a position to its end and return its moves and that."""
    moves: list[Move] = []
    while not position.is_over:
        for move in bot(position, rng):
            position = position.after(move)
            moves.append(move)
    return moves, position


def play_out(position: Position, bot: Bot, rng: "Random") -> Position:
    """Let a bot play a position to its end and return that."""
    return played(position, bot, rng)[1]
