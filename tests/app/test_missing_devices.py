"""A pygame that was built without some part of it still plays."""

import os
import subprocess
import sys
from pathlib import Path

import pygame

from golf.core.moves import moves_text
from tests.app.virtual_pad import BROWSER_SHAPE

ROOT = Path(__file__).parent.parent.parent
PARTS = ("_sdl2.controller", "mixer", "mixer_music", "scrap", "system")
PLAY = f"""
import sys
for part in {PARTS}:
    sys.modules["pygame." + part] = None

from pathlib import Path
from golf.play_options import PlayOptions
from tests.app.pilot import Pilot

pilot = Pilot(Path(sys.argv[1]), options=PlayOptions(deal="617"))
pilot.rest()
pilot.key("space")
services = pilot.app.services
print(len(pilot.scene.hole.moves), services.controls.has_pad, type(services.sounds).__name__)
print(pilot.host.copy_text("617", {{}}), pilot.host.paste_text(), pilot.host.language())
pilot.app.close()
"""


def test_a_game_without_mappings_sound_clipboard_and_system_plays_on(tmp_path):
    languages = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}
    environment = {key: value for key, value in os.environ.items() if key not in languages}
    done = subprocess.run(
        [sys.executable, "-W", "ignore::RuntimeWarning", "-c", PLAY, str(tmp_path)],
        cwd=ROOT, env=environment | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["1 False Silence", "False None None"]


def test_pads_are_plain_joysticks_where_sdls_mappings_cannot_be_asked(
    at_table, virtual_pad, monkeypatch
):
    """As in browsers: a press of each button comes once, and lies where browsers put it."""
    monkeypatch.setitem(sys.modules, "pygame._sdl2.controller", None)
    monkeypatch.delattr("pygame._sdl2.controller", raising=False)
    pilot = at_table("24")
    pilot.post(*pygame.event.get())
    pad = virtual_pad(is_controller=True, shape=BROWSER_SHAPE)
    pilot.post(*pygame.event.get())
    pilot.scene.menu.focus = "column 1"
    for button in (15, 0, 2, 5):
        for is_down in (True, False):
            pad.button(button, is_down)
            pilot.post(*pygame.event.get())
    assert moves_text(pilot.scene.hole.moves) == "2F"
    pad.unplug()
    pilot.post(*pygame.event.get())
    assert pilot.scene_name == "PauseScene"
