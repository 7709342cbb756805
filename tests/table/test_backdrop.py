"""The table under the cards: light, grain and speed."""

import os
import sys
from time import process_time

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from golf.core.course import PLACES
from golf.core.rules import HOLES_IN_ROUND
from golf.saves.settings import TABLES
from golf.table.backdrop import backdrop, light_at
from golf.theme import HIGH_CONTRAST_TABLE, TABLE_LIGHTS

ALL = (*TABLES, *PLACES)

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("table", ALL)
@pytest.mark.parametrize("size", [(1, 1), (640, 360), (390, 844), (1280, 720)])
def test_every_table_fills_every_window(table: str, size: tuple[int, int]) -> None:
    picture = backdrop(size, table)
    assert picture.get_size() == size
    assert not picture.get_flags() & pygame.SRCALPHA


def test_the_same_table_is_the_same_picture() -> None:
    one, other = (pygame.image.tobytes(backdrop((320, 180), "felt", 3), "RGB") for _ in range(2))
    assert one == other


@pytest.mark.parametrize("table", TABLE_LIGHTS)
def test_every_hole_has_a_light_of_its_own(table: str) -> None:
    seen = {
        pygame.image.tobytes(backdrop((64, 36), table, hole), "RGB")
        for hole in range(1, HOLES_IN_ROUND + 1)
    }
    assert len(seen) == HOLES_IN_ROUND


def test_the_light_moves_across_from_morning_to_dusk() -> None:
    day = TABLE_LIGHTS["felt"]
    lights = [light_at(day, hole) for hole in range(1, HOLES_IN_ROUND + 1)]
    assert [light.x for light in lights] == sorted(light.x for light in lights)
    assert lights[0].near == day[0][0]
    assert lights[-1].far == day[-1][1]
    assert light_at(day, 0) == lights[0]
    assert light_at(day, 40) == lights[-1]


@pytest.mark.parametrize("table", ALL)
@pytest.mark.parametrize("hole", [1, 5, 9])
def test_light_text_is_readable_everywhere(table: str, hole: int) -> None:
    picture = pygame.transform.smoothscale(backdrop((640, 360), table, hole), (32, 18))
    brightest = max(
        0.2126 * colour.r + 0.7152 * colour.g + 0.0722 * colour.b
        for colour in (picture.get_at((x, y)) for x in range(32) for y in range(18))
    )
    assert brightest < 125


@pytest.mark.parametrize("table", ["felt", "dusk"])
@pytest.mark.parametrize("hole", [1, 5])
def test_the_mown_stripes_can_be_told_apart(table: str, hole: int) -> None:
    picture = pygame.transform.smoothscale(backdrop((1280, 720), table, hole), (320, 180))
    levels = [sum(picture.get_at((x, 60))[:3]) for x in range(100, 220)]
    # A stripe is 19 pixels wide here; each differs from the mean of its neighbours.
    stripes = [sum(levels[x : x + 13]) / 13 for x in range(100)]
    apart = [
        abs(stripes[x] - (stripes[x - 19] + stripes[x + 19]) / 2) / stripes[x]
        for x in range(19, 81)
    ]
    assert max(apart) > 0.07


def test_the_high_contrast_table_is_plain_and_dark() -> None:
    picture = backdrop((64, 36), "high-contrast", 7)
    assert picture.get_at((0, 0))[:3] == picture.get_at((63, 35))[:3] == HIGH_CONTRAST_TABLE
    assert max(HIGH_CONTRAST_TABLE) < 30


def test_a_table_can_be_made_without_a_screen() -> None:
    pygame.display.quit()
    try:
        assert backdrop((16, 9)).get_size() == (16, 9)
    finally:
        pygame.display.init()
        pygame.display.set_mode((64, 64))


def test_a_table_is_made_quickly(capsys: pytest.CaptureFixture[str]) -> None:
    for size, limit in (((1280, 720), 0.015), ((1920, 1080), 0.040)):
        start = process_time()
        backdrop(size)
        spent = process_time() - start
        with capsys.disabled():
            sys.stdout.write(f"\ntable of {size[0]}×{size[1]}: {spent * 1000:.0f} ms\n")
        assert spent < 10 * limit


def test_every_place_has_a_table_of_its_own_that_is_the_same_every_time() -> None:
    tables = [pygame.image.tobytes(backdrop((320, 180), place), "RGB") for place in PLACES]
    assert len(set(tables)) == len(PLACES)
    again = [pygame.image.tobytes(backdrop((320, 180), place), "RGB") for place in PLACES]
    assert again == tables


@pytest.mark.parametrize("table", ["felt", "moor", "high-contrast"])
def test_a_table_is_painted_over_another_one_as_it_is_on_its_own(table):
    room = backdrop((64, 36), "meadow", 1)
    picture = backdrop((64, 36), table, 4, room=room)
    assert picture is room
    own = backdrop((64, 36), table, 4)
    assert pygame.image.tobytes(picture, "RGB") == pygame.image.tobytes(own, "RGB")
