"""The field of an event: what its rivals take, hole by hole, worked out a little at a time."""

from collections.abc import Generator, Mapping, Sequence
from typing import Literal, NamedTuple

from golf.analysis.rivals import Rival, playing
from golf.core.event import Event
from golf.core.position import HIGHEST_STROKES, LOWEST_STROKES
from golf.core.record import HoleRecord, Record
from golf.core.result import hole_results
from golf.core.rules import HOLES_IN_ROUND, Rules

PODIUM = 3
"""The places that win a trophy."""


Prize = Literal["first", "second", "third", "up", "stay"]


class Goal(NamedTuple):
    """What the last hole can bring, and with how many strokes at most.

    `prize` is a place of the podium, or a step to the next division or the one before.
    """

    prize: Prize
    strokes: int

    @property
    def is_sure(self) -> bool:
        """Whether no hole can take it away."""
        return self.strokes >= HIGHEST_STROKES


class Standing(NamedTuple):
    """Where somebody stands on a leader board, `rival` being None for the player.

    `strokes` are those of each hole; `place` counts from 1 and is shared by equal ones; `moved` is
    how many places the last hole brought, negative for those that it cost.
    """

    rival: Rival | None
    strokes: tuple[int, ...]
    place: int
    moved: int = 0

    @property
    def total(self) -> int:
        """The strokes of all the holes."""
        return sum(self.strokes)


class Field:
    """What the rivals of an event take, as far as that is known.

    `strokes` holds by each rival's key those of its holes; what was known before may be given as
    `known`. All rivals play a hole before the next one is begun.
    """

    def __init__(
        self,
        event: Event,
        rules: Rules,
        rivals: Sequence[Rival],
        known: Mapping[str, Sequence[int]] | None = None,
    ) -> None:
        self.event = event
        self.rules = rules
        self.rivals = tuple(rivals)
        found = known or {}
        self.strokes = {rival.key: list(found.get(rival.key, ())) for rival in rivals}
        self._records: dict[tuple[str, int], HoleRecord] = {}

    @property
    def holes(self) -> int:
        """How many holes the whole field has played, 0 to 9."""
        return min(map(len, self.strokes.values()))

    @property
    def played(self) -> int:
        """How many holes the rivals have played, all together."""
        return sum(map(len, self.strokes.values()))

    @property
    def progress(self) -> float:
        """How much of all the holes is played, 0 to 1."""
        return self.played / (HOLES_IN_ROUND * len(self.rivals))

    def playing_on(self, holes: int = HOLES_IN_ROUND) -> Generator[None, None, None]:
        """Let all play until they have played so many holes, pausing within some milliseconds."""
        for number in range(self.holes + 1, holes + 1):
            for rival in self.rivals:
                taken = self.strokes[rival.key]
                if len(taken) < number:
                    hole = yield from self.hole_record(rival, number)
                    record = str(Record(self.rules, (hole,)))
                    taken.append(hole_results(record)[0].strokes)

    def hole_record(self, rival: Rival, number: int) -> Generator[None, None, HoleRecord]:
        """Let a rival play hole `number` (from 1), unless it did so before."""
        found = self._records.get((rival.key, number))
        if found is None:
            found = yield from playing(rival, self.event, self.rules, number)
            self._records[rival.key, number] = found
        return found

    def record(self, rival: Rival) -> Generator[None, None, Record]:
        """Let a rival play all nine holes and return its record."""
        holes = []
        for number in range(1, HOLES_IN_ROUND + 1):
            holes.append((yield from self.hole_record(rival, number)))
        return Record(self.rules, tuple(holes))

    def board(self, mine: Sequence[int] | None, holes: int) -> list[Standing]:
        """Return the leader board after so many holes, the best first, equal ones as they stand.

        `mine` are the player's strokes of each hole, None where the field plays alone. The field
        has played those holes.
        """
        played = [(rival, self.strokes[rival.key][:holes]) for rival in self.rivals]
        everybody: list[tuple[Rival | None, list[int]]] = [*played]
        if mine is not None:
            everybody.insert(0, (None, list(mine[:holes])))
        totals = [sum(strokes) for _, strokes in everybody]
        before = [sum(strokes[:-1]) for _, strokes in everybody]
        board = []
        for number, (rival, strokes) in enumerate(everybody):
            place = place_of(totals[number], totals)
            moved = place_of(before[number], before) - place if holes > 1 else 0
            board.append(Standing(rival, tuple(strokes), place, moved))
        return sorted(board, key=lambda standing: standing.place)

    def needed(self, mine: Sequence[int], place: int) -> int | None:
        """Return with how many strokes at most the last hole brings a place or a better one.

        `mine` are the player's strokes of the holes before it; the field has played all of them.
        None stands for what no hole can bring.
        """
        totals = sorted(map(sum, self.strokes.values()))
        most = totals[place - 1] - sum(mine)
        return most if most >= LOWEST_STROKES else None


def place_of(total: int, totals: Sequence[int]) -> int:
    """Return the place of a total among all of them: one more than there are lower ones."""
    return 1 + sum(other < total for other in totals)
