"""Where a result stands: its place among those of its rules, and the best on its very deal."""

from collections.abc import Generator, Sequence
from typing import NamedTuple

from golf.core.rules import Rules
from golf.records.results import results_of
from golf.records.statistics import FiledHole, speed_score
from golf.saves.history import HistoryLine, HoleResult

_LINES_A_STEP = 50


class Standing(NamedTuple):
    """What the history says of a result.

    `place` counts from 1 among `of` results that count; it is None for a result that does not
    (help, a later attempt). `best` holds for each rule set that the deal was played by its best
    result without help, in any attempt.
    """

    place: int | None
    of: int
    best: tuple[tuple[Rules, HoleResult], ...] = ()


def standing(lines: Sequence[HistoryLine], filed: HistoryLine) -> Generator[None, None, Standing]:
    """Compare a filed hole or round with `lines`, pausing now and then.

    Equal results share a place.
    """
    counts = filed.attempt == 1 and not filed.assisted
    mine = _key(filed)
    better = of = 0
    deal = "" if filed.is_round else filed.record.partition("/")[2].partition(":")[0]
    best: dict[Rules, FiledHole] = {}
    for number, line in enumerate(lines):
        if number % _LINES_A_STEP == 0:
            yield
        if deal and not line.assisted and f"/{deal}:" in line.record:
            _keep_best(best, line, deal)
        if _is_rival(line, filed) and results_of(line):
            of += 1
            better += _key(line) < mine
    found = tuple((rules, hole.result) for rules, hole in best.items())
    return Standing(better + 1 if counts else None, of, found)


def _is_rival(line: HistoryLine, filed: HistoryLine) -> bool:
    """Return whether a line stands in the same table of records."""
    return (
        not line.assisted
        and line.attempt == 1
        and line.speed == filed.speed
        and line.is_round == filed.is_round
        and line.record.partition("/")[0] == filed.record.partition("/")[0]
    )


def _key(line: HistoryLine) -> tuple[float, int]:
    """Return what the table is sorted by, the better the lower."""
    results = line.holes
    if not line.is_round:
        return FiledHole(line, results[0]).order
    strokes = sum(result.strokes for result in results)
    return (speed_score(strokes, line.seconds) if line.speed else strokes), 0


def _keep_best(best: dict[Rules, FiledHole], line: HistoryLine, deal: str) -> None:
    for result in results_of(line):
        rules = line.rules
        if result.deal == deal:
            hole = FiledHole(line, result)
            if rules not in best or hole.order < best[rules].order:
                best[rules] = hole
