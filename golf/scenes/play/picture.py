"""Paint the play scene: what stands still is kept in one picture, cards are painted over it."""

from functools import partial

import pygame

from golf.core.game import Game
from golf.geometry import Rect, merged
from golf.scenes.button_marks import paint_table_marks
from golf.scenes.play import status
from golf.scenes.play.banner import Banner
from golf.scenes.play.counter import paint_counter
from golf.scenes.play.plate import paint_plate
from golf.scenes.stack import paint_parts
from golf.scenes.tip import paint_tip
from golf.services import Services
from golf.table.fairway_strip import FairwayStrip
from golf.table.making import MAKING
from golf.table.table import Table
from golf.table.traces import Traces, in_sight
from golf.texts import numbers
from golf.ui.menu import Menu
from golf.ui.pictures import STILL
from golf.values import Value


class PlayView(Value):
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


_Painted = tuple[tuple[object, ...], dict[object, tuple[Rect, object]]]
_SIGN = 24  # how far a ring or a key's sign reaches out of a button, in pixels of the design


class PlayPicture:
    """Paints a hole in play.

    The table, the status and the round buttons change only with a move or an intent, so they are
    painted once into an opaque picture: while cards fly, a frame costs that picture and the cards.
    One that does not `keeps_still` is for a few frames only.
    """

    def __init__(
        self,
        services: Services,
        table: Table,
        fairway: FairwayStrip,
        menu: Menu,
        *,
        keeps_still: bool = True,
    ) -> None:
        self._services = services
        self._table = table
        self._fairway = fairway
        self._menu = menu
        self._keeps_still = keeps_still
        self._painted: _Painted | None = None
        self._over: tuple[object, ...] = ()
        self._traces = Traces()

    def draw(self, surface: pygame.Surface, view: PlayView) -> None:
        """Paint everything."""
        if self._keeps_still:
            self._changed(view)
        self._paint(surface, view)
        self._follow_making()

    def retouch(self, surface: pygame.Surface, view: PlayView) -> list[Rect] | None:
        """Paint over a surface that holds the last picture what has changed since.

        Return where that is, None where it may be anywhere.
        """
        changed = paint_parts(surface, self._changed(view), partial(self._paint, view=view))
        self._follow_making()
        return changed

    def _follow_making(self) -> None:
        """Paint what stands still once more where pictures of it had to wait."""
        if MAKING.is_short:
            self._painted = None

    def _changed(self, view: PlayView) -> list[Rect] | None:
        """Return the boxes in which the picture differs from the last one, None for all of it."""
        cards, ball = self._traces.follow(self._table.state()), self._fairway.follow()
        still, (before, self._over) = self._repaint(view), (self._over, self._over_table(view))
        if cards is None or still is None or before != self._over or view.hides_table:
            return None
        return merged([*cards, *still, *([] if ball is None else [ball])])

    def _over_table(self, view: PlayView) -> tuple[object, ...]:
        """Return what is painted over the table, to be compared."""
        services, menu = self._services, self._menu
        tip = menu.pointed_icon(view.shows_focus)
        banner = view.banner and (menu.focus, menu.hovered, menu.pressed, view.shows_focus)
        return (
            *(view.banner, banner, view.message, view.is_covered),
            *(tip and tip.key, view.shows_focus and services.device_in_use),
        )

    def paint(self, surface: pygame.Surface, view: PlayView) -> None:
        """Paint everything inside the surface's clip, whatever was painted last."""
        self._repaint(view)
        self._paint(surface, view)

    def _paint(self, surface: pygame.Surface, view: PlayView) -> None:
        services, menu = self._services, self._menu
        if self._keeps_still:
            surface.blit(STILL.of(self, services.look.size)[0], (0, 0))
        else:
            self.paint_still(surface, view)
        if not view.hides_table:
            if self._fairway.place is not None and in_sight(surface, self._fairway.place):
                self._fairway.draw(surface)
            self._table.draw_cards(surface)
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

    def _repaint(self, view: PlayView) -> list[Rect] | None:
        """Paint what has changed of what stands still; return where, None for all of it."""
        whole, parts = self._whole(view), self._parts(view)
        before, self._painted = self._painted, (whole, parts)
        still, is_own = STILL.of(self, self._services.look.size)
        if not is_own or before is None or before[0] != whole:
            self.paint_still(still, view)
            return None
        old = before[1]
        changed = merged(
            box
            for key in old.keys() | parts.keys()
            if old.get(key) != parts.get(key)
            for box, _ in filter(None, (old.get(key), parts.get(key)))
        )
        return paint_parts(still, changed, partial(self.paint_still, view=view))

    def _whole(self, view: PlayView) -> tuple[object, ...]:
        """Return all that what stands still depends on everywhere, to be compared."""
        services, game = self._services, view.game
        return (
            services.look,
            game.is_off_record,
            game.round.number,
            view.verdict,
            self._fairway.place,
            view.hides_table,
            services.settings.counter and game.hole.position,
            view.keys_in_sight,
            view.banner,
        )

    def _parts(self, view: PlayView) -> dict[object, tuple[Rect, object]]:
        """Return the parts of what stands still: where each is, and what it shows."""
        menu, look, game = self._menu, self._services.look, view.game
        clock = numbers.clock_text(game.seconds) if view.shows_clock else ""
        # A hole may be given up in any position.
        told = game.hole.position, game.hole.is_over, game.hole.longest_run, clock
        parts: dict[object, tuple[Rect, object]] = {"status": (status.area(look), told)}
        parts |= {slot: (slot, None) for slot in self._table.slots}
        focus, reach = view.shows_focus and menu.focus, look.px(_SIGN)
        for button in menu.buttons:
            if button.kind != "card":
                ways = [button.key == each for each in (focus, menu.hovered, menu.pressed)]
                parts[button.key] = button.rect.inflate(reach, reach), (button, ways)
        return parts

    def paint_still(self, surface: pygame.Surface, view: PlayView) -> None:
        """Paint what stands still: the backdrop, the status and the buttons."""
        look, game = self._services.look, view.game
        ground = look.backdrop(game.round.number if game.is_round else 1)
        surface.blit(ground, (0, 0))
        self._paint_status(surface, view, ground)
        if view.hides_table:
            return
        if self._services.settings.counter and not self._is_counter_covered(view.banner):
            paint_counter(surface, look, game.hole.position)
        self._fairway.draw_ground(surface)
        self._table.draw_slots(surface)
        answers = view.banner.keys if view.banner is not None else frozenset()
        self._menu.draw(surface, look, view.shows_focus, view.keys_in_sight - answers, ground)

    def _is_counter_covered(self, banner: Banner | None) -> bool:
        """Return whether an offer lies on the card counter, of which a rest would look out."""
        place = self._services.look.layout.text.get("counter")
        return banner is not None and place is not None and banner.rect.overlaps(place)

    def _paint_status(
        self, surface: pygame.Surface, view: PlayView, ground: pygame.Surface
    ) -> None:
        look, shows_clock = self._services.look, view.shows_clock
        if not in_sight(surface, status.area_with_verdict(look)):
            return
        verdict = "" if view.hides_table else view.verdict
        if look.layout.shape == "wide":
            is_counted = self._services.settings.counter
            paint_plate(
                *(surface, look, view.game, verdict),
                shows_clock=shows_clock,
                is_counted=is_counted,
                ground=ground,
            )
            return
        status.paint_status(surface, look, view.game, shows_clock=shows_clock, ground=ground)
        status.paint_verdict(surface, look, verdict)
