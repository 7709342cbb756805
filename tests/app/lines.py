"""Lines of a history made by hand, for tests of everything that is computed from it."""

from golf.analysis.solver import solve
from golf.core.deal import Deal
from golf.core.moves import moves_text
from golf.core.record import HoleRecord, Record
from golf.core.rules import PRESETS, Rules
from golf.local_time import date_of, local_now
from golf.saves.history import HistoryLine

CLASSIC = PRESETS["classic"]


def line(record: str, line_id: str = "a", **changes: object) -> HistoryLine:
    values: dict[str, object] = {
        "version": 1,
        "id": line_id,
        "record": record,
        "begun": "2026-11-29T20:00:00+01:00",
        "seconds": 60,
        "attempt": 1,
        "assisted": False,
        "hints": 0,
        "course": None,
        "daily": None,
        "clearable": False,
        "speed": False,
        "initials": None,
    }
    return HistoryLine(**(values | changes))


def today() -> str:
    return date_of(local_now())


def best_letters(deal: str, rules: Rules = CLASSIC) -> str:
    return moves_text(solve(Deal.parse(deal).position(rules)).line)


def given_up(deal: str, rules: Rules = CLASSIC) -> str:
    return str(Record(rules, (HoleRecord(Deal.parse(deal), "X"),)))


def best(deal: str, rules: Rules = CLASSIC) -> str:
    return f"{rules}/{deal}:{best_letters(deal, rules)}"


def played_day(day: str, hour: str = "20:00:00", zone: str = "+01:00") -> HistoryLine:
    deal = day.replace("-", "") + "0"
    return line(f"classic/{deal}:X", day, begun=f"{day}T{hour}{zone}", daily=day)
