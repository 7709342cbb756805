"""What the tests of the app share."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.app.pilot import Pilot


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """A pilot of a fresh game at 1280×720."""
    player = Pilot(tmp_path)
    yield player
    player.app.close()


@pytest.fixture
def new_pilot(tmp_path: Path) -> Iterator[Callable[..., Pilot]]:
    """Make pilots that share one data folder and, as pygame has only one, one window."""
    pilots: list[Pilot] = []

    def make(**choices: object) -> Pilot:
        pilots.append(Pilot(tmp_path, **choices))
        return pilots[-1]

    yield make
    if pilots:
        pilots[-1].app.close()
