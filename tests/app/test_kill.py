"""The process is killed at random moments: the last move saved is there, never a half one."""

import os
import random
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from golf.core.record import HoleRecord, Record
from golf.host.desktop import DesktopHost
from golf.saves.storage import Storage

ROOT = Path(__file__).parent.parent.parent


def killed_after(
    saver: "subprocess.Popen[str]", seed: int, count: int, wait: float
) -> list[list[str]]:
    """Start a player, kill it `wait` seconds after its `count`th line, return what it said."""
    assert saver.stdin is not None
    assert saver.stdout is not None
    saver.stdin.write(f"{seed}\n")
    saver.stdin.flush()
    pid = int(saver.stdout.readline().split()[1])
    said = [saver.stdout.readline().split() for _ in range(count)]
    time.sleep(wait)
    os.kill(pid, signal.SIGKILL)
    while (words := saver.stdout.readline().split()) != ["ended"]:
        said.append(words)
    return said


@pytest.fixture
def saver(tmp_path: Path) -> "Iterator[subprocess.Popen[str]]":
    """A process that forks players which save in a folder."""
    command = [sys.executable, "-m", "tests.app.saver", str(tmp_path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system cannot fork")
@pytest.mark.parametrize("kills", [25, pytest.param(200, marks=pytest.mark.sweep)])
def test_killed_at_random_moments_nothing_saved_is_lost(
    saver: "subprocess.Popen[str]", tmp_path: Path, kills: int
) -> None:
    rng = random.Random(4)
    ends: defaultdict[str, set[str]] = defaultdict(set)
    filed: set[str] = set()
    for kill in range(kills):
        said = killed_after(saver, kill, rng.randrange(2, 60), rng.random() * 0.004)
        storage = Storage(DesktopHost(tmp_path))
        storage.load_settings()
        game = storage.load_games()["round"]
        assert [problem for problem in storage.problems if "history" not in problem] == []
        # Whatever was said to be kept is there; what was tried when the process died may be.
        kept = max(number for number, words in enumerate(said) if words[0] == "kept")
        record = Record(game.rules, (HoleRecord.of(game.hole),))
        state = [game.id, str(game.round.number), str(record)]
        assert state in [words[1:4] for words in said[kept:]]
        for word, game_id, number, text, over in said:
            if over == "over":
                ends[f"{game_id}.{number}"].add(text)
                filed |= {f"{game_id}.{number}"} if word == "kept" else set()
        # A hole whose filing outlived its save ends once more; then its first end stays filed.
        lines = {line.id: line.record for line in storage.history.lines}
        assert lines.keys() >= filed
        assert all(lines[each] in ends[each] for each in filed)
    assert filed
    assert not list(tmp_path.glob("*broken*"))
