"""Letters that stand in even spaces, also where they are small.

pygame puts every letter onto a whole pixel, so small words come apart: at 11 pixels half a pixel is
a third of a blank. Here words are written several times as large and scaled down, which puts the
letters where the font wants them, to a fraction of a pixel.
"""

import pygame

Colour = tuple[int, ...]

_LARGE = 64
"""From half this size on, in pixels, uneven spaces are too small to be seen."""
_MOST_FOLD = 4
"""What is scaled down from more than this looks no better."""
_MOST_SIZES = 1000
"""Texts of which the size is kept: pages are laid out by asking again and again."""


def _paintable(words: str) -> str:
    """Return words with a question mark for each character that no font takes.

    A path of the system may hold halves of surrogate pairs, a text from outside a null.
    """
    return words.replace("\0", "?").encode("utf-8", errors="replace").decode("utf-8")


class Lettering(pygame.font.Font):
    """A font at a size in pixels whose words are as wide as the font means them to be.

    It writes one line at a time, in smooth letters. Heights are those of the font at its size.
    """

    def __init__(self, path: str, px: int) -> None:
        super().__init__(path, px)
        self._fold = max(1, min(_MOST_FOLD, _LARGE // max(1, px)))
        self._sizes: dict[str | bytes, tuple[int, int]] = {}
        self._large = pygame.font.Font(path, px * self._fold)

    def size(self, text: str | bytes) -> tuple[int, int]:
        """Return how large the picture of a line is, in pixels."""
        known = self._sizes.get(text)
        if known is None:
            words = _paintable(text) if isinstance(text, str) else text
            known = -(-self._large.size(words)[0] // self._fold), self.get_height()
            if len(self._sizes) >= _MOST_SIZES:
                self._sizes.clear()
            self._sizes[text] = known
        return known

    def smooth(self, words: str, colour: Colour) -> pygame.Surface:
        """Return the picture of a line of words."""
        picture = self._large.render(_paintable(words), True, colour)
        if self._fold == 1:
            return picture
        size = self.size(words)
        ground = pygame.Surface((self._fold * size[0], self._fold * size[1]), pygame.SRCALPHA)
        ground.fill((*colour[:3], 0))
        # The foot of the letters keeps to a whole pixel, so that it is sharp.
        top = self._fold * self.get_ascent() - self._large.get_ascent()
        ground.blit(picture, (0, top))
        return pygame.transform.smoothscale(ground, size)
