"""Events of the Tour: nine deals that follow from a name, the same wherever the game runs.

An Open is named after an ISO week (`2026-W49`), or by a number that friends agree on. Each rule set
has deals of its own, so that no stock is known from having played an event under other rules.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from golf.core.deal import LAST_MICROSOFT, Deal
from golf.core.errors import NotationError, shown
from golf.core.rules import HOLES_IN_ROUND, Rules

LAST_NUMBER = 999_999_999
"""The last number of a friends' Open; the first is 1."""

_WEEK = re.compile(r"([0-9]{4})-W([0-9]{2})", re.IGNORECASE)
_FIRST_YEAR = 1900
_MOST_TEXT = 20
_ALPHABETS = ("de", "nw", "an", "as", "pa", "pcs")
"""The letters of each choice of the rules, that of classic first."""
_WEEKS_FROM, _WEEK_STEP, _HOLE_STEP = 10**9, 1000, 10


def weeks_of(year: int) -> int:
    """Return how many ISO weeks a year has: 53 where it begins or ends on a Thursday, else 52."""

    def last_weekday(of: int) -> int:
        return (of + of // 4 - of // 100 + of // 400) % 7

    return 53 if last_weekday(year) == 4 or last_weekday(year - 1) == 3 else 52


def rules_number(rules: Rules) -> int:
    """Return the number of a rule set among all 96, 0 for classic."""
    number = 0
    for alphabet, letter in zip(_ALPHABETS, rules.letters, strict=True):
        number = number * len(alphabet) + alphabet.index(letter)
    return number


@dataclass(frozen=True, slots=True)
class Event:
    """An event by its name, `YYYY-Www` or a number."""

    name: str

    def __str__(self) -> str:
        return self.name

    @classmethod
    def parse(cls, text: str) -> "Event":
        """Read an event's name; blanks around it are dropped.

        Raises:
            NotationError: the text is neither a week nor a number in range.
        """
        word = text.strip() if len(text) <= _MOST_TEXT else ""
        week = _WEEK.fullmatch(word)
        if week and int(week[1]) >= _FIRST_YEAR and 1 <= int(week[2]) <= weeks_of(int(week[1])):
            return cls(word.upper())
        if word.isascii() and word.isdigit() and 1 <= int(word) <= LAST_NUMBER:
            return cls(str(int(word)))
        raise NotationError(
            "expected an event (a week such as 2026-W49, or a number from 1 to {last}), got {text}",
            last=LAST_NUMBER,
            text=shown(text),
        )

    @property
    def is_weekly(self) -> bool:
        """Whether the event is that of a week."""
        return "-" in self.name

    def deals(self, rules: Rules) -> tuple[Deal, ...]:
        """Return the nine deals of the event under a rule set.

        With the number R of the rules (`rules_number`) and the hole H from 1 to 9, the deal of a
        week is 1YYYYWWRRH (1202649001 is the first hole of 2026-W49 under classic), and that of
        the number N is pN followed by the three digits RRH.
        """
        tail = _HOLE_STEP * rules_number(rules)
        holes = range(1, HOLES_IN_ROUND + 1)
        if not self.is_weekly:
            first = int(self.name) * _WEEK_STEP + tail
            return tuple(Deal.numbered(first + hole, "p") for hole in holes)
        first = _WEEKS_FROM + int(self.name.replace("-W", "")) * _WEEK_STEP + tail
        return tuple(Deal.numbered(first + hole) for hole in holes)


def check_deals(name: str, rules: Rules, deals: Sequence[Deal]) -> None:
    """Raise NotationError where deals are neither those of the event of a name nor one of them."""
    whole = Event.parse(name).deals(rules)
    if tuple(deals) != whole and not (len(deals) == 1 and deals[0] in whole):
        raise NotationError("expected the deals of {name}, got others", name=name)


assert _WEEKS_FROM + 999_953 * _WEEK_STEP + 959 <= LAST_MICROSOFT
