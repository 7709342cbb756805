"""How long saved data takes to write and to read."""

import time

from golf.core.deal import Deal
from golf.core.game import Game
from golf.core.moves import FLIP
from golf.core.rules import PRESETS
from golf.local_time import local_now
from golf.records.statistics import statistics
from golf.saves.history import History
from golf.saves.storage import Storage
from tests.app.lines import line
from tests.store import DictStore

LINES = 20_000


def test_twenty_thousand_lines_load_in_150_ms_and_count_in_300_ms() -> None:
    record = "classic/617:" + "F1" * 14
    texts = [str(line(record, f"id-{number}")) for number in range(LINES)]
    start = time.process_time()
    history = History(texts)
    loaded = time.process_time() - start
    start = time.process_time()
    found = statistics(history.lines)
    counted = time.process_time() - start
    print(f"history: {LINES} lines load in {loaded:.3f} s, statistics in {counted:.3f} s")
    assert len(found.tables[0].holes) == LINES
    assert loaded < 1.5
    assert counted < 3.0


def test_a_move_is_saved_in_2_ms_beside_the_disk() -> None:
    storage = Storage(DictStore())
    for kind in ("speed", "round"):
        deals = [Deal.numbered(number) for number in range(1, 10)]
        game = Game.new(kind, PRESETS["practice"], deals, game_id=kind)
        for number in range(9):
            if number:
                game.next_hole()
            for _ in range(15):
                game.play(FLIP, local_now)
            if number < 8:
                game.give_up(local_now)
        storage.save_game(game)
    start = time.process_time()
    for _ in range(20):
        storage.save_game(game)
    seconds = (time.process_time() - start) / 20
    print(f"save: {1000 * seconds:.3f} ms for a move at the end of a round")
    assert seconds < 0.02
