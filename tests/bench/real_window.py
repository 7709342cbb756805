"""Full screen in a real window, by hand: `python -m tests.bench.real_window`.

Needs an X display with a window manager, and xdotool and xwininfo, such as

    Xvfb :9 -screen 0 1600x1000x24 & DISPLAY=:9 openbox &
    DISPLAY=:9 python -m tests.bench.real_window

Real keys and clicks go through X. The window enters full screen and returns 20 times, first as a
plain window, then maximised by a double click on its title bar; its size and place must not change,
and another double click must make it what it was at first.
"""

import subprocess
import tempfile
import time
from pathlib import Path

import pygame

from golf.app import App
from golf.host.desktop import DesktopHost
from golf.play_options import PlayOptions

_TIMES = 20


def shell(command: str) -> str:
    """Run a command line and return what it printed."""
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def run(app: App, seconds: float) -> None:
    """Let the app run in real time."""
    last = time.monotonic()
    end = last + seconds
    while last < end:
        now = time.monotonic()
        app.frame(pygame.event.get(), now - last)
        last = now
        time.sleep(0.01)


def geometry(app: App) -> tuple[list[int], tuple[int, int]]:
    """Return the place and size of the window as X has it, and the size of what is painted."""
    window = pygame.display.get_wm_info()["window"]
    lines = shell(f"xwininfo -id {window} | grep -E 'Width|Height|Absolute'").split()
    return [int(word) for word in lines if word.lstrip("-").isdigit()], app.screen.get_size()


def toggle(app: App) -> int:
    """Enter full screen and return, again and again; return how often something changed."""
    start, wrong = geometry(app), 0
    for number in range(_TIMES):
        shell("xdotool key F11")
        run(app, 0.35)
        wrong += not app.host.is_fullscreen
        shell("xdotool key alt+Return" if number % 2 else "xdotool key F11")
        run(app, 0.35)
        wrong += geometry(app) != start
    return wrong


def main() -> None:
    """Try it and print what came of it."""
    with tempfile.TemporaryDirectory() as folder:
        host = DesktopHost(Path(folder))
        host.prepare()
        app = App(host, PlayOptions(deal="24", mute=True))
        run(app, 2.0)
        print("plain:", geometry(app), "wrong:", toggle(app))
        (x, y, *_), _ = geometry(app)
        shell(f"xdotool mousemove {x + 200} {y - 8} click --repeat 2 --delay 60 1")
        run(app, 1.0)
        print("maximised:", geometry(app), "wrong:", toggle(app))
        window = pygame.display.get_wm_info()["window"]
        print("still marked so:", "MAXIMIZED" in shell(f"xprop -id {window} _NET_WM_STATE"))
        (left, top, *_), _ = geometry(app)
        shell(f"xdotool mousemove {left + 200} {top - 8} click --repeat 2 --delay 60 1")
        run(app, 1.0)
        print("restored:", geometry(app))
        shell("xdotool key F11")
        run(app, 0.5)
        out = app.stack.top.menu.button("fullscreen").rect.center
        shell(f"xdotool mousemove {out[0]} {out[1]} click 1")
        run(app, 0.5)
        print("left by the mouse:", not app.host.is_fullscreen)
        app.close()


if __name__ == "__main__":
    main()
