"""What is kept between two runs: games in progress, settings and the history.

`save.json` is `{"version": 1, "latest": KIND, "games": {KIND: ...}, "seen": {DEAL: ATTEMPT}}` with
a `game_json` for each kind in progress, and the deals of whose stock something was seen though no
result of them was filed; `settings.json` is a `Settings.to_json`. A result is filed in the history
before the save says that its hole is over, so that a process that dies between the two writes loses
nothing: the hole that the save still has in play is found in the history.

Nothing here stops the game: what cannot be written stays in memory.
"""

import json
import os
import time
from typing import TYPE_CHECKING

from golf.core.deal import Deal
from golf.core.game import Game, HoleFacts
from golf.local_time import local_now
from golf.saves import fields
from golf.saves.copies import Shared
from golf.saves.file_names import MARK, MARK_OF, SAVE, SETTINGS
from golf.saves.history import lines_of
from golf.saves.history_file import HistoryFile
from golf.saves.saved_games import game_json, games_in
from golf.saves.seen_deals import Attempts, SeenDeals, read_seen
from golf.saves.settings import Settings
from golf.saves.texts import VERSION, SavedTexts, Store, compact
from golf.words import say, say_n

if TYPE_CHECKING:
    from random import Random

_IN_SAVE = {MARK, "version", "latest", "games", "seen", "waiting"}
"""What this version knows in the save; what only another one knows is written back as it is."""
_DRAWS = 100


def new_id() -> str:
    """Return a text that no other game has: the time, and chance for two at once."""
    return f"{time.time_ns() // 1_000_000:x}-{os.urandom(6).hex()}"


class Storage:
    """The saved data in one store; the only owner of settings, games and history.

    Where it is only looked at, `is_read_only` keeps even what is broken in its place. `games` are
    the games in progress by kind, the one that was played last after the others.
    """

    def __init__(self, store: Store, *, is_read_only: bool = False) -> None:
        self.store = store
        self.texts = SavedTexts(store, is_read_only=is_read_only)
        self.settings = Settings()
        self.games: dict[str, Game] = {}
        self.history = HistoryFile(self.texts)
        self.seen = SeenDeals()
        self.waiting: list[Game] = []
        """Games of another copy, in progress while one of their kind was played here, too: one of
        them is there again at the next start that finds no other of its kind."""
        self._shared: Shared | None = None
        self._game_texts: dict[str, str] = {}
        self._unknown: dict[str, object] = {}

    @property
    def problems(self) -> list[str]:
        """The sentences to tell the player once; who tells them clears the list."""
        if self.history.is_read:
            self._tell_unread()
        return self.texts.problems

    @property
    def latest(self) -> str | None:
        """The kind of the game that was played last, None without one."""
        return next(reversed(self.games), None)

    # ---- the copies of the game

    def claim(self) -> bool:
        """Return whether this is the only copy that runs; a second one keeps results alone.

        Whatever is written claims first.
        """
        return not self.is_second

    @property
    def is_second(self) -> bool:
        """Whether another copy of the game was there first."""
        is_second = not self.texts.claim()
        if is_second and self._shared is None:
            self._part_games()
        return is_second

    @property
    def failure(self) -> str | None:
        """Why the store could not be read or written when it first failed, None without."""
        return self.texts.failure

    def _part_games(self) -> None:
        """Let what was dealt in the other copy, and not played yet, be a game of its own here.

        What both have is noted, to tell later what was changed where.
        """
        for game in self.games.values():
            if not game.has_progress:
                game.id = new_id()
        self._shared = Shared.of(self.games.values(), self.settings)

    def take_over(self, playing: Game | None = None) -> bool:
        """Be the first copy where that has closed, and go on with what it left; return whether so.

        Every save of a game tries it, but none of settings: nobody tells here which game is on the
        table then. Of each kind the game goes on that was changed, here or there; if both were, the
        one that is `playing`, or further on; another game than that here waits (`waiting`).
        """
        if not self.texts.take_over():
            return False
        if playing is not None:
            self._take(playing)
        self.history.take_rest()
        shared, self._shared = self._shared or Shared(), None
        theirs = Settings.from_json(self.texts.read_json(SETTINGS) or {})
        shared.join_settings(self.settings, theirs)
        self._join_games(shared, playing)
        self.save_settings()
        self.save_games()
        return True

    def _join_games(self, shared: Shared, playing: Game | None) -> None:
        """Go on with some of the games in the save of the other copy, and some of those here."""
        data = self.texts.read_json(SAVE) or {"games": {}}
        self.seen.leave(read_seen(data.get("seen")))
        theirs, waiting, refused = games_in(data)
        if refused:
            self.texts.set_aside(SAVE)
        theirs = {kind: game for kind, game in theirs.items() if not self._is_filed(game)}
        latest = self.latest
        games, left = shared.joined_games(self.games, theirs, playing)
        self.games.clear()
        for game in sorted(games, key=lambda game: game.kind == latest):
            self.seen.note(game)
            self._take(game)
        here = {game.id for game in games}
        self.waiting = [
            game for game in (*waiting, *left) if game.id not in here and not self._is_filed(game)
        ]

    def _is_filed(self, game: Game) -> bool:
        return self.history.get(game.id) is not None

    # ---- games in progress

    def load_games(self) -> dict[str, Game]:
        """Read the games in progress and return them by kind."""
        self.games, self._game_texts = {}, {}
        data = self.texts.read_json(SAVE)
        if data is None:
            return self.games
        self._unknown = {
            name: value
            for name, value in data.items()
            if name not in _IN_SAVE and fields.is_shallow(value)
        }
        self.seen.leave(read_seen(data.get("seen")))
        games, self.waiting, refused = games_in(data)
        for game in self.waiting:
            self.seen.note(game)
        for game in sorted(games.values(), key=lambda game: game.kind == data.get("latest")):
            self.seen.note(game)
            self._take(game)
        if refused:
            self.texts.set_aside(SAVE)
            if isinstance(data.get("games"), dict):
                self.texts.problems.append(
                    say_n(
                        "A game in progress could not be read.",
                        "{n} games in progress could not be read.",
                        len(refused),
                    )
                )
            self.save_games()
        if self.texts.is_known_second:
            self._part_games()
        return self.games

    def _take(self, game: Game) -> None:
        """Take a game as the latest of its kind and of all."""
        self.games.pop(game.kind, None)
        self.games[game.kind] = game
        self._game_texts.pop(game.kind, None)

    def save_game(self, game: Game) -> None:
        """Save a game in progress; call it after every move.

        A hole with a result that waits for nothing is filed first, see `Game.must_be_filed`.
        Another game of the kind is replaced, see `drop_game`. What is off the record is not saved.
        """
        if game.is_off_record:
            return
        other = self.games.get(game.kind)
        self.take_over(game)
        if other is not game and other is not None and other.id != game.id:
            self._file_end(other)
        if game.must_be_filed:
            self.file(game)
        self.seen.note(game)
        self._take(game)
        self.save_games()

    def abandon(self, game: Game) -> None:
        """Leave a game for good: a hole that was begun is given up and filed, however it stands."""
        hole = game.hole
        if hole.has_begun and not hole.is_over:
            game.give_up(local_now)
        if hole.is_over:
            self.file(game)
        if self.games.get(game.kind) is game:
            self.drop_game(game.kind)

    def drop_game(self, kind: str) -> None:
        """Forget the game in progress of a kind; a stuck hole that waited for an undo is filed."""
        game = self.games.pop(kind, None)
        if game is None:
            return
        self._file_end(game)
        self._game_texts.pop(kind, None)
        self.save_games()

    def _file_end(self, game: Game) -> None:
        """File a hole that is over; of one that is left without a result the deal stays known."""
        facts = game.hole_facts
        if game.hole.is_over:
            self.file(game)
        elif (facts.begun is not None or facts.is_assisted) and not game.is_off_record:
            self.seen.leave({str(game.hole.deal): facts.attempt})

    def take_seen(self, attempts: Attempts) -> None:
        """Take in the deals that were left on another device."""
        if attempts:
            self.seen.leave(attempts)
            self.save_games()

    def save_games(self) -> None:
        """Save the games in progress, after something but a move has changed them."""
        games = ",".join(f'"{kind}":{self._text(game)}' for kind, game in self.games.items())
        latest = json.dumps(self.latest)
        head = f'"{MARK}":"{MARK_OF[SAVE]}","version":{VERSION},"latest":{latest}'
        waiting = [{"kind": game.kind, **game_json(game)} for game in self.waiting]
        more = self._unknown | {
            name: values
            for name, values in (("seen", self.seen.left), ("waiting", waiting))
            if values
        }
        rest = f",{compact(more)[1:-1]}" if more else ""
        self.write(SAVE, f'{{{head},"games":{{{games}}}{rest}}}')

    def _text(self, game: Game) -> str:
        """Return a game's saved form; that of games that are not played stays as it is."""
        if game.kind not in self._game_texts:
            self._game_texts[game.kind] = compact(game_json(game))
        return self._game_texts[game.kind]

    # ---- the history

    @property
    def has_history(self) -> bool:
        """Whether anything was ever filed; this is known before the history was read."""
        return self.history.is_begun

    def file(self, game: Game) -> None:
        """File the hole in play, which is over, and the round with its last hole.

        What was filed stays as it was filed. Where another copy of the game has filed the same
        attempt at this deal meanwhile, this one is the next.
        """
        if game.is_off_record:
            return
        self.settle(game)
        history, facts = self.history, game.hole_facts
        if history.get(game.line_id) is None:
            facts.attempt = history.free_attempt(game.hole.deal, facts.attempt)
        facts.is_filed = True
        self.seen.file(game.hole.deal)
        lines = lines_of(game, self.settings.initials or None)
        history.add(*(line for line in lines if history.get(line.id) is None))
        if self.games.get(game.kind) is game:
            self._take(game)

    def settle(self, game: Game) -> None:
        """Let a hole that was filed be as it was filed.

        In the save of a process that died between filing and saving it is still in play.
        """
        self.history.take_rest()
        line = self.history.get(game.line_id)
        if line is None or game.hole_facts.is_filed or game.is_off_record:
            return
        deal, _, letters = line.record.partition("/")[2].partition(":")
        filed = HoleFacts(
            line.begun, line.seconds, line.attempt, line.assisted, line.hints, is_filed=True
        )
        if deal == str(game.hole.deal):
            try:
                game.take_result(letters, filed)
            except ValueError:
                # Nobody checks a line that was written elsewhere: it stays a line.
                return

    def next_attempt(self, deal: Deal) -> int:
        """Return the attempt that a new start of `deal` is: 1 where it was never begun before."""
        return 1 + max(self.seen.latest_attempt(deal), self.history.highest_attempt(deal))

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
        self.settings = Settings.from_json(self.texts.read_json(SETTINGS) or {})
        name = self.texts.stranger
        is_kept = self.failure is None
        if name is not None and is_kept and self.settings.show_once(f"stranger {name}"):
            self.texts.problems.append(
                say(
                    "{name} is another program's. It is left alone; Golf keeps its data in"
                    " {folder}.",
                    name=name,
                    folder=self.texts.folder,
                )
            )
        return self.settings

    def save_settings(self) -> None:
        """Save `settings`."""
        self.write(SETTINGS, json.dumps(self.settings.to_json(), indent=1))

    @property
    def has_settings(self) -> bool:
        """Whether any choice was ever kept here."""
        return self.texts.has(SETTINGS)

    # ---- all of it

    def erase(self) -> bool:
        """Remove everything that is ours, and start as on the first day.

        Return whether all is gone; else a problem says why not.
        """
        self.games, self._game_texts = {}, {}
        self.history.forget()
        self.seen.forget()
        self.waiting.clear()
        self._unknown.clear()
        self.settings = Settings()
        return self.texts.remove_all()

    def write(self, name: str, text: str) -> bool:
        """Write a text, and then what could not be written before; return whether it is kept."""
        is_kept = self.texts.write(name, text)
        if is_kept:
            self.history.write_rest()
        elif self.texts.is_known_second and self._shared is None:
            self._part_games()
        return is_kept

    def _tell_unread(self) -> None:
        """Tell of lines of the history that could not be read, once for so many of them."""
        history = self.history
        trouble = f"history {history.broken} {history.newer}"
        if history.broken and self.settings.show_once(trouble):
            self.texts.problems.append(
                say_n(
                    "{n} line of the history could not be read. It stays in the file.",
                    "{n} lines of the history could not be read. They stay in the file.",
                    history.broken,
                )
            )
        if history.newer and self.settings.show_once(trouble + " newer"):
            self.texts.problems.append(
                say_n(
                    "{n} line of the history is of a newer version. It does not count here.",
                    "{n} lines of the history are of a newer version. They do not count here.",
                    history.newer,
                )
            )
