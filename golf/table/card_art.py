"""Turn the drawings in `assets/cards` and the index font into pictures of a wanted size."""

from functools import lru_cache
from math import ceil

import pygame

from golf.assets import asset_path, font_path
from golf.theme import CARD_EDGE, CARD_SHADOW, DISPLAY_FONT, INK, PAPER, Colour

_CAP_HEIGHT = 0.83  # of Fjalla One's capitals and figures, as a share of the font size
_SMOOTH = 4  # shapes drawn with hard edges are drawn this much larger, then scaled down


def native(picture: pygame.Surface) -> pygame.Surface:
    """Return the picture in the screen's own format, or as it is where there is no screen."""
    if pygame.display.get_surface() is None:
        return picture
    own = pygame.Surface((1, 1)).convert_alpha()
    is_native = (picture.get_masks(), picture.get_flags()) == (own.get_masks(), own.get_flags())
    return picture if is_native else picture.convert_alpha()


def packed(picture: pygame.Surface) -> pygame.Surface:
    """Return the finished picture in the form that is quickest to put on the screen.

    Run-length encoding is lost by every later change, so this comes last.
    """
    picture = native(picture)
    picture.set_alpha(255, pygame.RLEACCEL)
    return picture


def pack_now(picture: pygame.Surface) -> None:
    """Do at once what `packed` leaves for the moment in which a picture is painted first."""
    packed(picture)
    screen = pygame.display.get_surface()
    if screen is not None:
        # Nothing shows in the corner of its margin.
        screen.blit(picture, (0, 0), (0, 0, 1, 1))


def drawing(name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return `assets/cards/<name>.svg` drawn to fit into `size` pixels, its shape kept."""
    size = max(1, size[0]), max(1, size[1])
    return native(pygame.image.load_sized_svg(asset_path(f"cards/{name}.svg"), size))


def tinted(picture: pygame.Surface, colour: Colour) -> pygame.Surface:
    """Return the picture's shape, all in one colour."""
    shape = picture.copy()
    shape.fill((0, 0, 0), special_flags=pygame.BLEND_RGB_MULT)
    shape.fill(colour, special_flags=pygame.BLEND_RGB_ADD)
    return shape


def index_font(cap_height: int) -> pygame.font.Font:
    """Return the font of the indices with capitals and figures `cap_height` pixels high."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(font_path(DISPLAY_FONT), round(cap_height / _CAP_HEIGHT))


def rank_picture(
    font: pygame.font.Font, text: str, cap_height: int, colour: Colour
) -> pygame.Surface:
    """Return an index figure cut to its ink at the sides and to its capitals' top.

    The Q keeps its tail: the picture may be taller than `cap_height` pixels.
    """
    line = font.render(text, True, colour)
    ink = line.get_bounding_rect()
    top = min(ink.y, font.get_ascent() - cap_height)
    figures = line.subsurface((ink.x, top, ink.w, ink.bottom - top))
    if len(text) == 1:
        return figures
    # A ten as wide as two figures would reach into the pips.
    return pygame.transform.smoothscale(figures, (round(ink.w * 0.84), figures.get_height()))


def rounded(size: tuple[int, int], radius: float, colour: Colour) -> pygame.Surface:
    """Return a filled rectangle with smooth round corners; nothing, where it has no area."""
    picture = pygame.Surface((max(0, size[0]), max(0, size[1])), pygame.SRCALPHA)
    picture.fill(colour)
    round_off(picture, radius)
    return picture


def round_off(picture: pygame.Surface, radius: float) -> None:
    """Give a picture smooth round corners; what it shows there goes with them."""
    width, height = picture.get_size()
    side = min(ceil(radius), width // 2, height // 2)
    if side < 1:
        return
    corners = _corners(2 * ceil(radius))
    far = corners.get_width() - side
    for x, from_x in ((0, 0), (width - side, far)):
        for y, from_y in ((0, 0), (height - side, far)):
            area = (from_x, from_y, side, side)
            picture.blit(corners, (x, y), area, special_flags=pygame.BLEND_RGBA_MULT)


@lru_cache(maxsize=16)
def _corners(diameter: int) -> pygame.Surface:
    """Return four round corners, back to back; not to be painted on."""
    return disc(diameter, (255, 255, 255))


def disc(diameter: float, colour: Colour) -> pygame.Surface:
    """Return a smooth disc that fills its picture as far as whole pixels allow."""
    large = pygame.Surface((round(diameter * _SMOOTH),) * 2, pygame.SRCALPHA)
    # Outside the disc lies the same colour, unseen, or scaling would darken the edge.
    large.fill((*colour[:3], 0))
    radius = diameter * _SMOOTH / 2
    pygame.draw.circle(large, colour, (radius, radius), radius)
    return pygame.transform.smoothscale(large, (round(diameter),) * 2)


def card_base(
    size: tuple[int, int], margin: int, fill: Colour, edge: Colour = CARD_EDGE
) -> pygame.Surface:
    """Return an empty card with its soft shadow in a margin of `margin` pixels all round."""
    width, height = size
    radius = corner_radius(width)
    picture = soft_shadow(size, margin, radius)
    line = max(1, round(width / 110))
    picture.blit(rounded(size, radius, edge), (margin, margin))
    inner = (width - 2 * line, height - 2 * line)
    picture.blit(rounded(inner, radius - line, fill), (margin + line, margin + line))
    return native(picture)


def soft_shadow(size: tuple[int, int], margin: int, radius: float) -> pygame.Surface:
    """Return what a card of this size throws onto the table, in a margin all round."""
    width, height = size
    picture = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    picture.fill((*CARD_SHADOW, 0))
    shadow = pygame.Rect(margin, margin + margin // 3, width, height)
    pygame.draw.rect(picture, (*CARD_SHADOW, 150), shadow, border_radius=round(radius))
    return pygame.transform.box_blur(picture, max(1, round(margin * 0.5)))


def framed(picture: pygame.Surface, line: int, radius: float, colour: Colour) -> pygame.Surface:
    """Return the picture with rounded corners inside a frame `line` pixels thick."""
    width, height = picture.get_size()
    round_off(picture, max(0.0, radius - line))
    frame = rounded((width + 2 * line, height + 2 * line), radius, colour)
    frame.blit(picture, (line, line))
    return frame


def corner_tab(size: tuple[int, int], line: int, radius: float) -> pygame.Surface:
    """Return a piece of paper for the upper left corner of a framed picture.

    Its two sides on the picture have the frame's own line.
    """
    corner = ceil(radius)
    whole = max(1, size[0]) + corner, max(1, size[1]) + corner
    tab = rounded(whole, radius, INK)
    tab.blit(rounded((whole[0] - line, whole[1] - line), max(0.0, radius - line), PAPER), (0, 0))
    return tab.subsurface((corner, corner, whole[0] - corner, whole[1] - corner))


def corner_radius(width: int) -> float:
    """Return the radius in pixels of the corners of a card `width` pixels wide."""
    return max(3.0, width * 0.07)
