"""How long it takes until cards lie on the screen, seen from outside: pixels of a real display.

Run as `python -m tests.bench.first_cards [WxH] [RUNS] [OTHER]`, with Xvfb installed; OTHER is the
folder of another checkout, which then takes turns with this one. The clock runs from the start of
the process; Xvfb keeps its screen in a file, in which this program looks for the white of cards, so
the game itself does nothing for it.
"""

import mmap
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from golf.theme import PAPER
from tests.bench.start_up import keep_size

LIMIT = 0.25
"""Seconds until the first card is seen."""

_CARD = 0.003
"""The share of the screen that a card takes at least; letters and icons take less."""
_LONGEST = 10.0
_PANEL = 40
"""Pixels of the screen that the game leaves to the system."""
_WHITE = bytes(reversed(PAPER))


class Screen:
    """An X display without a monitor, whose pixels are read from its file."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.name = f":{90 + os.getpid() % 900}"
        size = size[0], size[1] + _PANEL
        self.width, self.height = size
        self._folder = Path(tempfile.mkdtemp())
        options = f"-screen 0 {size[0]}x{size[1]}x24 -nolisten tcp -fbdir {self._folder}"
        self._server = subprocess.Popen(
            [str(shutil.which("Xvfb")), self.name, *options.split()], stderr=subprocess.DEVNULL
        )
        path = self._folder / "Xvfb_screen0"
        while not path.exists() or path.stat().st_size < 4 * size[0] * size[1]:
            time.sleep(0.05)
        time.sleep(0.3)
        self._file = path.open("rb")
        self._pixels = mmap.mmap(self._file.fileno(), 0, access=mmap.ACCESS_READ)
        self._start = path.stat().st_size - 4 * size[0] * size[1]

    def shows_card(self) -> bool:
        """Return whether there is so much of a card's white on the screen."""
        row, found = 4 * self.width, 0
        for start in range(self._start, len(self._pixels), 4 * row):
            found += self._pixels[start : start + row].count(_WHITE)
        return 4 * found >= _CARD * self.width * self.height

    def close(self) -> None:
        """End the display."""
        self._pixels.close()
        self._file.close()
        self._server.terminate()
        self._server.wait()
        shutil.rmtree(self._folder)


def seconds(screen: Screen, checkout: Path) -> tuple[float, float]:
    """Start a game; return the seconds until a card is seen, and the CPU seconds it took so far."""
    data = tempfile.mkdtemp()
    keep_size(Path(data), f"{screen.width}x{screen.height - _PANEL}")
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | {
        "DISPLAY": screen.name,
        "SDL_AUDIODRIVER": "dummy",
        "SDL_VIDEODRIVER": "x11",
    }
    command = [sys.executable, "-m", "golf", "--deal", "1", "--windowed", "--data", data]
    start = time.monotonic()
    game = subprocess.Popen(command, cwd=checkout, env=environment)
    try:
        while not screen.shows_card():
            if time.monotonic() - start > _LONGEST or game.poll() is not None:
                raise SystemExit("no card came in sight")
            time.sleep(0.002)
        return time.monotonic() - start, _cpu(game.pid)
    finally:
        game.terminate()
        game.wait()
        shutil.rmtree(data)
        while screen.shows_card():
            time.sleep(0.01)


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(words: list[str]) -> None:
    """Measure several starts and print them."""
    width, height = map(int, (words or ["1280x720"])[0].split("x"))
    runs = int(words[1]) if len(words) > 1 else 7
    checkouts = [Path(__file__).parents[2], *map(Path, words[2:])]
    screen = Screen((width, height))
    found: dict[Path, list[tuple[float, float]]] = {checkout: [] for checkout in checkouts}
    try:
        for checkout in checkouts:
            seconds(screen, checkout)  # compiles what was changed
        for _ in range(runs):
            for checkout in checkouts:
                found[checkout].append(seconds(screen, checkout))
    finally:
        screen.close()
    for checkout, times in found.items():
        middle = median(wall for wall, _ in times)
        print(f"{checkout} {width}x{height}: a card after {min(times)[0]:.3f} s", end=", ")
        print(f"median {middle:.3f} s (limit {LIMIT}), {min(cpu for _, cpu in times):.2f} s of CPU")


if __name__ == "__main__":
    main(sys.argv[1:])
