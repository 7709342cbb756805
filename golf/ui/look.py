"""What the game looks like in the window at hand: sizes, fonts, words as pictures, icons, faces."""

from collections import OrderedDict
from dataclasses import replace
from math import ceil
from typing import TYPE_CHECKING

import pygame

from golf import theme
from golf.assets import asset_path, font_path
from golf.table.backdrop import backdrop
from golf.table.card_art import framed, packed
from golf.table.faces import Faces
from golf.table.growing_faces import deck_faces
from golf.table.layout import TOUCH, table_layout
from golf.table.lettering import Lettering
from golf.table.places import TableLayout
from golf.texts.card_letters import court_letters
from golf.theme import Colour

if TYPE_CHECKING:
    from golf.saves.settings import Settings


LINE_PITCH = 1.15
"""From line to line of a tight block, of the text size."""

_LOW = 12  # how many thumbs high a window is at least that is not low
_LOW_TALL = 16  # the same for a tall one, in which more stands one below the other
_KEPT_TEXTS = 300
_MUCH_SMALLER = 0.8
_WIDOW = 0.4  # of the width: a shorter word is not left alone in a last line
_SUBJECT = (0.76, 0.8)  # where the subject of a drawing stands, of its width and height


class Look:
    """The pictures for one size of the window and one choice of deck, back and table.

    `unit` is the length of one pixel of a 1280×720 design in this window.
    """

    def __init__(
        self,
        size: tuple[int, int],
        settings: "Settings",
        ratio: float = 1.0,
        before: "Look | None" = None,
    ) -> None:
        self.size = size
        self.ratio = ratio
        self._origin = _origin(size, settings, ratio)
        self.unit = _unit(size, ratio)
        self.layout: TableLayout = table_layout(size, settings.mirrored, ratio)
        self.table = settings.table
        self.faces: Faces = deck_faces(
            self.layout.card,
            settings.deck,
            settings.back,
            settings.mirrored,
            None if before is None else before.faces,
            letters=court_letters(settings.letters),
            fan=self.layout.fan,
        )
        self.layout = replace(self.layout, strip=self.faces.strip)
        self.is_settled = False
        self._fonts: dict[tuple[str, int], Lettering] = {}
        self.texts: OrderedDict[tuple[str, str, int, Colour], pygame.Surface] = OrderedDict()
        """The pictures of words by words, role, height and colour; the last used come last."""
        self._fits: dict[tuple[str, str, int, int], tuple[str, int]] = {}
        self._breaks: dict[tuple[str, str, int, int], list[str]] = {}
        self._blocks: dict[tuple[str, str, int, int, int], tuple[list[str], int]] = {}
        self._icons: dict[tuple[str, int, Colour], pygame.Surface] = {}
        self._pictures: dict[tuple[str, tuple[int, int], tuple[int, ...]], pygame.Surface] = {}
        self._small_faces: Faces | None = None
        self._backdrop: tuple[int, pygame.Surface] | None = None
        self._old_backdrop: tuple[int, pygame.Surface] | None = None
        if before is not None and before.table == self.table:
            self._take_backdrop(before)
        self.is_makeshift = self._old_backdrop is not None
        """Whether scenes may have got old pictures, scaled."""

    def is_of(self, size: tuple[int, int], settings: "Settings", ratio: float) -> bool:
        """Return whether a look made of these would be the same."""
        return self._origin == _origin(size, settings, ratio)

    @property
    def is_tall(self) -> bool:
        """Whether the window is clearly higher than wide, as a phone held upright."""
        return self.size[1] > 1.15 * self.size[0]

    @property
    def is_low(self) -> bool:
        """Whether the window has room for few buttons one below the other."""
        return self.size[1] < (_LOW_TALL if self.is_tall else _LOW) * self.touch

    @property
    def touch(self) -> int:
        """What a thumb hits surely, in pixels of this window."""
        return ceil(TOUCH * self.ratio)

    def px(self, length: float) -> int:
        """Return a length of the 1280×720 design in pixels of this window, at least 1."""
        return max(1, round(length * self.unit))

    def text_px(self, design: float) -> int:
        """Return the pixels of a text size of the design; never below the smallest readable."""
        least = max(theme.LEAST_TEXT * self.unit, theme.SMALLEST_TEXT * self.ratio)
        return round(max(design * self.unit, least))

    def font(self, role: str, px: int) -> Lettering:
        """Return the font of a role (a name in `theme.FONTS`) at a size in pixels."""
        key = (theme.FONTS[role], px)
        if key not in self._fonts:
            self._fonts[key] = Lettering(font_path(key[0]), px)
        return self._fonts[key]

    def text(self, words: str, role: str, design: float, colour: Colour) -> pygame.Surface:
        """Return words as a picture; `design` is the text size at 1280×720."""
        return self.text_at(words, role, self.text_px(design), colour)

    def text_at(self, words: str, role: str, px: int, colour: Colour) -> pygame.Surface:
        """Return words as a picture of a text size in pixels."""
        key = (words, role, px, colour)
        if key in self.texts:
            self.texts.move_to_end(key)
        else:
            self.texts[key] = self.font(role, px).smooth(words, colour)
            if len(self.texts) > _KEPT_TEXTS:
                self.texts.popitem(last=False)
        return self.texts[key]

    def leaning(
        self, words: str, role: str, design: float, colour: Colour, degrees: int
    ) -> pygame.Surface:
        """Return words as a picture turned to the left by some degrees."""
        px = self.text_px(design)
        key = (f"{role} {words}", (px, degrees), colour)
        if key not in self._pictures:
            picture = self.text_at(words, role, px, colour)
            self._pictures[key] = pygame.transform.rotozoom(picture, degrees, 1.0)
        return self._pictures[key]

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
        key = (words, role, px, width)
        if key not in self._fits:
            if len(self._fits) >= _KEPT_TEXTS:
                self._fits.clear()
            self._fits[key] = self._fit(words, role, px, width)
        return self.text_at(self._fits[key][0], role, self._fits[key][1], colour)

    def _fit(self, words: str, role: str, px: int, width: int) -> tuple[str, int]:
        """Return the words and the size in which they are at most `width` wide."""
        smallest = min(px, self.text_px(1))
        while px > smallest and self.font(role, px).size(words)[0] > width:
            px -= 1
        font, end = self.font(role, px), ""
        while len(words) > 1 and font.size(words + end)[0] > width:
            words, end = words[:-1].rstrip(), "…"
        return words + end, px

    def block(
        self, words: str, role: str, design: float, width: int, height: int
    ) -> tuple[list[str], int]:
        """Return words in as many lines as fit into a place, and their text size in pixels.

        One line is wanted; two are better than one in much smaller letters.
        """
        key = (words, role, self.text_px(design), width, height)
        if key not in self._blocks:
            if len(self._blocks) >= _KEPT_TEXTS:
                self._blocks.clear()
            self._blocks[key] = self._block(*key)
        return self._blocks[key]

    def _block(
        self, words: str, role: str, px: int, width: int, height: int
    ) -> tuple[list[str], int]:
        line, size = self._fit(words, role, px, width)
        if line == words and size >= _MUCH_SMALLER * px:
            return [line], size
        for smaller in range(px, min(px, self.text_px(1)) - 1, -1):
            font, lines = self.font(role, smaller), self.lines_at(words, role, smaller, width)
            has_room = len(lines) * LINE_PITCH * smaller <= height
            if has_room and all(font.size(each)[0] <= width for each in lines):
                return lines, smaller
        return [line], size

    def lines(self, words: str, role: str, design: float, width: int) -> list[str]:
        """Return words broken into lines at most `width` pixels wide."""
        return self.lines_at(words, role, self.text_px(design), width)

    def lines_at(self, words: str, role: str, px: int, width: int) -> list[str]:
        """Return words of a text size in pixels broken into lines at most `width` wide."""
        key = (words, role, px, width)
        if key not in self._breaks:
            if len(self._breaks) >= _KEPT_TEXTS:
                self._breaks.clear()
            self._breaks[key] = _broken(words, self.font(role, px), width)
        return self._breaks[key]

    def icon(self, name: str, px: int, colour: Colour) -> pygame.Surface:
        """Return an icon of `assets/icons` as a picture `px` high, in a colour."""
        key = (name, px, colour)
        if key not in self._icons:
            path = asset_path(f"icons/{name}.svg")
            picture = pygame.image.load_sized_svg(path, (px, px)).convert_alpha()
            picture.fill((*colour[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
            self._icons[key] = picture
        return self._icons[key]

    def picture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a drawing of `assets` as large as fits into `size`, its shape kept."""
        key = (name, size, ())
        if key not in self._pictures:
            path, fit = asset_path(f"{name}.svg"), (max(1, size[0]), max(1, size[1]))
            self._pictures[key] = pygame.image.load_sized_svg(path, fit).convert_alpha()
        return self._pictures[key]

    def framed(
        self, name: str, size: tuple[int, int], line: int, radius: int, shape: float = 2.0
    ) -> pygame.Surface:
        """Return a drawing that fills `size` in an ink frame of `line` pixels round it.

        `shape` is the drawing's width against its height; what does not fit is cut off, its
        subject towards the lower right last.
        """
        key = (name, size, (line, radius))
        if key not in self._pictures:
            width = ceil(max(size[0], shape * size[1]))
            path = asset_path(f"{name}.svg")
            art = pygame.image.load_sized_svg(path, (width, ceil(width / shape)))
            panel = pygame.Surface(size, pygame.SRCALPHA)
            spare = size[0] - art.get_width(), size[1] - art.get_height()
            panel.blit(art, (round(spare[0] * _SUBJECT[0]), round(spare[1] * _SUBJECT[1])))
            self._pictures[key] = packed(framed(panel, line, radius, theme.INK))
        return self._pictures[key]

    def small_faces(self, height: int) -> Faces:
        """Return the deck in force with cards `height` pixels high, for rows of cards on a page."""
        if self._small_faces is None or self._small_faces.size[1] != height:
            deck = self.faces
            card = (round(height * 5 / 7), height)
            self._small_faces = Faces(card, deck.deck, deck.back_name, letters=deck.letters)
        return self._small_faces

    def backdrop(self, hole_number: int = 1) -> pygame.Surface:
        """Return the table without cards, in the light of a hole.

        Right after the window has changed it is the old picture, scaled, until `render_slice`.
        """
        for kept in (self._backdrop, self._old_backdrop):
            if kept is not None and kept[0] == hole_number:
                return kept[1]
        self._backdrop = (hole_number, backdrop(self.size, self.table, hole_number))
        return self._backdrop[1]

    def _take_backdrop(self, before: "Look") -> None:
        old = before._backdrop or before._old_backdrop
        if old is None:
            return
        if before.size == self.size:
            self._backdrop = before._backdrop
        else:
            self._old_backdrop = (old[0], pygame.transform.scale(old[1], self.size))

    def render_slice(self, seconds: float) -> bool:
        """Make pictures ahead for about `seconds`; return whether scenes must ask for theirs.

        They have to once all in sight are made, where they got old ones, scaled, before.
        """
        if self.is_settled:
            return False
        self.is_makeshift = self.is_makeshift or self.faces.is_makeshift
        if self._old_backdrop is not None:
            (number, _), self._old_backdrop = self._old_backdrop, None
            self.backdrop(number)
            return False
        self.is_settled = self.faces.render_slice(seconds)
        if not self.is_makeshift or self.faces.is_makeshift:
            return False
        self.is_makeshift = False
        return True


def _broken(words: str, font: Lettering, width: int) -> list[str]:
    return [line for part in words.split("\n") for line in _paragraph(part, font, width)]


def _paragraph(words: str, font: Lettering, width: int) -> list[str]:
    """Return a paragraph in as few lines as it needs, the last one no short word alone."""
    lines = _filled(words, font, width)
    last = lines[-1]
    if len(lines) == 1 or " " in last or font.size(last)[0] > _WIDOW * width:
        return lines
    for percent in range(97, 60, -3):
        others = _filled(words, font, width * percent // 100)
        if len(others) > len(lines):
            break
        if " " in others[-1]:
            return others
    return lines


def _filled(words: str, font: Lettering, width: int) -> list[str]:
    """Return words in lines, each as full as it gets."""
    lines: list[str] = []
    line = ""
    for word in words.split(" "):
        longer = f"{line} {word}" if line else word
        if line and font.size(longer)[0] > width:
            lines.append(line)
            longer = word
        line = longer
    return [*lines, line]


def _origin(size: tuple[int, int], settings: "Settings", ratio: float) -> tuple[object, ...]:
    """Return all that a look depends on."""
    letters = court_letters(settings.letters)
    return size, ratio, settings.deck, letters, settings.back, settings.table, settings.mirrored


def _unit(size: tuple[int, int], ratio: float) -> float:
    width, height = size
    if height > 1.15 * width:
        return max(min(width / 460, height / 800), 0.5 * ratio)
    return max(min(width / 1280, height / 720), 0.5 * ratio)
