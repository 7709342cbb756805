"""How long the game takes to its first frame, and what a resting window costs, on a real display.

Run as `python -m tests.bench.start_up [WxH] [-- options of golf play]`, with Xvfb installed. The
times count from the start of the process; memory is its share (PSS) of what is in RAM.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

FIRST_FRAME = 0.25
SETTLED = 1.5
PSS = 64.0
IDLE = 0.05
REST = 20.0

_PROBE = """
import os, sys, time
start = float(os.environ["GOLF_START"])
from golf.host import desktop as host_desktop
shown = host_desktop.DesktopHost.shown
def tell(self):
    shown(self)
    print("first", time.time() - start, flush=True)
    print("cpu", time.process_time(), flush=True)
host_desktop.DesktopHost.shown = tell
from golf import app
frame = app.App.frame
rests = []
def watch(self, events, dt):
    painted = frame(self, events, dt)
    if not painted and not rests and self.painting.has_begun and self.is_settled:
        rests.append(1)
        print("settled", time.time() - start, flush=True)
    return painted
app.App.frame = watch
from golf.cli.program import main
sys.exit(main(["play", *sys.argv[1:]]))
"""


def keep_size(data: Path, size: str) -> None:
    """Write settings of the game's own with a window of a size such as `1280x720`."""
    width, _, height = size.partition("x")
    settings = f'{{"golf":"settings","version":1,"window":[{width},{height}]}}'
    (data / "settings.json").write_text(settings, encoding="utf-8")


def measure(size: str, options: list[str], rest: float = REST) -> dict[str, float]:
    """Return the figures of one run: seconds to first and settled, MiB, CPU seconds of `rest`."""
    display = f":{90 + os.getpid() % 9}"
    screen = f"{size}x24"
    server = subprocess.Popen(
        [str(shutil.which("Xvfb")), display, "-screen", "0", screen, "-nolisten", "tcp"],
        stderr=subprocess.DEVNULL,
    )
    data = Path(tempfile.mkdtemp())
    try:
        time.sleep(1.0)
        keep_size(data, size)
        return _figures(display, [*options, "--data", str(data)], rest)
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(data)


def _figures(display: str, options: list[str], rest: float) -> dict[str, float]:
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | {
        "DISPLAY": display,
        "SDL_AUDIODRIVER": "dummy",
        "SDL_VIDEODRIVER": "x11",
        "GOLF_START": str(time.time()),
    }
    game = subprocess.Popen(
        [sys.executable, "-c", _PROBE, *options], env=environment, stdout=subprocess.PIPE, text=True
    )
    found: dict[str, float] = {}
    assert game.stdout is not None
    try:
        while len(found) < 3 and (line := game.stdout.readline()):
            name, _, number = line.partition(" ")
            if name in ("first", "cpu", "settled"):
                found[name] = float(number)
        time.sleep(1.0)
        found["pss"] = _pss(game.pid)
        before = _cpu(game.pid)
        time.sleep(rest)
        found["idle"] = _cpu(game.pid) - before
    finally:
        game.terminate()
        game.wait()
    return found


def _pss(pid: int) -> float:
    text = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8")
    found = re.search(r"^Pss:\s+(\d+)", text, re.MULTILINE)
    return int(found.group(1)) / 1024 if found else 0.0


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    words = sys.argv[1:]
    size = words.pop(0) if words and words[0][0].isdigit() else "1280x720"
    options = [word for word in words if word != "--"]
    measure(size, options, 0.0)  # compiles what was changed
    got = measure(size, options)
    print(f"{size}: first frame {got['first']:.3f} s (limit {FIRST_FRAME})", end=", ")
    print(f"{got['cpu']:.3f} s of it CPU", end=", ")
    print(f"settled {got['settled']:.3f} s ({SETTLED}), PSS {got['pss']:.1f} MiB ({PSS})", end=", ")
    print(f"{REST:.0f} s at rest {got['idle']:.3f} s of CPU ({IDLE})")
