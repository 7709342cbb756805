"""The way back from an import: what was there before it is kept until the next one.

`before-import.json` has the settings and the games as they were, what was brought, and the ids of
the lines that came into the history.
"""

from collections.abc import Sequence

from golf.background import Work
from golf.core.game import Game
from golf.saves.file_names import BEFORE_IMPORT, MARK, MARK_OF
from golf.saves.history import HistoryLine
from golf.saves.saved_games import game_json
from golf.saves.seen_deals import Attempts, read_seen
from golf.saves.settings import Settings
from golf.saves.storage import Storage
from golf.saves.texts import VERSION, compact


def keep_before_import(
    storage: Storage, lines: Sequence[HistoryLine], games: Sequence[Game], seen: Attempts
) -> bool:
    """Keep what an import of all this will change; return whether it is kept."""
    before = {
        MARK: MARK_OF[BEFORE_IMPORT],
        "version": VERSION,
        "settings": storage.settings.to_json(),
        "games": {kind: game_json(game) for kind, game in storage.games.items()},
        "lines": [line.id for line in lines],
        "brought": {game.kind: game_json(game) for game in games},
        "seen": {deal: each for deal, each in storage.seen.left.items() if deal in seen},
        "brought_seen": seen,
    }
    return storage.write(BEFORE_IMPORT, compact(before))


def has_import(storage: Storage) -> bool:
    """Return whether there is an import that can be undone."""
    return storage.texts.has(BEFORE_IMPORT)


def undoing_import(storage: Storage) -> Work[bool]:
    """Return to what was there before the last import, in slices; False where there was none.

    What was played since stays.
    """
    data = storage.texts.read_json(BEFORE_IMPORT)
    if data is None or storage.is_second:
        return False
    lines, brought = data.get("lines"), data.get("brought")
    ids = set(map(str, lines)) if isinstance(lines, list) else set()
    yield from storage.history.dropping(ids)
    for kind, game in brought.items() if isinstance(brought, dict) else ():
        if kind in storage.games and game_json(storage.games[kind]) == game:
            del storage.games[kind]
    brought_seen, seen = read_seen(data.get("brought_seen")), read_seen(data.get("seen"))
    storage.seen.take_back(brought_seen, seen, (*storage.games.values(), *storage.waiting))
    storage.save_games()
    storage.settings = Settings.from_json(data.get("settings"))
    storage.save_settings()
    storage.texts.remove(BEFORE_IMPORT)
    return True
