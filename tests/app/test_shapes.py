import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from golf.geometry import Rect
from golf.ui.pictures import PICTURES
from golf.ui.shapes import draw_box, draw_disc, draw_plate, draw_ring, draw_sheet

RED, BLUE, PLATE = (200, 0, 0), (0, 0, 200), (0, 0, 0, 128)


@pytest.fixture
def surface() -> pygame.Surface:
    pygame.display.set_mode((100, 80))
    picture = pygame.Surface((100, 80)).convert()
    picture.fill((255, 255, 255))
    return picture


def test_a_box_has_round_corners_and_an_edge(surface: pygame.Surface) -> None:
    draw_box(surface, Rect(10, 10, 60, 40), 8, RED, BLUE, 2)
    assert surface.get_at((40, 30)) == RED
    assert surface.get_at((40, 11)) == BLUE
    assert surface.get_at((10, 10)) == (255, 255, 255)
    assert surface.get_at((70, 30)) == (255, 255, 255)


def test_a_box_without_a_radius_is_a_rectangle(surface: pygame.Surface) -> None:
    draw_box(surface, Rect(10, 10, 60, 40), 0, RED)
    assert surface.get_at((10, 10)) == RED


def test_a_plate_lets_the_ground_shine_through(surface: pygame.Surface) -> None:
    draw_plate(surface, Rect(10, 10, 60, 40), 8, PLATE)
    assert 120 <= surface.get_at((40, 30))[0] <= 135


@pytest.mark.parametrize("rim", [None, BLUE])
def test_a_ring_leaves_its_inside_free(
    surface: pygame.Surface, rim: tuple[int, int, int] | None
) -> None:
    draw_ring(surface, Rect(20, 20, 60, 40), 6, RED, 4, rim)
    assert surface.get_at((50, 40)) == (255, 255, 255)
    assert surface.get_at((50, 17))[:2] == RED[:2]


def test_a_disc_is_round(surface: pygame.Surface) -> None:
    draw_disc(surface, (50, 40), 10, RED)
    assert surface.get_at((50, 40)) == RED
    assert surface.get_at((41, 31)) == (255, 255, 255)


def test_what_was_painted_is_painted_once(surface: pygame.Surface) -> None:
    PICTURES.clear()
    draw_plate(surface, Rect(0, 0, 20, 20), 4, PLATE)
    before = PICTURES.of("plate")
    draw_plate(surface, Rect(5, 5, 20, 20), 4, PLATE)
    assert PICTURES.of("plate") == before


def test_a_sheet_is_paper_with_a_shadow(surface: pygame.Surface) -> None:
    draw_sheet(surface, Rect(20, 20, 60, 40), 0.5)
    assert min(surface.get_at((50, 40))[:3]) > 220
    assert surface.get_at((50, 63))[0] < 250


@pytest.mark.parametrize("size", [(0, 40), (60, 0), (-30, 40), (60, -30)])
def test_what_has_no_room_is_not_drawn(surface: pygame.Surface, size: tuple[int, int]) -> None:
    place = Rect(30, 30, *size)
    draw_plate(surface, place, 4, PLATE)
    draw_ring(surface, place, 6, RED, 2)
    draw_disc(surface, (50, 40), min(size) / 2, RED)
    whole = surface.get_rect()
    assert all(
        surface.get_at((x, y))[:3] == (255, 255, 255)
        for x in range(whole.w)
        for y in range(whole.h)
    )
