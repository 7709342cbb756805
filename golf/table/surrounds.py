"""Shadow and light round a row of cards: pictures that are the same all along but at their ends."""

from itertools import product

import pygame

from golf.table.card_art import packed, rounded


class Surround:
    """What lies round a row of cards of any length.

    It is made of a small one, the square `seed`, whose outer `end` pixels are kept as they are;
    `longest` is the size of the longest one wanted.
    """

    def __init__(self, seed: pygame.Surface, end: int, longest: tuple[int, int]) -> None:
        whole = _grown(seed, end, longest)
        width, height = whole.get_size()
        end = min(end, width)
        last = whole.subsurface((width - end, 0, end, height)).copy()
        self._whole, self._last = packed(whole), packed(last)

    @property
    def height(self) -> int:
        """How high it is, light or shadow included."""
        return self._whole.get_height()

    def draw(self, surface: pygame.Surface, left: int, right: int, top: int) -> None:
        """Paint it from `left` to `right`."""
        end = right - self._last.get_width()
        surface.blit(self._whole, (left, top), (0, 0, end - left, self._whole.get_height()))
        surface.blit(self._last, (end, top))


def _grown(seed: pygame.Surface, end: int, size: tuple[int, int]) -> pygame.Surface:
    """Return a larger seed: its corners as they are, and between them what is in its middle."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    far = seed.get_width() - end
    across, down = (
        (
            (0, end, 0, end),
            (end, far - end, end, max(0, side - 2 * end)),
            (far, end, side - end, end),
        )
        for side in size
    )
    for (x, w, to_x, to_w), (y, h, to_y, to_h) in product(across, down):
        part = pygame.transform.scale(seed.subsurface((x, y, w, h)), (to_w, to_h))
        picture.blit(part, (to_x, to_y))
    return picture


def cut_out(picture: pygame.Surface, inset: int, radius: float) -> None:
    """Take a card with round corners, `inset` pixels from all sides, out of a picture."""
    width, height = picture.get_size()
    card = rounded((width - 2 * inset, height - 2 * inset), radius, (0, 0, 0, 255))
    cut = pygame.Surface((width, height), pygame.SRCALPHA)
    cut.blit(card, (inset, inset))
    picture.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
