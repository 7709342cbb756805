"""Where things stand on the title: the poster with the menu, and the room left for the table."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from golf import theme
from golf.geometry import Rect
from golf.scenes.menu_scene import grid
from golf.ui.look import Look
from golf.ui.shapes import draw_box
from golf.ui.widgets import draw_text

# Heights in design pixels; with the gap between them no line is too low for a thumb.
_BIG = 54
_SMALL = 42
_FOOT = 36
_LOW = 11.5  # thumbs: in a window less high the entries stand in rows of three
_LEAST_POSTER = 44
_LEAST_LOW_POSTER = 30
_SKY = 0.54  # of the poster's height
_LEAST_MARK = 2.2  # the name's height against the label's
_LEAST_COLUMN = {2: 150, 3: 130}  # layout pixels for words, by how many stand side by side
_POSTER_SHAPE = 0.8  # the most, height against width
_MOST_GROWTH = 1.4
_LINES = 3  # of the words about the rules


@dataclass(frozen=True)
class TitlePage:
    """Every place of the title for one window and one number of entries."""

    panel: Rect
    poster: Rect
    big: list[Rect]
    small: list[Rect]
    rules: list[Rect]
    words: Rect
    foot: list[Rect]
    table: Rect


def title_page(
    look: Look, big: int, small: int, rules: int, foot: Sequence[str], above: int = 0
) -> TitlePage:
    """Return the places for numbers of big, small and rules' buttons, and for words at the foot.

    The first big button has a line of its own where they do not fill their lines. A tall window
    has a table at least `above` high.
    """
    panel = _panel(look, big, small, above)
    across = _across(look)
    pad, gap = _lengths(look)
    line_h = look.font("body", look.text_px(theme.SMALL)).get_linesize()
    inner = Rect(panel.x + pad, panel.y + pad, panel.w - 2 * pad, panel.h - 2 * pad)
    heights = _shared(look, _heights(look, big, small, line_h), inner, gap)
    spare = inner.h - sum(heights) - gap * len(heights)
    y = inner.y + spare + gap
    lines: list[Rect] = []
    for height in heights:
        lines.append(Rect(inner.x, y, inner.w, max(1, height)))
        y += height + gap
    big_lines = -(-big // across)
    bigs: list[Rect] = []
    for number, line in enumerate(lines[:big_lines]):
        count = big - (big_lines - 1) * across if number == 0 else across
        bigs += grid(line, count, count, gap, line.h)
    area = lines[big_lines].union(lines[-4])
    return TitlePage(
        panel=panel,
        poster=inner._replace(h=spare),
        big=bigs,
        small=grid(area, small, across, gap, lines[-4].h),
        rules=grid(lines[-3], rules, rules, gap, lines[-3].h),
        words=lines[-2],
        foot=_by_words(look, lines[-1], foot),
        table=_table(look, panel),
    )


def _by_words(look: Look, line: Rect, words: Sequence[str]) -> list[Rect]:
    """Share a line out among words, more of it to the longer ones."""
    font = look.font("bold", look.text_px(theme.SMALL))
    widths = [font.size(each)[0] for each in words]
    spare = max(0.0, (line.w - sum(widths)) / max(1, len(widths)))
    less = min(1.0, line.w / max(1, sum(widths)))
    places, x = [], float(line.x)
    for width in widths:
        places.append(Rect(round(x), line.y, round(width * less + spare), line.h))
        x += width * less + spare
    return places


def _shared(look: Look, heights: list[int], inner: Rect, gap: int) -> list[int]:
    """Return the heights of the lines, higher or lower so that the poster has a good shape."""
    least = round((_LEAST_LOW_POSTER if _is_low(look) else _LEAST_POSTER) * look.ratio)
    most = round(_POSTER_SHAPE * inner.w)
    room = inner.h - gap * len(heights)
    share = (room - min(max(room - sum(heights), least), most)) / sum(heights)
    return [int(height * min(share, _MOST_GROWTH)) for height in heights]


def _lengths(look: Look) -> tuple[int, int]:
    return look.px(20), max(look.px(8), round(4 * look.ratio))


def _is_low(look: Look) -> bool:
    return not look.is_tall and look.size[1] < _LOW * look.touch


def _across(look: Look) -> int:
    """Return how many entries stand side by side."""
    return 3 if _is_low(look) else 2


def _height(look: Look, height: int) -> int:
    return max(look.px(height), look.touch - _lengths(look)[1])


def _heights(look: Look, big: int, small: int, line_h: int) -> list[int]:
    """Return the heights of all lines below the poster."""
    across = _across(look)
    bigs = [_height(look, _BIG)] * -(-big // across)
    smalls = [_height(look, _SMALL)] * -(-small // across)
    return [*bigs, *smalls, _height(look, _SMALL), _LINES * line_h, _height(look, _FOOT)]


def _panel(look: Look, big: int, small: int, above: int) -> Rect:
    width, height = look.size
    margin = look.px(16)
    if look.is_tall:
        pad, gap = _lengths(look)
        line_h = look.font("body", look.text_px(theme.SMALL)).get_linesize()
        lines = _heights(look, big, small, line_h)
        bare = sum(lines) + gap * len(lines) + 2 * pad
        wanted = bare + look.px(170)
        h = min(height - 2 * margin, wanted, max(round(0.72 * height), wanted - look.px(70)))
        if above:
            # Rather a narrow gap than buttons too low for a thumb.
            room, least = height - margin - above, bare + round(_LEAST_POSTER * look.ratio)
            h = min(h, room - 2 * look.px(6), max(least, room - 2 * _table_margin(look)))
        return Rect(margin, height - margin - h, width - 2 * margin, h)
    across = _across(look)
    most = width // 2 if across == 2 else width * 2 // 3
    w = min(max(look.px(430), round(across * _LEAST_COLUMN[across] * look.ratio)), most - margin)
    return Rect(margin, margin, w, height - 2 * margin)


def _table_margin(look: Look) -> int:
    return look.px(24)


def _table(look: Look, panel: Rect) -> Rect:
    """Return the part of the window that the panel leaves to the table."""
    width, height = look.size
    margin = _table_margin(look)
    if look.is_tall:
        return Rect(panel.x, margin, panel.w, max(1, panel.y - 2 * margin))
    x = panel.right + margin
    return Rect(x, margin, max(1, width - margin - x), height - 2 * margin)


def paint_poster(surface: pygame.Surface, look: Look, place: Rect, words: str) -> None:
    """Paint the course with the name of the game over it, in a frame as courts have."""
    line = max(1, look.px(2))
    inner = place.inflate(-line, -line)
    surface.blit(look.framed("title/poster", inner.size, line, look.px(9)), place[:2])
    picture = look.fitted(words, "bold", theme.SMALL, theme.INK, inner.w * 4 // 5)
    label = Rect(0, 0, picture.get_width() + look.px(20), round(1.5 * picture.get_height()))
    # Words stand in the sky, on a label under the name, or nowhere.
    gap = look.px(6)
    most = round(_SKY * inner.h) - label.h - 3 * gap
    has_room = most > _LEAST_MARK * label.h
    mark_h = min(most, round(0.5 * inner.h)) if has_room else round(0.62 * inner.h)
    mark = look.picture("title/wordmark", (round(inner.w * 0.72), mark_h))
    height = mark.get_height() + (gap + label.h if has_room else 0)
    sky = round(_SKY * inner.h) if has_room else inner.h
    top = inner.y + (sky - height) // 2
    surface.blit(mark, (inner.x + (inner.w - mark.get_width()) // 2, top))
    if has_room:
        x = inner.x + (inner.w - label.w) // 2
        label = label.move(x, top + mark.get_height() + gap)
        draw_box(surface, label, label.h // 2, theme.PAPER, theme.INK, line)
        draw_text(surface, picture, label, "centre")
