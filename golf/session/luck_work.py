"""Luck and skill of the holes on the table, worked out in slices while they are played."""

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary, ref

from golf.background import SLICE, Background
from golf.core.hole import Hole
from golf.core.rounds import Round

if TYPE_CHECKING:
    from golf.analysis.luck import Measurer
    from golf.analysis.measure import Measure


class LuckWork:
    """Takes one hole apart, while it is played and when it is over.

    Nothing is told of a hole in progress: `measure` is None until it is over and all is known.
    """

    def __init__(self, hole: Hole, desk: "Desk | None" = None) -> None:
        self._desk = desk or Desk()
        # `LuckBook` forgets a work with its hole, so a work must not keep the hole alive.
        self._hole_ref = ref(hole)
        self._measurer: Measurer | None = None
        self._way: tuple[object, ...] = ()
        self._work: Background[Measure] | None = None

    @property
    def _hole(self) -> Hole:
        hole = self._hole_ref()
        assert hole is not None, "who works at a hole has it"
        return hole

    @property
    def measure(self) -> "Measure | None":
        """What the hole came from, None where that is not known yet."""
        return self._following().result if self._hole.is_over else None

    @property
    def is_working(self) -> bool:
        """Whether something of what was played is still to be worked out."""
        return not self._following().is_done

    def copy(self, hole: Hole) -> "LuckWork":
        """Return finished work as that at another hole which went the same way."""
        copy = LuckWork(hole, self._desk)
        copy._way, copy._work = self._way, self._work
        return copy

    def work_on(self, seconds: float = SLICE) -> bool:
        """Work for about `seconds`; return whether the work came to its end just now."""
        self._desk.take(self)
        has_ended = self._following().run_slice(seconds)
        if has_ended and self._hole.is_over:
            self.put_aside()
        return has_ended

    def put_aside(self) -> None:
        """Keep what is known, and nothing of what it takes to go on."""
        if self._work is not None and not self._work.is_done:
            self._work = None
        if self._measurer is not None:
            self._measurer.put_aside()

    def _following(self) -> "Background[Measure]":
        """Return the work at the moves as they stand; what was known before them is kept."""
        hole, way = self._hole, _way(self._hole)
        if self._work is None or way != self._way:
            if self._measurer is None or self._measurer.start is not hole.start:
                # The first frame of a hole needs no analysis.
                from golf.analysis.luck import Measurer

                self._measurer = Measurer(hole.start)
            self._way = way
            self._work = Background(self._measurer.measuring(tuple(hole.moves), hole.is_given_up))
        return self._work


class Desk:
    """Lets one hole's work at a time keep what it takes to go on, which needs much memory."""

    def __init__(self) -> None:
        self._work: ref[LuckWork] | None = None

    def take(self, work: LuckWork) -> None:
        """Make room for a work: the one before is put aside."""
        last = None if self._work is None else self._work()
        if last is not None and last is not work:
            last.put_aside()
        self._work = ref(work)


class LuckBook:
    """Holds one `LuckWork` for each hole that is in use somewhere, as long as the hole is."""

    def __init__(self) -> None:
        self._works: WeakKeyDictionary[Hole, LuckWork] = WeakKeyDictionary()
        self._desk = Desk()

    def of(self, hole: Hole) -> LuckWork:
        """Return the work at a hole, begun or not; what is known of one that went alike is kept."""
        if hole not in self._works:
            self._works[hole] = self._alike(hole) or LuckWork(hole, self._desk)
        return self._works[hole]

    def _alike(self, hole: Hole) -> LuckWork | None:
        """Return the finished work at another hole that went the same way, as a replay's did."""
        for other, work in self._works.items():
            if _way(other) == _way(hole) and not work.is_working:
                return work.copy(hole)
        return None

    def is_working_at(self, golf_round: Round) -> bool:
        """Return whether something of a round's holes is still to be worked out."""
        return any(self.of(hole).is_working for hole in golf_round.holes)

    def work_on_round(self, golf_round: Round) -> bool:
        """Work for a slice at a round's holes; return whether one more is known now."""
        for hole in golf_round.holes:
            if self.of(hole).is_working:
                return self.of(hole).work_on()
        return False

    def of_round(self, golf_round: Round) -> "list[Measure] | None":
        """Return what is known of every hole of a round, None while one of them is unknown."""
        measures = [self.of(hole).measure for hole in golf_round.holes]
        known = [measure for measure in measures if measure is not None]
        return known if len(known) == len(measures) else None


def _way(hole: Hole) -> tuple[object, ...]:
    """Return what the luck of a hole follows from."""
    return hole.start, tuple(hole.moves), hole.is_given_up
