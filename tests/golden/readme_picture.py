"""Make the picture at the head of the README: `python -m tests.golden.readme_picture`."""

import tempfile
from pathlib import Path

from tests.app.pilot import Pilot
from tests.app.scenes_tour import tour
from tests.golden.pictures import FOLDER, small
from tests.golden.test_golden import SEED

SIZE = (1280, 720)
LONG_SIDE = 960


def main() -> None:
    pilot = Pilot(Path(tempfile.mkdtemp()), SIZE, seed=SEED)
    for scene in tour(pilot, plays_on=True):
        if scene == "middle":
            break
    import pygame

    pygame.image.save(small(pilot.app.screen, LONG_SIDE), FOLDER.parent / "readme.png")
    pilot.app.close()


if __name__ == "__main__":
    main()
