"""What is kept between two runs: games in progress, settings and the history.

`save.json` is `{"version": 1, "latest": KIND, "games": {KIND: ...}}` with a `Game.to_json` for each
kind in progress, `settings.json` a `Settings.to_json`, `history.jsonl` a `HistoryLine` a line. A
result is filed before the save says that its hole is over, so that a process that dies between the
two writes loses nothing: the hole ends again under the same id.

Nothing here stops the game: what cannot be read is set aside, what cannot be written stays in
memory, and `problems` says so once.
"""

import json
import os
import time
from typing import TYPE_CHECKING, Protocol

from golf.core.deal import Deal
from golf.core.errors import shown
from golf.host import StorageError
from golf.saves.game import Game
from golf.saves.history import History, HistoryLine, lines_of
from golf.saves.settings import Settings
from golf.words import say, say_error, say_n

if TYPE_CHECKING:
    from random import Random

VERSION = 1
SAVE = "save.json"
SETTINGS = "settings.json"
HISTORY = "history.jsonl"

_DRAWS = 100


class Store(Protocol):
    """A place for texts by name, as `golf.host.Host` describes it."""

    def read(self, name: str) -> str | None:
        """Return the text of that name."""

    def write(self, name: str, text: str) -> None:
        """Replace a text wholly or not at all."""

    def read_lines(self, name: str) -> list[str]:
        """Return the lines of a text."""

    def append(self, name: str, line: str) -> None:
        """Add a line to a text."""

    def set_aside(self, name: str) -> str:
        """Rename a broken text and return its new name."""

    def erase(self) -> None:
        """Remove all of this game's texts."""

    def claim(self) -> bool:
        """Return whether no other running copy uses the texts."""


def new_id() -> str:
    """Return a text that no other game has: the time, and chance for two at once."""
    return f"{time.time_ns() // 1_000_000:x}-{os.urandom(3).hex()}"


class Storage:
    """The saved data in one store.

    Call `claim` first where the data will be written; where it is only looked at, `is_read_only`
    keeps even what is broken in its place. `games` are the games in progress by kind,
    `latest` the kind that was played last. `problems` are the sentences to tell the player once;
    who tells them clears the list. `failure` says why the store could not be read or written when
    it first failed, None while it never did.
    """

    def __init__(self, store: Store, *, is_read_only: bool = False) -> None:
        self.store = store
        self.settings = Settings()
        self.problems: list[str] = []
        self.games: dict[str, Game] = {}
        self.latest: str | None = None
        self.is_second = False
        self.is_read_only = is_read_only
        self._texts: dict[str, str] = {}
        self._history: History | None = None
        self._unwritten: list[HistoryLine] = []
        self._begun: dict[str, int] = {}
        self._kept: set[str] = set()
        self.failure: str | None = None

    def claim(self) -> bool:
        """Return whether this is the only copy that runs; a second one keeps results alone."""
        self.is_second = not self.store.claim()
        if self.is_second:
            self.problems.append(
                say("Golf is open already. This copy files results but saves no game in progress.")
            )
        return not self.is_second

    # ---- games in progress

    def load_games(self) -> dict[str, Game]:
        """Read the games in progress and return them by kind."""
        self.games, self._texts, self.latest = {}, {}, None
        data = self._read_json(SAVE)
        if data is None:
            return self.games
        self.games, refused = read_games(data.get("games"))
        for kind, game in self.games.items():
            self._note(game)
            self._texts[kind] = _compact(game.to_json())
        latest = data.get("latest")
        self.latest = next((kind for kind in self.games if kind == latest), None)
        self.latest = self.latest or next(iter(self.games), None)
        if refused:
            self._set_aside(SAVE)
            self.problems += refused
            self._write_games()
        return self.games

    def save_game(self, game: Game) -> None:
        """Save a game in progress; call it after every move.

        A hole with a result that waits for nothing is filed first, see `Game.must_be_filed`.
        Another game of the kind is replaced, see `drop_game`.
        """
        other = self.games.get(game.kind)
        if other is not game and other is not None and other.id != game.id:
            self._file_end(other)
        if game.must_be_filed:
            self.file(game)
        self._note(game)
        self.games[game.kind] = game
        self._texts[game.kind] = _compact(game.to_json())
        self.latest = game.kind
        self._write_games()

    def abandon(self, game: Game) -> None:
        """Leave a game for good: a hole that was begun is given up and filed, however it stands."""
        hole = game.hole
        if hole.has_begun and not hole.is_over:
            game.give_up()
        if hole.is_over:
            self.file(game)
        self.drop_game(game.kind)

    def drop_game(self, kind: str) -> None:
        """Forget the game in progress of a kind; a stuck hole that waited for an undo is filed."""
        game = self.games.pop(kind, None)
        if game is None:
            return
        self._file_end(game)
        del self._texts[kind]
        if self.latest == kind:
            self.latest = next(reversed(self.games), None)
        self._write_games()

    def _file_end(self, game: Game) -> None:
        if game.hole.is_over:
            self.file(game)

    def _write_games(self) -> None:
        games = ",".join(f'"{kind}":{text}' for kind, text in self._texts.items())
        latest = json.dumps(self.latest)
        self._write(SAVE, f'{{"version":{VERSION},"latest":{latest},"games":{{{games}}}}}')

    def _note(self, game: Game) -> None:
        """Remember which deals were begun: their stock is no longer unknown."""
        for hole, facts in zip(game.round.holes, game.facts, strict=True):
            if facts.begun is not None:
                code = str(hole.deal)
                self._begun[code] = max(facts.attempt, self._begun.get(code, 0))

    # ---- the history

    @property
    def history(self) -> History:
        """The history, read when it is first asked for."""
        if self._history is None:
            try:
                lines = self.store.read_lines(HISTORY)
            except StorageError as error:
                lines = []
                self._fail(error)
            self._history = History(lines)
            self._tell_unread(self._history)
        return self._history

    def file(self, game: Game) -> None:
        """File the hole in play, which is over, and the round with its last hole.

        Filing it again under the same id replaces what was filed before.
        """
        for line in lines_of(game, self.settings.initials or None):
            known = self.history.get(line.id)
            if known is not None and known.record == line.record:
                # It has the initials that were entered for it, not those of a later result.
                line = line._replace(initials=known.initials)
            self.add_line(line)

    def add_line(self, line: HistoryLine) -> None:
        """Add a line to the history, unless that very line is the last of its id."""
        if self.history.get(line.id) == line:
            return
        self.history.add(line)
        self._unwritten.append(line)
        self._flush_history()

    def _flush_history(self) -> None:
        while self._unwritten:
            try:
                self.store.append(HISTORY, str(self._unwritten[0]))
            except StorageError as error:
                self._fail(error)
                return
            self._unwritten.pop(0)

    @property
    def unfiled(self) -> int:
        """How many lines could not be written yet; they are tried again."""
        return len(self._unwritten)

    def next_attempt(self, deal: Deal) -> int:
        """Return the attempt that a new start of `deal` is: 1 where it was never begun before."""
        in_save = self._begun.get(str(deal), 0)
        return 1 + max(in_save, self.history.highest_attempt(deal))

    def new_deal(self, rng: "Random") -> Deal:
        """Draw a random deal that was never begun before."""
        deal = Deal.random(rng)
        for _ in range(_DRAWS):
            if self.next_attempt(deal) == 1:
                break
            deal = Deal.random(rng)
        return deal

    # ---- settings

    def load_settings(self) -> Settings:
        """Return the settings; what this version cannot read has its default."""
        self.settings = Settings.from_json(self._read_json(SETTINGS) or {})
        return self.settings

    def save_settings(self) -> None:
        """Save `settings`."""
        self._write(SETTINGS, json.dumps(self.settings.to_json(), indent=1))

    # ---- all of it

    def erase(self) -> None:
        """Remove everything, and start as on the first day."""
        self.games, self._texts, self.latest = {}, {}, None
        self._history = History()
        self._unwritten.clear()
        self._begun.clear()
        self._kept.clear()
        self.settings = Settings()
        try:
            self.store.erase()
        except StorageError as error:
            self._fail(error)

    # ---- the store

    def _read_json(self, name: str) -> dict[str, object] | None:
        """Return a text's JSON object, None where there is none of a version we know."""
        try:
            text = self.store.read(name)
        except StorageError as error:
            self._kept.add(name)
            self._fail(error)
            return None
        if text is None:
            return None
        try:
            data: dict[str, object] | None = json.loads(text)
        except (ValueError, RecursionError):
            data = None
        version = data.get("version") if isinstance(data, dict) else None
        if data is None or type(version) is not int or version < 1:
            self._set_aside(name)
            return None
        if version > VERSION:
            self._kept.add(name)
            self.problems.append(
                say(
                    "{name} was written by a newer version of Golf. It is left alone; nothing is"
                    " saved to it.",
                    name=name,
                )
            )
            # A newer version's settings still say most of what the player wants.
            return data if name == SETTINGS else None
        return data

    def _write(self, name: str, text: str) -> None:
        if self.is_second or self.is_read_only or name in self._kept:
            return
        try:
            self.store.write(name, text)
        except StorageError as error:
            self._fail(error)
        else:
            self._flush_history()

    def _set_aside(self, name: str) -> None:
        if self.is_second:
            return
        if self.is_read_only:
            self.problems.append(say("{name} could not be read.", name=name))
            return
        try:
            aside = self.store.set_aside(name)
        except StorageError as error:
            self._kept.add(name)
            self._fail(error)
            return
        self.problems.append(
            say("{name} could not be read. It was kept as {aside}.", name=name, aside=aside)
        )

    def _fail(self, error: StorageError) -> None:
        if self.failure is None:
            self.failure = str(error)
            self.problems.append(
                say("Nothing can be saved here ({why}). Play goes on all the same.", why=error)
            )

    def _tell_unread(self, history: History) -> None:
        told = f"history {history.broken} {history.newer}"
        if history.broken and self.settings.tell_once(told):
            self.problems.append(
                say_n(
                    "{n} line of the history could not be read. It stays in the file.",
                    "{n} lines of the history could not be read. They stay in the file.",
                    history.broken,
                )
            )
        if history.newer and self.settings.tell_once(told + " newer"):
            self.problems.append(
                say_n(
                    "{n} line of the history is of a newer version. It does not count here.",
                    "{n} lines of the history are of a newer version. They do not count here.",
                    history.newer,
                )
            )


def read_games(data: object) -> tuple[dict[str, Game], list[str]]:
    """Return the games in a JSON object that can be read, and a sentence about each other one."""
    if not isinstance(data, dict):
        return {}, [
            _refused("games", say("expected an object, got {text}", text=shown(repr(data))))
        ]
    games: dict[str, Game] = {}
    refused = []
    for kind, value in data.items():
        try:
            games[kind] = Game.from_json(kind, value)
        except ValueError as error:
            refused.append(_refused(kind, say_error(error)))
    return games, refused


def _refused(kind: str, why: str) -> str:
    return say("A game in progress ({kind}) could not be read: {why}", kind=shown(kind), why=why)


def _compact(data: dict[str, object]) -> str:
    return json.dumps(data, separators=(",", ":"))
