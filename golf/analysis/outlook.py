"""The outlook of a tableau: what a player who cannot see the stock may expect from flipping on.

A weighted sum of what a thoughtful player looks at: how many cards are left, how many partners each
of them still has among the unseen cards, what lies under Kings and Aces, how many columns are open
and which ranks they show. The weights, one row for each number of unseen cards, were learnt from
games by `tests/tools/learn_outlook.py`.

A partner of a card is an unseen card on which it fits.
"""

from functools import lru_cache
from typing import NamedTuple

from golf.analysis.lie import BITS, Lie, cards_left, height
from golf.analysis.outlook_weights import THOUSANDTHS
from golf.core.cards import ACE, KING
from golf.core.rules import Rules

_HEIGHT = (1 << BITS) - 1
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


class Outlook:
    """The outlook of the tableaux that follow from one lie, for one set of unseen cards.

    `unseen[r]` is how many cards of rank r are unseen; all of them are still to be flipped.
    """

    def __init__(self, lie: Lie, unseen: list[int], weights: list[Features]) -> None:
        self.lie = lie
        self.unseen = unseen
        self.flips = sum(unseen)
        self._all_weights = weights
        self._weights = weights[self.flips]
        self._of_exposed: dict[int, float] = {}
        self._of_column = self._column_values() if self.flips else []

    def after(self, rank: int) -> "Outlook":
        """Return the outlook once a card of `rank` was flipped."""
        unseen = list(self.unseen)
        unseen[rank] -= 1
        return Outlook(self.lie, unseen, self._all_weights)

    def _column_values(self) -> list[list[float]]:
        """Return what each column adds to the outlook at each height."""
        weights = self._weights
        partners = partners_of(self.lie, self.unseen)
        of_rank = [self._rank_values(rank, count) for rank, count in enumerate(partners)]
        found = []
        for ranks, links in zip(self.lie.ranks, self.lie.links, strict=True):
            cards = 0.0
            values = [0.0]
            for high in range(1, len(ranks)):
                flat, by_height, exposed = of_rank[ranks[high]]
                cards += flat + high * by_height
                if links[high]:
                    cards += weights.linked
                values.append(cards + exposed + weights.uneven * high * high)
            found.append(values)
        return found

    def _rank_values(self, rank: int, partners: int) -> tuple[float, float, float]:
        """Return what a card of a rank adds anywhere, for each card up to it, and when exposed."""
        weights = self._weights
        scarcity, share = 1 / (1 + partners), partners / self.flips
        flat = weights.cards + weights.scarcity * scarcity + weights.share * share
        if not partners:
            flat += weights.lonely
        edge = weights.kings if rank == KING else weights.aces if rank == ACE else 0.0
        exposed = (
            weights.columns + weights.exposed_scarcity * scarcity + weights.exposed_share * share
        )
        return flat, weights.covering * scarcity + edge, exposed

    def value(self, heights: int) -> float:
        """Return the strokes to expect from a tableau whose run is over; exact without a stock."""
        if not self.flips or not heights:
            return cards_left(heights) or -self.flips
        total = 0.0
        exposed = 0
        for column, ranks in enumerate(self.lie.ranks):
            high = heights >> BITS * column & _HEIGHT
            total += self._of_column[column][high]
            exposed |= 1 << ranks[high]
        if exposed not in self._of_exposed:
            self._of_exposed[exposed] = self._exposed_value(exposed)
        return total + self._of_exposed[exposed]

    def _exposed_value(self, exposed: int) -> float:
        weights = self._weights
        fitting, neighbours, ranks = exposed_features(self.lie, self.unseen, exposed)
        return (
            weights.constant
            + weights.fitting * fitting
            + weights.neighbours * neighbours
            + weights.ranks * ranks
        )

    def lowest(self, heights: int, top: int) -> float:
        """Return the best value among the ends of a run from a tableau under `top`."""
        plays, when_stuck = self.lie.plays, self.lie.flips_only_when_stuck
        seen = {(heights, top)}
        stack = [(heights, top)]
        found: dict[int, float] = {}
        while stack:
            here = stack.pop()
            further = plays(*here)
            if here[0] not in found and not (further and when_stuck):
                found[here[0]] = self.value(here[0])
            for _, after, rank in further:
                if (after, rank) not in seen:
                    seen.add((after, rank))
                    stack.append((after, rank))
        return min(found.values())


def partners_of(lie: Lie, unseen: list[int]) -> list[int]:
    """Return how many partners a card of each rank has among the unseen cards."""
    return [sum(unseen[top] for top in tops) for tops in lie.takes]


def exposed_features(lie: Lie, unseen: list[int], exposed: int) -> tuple[float, float, float]:
    """Return `fitting`, `neighbours` and `ranks` of a set of exposed ranks, bits 1 to 13."""
    fitting = neighbours = 0
    for top in _RANKS:
        if exposed & lie.fit_masks[top]:
            fitting += unseen[top]
            neighbours += exposed >> top & 1
    return fitting / sum(unseen), float(neighbours), float((exposed & ~1).bit_count())


def features(lie: Lie, unseen: list[int], heights: int) -> Features:
    """Return what is looked at in a tableau, the slow way that the weights are learnt by."""
    flips = sum(unseen)
    partners = partners_of(lie, unseen)
    sums = [0.0] * len(Features._fields)
    exposed = 0
    for column, ranks in enumerate(lie.ranks):
        top = height(heights, column)
        exposed |= 1 << ranks[top]
        for high in range(1, top + 1):
            rank = ranks[high]
            scarcity, share = 1 / (1 + partners[rank]), partners[rank] / flips
            is_top = high == top
            of_card = Features(
                constant=0,
                cards=1,
                scarcity=scarcity,
                covering=scarcity * high,
                lonely=not partners[rank],
                share=share,
                linked=lie.links[column][high],
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
    fitting, neighbours, shown = exposed_features(lie, unseen, exposed)
    return Features(*sums)._replace(
        constant=1.0, fitting=fitting, neighbours=neighbours, ranks=shown
    )
