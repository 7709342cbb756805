"""The game as a process of its own: what happens until the first picture."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

SETTLED = """
import sys
from pathlib import Path
from tests.app.pilot import Pilot
from golf.start_up import PAGES

pilot = Pilot(Path(sys.argv[1]), (640, 360))
names = [f"golf.scenes.{page}" for page in PAGES]
before = all(name in sys.modules for name in names)
pilot.rest()
while not pilot.app.is_settled:
    pilot.frames()
print(before, all(name in sys.modules for name in names))
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


def test_a_resting_program_reads_the_pages_that_may_be_opened(tmp_path: Path) -> None:
    assert printed(SETTLED, str(tmp_path)) == "False True"
