"""The bundle's own main.py, run from the bundle's own folder by desktop Python as by a page's."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

# Plays some frames in a page that answers nothing, and then closes it; takes nothing from outside
# the bundle but pygame.
RUNNER = """
import asyncio, importlib.abc, platform, runpy, sys

class Foreign(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name in ("font_fjallaone", "font_rhd", "tqdm", "platformdirs"):
            raise ModuleNotFoundError(f"a browser has no {name}")
        return None

class Bridge:
    def __getattr__(self, name):
        return lambda *values: ""

class Window:
    golf = Bridge()
    def eval(self, code):
        return "object" if code == "typeof golf" else None

sys.meta_path.insert(0, Foreign())
sys.path.insert(0, sys.argv[1])
import pygame
sys.platform, platform.window = "emscripten", Window()
frames = 0
real = pygame.event.get
def get(*values, **named):
    global frames
    frames += 1
    events = real(*values, **named)
    if frames == 5:
        press = dict(key=pygame.K_RETURN, mod=0, unicode="\\r", scancode=40)
        events.append(pygame.event.Event(pygame.KEYDOWN, press))
    if frames >= 60:
        events.append(pygame.event.Event(pygame.QUIT))
    return events
pygame.event.get = get
shown = 0
flip = pygame.display.flip
def count():
    global shown
    shown += 1
    flip()
pygame.display.flip = count
runpy.run_path("main.py", run_name="__main__")
import golf, pytweening
for module in (golf, pytweening):
    assert module.__file__.startswith(sys.argv[1]), module.__file__
print("frames", frames, "shown", shown)
"""


def test_the_staged_game_plays_some_frames(built: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(built / "golf.apk") as archive:
        archive.extractall(tmp_path)
    folder = tmp_path / "assets"
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", RUNNER, str(folder)],
        cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    words = done.stdout.split()
    assert int(words[words.index("frames") + 1]) >= 60
    assert int(words[words.index("shown") + 1]) >= 2
