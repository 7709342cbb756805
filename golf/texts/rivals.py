"""How the rivals of the Tour play, a line each, and the names of their divisions."""

from golf.analysis.rivals import Rival, Style
from golf.analysis.roster import Division
from golf.words import say

_MUCH_FOR_OPENINGS, _MUCH_AGAINST_UNEVEN = 5500, 150


def division_name(division: Division) -> str:
    """Return what a division is called."""
    match division:
        case "club":
            return say("Club")
        case "county":
            return say("County")
        case "national":
            return say("National")
        case "tour":
            return say("Tour")


def about_rival(rival: Rival) -> str:
    """Return how a rival plays, in a line: its plan, and how often it slips."""
    style = rival.style
    if not style.slips:
        return _plan(style)
    slips = say("Slips {n} times in a hundred.", n=style.slips // 10)
    return f"{_plan(style)} {slips}"


def _plan(style: Style) -> str:
    match style.plan:
        case "left":
            return say("Plays the first card that fits, from the left.")
        case "right":
            return say("Plays the first card that fits, from the right.")
        case "any":
            return say("Plays any card that fits, as the mood is.")
        case "tall":
            return say("Plays from the tallest column, and flips only when stuck.")
        case "long":
            return say("Takes the longest run in sight.")
        case "weigh":
            return _weighing(style)
        case "look" if not style.looked_at:
            return say("Plays for a table that looks good.")
        case "look":
            return say("Looks one flip ahead, {n} ways at a time.", n=style.looked_at)
        case "read":
            return say(
                "Looks one flip ahead, and reads the last {n} cards of the stock.", n=style.late
            )


def _weighing(style: Style) -> str:
    if not style.open:
        return say("Keeps the columns even.")
    if not style.even:
        return say("Counts what the stock still holds.")
    if style.even > _MUCH_AGAINST_UNEVEN:
        return say("Keeps the columns even, with an eye on the stock.")
    if style.open > _MUCH_FOR_OPENINGS:
        return say("Counts the stock, and likes to keep ways open.")
    return say("Counts the stock and keeps the columns even.")
