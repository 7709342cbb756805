"""Make the film at the head of the README: `python -m tests.golden.readme_film`.

The real game plays the best line of a deal to its end. Look at it before it goes in: a browser
shows it.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pygame
from PIL import Image

from golf.analysis.solver import solve
from golf.core.deal import Deal
from golf.core.moves import Move
from golf.core.rules import PRESETS
from golf.play_options import PlayOptions
from tests.app.pilot import Pilot
from tests.golden.pictures import FOLDER

PLACE = FOLDER.parent / "readme.webp"
DEAL, LAST_MOVES = "654", 13
"""A deal that ends with a flip and a run of twelve cards."""

SIZE, SHOWN = (1280, 720), (640, 360)
STEP = 1 / 30
EACH = 3
"""Every how many frames one is kept."""

BETWEEN, AT_REST, AT_END = 0.28, 0.6, 3.8
"""Seconds from one press to the next, of the first picture, and after the last press."""


def frames(pilot: Pilot) -> Iterator[Image.Image]:
    """Yield the pictures of the film."""
    rules = PRESETS["classic"]
    line = solve(Deal.parse(DEAL).position(rules)).line
    for move in line[:-LAST_MOVES]:
        press(pilot, move)
        pilot.rest()
    waits = [AT_REST] + [BETWEEN] * (LAST_MOVES - 1) + [AT_END]
    moves: list[Move | None] = [None, *line[-LAST_MOVES:]]
    passed = kept = 0.0
    for wait, move in zip(waits, moves, strict=True):
        if move is not None:
            press(pilot, move)
        for _ in range(round(wait / STEP)):
            pilot.app.frame([], STEP)
            passed += STEP
            if passed >= kept:
                kept += STEP * EACH
                yield picture(pilot.app.screen)


def press(pilot: Pilot, move: Move) -> None:
    """Press the key of a move as a player does."""
    pilot.key("d" if str(move) == "F" else str(move))


def picture(screen: pygame.Surface) -> Image.Image:
    """Return what the screen shows, as large as the film."""
    small = pygame.transform.smoothscale(screen, SHOWN)
    return Image.frombytes("RGB", SHOWN, pygame.image.tobytes(small, "RGB"))


def main() -> None:
    with tempfile.TemporaryDirectory() as data:
        pilot = Pilot(Path(data), SIZE, PlayOptions(deal=DEAL, rules="classic"))
        pilot.rest()
        first, *others = frames(pilot)
        duration = round(STEP * EACH * 1000)
        first.save(
            PLACE, save_all=True, append_images=others, duration=duration, loop=0,
            quality=40, method=4,
        )  # fmt: skip
        pilot.app.close()
    pictures, size = len(others) + 1, PLACE.stat().st_size
    sys.stdout.write(f"{PLACE.name}: {pictures} pictures, {size / 1000:.0f} kB\n")


if __name__ == "__main__":
    main()
