"""The title's demo: a table that plays by itself, as arcade machines do."""

from typing import Self

import pygame

from golf.core.ball import ball_after
from golf.core.deal import Deal
from golf.core.hole import Hole
from golf.core.moves import FLIP, Move
from golf.core.position import Position
from golf.core.rules import PRESETS
from golf.geometry import Rect, merged
from golf.scenes.small_table import SmallTable
from golf.services import Services
from golf.table.fairway import place_beside
from golf.table.fairway_strip import FairwayStrip
from golf.table.traces import Traces
from golf.timing import DEMO_MOVE
from golf.ui.look import Look

WAIT = 6.0
"""Seconds without input until the demo plays."""

REST = 3.0
"""Seconds that a finished hole is shown."""

DEALS = 2
"""How many deals are played to their end, until the player is there again."""

_LIGHT = 14
"""How far the light of a run reaches round the cards at most, in the design's pixels."""


class Demo(SmallTable):
    """Plays one random deal after the other in an area, as a glance would that looks one ahead."""

    def __init__(self, services: Services, area: Rect) -> None:
        super().__init__(services, *_grown(services.look, area))
        self.fairway = FairwayStrip(self.table.runner)
        self._lay_fairway()
        self._pause = WAIT
        self._played = 0
        self._traces = Traces()
        self.hole = self._deal()

    def twin(self, services: Services) -> Self:
        """Return the demo as it rests, with a fairway of its own."""
        twin = super().twin(services)
        twin.fairway = self.fairway.twin(twin.table.runner)
        return twin

    @property
    def top(self) -> int:
        """Where the cards begin, in pixels from the window's top."""
        return self.area.y + self.table.layout.card_rect(0, 0).y

    def _deal(self) -> Hole:
        hole = Hole(Deal.random(self.services.rng), PRESETS["classic"])
        self.table.deal(hole.position)
        self.fairway.set(ball_after(hole))
        return hole

    def _lay_fairway(self) -> None:
        """Show the fairway where the cards leave room for it."""
        place = place_beside(self.table.layout) if self.services.settings.fairway else None
        self.fairway.lay_out(place)
        self.fairway.is_reduced = self.table.is_reduced

    def wait(self) -> None:
        """Stand still for a while: the player is there."""
        self.begin_again()
        self.table.finish()

    def begin_again(self) -> None:
        """Go on with what moves, and then wait as if the player had just come."""
        self._pause, self._played = WAIT, 0

    def resize(self, area: Rect) -> None:
        """Follow the window and the settings."""
        self.lie_in(*_grown(self.services.look, area))
        self._lay_fairway()

    def update(self, dt: float) -> None:
        """Go on playing."""
        super().update(dt)
        if self.table.is_moving:
            return
        self._pause -= dt
        if self._pause > 0 or not self.is_awake:
            return
        self._pause = DEMO_MOVE
        hole = self.hole
        move = demo_move(hole.position)
        if move is None:
            self.hole = self._deal()
            self._played += 1
            return
        before = hole.position
        self.table.show(before, hole.play(move), hole.run_length)
        self.fairway.show(ball_after(hole))
        if hole.is_over:
            self._pause = REST

    @property
    def is_awake(self) -> bool:
        """Whether it plays on: nobody looks at a window at the back, or for so long."""
        return self._played < DEALS and self.services.has_focus

    @property
    def is_moving(self) -> bool:
        """Whether cards move."""
        return self.table.is_moving

    def follow(self) -> list[Rect] | None:
        """Return the boxes of the window that differ from the last call, None where any may."""
        boxes, moved = self._traces.follow(self.table.state()), self.fairway.follow()
        if boxes is None:
            return None
        if moved is not None:
            boxes = merged([*boxes, moved])
        return [box.move(self.area.x, self.area.y) for box in boxes]

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table."""
        part = self.part_of(surface)
        self.fairway.draw_ground(part)
        self.fairway.draw(part)
        self.table.draw(part)


def _grown(look: Look, area: Rect) -> tuple[Rect, int]:
    """Return an area with room round it for the light of a run, and how wide that is."""
    width, height = look.size
    room = min(area.x, area.y, width - area.right, height - area.bottom)
    margin = max(0, min(look.px(_LIGHT), room))
    return area.inflate(margin, margin), margin


def demo_move(position: Position) -> Move | None:
    """Return the play that leaves the most plays open, else the flip; None at the end."""
    moves = position.legal_moves() if not position.is_over else []
    if not moves:
        return None
    return max(moves, key=lambda move: (move is not FLIP, len(position.after(move).legal_moves())))
