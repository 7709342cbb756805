"""Awards in words: how many were earned, and of each since when, or how far it is."""

from golf.records.awards import AWARDS, Award, Tally
from golf.texts.dates import date_text
from golf.words import say


def count_text(tally: Tally) -> str:
    """Return how many of all awards were earned."""
    return say("{n} of {of} awards", n=len(tally.earned), of=len(AWARDS))


def state_text(award: Award, reached: int, when: str) -> str:
    """Return `when` (ISO 8601) an award was earned, or how far it is where that is empty."""
    return date_text(when) if when else say("{n} of {of}", n=reached, of=award.goal)


def award_line(tally: Tally, award: Award) -> str:
    """Return an award in one line: its name, what it takes, and since when or how far it is."""
    earned = tally.earned.get(award.key)
    state = state_text(award, tally.progress(award), "" if earned is None else earned.begun)
    name = say("{name}: {value}", name=award.title, value=state)
    return f"{name}. {award.task}"
