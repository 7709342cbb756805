"""The sprites of a table: which lie, wait and fly, and the tweens that move them."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial

from golf import timing
from golf.core.cards import Card
from golf.table.places import TableLayout
from golf.table.sprites import (
    COLUMN,
    STOCK,
    WASTE,
    CardPictures,
    CardPlace,
    CardSprite,
    Fade,
    Flight,
    Motion,
    matching_point,
    stacked,
)
from golf.table.tweens import TweenRunner

PULL = 0.045
"""How far a marked card stands out of its column, of a card's height."""


class Stage:
    """Every card of the position shown, at rest or on its way.

    `lying` sprites are at rest outside the stock, those below others first; `flying` ones are above
    them, the lowest first; `waiting` ones will take off from where they lie.
    """

    def __init__(self, layout: TableLayout, faces: CardPictures, runner: TweenRunner) -> None:
        self.layout = layout
        self.faces = faces
        self.runner = runner
        self.is_reduced = False
        self.sprites: dict[Card, CardSprite] = {}
        self.lying: list[CardSprite] = []
        self.waiting: list[CardSprite] = []
        self.flying: list[CardSprite] = []
        self.held: CardSprite | None = None
        self.stock_left = 0
        self.empty_columns: list[int] = []
        self.has_waste = False
        self._grip = (0.0, 0.0)
        self._pulled: frozenset[Card] = frozenset()
        self._is_gathering = False
        self._is_unsorted = False

    @property
    def is_dealing(self) -> bool:
        """Whether cards wait in the stock to be dealt."""
        first = next(iter(self.waiting), None)
        return first is not None and (first.place.zone, first.goal.zone) == (STOCK, COLUMN)

    # All at once.

    def place_all(self, goals: Mapping[Card, CardPlace]) -> None:
        """Forget all movement and lay the cards down."""
        self.runner.clear()
        self.waiting, self.flying, self.held = [], [], None
        self.sprites = {card: CardSprite(card, place) for card, place in goals.items()}
        for sprite in self.sprites.values():
            sprite.rest(self.layout, self.faces)
        self.restack()

    def adapt(self, layout: TableLayout, faces: CardPictures) -> None:
        """Go on in another layout or with other pictures, wherever the cards are now."""
        old, self.layout, self.faces = self.layout, layout, faces
        for sprite in self.sprites.values():
            motion = sprite.motion
            if sprite is self.held:
                sprite.x, sprite.y = matching_point((sprite.x, sprite.y), old, layout)
            else:
                sprite.x, sprite.y = sprite.place.spot(layout)
            sprite.show(faces)
            if motion is not None:
                motion.adapt(old, layout, faces)
                if sprite not in self.waiting:
                    motion.step(motion.share)
        self.restack()

    def restack(self) -> None:
        """Sort out what lies where, after cards have come or gone."""
        self._is_unsorted = False
        flying = self.flying
        self.lying = [sprite for sprite in stacked(self.sprites) if sprite not in flying]
        out = len(self.lying) + sum(1 for sprite in flying if sprite.place.zone != STOCK)
        leaving = sum(1 for sprite in flying if sprite.place.zone == STOCK)
        self.stock_left = len(self.sprites) - out - leaving
        used = {sprite.place.first for sprite in self.lying if sprite.place.zone == COLUMN}
        self.empty_columns = [c for c in range(len(self.layout.columns)) if c not in used]
        self.has_waste = bool(self.lying) and self.lying[-1].place.zone == WASTE
        self._pull()

    def pull(self, cards: frozenset[Card]) -> None:
        """Let these cards stand out of their columns."""
        self._pulled = cards
        self._pull()

    def _pull(self) -> None:
        drop = round(PULL * self.layout.card[1])
        for sprite in self.lying:
            is_pulled = sprite.motion is None and sprite.card in self._pulled
            sprite.drop = drop if is_pulled else 0

    # One card.

    def launch(
        self,
        sprite: CardSprite,
        duration: float,
        delay: float = 0.0,
        kind: type[Motion] = Flight,
    ) -> None:
        """Let a card fly to its goal; with reduced motion it fades there, at once and with all."""
        if sprite in self.flying:
            self.flying.remove(sprite)
        self.waiting.append(sprite)
        if self.is_reduced:
            delay = 0.0
            self.start(Fade, sprite, timing.FADE)
        else:
            self.start(kind, sprite, duration, delay)
        if not delay:
            self._take_off([sprite] if sprite in self.waiting else [])

    def start(
        self, kind: type[Motion], sprite: CardSprite, duration: float, delay: float = 0.0
    ) -> None:
        """Start a motion of a sprite; at its end the sprite rests at its goal."""
        motion = kind(sprite, self.layout, self.faces)
        landed = partial(self._land, sprite)
        self.runner.add(motion.apply, duration, delay=delay, done=landed)

    def hold(self, sprite: CardSprite, pos: tuple[float, float]) -> None:
        """Hold a sprite at a point of the window; the first call takes its grip."""
        if sprite is not self.held:
            self.held = sprite
            self._grip = pos[0] - sprite.x, pos[1] - sprite.y - sprite.drop
            self.flying.append(sprite)
            self.restack()
        sprite.drop = 0
        sprite.x, sprite.y = pos[0] - self._grip[0], pos[1] - self._grip[1]
        sprite.lift = 0.7

    # Time.

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        if self.runner.is_idle:
            return
        with self.all_at_once():
            self.runner.update(dt)
        ready = [s for s in self.waiting if s.motion is not None and s.motion.share > 0.0]
        if ready:
            self._take_off(ready)

    def finish(self) -> None:
        """Put everything at its end; a held card stays held."""
        if not self.runner.is_idle:
            with self.all_at_once():
                self.runner.finish()

    @contextmanager
    def all_at_once(self) -> Iterator[None]:
        """Sort out what lies where once at the end, not after each card that starts or lands."""
        self._is_gathering = True
        try:
            yield
        finally:
            self._is_gathering = False
        if self._is_unsorted:
            self.restack()

    def _take_off(self, sprites: list[CardSprite]) -> None:
        for sprite in sprites:
            self.waiting.remove(sprite)
            self.flying.append(sprite)
        self.restack()

    def _land(self, sprite: CardSprite) -> None:
        for sprites in (self.waiting, self.flying):
            if sprite in sprites:
                sprites.remove(sprite)
        sprite.rest(self.layout, self.faces)
        if self._is_gathering:
            self._is_unsorted = True
        else:
            self.restack()
