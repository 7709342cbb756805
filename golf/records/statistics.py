"""Statistics: what the lines of the history come to, for each rule set.

Only first attempts count. Results with help, and speed rounds, have tables of their own. A hole of
a round counts by its own line; the round's line counts its holes only where they were not filed.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from heapq import nsmallest
from operator import attrgetter
from typing import NamedTuple

from golf.background import Work
from golf.core.errors import NotationError
from golf.core.result import HoleResult
from golf.core.rules import PRESETS, Rules
from golf.core.scoring import better_first, counted, minutes_of, speed_score
from golf.core.slices import finished
from golf.records.counts import TableKey, table_of
from golf.saves.history import HistoryLine

TOP = 10
_LINES_A_STEP = 50
_HOLES_A_STEP = 1000

ParOf = Callable[[HistoryLine], int]


class CountedHole(NamedTuple):
    """A hole that counts, and the line it was filed in."""

    line: HistoryLine
    result: HoleResult

    @property
    def order(self) -> tuple[int, int]:
        """The key that sorts the better result first, see `golf.core.scoring`."""
        return better_first(self.line.rules, self.result.strokes, self.result.move_count)


class CountedRound(NamedTuple):
    """A round that counts: its line, strokes and par."""

    line: HistoryLine
    strokes: int
    par: int

    @property
    def minutes(self) -> float:
        """The time of play, to the tenth of a minute."""
        return minutes_of(self.line.seconds)

    @property
    def speed_score(self) -> float:
        """Strokes plus minutes, as in speed golf."""
        return speed_score(self.strokes, self.line.seconds)

    @property
    def order(self) -> float:
        """The key that sorts the better round first: of those against the clock with minutes."""
        return self.speed_score if self.line.speed else self.strokes


def shared_places(found: Sequence[CountedHole | CountedRound]) -> list[int]:
    """Return the place, from 1, of each of the best that were filed; equal ones share it."""
    orders = [each.order for each in found]
    return [orders.index(order) + 1 for order in orders]


def usual_par(line: HistoryLine) -> int:
    """Return the par of a line's holes by its rules; a course has its own."""
    return line.rules.default_par * line.hole_count


@dataclass
class Table:
    """All that counts under one rule set, in the order in which it was filed."""

    rules: Rules
    is_assisted: bool = False
    is_speed: bool = False
    holes: list[CountedHole] = field(default_factory=list)
    rounds: list[CountedRound] = field(default_factory=list)
    _best_holes: list[CountedHole] | None = field(default=None, init=False)

    @cached_property
    def cleared(self) -> int:
        """How many holes were cleared."""
        return sum(hole.result.is_cleared for hole in self.holes)

    @property
    def cleared_share(self) -> float | None:
        """The share of all holes that were cleared, 0 to 1; None without a hole."""
        return self.cleared / len(self.holes) if self.holes else None

    @cached_property
    def given_up(self) -> int:
        """How many holes were given up."""
        return sum(hole.result.is_given_up for hole in self.holes)

    @cached_property
    def average_strokes(self) -> float | None:
        """The mean strokes of all holes, cleared or not; None without a hole."""
        return _mean([hole.result.strokes for hole in self.holes])

    @cached_property
    def average_score(self) -> float | None:
        """The mean of all holes in the number that the rules count; None without a hole."""
        return _mean([counted(self.rules, hole.result.strokes) for hole in self.holes])

    @property
    def best_hole(self) -> CountedHole | None:
        """The best hole, the earliest of equal ones."""
        return next(iter(self.top_holes(1)), None)

    @cached_property
    def best_strokes(self) -> int | None:
        """The lowest strokes of a hole."""
        return min((hole.result.strokes for hole in self.holes), default=None)

    @cached_property
    def longest_run(self) -> int:
        """The most cards played between two flips."""
        return max((hole.result.longest_run for hole in self.holes), default=0)

    @cached_property
    def distribution(self) -> dict[int, int]:
        """How many holes took each number of strokes, the lowest first."""
        return dict(sorted(Counter(hole.result.strokes for hole in self.holes).items()))

    @cached_property
    def counts(self) -> dict[int, int]:
        """How many holes came to each number that the rules count, the lowest first."""
        found: Counter[int] = Counter()
        for strokes, count in self.distribution.items():
            found[counted(self.rules, strokes)] += count
        return dict(sorted(found.items()))

    @cached_property
    def clear_streak(self) -> int:
        """How many of the latest holes in a row were cleared."""
        return _streaks(hole.result.is_cleared for hole in self.holes)[0]

    @cached_property
    def longest_clear_streak(self) -> int:
        """The most holes in a row that were cleared."""
        return _streaks(hole.result.is_cleared for hole in self.holes)[1]

    @cached_property
    def average_round(self) -> float | None:
        """The mean strokes of a finished round; None without one."""
        return _mean([each.strokes for each in self.rounds])

    @cached_property
    def best_round(self) -> int | None:
        """The lowest strokes of a finished round."""
        return min((each.strokes for each in self.rounds), default=None)

    @cached_property
    def under_par(self) -> int:
        """How many finished rounds were under par."""
        return sum(each.strokes < each.par for each in self.rounds)

    @cached_property
    def longest_under_par_streak(self) -> int:
        """The most rounds in a row that were under par."""
        return _streaks(each.strokes < each.par for each in self.rounds)[1]

    @cached_property
    def best_speed(self) -> float | None:
        """The lowest strokes plus minutes of a round."""
        return min((each.speed_score for each in self.rounds), default=None)

    def counting(self) -> Work[None]:
        """Count every figure ahead, one a step: whoever paints them has them at hand."""
        for name in _COUNTED:
            getattr(self, name)
            yield
        self._best_holes = yield from self._ranking()

    def _ranking(self) -> Work[list[CountedHole]]:
        best: list[CountedHole] = []
        for start in range(0, len(self.holes), _HOLES_A_STEP):
            others = self.holes[start : start + _HOLES_A_STEP]
            best = nsmallest(TOP, [*best, *others], key=attrgetter("order"))
            yield
        return best

    def top_holes(self, count: int = TOP) -> list[CountedHole]:
        """Return the best holes, the better and then the earlier first."""
        if self._best_holes is None:
            self._best_holes = finished(self._ranking())
        return self._best_holes[:count]

    def top_rounds(self, count: int = TOP) -> list[CountedRound]:
        """Return the best rounds, the better and then the earlier first."""
        return sorted(self.rounds, key=attrgetter("order"))[:count]


_COUNTED = (
    "cleared", "given_up", "average_strokes", "average_score", "best_strokes",
    "longest_run",
    "distribution", "counts",
    "clear_streak", "longest_clear_streak", "average_round", "best_round", "under_par",
    "longest_under_par_streak", "best_speed",
)  # fmt: skip


@dataclass
class Statistics:
    """The tables, and how many lines are in none of them.

    `repeated` lines are of later attempts; `unreadable` ones hold a record that nobody can read.
    """

    tables: list[Table] = field(default_factory=list)
    repeated: int = 0
    unreadable: int = 0

    def table(self, rules: Rules, *, is_assisted: bool = False, is_speed: bool = False) -> Table:
        """Return the table of a rule set, an empty one where nothing was filed."""
        for table in self.tables:
            if (table.rules, table.is_assisted, table.is_speed) == (rules, is_assisted, is_speed):
                return table
        return Table(rules, is_assisted, is_speed)


def statistics(lines: Sequence[HistoryLine], par_of: ParOf = usual_par) -> Statistics:
    """Return what `counting` returns, at once."""
    return finished(counting(lines, par_of))


def counting(lines: Sequence[HistoryLine], par_of: ParOf = usual_par) -> Work[Statistics]:
    """Return the statistics of the lines of a history; `par_of` gives the par of a round's line."""
    found = Statistics()
    tables: dict[TableKey, Table] = {}
    ids = {line.id for line in lines}
    for number, line in enumerate(lines):
        if number % _LINES_A_STEP == 0:
            yield
        try:
            key, results = table_of(line), line.holes
        except NotationError:
            found.unreadable += 1
            continue
        if key is None:
            found.repeated += 1
            continue
        table = tables.setdefault(key, Table(*key))
        if line.is_round:
            strokes = sum(result.strokes for result in results)
            table.rounds.append(CountedRound(line, strokes, par_of(line)))
        table.holes += _own_holes(line, results, ids)
    found.tables = sorted(tables.values(), key=_order)
    for table in found.tables:
        yield from table.counting()
    return found


def _own_holes(
    line: HistoryLine, results: list[HoleResult], ids: set[str]
) -> Iterator[CountedHole]:
    if len(results) == 1:
        yield CountedHole(line, results[0])
        return
    for hole_id, result in zip(line.hole_ids, results, strict=True):
        if hole_id not in ids:
            yield CountedHole(line, result)


def _order(table: Table) -> tuple[bool, bool, int, str]:
    """Sort presets in their usual order, without wrap first, Custom after them."""
    preset = table.rules.preset
    place = len(PRESETS) if preset is None else list(PRESETS).index(preset)
    return table.is_speed, table.is_assisted, place, str(table.rules)


def _mean(numbers: list[int]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None


def _streaks(successes: Iterable[bool]) -> tuple[int, int]:
    """Return the length of the row at the end, and the longest one."""
    length = longest = 0
    for is_success in successes:
        length = length + 1 if is_success else 0
        longest = max(longest, length)
    return length, longest


def figures(table: Table) -> dict[str, int | float | None]:
    """Return the numbers of a table for programs, by name; every result is in strokes."""
    found: dict[str, int | float | None] = {
        "holes": len(table.holes),
        "cleared": table.cleared,
        "cleared_share": _rounded(table.cleared_share),
        "given_up": table.given_up,
        "average_strokes": _rounded(table.average_strokes),
        "best_strokes": table.best_strokes,
        "longest_run": table.longest_run,
        "clear_streak": table.clear_streak,
        "longest_clear_streak": table.longest_clear_streak,
        "rounds": len(table.rounds),
        "average_round": _rounded(table.average_round),
        "best_round": table.best_round,
        "under_par": table.under_par,
        "longest_under_par_streak": table.longest_under_par_streak,
    }
    if table.is_speed:
        found["best_speed"] = table.best_speed
    return found


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 4)
