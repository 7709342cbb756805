"""The rivals of the Tour: how each of them plays, blind to the stock, the same for ever.

A rival has a style: a plan by which it ranks what it can do, and how often it slips. Whatever a
rival leaves to chance follows from the names of the event, the rules and the rival, the number of
the hole and of the move, never from the cards; so the same view gives the same choice. Estimates
are rounded before they are compared, and what looks equal is taken in the order in which it was
found. Where a style must ever change, `VERSION` does, too: it is part of what chance follows from,
and of the names of events from then on, so that an old name keeps its field.
"""

from collections.abc import Generator, Sequence
from typing import Literal, NamedTuple

from golf.analysis.advisor import look_ahead
from golf.analysis.estimate import Estimator, weights_for
from golf.analysis.runs import RunEnd, run_ends, run_moves
from golf.analysis.solver import Search, stock_ranks
from golf.analysis.tableaux import Tableaux
from golf.core.cards import KING
from golf.core.event import Event
from golf.core.moves import FLIP, Move, moves_text
from golf.core.position import Position
from golf.core.record import HoleRecord
from golf.core.rules import Rules

VERSION = 1

Plan = Literal["left", "right", "tall", "any", "long", "weigh", "look", "read"]

_STEPS = 1024
"""So many steps of an estimate make a stroke; what differs by less is equal."""
_SLIP_AMONG = 4
_COMPARED = 3
_WITHIN = 3 * _STEPS // 2
_ESTIMATE_WORTH = 4
_THOUSAND = 1000


class Style(NamedTuple):
    """How a rival plays.

    `plan` is what it looks at:

    - `left`, `right`, `tall`, `any`: it plays single cards, from the leftmost or the rightmost
      column, the tallest one, or any; it flips only when nothing fits.
    - `long`: the longest run in sight.
    - `weigh`: the end of a run with the fewest cards left, with `open` thousandths of a stroke for
      it where every unseen card would let it go on, and `even` thousandths against it for each
      square of a column's height.
    - `look`: the end with the best estimate; of the `looked_at` best by the estimates after each
      card that can be flipped.
    - `read`: like `look`; once no more than `late` cards are unseen it plays the best three ends
      out to their best, under `samples` orders of those cards.

    While there is a stock it does, in `slips` of a thousand decisions, what stands second to fourth
    in its own ranking.
    """

    plan: Plan
    slips: int = 0
    open: int = 4000
    even: int = 100
    looked_at: int = 0
    late: int = 0
    samples: int = 0


class Rival(NamedTuple):
    """Somebody to beat: `key` is its name in saved data and `name` the one that is shown.

    `mean` is what it takes a hole under classic, measured over 500 deals.
    """

    key: str
    name: str
    style: Style
    mean: float


class Chance:
    """Numbers that look random and follow from some texts alone.

    The texts are hashed by FNV-1a with 64 bits (Fowler, Noll, Vo), and every number is one of
    SplitMix64 (Steele, Lea, Flood, 2014).
    """

    _MASK = 2**64 - 1

    def __init__(self, *words: object) -> None:
        state = 0xCBF29CE484222325
        for byte in "/".join(map(str, words)).encode():
            state = (state ^ byte) * 0x100000001B3 & self._MASK
        self._state = state

    def below(self, bound: int) -> int:
        """Return the next number, from 0 to `bound` − 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & self._MASK
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & self._MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & self._MASK
        return (mixed ^ mixed >> 31) * bound >> 64

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place, after Fisher and Yates."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


Choosing = Generator[None, None, tuple[Move, ...]]


def choosing(style: Style, position: Position, chance: Chance) -> Choosing:
    """Return the moves up to the next decision, at least one, pausing within some milliseconds.

    `position` is not over; the order of its stock does not matter.
    """
    slips = chance.below(_THOUSAND) < style.slips and position.stock
    slip = 1 + chance.below(_SLIP_AMONG - 1) if slips else 0
    if style.plan in ("left", "right", "tall", "any"):
        return (_single(style, position, slip, chance),)
    ends = yield from _ranked(style, position, chance)
    return run_moves(position, ends[min(slip, len(ends) - 1)])


def _single(style: Style, position: Position, slip: int, chance: Chance) -> Move:
    """Return the card that a style plays which sees no runs, the flip where none fits."""
    plays = [move for move in position.legal_moves() if move is not FLIP]
    if not plays:
        return FLIP
    if style.plan == "any":
        return plays[chance.below(len(plays))]
    if style.plan == "right":
        plays.reverse()
    if style.plan == "tall":
        plays.sort(key=lambda move: -len(position.tableau[move.column or 0]))
    return plays[min(slip, len(plays) - 1)]


def _ranked(
    style: Style, position: Position, chance: Chance
) -> Generator[None, None, list[RunEnd]]:
    """Return the ends of the run, the best by a style's lights first."""
    tableaux, unseen = Tableaux(position), sorted(stock_ranks(position))
    ends = run_ends(tableaux)
    yield
    if style.plan == "long":
        return _sorted(ends, [tableaux.cards_left(end.tableau) for end in ends])
    if style.plan == "weigh":
        return _sorted(ends, [_worry(style, tableaux, unseen, end.tableau) for end in ends])
    estimator = Estimator(
        tableaux, [unseen.count(rank) for rank in range(KING + 1)], weights_for(position.rules)
    )
    values = [_steps(estimator.strokes(end.tableau)) for end in ends]
    ends, values = _sorted(ends, values), sorted(values)
    yield
    if not unseen or ends[0].tableau == tableaux.cleared:
        return ends
    ends, values = ends[: max(1, style.looked_at)], values[: style.looked_at]
    for number in range(len(values)):
        values[number] = _steps((yield from look_ahead(estimator, ends[number].tableau)))
    if values:
        ends, values = _sorted(ends, values), sorted(values)
    if len(unseen) <= style.late:
        ends = yield from _read(style, tableaux, unseen, chance, ends, values)
    return ends


def _sorted(ends: Sequence[RunEnd], values: list[int]) -> list[RunEnd]:
    """Return ends by their values, the lowest first, equal ones as they stand."""
    return [ends[number] for number in sorted(range(len(ends)), key=values.__getitem__)]


def _steps(strokes: float) -> int:
    return int(strokes * _STEPS + 100 * _STEPS + 0.5) - 100 * _STEPS


def _worry(style: Style, tableaux: Tableaux, unseen: list[int], tableau: int) -> int:
    """Return what somebody who weighs holds against a tableau, in thousandths of a stroke."""
    left = tableaux.cards_left(tableau)
    if not left or not unseen:
        return _THOUSAND * (left or -len(unseen))
    gone = [tableau // stride % size for stride, size, _ in tableaux.columns]
    columns = list(zip(tableaux.columns, gone, strict=True))
    exposed = {column.exposed[n] for column, n in columns}
    openings = sum(1 for top in unseen if exposed & tableaux.fits.on[top])
    uneven = sum((column.size - 1 - n) ** 2 for column, n in columns)
    return _THOUSAND * left + style.even * uneven - style.open * openings // len(unseen)


def _read(
    style: Style,
    tableaux: Tableaux,
    unseen: list[int],
    chance: Chance,
    ends: list[RunEnd],
    values: list[int],
) -> Generator[None, None, list[RunEnd]]:
    """Return ends in the order of what they come to under some orders of the unseen cards."""
    close = [n for n, value in enumerate(values[:_COMPARED]) if value <= values[0] + _WITHIN]
    if len(close) < 2:
        return ends
    searches = [Search(tableaux.following(ends[number].tableau)) for number in close]
    totals = [_ESTIMATE_WORTH * values[number] for number in close]
    for _ in range(style.samples):
        order = list(unseen)
        chance.shuffle(order)
        for number, search in zip(close, searches, strict=True):
            end = yield from search.explore((0, order[0]), order[1:])
            totals[number] += _STEPS * end.strokes
    return [*_sorted([ends[number] for number in close], totals), *ends[len(close) :]]


def playing(
    rival: Rival, event: Event, rules: Rules, number: int
) -> Generator[None, None, HoleRecord]:
    """Let a rival play hole `number` (from 1) of an event, pausing within some milliseconds."""
    deal = event.deals(rules)[number - 1]
    position = deal.position(rules)
    moves: list[Move] = []
    while not position.is_over:
        chance = Chance(VERSION, event, rules.letters, rival.key, number, len(moves))
        for move in (yield from choosing(rival.style, position, chance)):
            position = position.after(move)
            moves.append(move)
        yield
    return HoleRecord(deal, moves_text(moves))
