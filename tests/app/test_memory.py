"""What the game keeps while it is played on and on: no picture of a page that has been left."""

import gc
import weakref
from collections.abc import Iterator
from functools import _lru_cache_wrapper

import pygame
import pytest

from golf.saves.history_file import HistoryFile
from golf.scenes.stack import Scene
from golf.ui.glide import Glide
from tests.app.pilot import SMALL, Pilot
from tests.app.test_sharpness import Screen
from tests.app.test_sharpness import rest as sharpen

FEW = 4
"""The window's own picture, the table without cards, what stands still on it, one to spare."""
SHARP = 2
"""What rests in all pixels of the screen, and the table without cards for it."""


@pytest.fixture
def left(monkeypatch) -> Iterator[list[weakref.ref]]:
    """All scenes that are made, and no help from a search for cycles."""
    made: list[weakref.ref] = []
    first = Scene.__init__

    def note(scene: Scene, services: object) -> None:
        made.append(weakref.ref(scene))
        first(scene, services)

    monkeypatch.setattr(Scene, "__init__", note)
    gc.collect()
    gc.disable()
    yield made
    gc.enable()


def large_pictures(
    size: tuple[int, int], others: list[pygame.Surface] | None = None
) -> list[pygame.Surface]:
    """Return the pictures alive that are half as large as a size or larger, but for some others."""
    width, height = size
    known = {id(each) for each in others or ()}
    gc.unfreeze()
    found = {
        id(each): each
        for holder in gc.get_objects()
        if not isinstance(holder, _lru_cache_wrapper)  # what tests keep for each other
        for each in gc.get_referents(holder)
        if isinstance(each, pygame.Surface)
        and "(Dead Display)" not in repr(each)
        and each.get_width() * each.get_height() * 2 >= width * height
    }
    return [each for each in found.values() if id(each) not in known]


def play_a_hole(pilot: Pilot) -> None:
    pilot.give_up()
    pilot.rest()
    pilot.click_button("next")
    pilot.rest()


def test_hole_after_hole_few_large_pictures_and_no_left_scenes_are_alive(pilot, left):
    others = large_pictures(SMALL)
    pilot.app.services.settings.speed = "off"
    pilot.resize(SMALL)
    pilot.click_button("round")
    pilot.rest()
    for _ in range(9):
        play_a_hole(pilot)
    assert pilot.scene_name == "RoundResultsScene"
    assert len(large_pictures(SMALL, others)) <= FEW
    pilot.click_button("title")
    pilot.rest()
    assert len(large_pictures(SMALL, others)) <= FEW
    kept = set(pilot.app.stack.scenes)
    assert {scene for ref in left if (scene := ref()) is not None} <= kept


def test_sharp_pictures_add_two_large_ones_hole_after_hole(tmp_path):
    host = Screen(tmp_path, SMALL, 2)
    others = large_pictures(host.size)
    pilot = Pilot(tmp_path, SMALL, host=host)
    pilot.app.services.settings.speed = "off"
    pilot.click_button("round")
    pilot.rest()
    for _ in range(3):
        sharpen(pilot)
        play_a_hole(pilot)
        sharpen(pilot)
        assert len(large_pictures(host.size, others)) == SHARP
    pilot.app.close()


def test_where_nothing_is_freed_the_next_holes_are_painted_on_the_pictures_of_the_first(
    pilot, left
):
    others = large_pictures(SMALL)
    pilot.app.painting.glide = Glide(keeps_room=True)
    pilot.resize(SMALL)
    pilot.click_button("round")
    pilot.rest()
    play_a_hole(pilot)
    first = large_pictures(SMALL, others)
    for _ in range(2):
        play_a_hole(pilot)
    assert pilot.scene.game.round.number == 4
    assert {id(each) for each in large_pictures(SMALL, others)} == {id(each) for each in first}


@pytest.mark.parametrize("key", ["settings", "records", "courses", "daily", "rules", "learn"])
def test_a_page_that_was_left_is_freed_at_once(pilot, left, key):
    pilot.choose(key)
    pilot.rest()
    assert pilot.scene_name != "TitleScene"
    pilot.key("escape")
    pilot.rest()
    assert pilot.scene_name == "TitleScene"
    assert [ref() for ref in left if ref() not in (None, pilot.scene)] == []


@pytest.mark.parametrize("key", ["records", "courses", "daily", "tour"])
def test_a_page_is_freed_at_once_that_was_left_before_it_had_read_the_history(
    pilot, left, key, monkeypatch
):
    pilot.app.services.show_once("tour")
    pilot.app.services.keep_settings()
    pilot.rest()
    monkeypatch.setattr(HistoryFile, "read_on", lambda history: True)
    pilot.choose(key)
    pilot.frames(3)
    assert pilot.scene_name != "TitleScene"
    pilot.key("escape")
    pilot.frames(3)
    assert pilot.scene_name == "TitleScene"
    assert [ref() for ref in left if ref() not in (None, pilot.scene)] == []
