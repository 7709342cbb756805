"""The estimate of a tableau: the strokes to expect by one who cannot see the stock and flips now.

A weighted sum of what a thoughtful player looks at: how many cards are left, how many partners each
of them still has among the unseen cards, what lies under Kings and Aces, how many columns are open
and which ranks they show. The weights, one row for each number of unseen cards, were learnt from
games by `tests/tools/learn_estimate.py`.

A partner of a card is an unseen card on which it fits.
"""

from functools import lru_cache
from typing import NamedTuple

from golf.analysis.estimate_weights import THOUSANDTHS
from golf.analysis.runs import run_states
from golf.analysis.tableaux import NO_RANK, Column, State, Tableaux
from golf.core.cards import ACE, KING
from golf.core.rules import Rules

_RANKS = range(ACE, KING + 1)


class Features(NamedTuple):
    """What is looked at, and in a row of weights what each of it weighs.

    Summed over all cards left: 1, its scarcity (1 over one more than its partners), scarcity times
    its height, 1 where it has no partner, its share (partners over unseen cards), 1 where it and
    the card under it fit one another, its height where it is a King, and where it is an Ace; over
    the columns left: 1, the height squared, the exposed card's scarcity and share; for the ranks
    exposed: the share of unseen cards on which one of them fits, how many have a neighbour among
    them, how many they are.
    """

    constant: float
    cards: float
    scarcity: float
    covering: float
    lonely: float
    share: float
    linked: float
    kings: float
    aces: float
    columns: float
    uneven: float
    exposed_scarcity: float
    exposed_share: float
    fitting: float
    neighbours: float
    ranks: float


@lru_cache(maxsize=4)
def weights_for(rules: Rules) -> list[Features]:
    """Return the weights for a rule set; item n is for n unseen cards, from 1 to 17."""
    lines = THOUSANDTHS[rules.letters[1:3]].strip().splitlines()
    return [Features(*(int(number) / 1000 for number in line.split())) for line in lines]


class Estimator:
    """Estimates the tableaux that follow from a position, for one set of unseen cards.

    `unseen[r]` is how many cards of rank r (1 to 13; 0 for r = 0) are unseen; all of them are still
    to be flipped, and `flips` is how many that are.
    """

    def __init__(self, tableaux: Tableaux, unseen: list[int], weights: list[Features]) -> None:
        self.tableaux = tableaux
        self.unseen = unseen
        self.flips = sum(unseen)
        self._all_weights = weights
        self._weights = weights[self.flips]
        self._after: dict[int, Estimator] = {}
        self._of_exposed: dict[int, float] = {}
        self._columns = self._columns_with_values() if self.flips else []

    def after(self, rank: int) -> "Estimator":
        """Return the estimator for the moment after a card of `rank` was flipped."""
        if rank not in self._after:
            unseen = list(self.unseen)
            unseen[rank] -= 1
            self._after[rank] = Estimator(self.tableaux, unseen, self._all_weights)
        return self._after[rank]

    def _columns_with_values(self) -> list[tuple[int, int, list[int], list[float]]]:
        """Return each column with what it adds to an estimate, by how many cards of it are gone."""
        weights = self._weights
        partners = partners_of(self.tableaux, self.unseen)
        of_rank = [self._rank_values(rank, count) for rank, count in enumerate(partners)]
        found = []
        for column in self.tableaux.columns:
            cards = 0.0
            values = [0.0]
            for high, (rank, is_linked) in enumerate(from_below(self.tableaux, column), start=1):
                flat, by_height, exposed = of_rank[rank]
                cards += flat + high * by_height
                if is_linked:
                    cards += weights.linked
                values.append(cards + exposed + weights.uneven * high * high)
            found.append((*column, values[::-1]))
        return found

    def _rank_values(self, rank: int, partners: int) -> tuple[float, float, float]:
        """Return what a card of a rank adds anywhere, for each card up to it, and when exposed."""
        weights = self._weights
        scarcity, share = 1 / (1 + partners), partners / self.flips
        flat = weights.cards + weights.scarcity * scarcity + weights.share * share
        if not partners:
            flat += weights.lonely
        dead_end = weights.kings if rank == KING else weights.aces if rank == ACE else 0.0
        exposed = (
            weights.columns + weights.exposed_scarcity * scarcity + weights.exposed_share * share
        )
        return flat, weights.covering * scarcity + dead_end, exposed

    def strokes(self, tableau: int) -> float:
        """Return the strokes to expect from a tableau whose run is over; exact without a stock."""
        if not self.flips or tableau == self.tableaux.cleared:
            return self.tableaux.cards_left(tableau) or -self.flips
        total = 0.0
        ranks = 0
        for stride, size, exposed, values in self._columns:
            gone = tableau // stride % size
            total += values[gone]
            ranks |= 1 << exposed[gone]
        if ranks not in self._of_exposed:
            self._of_exposed[ranks] = self._exposed_value(ranks)
        return total + self._of_exposed[ranks]

    def _exposed_value(self, ranks: int) -> float:
        weights = self._weights
        fitting, neighbours, count = exposed_features(self.tableaux, self.unseen, ranks)
        return (
            weights.constant
            + weights.fitting * fitting
            + weights.neighbours * neighbours
            + weights.ranks * count
        )

    def best_of_run(self, start: State) -> float:
        """Return the least strokes to expect among the ends of a run that begins at a state."""
        when_stuck = self.tableaux.flips_only_when_stuck
        ends = {
            tableau
            for (tableau, _), further in run_states(self.tableaux, start).items()
            if not (further and when_stuck)
        }
        return min(map(self.strokes, ends))


def from_below(tableaux: Tableaux, column: Column) -> list[tuple[int, bool]]:
    """Return the ranks of a column from its lowest card up, each with whether it is linked.

    A card is linked where it and the card under it fit one another in any order.
    """
    tops = tableaux.fits.tops
    ranks = column.exposed[-2::-1]
    return [
        (rank, rank in tops[under] or under in tops[rank])
        for rank, under in zip(ranks, [NO_RANK, *ranks], strict=False)
    ]


def partners_of(tableaux: Tableaux, unseen: list[int]) -> list[int]:
    """Return how many partners a card of each rank has among the unseen cards."""
    return [sum(unseen[top] for top in tops) for tops in tableaux.fits.tops]


def exposed_features(
    tableaux: Tableaux, unseen: list[int], exposed: int
) -> tuple[float, float, float]:
    """Return `fitting`, `neighbours` and `ranks` of a set of exposed ranks, bits 1 to 13."""
    fitting = neighbours = 0
    bits = tableaux.fits.bits
    for top in _RANKS:
        if exposed & bits[top]:
            fitting += unseen[top]
            neighbours += exposed >> top & 1
    return fitting / sum(unseen), float(neighbours), float((exposed & ~1).bit_count())


def features(tableaux: Tableaux, unseen: list[int], tableau: int) -> Features:
    """Return what is looked at in a tableau, the slow way that the weights are learnt by."""
    flips = sum(unseen)
    partners = partners_of(tableaux, unseen)
    sums = [0.0] * len(Features._fields)
    exposed = 0
    for column in tableaux.columns:
        gone = tableau // column.stride % column.size
        left = from_below(tableaux, column)[: column.size - 1 - gone]
        exposed |= 1 << column.exposed[gone]
        for high, (rank, is_linked) in enumerate(left, start=1):
            scarcity, share = 1 / (1 + partners[rank]), partners[rank] / flips
            is_top = high == len(left)
            of_card = Features(
                constant=0,
                cards=1,
                scarcity=scarcity,
                covering=scarcity * high,
                lonely=not partners[rank],
                share=share,
                linked=is_linked,
                kings=high * (rank == KING),
                aces=high * (rank == ACE),
                columns=is_top,
                uneven=high * high * is_top,
                exposed_scarcity=scarcity * is_top,
                exposed_share=share * is_top,
                fitting=0,
                neighbours=0,
                ranks=0,
            )
            sums = [a + b for a, b in zip(sums, of_card, strict=True)]
    fitting, neighbours, shown = exposed_features(tableaux, unseen, exposed)
    return Features(*sums)._replace(
        constant=1.0, fitting=fitting, neighbours=neighbours, ranks=shown
    )
