"""The game as a process of its own: what happens until the first picture."""

import subprocess
import sys
from pathlib import Path

STARTED = """
import gc, sys
from golf.app import App
from golf.cli import main

def frame(app, events, dt):
    painted(app, events, dt)
    print(gc.isenabled(), gc.get_freeze_count() > 0, app.stack.top.mode.name)
    app.stack.is_done = True

painted, App.frame = App.frame, frame
sys.exit(main(sys.argv[1:]))
"""


def test_after_the_first_picture_garbage_is_collected_again(tmp_path: Path) -> None:
    words = ["--deal", "1", "--windowed", "--data", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-c", STARTED, *words], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "True True TABLE\n"
