"""The par of a deal: how it compares with a random deal for one who cannot see the stock.

The stock is shuffled `RESHUFFLES` times, and each time the bot `planner` plays the hole: it looks
one flip ahead by forecasts, as the advisor does before it samples, in a fraction of the time that
`fair` takes. What it takes more or less than over random deals, this deal's par is above or below
that of a random deal (5, or 1 with wrap):

    par = round(mean strokes of `planner` over the reshuffles
                − its mean strokes over random deals + par of a random deal)

`planner` takes some strokes more than a stronger player on every deal; they cancel out. No par is
below that of a random deal by more than `MOST_BELOW`. Par is in strokes, and so `planner` plays for
strokes, whatever the rules count.
"""

from dataclasses import replace
from math import floor

from golf.analysis.advisor import Advisor
from golf.analysis.calibration import usual_strokes
from golf.analysis.shuffles import seeded, shuffle
from golf.core.moves import Move
from golf.core.position import HIGHEST_STROKES, Position
from golf.core.slices import finished

RESHUFFLES = 40
"""How many orders of the stock par is a mean over."""


MOST_BELOW = 4
"""How far the lowest par is below that of a random deal: 1 is the lowest, −3 with wrap."""


def planner(position: Position) -> tuple[Move, ...]:
    """Play towards the end of the run with the best forecast; return the moves up to the flip.

    The position must not be over.
    """
    advisor = Advisor(replace(position, rules=replace(position.rules, score="strokes")))
    finished(advisor.forecast())
    return advisor.moves()


def par(position: Position) -> int:
    """Return the par in strokes, −3 to 35, of a hole that begins at a position.

    It does not depend on the order of the stock, and is the same every time.
    """
    usual = position.rules.default_par
    above = mean_strokes(position) - usual_strokes(position.rules)
    return min(HIGHEST_STROKES, max(usual - MOST_BELOW, floor(usual + above + 0.5)))


def mean_strokes(position: Position) -> float:
    """Return the mean strokes that `planner` takes from a position over the reshuffles."""
    if position.is_over:
        return position.strokes
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
