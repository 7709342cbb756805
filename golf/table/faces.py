"""The pictures of the fifty-two cards, their backs and their places, at the size shown.

Every picture has a margin of `Faces.margin` pixels all round that holds the card's soft shadow: the
picture of a card at (x, y) is painted at (x - margin, y - margin). Pictures are made when they are
first asked for and kept; `render_slice` makes them ahead of time, a little at a time.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from math import ceil, inf
from time import perf_counter

import pygame

from golf.core.cards import DECK, Card
from golf.table.card_art import corner_radius, drawing, framed, native, packed, rounded
from golf.table.face_painter import COMPACT_WIDTH, FacePainter
from golf.table.places import WIDE_STRIP
from golf.theme import CARD_EDGE, FOUR_COLOURS, INK, PAPER_SHADE, SLOT_RIM, SLOT_SHADE, SUIT_COLOURS

_TURN_STEPS = 12
_STRIP = 0.29  # of a card's width: its index in the standard composition, and a little air


class Faces:
    """The pictures of one deck at one size.

    `size` is a card's width and height in pixels. `deck` and `back` are of the `DECKS` and
    `BACKS` of `golf.saves.settings`.
    In a deck that `is_mirrored` the index stands at the upper right. `letters` are those of Jack,
    Queen and King. `fan` is how much a card shows under the next one in a column, in pixels, 0 for
    cards that lie alone. `ratio` is how many pixels a layout pixel has.
    """

    def __init__(
        self,
        size: tuple[int, int],
        deck: str = "standard",
        back: str = "dimples",
        *,
        is_mirrored: bool = False,
        letters: str = "JQK",
        fan: int = 0,
        ratio: float = 1.0,
    ) -> None:
        self.size = size
        self.fan = fan
        self.ratio = ratio
        self.letters = letters
        self.deck = deck
        self.back_name = back
        self.is_mirrored = is_mirrored
        self.margin = max(2, round(size[0] * 0.05))
        self._pictures: dict[str, pygame.Surface] = {}
        self._painter = FacePainter(
            size,
            self.margin,
            FOUR_COLOURS if deck.endswith("four-colour") else SUIT_COLOURS,
            letters,
            is_large=deck.startswith("large"),
            is_mirrored=is_mirrored,
            fan=fan,
            ratio=ratio,
        )

    def face(self, card: Card) -> pygame.Surface:
        """Return the picture of a card lying face up."""
        return self._kept(str(card), lambda: self._finished(self._painter.paint(card)))

    def back(self) -> pygame.Surface:
        """Return the picture of a card lying face down."""
        return self._kept("back", lambda: packed(self._paint_back()))

    def with_back(self, name: str) -> "Faces":
        """Return the same pictures with another back."""
        self.pack_slice(inf)
        faces = Faces(
            self.size,
            self.deck,
            name,
            is_mirrored=self.is_mirrored,
            letters=self.letters,
            fan=self.fan,
            ratio=self.ratio,
        )
        faces._pictures = {
            key: picture
            for key, picture in self._pictures.items()
            if key.partition(" ")[0] not in ("back", "stock", "turned")
        }
        return faces

    def slot(self) -> pygame.Surface:
        """Return the mark of a place where no card lies."""
        # All of it is seen through, which run-length encoding makes no quicker.
        return self._kept("slot", self._paint_slot)

    def stock(self, count: int) -> pygame.Surface:
        """Return the stock with `count` cards left: a back, and below it the edges of the others.

        The picture is taller than the others; its upper left corner is theirs.
        """
        if count <= 0:
            return self.slot()
        layers = min(8, (count - 1 + 2) // 3)
        return self._kept(f"stock {layers}", lambda: packed(self._paint_stock(layers)))

    def turned(self, fraction: float, card: Card) -> pygame.Surface:
        """Return a card while it turns over, from its back (fraction 0) to its face (1).

        The picture is as wide as the others, so it is painted at the same place.
        """
        step = round(min(max(fraction, 0.0), 1.0) * _TURN_STEPS)
        if step in (0, _TURN_STEPS):
            return self.face(card) if step else self.back()
        share = abs(2 * step / _TURN_STEPS - 1)
        if 2 * step <= _TURN_STEPS:
            return self._kept(f"turned {step}", lambda: packed(_narrowed(self.back(), share)))
        # Not kept: a deck of these would take more memory than all other pictures.
        return _narrowed(self.face(card), share)

    @property
    def strip(self) -> float:
        """How much of a card shows its whole index, of its width."""
        is_wide = self.deck.startswith("large") or self.size[0] < COMPACT_WIDTH * self.ratio
        return WIDE_STRIP if is_wide else _STRIP

    @property
    def is_makeshift(self) -> bool:
        """Whether some pictures are old ones for the time being."""
        return False

    @property
    def pictures(self) -> dict[str, pygame.Surface]:
        """The pictures made so far, by name."""
        return self._pictures

    def render_slice(self, seconds: float, first: Iterable[Card] = ()) -> bool:
        """Make missing pictures until `seconds` have passed; return whether all are made.

        The faces of the `first` cards are made before others.
        """
        end = perf_counter() + seconds
        for key, make in self._all_pictures(first):
            if key not in self._pictures:
                if perf_counter() >= end:
                    return False
                make()
        if not self.is_makeshift:  # else more will be painted
            self._painter.forget_parts()
        return True

    def pack_slice(self, seconds: float) -> bool:
        """Encode for about `seconds` what was left for later; return whether nothing is left."""
        return True

    def _all_pictures(
        self, first: Iterable[Card]
    ) -> Iterator[tuple[str, Callable[[], pygame.Surface]]]:
        yield "back", self.back
        yield "slot", self.slot
        for card in self._wanted(first):
            yield str(card), partial(self.face, card)

    def _wanted(self, first: Iterable[Card]) -> Iterable[Card]:
        """Return the cards whose faces are to be made, the first ones before others."""
        return (*first, *DECK)

    def _kept(self, key: str, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._pictures[key] = make()
        return picture

    def _finished(self, picture: pygame.Surface) -> pygame.Surface:
        """Return a face as it is kept."""
        return packed(picture)

    # Backs, places and movement.

    def _paint_back(self) -> pygame.Surface:
        picture = self._painter.blank().copy()
        width, height = self.size
        inset, line = max(2, round(width * 0.045)), max(1, round(width / 110))
        inner = tuple(max(1, side - 2 * (inset + line)) for side in (width, height))
        # Drawn as 5 to 7; a card of another shape shows the middle.
        scale = max(inner[0] / 5, inner[1] / 7)
        art = drawing(f"back-{self.back_name}", (ceil(5 * scale), ceil(7 * scale)))
        panel = pygame.Surface(inner, pygame.SRCALPHA)
        panel.blit(art, ((inner[0] - art.get_width()) // 2, (inner[1] - art.get_height()) // 2))
        picture.blit(framed(panel, line, width * 0.045, INK), (self.margin + inset,) * 2)
        return picture

    def _paint_slot(self) -> pygame.Surface:
        picture = pygame.Surface(self._painter.blank().get_size(), pygame.SRCALPHA)
        line = max(1, round(self.size[0] * 0.02))
        radius = corner_radius(self.size[0])
        outer = rounded(self.size, radius, SLOT_SHADE)
        picture.blit(outer, (self.margin, self.margin))
        rim = pygame.Rect((self.margin, self.margin), self.size)
        pygame.draw.rect(picture, SLOT_RIM, rim, line, round(radius))
        flag = drawing("slot", (round(self.size[0] * 0.46), self.size[1]))
        # The greater of both: blending would take the white out of what is hardly there.
        picture.blit(flag, flag.get_rect(center=rim.center), special_flags=pygame.BLEND_RGBA_MAX)
        return native(picture)

    def _paint_stock(self, layers: int) -> pygame.Surface:
        step = max(1.0, self.size[1] * 0.011)
        blank = self._painter.blank()
        drop = round(layers * step)
        size = (blank.get_width(), blank.get_height() + drop)
        picture = native(pygame.Surface(size, pygame.SRCALPHA))
        picture.blit(blank, (0, drop))  # the lowest card alone throws a shadow
        radius = corner_radius(self.size[0])
        edges = [rounded(self.size, radius, colour) for colour in (CARD_EDGE, PAPER_SHADE)]
        # Of each no more looks out than its lower edge, with the round corners.
        seen = self.size[1] - ceil(radius + step)
        for layer in range(2 * layers, 0, -1):
            place = (self.margin, self.margin + round(layer * step / 2) + seen)
            picture.blit(edges[layer % 2], place, (0, seen, *self.size))
        # No part can be taken of what is run-length encoded: its pixels are gone.
        top = self.back().copy()
        top.set_alpha(255)
        picture.blit(top, (self.margin,) * 2, (self.margin, self.margin, *self.size))
        return picture


def _narrowed(whole: pygame.Surface, share: float) -> pygame.Surface:
    """Return a picture of the same size with `share` of the width of the one given, centred."""
    width, height = whole.get_size()
    narrow = pygame.transform.smoothscale(whole, (max(3, round(width * share)), height))
    picture = native(pygame.Surface((width, height), pygame.SRCALPHA))
    picture.blit(narrow, ((width - narrow.get_width()) // 2, 0))
    return picture
