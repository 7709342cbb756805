"""The murmur of a place: a loop without a seam, below every cue, while somebody is there."""

import array
import math
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from golf import ambience
from golf.assets import asset_path
from golf.core.course import PLACES
from golf.cues import Cue
from golf.play_options import PlayOptions
from golf.sound_board import SoundBoard
from tests.app.sounds import HandClock

pytestmark = pytest.mark.usefixtures("dummy_device")

LOOPS = Path(asset_path("ambience"))
LOUDEST = 10 ** (-30 / 20)


@pytest.fixture
def clock():
    return HandClock()


@pytest.fixture
def board(clock):
    made = SoundBoard(clock=clock)
    made.open()
    yield made
    made.close()


def is_heard():
    return pygame.mixer.get_init() is not None and pygame.mixer.music.get_busy()


def faded():
    """Let a fade come to its end."""
    for _ in range(100):
        if not is_heard():
            return
        pygame.time.wait(20)
    raise AssertionError("it does not fade")


def samples(place):
    if pygame.mixer.get_init() is None:
        pygame.mixer.init(16000, -16, 1)
    sound = pygame.mixer.Sound(LOOPS / f"{place}.ogg")
    return [each / 32768 for each in array.array("h", sound.get_raw())]


def test_every_place_has_a_loop_and_no_loop_is_without_a_place():
    assert {path.name for path in LOOPS.iterdir()} == {f"{place}.ogg" for place in PLACES}
    assert sum(path.stat().st_size for path in LOOPS.iterdir()) < 450_000


@pytest.mark.parametrize("place", PLACES)
def test_a_loop_has_no_step_at_its_joint_and_is_below_all_play(place):
    heard = samples(place)
    assert len(heard) > 10 * 16000
    steps = sorted(abs(b - a) for a, b in pairwise(heard))
    joint = abs(heard[0] - heard[-1])
    assert joint <= steps[round(0.99 * len(steps))]
    # Nor has it a corner there.
    slopes = [b - a for a, b in pairwise([*heard[-2:], *heard[:2]])]
    bends = sorted(abs(c - 2 * b + a) for a, b, c in zip(heard, heard[1:], heard[2:], strict=False))
    assert max(abs(b - a) for a, b in pairwise(slopes)) <= bends[round(0.99 * len(bends))]
    peak = max(map(abs, heard))
    mean = math.sqrt(sum(each * each for each in heard) / len(heard))
    assert 10 ** (-55 / 20) < mean < peak < LOUDEST


def test_a_place_murmurs_until_it_is_left(board):
    board.follow_place("links")
    assert is_heard()
    board.follow_place("links")
    board.follow_place("")
    board.follow_place("moor")
    faded()
    board.follow_place("moor")
    assert is_heard()
    board.silence()
    assert not is_heard()


def test_a_cue_ducks_the_murmur_at_once_and_lets_it_come_back(board, clock):
    board.follow_place("links")
    clock.now += 5
    board.follow_place("links")
    usual = pygame.mixer.music.get_volume()
    board.play(Cue.FLIP)
    assert pygame.mixer.music.get_volume() < 0.5 * usual
    clock.now += ambience.DUCKED_FOR + ambience.BACK_IN / 2
    board.follow_place("links")
    assert 0.5 * usual < pygame.mixer.music.get_volume() < usual
    clock.now += 5
    board.follow_place("links")
    assert pygame.mixer.music.get_volume() == usual


def test_the_murmur_follows_volume_and_mute(board, clock):
    board.follow_place("links")
    clock.now += 5
    board.follow_place("links")
    loud = pygame.mixer.music.get_volume()
    board.set_volume(0.5)
    board.follow_place("links")
    assert pygame.mixer.music.get_volume() < 0.5 * loud
    board.set_muted(True)
    assert not is_heard()
    board.follow_place("links")
    assert not is_heard()
    board.set_muted(False)
    board.follow_place("links")
    assert is_heard()


def test_it_falls_silent_when_nobody_is_there_and_the_device_is_closed(board, clock):
    board.follow_place("links")
    clock.now += ambience.REST_AFTER
    board.update()
    assert pygame.mixer.get_init() is not None
    board.follow_place("links")
    faded()
    board.update()
    assert pygame.mixer.get_init() is None
    board.follow_place("links")
    assert not is_heard()
    board.wake()
    board.follow_place("links")
    assert is_heard()


@pytest.mark.parametrize("content", [None, b"no sound"])
def test_a_missing_or_broken_loop_leaves_its_place_silent(board, monkeypatch, tmp_path, content):
    if content is not None:
        (tmp_path / "links.ogg").write_bytes(content)
    monkeypatch.setattr(ambience, "asset_path", lambda name: str(tmp_path / Path(name).name))
    for _ in range(2):
        board.follow_place("links")
        assert not is_heard()


def on_links(new_pilot):
    pilot = new_pilot(options=PlayOptions(course="Old Links"))
    pilot.frames()
    assert not is_heard()
    pilot.rest()
    pilot.frames(3)
    return pilot


def test_a_course_is_heard_once_its_cards_lie_and_not_on_the_title(new_pilot):
    pilot = on_links(new_pilot)
    assert is_heard()
    pilot.key("escape")
    pilot.frames(3)
    assert is_heard()
    pilot.click_button("title")
    pilot.rest()
    pilot.frames(3)
    faded()
    pilot.frames(3)
    assert not is_heard()


def test_it_can_be_turned_off(new_pilot):
    pilot = on_links(new_pilot)
    pilot.app.services.settings.ambience = False
    pilot.frames(3)
    faded()
    assert not is_heard()


def test_a_window_that_is_left_or_hidden_is_silent(new_pilot):
    pilot = on_links(new_pilot)
    pilot.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    faded()
    pilot.frames(3)
    assert not is_heard()
    pilot.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    pilot.frames(3)
    assert is_heard()
    pilot.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    assert not is_heard()
    pilot.frames(3)
    assert not is_heard()
