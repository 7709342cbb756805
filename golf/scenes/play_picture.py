"""Paint the play scene: what stands still is kept in one picture, cards are painted over it."""

from typing import TYPE_CHECKING

import pygame

from golf.scenes import play_status
from golf.scenes.counter import paint_counter
from golf.scenes.hand_marks import paint_table_marks
from golf.scenes.play_buttons import COMMANDS
from golf.scenes.status_plate import paint_plate
from golf.scenes.tip import paint_tip
from golf.table.traces import Traces
from golf.texts import numbers

if TYPE_CHECKING:
    from golf.scenes.play import PlayScene


class PlayPicture:
    """Paints one play scene.

    The table, the status and the round buttons change only with a move or an intent, so they are
    painted once into an opaque picture: while cards fly, a frame costs that picture and the cards.
    """

    def __init__(self, scene: "PlayScene") -> None:
        self.scene = scene
        self._key: tuple[object, ...] = ()
        self._ground: pygame.Surface | None = None
        self._traces = Traces()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint everything."""
        self._traces.follow(self.scene.table.state())
        self._paint(surface)

    def retouch(self, surface: pygame.Surface) -> None:
        """Paint over a surface that holds the last picture what the cards have changed since."""
        area = self._traces.follow(self.scene.table.state())
        if area is not None and self._state() == self._key and not self.scene.hides_table:
            surface.set_clip(area)
        self._paint(surface)
        surface.set_clip(None)

    def _paint(self, surface: pygame.Surface) -> None:
        scene = self.scene
        surface.blit(self._still(), (0, 0))
        if not scene.hides_table:
            scene.table.draw(surface)
            # Beside a sheet on top, what was asked or told before would shine through.
            if not scene.is_covered:
                self._paint_words(surface)
        if scene.shows_focus:
            notes = scene.table.stock_notes()
            paint_table_marks(surface, scene.services, scene.menu, COMMANDS, notes)
        paint_tip(surface, scene.services, scene.menu, scene.shows_focus, COMMANDS)

    def _paint_words(self, surface: pygame.Surface) -> None:
        scene, look = self.scene, self.scene.services.look
        if scene.banner is not None:
            scene.banner.draw(surface)
            scene.menu.draw(surface, look, scene.shows_focus, scene.banner.keys)
        elif scene.message:
            is_counted = scene.services.settings.counter
            play_status.paint_message(surface, look, scene.message, is_counted=is_counted)

    def _still(self) -> pygame.Surface:
        """Return the picture of what stands still, painted anew when it has changed."""
        key = self._state()
        if self._ground is None or key != self._key:
            size = self.scene.services.look.size
            if self._ground is None or self._ground.get_size() != size:
                self._ground = pygame.Surface(size)
            self._key = key
            self._paint_still(self._ground)
        return self._ground

    def _state(self) -> tuple[object, ...]:
        """Return all that the still picture shows, to be compared."""
        scene = self.scene
        menu, services = scene.menu, scene.services
        clock = numbers.clock_text(scene.game.seconds) if scene.shows_clock else ""
        return (
            services.look,
            services.look.is_makeshift,  # the table may be an old one, scaled
            scene.game.round.number,
            scene.hole.position,
            scene.hole.is_over,  # a hole may be given up in any position
            scene.help.verdict,
            services.settings.counter,
            clock,
            scene.hides_table,
            scene.shows_focus and menu.focus,
            menu.hovered,
            menu.pressed,
            tuple(menu.buttons),
            scene.keys_in_sight(),
        )

    def _paint_still(self, surface: pygame.Surface) -> None:
        scene, look = self.scene, self.scene.services.look
        number = scene.game.round.number if scene.game.is_round else 1
        surface.blit(look.backdrop(number), (0, 0))
        self._paint_status(surface)
        if scene.hides_table:
            return
        if scene.services.settings.counter and not self._is_counter_covered():
            paint_counter(surface, look, scene.hole.position)
        answers = scene.banner.keys if scene.banner is not None else frozenset()
        others = scene.keys_in_sight() - answers
        scene.menu.draw(surface, look, scene.shows_focus, others)

    def _is_counter_covered(self) -> bool:
        """Return whether an offer lies on the card counter, of which a rest would look out."""
        banner, place = self.scene.banner, self.scene.services.look.layout.text.get("counter")
        return banner is not None and place is not None and banner.rect.overlaps(place)

    def _paint_status(self, surface: pygame.Surface) -> None:
        scene, look = self.scene, self.scene.services.look
        verdict = "" if scene.hides_table else scene.help.verdict
        shows_clock, counter = scene.shows_clock, scene.services.settings.counter
        if look.layout.shape == "wide":
            paint_plate(
                surface,
                look,
                scene.game,
                verdict,
                shows_clock=shows_clock,
                is_counted=counter,
            )
            return
        play_status.paint_status(surface, look, scene.game, shows_clock=shows_clock)
        play_status.paint_verdict(surface, look, verdict)
