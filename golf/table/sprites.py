"""Cards on the screen: where each lies or flies, and its picture.

A sprite holds a card, a place and a picture. What is going on in the game is never read from it.
"""

from collections.abc import Mapping
from math import pi, sin
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pygame
from pytweening import easeInOutQuad, easeOutQuad

from golf.core.cards import Card
from golf.table.places import TableLayout
from golf.table.tweens import eased

if TYPE_CHECKING:
    from golf.core.position import Position

COLUMN, STOCK, WASTE = "column", "stock", "waste"

_RISE = 0.03  # how far a run stands out of the waste, of a card's height: no more than margins
CONTACT = 0.8  # the share of a flight after which the card touches down
_BOUNCE = 0.03  # of a card's height
_HOVER = 0.42  # how high the last card hangs over the waste, of a card's height
_HOLD_FROM, _FALL_FROM = 0.45, 0.8  # shares of the last card's way


class CardPictures(Protocol):
    """What the table asks of `Faces`; see there."""

    margin: int

    def face(self, card: Card) -> pygame.Surface:
        """Return a card face up."""

    def back(self) -> pygame.Surface:
        """Return a card face down."""

    def slot(self) -> pygame.Surface:
        """Return the mark of a place without a card."""

    def stock(self, count: int) -> pygame.Surface:
        """Return a stock of `count` cards."""

    def turned(self, fraction: float, card: Card) -> pygame.Surface:
        """Return a card between its back (0) and its face (1)."""


class CardPlace(NamedTuple):
    """Where a card rests: in a column (its number, the card's index), the stock, or the waste.

    In the waste `first` is the card's index and `second` how many cards lie there; cards of a run
    are raised.
    """

    zone: str
    first: int = 0
    second: int = 0
    is_raised: bool = False

    def spot(self, layout: TableLayout) -> tuple[int, int]:
        """Return the upper left corner of a card that rests here."""
        if self.zone == COLUMN:
            rect = layout.card_rect(self.first, self.second)
        elif self.zone == STOCK:
            rect = layout.stock_rect
        else:
            rect = layout.waste_rect(self.first, self.second)
        return rect.x, rect.y - (round(_RISE * rect.h) if self.is_raised else 0)


def places(position: "Position", run_length: int = 0) -> dict[Card, CardPlace]:
    """Return the place of every card in sight; a run of two and more is raised."""
    found = {
        card: CardPlace(COLUMN, column, index)
        for column, cards in enumerate(position.tableau)
        for index, card in enumerate(cards)
    }
    found |= {card: CardPlace(STOCK) for card in position.stock}
    count = len(position.waste)
    raised_from = count - run_length if run_length > 1 else count
    found |= {
        card: CardPlace(WASTE, index, count, index >= raised_from)
        for index, card in enumerate(position.waste)
    }
    return found


class CardSprite:
    """One card: `place` is where it rests or last rested, `goal` where it rests in the end.

    `x` and `y` are its upper left corner now, `lift` how far it is above the table (0 to 1), `drop`
    the pixels by which a mark pulls it out of its column, `weight` how hard it lands (0 to 4).
    """

    __slots__ = (
        "card",
        "drop",
        "goal",
        "is_hidden",
        "lift",
        "motion",
        "picture",
        "place",
        "weight",
        "x",
        "y",
    )

    def __init__(self, card: Card, place: CardPlace) -> None:
        self.card = card
        self.place = place
        self.goal = place
        self.x = 0.0
        self.y = 0.0
        self.lift = 0.0
        self.drop = 0
        self.weight = 0
        self.is_hidden = False
        self.picture: pygame.Surface | None = None
        self.motion: Motion | None = None

    @property
    def is_turning(self) -> bool:
        """Whether the card turns over on its way, between stock and waste."""
        return {self.place.zone, self.goal.zone} == {STOCK, WASTE}

    @property
    def casts_shadow(self) -> bool:
        """Whether a lifted card is drawn with a shadow of its own below it.

        A turning card has none, being narrow; nor has one of many, where shadows would double the
        time of a frame and hardly be seen.
        """
        return not self.is_turning and not isinstance(self.motion, CoarseFlight)

    def rest(self, layout: TableLayout, pictures: CardPictures) -> None:
        """Rest at the goal."""
        self.place = self.goal
        self.x, self.y = self.goal.spot(layout)
        self.lift = 0.0
        self.weight = 0
        self.is_hidden = False
        self.motion = None
        self.show(pictures)

    def show(self, pictures: CardPictures) -> None:
        """Take the picture of a card that lies at `place`."""
        # Cards in the stock are drawn as one thickness.
        self.picture = None if self.place.zone == STOCK else pictures.face(self.card)


class Motion:
    """A sprite's way from where it is to its goal; `apply` takes the share of it, 0 to 1."""

    def __init__(self, sprite: CardSprite, layout: TableLayout, pictures: CardPictures) -> None:
        self.sprite = sprite
        self.pictures = pictures
        self.share = 0.0
        self.x0, self.y0 = sprite.x, sprite.y + sprite.drop
        self.x1, self.y1 = sprite.goal.spot(layout)
        self.card_h = layout.card[1]
        sprite.drop = 0
        sprite.motion = self

    def apply(self, share: float) -> None:
        """Move the sprite."""
        self.share = share
        self.step(share)

    def step(self, share: float) -> None:
        """Set the sprite's fields for a share of the way."""
        sprite = self.sprite
        sprite.x = self.x0 + (self.x1 - self.x0) * share
        sprite.y = self.y0 + (self.y1 - self.y0) * share

    def adapt(self, old: TableLayout, new: TableLayout, pictures: CardPictures) -> None:
        """Go on in another layout: from the matching point to the goal there."""
        self.x0, self.y0 = matching_point((self.x0, self.y0), old, new)
        self.x1, self.y1 = self.sprite.goal.spot(new)
        self.card_h = new.card[1]
        self.pictures = pictures


class Shift(Motion):
    """Make room, or close up: the card slides and keeps its depth."""

    def step(self, share: float) -> None:
        """Move on in a straight line."""
        super().step(eased(easeInOutQuad, share))


class Flight(Motion):
    """Fly in an arc, land and settle; turn over between stock and waste.

    A coarse flight changes from back to face without the pictures between: to make those for many
    cards at once would take longer than a frame.
    """

    is_coarse = False

    def step(self, share: float) -> None:
        """Touch down after four fifths of the time; the rest is the landing."""
        sprite = self.sprite
        way = min(1.0, share / CONTACT)
        super().step(eased(easeOutQuad, way))
        if way < 1.0:
            sprite.lift = 4.0 * way * (1.0 - way)
            distance = abs(self.x1 - self.x0) + abs(self.y1 - self.y0)
            highest = 0.18 if sprite.is_turning else 0.45
            sprite.y -= sprite.lift * min(highest * self.card_h, 0.15 * distance)
        else:
            after = (share - CONTACT) / (1.0 - CONTACT)
            sprite.lift = 0.0
            bounce = _BOUNCE * (1.0 + 0.6 * sprite.weight) * self.card_h
            sprite.y -= bounce * 4.0 * after * (1.0 - after)
        sprite.picture = self._picture(way)

    def _picture(self, way: float) -> pygame.Surface:
        card = self.sprite.card
        if not self.sprite.is_turning:
            return self.pictures.face(card)
        turned = way if self.sprite.goal.zone == WASTE else 1.0 - way
        if self.is_coarse:
            turned = float(turned > 0.5)
        return self.pictures.turned(turned, card)


class CoarseFlight(Flight):
    """One of many flights at once."""

    is_coarse = True


class LastFlight(Motion):
    """Rise over the place, hold there for a moment, and fall: the card that clears the table."""

    def step(self, share: float) -> None:
        """Rise for the first part, stand still for the second, fall in the third."""
        sprite = self.sprite
        super().step(eased(easeOutQuad, share / _HOLD_FROM))
        rise = eased(easeOutQuad, share / _HOLD_FROM)
        fall = max(0.0, (share - _FALL_FROM) / (1.0 - _FALL_FROM)) ** 2
        sprite.lift = rise * (1.0 - fall)
        sprite.y -= _HOVER * self.card_h * sprite.lift
        sprite.picture = self.pictures.face(sprite.card)


class Fade(Motion):
    """Vanish at the old place and appear at the new one, for those who want no movement."""

    def step(self, share: float) -> None:
        """Show the card at the old place in the first half, at the goal in the second.

        What comes from the stock was not to be seen there, and takes all the time to appear.
        """
        sprite = self.sprite
        is_new = sprite.place.zone == STOCK
        has_arrived = is_new or share >= 0.5
        sprite.x, sprite.y = (self.x1, self.y1) if has_arrived else (self.x0, self.y0)
        zone = sprite.goal.zone if has_arrived else sprite.place.zone
        sprite.is_hidden = zone == STOCK
        if sprite.is_hidden:
            return
        # A picture of its own: a changed alpha would cost the kept one its run-length encoding.
        picture = self.pictures.face(sprite.card).copy()
        picture.set_alpha(round(255 * (share if is_new else abs(2.0 * share - 1.0))))
        sprite.picture = picture


class Hop(Motion):
    """Jump on the spot, for joy."""

    def step(self, share: float) -> None:
        """Rise and fall once."""
        super().step(share)
        self.sprite.y -= 0.35 * self.card_h * 4.0 * share * (1.0 - share)


class Shake(Motion):
    """Say no: from side to side, ever less."""

    def step(self, share: float) -> None:
        """Swing three times."""
        super().step(share)
        self.sprite.x += shake_offset(share, self.card_h)


def shake_offset(share: float, card_h: int) -> float:
    """Return how far to the right a shaken card is, in pixels; 0 at both ends."""
    if share >= 1.0:
        return 0.0
    return 0.045 * card_h * sin(share * 6.0 * pi) * (1.0 - share)


def matching_point(
    point: tuple[float, float], old: TableLayout, new: TableLayout
) -> tuple[float, float]:
    """Return the point of the new board that matches a point of the old one."""
    a, b = old.board, new.board
    return (
        b.x + (point[0] - a.x) * b.w / max(1, a.w),
        b.y + (point[1] - a.y) * b.h / max(1, a.h),
    )


def stacked(sprites: Mapping[Card, CardSprite]) -> list[CardSprite]:
    """Return the sprites outside the stock, those that lie below others first."""
    lying = [sprite for sprite in sprites.values() if sprite.place.zone != STOCK]
    lying.sort(key=_depth)
    return lying


def _depth(sprite: CardSprite) -> tuple[bool, int, int]:
    place = sprite.place
    return place.zone == WASTE, place.first, place.second
