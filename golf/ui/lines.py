"""Words in lines that fit: their breaks, and the size in which they are not too wide.

Fonts are named by their file (a name in `theme.FONTS`) and a size in pixels; what was worked out
once is kept.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Generic, TypeVar

from golf.assets import font_path
from golf.table.lettering import Lettering
from golf.table.making import MAKING

LINE_PITCH = 1.15
"""From line to line of a tight block, of the text size."""

_MUCH_SMALLER = 0.8
_MOST_KNOWN = 400
_ROUNDING = 3  # sizes by which words may be narrower than they would be by their largest one
_CLAUSE_END = r"\s*[.;:](?=\s)"
_JOINTS = " .,:;·–"
"""What is not left before the dots of shortened words."""
_WIDOW = 0.4  # of the width: a shorter word is not left alone in a last line

_Found = TypeVar("_Found")


@lru_cache(maxsize=40)
def font(file: str, px: int) -> Lettering:
    """Return a font at a size in pixels."""
    return Lettering(font_path(file), px)


def largest(px: int, least: int, room: int, width_at: Callable[[int], int]) -> int:
    """Return the largest size from `px` down in which words have room, else `least`.

    Their width goes with the size, but for the rounding of letters: a font is opened for a few
    sizes alone.
    """
    width = width_at(px)
    if width > room:
        px = min(px - 1, max(0, room) * px // width + _ROUNDING)
        while px > least and width_at(px) > room:
            px -= 1
    return max(px, least)


class _Known(Generic[_Found]):
    """What was worked out once, the latest of it; while a frame is painted it may have to wait."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], _Found] = {}

    def of(self, key: tuple[object, ...], find: Callable[[], _Found]) -> _Found | None:
        """Return what is known by a key, or else what `find` finds; None where that must wait."""
        if key not in self._known and len(self._known) >= _MOST_KNOWN:
            self._known.clear()
        return MAKING.kept(self._known, key, find)


_FITS = _Known[tuple[str, int]]()
_BLOCKS = _Known[tuple[list[str], int]]()


def fit(words: str, file: str, px: int, least: int, width: int) -> tuple[str, int]:
    """Return words at most `width` pixels wide and their size, `px` or smaller.

    Words that do not fit in the `least` size end in dots. They are returned as they are where that
    must wait.
    """
    key = words, file, px, least, width
    return _FITS.of(key, lambda: _fit(*key)) or (words, px)


def _fit(words: str, file: str, px: int, least: int, width: int) -> tuple[str, int]:
    px = largest(px, least, width, lambda size: font(file, size).size(words)[0])
    return shortened(words, file, px, width), px


def shortened(words: str, file: str, px: int, width: int) -> str:
    """Return words at most `width` pixels wide: where needed as many whole ones as fit, and dots.

    A first word that is too long alone loses letters.
    """
    letters = font(file, px)
    if letters.size(words)[0] <= width:
        return words
    whole = words.split(" ")
    while len(whole) > 1:
        whole.pop()
        kept = " ".join(whole).rstrip(_JOINTS) + "…"
        if letters.size(kept)[0] <= width:
            return kept
    word = whole[0]
    while len(word) > 1 and letters.size(word + "…")[0] > width:
        word = word[:-1]
    return word + "…"


def beginnings(words: str) -> list[str]:
    """Return words without their last sentence or clause, without the last two, and so on."""
    ends = [found.start() for found in re.finditer(_CLAUSE_END, words)]
    return [words[:end].rstrip() + "." for end in reversed(ends)]


def block(
    words: str, file: str, px: int, least: int, width: int, height: int
) -> tuple[list[str], int]:
    """Return words in as many lines as fit into a place, and their text size in pixels.

    One line is wanted; two are better than one in much smaller letters. They are one line as they
    are where that must wait.
    """
    key = words, file, px, least, width, height
    return _BLOCKS.of(key, lambda: _block(*key)) or ([words], px)


def _block(
    words: str, file: str, px: int, least: int, width: int, height: int
) -> tuple[list[str], int]:
    line, size = fit(words, file, px, least, width)
    if line == words and size >= _MUCH_SMALLER * px:
        return [line], size
    for smaller in range(px, least - 1, -1):
        lines = broken(words, file, smaller, width)
        has_room = len(lines) * LINE_PITCH * smaller <= height
        if has_room and all(font(file, smaller).size(each)[0] <= width for each in lines):
            return lines, smaller
    lines = broken(words, file, least, width)
    room = int(height / (LINE_PITCH * least))
    if room < 2:
        return [line], size
    told = [*lines[: room - 1], " ".join(lines[room - 1 :])]
    return [fit(each, file, least, least, width)[0] for each in told if each], least


@lru_cache(maxsize=400)
def broken(words: str, file: str, px: int, width: int) -> list[str]:
    """Return words broken into lines at most `width` pixels wide; a longer word has its own."""
    letters = font(file, px)
    return [line for part in words.split("\n") for line in _paragraph(part, letters, width)]


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
