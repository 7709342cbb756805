"""Paint the play scene: what stands still is kept in one picture, cards are painted over it."""

from dataclasses import dataclass

import pygame

from golf.saves.game import Game
from golf.scenes.button_marks import paint_table_marks
from golf.scenes.play import status
from golf.scenes.play.banner import Banner
from golf.scenes.play.counter import paint_counter
from golf.scenes.play.plate import paint_plate
from golf.scenes.tip import paint_tip
from golf.services import Services
from golf.table.fairway_strip import FairwayStrip
from golf.table.table import Table
from golf.table.traces import Traces
from golf.texts import numbers
from golf.ui.widgets import Menu


@dataclass(frozen=True, slots=True)
class PlayView:
    """What is to be seen of a hole in play beside its cards and buttons.

    `keys_in_sight` are those of the buttons that no sheet cuts off.
    """

    game: Game
    verdict: str
    message: str
    banner: Banner | None
    keys_in_sight: frozenset[str]
    shows_focus: bool
    shows_clock: bool
    hides_table: bool
    is_covered: bool


class PlayPicture:
    """Paints a hole in play.

    The table, the status and the round buttons change only with a move or an intent, so they are
    painted once into an opaque picture: while cards fly, a frame costs that picture and the cards.
    """

    def __init__(self, services: Services, table: Table, fairway: FairwayStrip, menu: Menu) -> None:
        self._services = services
        self._table = table
        self._fairway = fairway
        self._menu = menu
        self._key: tuple[object, ...] = ()
        self._ground: pygame.Surface | None = None
        self._traces = Traces()

    def draw(self, surface: pygame.Surface, view: PlayView) -> None:
        """Paint everything."""
        self._traces.follow(self._table.state())
        self._fairway.follow()
        self.paint(surface, view)

    def retouch(self, surface: pygame.Surface, view: PlayView) -> None:
        """Paint over a surface that holds the last picture what the cards have changed since."""
        area, moved = self._traces.follow(self._table.state()), self._fairway.follow()
        if area is not None and moved is not None:
            area = area.union(moved) if area.w else moved
        if area is not None and self._state(view) == self._key and not view.hides_table:
            surface.set_clip(area)
        self.paint(surface, view)
        surface.set_clip(None)

    def paint(self, surface: pygame.Surface, view: PlayView) -> None:
        """Paint everything inside the surface's clip, whatever was painted last."""
        services, menu = self._services, self._menu
        surface.blit(self._still(view), (0, 0))
        if not view.hides_table:
            self._fairway.draw(surface)
            self._table.draw(surface)
            # Beside a sheet on top, what was asked or told before would shine through.
            if not view.is_covered:
                self._paint_words(surface, view)
        if view.shows_focus:
            paint_table_marks(surface, services, menu, self._table.stock_notes())
        paint_tip(surface, services, menu, view.shows_focus)

    def _paint_words(self, surface: pygame.Surface, view: PlayView) -> None:
        look = self._services.look
        if view.banner is not None:
            view.banner.draw(surface)
            self._menu.draw(surface, look, view.shows_focus, view.banner.keys)
        elif view.message:
            counter = look.layout.text.get("counter")
            fairway = self._fairway.place
            is_counted = self._services.settings.counter or (
                fairway is not None and counter is not None and fairway.overlaps(counter)
            )
            status.paint_message(surface, look, view.message, is_counted=is_counted)

    def _still(self, view: PlayView) -> pygame.Surface:
        """Return the picture of what stands still, painted anew when it has changed."""
        key = self._state(view)
        if self._ground is None or key != self._key:
            size = self._services.look.size
            if self._ground is None or self._ground.get_size() != size:
                self._ground = pygame.Surface(size)
            self._key = key
            self.paint_still(self._ground, view)
        return self._ground

    def _state(self, view: PlayView) -> tuple[object, ...]:
        """Return all that the still picture shows, to be compared."""
        menu, services, game = self._menu, self._services, view.game
        return (
            services.look,
            services.look.is_makeshift,  # the table may be an old one, scaled
            game.is_off_record,
            game.round.number,
            game.hole.position,
            game.hole.is_over,  # a hole may be given up in any position
            view.verdict,
            self._fairway.place,
            services.settings.counter,
            numbers.clock_text(game.seconds) if view.shows_clock else "",
            view.hides_table,
            view.shows_focus and menu.focus,
            menu.hovered,
            menu.pressed,
            tuple(menu.buttons),
            view.keys_in_sight,
        )

    def paint_still(self, surface: pygame.Surface, view: PlayView) -> None:
        """Paint what stands still: the backdrop, the status and the buttons."""
        look, game = self._services.look, view.game
        surface.blit(look.backdrop(game.round.number if game.is_round else 1), (0, 0))
        self._paint_status(surface, view)
        if view.hides_table:
            return
        if self._services.settings.counter and not self._is_counter_covered(view.banner):
            paint_counter(surface, look, game.hole.position)
        self._fairway.draw_ground(surface)
        answers = view.banner.keys if view.banner is not None else frozenset()
        self._menu.draw(surface, look, view.shows_focus, view.keys_in_sight - answers)

    def _is_counter_covered(self, banner: Banner | None) -> bool:
        """Return whether an offer lies on the card counter, of which a rest would look out."""
        place = self._services.look.layout.text.get("counter")
        return banner is not None and place is not None and banner.rect.overlaps(place)

    def _paint_status(self, surface: pygame.Surface, view: PlayView) -> None:
        look, shows_clock = self._services.look, view.shows_clock
        verdict = "" if view.hides_table else view.verdict
        if look.layout.shape == "wide":
            is_counted = self._services.settings.counter
            paint_plate(
                surface, look, view.game, verdict, shows_clock=shows_clock, is_counted=is_counted
            )
            return
        status.paint_status(surface, look, view.game, shows_clock=shows_clock)
        status.paint_verdict(surface, look, verdict)
