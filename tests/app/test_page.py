"""The game inside a page: what stood in its address, and what the page tells of."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from golf.core.moves import FLIP
from tests.app.page_host import PageHost
from tests.app.pilot import Pilot


@pytest.fixture
def load(tmp_path: Path) -> Iterator[Callable[..., Pilot]]:
    """Load the page anew, with what its host is told; the data stay."""
    pilots: list[Pilot] = []

    def make(**facts: object) -> Pilot:
        if pilots:
            pilots[-1].host.release()
        pilots.append(Pilot(tmp_path, host=PageHost(tmp_path, **facts)))
        pilots[-1].rest()
        return pilots[-1]

    yield make
    if pilots:
        pilots[-1].app.close()


# ---- the address


def test_a_deal_in_the_address_is_dealt(load):
    pilot = load(address="strict/617:")
    assert pilot.scene_name == "PlayScene"
    assert (str(pilot.scene.game.rules), str(pilot.scene.hole.deal)) == ("strict", "617")


def test_a_hole_in_progress_in_the_address_is_played_on(load):
    pilot = load(address="classic/1:FF")
    assert (pilot.scene.game.kind, pilot.scene.hole.moves) == ("side", [FLIP, FLIP])


def test_a_finished_hole_in_the_address_is_replayed(load):
    assert load(address="classic/1:X").scene_name == "ReplayScene"


@pytest.mark.parametrize("address", ["rubbish", "classic/617:3", "classic/0:", "classic/1:FX/F"])
def test_what_cannot_be_opened_is_told(load, address):
    pilot = load(address=address)
    assert pilot.scene_name == "PageScene"
    assert pilot.scene.heading == "This cannot be opened"
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"


def test_a_page_without_a_code_shows_the_title(load):
    assert load().scene_name == "TitleScene"
