"""Paint the face of a card: index, pips, ace or court.

There are two compositions. The standard one has pips in their proper places and an index at two
corners; a court has one, on a portrait that fills the card: cards are never turned round in this
game. The compact one, for small cards and for the large-index deck, has a large rank, one large
suit or portrait, and the suit twice more: beside the rank for cards fanned downwards, below it for
cards fanned sideways.
"""

from collections.abc import Callable, Mapping

import pygame

from golf.core.cards import ACE, Card, rank_name
from golf.table.card_art import (
    card_base,
    corner_tab,
    drawing,
    framed,
    index_font,
    rank_picture,
    tinted,
)
from golf.table.pips import PIPS
from golf.theme import INK, PAPER, Colour

_SUIT_NAMES = {"C": "club", "D": "diamond", "H": "heart", "S": "spade"}
COMPACT_WIDTH = 66
"""Cards narrower than this many layout pixels get the compact face."""

_COURT_NAMES = {11: "jack", 12: "queen", 13: "king"}
_SMALLEST_RANK = 15  # layout pixels: the least height at which every figure can be read at a glance
_SMALLEST_LARGE_RANK = 18  # layout pixels: the least height of a large index, to be clearly larger
_MOST_HIDDEN = 0.6  # of a card's height: a fan more open than this shows most of every picture

# The court drawings are 126 units wide: the figures 180 high, the courses 50 more for the sky.
_FIGURE_WIDTH = 126
_FIGURE_HEIGHT = 180
_COURSE_HEIGHT = 230
_SHOWN_WIDTH = 115  # units across the middle of a figure that its card shows
_SHIFT = 4  # units that a figure is moved away from the index
_HEADROOM = 3  # units above a crown or a hat, where the figure is cut off below


class FacePainter:
    """Paint the cards of one deck at one size; `margin` pixels all round are for the shadow.

    `letters` are those of Jack, Queen and King; `is_large` asks for the large index at any size.
    `fan` is how many pixels a card shows under the next one in its column, 0 for a card that lies
    alone: a compact face has its index there, and nothing that would be cut. `ratio` is how many
    pixels a layout pixel has: a sharper screen makes no eye see smaller.
    """

    def __init__(
        self,
        size: tuple[int, int],
        margin: int,
        colours: Mapping[str, Colour],
        letters: str,
        *,
        is_large: bool,
        is_mirrored: bool,
        fan: int = 0,
        ratio: float = 1.0,
    ) -> None:
        self.size = size
        self.margin = margin
        self._colours = colours
        self._letters = letters
        self._is_small = size[0] < COMPACT_WIDTH * ratio
        self._paint = self._paint_standard
        share, least = 0.138, round(_SMALLEST_RANK * ratio)
        if is_large or self._is_small:
            self._paint = self._paint_compact
            share = 0.22 if is_large else 0.19
        if is_large:
            least = min(round(_SMALLEST_LARGE_RANK * ratio), max(least, round(size[0] * 0.39)))
        self._cap = max(least, round(size[1] * share))
        # The next card's corners are round, and let a little more be seen.
        self._hidden_from = 0 if fan > size[1] * _MOST_HIDDEN else fan + round(size[1] * 0.02)
        self._font = index_font(self._cap)
        self._is_mirrored = is_mirrored
        self._parts: dict[tuple[str, object], pygame.Surface] = {}

    def paint(self, card: Card) -> pygame.Surface:
        """Return a new picture of the card with its shadow."""
        picture = self.blank().copy()
        self._paint(picture, card)
        return picture

    def blank(self) -> pygame.Surface:
        """Return the picture of a card with nothing on it; not to be painted on."""
        return self._part("blank", None, lambda: card_base(self.size, self.margin, PAPER))

    def forget_parts(self) -> None:
        """Forget what several cards share, once all of them are painted."""
        self._parts.clear()

    # What several cards share.

    def _part(self, kind: str, what: object, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        part = self._parts.get((kind, what))
        if part is None:
            part = self._parts[kind, what] = make()
        return part

    def _suit(self, suit: str, height: int) -> pygame.Surface:
        name = f"suit-{_SUIT_NAMES[suit]}"
        return self._part(
            "suit",
            (suit, height),
            lambda: tinted(drawing(name, (height, height)), self._colours[suit]),
        )

    def _rank(self, card: Card) -> pygame.Surface:
        colour = self._colours[card.suit]
        is_court = card.rank in _COURT_NAMES
        name = self._letters[card.rank - min(_COURT_NAMES)] if is_court else rank_name(card.rank)
        return rank_picture(self._font, name, self._cap, colour)

    def _stamp(self, picture: pygame.Surface, part: pygame.Surface, centre: int, top: int) -> None:
        """Paint a part at a place measured from the card's upper left corner."""
        picture.blit(part, (self.margin + centre - part.get_width() // 2, self.margin + top))

    def _on_index_side(self, x: int) -> int:
        """Return a place across the card, measured from the side where the index stands."""
        return self.size[0] - x if self._is_mirrored else x

    # The standard composition.

    def _paint_standard(self, picture: pygame.Surface, card: Card) -> None:
        width, height = self.size
        index = self._index(card)
        across = max(round(width * 0.115), round(width * 0.03) + index.get_width() // 2)
        down = max(3, round(height * 0.036))
        if card.rank in _COURT_NAMES:
            right = across + (index.get_width() + 1) // 2 + round(width * 0.03)
            below = down + index.get_height() + round(width * 0.03)
            self._paint_portrait(picture, card, self._inset, (right, below))
        elif card.rank == ACE:
            self._paint_ace(picture, card)
        else:
            self._paint_pips(picture, card)
        self._stamp(picture, index, self._on_index_side(across), down)
        if card.rank not in _COURT_NAMES:
            turned = pygame.transform.rotate(index, 180)
            down = height - down - index.get_height()
            self._stamp(picture, turned, self._on_index_side(width - across), down)

    def _index(self, card: Card) -> pygame.Surface:
        """Return rank and suit, one above the other."""
        height, cap = self.size[1], self._cap
        suit_height = max(10, round(height * 0.096))
        rank = self._rank(card)
        suit = self._suit(card.suit, suit_height)
        below = cap + max(3, round(height * 0.03))  # room for the tail of a Q
        width = max(rank.get_width(), suit_height)
        picture = pygame.Surface((width, below + suit_height), pygame.SRCALPHA)
        picture.blit(suit, ((width - suit_height) // 2, below))
        picture.blit(rank, ((width - rank.get_width()) // 2, 0))
        return picture

    def _paint_pips(self, picture: pygame.Surface, card: Card) -> None:
        width, height = self.size
        is_full = card.rank == max(PIPS)
        pip = round(width * (0.205 if is_full else 0.22))
        left, top = width * (0.345 if is_full else 0.335), height * 0.155
        for x, y in PIPS[card.rank]:
            across = round(left + x * (width - 2 * left))
            down = round(top + y * (height - 2 * top) - pip / 2)
            self._stamp(picture, self._pip(card.suit, pip, is_turned=y > 0.5), across, down)

    def _pip(self, suit: str, height: int, *, is_turned: bool) -> pygame.Surface:
        """Return a suit as wide as its ink, or its turned half would lie off-centre."""

        def cut() -> pygame.Surface:
            whole = self._suit(suit, height)
            ink = whole.get_bounding_rect()
            upright = whole.subsurface((ink.x, 0, ink.w, height))
            return pygame.transform.rotate(upright, 180) if is_turned else upright

        return self._part("pip", (suit, height, is_turned), cut)

    def _paint_ace(self, picture: pygame.Surface, card: Card) -> None:
        width, height = self.size
        share = 0.8 if card.suit == "S" else 0.68
        large = self._ace_suit(card.suit, round(width * share))
        self._stamp(picture, large, width // 2, (height - large.get_height()) // 2)

    def _ace_suit(self, suit: str, size: int) -> pygame.Surface:
        """Return a large suit with its ornament, the flag of a hole in one."""
        ornament = drawing(f"ace-{_SUIT_NAMES[suit]}s", (size, size * 2))
        if suit == "S":  # by custom the finest card: a whole picture
            return ornament
        large = self._suit(suit, size).copy()
        large.blit(ornament, (0, 0))
        return large

    @property
    def _inset(self) -> int:
        """How far inside the edge of its card a portrait ends."""
        return max(2, round(self.size[0] * 0.045))

    def _paint_portrait(
        self, picture: pygame.Surface, card: Card, top: int, tab: tuple[int, int]
    ) -> None:
        """Paint a court's portrait over the card from `top` down.

        In its upper corner it leaves the paper free for the index, as far as the place `tab`.
        """
        inset, line = self._inset, max(1, round(self.size[0] / 110))
        radius = self.size[0] * 0.045
        width = max(1, self.size[0] - 2 * inset - 2 * line)
        height = max(1, self.size[1] - top - inset - 2 * line)
        panel = framed(self._portrait(card, width, height), line, radius, INK)
        if tab[1] > top:
            free = corner_tab((tab[0] - inset, tab[1] - top), line, radius)
            if self._is_mirrored:
                free = pygame.transform.flip(free, True, False)
            panel.blit(free, (panel.get_width() - free.get_width() if self._is_mirrored else 0, 0))
        self._stamp(picture, panel, self.size[0] // 2, top)

    def _portrait(self, card: Card, width: int, height: int) -> pygame.Surface:
        """Return a figure on its course: the whole head, and as much below as there is room."""
        suit = f"{_SUIT_NAMES[card.suit]}s"
        scale = width / _SHOWN_WIDTH
        drawn = round(_FIGURE_WIDTH * scale)
        tall = round(_FIGURE_HEIGHT * scale), round(_COURSE_HEIGHT * scale)
        figure = drawing(f"{_COURT_NAMES[card.rank]}-{suit}", (drawn, tall[0]))
        course = self._part("course", suit, lambda: drawing(f"course-{suit}", (drawn, tall[1])))
        shift = round(_SHIFT * scale)
        left = (width - drawn) // 2 + (-shift if self._is_mirrored else shift)
        # What is carried may reach higher than the head, and out of the picture.
        # The drawing may come out a pixel lower than was asked for.
        middle = figure.subsurface((drawn // 3, 0, drawn // 3, figure.get_height()))
        head = middle.get_bounding_rect()
        top = max(height - tall[0], round(_HEADROOM * scale) - head.y)
        picture = pygame.Surface((width, height), pygame.SRCALPHA)
        picture.blit(course, (left, min(0, top + tall[0] - tall[1])))
        picture.blit(figure, (left, top))
        return picture

    # The compact composition.

    def _paint_compact(self, picture: pygame.Surface, card: Card) -> None:
        (width, height), cap = self.size, self._cap
        pad = max(2, round(width * 0.055))
        rank = self._rank(card)
        column = pad + max(round(cap * 0.3), 5)
        centre = max(column, pad + rank.get_width() // 2)
        self._stamp(picture, rank, self._on_index_side(centre), pad)
        corner = self._suit(card.suit, round(cap * 0.86))
        far = width - pad - corner.get_width() // 2
        self._stamp(picture, corner, self._on_index_side(far), pad + round(cap * 0.07))
        small = self._suit(card.suit, max(9, round(cap * 0.6)))
        below = self._clear_of_cover(pad + round(cap * 1.15) + 1, small.get_height())
        if card.rank in _COURT_NAMES:
            self._paint_portrait(
                picture,
                card,
                self._clear_of_cover(pad + round(cap * 1.12), height),
                (pad + small.get_width() + 2, below + small.get_height() + 2),
            )
        else:
            room = height - round(pad * 1.6) - self._hidden_from
            size = max(1, min(round(width * 0.54), room))
            is_ornate = card.rank == ACE and not self._is_small
            paint = self._ace_suit if is_ornate else self._suit
            large = paint(card.suit, size)
            if large.get_height() > room > 0:
                large = paint(card.suit, size * room // large.get_height())
            far = width - round(pad * 1.2) - size // 2
            self._stamp(
                picture,
                large,
                self._on_index_side(far),
                height - round(pad * 1.6) - large.get_height(),
            )
        self._stamp(picture, small, self._on_index_side(pad + small.get_width() // 2), below)

    def _clear_of_cover(self, top: int, part_height: int) -> int:
        """Return from where to paint a part that the next card covers wholly or not at all."""
        return top if top + part_height < self._hidden_from else max(top, self._hidden_from)
