"""What the tests of the app share."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from golf.play_options import PlayOptions
from tests.app.pilot import Pilot
from tests.app.virtual_pad import VirtualPad, has_virtual_pads


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """A pilot of a fresh game at 1280×720."""
    player = Pilot(tmp_path)
    yield player
    player.app.close()


@pytest.fixture
def new_pilot(tmp_path: Path) -> Iterator[Callable[..., Pilot]]:
    """Make pilots that share one data folder; all are closed at the end."""
    pilots: list[Pilot] = []

    def make(**choices: object) -> Pilot:
        if pilots:
            # As if the one before had been closed, or this one would be a second copy.
            pilots[-1].host.release()
        pilots.append(Pilot(tmp_path, **choices))
        return pilots[-1]

    yield make
    if pilots:
        # pygame has one window, which belongs to the last of them.
        pilots[-1].app.close()


@pytest.fixture
def at_table(new_pilot: Callable[..., Pilot]) -> Callable[..., Pilot]:
    """Sit pilots down at a deal that is on the table."""

    def sit(deal: str = "1", rules: str = "classic", **choices: object) -> Pilot:
        player = new_pilot(options=PlayOptions(deal=deal, rules=rules), **choices)
        player.rest()
        if player.scene_name == "ReplaceScene":
            player.click_button("begin")
            player.rest()
        assert player.scene_name == "PlayScene"
        return player

    return sit


@pytest.fixture
def virtual_pad() -> Iterator[Callable[..., VirtualPad]]:
    """Make gamepads inside SDL itself; all are pulled out at the end."""
    if not has_virtual_pads():
        pytest.skip("this SDL cannot make gamepads")
    made: list[VirtualPad] = []

    def make(*, is_controller: bool) -> VirtualPad:
        made.append(VirtualPad(is_controller=is_controller))
        return made[-1]

    yield make
    for pad in made:
        pad.unplug()
