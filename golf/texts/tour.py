"""What is said of the Tour: its events, the leader board, trophies and divisions."""

from collections.abc import Sequence

from golf.analysis.field import Standing
from golf.analysis.rivals import Rival
from golf.analysis.roster import DIVISIONS, FIELD, ROSTER, Division, find_rival
from golf.core.event import Event
from golf.core.position import HIGHEST_STROKES
from golf.records.tour import (
    counts_for_week,
    decides_division,
    division_of,
    step_of,
    trophy_of,
)
from golf.saves.history import HistoryLine
from golf.texts.numbers import golfers_text, signed_text
from golf.texts.rivals import division_name
from golf.words import say, say_n


def event_title(event: str) -> str:
    """Return what an event is called: `Open of week 49, 2026`, `Open 4711`."""
    if Event.parse(event).is_weekly:
        return say("Open of week {week}, {year}", week=int(event[6:]), year=event[:4])
    return say("Open {n}", n=event)


def entry_title(event: str, rival: str | None) -> str:
    """Return what a game of the Tour is called: its Open, or its duel with a rival's key."""
    if rival is None:
        return event_title(event)
    found = find_rival(rival) or ROSTER[0]
    return say("Duel with {name}", name=found.name)


def who(rival: Rival | None) -> str:
    """Return the name on a leader board: a rival's, or `You`."""
    return say("You") if rival is None else rival.name


def standing_text(standing: Standing, par: int) -> str:
    """Return a line of the leader board in words, for a screen reader and the terminal."""
    return say(
        "{place}. {name}, {score}{moved}",
        place=standing.place,
        name=who(standing.rival),
        score=golfers_text(standing.total - par),
        moved=_moved(standing.moved),
    )


def _moved(places: int) -> str:
    if not places:
        return ""
    return say(", up {n}", n=places) if places > 0 else say(", down {n}", n=-places)


def place_words(standing: Standing) -> str:
    """Return the player's place in a sentence."""
    words = say("You are in place {place} of {of}.", place=standing.place, of=FIELD + 1)
    if not standing.moved:
        return words
    if standing.moved > 0:
        more = say_n("{n} place up.", "{n} places up.", standing.moved)
    else:
        more = say_n("{n} place down.", "{n} places down.", -standing.moved)
    return f"{words} {more}"


def needed_words(needed: Sequence[int | None]) -> str:
    """Return what the last hole needs, such as `On the last hole: 2 wins, 4 is third.`."""
    parts: list[str] = []
    last = None
    for place, strokes in enumerate(needed, start=1):
        if strokes is None or strokes == last:
            continue
        last = strokes
        if strokes >= HIGHEST_STROKES:
            parts.append(_sure(place))
            break
        parts.append(_wins(place, signed_text(strokes)))
    if not parts:
        return say("No trophy is within reach of the last hole.")
    return say("On the last hole: {parts}.", parts=", ".join(parts))


def _wins(place: int, strokes: str) -> str:
    match place:
        case 1:
            return say("{n} wins", n=strokes)
        case 2:
            return say("{n} is second", n=strokes)
    return say("{n} is third", n=strokes)


def _sure(place: int) -> str:
    match place:
        case 1:
            return say("the win is sure")
        case 2:
            return say("second place is sure")
    return say("third place is sure")


def result_words(line: HistoryLine) -> str:
    """Return the place of a whole Open, with its trophy; nothing before it is known."""
    if line.place is None:
        return ""
    place = say("Place {place} of {of}", place=line.place, of=FIELD + 1)
    match trophy_of(line):
        case "gold":
            return say("You have won the Open!")
        case "silver":
            return say("Second: the silver cup.")
        case "bronze":
            return say("Third: the bronze cup.")
    return f"{place}."


def standing_line(line: HistoryLine) -> str:
    """Return the place of an Open and its division, for a text to post; nothing without one."""
    if line.place is None:
        return ""
    return say(
        "Place {place} of {of}, {division}",
        place=line.place,
        of=FIELD + 1,
        division=division_name(division_of(line)),
    )


def division_words(line: HistoryLine, division: Division) -> str:
    """Return what an Open's place in a division leads to; nothing where it decides on none."""
    if line.place is None or not decides_division(line):
        return ""
    step = step_of(division, line.place)
    if not step:
        return say("You stay in {division}.", division=division_name(division))
    name = division_name(DIVISIONS[DIVISIONS.index(division) + step])
    return (
        say("Up to {division}!", division=name)
        if step > 0
        else say("Down to {division}.", division=name)
    )


def uncounted_words(line: HistoryLine) -> str:
    """Return why a result wins nothing, where it does not."""
    if line.assisted:
        return say("With help: no trophy, and the division stays.")
    if line.attempt > 1:
        return say("Not the first attempt: no trophy, and the division stays.")
    if line.event is not None and not Event.parse(line.event).is_weekly:
        return say("A friends’ Open: for the honour alone.")
    if not counts_for_week(line):
        return say("Played after its week: no trophy, and the division stays.")
    return ""


def duel_words(up: int, left: int, rival: Rival) -> str:
    """Return how a duel stands, or ended where no hole is `left`."""
    if left:
        if not up:
            return say("All square.")
        if up > 0:
            return say_n("You are {n} hole up.", "You are {n} holes up.", up)
        return say_n("You are {n} hole down.", "You are {n} holes down.", -up)
    if not up:
        return say("Halved: neither has won more holes.")
    if up > 0:
        return say_n("You have won by {n} hole.", "You have won by {n} holes.", up)
    return say_n(
        "{name} has won by {n} hole.", "{name} has won by {n} holes.", -up, name=rival.name
    )
