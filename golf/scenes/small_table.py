"""A table on a part of a page, on which nobody plays: the demo's, and those of two side by side."""

from copy import copy
from dataclasses import replace
from typing import Self

import pygame

from golf.background import SLICE
from golf.geometry import Rect
from golf.services import Services
from golf.table.board_layout import board_layout
from golf.table.faces import Faces
from golf.table.growing_faces import deck_faces
from golf.table.places import TableLayout
from golf.table.table import Table
from golf.ui.look import Look, SharpLook

_MOST_GROWTH = 3
"""How many times as large a card may become for whose pictures the old ones serve meanwhile."""


class SmallTable:
    """A table as large as its `area` of the window lets it be, but for a `margin` round its cards.

    It `is_ready` once its cards' pictures are made for their size; until then old ones are scaled.
    """

    def __init__(self, services: Services, area: Rect, margin: int = 0) -> None:
        self.services = services
        self.area = area
        self.margin = margin
        self.is_ready = False
        self._decks: dict[type[Look], Faces] = {}
        self.table = Table(*self._look())
        services.set_pace(self.table)

    def twin(self, services: Services) -> Self:
        """Return the table as it rests, for the look of other services: to be painted, no more.

        Its cards' pictures are kept here for the next one.
        """
        twin = copy(self)
        twin.services = services
        twin.table = self.table.twin(self.table.layout, self.table.faces)
        return twin

    def _look(self) -> tuple[TableLayout, Faces]:
        settings, look = self.services.settings, self.services.look
        layout = board_layout(self.area.size, settings.mirrored, self.margin)
        faces = self._decks[type(look)] = deck_faces(
            layout.card,
            settings.deck,
            settings.back,
            settings.mirrored,
            self._old_deck(look, layout.card),
            letters=look.faces.letters,
            ratio=look.ratio,
        )
        return replace(layout, strip=faces.strip), faces

    def _old_deck(self, look: Look, card: tuple[int, int]) -> Faces | None:
        """Return the deck whose pictures serve until new ones are made; a twin waits for none."""
        old = self._decks.get(type(look))
        if old is None or old.size == card:
            return old
        if isinstance(look, SharpLook):
            return None
        return look.faces if _MOST_GROWTH * old.size[0] < card[0] else old

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
        if self.is_ready or self.table.is_moving:
            return
        faces = self._decks[type(self.services.look)]
        self.is_ready = faces.render_slice(SLICE) and faces.pack_slice(SLICE)
        if self.is_ready:
            self.table.refresh()
            self.services.is_dirty = True

    def part_of(self, surface: pygame.Surface) -> pygame.Surface:
        """Return the part of the window's picture to paint the table on."""
        part = surface.subsurface(self.area)
        part.set_clip(surface.get_clip().move(-self.area.x, -self.area.y))
        return part
