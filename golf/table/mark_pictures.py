"""The pictures of marks on cards: playable, focused, hinted, refused, a run's light, figures.

Each differs from the others by shape or lift, so that no mark needs its colour to be understood.
"""

from collections.abc import Callable
from math import ceil

import pygame

from golf.assets import font_path
from golf.table.card_art import corner_radius, packed, rounded
from golf.table.lettering import Lettering
from golf.table.making import MAKING, NOTHING
from golf.table.surrounds import Surround, cut_out
from golf.theme import BOLD_FONT, FLAG, INK, PAPER, SUN, WHITE, Colour

_SMOOTH = 3  # marks are drawn this much larger, then scaled down
SHADOW_REACH = (0.045, 0.09)
"""How far right and down the shadow of a fully lifted card falls, of a card's height."""

_SMALLEST_NOTE = 11
_RUN_SIZES = (0.95, 1.3, 1.75, 2.3, 2.9)  # of a run's counter by its level, of the text size
_RUN_COLOURS: tuple[tuple[Colour, Colour, Colour], ...] = (
    (INK, PAPER, PAPER),
    (INK, SUN, SUN),
    (SUN, PAPER, INK),
    (FLAG, PAPER, WHITE),
    (FLAG, SUN, WHITE),
)
"""The plate, its rim and the number."""
_MOST_LIGHT = 6  # runs longer than this shine no brighter


def _line(card_w: int) -> int:
    return max(2, round(card_w * 0.028))


def mark_margin(card_w: int) -> int:
    """Return how far the frame of a marked card reaches round it, in pixels."""
    return 4 * _line(card_w)


class MarkPictures:
    """The pictures of marks for cards of one size, made when first asked for.

    Pictures that frame a card have `margin` pixels all round the card's own place.
    """

    def __init__(self, card: tuple[int, int], text_size: int, *, is_mirrored: bool = False) -> None:
        self.card = card
        self.is_mirrored = is_mirrored
        self.text_size = max(11, text_size)
        self.line = _line(card[0])
        self.margin = mark_margin(card[0])
        self._kept: dict[object, pygame.Surface] = {}
        self._lights: dict[tuple[int, int], Surround] = {}
        self._fonts: dict[int, Lettering] = {}

    def playable(self) -> pygame.Surface:
        """Return a frame at the card's edge with a pointer above it."""
        return self._make("playable", self._paint_playable)

    def hinted(self) -> pygame.Surface:
        """Return a thick frame and a flag in its hole."""
        return self._make("hinted", self._paint_hinted)

    def focused(self, *, is_playable: bool = False, is_hinted: bool = False) -> pygame.Surface:
        """Return a slim line round the card, a little off it.

        It covers the frames of the other marks, so it says itself what else the card is.
        """
        key = "focused", is_playable, is_hinted
        colour = SUN if is_hinted else WHITE
        return self._make(key, lambda: self._paint_focused(colour, is_playable=is_playable))

    def refused(self) -> pygame.Surface:
        """Return a thick frame and a cross in a disc."""
        return self._make("refused", self._paint_refused)

    def shadow(self) -> pygame.Surface:
        """Return the shadow of a lifted card, in the same margin."""
        return self._make("shadow", self._paint_shadow)

    def light(self, run_length: int, longest: int) -> Surround | None:
        """Return the light of a run, `light_width` wide, for cards that are `longest` at most.

        None says that it must wait.
        """
        key = min(run_length, _MOST_LIGHT), longest
        return MAKING.kept(self._lights, key, lambda: self._paint_light(*key))

    @property
    def flag_width(self) -> int:
        """How much of a hinted card's foot its flag takes, on the side of the index."""
        return round(0.23 * self.card[0])

    @property
    def light_width(self) -> int:
        """How wide a run's light is, in pixels."""
        return max(4, round(self.card[1] * 0.07))

    def note(self, text: str) -> pygame.Surface:
        """Return a short text on a dark pill with a rim."""
        size = max(self.text_size, round(self.card[1] * 0.105))
        return self._make(("note", text), lambda: self._paint_note(text, size))

    def count(self, number: int) -> pygame.Surface:
        """Return how many cards a pile holds, on a larger pill."""
        size = max(11, round(self.card[1] * 0.12))
        return self._make(("count", number), lambda: self._paint_note(str(number), size))

    def run(self, length: int, level: int) -> pygame.Surface:
        """Return how long the run is, larger and brighter with its level, 0 to 4."""
        most = min(_RUN_SIZES[-1] * self.text_size, 0.45 * self.card[0])
        size = max(_SMALLEST_NOTE, round(most * _RUN_SIZES[level] / _RUN_SIZES[-1]))
        colours = _RUN_COLOURS[level]
        return self._make(("run", length, level), lambda: self._paint_run(length, size, colours))

    def _make(self, key: object, paint: Callable[[], pygame.Surface]) -> pygame.Surface:
        return MAKING.kept(self._kept, key, lambda: packed(paint())) or NOTHING

    def _large(self) -> tuple[pygame.Surface, pygame.Rect]:
        """Return a large empty picture and the card's place in it."""
        w, h = self.card
        around = self.margin * _SMOOTH
        size = w * _SMOOTH + 2 * around, h * _SMOOTH + 2 * around
        picture = pygame.Surface(size, pygame.SRCALPHA)
        return picture, pygame.Rect(around, around, w * _SMOOTH, h * _SMOOTH)

    def _small(self, picture: pygame.Surface) -> pygame.Surface:
        w, h = self.card
        size = w + 2 * self.margin, h + 2 * self.margin
        return pygame.transform.smoothscale(picture, size)

    def _frame(
        self, picture: pygame.Surface, card: pygame.Rect, colour: Colour, lines: float, out: float
    ) -> None:
        """Draw a frame `lines` thick whose outer edge lies `out` lines outside the card."""
        line = self.line * _SMOOTH
        rect = card.inflate(round(2 * out * line), round(2 * out * line))
        radius = round(corner_radius(self.card[0]) * _SMOOTH + out * line)
        pygame.draw.rect(picture, colour, rect, max(1, round(lines * line)), radius)

    def _paint_playable(self) -> pygame.Surface:
        picture, card = self._large()
        self._frame(picture, card, INK, 1.5, 1.25)
        self._frame(picture, card, WHITE, 1.0, 1.0)
        self._paint_pointer(picture, card)
        return self._small(picture)

    def _paint_pointer(self, picture: pygame.Surface, card: pygame.Rect) -> None:
        """Point down at the card, from where neither notes nor the waste are."""
        line, x, tip = self.line * _SMOOTH, card.centerx, card.top + 0.5 * self.line * _SMOOTH
        for colour, half, rise, foot in ((INK, 3.9, 3.2, 0.4), (WHITE, 2.7, 2.8, 0.0)):
            top = tip - rise * line
            points = [(x - half * line, top), (x + half * line, top), (x, tip + foot * line)]
            pygame.draw.polygon(picture, colour, points)

    def _paint_hinted(self) -> pygame.Surface:
        picture, card = self._large()
        self._frame(picture, card, INK, 2.4, 2.3)
        self._frame(picture, card, SUN, 1.6, 1.9)
        self._paint_flag(picture, card)
        return self._small(picture)

    def _paint_flag(self, picture: pygame.Surface, card: pygame.Rect) -> None:
        """Put a golf flag on a plate below the index, where no face has pips."""
        radius, away = round(card.w * 0.105), round(card.w * 0.125)
        x, y = card.right - away if self.is_mirrored else card.x + away, card.bottom - away
        edge = max(_SMOOTH, radius // 9)
        for colour, inset in ((INK, -edge), (WHITE, 0), (INK, edge)):
            pygame.draw.circle(picture, colour, (x, y), radius - inset)
        # As large as the plate allows; its pole a little to the left, for the cloth.
        pole = pygame.Rect(
            x - radius * 0.35, y - radius * 0.6, max(_SMOOTH, radius // 8), radius * 1.2
        )
        pygame.draw.rect(picture, WHITE, pole)
        top, fall, length = pole.y, round(radius * 0.7), round(radius * 0.9)
        points = [
            (pole.right, top),
            (pole.right + length, top + fall // 2),
            (pole.right, top + fall),
        ]
        pygame.draw.polygon(picture, FLAG, points)

    def _paint_focused(self, colour: Colour, *, is_playable: bool) -> pygame.Surface:
        picture, card = self._large()
        width, px = self.card[0], 1.0 / self.line
        away, rim, line = max(2.0, 0.03 * width), max(1.0, 0.011 * width), max(3.0, 0.022 * width)
        out = away + line
        # Dark up to the card: what lies below would blur the gap.
        self._frame(picture, card, INK, (out + rim) * px, (out + rim) * px)
        self._frame(picture, card, colour, line * px, out * px)
        if is_playable:
            self._paint_pointer(picture, card)
        return self._small(picture)

    def _paint_refused(self) -> pygame.Surface:
        picture, card = self._large()
        self._frame(picture, card, FLAG, 2.1, 2.0)
        radius = round(card.w * 0.2)
        pygame.draw.circle(picture, WHITE, card.center, radius + self.line * _SMOOTH)
        pygame.draw.circle(picture, FLAG, card.center, radius)
        x, y = card.center
        arm, width = round(radius * 0.5), max(2, round(radius * 0.26))
        for sign in (-1, 1):
            pygame.draw.line(
                picture, WHITE, (x - arm, y - sign * arm), (x + arm, y + sign * arm), width
            )
        return self._small(picture)

    def _paint_shadow(self) -> pygame.Surface:
        (w, h), margin = self.card, self.margin
        picture = pygame.Surface((w + 2 * margin, h + 2 * margin), pygame.SRCALPHA)
        place = pygame.Rect(margin, margin, w, h)
        pygame.draw.rect(picture, (0, 0, 0, 80), place, 0, round(corner_radius(w)))
        picture = pygame.transform.box_blur(picture, max(1, margin // 2))
        # What the card itself covers at any lift is left out: translucent pixels cost the most.
        corner = round(corner_radius(w))
        covered = place.inflate(-2 * corner, -2 * corner)
        covered.w -= round(SHADOW_REACH[0] * h)
        covered.h -= round(SHADOW_REACH[1] * h)
        picture.fill((0, 0, 0, 0), covered)
        return picture

    def _paint_light(self, level: int, longest: int) -> Surround:
        """Paint a gold line and a light that falls off to nothing."""
        width, radius = self.light_width, corner_radius(self.card[0])
        end = width + 2 * ceil(radius)
        picture = pygame.Surface((2 * end + 1,) * 2, pygame.SRCALPHA)
        picture.fill((*SUN, 0))
        place = picture.get_rect().inflate(-2 * width, -2 * width)
        for away in range(width - 1, -1, -1):
            strength = round((100 + 22 * level) * (1.0 - away / width) ** 2)
            around = place.inflate(2 * away, 2 * away)
            pygame.draw.rect(picture, (*SUN, strength), around, 0, round(radius + away))
        line = max(2, round(self.card[0] / 70))
        gold = rounded(place.inflate(2 * line, 2 * line).size, radius + line, SUN)
        picture.blit(gold, gold.get_rect(center=place.center))
        cut_out(picture, width, radius)
        return Surround(picture, end, (longest + 2 * width, self.card[1] + 2 * width))

    def _paint_note(self, text: str, size: int) -> pygame.Surface:
        """Paint text on an ink plate with a white rim, which pips behind it cannot blur."""
        rim, edge = max(2, size // 8), max(1, size // 14)
        around = 2 * (rim + edge)
        line = self._font(size).smooth(text, WHITE)
        while size > _SMALLEST_NOTE and line.get_width() + size // 2 + around > self.card[0]:
            size -= 1
            line = self._font(size).smooth(text, WHITE)
        ink = line.get_bounding_rect()
        height = ink.h + 2 * round(0.32 * size)
        width = max(height, ink.w + round(0.8 * size))
        plate = rounded((width + around, height + around), height / 2 + rim + edge, INK)
        for inset, colour in ((edge, WHITE), (edge + rim, INK)):
            box = width + around - 2 * inset, height + around - 2 * inset
            plate.blit(rounded(box, box[1] / 2, colour), (inset, inset))
        corner = (plate.get_width() - ink.w) // 2, (plate.get_height() - ink.h) // 2
        plate.blit(line, corner, ink)
        return plate

    def _paint_run(
        self, length: int, size: int, colours: tuple[Colour, Colour, Colour]
    ) -> pygame.Surface:
        """Paint a number on a round plate with a rim."""
        plate_colour, rim_colour, colour = colours
        line = self._font(size).smooth(str(length), colour)
        ink = line.get_bounding_rect()
        rim = max(2, size // 9)
        height = round(1.45 * size) + 2 * rim
        width = max(height, ink.w + round(0.8 * size))
        plate = rounded((width, height), height / 2, INK)
        for inset, fill in ((1, rim_colour), (1 + rim, plate_colour)):
            box = width - 2 * inset, height - 2 * inset
            plate.blit(rounded(box, box[1] / 2, fill), (inset, inset))
        plate.blit(line, ((width - ink.w) // 2, (height - ink.h) // 2), ink)
        return plate

    def _font(self, size: int) -> Lettering:
        if size not in self._fonts:
            pygame.font.init()
            self._fonts[size] = Lettering(font_path(BOLD_FONT), size)
        return self._fonts[size]
