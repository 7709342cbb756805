"""A sheet of paper that lies on the table of a scene: a tree of boxes where no card lies."""

import pygame

from golf.geometry import Rect
from golf.ui.box import Box, Layers, Padded
from golf.ui.buttons import Button
from golf.ui.leaves import Paper
from golf.ui.look import Look


class TableSheet:
    """The boxes of a sheet in their place; the scene's menu has the buttons, and paints them."""

    def __init__(self, look: Look, box: Box, rect: Rect) -> None:
        self.look = look
        self.rect = rect
        self.leaves = list(box.place(look, rect))

    def buttons(self) -> list[Button]:
        """Return the buttons on the sheet."""
        return [leaf for leaf in self.leaves if isinstance(leaf, Button)]

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the sheet and what is on it but the buttons."""
        for leaf in self.leaves:
            if not isinstance(leaf, Button):
                leaf.paint(surface, self.look)


def on_paper(box: Box, pad: float) -> Box:
    """Return a box on a sheet of paper."""
    return Layers([Paper(), Padded(box, pad)])


def answer_buttons(answers: list[tuple[str, str]]) -> list[Button]:
    """Return a button for each answer, (key, words), the first one bright."""
    return [
        Button(key, words, kind="plain" if number else "primary")
        for number, (key, words) in enumerate(answers)
    ]
