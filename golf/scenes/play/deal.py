"""The deal: the cards fly out row by row, then the starter turns.

Any press ends it at once and counts as what it means in play.
"""

from typing import Self

import pygame

from golf.background import SLICE
from golf.controls.intents import Drag, Hold, Hover, Intent, Mode, Release
from golf.core.game import Game
from golf.cues import Cue
from golf.geometry import Rect
from golf.routes import Change, Swap
from golf.scenes.play.scene import PlayScene
from golf.scenes.stack import Scene
from golf.services import Services


class DealScene(Scene):
    """Shows the deal of the game's hole, then gives way to the play scene that it has prepared."""

    mode = Mode.TABLE
    is_seamless = True

    def __init__(self, services: Services, game: Game) -> None:
        super().__init__(services)
        self.play = PlayScene(services, game)
        self._dealt = 0

    def twin(self, services: Services) -> Self:
        """Return the scene with a play scene of its own."""
        twin = super().twin(services)
        twin.play = self.play.twin(services)
        return twin

    def enter(self) -> None:
        """Begin to deal."""
        self.play.lay_out()
        self.play.table.deal(self.play.game.hole.position)

    @property
    def game_kind(self) -> str:
        """The kind of its game, of which something is kept."""
        return self.play.game_kind

    @property
    def course_place(self) -> str:
        """Where the hole lies."""
        return self.play.course_place

    def resize(self) -> None:
        """Follow the window."""
        self.play.resize()

    def pause(self) -> None:
        """End the deal without a sound: another scene covers it."""
        self.play.table.finish()
        self._dealt = self.play.table.landed

    def handle(self, intent: Intent) -> Change | None:
        """End the deal, and let the press count."""
        # A finger that came down before the deal is no press.
        if isinstance(intent, Hover | Hold | Drag | Release):
            return None
        self.play.table.finish()
        return Swap(self.play, intent)

    def go_back(self) -> Change:
        """Leave the game, which is kept."""
        return self.play.go_back()

    def update(self, dt: float) -> Change | None:
        """Go on dealing; the faces of the next cards are made ahead, so that no frame is late."""
        self.play.table.update(dt)
        look = self.services.look
        if not look.is_settled:
            look.faces.render_slice(SLICE, self.play.table.coming)
        landed = self.play.table.landed
        if landed > self._dealt:
            self._dealt = landed
            self.services.sounds.play(Cue.DEAL)
        return None if self.is_moving else Swap(self.play)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the table as it fills."""
        self.play.draw(surface)

    def retouch(self, surface: pygame.Surface) -> list[Rect] | None:
        """Paint what the cards have changed."""
        return self.play.retouch(surface)

    @property
    def place(self) -> object:
        """The place of the play scene that it becomes."""
        return self.play.place

    @property
    def reading(self) -> list[str]:
        """The table that is dealt."""
        return self.play.reading

    @property
    def is_moving(self) -> bool:
        """Whether cards are still on their way."""
        return self.play.table.is_moving
