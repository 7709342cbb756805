"""In a browser what is new in a picture is made in several frames, so that none is late."""

from pathlib import Path

import pytest

from golf import painting
from golf.play_options import PlayOptions
from golf.scenes.play import scene
from golf.table.making import MAKING
from golf.table.table import Table
from golf.ui.menu import Menu
from golf.ui.pictures import PICTURES
from tests.app.page_host import PageHost
from tests.app.pilot import SMALL, Pilot


class Slow(PageHost):
    """A page on a device that has just time for one new picture a frame."""

    paints_in_slices = True


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pilot:
    monkeypatch.setattr(painting, "FIRST_SLICE", 0.0)
    monkeypatch.setattr(painting, "MAKE_SLICE", 0.0)
    PICTURES.clear()  # what other tests have made
    options = PlayOptions(deal="617", rules="classic")
    pilot = Pilot(tmp_path, SMALL, options, host=Slow(tmp_path))
    pilot.rest()
    return pilot


def is_whole(pilot: Pilot) -> bool:
    """Return whether the window shows all of the scene."""
    shown = pilot.app.screen.copy()
    pilot.app.stack.draw(shown)
    return shown.get_buffer().raw == pilot.app.screen.get_buffer().raw


def frames_until_whole(pilot: Pilot, most: int) -> int:
    """Let time pass until nothing is left out; return how many frames that took."""
    for number in range(most):
        if not MAKING.is_short:
            return number
        pilot.frames()
    raise AssertionError(f"something is missing after {most} frames")


@pytest.mark.parametrize("key", ["escape", "n", "h", "?"])
def test_a_press_is_answered_at_once_and_the_rest_follows(pilot: Pilot, key: str) -> None:
    pilot.key(key)
    assert MAKING.is_short
    assert frames_until_whole(pilot, 200) > 2
    pilot.rest()
    frames_until_whole(pilot, 200)
    assert is_whole(pilot)
    assert not pilot.app.frame([], 1 / 60), "and then it rests"


def test_what_was_made_once_is_painted_at_once(pilot: Pilot) -> None:
    pilot.key("escape")
    frames_until_whole(pilot, 200)
    pilot.frames(60)
    pilot.key("down")
    frames_until_whole(pilot, 4)
    pilot.key("up")
    assert not MAKING.is_short
    assert is_whole(pilot)


def test_a_run_looks_in_the_end_as_it_does_at_once(pilot: Pilot) -> None:
    for key in ("space", "4", "6", "space", "u"):
        pilot.key(key)
        pilot.frames(3)
    pilot.rest()
    frames_until_whole(pilot, 200)
    assert is_whole(pilot)


def test_a_frame_lays_nothing_out_that_has_not_changed(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    find = scene.fairway_place
    monkeypatch.setattr(scene, "fairway_place", lambda *args: asked.append(args) or find(*args))
    pilot.frames(30)
    assert not asked
    pilot.key("space")
    moves = len(asked)
    pilot.frames(30)
    assert len(asked) == moves <= 2


def test_empty_places_are_painted_when_they_change_and_in_no_frame_of_a_deal(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting, "MAKE_SLICE", 1.0)
    painted: list[object] = []
    draw = Table.draw_slots
    monkeypatch.setattr(Table, "draw_slots", lambda *args: painted.append(args) or draw(*args))
    pilot.key("n")
    pilot.frames(4)
    painted.clear()
    pilot.frames(16)
    assert pilot.scene_name == "DealScene"
    assert len(painted) < 16


def test_a_move_repaints_no_button_that_has_not_changed(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting, "MAKE_SLICE", 1.0)
    pilot.key("space")
    pilot.rest()
    pilot.frames(5)
    painted: list[str] = []
    state = Menu.state
    monkeypatch.setattr(Menu, "state", lambda *args: painted.append(args[1].key) or state(*args))
    pilot.key("space")
    pilot.frames(2)
    buttons = [each for each in pilot.scene.menu.buttons if each.kind == "round"]
    assert len(painted) < len(buttons), painted
    assert is_whole(pilot)


def test_the_first_frame_of_a_page_paints_its_paper_and_first_words(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []
    state = Menu.state
    monkeypatch.setattr(Menu, "state", lambda *args: painted.append(args[1].key) or state(*args))
    PICTURES.clear()
    pilot.post(pilot.key_event("escape"))
    buttons = len(pilot.scene.menu.buttons)
    assert len(painted) < buttons
    frames_until_whole(pilot, 200)
    assert len(set(painted)) >= buttons
    assert is_whole(pilot)
