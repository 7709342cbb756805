"""Use the built desktop release as a player does, with no Python and no settings around it.

    python .ci/play_release.py build/desktop

The archive is unpacked, the package is installed into a root of its own; under a display nobody
sees, a hole is begun, left, resumed and finished by real keys; then the package is removed.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

DEAL, RULES = "2", "fast"  # it can be cleared, which ends the hole
Done = subprocess.CompletedProcess[str]
DATA = Path(".local/share/golf-solitaire")
PATIENCE = 60.0
"""Seconds within which a slow machine does anything that is waited for."""


def main() -> None:
    """Try what is in the folder that was named."""
    built = Path(sys.argv[1])
    with tempfile.TemporaryDirectory(prefix="golf player ü ") as name, a_display() as display:
        root = Path(name)
        started = time.monotonic()
        folder = unpack(next(built.glob("*.tar.gz")), root)
        Player(folder / "golf", root / "visitor", display).look_at_it()
        packages = list(built.glob("*.deb"))
        if packages:
            install("--install", packages[0], root / "system")
            command = root / "system/usr/games/golf"
        else:
            print("no .deb was built here (there is no dpkg-deb): the archive alone is played")
            command = folder / "golf"
        player = Player(command, root / "player", display)
        player.play_in_two_sittings()
        if packages:
            install("--purge", "golf-solitaire", root / "system")
            left = leftovers(root / "system")
            expect(left == [], f"a removed package leaves nothing, but here {left}")
        kept = sorted(path.relative_to(player.home) for path in player.home.rglob("*.json*"))
        expect(bool(kept) and all(path.parent == DATA for path in kept), f"data in {DATA}: {kept}")
        print(f"the release was played in {time.monotonic() - started:.1f} s")


def expect(holds: bool, what: str) -> None:
    """End the program unless something holds."""
    if not holds:
        raise SystemExit(f"play_release: expected {what}")


def run(*command: str, environment: dict[str, str] | None = None) -> Done:
    """Run a program to its end and return what it did."""
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def wait_for(what: str, found: Callable[[], object]) -> object:
    """Return what is there at last; end the program where it never comes."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        value = found()
        if value:
            return value
        time.sleep(0.05)
    raise SystemExit(f"play_release: expected {what} within {PATIENCE:.0f} s")


@contextmanager
def a_display() -> Iterator[str]:
    """Start a screen that nobody sees, with a window manager, and return its name."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=[writing], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(writing)
    with os.fdopen(reading) as numbers:
        display = f":{numbers.readline().strip()}"
    manager = subprocess.Popen(
        ["openbox"], env=os.environ | {"DISPLAY": display},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        yield display
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()


def unpack(archive: Path, root: Path) -> Path:
    """Unpack the archive and return the one folder in it."""
    with tarfile.open(archive) as file:
        file.extractall(root / "unpacked", filter="data")
    (folder,) = (root / "unpacked").iterdir()
    return folder


def install(action: str, what: object, root: Path) -> None:
    """Let dpkg install into a root of its own, or remove from it."""
    for name in ("info", "updates"):
        (root / "var/lib/dpkg" / name).mkdir(parents=True, exist_ok=True)
    (root / "var/lib/dpkg/status").touch()
    flags = ["--force-not-root", "--force-depends", f"--root={root}", f"--log={os.devnull}"]
    done = run("dpkg", *flags, action, str(what))
    expect(done.returncode == 0, f"dpkg {action} to work: {done.stderr}")


def leftovers(root: Path) -> list[str]:
    """Return the files outside of dpkg's own books."""
    books = root / "var/lib/dpkg"
    return [str(path) for path in root.rglob("*") if path.is_file() and books not in path.parents]


class Player:
    """Someone with a home of their own who runs one program."""

    def __init__(self, command: Path, home: Path, display: str) -> None:
        self.command = command
        self.home = home
        self.home.mkdir()
        # No Python, no language, no session.
        self.environment = {"HOME": str(home), "PATH": "/nowhere", "DISPLAY": display}

    def look_at_it(self) -> None:
        """Ask the commands something, open the window and close it."""
        for words in (["--version"], ["deal", "1"], ["courses"], ["rules"], ["stats"]):
            expect(bool(self.ask(*words)), f"an answer to golf {' '.join(words)}")
        jobs = self.ask("simulate", "--bot", "careful", "--deals", "1-20", "--jobs", "2")
        expect("20 deals" in jobs, f"two processes to simulate, got {jobs!r}")
        with self.game():
            pass

    def ask(self, *words: str) -> str:
        """Return what a command prints."""
        done = run(str(self.command), *words, environment=self.environment)
        expect(done.returncode == 0, f"golf {' '.join(words)} to work: {done.stderr}")
        return done.stdout

    def play_in_two_sittings(self) -> None:
        """Begin a hole, quit, start again, resume and finish it."""
        moves = json.loads(self.ask("solve", DEAL, "--rules", RULES, "--json"))["moves"]
        half = len(moves) // 2
        with self.game("--deal", DEAL, "--rules", RULES) as window:
            self.check_window(window)
            self.play(moves[:half])
            wait_for("the moves in save.json", lambda: self.saved().endswith(f":{moves[:half]}"))
        with self.game():
            self.press("Return")  # the title's first button goes on with the game
            time.sleep(0.5)
            self.play(moves[half:])
            wait_for("the hole in history.jsonl", lambda: self.finished(f":{moves}"))

    def play(self, moves: str) -> None:
        """Press the keys of moves."""
        self.press(*("d" if move == "F" else move for move in moves))

    @contextmanager
    def game(self, *words: str) -> Iterator[str]:
        """Start the game, wait for its window, and close that in the end as players do."""
        game = subprocess.Popen([self.command, *words], env=self.environment)
        try:
            window = wait_for("a window", lambda: self.window(game))
            self.tool("windowactivate", "--sync", str(window))
            yield str(window)
            self.press("alt+F4")
            expect(game.wait(PATIENCE) == 0, "a game that ends well")
        finally:
            game.kill()
            game.wait()

    def window(self, game: subprocess.Popen[bytes]) -> str:
        """Return the number of the game's window, "" before there is one."""
        expect(game.poll() is None, f"a game that goes on, it ended with {game.returncode}")
        return self.tool("search", "--onlyvisible", "--class", "golf-solitaire").strip()

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        self.tool("key", "--delay", "60", *keys)

    def tool(self, *words: str) -> str:
        """Let xdotool do something and return what it says."""
        display = {"DISPLAY": self.environment["DISPLAY"]}
        return run("xdotool", *words, environment=os.environ | display).stdout

    def check_window(self, window: str) -> None:
        """Look at what the dock is told of the window: its class, its name, its icon."""
        look = "xprop", "-display", self.environment["DISPLAY"], "-id", window
        told = run(*look, "WM_CLASS", "_NET_WM_NAME").stdout
        expect('"golf-solitaire", "golf-solitaire"' in told, f"the class of the menu entry: {told}")
        expect('"Golf Solitaire"' in told, f"the game's name: {told}")
        expect("Icon (" in run(*look, "_NET_WM_ICON").stdout, "an icon")

    def saved(self) -> str:
        """Return the record of the hole in progress, "" before there is one."""
        path = self.home / DATA / "save.json"
        games = json.loads(path.read_text(encoding="utf-8"))["games"] if path.exists() else {}
        return str(games["hole"]["record"]) if "hole" in games else ""

    def finished(self, end: str) -> bool:
        """Return whether the history has a hole with these moves."""
        path = self.home / DATA / "history.jsonl"
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        return any(json.loads(line)["record"].endswith(end) for line in lines)


if __name__ == "__main__":
    missing = [name for name in ("Xvfb", "openbox", "xdotool", "xprop") if not shutil.which(name)]
    if missing:
        raise SystemExit(f"play_release: not played, missing {', '.join(missing)}")
    main()
