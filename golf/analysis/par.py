"""The par of a deal: what a strong player takes who cannot see the stock.

The stock is shuffled `RESHUFFLES` times, and each time the bot `planner` plays the hole: it looks
one flip ahead by forecasts, as the advisor does before it samples, in a fraction of the time that
`fair` takes. Over many deals it takes some strokes more than `fair`; that edge, measured for each
rule set, is taken off the mean, and the result is rounded:

    par = round(mean strokes of `planner` over the reshuffles − edge)
"""

from dataclasses import replace
from math import floor

from golf.analysis.advisor import Advisor
from golf.analysis.calibration import edge_for
from golf.analysis.shuffles import seeded, shuffle
from golf.core.moves import Move
from golf.core.position import Position

RESHUFFLES = 40
"""How many orders of the stock par is a mean over."""


def planner(position: Position) -> tuple[Move, ...]:
    """Play towards the end of the run with the best forecast; return the moves up to the flip.

    The position must not be over.
    """
    advisor = Advisor(position)
    for _ in advisor.forecast():
        pass
    return advisor.run()


def par(position: Position) -> int:
    """Return the par in strokes, −17 to 35, of a hole that begins at a position.

    It does not depend on the order of the stock, and is the same every time.
    """
    if position.is_over:
        return position.strokes
    return floor(mean_strokes(position) - edge_for(position.rules) + 0.5)


def mean_strokes(position: Position) -> float:
    """Return the mean strokes that `planner` takes from a position over the reshuffles."""
    rng = seeded(position)
    # The order in which the cards lie must not matter, only which they are.
    stock = sorted(position.stock)
    # Before the first flip every reshuffle looks the same.
    first_run = planner(position)
    total = 0
    for _ in range(RESHUFFLES):
        shuffle(stock, rng)
        end = replace(position, stock=tuple(stock))
        moves = first_run
        while moves:
            for move in moves:
                end = end.after(move)
            moves = () if end.is_over else planner(end)
        total += end.strokes
    return total / RESHUFFLES
