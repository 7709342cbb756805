"""What the history says of a result that was just filed, in words for the summary and the card."""

from typing import NamedTuple

from golf.background import Background, Work
from golf.records.award_tally import telling_awards
from golf.records.awards import Award
from golf.records.comparison import Comparison, comparing
from golf.records.counts import Mark, is_repeated, mark_of
from golf.records.medals import medal_of
from golf.records.own import Praise, praising
from golf.records.statistics import TOP
from golf.records.tour import decides_division, division_of, step_of, trophy_of
from golf.saves.history import HistoryLine
from golf.services import Services
from golf.texts.medals import won_text
from golf.texts.rules_names import rules_name
from golf.texts.score import as_sentence, hole_result
from golf.texts.tour import division_words, result_words
from golf.ui.stamps import Stamp
from golf.words import say, say_n


class _Found(NamedTuple):
    """What the history says of a result."""

    comparison: Comparison | None = None
    praise: Praise | None = None
    awards: list[Award] = []  # noqa: RUF012 - replaced, never changed


def _looking_up(services: Services, line: HistoryLine | None) -> Work[_Found]:
    lines = yield from services.storage.history.reading_all()
    if line is None:
        return _Found()
    awards = yield from telling_awards(services.storage, services.awards, line.id)
    praise = yield from praising(lines, line)
    return _Found((yield from comparing(lines, line)), praise, awards)


class ResultLookup:
    """Looks a result up in the history, in slices, and tells what it has earned, once.

    `line_id` is the id it was filed under; nothing is said of what was not filed.
    """

    def __init__(self, services: Services, line_id: str) -> None:
        self.services = services
        self.line = services.storage.history.get(line_id)
        self.awards: list[Award] = []
        self.stamps: list[Stamp] = []
        """What is stamped on the card; others may add to it."""
        self._is_shown = False
        self._work = Background.begun(_looking_up(services, self.line))

    @property
    def comparison(self) -> Comparison | None:
        """How the result compares, None until it is worked out."""
        return None if self._work.result is None else self._work.result.comparison

    @property
    def is_working(self) -> bool:
        """Whether the result is still being looked up."""
        return not self._is_shown

    @property
    def is_in_top(self) -> bool:
        """Whether the result has a place in a top ten."""
        found = self.comparison
        return found is not None and found.place is not None and found.place <= TOP

    @property
    def is_record(self) -> bool:
        """Whether the result is the best of several, or has earned an award."""
        found = self.comparison
        return bool(self.awards) or (found is not None and found.place == 1 and found.of > 1)

    def work_on(self) -> bool:
        """Work for a slice of a frame; return whether all is known now."""
        self._work.run_slice()
        if self._is_shown or not self._work.is_done:
            return False
        self._is_shown = True
        self.awards = [] if self._work.result is None else self._work.result.awards
        found = self.comparison
        if found is not None and found.is_best_ever:
            self.stamps.append(Stamp(say("Best ever")))
        self.stamps += [] if self.line is None else medal_stamps(self.line)
        self.stamps += [] if self.line is None else tour_stamps(self.line)
        self.stamps += [
            Stamp(award.title, (award.emblem, award.metal, award.goal)) for award in self.awards
        ]
        if lines := self.lines():
            self.services.hold(" ".join(lines))
        return True

    def facts(self) -> list[tuple[str, str]]:
        """Return the place in the records and the best on the deal, as far as they are known."""
        found, line = self.comparison, self.line
        if line is None:
            return []
        if found is None:
            return [(say("In your records"), "…")]
        if found.place is None:
            return [(say("In your records"), _uncounted(line)), *self._best(found)]
        if found.of == 1:
            return self._best(found)  # alone in the table is no place
        place = say_n("{place} of {n}", "{place} of {n}", found.of, place=found.place)
        place = self.praised(self.praised(place, Praise.HOLE), Praise.USUAL)
        return [(say("In your records"), place), *self._best(found)]

    def _best(self, found: Comparison) -> list[tuple[str, str]]:
        """Return the best on the deal where it was played more than once."""
        line = self.line
        if line is None or line.is_round or (not is_repeated(line) and len(found.best) < 2):
            return []
        results = [
            (hole_result(rules, result.strokes, result.move_count), rules_name(rules))
            for rules, result in found.best
        ]
        if not results:
            return []
        bests = [
            say("{strokes} ({rules})", strokes=amount, rules=name) if len(results) > 1 else amount
            for amount, name in results
        ]
        return [(say("Best on this deal"), ", ".join(bests))]

    def praised(self, amount: str, praise: Praise) -> str:
        """Return an amount, with what is to be said of it where that is the one thing to say."""
        if self._work.result is None or self._work.result.praise is not praise:
            return amount
        if praise is Praise.USUAL:
            return say("{amount}, better than usual", amount=amount)
        return say("{amount}, this week's best", amount=amount)

    def lines(self) -> list[str]:
        """Return what was earned, in sentences."""
        found = self.comparison
        is_best = found is not None and found.is_best_ever
        best = [as_sentence(say("Best ever"))] if is_best else []
        return best + [say("Award: {name}!", name=award.title) for award in self.awards]


def medal_stamps(line: HistoryLine) -> list[Stamp]:
    """Return the stamp of the medal that a round has won on its course."""
    metal = medal_of(line)
    return [Stamp(won_text(metal), ("medal", metal, 1))] if metal else []


def tour_stamps(line: HistoryLine) -> list[Stamp]:
    """Return the stamps for what a round of the Tour has won: a trophy, another division."""
    if line.event is None or line.place is None or not line.is_round:
        return []
    division = division_of(line)
    metal, stamps = trophy_of(line), []
    if metal is not None:
        stamps.append(Stamp(result_words(line), ("cup", metal, 1)))
    if decides_division(line) and step_of(division, line.place) > 0:
        stamps.append(Stamp(division_words(line, division), ("stairs", "gold", 1)))
    return stamps


def _uncounted(line: HistoryLine) -> str:
    if mark_of(line) is Mark.ASSISTED:
        return say("none: with help")
    return say("none: attempt {n}", n=line.attempt)
