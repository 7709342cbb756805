"""Play and save for ever, saying on standard output what was saved; a test kills the player.

Each seed on standard input forks a player. It says its process number and then what is on the disk
once a `kept` line is printed; when it has died, `ended` is printed. Forking spares two hundred
starts of Python.
"""

import os
import random
import sys
from pathlib import Path

from golf.core.game import Game
from golf.core.record import HoleRecord, Record
from golf.core.rules import PRESETS
from golf.host.desktop import DesktopHost
from golf.local_time import local_now
from golf.saves.storage import Storage, new_id


def main(folder: str) -> None:
    """Fork a player for each seed that is read."""
    for seed in sys.stdin:
        pid = os.fork()
        if not pid:
            play(folder, int(seed))
        os.waitpid(pid, 0)
        write("ended")


def play(folder: str, seed: int) -> None:
    """Play random rounds in `folder`."""
    write(f"pid {os.getpid()}")
    rng = random.Random(seed)
    storage = Storage(DesktopHost(Path(folder)))
    storage.load_settings()
    game = storage.load_games().get("round") or new_round(storage, rng)
    while True:
        if game.is_over:
            # Saved over the old one: between dropping and saving no round would be there to find.
            game = new_round(storage, rng)
        elif game.hole.is_over:
            storage.file(game)
            game.next_hole()
        else:
            game.play(rng.choice(game.hole.position.legal_moves()), local_now)
        say("try", game)
        storage.save_game(game)
        say("kept", game)


def new_round(storage: Storage, rng: random.Random) -> Game:
    """Return a round of nine new deals."""
    deals = [storage.new_deal(rng) for _ in range(9)]
    return Game.new("round", PRESETS["classic"], deals, game_id=new_id())


def say(word: str, game: Game) -> None:
    """Print what is being saved."""
    record = Record(game.rules, (HoleRecord.of(game.hole),))
    over = "over" if game.must_be_filed else "on"
    write(f"{word} {game.id} {game.round.number} {record} {over}")


def write(line: str) -> None:
    """Print a line in one call, so that a kill leaves the whole of it or nothing."""
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    main(sys.argv[1])
