"""The Tour as the history tells it: divisions, seasons and trophies.

A result counts where it is an Open's first attempt without help, begun in the Open's own week: then
its place may win a trophy, and under classic it decides on the division. A result that came later,
and a friends' Open, are shown and change nothing.
"""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from golf.analysis.field import PODIUM
from golf.analysis.rivals import Rival
from golf.analysis.roster import DIVISIONS, FIELD, ROSTER, Division, find_division, find_rival
from golf.background import Work
from golf.core.event import Event
from golf.core.rules import HOLES_IN_ROUND, PRESETS
from golf.local_time import date_of, week_of
from golf.records.counts import counts, results_of
from golf.saves.history import HistoryLine

SEASON = 12
"""The weeks of a season."""
MOVING = 6
"""So many go up, and so many down."""
METALS = ("gold", "silver", "bronze")
"""What the trophies of the first three places are made of."""

_LINES_A_STEP = 50
_FIRST_MONDAY = date(1970, 1, 5)
_WEEK = timedelta(weeks=1)
_USUAL_LEVEL = 7.5
_RECENT = 10


class Match(NamedTuple):
    """How a duel stands: holes `up` (below 0: down), and how many are `left` to be played.

    It is decided as soon as more holes separate the two than are left.
    """

    up: int
    left: int

    @property
    def is_decided(self) -> bool:
        """Whether the holes that are left can change nothing."""
        return abs(self.up) > self.left or not self.left


class Career(NamedTuple):
    """What the history says of the player's Tour.

    `division` is that of the next Open; `results` are the whole Opens, the latest week last, the
    first attempt where there were several; `duels` are the whole duels, the latest last.
    """

    division: Division
    results: Sequence[HistoryLine] = ()
    duels: Sequence[HistoryLine] = ()

    def of_week(self, week: str) -> HistoryLine | None:
        """Return the result of a week's Open under classic, None where it was not played."""
        return self.of_event(week, str(PRESETS["classic"]))

    def of_event(self, event: str, rules: str) -> HistoryLine | None:
        """Return the result of an event under some rules, None where it was not played."""
        found = (line for line in self.results if line.event == event)
        return next((line for line in found if str(line.rules) == rules), None)

    def division_in(self, event: Event) -> Division:
        """Return the division whose field plays an event: of a friends' Open it is the Club's.

        So friends of different divisions meet the same rivals.
        """
        return self.division if event.is_weekly else DIVISIONS[0]

    @property
    def trophies(self) -> list[HistoryLine]:
        """The results that won a trophy."""
        return [line for line in self.results if trophy_of(line) is not None]

    @property
    def open_ends(self) -> list[HistoryLine]:
        """The results whose field has not played to the end, those that decide something first.

        A rival that this version does not know plays no more.
        """
        results = [line for line in self.results if not has_ended(line)]
        known = [line for line in self.duels if find_rival(line.rival or "") is not None]
        duels = [line for line in known if not has_ended(line)]
        return [*sorted(results, key=lambda line: not decides_division(line)), *duels]


def finding_career(lines: Iterable[HistoryLine], today: str) -> Work[Career]:
    """Return what the lines of a history say of the Tour on a date (YYYY-MM-DD).

    It does not depend on the order of the lines. What is dated later than today decides on no
    division yet, as the clock may have been wrong.
    """
    found: dict[tuple[str, str], HistoryLine] = {}
    duels = []
    for number, line in enumerate(lines):
        if number % _LINES_A_STEP == 0:
            yield
        if line.event is None or not (line.is_round and results_of(line)):
            continue
        if line.rival is not None:
            duels.append(line)
            continue
        key = line.event, str(line.rules)
        if key not in found or _merit(line) < _merit(found[key]):
            found[key] = line
    results = sorted(found.values(), key=_order)
    until_now = [line for line in results if date_of(line.begun) <= today]
    return Career(division_after(until_now), results, sorted(duels, key=_order))


def _order(line: HistoryLine) -> tuple[str, str]:
    return line.begun, line.id


def _merit(line: HistoryLine) -> tuple[bool, int, str, str]:
    """Return what decides among several results of an Open: the lowest is the one that stands."""
    return not counts_for_week(line), line.attempt, *_order(line)


def counts_for_week(line: HistoryLine) -> bool:
    """Return whether an Open counts: the first attempt, without help, in its own week."""
    return counts(line) and week_of(date_of(line.begun)) == line.event


def trophy_of(line: HistoryLine) -> str | None:
    """Return the metal of the trophy that a result has won, None where it has won none."""
    if line.place is None or line.place > PODIUM or not counts_for_week(line):
        return None
    return METALS[line.place - 1]


def division_of(line: HistoryLine) -> Division:
    """Return the division that an Open was played in."""
    return find_division(line.division)


def step_of(division: Division, place: int) -> int:
    """Return 1 where a place leads to the next division, -1 where it leads to the one before."""
    index = DIVISIONS.index(division)
    if place <= MOVING and index < len(DIVISIONS) - 1:
        return 1
    if place > FIELD + 1 - MOVING and index:
        return -1
    return 0


def decides_division(line: HistoryLine) -> bool:
    """Return whether a result decides on the division of the next Open."""
    return line.rules == PRESETS["classic"] and counts_for_week(line)


def division_after(results: Iterable[HistoryLine]) -> Division:
    """Return the division that follows from results, the latest last: at first the Club."""
    division = DIVISIONS[0]
    for line in results:
        if line.place is not None and decides_division(line):
            played = division_of(line)
            division = DIVISIONS[DIVISIONS.index(played) + step_of(played, line.place)]
    return division


def season_of(week: str) -> list[str]:
    """Return the names of the twelve weeks of the season that a week is in.

    Seasons follow one another without a gap; the first began on Monday, 5 January 1970.
    """
    monday = date.fromisocalendar(int(week[:4]), int(week[6:]), 1)
    number = (monday - _FIRST_MONDAY) // _WEEK // SEASON
    first = _FIRST_MONDAY + number * SEASON * _WEEK
    return [week_of(str(first + n * _WEEK)) for n in range(SEASON)]


def rival_at_level(mean_strokes: float | None) -> Rival:
    """Return the rival whose mean strokes under classic are nearest to a player's."""
    level = _USUAL_LEVEL if mean_strokes is None else mean_strokes
    return min(ROSTER, key=lambda rival: abs(rival.mean - level))


def match(mine: Sequence[int], theirs: Sequence[int]) -> Match:
    """Return how a duel stands after the holes that both have played, or how it was decided."""
    standing = Match(0, HOLES_IN_ROUND)
    for a, b in zip(mine, theirs, strict=False):
        standing = Match(standing.up + (a < b) - (a > b), standing.left - 1)
        if standing.is_decided:
            break
    return standing


def match_of(line: HistoryLine) -> Match | None:
    """Return how a whole duel ended, None where the rival's strokes are not known."""
    theirs = (line.field or {}).get(line.rival or "", ())
    if len(theirs) < HOLES_IN_ROUND:
        return None
    return match([hole.strokes for hole in line.holes], theirs)


def has_ended(line: HistoryLine) -> bool:
    """Return whether a whole result says how it ended: an Open its place, a duel its match."""
    return line.place is not None if line.rival is None else match_of(line) is not None


def duel_counts(duels: Iterable[HistoryLine]) -> tuple[int, int, int]:
    """Return how many duels were won, halved and lost."""
    ups = [ended.up for line in duels if (ended := match_of(line)) is not None]
    return sum(up > 0 for up in ups), ups.count(0), sum(up < 0 for up in ups)


def recent_mean(lines: Sequence[HistoryLine]) -> float | None:
    """Return the mean strokes a hole of the latest rounds under classic that count, if any."""
    rounds = [
        line
        for line in lines
        if line.is_round and line.rules == PRESETS["classic"] and counts(line)
    ]
    strokes = [hole.strokes for line in rounds[-_RECENT:] for hole in results_of(line)]
    return sum(strokes) / len(strokes) if strokes else None
