"""The game as a process of its own: what happens until the first picture."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

READ = """
import sys
from pathlib import Path
from tests.app.pilot import Pilot
from golf.host.desktop import DesktopHost
from golf.start_up import READ_AHEAD

def count():
    return sum(f"golf.{name}" in sys.modules for name in READ_AHEAD)

DesktopHost.reads_quickly = sys.argv[2] == "quick"
pilot = Pilot(Path(sys.argv[1]), (640, 360))
first = count()
pilot.frames(2)
assert pilot.app.is_moving
while pilot.app.is_moving:
    pilot.frames()
dealt = count()
while not pilot.app.is_settled:
    pilot.frames()
print(first == dealt, first < dealt, count() == len(READ_AHEAD))
"""

STARTED = """
import gc, sys
from golf.app import App
from golf.cli.program import main

def frame(app, events, dt):
    painted(app, events, dt)
    print(gc.isenabled(), gc.get_freeze_count() > 0, app.stack.top.mode.name)
    app.stack.is_done = True

painted, App.frame = App.frame, frame
sys.exit(main(sys.argv[1:]))
"""


def printed(code: str, *words: str) -> str:
    """Return the last line that a program prints; it must end well."""
    done = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()[-1]


def test_after_the_first_picture_garbage_is_collected_again(tmp_path: Path) -> None:
    words = ["--deal", "1", "--windowed", "--data", str(tmp_path)]
    assert printed(STARTED, *words) == "True True TABLE"


def test_the_pages_that_may_be_opened_are_read_while_the_first_cards_fly(tmp_path: Path) -> None:
    assert printed(READ, str(tmp_path), "quick") == "False True True"


def test_where_reading_takes_long_it_waits_until_all_cards_lie(tmp_path: Path) -> None:
    assert printed(READ, str(tmp_path), "slow") == "True False True"
