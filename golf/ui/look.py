"""What the game looks like in this window: sizes, fonts, words as pictures, icons, faces."""

from dataclasses import replace
from math import ceil
from typing import TYPE_CHECKING

import pygame

from golf import theme
from golf.assets import asset_path
from golf.table.backdrop import backdrop
from golf.table.card_art import framed, packed
from golf.table.faces import Faces
from golf.table.growing_faces import deck_faces
from golf.table.layout import TOUCH, table_layout
from golf.table.lettering import Lettering
from golf.table.places import TableLayout
from golf.table.scaling import scaled_into
from golf.texts.card_letters import court_letters
from golf.theme import HIGH_CONTRAST, Colour
from golf.ui import lines
from golf.ui.pictures import PICTURES, in_room_of
from golf.ui.shapes import forget_plates

if TYPE_CHECKING:
    from golf.saves.settings import Settings


_LOW = 12  # how many thumbs high a window is at least that is not low
_LOW_TALL = 16  # the same for a tall one, in which more stands one below the other
_NARROW = 350  # layout pixels
_SUBJECT = (0.76, 0.8)  # where the subject of a drawing stands, of its width and height


class Look:
    """The pictures for one size of the window and one choice of deck, back and table.

    `unit` is the length of one pixel of a 1280×720 design in this window. In a `place` of a course
    table and back are the place's own, unless the player wants none, or a table of high contrast.
    """

    def __init__(
        self,
        size: tuple[int, int],
        settings: "Settings",
        ratio: float = 1.0,
        before: "Look | None" = None,
        place: str = "",
    ) -> None:
        self.size = size
        self.ratio = ratio
        self.place = place
        self._origin = _origin(size, settings, ratio, place)
        self.unit = _unit(size, ratio)
        self._make_room()
        self.layout: TableLayout = table_layout(size, settings.mirrored, ratio)
        self.table = _table(settings, place)
        self.faces: Faces = deck_faces(
            self.layout.card,
            settings.deck,
            _back(settings, place),
            settings.mirrored,
            None if before is None else before.faces,
            letters=court_letters(settings.letters),
            fan=self.layout.fan,
            ratio=ratio,
        )
        self.layout = replace(self.layout, strip=self.faces.strip)
        self.is_settled = False
        self.heights: dict[tuple[int, int], tuple[object, int]] | None = None
        """Heights of boxes that are known already, while a page is laid out."""
        self._small_faces: Faces | None = None
        self._backdrop: tuple[int, pygame.Surface] | None = None
        self._room: pygame.Surface | None = None
        self._was_makeshift = False

    def _make_room(self) -> None:
        PICTURES.make_room(self.size)

    def take_over(self, before: "Look") -> None:
        """Take the table of a look that nobody needs any more, or its room for another one."""
        if before._backdrop is not None:
            if (before.table, before.size) == (self.table, self.size):
                self._backdrop = before._backdrop
            self._room = before._backdrop[1]

    def is_of(self, size: tuple[int, int], settings: "Settings", ratio: float, place: str) -> bool:
        """Return whether a look made of these would be the same."""
        return self._origin == _origin(size, settings, ratio, place)

    @property
    def is_tall(self) -> bool:
        """Whether the window is clearly higher than wide, as a phone held upright."""
        return self.size[1] > 1.15 * self.size[0]

    @property
    def is_low(self) -> bool:
        """Whether the window has room for few buttons one below the other."""
        return self.size[1] < (_LOW_TALL if self.is_tall else _LOW) * self.touch

    @property
    def is_strewn(self) -> bool:
        """Whether the table is a place's, on which something may lie below words and buttons."""
        return self.table == self.place != ""

    @property
    def is_narrow(self) -> bool:
        """Whether the window is narrower than most phones, as a folded one."""
        return self.size[0] < _NARROW * self.ratio

    @property
    def status_plate(self) -> Colour:
        """The colour of the plate under words on the table."""
        return theme.PLACE_PLATE if self.is_strewn else theme.STATUS_PLATE

    @property
    def touch(self) -> int:
        """What a thumb hits surely, in pixels of this window."""
        return ceil(TOUCH * self.ratio)

    def px(self, length: float) -> int:
        """Return a length of the 1280×720 design in pixels of this window, at least 1."""
        return max(1, round(length * self.unit))

    def least(self, layout: float, design: float) -> int:
        """Return what is the more in pixels: of the layout, which eyes need, or of the design.

        On a large screen letters are large, and so is what holds them.
        """
        return max(round(layout * self.ratio), self.px(design))

    def text_px(self, design: float) -> int:
        """Return the pixels of a text size of the design; never below the smallest readable."""
        least = max(theme.LEAST_TEXT * self.unit, theme.SMALLEST_TEXT * self.ratio)
        return round(max(design * self.unit, least))

    def font(self, role: str, px: int) -> Lettering:
        """Return the font of a role (a name in `theme.FONTS`) at a size in pixels."""
        return lines.font(theme.FONTS[role], px)

    def text(self, words: str, role: str, design: float, colour: Colour) -> pygame.Surface:
        """Return words as a picture; `design` is the text size at 1280×720."""
        return self.text_at(words, role, self.text_px(design), colour)

    def text_at(self, words: str, role: str, px: int, colour: Colour) -> pygame.Surface:
        """Return words as a picture of a text size in pixels."""
        key = ("text", words, theme.FONTS[role], px, colour)
        return PICTURES.kept(key, lambda: self.font(role, px).smooth(words, colour))

    def leaning(
        self, words: str, role: str, design: float, colour: Colour, degrees: int
    ) -> pygame.Surface:
        """Return words as a picture turned to the left by some degrees."""
        px = self.text_px(design)

        def lean() -> pygame.Surface:
            picture = self.text_at(words, role, px, colour)
            return pygame.transform.rotozoom(picture, degrees, 1.0)

        return PICTURES.kept(("leaning", words, theme.FONTS[role], px, colour, degrees), lean)

    def fitted(
        self, words: str, role: str, design: float, colour: Colour, width: int
    ) -> pygame.Surface:
        """Return words as a picture at most `width` wide, in a smaller size where needed."""
        return self.fitted_at(words, role, self.text_px(design), colour, width)

    def fitted_at(
        self, words: str, role: str, px: int, colour: Colour, width: int
    ) -> pygame.Surface:
        """Return words as a picture at most `width` wide, of `px` pixels or smaller.

        Words that do not fit in the smallest readable size end in dots.
        """
        fitting, px = lines.fit(words, theme.FONTS[role], px, self._least(px), width)
        return self.text_at(fitting, role, px, colour)

    def block(
        self, words: str, role: str, design: float, width: int, height: int
    ) -> tuple[list[str], int]:
        """Return words in as many lines as fit into a place, and their text size in pixels."""
        px = self.text_px(design)
        return lines.block(words, theme.FONTS[role], px, self._least(px), width, height)

    def _least(self, px: int) -> int:
        """Return the smallest readable text size, or `px` where that is smaller still."""
        return min(px, self.text_px(1))

    def lines(self, words: str, role: str, design: float, width: int) -> list[str]:
        """Return words broken into lines at most `width` pixels wide."""
        return self.lines_at(words, role, self.text_px(design), width)

    def lines_at(self, words: str, role: str, px: int, width: int) -> list[str]:
        """Return words of a text size in pixels broken into lines at most `width` wide."""
        return lines.broken(words, theme.FONTS[role], px, width)

    def shortened(self, words: str, role: str, design: float, width: int) -> str:
        """Return words in one line of a text size, as many whole ones as fit into `width`."""
        return lines.shortened(words, theme.FONTS[role], self.text_px(design), width)

    def icon(self, name: str, px: int, colour: Colour) -> pygame.Surface:
        """Return an icon of `assets/icons` as a picture `px` high, in a colour."""

        def draw() -> pygame.Surface:
            picture = _drawing(f"icons/{name}", (px, px))
            picture.fill((*colour[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
            return picture

        return PICTURES.kept(("icon", name, px, colour), draw)

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a drawing of `assets` as large as fits into `size`, its shape kept."""
        return PICTURES.kept(("drawing", name, size), lambda: _drawing(name, size))

    def framed(
        self, name: str, size: tuple[int, int], line: int, radius: int, shape: float = 2.0
    ) -> pygame.Surface:
        """Return a drawing that fills `size` in an ink frame of `line` pixels round it.

        `shape` is the drawing's width against its height; what does not fit is cut off, its
        subject towards the lower right last.
        """
        size = max(1, size[0]), max(1, size[1])

        def draw() -> pygame.Surface:
            width = ceil(max(size[0], shape * size[1]))
            art = _drawing(name, (width, ceil(width / shape)))
            panel = pygame.Surface(size, pygame.SRCALPHA)
            spare = size[0] - art.get_width(), size[1] - art.get_height()
            panel.blit(art, (round(spare[0] * _SUBJECT[0]), round(spare[1] * _SUBJECT[1])))
            return packed(framed(panel, line, radius, theme.INK))

        return PICTURES.kept(("framed", name, size, line, radius, shape), draw)

    def small_faces(self, height: int) -> Faces:
        """Return the deck in force with cards `height` pixels high, for rows of cards on a page."""
        if self._small_faces is None or self._small_faces.size[1] != height:
            deck = self.faces
            card = (round(height * 5 / 7), height)
            self._small_faces = Faces(
                card, deck.deck, deck.back_name, letters=deck.letters, ratio=self.ratio
            )
        return self._small_faces

    def backdrop(self, hole_number: int = 1) -> pygame.Surface:
        """Return the table without cards, in the light of a hole."""
        if self._backdrop is not None and self._backdrop[0] == hole_number:
            return self._backdrop[1]
        # The next one takes its room: on a phone each has twelve megabytes.
        if self._room is not None:
            forget_plates(self._room)
        self._room = in_room_of(self._room, self.size)
        self._paint_backdrop(hole_number, self._room)
        self._backdrop = hole_number, self._room
        return self._room

    def _paint_backdrop(self, hole_number: int, room: pygame.Surface) -> None:
        backdrop(self.size, self.table, hole_number, room=room)

    @property
    def is_makeshift(self) -> bool:
        """Whether scenes may have got old pictures of cards."""
        return self._was_makeshift or self.faces.is_makeshift

    def render_slice(self, seconds: float) -> bool:
        """Make pictures ahead for about `seconds`; return whether scenes must ask for theirs.

        They have to once all in sight are made, where they got old ones before: in a frame of its
        own, in which nothing else is made.
        """
        if self._was_makeshift and not self.faces.is_makeshift:
            self._was_makeshift = False
            return True
        if not self.is_settled:
            self._was_makeshift = self.faces.is_makeshift
            self.is_settled = self.faces.render_slice(seconds) and self._pack_slice(seconds)
        return False

    def _pack_slice(self, seconds: float) -> bool:
        """Encode pictures for frames in motion; return whether all are."""
        return self.faces.pack_slice(seconds)


class SharpLook(Look):
    """The same in more pixels: what rests is painted once more as sharp as the screen allows."""

    def __init__(
        self,
        of: Look,
        size: tuple[int, int],
        settings: "Settings",
        ratio: float,
        before: "SharpLook | None" = None,
    ) -> None:
        self._of = of
        super().__init__(size, settings, ratio, before, of.place)
        if before is not None:
            self.take_over(before)

    def _make_room(self) -> None:
        """Leave it at what the window needs: a sharp picture is painted once."""

    def is_for(self, of: Look, size: tuple[int, int], ratio: float, settings: "Settings") -> bool:
        """Return whether it is the sharp one of a look, as that and the settings are now."""
        return self._of is of and self.is_of(size, settings, ratio, of.place)

    def _pack_slice(self, seconds: float) -> bool:
        """Leave them as they are: they are painted once."""
        return True

    def _paint_backdrop(self, hole_number: int, room: pygame.Surface) -> None:
        """Make the window's own larger: it is soft, and a new one takes many frames."""
        scaled_into(room, self._of.backdrop(hole_number))


def _drawing(name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a drawing of `assets` as large as fits into `size`, which is never empty."""
    size = max(1, size[0]), max(1, size[1])
    return pygame.image.load_sized_svg(asset_path(f"{name}.svg"), size).convert_alpha()


def _table(settings: "Settings", place: str) -> str:
    """Return the table that is seen: high contrast comes before any place."""
    table = settings.shown_table
    return place if place and settings.places and table != HIGH_CONTRAST else table


def _back(settings: "Settings", place: str) -> str:
    return place if place and settings.places else settings.back


def _origin(
    size: tuple[int, int], settings: "Settings", ratio: float, place: str
) -> tuple[object, ...]:
    """Return all that a look depends on."""
    letters, table = court_letters(settings.letters), _table(settings, place)
    return size, ratio, settings.deck, letters, _back(settings, place), table, settings.mirrored


def _unit(size: tuple[int, int], ratio: float) -> float:
    width, height = size
    if height > 1.15 * width:
        return max(min(width / 460, height / 800), 0.5 * ratio)
    return max(min(width / 1280, height / 720), 0.5 * ratio)
