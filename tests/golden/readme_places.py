"""Make the README's pictures of places: `python -m tests.golden.readme_places`.

The real game plays some moves on a hole of three courses, as the demo does.
"""

import sys
import tempfile
from pathlib import Path

import pygame
from PIL import Image

from golf.core.moves import FLIP
from golf.play_options import PlayOptions
from golf.scenes.title.demo import demo_move
from tests.app.pilot import Pilot
from tests.app.scenes_tour import settle
from tests.golden.pictures import FOLDER

COURSES = {"meadow": "Buttercup Meadow", "links": "Old Links", "crag": "Wolf Crag"}
SIZE, SHOWN = (1280, 720), (480, 270)
MOVES = 17


def shown(course: str) -> Image.Image:
    """Return a hole of a course in play."""
    with tempfile.TemporaryDirectory() as data:
        pilot = Pilot(Path(data), SIZE, PlayOptions(course=course))
        pilot.rest()
        for _ in range(MOVES):
            pilot.app.stack.apply(pilot.scene.do(demo_move(pilot.scene.hole.position) or FLIP))
            pilot.rest()
        settle(pilot)
        pilot.app.services.is_dirty = True
        pilot.frames()
        small = pygame.transform.smoothscale(pilot.app.screen, SHOWN)
        picture = Image.frombytes("RGB", SHOWN, pygame.image.tobytes(small, "RGB"))
        pilot.app.close()
    return picture


def main() -> None:
    for name, course in COURSES.items():
        place = FOLDER.parent / f"readme-{name}.webp"
        shown(course).save(place, quality=72, method=6)
        sys.stdout.write(f"{place.name}: {place.stat().st_size / 1000:.0f} kB\n")


if __name__ == "__main__":
    main()
