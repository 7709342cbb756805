"""A picture is scaled into a part of another one, whatever pygame makes of its rows."""

import pygame
import pytest

from golf.table.scaling import minds_rows, scaled_into

real = pygame.transform.smoothscale


def heedless(picture, size, room=None):
    """Scale as pygame does in WebAssembly: the rows of a part follow one another at once."""
    scaled = real(picture, size)
    if room is None:
        return scaled
    (room.get_parent() or room).get_buffer().write(pygame.image.tobytes(scaled, "BGRA"), 0)
    return room


@pytest.fixture(params=[real, heedless])
def scale(request, monkeypatch):
    monkeypatch.setattr(pygame.transform, "smoothscale", request.param)
    minds_rows.cache_clear()
    yield
    minds_rows.cache_clear()


def test_a_part_of_a_picture_gets_all_rows_and_its_neighbours_none(scale):
    picture = pygame.Surface((3, 5))
    for y in range(5):
        picture.fill((50 * y, 100, 200), (0, y, 3, 1))
    whole = pygame.Surface((64, 64))
    whole.fill((9, 9, 9))
    part = whole.subsurface((0, 0, 39, 50))
    assert scaled_into(part, picture) is part
    expected = real(picture, (39, 50))
    assert pygame.image.tobytes(part, "RGB") == pygame.image.tobytes(expected, "RGB")
    assert whole.get_at((50, 10))[:3] == (9, 9, 9)


def test_a_whole_picture_is_scaled_into_as_it_is(scale):
    room, picture = pygame.Surface((40, 30)), pygame.Surface((4, 3))
    picture.fill((10, 20, 30))
    assert scaled_into(room, picture).get_at((39, 29))[:3] == (10, 20, 30)
