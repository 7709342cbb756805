"""Everything that is kept as one file, for another browser or device, and back again.

Results from elsewhere count only once their records were replayed. What a file holds is joined with
what is here by its kind: results and what was learnt are joined, games of other kinds come beside
those in progress, and choices stay unless the player says otherwise. Long files are read, written
and imported by generators, a little in every step.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from golf.background import Work
from golf.core.deal import Deal
from golf.core.errors import NotationError, shown
from golf.core.game import Game
from golf.core.slices import finished
from golf.local_time import date_of
from golf.saves.file_names import LINE_MARK, MARK, NOTHING
from golf.saves.history import HistoryLine
from golf.saves.import_undo import keep_before_import
from golf.saves.saved_games import game_json, read_games
from golf.saves.seen_deals import Attempts, read_seen
from golf.saves.settings import Settings, named_choices
from golf.saves.storage import Storage
from golf.saves.verified import verified
from golf.words import say, say_error

VERSION = 1

_LINES_A_STEP = 50
_DECODER = json.JSONDecoder()
_BLANK = re.compile(r"[ \t\r\n]*")


@dataclass(slots=True)
class ImportPlan:
    """What an import would add, before anything was changed.

    `lines` are the new results, `known` counts those that are here already; `games` are the games
    in progress to add, `left_out` those of whose kind one is in progress here; `lessons`,
    `awards` and `pads` name what was learnt elsewhere; `choices` names the settings that differ,
    and `takes_choices` says whether they are taken, too: on a device where nothing was chosen yet
    they are. `seen` are the attempts at deals that were left without a result. `refused` says in a
    sentence each what cannot be imported for another reason. Nothing was taken in unless what it
    changes `is_kept`.
    """

    lines: list[HistoryLine] = field(default_factory=list)
    known: int = 0
    games: list[Game] = field(default_factory=list)
    left_out: list[Game] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    settings: Settings | None = None
    lessons: list[str] = field(default_factory=list)
    awards: list[str] = field(default_factory=list)
    pads: list[str] = field(default_factory=list)
    choices: list[str] = field(default_factory=list)
    takes_choices: bool = False
    seen: Attempts = field(default_factory=dict)
    is_kept: bool = False

    @property
    def brings(self) -> bool:
        """Whether anything changes by it."""
        chosen = self.choices if self.takes_choices else []
        new = (self.lines, self.games, self.lessons, self.awards, self.pads, chosen, self.seen)
        return any(new)


# ---- out


def exporting(storage: Storage) -> Work[str]:
    """Return all that is kept as one line of text that `planning` reads."""
    head = {
        MARK: "export",
        "version": VERSION,
        "settings": storage.settings.to_json(),
        "games": {
            game.kind: game_json(game)
            for game in (*storage.waiting, *storage.games.values())
            if not game.is_at_end
        },
        "latest": storage.latest,
        "seen": dict(storage.seen.left),
    }
    lines = []
    for number, line in enumerate((yield from storage.history.reading_all())):
        if number % _LINES_A_STEP == 0:
            yield
        lines.append(json.dumps(line.to_json()))
    yield
    return f'{json.dumps(head)[:-1]}, "history": [{", ".join(lines)}]}}\n'


def export_text(storage: Storage) -> str:
    """Return what `exporting` returns, at once."""
    return finished(exporting(storage))


# ---- in


def planning(storage: Storage, text: str) -> Work[ImportPlan]:
    """Read an exported file, or lines of a history, and return what would be imported.

    Lines are checked by replaying their records.

    Raises:
        NotationError: the text is neither.
    """
    text = text.removeprefix("\ufeff")
    yield from storage.history.reading_all()
    data = yield from _reading(text)
    if data is None:
        plan = ImportPlan()
        yield from _plan_lines(storage, _lines(text), plan)
        if not plan.lines and not plan.known:
            raise _no_export(text, plan)
        return plan
    if data[MARK] != "export":
        raise NotationError(
            "expected an export of this game, got {text}", text=shown(str(data[MARK]))
        )
    version = data.get("version")
    if type(version) is not int or not 1 <= version <= VERSION:
        raise NotationError(
            "expected an export of version {version}, got {text}",
            version=VERSION,
            text=shown(repr(version)),
        )
    plan = ImportPlan()
    history = data.get("history", [])
    if isinstance(history, list):
        yield from _plan_lines(storage, enumerate(history, start=1), plan)
    else:
        plan.refused.append(say("{name} could not be read.", name="history"))
    _plan_games(storage, data.get("games"), plan)
    _plan_settings(storage, data.get("settings", {}), plan)
    plan.seen = storage.seen.new_in(read_seen(data.get("seen")))
    return plan


def taking_in(storage: Storage, plan: ImportPlan) -> Work[None]:
    """Carry a plan out, once what it changes was kept; where that cannot be, nothing is changed."""
    if not plan.brings:
        plan.is_kept = True  # and the import before it can still be undone
        return
    if not keep_before_import(storage, plan.lines, plan.games, plan.seen):
        plan.lines, plan.games = [], []
        return
    plan.is_kept = True
    yield
    if plan.settings is not None:
        storage.settings.learn(plan.settings)
        if plan.takes_choices:
            storage.settings.choose(plan.settings, plan.choices)
        storage.save_settings()
    storage.take_seen(plan.seen)
    for game in plan.games:
        storage.save_game(game)
        yield
    for start in range(0, len(plan.lines), 10 * _LINES_A_STEP):
        storage.history.add(*plan.lines[start : start + 10 * _LINES_A_STEP])
        yield


def _no_export(text: str, plan: ImportPlan) -> NotationError:
    first = next((line.strip() for _, line in _lines(text) if line.strip()), "")
    if first.startswith("{") and first.endswith("}"):
        why = plan.refused[0]
        return NotationError(
            "expected an export of this game, got no line that counts. {why}", why=why
        )
    return NotationError("expected an export of this game, got {text}", text=shown(first))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Return the lines of a text with their numbers, one after the other."""
    start = number = 0
    while start < len(text):
        end = text.find("\n", start)
        end = len(text) if end < 0 else end
        number += 1
        yield number, text[start:end]
        start = end + 1


def _plan_lines(storage: Storage, lines: Iterator[tuple[int, str]], plan: ImportPlan) -> Work[None]:
    new: dict[str, HistoryLine] = {}
    begun = yield from _attempts_begun(storage)
    for number, text in lines:
        if number % 5 == 0:
            yield
        if not text.strip(NOTHING):
            continue
        try:
            line = verified(HistoryLine.parse(text.strip(NOTHING)))
        except ValueError as error:
            plan.refused.append(say("Line {n}: {why}", n=number, why=say_error(error)))
            continue
        if line.id in new or storage.history.get(line.id) is not None:
            plan.known += 1
        else:
            new[line.id] = _as_it_counts(storage, begun, line)
    plan.lines = list(new.values())


def _attempts_begun(storage: Storage) -> Work[dict[tuple[str, int], str]]:
    """Return the date on which each attempt at each deal was begun here first."""
    begun: dict[tuple[str, int], str] = {}
    for number, line in enumerate(storage.history.lines):
        if number % _LINES_A_STEP == 0:
            yield
        day = date_of(line.begun)
        for deal in line.deals:
            begun[deal, line.attempt] = min(day, begun.get((deal, line.attempt), day))
    return begun


def _as_it_counts(
    storage: Storage, begun: dict[tuple[str, int], str], line: HistoryLine
) -> HistoryLine:
    """Return a result as a later attempt where its deal was begun here before: its stock was known.

    Of a round all deals must be: random ones may meet. On a course every attempt counts, and the
    Tour finds the first by itself.
    """
    if line.course is not None or line.event is not None:
        return line
    day = date_of(line.begun)
    if not all(begun.get((deal, line.attempt), "later") <= day for deal in line.deals):
        return line
    highest = (storage.history.highest_attempt(Deal.parse(deal)) for deal in line.deals)
    return line._replace(attempt=1 + min(highest))


def _plan_games(storage: Storage, data: object, plan: ImportPlan) -> None:
    games, refused = read_games(data)
    for kind, game in games.items():
        here = storage.games.get(kind)
        if game.is_at_end:
            continue  # its result is among the lines
        if here is None or here.is_at_end:
            plan.games.append(game)
        elif game_json(here) != game_json(game):
            plan.left_out.append(game)
    plan.refused += refused


def _plan_settings(storage: Storage, data: object, plan: ImportPlan) -> None:
    if not isinstance(data, dict):
        plan.refused.append(say("{name} could not be read.", name="settings"))
        return
    if not data:
        return
    own, plan.settings = storage.settings, Settings.from_json(data)
    plan.lessons = [name for name in plan.settings.lessons if name not in own.lessons]
    plan.awards = [name for name in plan.settings.awards if name not in own.shown_once]
    plan.pads = [name for name in plan.settings.pads if name not in own.pads]
    named = named_choices(data)
    plan.choices = [name for name in own.differing_choices(plan.settings) if name in named]
    plan.takes_choices = not storage.has_settings


def _reading(text: str) -> Work[dict[str, object] | None]:
    """Return the JSON object of an export, None where a text is none; its history may be long."""
    data: dict[str, object] = {}
    at = _skip(text, 0)
    if text[at : at + 1] != "{":
        return None
    try:
        at = _skip(text, at + 1)
        while text[at : at + 1] != "}":
            key, at = _value(text, at)
            at = _skip(text, _pass(text, at, ":"))
            if key == "history" and text[at : at + 1] == "[":
                data[key], at = yield from _list(text, at)
            else:
                data[str(key)], at = _value(text, at)
            at = _after_comma(text, at, "}")
        is_whole = _skip(text, at + 1) == len(text)
    except (ValueError, RecursionError):
        return None
    return data if is_whole and data.get(MARK, LINE_MARK) != LINE_MARK else None


def _list(text: str, at: int) -> Work[tuple[list[str], int]]:
    """Return the members of a list as they are written, which weighs little."""
    found: list[str] = []
    at = _skip(text, at + 1)
    while text[at : at + 1] != "]":
        start = at
        _, at = _value(text, at)
        found.append(text[start:at])
        at = _after_comma(text, at, "]")
        if len(found) % _LINES_A_STEP == 0:
            yield
    return found, at + 1


def _skip(text: str, at: int) -> int:
    blank = _BLANK.match(text, at)
    return at if blank is None else blank.end()


def _value(text: str, at: int) -> tuple[object, int]:
    value, end = _DECODER.raw_decode(text, at)
    return value, _skip(text, end)


def _pass(text: str, at: int, character: str) -> int:
    if text[at : at + 1] != character:
        raise ValueError(f"expected {character}, got {shown(text[at : at + 10])}")
    return at + 1


def _after_comma(text: str, at: int, end: str) -> int:
    """Return the place of the next member, or of the `end` after the last."""
    return at if text[at : at + 1] == end else _skip(text, _pass(text, at, ","))
