"""A table on a part of a page, on which nobody plays: the demo's, and those of two side by side."""

from dataclasses import replace

import pygame

from golf.background import SLICE
from golf.geometry import Rect
from golf.services import Services
from golf.table.board_layout import board_layout
from golf.table.faces import Faces
from golf.table.growing_faces import deck_faces
from golf.table.places import TableLayout
from golf.table.table import Table


class SmallTable:
    """A table as large as its `area` of the window lets it be, but for a `margin` round its cards.

    It `is_ready` once its cards' pictures are made for their size; until then old ones are scaled.
    """

    def __init__(self, services: Services, area: Rect, margin: int = 0) -> None:
        self.services = services
        self.area = area
        self.margin = margin
        self.is_ready = False
        self._faces: Faces | None = None
        self.table = Table(*self._look())
        services.set_pace(self.table)

    def _look(self) -> tuple[TableLayout, Faces]:
        settings = self.services.settings
        layout = board_layout(self.area.size, settings.mirrored, self.margin)
        self._faces = deck_faces(
            layout.card,
            settings.deck,
            settings.back,
            settings.mirrored,
            self._faces,
            letters=self.services.look.faces.letters,
        )
        return replace(layout, strip=self._faces.strip), self._faces

    def lie_in(self, area: Rect, margin: int = 0) -> None:
        """Lie in an area, as the settings are now."""
        self.area, self.margin = area, margin
        self.services.set_pace(self.table)
        layout, faces = self._look()
        if faces is not self.table.faces or layout != self.table.layout:
            self.is_ready = False
            self.table.resize(layout, faces)

    def update(self, dt: float) -> None:
        """Let the cards move; while they rest their pictures are made."""
        self.table.update(dt)
        if self.is_ready or self._faces is None or self.table.is_moving:
            return
        self.is_ready = self._faces.render_slice(SLICE)
        if self.is_ready:
            self.table.refresh()
            self.services.is_dirty = True

    def part_of(self, surface: pygame.Surface) -> pygame.Surface:
        """Return the part of the window's picture to paint the table on."""
        part = surface.subsurface(self.area)
        part.set_clip(surface.get_clip().move(-self.area.x, -self.area.y))
        return part
