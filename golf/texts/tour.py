"""What is said of the Tour: its events, the leader board, trophies and divisions."""

from collections.abc import Sequence

from golf.analysis.field import Goal, Standing
from golf.analysis.rivals import Rival
from golf.analysis.roster import DIVISIONS, FIELD, ROSTER, Division, find_rival
from golf.core.event import Event
from golf.records.counts import Mark, mark_of
from golf.records.tour import (
    Match,
    counts_for_week,
    decides_division,
    division_of,
    match_of,
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


def chase_words(board: Sequence[Standing]) -> str:
    """Return how far away the next one on a leader board is whom the player can catch."""
    mine = next(each for each in board if each.rival is None)
    others = [each for each in board if each.rival is not None]
    ahead = [each for each in others if each.total < mine.total]
    if ahead:
        nearest = max(ahead, key=lambda each: each.total)
        return say_n(
            "{n} stroke behind {name}.",
            "{n} strokes behind {name}.",
            mine.total - nearest.total,
            name=who(nearest.rival),
        )
    lead = min(each.total for each in others) - mine.total
    if not lead:
        return say("You share the lead.")
    return say_n("You lead by {n} stroke.", "You lead by {n} strokes.", lead)


def goal_words(goals: Sequence[Goal], division: Division) -> str:
    """Return what the last hole needs, such as `On the last hole: 2 wins, 4 is third.`."""
    if not goals:
        return say("No trophy is within reach of the last hole.")
    parts = [_sure(goal) if goal.is_sure else _wins(goal, division) for goal in goals]
    return say("On the last hole: {parts}.", parts=", ".join(parts))


def _wins(goal: Goal, division: Division) -> str:
    strokes, index = signed_text(goal.strokes), DIVISIONS.index(division)
    match goal.prize:
        case "first":
            return say("{n} wins", n=strokes)
        case "second":
            return say("{n} is second", n=strokes)
        case "third":
            return say("{n} is third", n=strokes)
        case "up":
            return say(
                "{n} goes up to {division}", n=strokes, division=division_name(DIVISIONS[index + 1])
            )
        case "stay":
            return say("{n} stays in {division}", n=strokes, division=division_name(division))


def _sure(goal: Goal) -> str:
    match goal.prize:
        case "first":
            return say("the win is sure")
        case "second":
            return say("second place is sure")
        case "third":
            return say("third place is sure")
    return say("promotion is sure")


def result_words(line: HistoryLine) -> str:
    """Return the place of a whole Open with its trophy, or how a whole duel ended.

    There are no words before it is known.
    """
    if line.rival is not None:
        match = match_of(line)
        return "" if match is None else duel_words(match, find_rival(line.rival) or ROSTER[0])
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
    """Return what to post: the place of an Open and its division, or how a duel ended.

    There are no words before it is known.
    """
    if line.rival is not None:
        return result_words(line)
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


def moving_words(division: Division) -> str:
    """Return who goes up and down at the end of a week in a division."""
    if step_of(division, FIELD + 1) == 0:
        return say("The first six of a week go up.")
    if step_of(division, 1) == 0:
        return say("The last six of a week go down.")
    return say("The first six of a week go up, the last six go down.")


def uncounted_words(line: HistoryLine) -> str:
    """Return why the result of an Open wins nothing, where it does not."""
    if line.rival is not None:
        return ""
    why = mark_of(line)
    if why is Mark.ASSISTED:
        return say("With help: no trophy, and the division stays.")
    if why is Mark.REPEATED:
        return say("Not the first attempt: no trophy, and the division stays.")
    if line.event is not None and not Event.parse(line.event).is_weekly:
        return say("A friends’ Open: for the honour alone.")
    if not counts_for_week(line):
        return say("Played after its week: no trophy, and the division stays.")
    return ""


def duel_words(match: Match, rival: Rival) -> str:
    """Return how a duel stands, or how it was decided: won 3 and 2 is 3 up with 2 to play."""
    up, left = match
    if not match.is_decided:
        if not up:
            return say("All square.")
        if up > 0:
            return say_n("You are {n} hole up.", "You are {n} holes up.", up)
        return say_n("You are {n} hole down.", "You are {n} holes down.", -up)
    if not up:
        return say("Halved: neither has won more holes.")
    if left:
        return (
            say("You have won {n} and {left}.", n=up, left=left)
            if up > 0
            else say("{name} has won {n} and {left}.", n=-up, left=left, name=rival.name)
        )
    if up > 0:
        return say_n("You have won by {n} hole.", "You have won by {n} holes.", up)
    return say_n(
        "{name} has won by {n} hole.", "{name} has won by {n} holes.", -up, name=rival.name
    )


def duel_counts_words(won: int, halved: int, lost: int) -> str:
    """Return how many duels were won, halved and lost; nothing before the first."""
    if not won + halved + lost:
        return ""
    return say("Duels: {won} won, {halved} halved, {lost} lost.", won=won, halved=halved, lost=lost)
