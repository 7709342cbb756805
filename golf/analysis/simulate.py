"""Let a bot play many deals, on one core or several, and count what comes of it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from golf.analysis.bots import BOTS, played
from golf.analysis.luck import Measurer
from golf.analysis.measure import Parts
from golf.core.deal import Deal
from golf.core.rules import Rules
from golf.core.scoring import counted
from golf.core.slices import finished

_Z95 = 1.959964
"""How many standard errors a 95 % interval reaches to each side."""

_DEALS_A_TURN = 16
"""How many deals a process takes at a time, so that the first results come soon."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """The strokes of a bot on some deals under one rule set, in the order of the deals.

    `parts` are worth, choices and luck of each, where they were asked for.
    """

    rules: Rules
    bot: str
    strokes: tuple[int, ...]
    parts: tuple[Parts, ...] = ()

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return len(self.strokes)

    @property
    def cleared(self) -> int:
        """How many of them were cleared, which is to take no more than 0 strokes."""
        return sum(strokes <= 0 for strokes in self.strokes)

    @property
    def cleared_95(self) -> tuple[float, float]:
        """A 95 % interval of the share cleared, 0 to 1, by Wilson's score method (1927)."""
        n, share = self.deals, self.cleared / self.deals
        middle = share + _Z95**2 / (2 * n)
        margin = _Z95 * sqrt(share * (1 - share) / n + (_Z95 / (2 * n)) ** 2)
        scale = 1 + _Z95**2 / n
        return max(0.0, (middle - margin) / scale), min(1.0, (middle + margin) / scale)

    @property
    def mean_strokes(self) -> float:
        """The mean strokes."""
        return _mean(self.strokes)

    @property
    def stderr(self) -> float:
        """The standard error of the mean strokes; 0 for a single deal."""
        return _stderr(self.strokes)

    @property
    def scores(self) -> tuple[int, ...]:
        """What the rules count on each deal: cards left, strokes or points."""
        return tuple(counted(self.rules, strokes) for strokes in self.strokes)

    @property
    def mean_score(self) -> float:
        """The mean of what the rules count."""
        return _mean(self.scores)

    @property
    def score_stderr(self) -> float:
        """The standard error of that mean; 0 for a single deal."""
        return _stderr(self.scores)

    @property
    def luck(self) -> dict[str, tuple[float, float]]:
        """The means of `worth`, `choices` and `luck`, each with its standard error, if known."""
        columns = zip(*self.parts, strict=True)
        return {
            name: (_mean(column), _stderr(column))
            for name, column in zip(Parts._fields, columns, strict=False)
        }

    def summary(self, seconds: float) -> dict[str, object]:
        """Return the results as `golf simulate --json` prints them; `seconds` is what they took.

        The mean score is among them where the rules count something else than strokes, and luck
        and skill where they were asked for.
        """
        counts = Counter(self.strokes)
        score = {
            "mean_score": round(self.mean_score, 6),
            "score_stderr": round(self.score_stderr, 6),
        }
        return {
            "rules": str(self.rules),
            "bot": self.bot,
            "deals": self.deals,
            "cleared": self.cleared,
            "cleared_share": round(self.cleared / self.deals, 6),
            "cleared_95": [round(bound, 6) for bound in self.cleared_95],
            "mean_strokes": round(self.mean_strokes, 6),
            "stderr": round(self.stderr, 6),
            **(score if self.rules.score != "strokes" else {}),
            **{name: [round(each, 6) for each in pair] for name, pair in self.luck.items()},
            "histogram": {str(strokes): counts[strokes] for strokes in sorted(counts)},
            "deals_per_second": round(self.deals / seconds, 3) if seconds > 0 else None,
        }


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _stderr(numbers: Sequence[float]) -> float:
    """Return the standard error of a mean; 0 for a single number."""
    mean, count = _mean(numbers), len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers)
    return sqrt(spread / max(count - 1, 1) / count)


class _Task(NamedTuple):
    """A deal for a bot; names are what goes from process to process."""

    bot: str
    rules: str
    deal: str
    with_luck: bool


class _Result(NamedTuple):
    """What a bot came to on a deal."""

    strokes: int
    parts: Parts | None


def simulate(
    bot: str,
    rules: Rules,
    deals: Sequence[Deal],
    jobs: int = 1,
    progress: Callable[[int], object] | None = None,
    *,
    with_luck: bool = False,
) -> Simulation:
    """Let `bot` (a name in `BOTS`) play each of the deals once.

    The result is the same for any number of `jobs`, the processes that share the work: whatever a
    bot leaves to chance is seeded by the deal. `progress` is called with 1 after each deal.
    `with_luck` takes each hole apart, too, which is about a second more for each.

    Raises:
        ValueError: there is no such bot, no deal, or `jobs` is below 1.
    """
    if bot not in BOTS:
        raise ValueError(f"expected a bot ({', '.join(BOTS)}), got {bot!r}")
    if not deals or jobs < 1:
        raise ValueError(f"expected deals and jobs, got {len(deals)} and {jobs}")
    tasks = [_Task(bot, str(rules), str(deal), with_luck) for deal in deals]
    jobs = min(jobs, len(tasks))
    if jobs == 1:
        results = _gather(map(_result, tasks), progress)
    else:
        results = _shared(tasks, jobs, progress)
    parts = tuple(result.parts for result in results if result.parts is not None)
    return Simulation(rules, bot, tuple(result.strokes for result in results), parts)


def _shared(
    tasks: Sequence[_Task], jobs: int, progress: Callable[[int], object] | None
) -> list[_Result]:
    """Return the results of some tasks in their order, worked out by several processes."""
    # Only now, since a browser has no processes. A spawned one inherits nothing by accident.
    from multiprocessing import get_context

    try:
        with _without_interrupts():
            pool = get_context("spawn").Pool(jobs)
    except (OSError, ImportError):
        # Containers and phones may lack what processes share; alone the result is the same.
        return _gather(map(_result, tasks), progress)
    with pool:
        share = max(1, min(_DEALS_A_TURN, len(tasks) // jobs))
        return _gather(pool.imap(_result, tasks, share), progress)


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Let processes begin that leave Ctrl+C to this one, which ends them quietly."""
    import signal

    # A process that begins while it is ignored goes on ignoring it.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _gather(results: Iterable[_Result], progress: Callable[[int], object] | None) -> list[_Result]:
    found = []
    for result in results:
        found.append(result)
        if progress is not None:
            progress(1)
    return found


def _result(task: _Task) -> _Result:
    """Return what comes of one deal."""
    from random import Random

    start = Deal.parse(task.deal).position(Rules.parse(task.rules))
    moves, end = played(start, BOTS[task.bot], Random("/".join(task[:3])))
    parts = finished(Measurer(start).measuring(moves)).parts if task.with_luck else None
    return _Result(end.strokes, parts)
