"""What a hole's strokes come to in the number that its rules count, and which result is better."""

from typing import TypeVar

from golf.core.position import TABLEAU_CARDS
from golf.core.rules import Rules

Number = TypeVar("Number", int, float)


def counted(rules: Rules, strokes: Number) -> Number:
    """Return the number that the rules count for a hole of some strokes, -17 to 35.

    Cards are never below 0, since the stock left is no part of them; points are 35 − strokes. A
    mean of strokes is counted in the same way.
    """
    match rules.score:
        case "points":
            return TABLEAU_CARDS - strokes
        case "cards":
            return max(0, strokes)
        case _:
            return strokes


def counts_moves(rules: Rules) -> bool:
    """Return whether moves stand beside the score: with equal cards the fewer win."""
    return rules.preset == "relaxed"


def better_first(rules: Rules, strokes: int, moves: int) -> tuple[int, int]:
    """Return the key by which results are sorted, the better the lower; equal ones share a place.

    Where the rules count cards a clear is a clear, whatever is left in the stock.
    """
    cards = max(0, strokes)
    if rules.score != "cards":
        return strokes, 0
    return cards, moves if counts_moves(rules) else 0


def minutes_of(seconds: int) -> float:
    """Return a time of play to the tenth of a minute."""
    return round(seconds / 60, 1)


def speed_score(strokes: int, seconds: int) -> float:
    """Return the score of a speed round: strokes plus minutes, as in speed golf."""
    return round(strokes + minutes_of(seconds), 1)
