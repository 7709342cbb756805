"""What the tests of pictures share."""

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture(scope="module")
def screen() -> Iterator[None]:
    """Open the small screen that pictures are made for."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()
