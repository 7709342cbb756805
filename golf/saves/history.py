"""The history: one line for each finished hole and each finished round, the only truth of records.

A game of one hole is filed as one line under the game's id. In a round every hole is filed as it
ends, under the game's id and its number (`ID.1` to `ID.9`), so that nothing is lost when the round
is left; the finished round is one line more, under the game's id alone, whose record holds all nine
holes. A later line with an id that was there replaces the earlier one.
"""

import json
from collections import defaultdict, deque
from collections.abc import Iterable
from operator import itemgetter
from typing import Any, NamedTuple

from golf.core.deal import Deal
from golf.core.errors import NotationError, shown
from golf.core.game import Game
from golf.core.record import HoleRecord, Record
from golf.core.result import HoleResult, deals_of, hole_count, hole_results, rules_of
from golf.core.rules import HOLES_IN_ROUND, Rules
from golf.local_time import local_now
from golf.saves import fields
from golf.saves.fields import FieldError
from golf.saves.file_names import LINE_MARK, MARK, NOTHING

VERSION = 1


class HistoryLine(NamedTuple):
    """One line of the history, under the names that the file uses.

    `record` is the text of a record; `begun` is a local time in ISO 8601 form; `attempt` counts
    from 1; `course` and `daily` are the course's name and the date, where it was one.

    A result of the Tour has its `event`, and the `division` of an Open or the `rival` of a duel.
    Once the field has played all of it, a whole one has the `place` of an Open, and in `field` the
    strokes of each rival by its key. Other lines lack these five.

    `unknown` holds what only another version knows, to be written back as it is.
    """

    version: int
    id: str
    record: str
    begun: str
    seconds: int
    attempt: int
    assisted: bool
    hints: int
    course: str | None
    daily: str | None
    clearable: bool
    speed: bool
    initials: str | None
    event: str | None = None
    division: str | None = None
    rival: str | None = None
    place: int | None = None
    field: dict[str, list[int]] | None = None
    unknown: dict[str, object] | None = None

    def __str__(self) -> str:
        return json.dumps(self.to_json(), separators=(",", ":"))

    def to_json(self) -> dict[str, object]:
        """Return the line as JSON values, with the mark that it is this game's."""
        values = self._asdict()
        unknown = values.pop("unknown") or {}
        for name in _OF_THE_TOUR:
            if values[name] is None:
                del values[name]
        return {**unknown, **values, MARK: LINE_MARK}

    @classmethod
    def parse(cls, text: str) -> "HistoryLine":
        """Read a line of this version.

        Raises:
            NotationError: the line is broken, or of a newer version (`NewerLineError`).
        """
        try:
            return _line(json.loads(text))
        except RecursionError:
            raise _no_line(text) from None
        except ValueError as error:
            if isinstance(error, NotationError):
                raise
            raise _no_line(text) from None

    @property
    def rules(self) -> Rules:
        """The rules it was played by.

        Raises:
            NotationError: the record names no rules.
        """
        return rules_of(self.record)

    @property
    def hole_count(self) -> int:
        """How many holes the record holds."""
        return hole_count(self.record)

    @property
    def is_round(self) -> bool:
        """Whether the record holds all the holes of a round."""
        return self.hole_count == HOLES_IN_ROUND

    @property
    def hole_ids(self) -> list[str]:
        """The ids under which the holes of a round's line are filed as well."""
        return [f"{self.id}.{number}" for number in range(1, self.hole_count + 1)]

    @property
    def deals(self) -> list[str]:
        """The text of each hole's deal."""
        return deals_of(self.record)

    @property
    def holes(self) -> list[HoleResult]:
        """The result of each hole.

        Raises:
            NotationError: the record is not of a record's form.
        """
        return hole_results(self.record)


class NewerLineError(NotationError):
    """A line that a newer version of the game has written."""


_OF_THE_TOUR: dict[str, fields.Reader[Any]] = {
    "event": fields.event,
    "division": fields.name,
    "rival": fields.name,
    "place": fields.count(least=1),
    "field": fields.strokes_by_name,
}
"""What only lines of the Tour have: fields that a line may lack."""
_OF_ALL = tuple(name for name in HistoryLine._fields if name not in {*_OF_THE_TOUR, "unknown"})
"""What every line has."""
_NOTHING_MORE = (None,) * (len(HistoryLine._fields) - len(_OF_ALL))
_KNOWN = {*_OF_ALL, *_OF_THE_TOUR, MARK}
_values = itemgetter(*_OF_ALL)
_READERS = (
    fields.whole(VERSION, VERSION), fields.name, fields.text, fields.moment, fields.count(),
    fields.count(least=1), fields.flag, fields.count(), fields.optional(fields.name),
    fields.optional(fields.day), fields.flag, fields.flag, fields.optional(fields.name),
)  # fmt: skip
"""One for each field that every line has; a new field is none of them, as old lines lack it."""


def _line(data: Any) -> HistoryLine:
    """Return the line of a JSON value.

    Raises:
        NotationError: it is none, or of a newer version (`NewerLineError`).
    """
    if isinstance(data, dict) and _is_newer(data.get("version")):
        raise NewerLineError(
            "expected a line of version {version}, got {text}",
            version=VERSION,
            text=data["version"],
        )
    try:
        values = _values(data)
        known = [read(value) for read, value in zip(_READERS, values)]  # noqa: B905
        line = HistoryLine._make([*known, *_NOTHING_MORE])
        if len(data) == len(_OF_ALL) + (MARK in data):
            return line
        line = line._replace(unknown=_unknown(data))
        return line if "event" not in data else line._replace(**_of_the_tour(data))
    except (FieldError, KeyError, TypeError):
        raise _no_line(repr(data)) from None


def _of_the_tour(data: Any) -> dict[str, Any]:
    return {name: fields.optional(reader)(data.get(name)) for name, reader in _OF_THE_TOUR.items()}


def _unknown(data: dict[str, object]) -> dict[str, object] | None:
    """Return what another version has written into a line, None where that is nothing."""
    return {
        name: value
        for name, value in data.items()
        if name not in _KNOWN and fields.is_shallow(value)
    } or None


def _no_line(text: str) -> NotationError:
    return NotationError("expected a line of the history, got {text}", text=shown(text))


def _is_newer(version: object) -> bool:
    return type(version) is int and version > VERSION


def lines_of(game: Game, initials: str | None = None) -> list[HistoryLine]:
    """Return what to file when the hole in play has ended: its line, and the finished round's."""
    # A game that someone else began has no time, and a line without one cannot be read.
    begun = game.note_begun(local_now)
    number, facts = game.round.number, game.facts[-1]
    line = line_so_far(game, initials)._replace(
        id=game.line_id,
        record=str(Record(game.rules, (HoleRecord.of(game.hole),))),
        begun=begun,
        seconds=round(facts.saved_seconds),
        attempt=facts.attempt,
        assisted=game.is_hole_assisted(number),
        hints=facts.hints,
    )
    return [line, line_so_far(game, initials)] if game.is_round and game.is_over else [line]


def line_so_far(game: Game, initials: str | None = None) -> HistoryLine:
    """Return the line that a game would have if it ended here."""
    entry = game.entry
    return HistoryLine(
        version=VERSION,
        id=game.id,
        record=str(Record.of(game.round)),
        begun=game.begun or game.hole_facts.begun or game.opened or local_now(),
        seconds=round(sum(facts.saved_seconds for facts in game.facts)),
        attempt=game.attempt,
        assisted=game.is_assisted,
        hints=game.hints,
        course=game.course,
        daily=game.daily,
        clearable=game.is_clearable,
        speed=game.is_speed,
        initials=initials,
        event=None if entry is None else entry.event,
        division=None if entry is None else entry.division,
        rival=None if entry is None else entry.rival,
    )


class History:
    """All lines by id, in the order in which the ids were first filed.

    `broken` and `newer` count the lines that this version cannot read; they stay in the file. To
    read a long history takes a second or more: lines can be added unread, and are read on a few
    at a time. What is asked of one id, deal or day is found among the unread ones as well.
    """

    def __init__(self, texts: Iterable[str] = ()) -> None:
        self._lines: dict[str, HistoryLine] = {}
        self._attempts: defaultdict[str, list[int]] = defaultdict(list)
        self._unread: deque[str] = deque()
        self.broken = 0
        self.newer = 0
        self.read(texts)

    @property
    def lines(self) -> list[HistoryLine]:
        """The lines that count, as far as they were read."""
        return list(self._lines.values())

    def __len__(self) -> int:
        return len(self._lines)

    def get(self, line_id: str) -> HistoryLine | None:
        """Return the line that counts under an id, or None."""
        unread = self._unread_with(json.dumps(line_id))
        return unread._lines.get(line_id) or self._lines.get(line_id)

    def of_day(self, day: str) -> list[HistoryLine]:
        """Return the lines of a date's dailies."""
        found = [*self._lines.values(), *self._unread_with(json.dumps(day))._lines.values()]
        return [line for line in found if line.daily == day]

    def add(self, line: HistoryLine) -> None:
        """Take in a line; one with the same id is replaced."""
        if self._unread:
            # It comes after them.
            self._unread.append(str(line))
        else:
            self._add(line)

    def _add(self, line: HistoryLine) -> None:
        self._lines[line.id] = line
        for code in line.deals:
            self._attempts[code].append(line.attempt)

    def _attempts_at(self, deal: Deal) -> list[int]:
        unread = self._unread_with(f"/{deal}:")
        return [n for each in (self, unread) for n in each._attempts.get(str(deal), ())]

    def highest_attempt(self, deal: Deal) -> int:
        """Return the highest attempt that was filed for a deal, 0 where none was."""
        return max(self._attempts_at(deal), default=0)

    def free_attempt(self, deal: Deal, attempt: int) -> int:
        """Return `attempt` where none was filed as that of a deal, else the next one."""
        filed = self._attempts_at(deal)
        return max(filed) + 1 if attempt in filed else attempt

    def read(self, texts: Iterable[str]) -> None:
        """Take in lines as they were written."""
        self.take(texts)
        self.read_on(len(self._unread))

    def take(self, texts: Iterable[str]) -> None:
        """Take in lines as they were written, to be read later."""
        self._unread += [line for text in texts if (line := text.strip(NOTHING))]

    @property
    def has_unread(self) -> bool:
        """Whether there are lines that were added and not read."""
        return bool(self._unread)

    def read_on(self, most: int) -> None:
        """Read the next of the unread lines."""
        self._load([self._unread.popleft() for _ in range(min(most, len(self._unread)))])

    def _unread_with(self, word: str) -> "History":
        """Return those of the unread lines that a word stands in."""
        return History([text for text in self._unread if word in text])

    def _load(self, texts: list[str]) -> None:
        try:
            # One call for all lines takes half the time of one for each.
            values = json.loads("[" + ",".join(texts) + "]")
            is_whole = len(values) == len(texts)
        except (ValueError, RecursionError):
            is_whole = False
        if not is_whole:
            self._load_each(texts)
            return
        for data in values:
            try:
                line = _line(data)
            except NewerLineError:
                self.newer += 1
            except ValueError:
                self.broken += 1
            else:
                self._add(line)

    def _load_each(self, texts: list[str]) -> None:
        for text in texts:
            try:
                line = HistoryLine.parse(text)
            except NewerLineError:
                self.newer += 1
            except NotationError:
                self.broken += 1
            else:
                self._add(line)
