"""Everything that is kept as one file, for another browser or device, and back again.

Results from elsewhere count only once their records were replayed.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from golf.core.errors import NotationError, shown
from golf.saves.game import Game
from golf.saves.history import HistoryLine, verified
from golf.saves.ownership import LINE_MARK, MARK
from golf.saves.settings import Settings
from golf.saves.storage import Storage, read_games
from golf.words import say, say_error

VERSION = 1


@dataclass(slots=True)
class ImportReport:
    """What came of an import.

    `added` counts the lines of the history taken in, `known` those that were there already;
    `games` are the kinds of the games taken in, `left_out` the games of whose kind one is in
    progress here; `refused` says in a sentence each what was not taken in for another reason.
    """

    added: int = 0
    known: int = 0
    games: list[str] = field(default_factory=list)
    left_out: list[Game] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)


def export_text(storage: Storage) -> str:
    """Return all that is kept as one line of text that `import_text` reads."""
    everything = {
        "golf": "export",
        "version": VERSION,
        "settings": storage.settings.to_json(),
        "games": {kind: game.to_json() for kind, game in storage.games.items()},
        "latest": storage.latest,
        "history": [line._asdict() for line in storage.history.lines],
    }
    return json.dumps(everything) + "\n"


def import_text(storage: Storage, text: str) -> ImportReport:
    """Take in an exported file, or lines of a history, and return what came of it.

    Lines are checked by replaying their records. A line whose id is known is left alone, and so is
    a game of a kind that is in progress here; settings are taken over where there are any.

    Raises:
        NotationError: the text is neither.
    """
    text = text.removeprefix("\ufeff")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or data.get(MARK, LINE_MARK) == LINE_MARK:
        return import_lines(storage, text.splitlines())
    version = data.get("version")
    if data["golf"] != "export" or type(version) is not int or not 1 <= version <= VERSION:
        raise NotationError(
            "expected an export of version {version}, got {text}",
            version=VERSION,
            text=shown(repr(version)),
        )
    report = ImportReport()
    history = data.get("history", [])
    if isinstance(history, list):
        _take_lines(storage, map(json.dumps, history), report)
    else:
        report.refused.append(say("{name} could not be read.", name="history"))
    _take_games(storage, data.get("games"), report)
    _take_settings(storage, data.get("settings", {}), report)
    return report


def import_lines(storage: Storage, texts: Sequence[str]) -> ImportReport:
    """Take in the lines of a history and return what came of it.

    Raises:
        NotationError: not one line can be read.
    """
    report = ImportReport()
    _take_lines(storage, texts, report)
    if not report.added and not report.known:
        first = next(filter(None, map(str.strip, texts)), "")
        if first.startswith("{") and first.endswith("}"):
            why = report.refused[0]
            raise NotationError(
                "expected an export of this game, got no line that counts. {why}", why=why
            )
        raise NotationError("expected an export of this game, got {text}", text=shown(first))
    return report


def _take_lines(storage: Storage, texts: Iterable[str], report: ImportReport) -> None:
    for number, text in enumerate(texts, start=1):
        if not text.strip():
            continue
        try:
            line = verified(HistoryLine.parse(text))
        except ValueError as error:
            report.refused.append(say("Line {n}: {why}", n=number, why=say_error(error)))
            continue
        if storage.history.get(line.id) is None:
            storage.add_line(line)
            report.added += 1
        else:
            report.known += 1


def _take_games(storage: Storage, data: object, report: ImportReport) -> None:
    games, refused = read_games(data)
    for kind, game in games.items():
        if kind not in storage.games:
            storage.save_game(game)
            report.games.append(kind)
        elif storage.games[kind].to_json() != game.to_json():
            report.left_out.append(game)
    report.refused += refused


def _take_settings(storage: Storage, data: object, report: ImportReport) -> None:
    if not isinstance(data, dict):
        report.refused.append(say("{name} could not be read.", name="settings"))
    elif data:
        storage.settings = Settings.from_json(data)
        storage.save_settings()
