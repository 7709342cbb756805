"""A player's handicap, as golfers know it, and net scores.

By the Rules of Handicapping of the World Handicap System (The R&A and USGA, 2020), Rules 5.2a and
5.2b: the mean of the lowest differentials among the last twenty, to the nearest tenth. A round's
differential is its strokes minus its par here, since every deal is a course of standard difficulty;
of those rules' limits on how high, and how fast, a handicap may rise there are none.
"""

from collections.abc import Sequence
from math import floor
from typing import NamedTuple

from golf.records.statistics import Table

ROUNDS = 20
"""How many rounds count, the last ones."""


class _Share(NamedTuple):
    """How many of the lowest differentials count, and what is added to their mean."""

    lowest: int
    adjustment: float = 0.0


_SHARES = {
    20: _Share(8),
    19: _Share(7),
    17: _Share(6),
    15: _Share(5),
    12: _Share(4),
    9: _Share(3),
    7: _Share(2),
    6: _Share(2, -1.0),
    5: _Share(1),
    4: _Share(1, -1.0),
    3: _Share(1, -2.0),
}
"""From how many rounds on, the most first."""

FEWEST_ROUNDS = min(_SHARES)
"""With fewer rounds there is no handicap."""


def handicap_index(differentials: Sequence[float]) -> float | None:
    """Return the handicap after some rounds, None for fewer than three.

    `differentials` are strokes minus par of each round, in the order of play. The lower the better;
    below 0 is what golfers call a plus handicap.
    """
    last = differentials[-ROUNDS:]
    for rounds, (lowest, adjustment) in _SHARES.items():
        if len(last) >= rounds:
            mean = sum(sorted(last)[:lowest]) / lowest
            return floor((mean + adjustment) * 10 + 0.5) / 10
    return None


def playing_handicap(index: float) -> int:
    """Return the whole strokes that a handicap gives a player in a round; a half is rounded up."""
    return floor(index + 0.5)


def net_strokes(strokes: int, index: float) -> int:
    """Return the net strokes of a round: its gross strokes less the playing handicap."""
    return strokes - playing_handicap(index)


def handicaps(table: Table) -> list[float | None]:
    """Return the handicap after each round of a table of records, in the order of play.

    A round's net score is by the handicap before it.
    """
    differentials = [each.strokes - each.par for each in table.rounds]
    return [handicap_index(differentials[:count]) for count in range(1, len(differentials) + 1)]
