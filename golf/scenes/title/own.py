"""One's own numbers on the title: the daily, the Tour, and the latest rounds against par."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from golf.core.rules import Rules
from golf.local_time import week_of
from golf.services import Services
from golf.texts.numbers import golfers_text
from golf.words import say, say_n

if TYPE_CHECKING:
    from golf.background import Work
    from golf.records.daily import Today


class Own(NamedTuple):
    """What is told. `division` is that of the Tour, empty where nothing of it was played."""

    today: "Today"
    has_round: bool
    is_open_played: bool
    division: str
    form: Sequence[int]

    def words(self, without: int = 0) -> str:
        """Return today's daily, the row of days, the division and the form, as far as known.

        The first `without` rounds of the form are left out.
        """
        parts = [say("Daily played") if self.today.is_played else say("Daily still to play")]
        if self.today.streak > 1:
            parts.append(say("{n} in a row", n=self.today.streak))
        if self.division:
            parts.append(self.division)
        if form := self.form[without:]:
            scores = " ".join(map(golfers_text, form))
            parts.append(say_n("Last round to par: {scores}", "Last rounds to par: {scores}",
                               len(form), scores=scores))  # fmt: skip
        return " · ".join(parts)

    @property
    def shorter(self) -> list[str]:
        """The words with ever fewer rounds, of which the latest stay."""
        return [self.words(count) for count in range(1, len(self.form) + 1)]


def finding_own(services: Services, rules: Rules) -> "Work[Own]":
    """Find it in the history, a slice at a time."""
    lines = yield from services.storage.history.reading_all()
    # The first picture does not wait for what a history is asked.
    from golf.records.daily import finding_today
    from golf.records.own import finding_form

    week, today = week_of(services.today), services.today
    rounds = [line for line in lines if line.is_round]
    division = ""
    if any(line.event is not None for line in lines):
        from golf.records.tour import finding_career
        from golf.texts.rivals import division_name

        career = yield from finding_career(lines, services.today)
        division = division_name(career.division)
    form = yield from finding_form(lines, rules)
    is_open_played = any(line.event == week for line in rounds)
    return Own((yield from finding_today(lines, today)), bool(rounds), is_open_played, division,
               form)  # fmt: skip
