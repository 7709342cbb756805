"""A page that comes up is painted in several frames, so that none is late."""

from pathlib import Path

import pytest

from golf import app
from golf.play_options import PlayOptions
from tests.app.pilot import SMALL, Pilot


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pilot:
    monkeypatch.setattr(app, "PAINT_SLICE", 0.0)
    options = PlayOptions(deal="617", rules="classic")
    pilot = Pilot(tmp_path, SMALL, options)
    pilot.rest()
    return pilot


def is_whole(pilot: Pilot) -> bool:
    """Return whether the window shows all of the scene."""
    shown = pilot.app.screen.copy()
    pilot.app.stack.draw(shown)
    return shown.get_buffer().raw == pilot.app.screen.get_buffer().raw


def test_a_page_comes_up_a_little_more_in_each_frame_until_it_is_whole(pilot: Pilot) -> None:
    pilot.key("escape")
    buttons = len(pilot.scene.menu.buttons)
    pilot.frames(buttons // 2)
    assert pilot.app.services.is_unfinished
    pilot.frames(3 * buttons)
    assert not pilot.app.services.is_unfinished
    assert is_whole(pilot)
    assert not pilot.app.frame([], 1 / 60), "and then it rests"


def test_what_was_painted_once_is_painted_at_once(pilot: Pilot) -> None:
    pilot.key("escape")
    pilot.frames(100)
    pilot.key("down")
    assert not pilot.app.services.is_unfinished
    assert is_whole(pilot)


def test_without_motion_a_page_is_there_at_once(pilot: Pilot) -> None:
    pilot.app.services.settings.speed = "off"
    pilot.key("escape")
    assert not pilot.app.services.is_unfinished
    assert is_whole(pilot)
