"""Lines of a history from elsewhere: each must prove legal before it counts."""

from datetime import date

from golf.core.dailies import daily_deals
from golf.core.errors import NotationError
from golf.core.event import check_deals
from golf.core.game import Entry
from golf.core.record import Record
from golf.core.rules import PRESETS
from golf.saves.history import HistoryLine


def verified(line: HistoryLine) -> HistoryLine:
    """Return a line from elsewhere, with its record in the usual form, once it proved legal.

    Raises:
        NotationError: the record is not of a record's form, a hole is not over, or the deals are
            not those of the day or the event that it names.
        IllegalMoveError: the record breaks the rules.
    """
    record = Record.parse(line.record)
    for number, hole in enumerate(record.replay().holes, start=1):
        if not hole.is_over:
            raise NotationError("expected a finished game, got hole {n} in progress", n=number)
    if line.daily is not None:
        _check_daily(record, line.daily)
    if line.event is not None:
        check_deals(line.event, record.rules, [hole.deal for hole in record.holes])
    return _with_true_place(line._replace(record=str(record)))


def _with_true_place(line: HistoryLine) -> HistoryLine:
    """Return a line without its place and its field where these do not agree.

    What is missing is worked out again.
    """
    if line.event is None or line.field is None or line.rival is not None:
        return line
    entry = Entry(line.event, field=line.field)
    is_true = entry.place([hole.strokes for hole in line.holes]) == line.place
    return line if is_true else line._replace(place=None, field=None)


def _check_daily(record: Record, daily: str) -> None:
    """Raise NotationError where a record has not the deals and the rules of a date's dailies."""
    day = str(date.fromisoformat(daily))
    deals = [hole.deal for hole in record.holes]
    whole = daily_deals(day, "daily-round")
    # A hole of the round is filed on its own, too.
    is_hole = len(deals) == 1 and deals[0] in [*daily_deals(day, "daily-hole"), *whole]
    if record.rules != PRESETS["classic"] or not (is_hole or deals == whole):
        raise NotationError("expected the daily of {day}, got other deals or rules", day=day)
