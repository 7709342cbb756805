"""Joy at a result: its picture jumps, and confetti rains down behind the sheet."""

from collections.abc import Callable
from math import pi, sin

import pygame

from golf.scenes.results.face import Face
from golf.table.confetti import COLOURS, GOLDEN, paint_rain
from golf.ui.box import Leaf
from golf.ui.leaves import Drawing
from golf.ui.look import Look

FACE, RAIN = "face", "rain"
"""The names of both, as parts of a page that appear."""

UNDER_PAR = 120
"""How many pieces rain on a round under par."""

_PIECES = (0, 0, 0, 40, 80, 240)
"""How many pieces rain, by the joy of a face."""
_JUMP = 0.045
"""How much larger a picture gets as it jumps, by the joy of its face."""


def rain_of(face: Face) -> int:
    """Return how many pieces of confetti rain at a result; a clear has had its own."""
    return 0 if face is Face.HOLED else _PIECES[face.joy]


class FacePicture(Drawing, kw_only=True):
    """The picture of a result, which jumps once, the higher the greater the joy."""

    joy: int
    share: Callable[[], float]

    @property
    def over(self) -> float:
        """How much larger it is now, 0 while it does not jump."""
        share = self.share()
        jumps = 0.0 < share < 1.0
        return _JUMP * self.joy * sin(pi * share) * (1.5 - share) if jumps else 0.0

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint the picture, larger while it jumps."""
        over = self.over
        if not over:
            super().paint(surface, look)
            return
        picture = pygame.transform.smoothscale_by(self.picture(look), 1.0 + over)
        surface.blit(picture, picture.get_rect(center=self.rect.center))


class Rain(Leaf):
    """Confetti that rains down through all of its place."""

    pieces: int
    share: Callable[[], float]
    is_golden: bool = False

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Paint what is in the air now."""
        colours = GOLDEN if self.is_golden else COLOURS
        paint_rain(surface, self.rect, self.share(), self.pieces, colours)
