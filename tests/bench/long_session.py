"""What the game keeps in memory while it is played on and on, with every page opened in between.

Run as `python -m tests.bench.long_session [WxH] [HOLES]`, with Xvfb installed; the window is a real
one, and what is printed is the process's share (PSS) of what is in RAM.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.bench.start_up import keep_size

LIMIT = 64.0
"""MiB, a second after a change of page or the end of a hole, in a window of 1280×720."""

HOLES = 75
STEP = 1 / 20
"""Seconds from frame to frame: every flight is painted a few times."""

_MANY = 4_000
_PATIENCE = 30
_LOOKED_AT = 30
"""Frames."""


class Session:
    """A player who goes everywhere, and rests at the end of each hole.

    `tell` hears what was done last, after each step, `watch` what the game weighs before a rest.
    """

    def __init__(
        self, data: Path, tell: Callable[[str], None], watch: Callable[[float], None]
    ) -> None:
        from golf.app import App
        from golf.host.desktop import DesktopHost
        from golf.play_options import PlayOptions

        self._asked: list[Callable[[], None]] = []
        host = DesktopHost(data)
        host.prepare()
        host.page_events = self._page_events  # type: ignore[method-assign]
        self.app = App(host, PlayOptions(mute=True), seed=1)
        self.tell, self.watch = tell, watch
        self.rest("title")

    # ---- what a hand does

    def _page_events(self) -> list[tuple[str, str]]:
        """Do in a frame what was asked for, as the page around the game would."""
        asked, self._asked = self._asked, []
        for do in asked:
            do()
        return []

    def ask(self, do: Callable[[], None], what: str = "") -> None:
        """Let something be done in the next frame, and all come to rest."""
        self._asked.append(do)
        self.app.services.is_dirty = True
        self.rest()
        # Somebody looks at it for a while.
        for _ in range(_LOOKED_AT):
            self.app.frame([], STEP)
        if what:
            self.tell(what)

    def rest(self, what: str = "") -> None:
        """Let time pass until nothing moves and all is made; what is worked out gets a moment."""
        app = self.app
        for number in range(_MANY):
            app.frame([], STEP if app.is_moving else 0.0)
            is_working = app.stack.top.wants_time and number < _PATIENCE
            if not app.is_moving and app.is_settled and not is_working:
                break
        else:
            raise AssertionError(f"{app.stack.top} does not rest")
        if what:
            self.tell(what)

    def press(self, key: str, what: str = "") -> None:
        """Press a button of the scene on top."""
        from golf.scenes import page_buttons

        self.ask(lambda: page_buttons.press(self.app.stack, key), what)

    def has(self, key: str) -> bool:
        """Whether the scene on top has such a button that can be pressed."""
        menu = self.app.stack.top.menu
        button = None if menu is None else menu.button(key)
        return button is not None and button.is_enabled

    def open(self, route: object, what: str = "") -> None:
        """Open a place."""
        from golf.routes import Push

        self.ask(lambda: self.app.stack.apply(Push(route)), what)  # type: ignore[arg-type]

    def back(self, depth: int) -> None:
        """Go back until so many scenes are left."""
        for _ in range(_MANY):
            if len(self.app.stack.scenes) <= depth:
                return
            self.ask(self.app.stack.go_back)
        raise AssertionError(f"no way back from {self.app.stack.top}")

    def resize(self, size: tuple[int, int], what: str = "") -> None:
        """Give the window another size."""
        import pygame

        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.ask(lambda: None)
        if what:
            self.tell(what)

    # ---- what a player does

    def play_hole(self) -> None:
        """Play a hole to its end, as the demo does."""
        from golf.core.moves import FLIP
        from golf.scenes.play.scene import PlayScene
        from golf.scenes.title.demo import demo_move

        stack = self.app.stack
        self.rest()
        while isinstance(stack.top, PlayScene) and not self.has("banner finish"):
            stack.apply(stack.top.do(demo_move(stack.top.hole.position) or FLIP))
            self.app.services.is_dirty = True
            for _ in range(4):
                self.app.frame([], STEP)
            if isinstance(stack.top, PlayScene) and stack.top.hole.is_over:
                break
        self.rest()
        if self.has("banner finish"):
            self.press("banner finish")
        self.watch(pss())
        self.ask(lambda: None)

    def look_round(self) -> None:
        """Open every page that can be opened from anywhere, and come back."""
        from golf import routes
        from golf.course_files import load_courses

        depth = len(self.app.stack.scenes)
        today = self.app.services.today
        pages = [routes.Records(), routes.Daily(today), routes.Tour(), routes.Learn()]
        pages += [routes.Settings(), routes.RulesChoice(), routes.Help("rules"), routes.Courses()]
        for page in [*pages, *map(routes.CoursePage, load_courses().courses)]:
            self.open(page)
            keys = [button.key for button in self.app.stack.top.menu.buttons]
            for key in keys:
                if key.startswith("tab ") and self.has(key):
                    self.press(key)
            self.back(depth)


def play(session: Session, holes: int) -> None:
    """Play so many holes: rounds, courses in all their places, an Open, and look round."""
    from golf.course_files import load_courses

    courses, played = load_courses().courses, 0
    while played < holes:
        number = played // 9
        _begin(session, number, courses)
        for hole in range(9):
            session.play_hole()
            played += 1
            session.tell(f"hole {played}")
            if hole == 4:
                session.look_round()
                session.tell("pages")
            _after_hole(session)
            if played >= holes:
                break
        session.back(1)
        _change_window(session, number)


def _begin(session: Session, number: int, courses: object) -> None:
    from golf import routes
    from golf.saves import new_games

    services = session.app.services
    if number % 3 == 0:
        session.press("round")
        return
    course = courses[number % len(courses)]  # type: ignore[index]
    game = new_games.new_course(services.storage, course)
    session.open(routes.Table(game), f"{course.name}")


def _after_hole(session: Session) -> None:
    """Watch the best line, and go on to the next hole."""
    depth = len(session.app.stack.scenes)
    for key in ("watch", "share"):
        if session.has(key):
            session.press(key)
            session.back(depth)
    session.press("next")
    if session.has("next"):
        session.press("next")


def _change_window(session: Session, number: int) -> None:
    sizes = ((1000, 700), (1920, 1080), (390, 844), (640, 360))
    session.resize(sizes[number % len(sizes)])
    session.resize((1280, 720), "resized")


# ---- the process that is measured


def pss() -> float:
    """Return this process's share of what is in RAM, in MiB."""
    text = Path("/proc/self/smaps_rollup").read_text(encoding="utf-8")
    return next(int(line.split()[1]) for line in text.splitlines() if line[:4] == "Pss:") / 1024


def inside(holes: int, data: Path) -> None:
    """Play in this process, and print what it weighs."""
    at_rest, weights = [0.0], [0.0]
    began = time.monotonic()

    def tell(what: str) -> None:
        at_rest.append(pss())
        spent = time.monotonic() - began
        print(f"{spent:6.0f} s  {at_rest[-1]:6.1f} MiB  {what}", flush=True)

    session = Session(data, tell, weights.append)
    play(session, holes)
    session.app.close()
    print(f"most at rest: {max(at_rest):.1f} MiB (limit {LIMIT:.0f})", end=", ")
    print(f"at the end of a hole before that {max(weights):.1f} MiB")


def main(words: list[str]) -> None:
    """Run the game on a display of its own."""
    size = words[0] if words else "1280x720"
    holes = words[1] if len(words) > 1 else str(HOLES)
    display = f":{90 + os.getpid() % 900}"
    command = [
        str(shutil.which("Xvfb")),
        display,
        "-screen",
        "0",
        "1920x1080x24",
        "-nolisten",
        "tcp",
    ]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    data = Path(tempfile.mkdtemp())
    keep_size(data, size)
    environment = os.environ | {"DISPLAY": display, "SDL_VIDEODRIVER": "x11"}
    try:
        time.sleep(1.0)
        code = f"from tests.bench.long_session import *; inside({holes}, Path({str(data)!r}))"
        subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(data)


if __name__ == "__main__":
    main(sys.argv[1:])
