"""Play some frames of the installed game without a screen, from a folder that is not its own."""

import os
import sys
import tempfile
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import golf
from golf.app import App
from golf.assets import asset_path, levels_path
from golf.host import find_host
from golf.play_options import PlayOptions


def main() -> None:
    """Deal, flip, and look at the picture."""
    if not Path(golf.__file__).is_relative_to(sys.prefix):
        raise SystemExit(f"expected the installed package, got {golf.__file__}")
    host = find_host(Path(tempfile.mkdtemp()))
    host.prepare()
    import pygame

    app = App(host, PlayOptions(deal="1"), seed=1)
    for _ in range(120):
        app.frame([], 1 / 60)
    before = pygame.image.tobytes(app.screen, "RGB")
    app.frame([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")], 1 / 60)
    for _ in range(120):
        app.frame([], 1 / 60)
    if pygame.image.tobytes(app.screen, "RGB") == before:
        raise SystemExit("expected a flip to change the picture")
    courses = sorted(path.name for path in Path(levels_path()).glob("*.toml"))
    print(f"golf {golf.__version__} plays; art in {asset_path('')}; courses: {', '.join(courses)}")
    app.close()


main()
