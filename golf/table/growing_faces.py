"""Pictures of a deck for another size or choice: old ones, scaled, until new ones are made.

Rendering a deck takes longer than a frame; scaling what is there does not.
"""

from collections.abc import Callable, Iterable
from time import perf_counter

import pygame

from golf.core.cards import ACE, DECK, Card
from golf.table.card_art import native, pack_now
from golf.table.faces import Faces
from golf.table.pips import PIPS

_OF_BACK = ("stock", "turned")
"""What the names of pictures begin with that are made from the back's."""

_CARDS = {str(card): card for card in DECK}

_PLAIN = {key for key, card in _CARDS.items() if card.rank in PIPS and card.rank != ACE}
"""The cards that are painted quickly: no drawing is made for one of them alone."""

_NEAR = 0.02  # of a side: pictures so little too large or too small are sharper than scaled ones


class GrowingFaces(Faces):
    """Shows an older deck's pictures, scaled, wherever `render_slice` has not made new ones yet."""

    def __init__(
        self,
        old: Faces,
        size: tuple[int, int],
        deck: str,
        back: str,
        *,
        is_mirrored: bool = False,
        letters: str = "JQK",
        fan: int = 0,
        ratio: float = 1.0,
    ) -> None:
        super().__init__(
            size, deck, back, is_mirrored=is_mirrored, letters=letters, fan=fan, ratio=ratio
        )
        self._old = dict(old.pictures)
        self._scaled: dict[str, pygame.Surface] = {}
        self._is_rendering = False
        self._unpacked: list[pygame.Surface] = []

    @property
    def is_makeshift(self) -> bool:
        """Whether some pictures that were asked for are old ones, scaled."""
        return bool(self._scaled)

    @property
    def pictures(self) -> dict[str, pygame.Surface]:
        """The best pictures there are by name, none of them scaled."""
        return self._old | self._pictures

    def render_slice(self, seconds: float, first: Iterable[Card] = ()) -> bool:
        """Make missing pictures until `seconds` have passed; return whether all are made.

        Those in sight, which were asked for, are made before others, and then shown at once.
        """
        in_sight = [_CARDS[key] for key in self._scaled if key in _CARDS]
        self._is_rendering = True
        is_done = super().render_slice(seconds, (*first, *in_sight))
        self._is_rendering = False
        if is_done and self._scaled:
            known = self._scaled.keys() | self._pictures.keys()
            self._old = {key: old for key, old in self._old.items() if key not in known}
            self._scaled = {}
            return False
        if is_done:
            self._old = {}
        return is_done

    def pack_slice(self, seconds: float) -> bool:
        """Encode new faces until `seconds` have passed; return whether all are encoded."""
        end = perf_counter() + seconds
        while self._unpacked and perf_counter() < end:
            pack_now(self._unpacked.pop())
        return not self._unpacked

    def _finished(self, picture: pygame.Surface) -> pygame.Surface:
        """Leave the encoding for later: it takes as long as to paint most faces."""
        self._unpacked.append(native(picture))
        return self._unpacked[-1]

    def _wanted(self, first: Iterable[Card]) -> Iterable[Card]:
        return first if self._scaled else super()._wanted(first)

    def _kept(self, key: str, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if self._is_rendering or key in self._pictures:
            return super()._kept(key, make)
        if key not in self._scaled:
            if key in self._old and not self._is_quicker_new(key):
                self._scaled[key] = self._fitted(self._old[key])
            elif "back" in self._old and key.startswith(_OF_BACK):
                self._scaled[key] = make()
            else:
                self._old.pop(key, None)  # its room is for the new one
                return super()._kept(key, make)
        return self._scaled[key]

    def _is_quicker_new(self, key: str) -> bool:
        """Return whether a card is painted sooner than the old picture is decoded."""
        return key in _PLAIN and bool(self._old[key].get_flags() & pygame.RLEACCEL)

    def _fitted(self, picture: pygame.Surface) -> pygame.Surface:
        """Return an old picture about as large as its successor will be."""
        width = self.size[0] + 2 * self.margin
        old_width, old_height = picture.get_size()
        if old_height * self.size[0] < 1.02 * old_width * self.size[1]:
            height = self.size[1] + 2 * self.margin
        else:  # the stock is taller than the others
            height = round(old_height * width / old_width)
        # For another window's surface it would be run-length encoded again, which takes long.
        picture.set_alpha(255)
        if abs(width - old_width) <= _NEAR * width and abs(height - old_height) <= _NEAR * height:
            return picture
        # The quickest way, not the smoothest: this is seen for a moment.
        return pygame.transform.scale(picture, (width, height))


def deck_faces(
    size: tuple[int, int],
    deck: str,
    back: str,
    is_mirrored: bool,
    old: Faces | None = None,
    *,
    letters: str = "JQK",
    fan: int = 0,
    ratio: float = 1.0,
) -> Faces:
    """Return the pictures of a deck at a size; until they are made those of `old` serve."""
    choice = deck, back, is_mirrored, letters
    if old is None:
        return Faces(
            size, deck, back, is_mirrored=is_mirrored, letters=letters, fan=fan, ratio=ratio
        )
    is_same = (old.deck, old.back_name, old.is_mirrored, old.letters) == choice
    if is_same and (old.size, old.fan, old.ratio) == (size, fan, ratio):
        return old
    same = (old.deck, old.is_mirrored, old.letters, old.size, old.fan, old.ratio)
    if same == (deck, is_mirrored, letters, size, fan, ratio):
        return old.with_back(back)
    return GrowingFaces(
        old, size, deck, back, is_mirrored=is_mirrored, letters=letters, fan=fan, ratio=ratio
    )
