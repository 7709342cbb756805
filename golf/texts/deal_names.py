"""What a deal is called."""

from golf.core.dailies import daily_of
from golf.core.rules import Rules
from golf.texts.dates import date_text
from golf.words import say


def deal_name(rules: Rules, deal: str) -> str:
    """Return what a deal is called in a sentence: a daily has its date for a name."""
    daily = daily_of(rules, deal)
    if daily is not None:
        day, hole = date_text(daily[0]), daily[1]
        return (
            say("daily of {day}, hole {n}", day=day, n=hole)
            if hole
            else say("daily of {day}", day=day)
        )
    return say("a board") if is_board(deal) else say("deal {deal}", deal=deal)


def deal_title(rules: Rules, deal: str) -> str:
    """Return what a deal is called where it stands alone: `Deal 617`, `Daily hole of 29 Nov`."""
    daily = daily_of(rules, deal)
    if daily is not None:
        day, hole = date_text(daily[0]), daily[1]
        return (
            say("Daily, {day}, hole {n}", day=day, n=hole) if hole else say("Daily, {day}", day=day)
        )
    return say("A board") if is_board(deal) else say("Deal {deal}", deal=deal)


def is_board(deal: str) -> bool:
    """Return whether a deal's text spells its cards out."""
    return deal[:1] in ("b", "B")
