"""What players post: a date or a deal, the holes as a row of signs against par, the result, a code.

Round signs are at or under par, square ones over it, so that the row reads without its colours. A
hole that counts cards has no par, and so no sign but that of a clear.
"""

from collections.abc import Sequence
from typing import NamedTuple

from golf.core.rules import Rules
from golf.texts.dates import date_text
from golf.texts.rules_names import rules_name
from golf.words import say

HOLED_OUT, UNDER, LEVEL, OVER, FAR_OVER = "⛳", "🟢", "⚪", "🟨", "🟥"
SIGNS = (HOLED_OUT, UNDER, LEVEL, OVER, FAR_OVER)

_FAR = 3
"""Strokes over par from which a hole gets the last sign."""


class HoleScore(NamedTuple):
    """What a share text says of one hole: its strokes and par, and whether it was cleared."""

    strokes: int
    par: int
    is_cleared: bool


def sign(score: HoleScore) -> str:
    """Return the sign of a hole."""
    if score.is_cleared:
        return HOLED_OUT
    over = score.strokes - score.par
    if over <= 0:
        return UNDER if over else LEVEL
    return FAR_OVER if over >= _FAR else OVER


def signs(rules: Rules, scores: Sequence[HoleScore]) -> str:
    """Return the signs of the holes of a game."""
    is_hole_of_cards = len(scores) == 1 and rules.score == "cards"
    found = map(sign, scores)
    return "".join(each for each in found if not is_hole_of_cards or each == HOLED_OUT)


def share_text(title: str, signs: str, result: str, code: str, *more: str) -> str:
    """Return the text to post; `code` is an address or a record to open, `more` lines about it."""
    return "\n".join(filter(None, [title, signs, result, *more, code]))


def daily_title(day: str, hole: int | None) -> str:
    """Return the first line for a daily: its round (None), its hole (0), or one of the round's."""
    if hole is None:
        return say("Golf, daily round of {day}", day=date_text(day))
    if hole:
        return say("Golf, daily round of {day}, hole {n}", day=date_text(day), n=hole)
    return say("Golf, daily hole of {day}", day=date_text(day))


def speed_title(rules: Rules) -> str:
    """Return the first line for a round against the clock."""
    return say("Golf, nine holes against the clock, {rules}", rules=rules_name(rules))


def event_title(event: str, rules: Rules) -> str:
    """Return the first line for an event of the Tour by what it is called."""
    return say("Golf, {event}, {rules}", event=event, rules=rules_name(rules))


def game_title(rules: Rules, deal: str | None, course: str | None) -> str:
    """Return the first line for a course, a round (without a deal), or one hole of a deal."""
    if course is not None:
        return say("Golf, {course}", course=course)
    name = rules_name(rules)
    if deal is None:
        return say("Golf, nine holes, {rules}", rules=name)
    if deal.startswith("b"):
        return say("Golf, a board, {rules}", rules=name)
    return say("Golf, deal {deal}, {rules}", deal=deal, rules=name)
