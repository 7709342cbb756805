"""Awards: golf-like, announced once, and earned from the history alone.

Only results without help count, and first attempts alone, as in the records; a medal may be won at
any attempt. Each award waits for one number of a tally to reach its goal, so that its progress can
be told. A tally takes the lines of a history one by one: whoever keeps it counts each line once.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date
from typing import NamedTuple

from golf.background import Work
from golf.core.result import HoleResult
from golf.core.slices import finished
from golf.records.counts import (
    counts,
    counts_for_its_day,
    counts_on_its_course,
    is_hole_of_round,
    results_of,
    table_of,
)
from golf.records.daily import ONE_DAY
from golf.saves.history import HistoryLine
from golf.saves.settings import AWARD
from golf.words import mark, say

LONG_RUN = 10
"""Cards of a run that counts as a long one."""
BRISK = 600
"""Seconds in which a round against the clock is a brisk one."""

_LINES_A_STEP = 50

ParsOf = Callable[[HistoryLine], Sequence[int]]


class Award(NamedTuple):
    """What can be earned.

    `counter` is the number of a tally that has to reach `goal`; `emblem` and `metal` say what its
    picture shows. The English `name` and `about` are looked up in the catalogue when they are said.
    """

    key: str
    counter: str
    goal: int
    emblem: str
    metal: str
    name: str
    about: str

    @property
    def title(self) -> str:
        """Its name, in the language in force."""
        return say(self.name)

    @property
    def task(self) -> str:
        """What it takes, in the language in force."""
        return say(self.about, n=self.goal)


BRONZE, SILVER, GOLD = "bronze", "silver", "gold"

AWARDS = (
    Award("hole", "holes", 1, "flag", BRONZE,
          mark("Off the tee"), mark("Play a hole to its end.")),
    Award("holes_100", "holes", 100, "flag", SILVER,
          mark("Well trodden"), mark("Play {n} holes to their end.")),
    Award("holes_1000", "holes", 1000, "flag", GOLD,
          mark("Part of the course"), mark("Play {n} holes to their end.")),
    Award("round", "rounds", 1, "card", BRONZE,
          mark("Card signed"), mark("Play a round without giving a hole up.")),
    Award("rounds_10", "rounds", 10, "card", SILVER,
          mark("Season ticket"), mark("Play {n} rounds without giving a hole up.")),
    Award("rounds_50", "rounds", 50, "card", GOLD,
          mark("Life member"), mark("Play {n} rounds without giving a hole up.")),
    Award("clear", "clears", 1, "cup", BRONZE,
          mark("In the cup"), mark("Clear a hole.")),
    Award("clears_25", "clears", 25, "cup", SILVER,
          mark("Pockets full of balls"), mark("Clear {n} holes.")),
    Award("clears_100", "clears", 100, "cup", GOLD,
          mark("The cup collector"), mark("Clear {n} holes.")),
    Award("two_clears", "clear_row", 2, "twins", BRONZE,
          mark("Back to back"), mark("Clear {n} holes in a row.")),
    Award("hat_trick", "round_clears", 3, "hat", SILVER,
          mark("Hat trick"), mark("Clear {n} holes of one round.")),
    Award("deal_in_one", "stock_left", 5, "stock", GOLD,
          mark("Hole in one deal"), mark("Clear a hole with {n} or more cards left in the stock.")),
    Award("run_10", "run", 10, "flight", BRONZE,
          mark("Long drive"), mark("Play a run of {n} cards.")),
    Award("run_15", "run", 15, "flight", SILVER,
          mark("Over the trees"), mark("Play a run of {n} cards.")),
    Award("long_runs", "long_runs", 25, "flight", GOLD,
          mark("Big hitter"), mark("Play {n} holes with a run of ten or more cards.")),
    Award("under_par", "under_par", 1, "laurel", BRONZE,
          mark("Under par"), mark("Finish a round under par.")),
    Award("under_par_10", "under_par", 10, "laurel", SILVER,
          mark("A habit of it"), mark("Finish {n} rounds under par.")),
    Award("under_row_3", "under_row", 3, "laurel", GOLD,
          mark("In form"), mark("Finish {n} rounds in a row under par.")),
    Award("birdies", "birdies", 50, "bird", SILVER,
          mark("The aviary"), mark("Play {n} holes of finished rounds under par.")),
    Award("clean_card", "clean", 9, "pencil", GOLD,
          mark("Clean card"), mark("Finish a round with all {n} holes at par or better.")),
    Award("bests", "bests", 5, "stairs", SILVER,
          mark("Better and better"), mark("Beat your best round under the same rules {n} times.")),
    Award("no_hints", "unhinted_row", 9, "eye", BRONZE,
          mark("By eye alone"), mark("Play {n} holes in a row to their end without a hint.")),
    Award("own_counsel", "unhinted_rounds", 5, "eye", SILVER,
          mark("Own counsel"), mark("Play {n} rounds without a hint or a hole given up.")),
    Award("scratch", "unhinted_under_par", 5, "eye", GOLD,
          mark("Scratch player"), mark("Finish {n} rounds under par without a hint.")),
    Award("never", "kept_row", 50, "heart", SILVER,
          mark("Never say die"), mark("Play {n} holes in a row without giving one up.")),
    Award("presets", "presets", 5, "book", BRONZE,
          mark("All-rounder"), mark("Play a hole to its end under each of the {n} rule sets.")),
    Award("strict", "strict_clears", 3, "crown", GOLD,
          mark("Strictly speaking"), mark("Clear {n} holes under the strict rules.")),
    Award("wrap", "wrap_clears", 25, "ring", SILVER,
          mark("Round the corner"), mark("Clear {n} holes where Aces go on Kings.")),
    Award("relaxed", "relaxed_clears", 10, "sun", BRONZE,
          mark("Feet up"), mark("Clear {n} holes under the relaxed rules.")),
    Award("tourist", "courses", 3, "map", BRONZE,
          mark("Tourist"), mark("Finish a round on {n} courses.")),
    Award("grand_tour", "courses", 7, "map", SILVER,
          mark("The grand tour"), mark("Finish a round on {n} courses.")),
    Award("medals", "medals", 7, "medal", SILVER,
          mark("A full shelf"), mark("Win a medal on {n} courses.")),
    Award("gold", "golds", 1, "medal", GOLD,
          mark("All that glitters"), mark("Win a gold medal on a course.")),
    Award("golds", "golds", 7, "medal", GOLD,
          mark("Nothing but gold"), mark("Win a gold medal on {n} courses.")),
    Award("ten_days", "day_row", 10, "calendar", BRONZE,
          mark("Regular"), mark("Play the daily on {n} days in a row.")),
    Award("days_30", "days", 30, "calendar", SILVER,
          mark("A month of mornings"), mark("Play the daily on {n} days.")),
    Award("days_100", "days", 100, "calendar", GOLD,
          mark("A hundred days"), mark("Play the daily on {n} days.")),
    Award("daily_rounds", "daily_rounds", 10, "calendar", SILVER,
          mark("Nine before noon"), mark("Finish the daily round on {n} days.")),
    Award("speed", "speed_rounds", 1, "clock", BRONZE,
          mark("On the clock"), mark("Finish a speed round.")),
    Award("brisk", "brisk_rounds", 5, "clock", SILVER,
          mark("Brisk pace"), mark("Finish {n} speed rounds, each in less than ten minutes.")),
)  # fmt: skip
"""All awards, in the order in which they are listed."""


class Earned(NamedTuple):
    """By which line an award was earned, and when that was begun (ISO 8601)."""

    line_id: str
    begun: str


class Tally:
    """The numbers that awards wait for, over the lines taken so far; `earned` has awards by key.

    `pars_of` gives the par of each hole of a line; `medal_of` the medal that a round has won on its
    course: `bronze`, `silver`, `gold`, or nothing.
    """

    def __init__(self, pars_of: ParsOf, medal_of: Callable[[HistoryLine], str]) -> None:
        self.counters: Counter[str] = Counter()
        self.earned: dict[str, Earned] = {}
        self._pars_of, self._medal_of = pars_of, medal_of
        self._kinds: dict[str, set[str]] = {}
        self._rows: Counter[str] = Counter()
        self._bests: dict[object, float] = {}
        self._day_rows: dict[date, int] = {}
        self._waiting = list(AWARDS)

    def progress(self, award: Award) -> int:
        """Return how far an award is on its way, from 0 to its goal."""
        return award.goal if award.key in self.earned else self.counters[award.counter]

    def take(self, line: HistoryLine) -> None:
        """Count the next line of the history."""
        results = results_of(line)
        if not counts(line):
            if not line.is_round:
                self._break_rows()
        elif results and line.is_round:
            self._take_round(line, results)
        elif results:
            self._take_hole(line, results[0])
        if results:
            self._take_medal(line)
            self._take_day(line, results)
        earned = Earned(line.id, line.begun)
        for award in [each for each in self._waiting if self.counters[each.counter] >= each.goal]:
            self.earned[award.key] = earned
            self._waiting.remove(award)

    # ---- holes

    def _break_rows(self) -> None:
        for row in ("clear_row", "unhinted_row", "kept_row"):
            self._rows[row] = 0

    def _take_hole(self, line: HistoryLine, hole: HoleResult) -> None:
        is_kept = not hole.is_given_up
        self._count("holes", is_kept)
        self._row("clear_row", hole.is_cleared)
        self._row("unhinted_row", is_kept and line.hints == 0)
        self._row("kept_row", is_kept)
        self._most("run", hole.longest_run)
        self._count("long_runs", hole.longest_run >= LONG_RUN)
        rules = line.rules
        if is_kept and rules.preset is not None:
            self._kind("presets", rules.preset)
        if hole.is_cleared:
            self._count("clears")
            self._most("stock_left", hole.stock_left)
            self._count("wrap_clears", rules.wrap)
            self._count(f"{rules.preset}_clears")

    # ---- rounds

    def _take_round(self, line: HistoryLine, results: list[HoleResult]) -> None:
        pars = self._pars_of(line)
        strokes = sum(hole.strokes for hole in results)
        is_under, is_unhinted = strokes < sum(pars), line.hints == 0
        is_kept = not any(hole.is_given_up for hole in results)
        at_par = [hole.strokes - par for hole, par in zip(results, pars, strict=True)]
        self._count("rounds", is_kept)
        self._count("unhinted_rounds", is_kept and is_unhinted)
        self._count("under_par", is_under)
        self._count("unhinted_under_par", is_under and is_unhinted)
        self._row("under_row", is_under)
        self._most("round_clears", sum(hole.is_cleared for hole in results))
        self._most("clean", sum(difference <= 0 for difference in at_par))
        self._count("birdies", sum(difference < 0 for difference in at_par))
        self._count("speed_rounds", line.speed and is_kept)
        self._count("brisk_rounds", line.speed and is_kept and line.seconds < BRISK)
        table = table_of(line)
        best = self._bests.setdefault(table, strokes)
        self._count("bests", strokes < best)
        self._bests[table] = min(best, strokes)
        if line.course is not None and is_kept:
            self._kind("courses", line.course)

    def _take_medal(self, line: HistoryLine) -> None:
        if line.course is None or not line.is_round or not counts_on_its_course(line):
            return
        medal = self._medal_of(line)
        if medal:
            self._kind("medals", line.course)
        if medal == GOLD:
            self._kind("golds", line.course)

    # ---- days

    def _take_day(self, line: HistoryLine, results: list[HoleResult]) -> None:
        """Count the day of a daily that was played on it, and the row of days that it is in."""
        is_played = not all(hole.is_given_up for hole in results)
        if line.daily is None or is_hole_of_round(line) or not is_played:
            return
        if not counts_for_its_day(line):
            return
        if line.is_round:
            self._kind("daily_rounds", line.daily)
        day = date.fromisoformat(line.daily)
        if day in self._day_rows:
            return
        before, after = (self._day_rows.get(day + step, 0) for step in (-ONE_DAY, ONE_DAY))
        length = before + 1 + after
        # The ends of a row know how long it is.
        self._day_rows[day] = length
        self._day_rows[day - before * ONE_DAY] = self._day_rows[day + after * ONE_DAY] = length
        self.counters["days"] = len(self._day_rows)
        self._most("day_row", length)

    # ---- numbers

    def _count(self, name: str, by: int = 1) -> None:
        if by:
            self.counters[name] += by

    def _most(self, name: str, number: int) -> None:
        self.counters[name] = max(self.counters[name], number)

    def _row(self, name: str, goes_on: bool) -> None:
        self._rows[name] = self._rows[name] + 1 if goes_on else 0
        self._most(name, self._rows[name])

    def _kind(self, name: str, kind: str) -> None:
        kinds = self._kinds.setdefault(name, set())
        kinds.add(kind)
        self.counters[name] = len(kinds)


class AwardBook:
    """The tally of a history that grows: each line is counted once, as long as none is replaced."""

    def __init__(self, pars_of: ParsOf, medal_of: Callable[[HistoryLine], str]) -> None:
        self._pars_of, self._medal_of = pars_of, medal_of
        self._tally = Tally(pars_of, medal_of)
        self._taken: list[HistoryLine] = []

    def following(self, lines: list[HistoryLine]) -> Work[Tally]:
        """Return the tally of all lines of a history, counting what is new in it."""
        # Equal lines are the same objects, mostly, so that this is quick.
        if self._taken != lines[: len(self._taken)]:
            self._tally, self._taken = Tally(self._pars_of, self._medal_of), []
        tally, taken = self._tally, self._taken
        while len(taken) < len(lines):
            if len(taken) % _LINES_A_STEP == 0:
                yield
            tally.take(lines[len(taken)])
            taken.append(lines[len(taken)])
        return tally


def tally_of(
    lines: Sequence[HistoryLine],
    pars_of: ParsOf,
    medal_of: Callable[[HistoryLine], str] = lambda line: "",
) -> Tally:
    """Return the tally of some lines, at once."""
    return finished(AwardBook(pars_of, medal_of).following(list(lines)))


def newly_earned(tally: Tally, line_id: str) -> list[Award]:
    """Return the awards that the line of an id has earned: those that were not there before it."""
    return [
        award
        for award in AWARDS
        if award.key in tally.earned and tally.earned[award.key].line_id == line_id
    ]


def award_name(award: Award) -> str:
    """Return the name under which the settings note that the player was told of an award."""
    return f"{AWARD}{award.key}"
