"""Pictures of numbers: bars for how often, a line for how it went."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from golf import theme
from golf.geometry import Rect
from golf.texts.numbers import expected_text, signed_text
from golf.ui.look import Look
from golf.ui.shapes import draw_box
from golf.ui.writing import draw_text
from golf.words import say

_MOST_POINTS = 400
"""The latest points of a line that are shown."""


class BarMark(NamedTuple):
    """The number that bars are held against, with its words below them.

    It and what is better are green: the lower numbers, or the higher ones.
    """

    number: int
    words: str
    is_more_better: bool = False

    def is_good(self, number: int) -> bool:
        """Return whether a number is as good as this one."""
        return number >= self.number if self.is_more_better else number <= self.number


def draw_bars(
    surface: pygame.Surface, look: Look, rect: Rect, counts: Mapping[int, int], mark: BarMark
) -> None:
    """Draw how many holes came to each number, with one of them marked below the bars.

    `counts` maps numbers to holes; what is good is green, the rest the colour of sand.
    """
    if not counts:
        _say_nothing(surface, look, rect)
        return
    low, high = min(*counts, 0, mark.number), max(*counts, mark.number)
    step = look.font("body", look.text_px(theme.SMALL)).get_linesize()
    area = Rect(rect.x, rect.y + step, rect.w, max(1, rect.h - 2 * step - look.px(4)))
    pitch = area.w / (high - low + 1)
    most = max(counts.values())
    _draw_base(surface, area)
    for number in range(low, high + 1):
        left, right = round((number - low) * pitch), round((number - low + 1) * pitch)
        place = Rect(area.x + left, area.y, max(1, right - left), area.h)
        count = counts.get(number, 0)
        if count:
            _draw_bar(surface, look, place, count, most, mark.is_good(number))
    _draw_scale(surface, look, area, low, high, mark)


def _draw_base(surface: pygame.Surface, area: Rect) -> None:
    surface.fill(theme.TEXT_QUIET, (area.x, area.bottom, area.w, 1))


def _draw_bar(
    surface: pygame.Surface, look: Look, place: Rect, count: int, most: int, is_good: bool
) -> None:
    height = max(look.px(3), round(place.h * count / most))
    gap = max(1, place.w // 8)
    bar = Rect(place.x + gap, place.bottom - height, max(1, place.w - 2 * gap), height)
    colour = theme.FAIRWAY if is_good else theme.BUTTON_LIP
    draw_box(surface, bar, min(look.px(4), bar.w // 3), colour)
    number = look.text(str(count), "bold", theme.SMALL, theme.TEXT)
    if number.get_width() <= place.w:
        x = place.x + (place.w - number.get_width()) // 2
        surface.blit(number, (x, bar.y - number.get_height()))


def _draw_scale(
    surface: pygame.Surface, look: Look, area: Rect, low: int, high: int, mark: BarMark
) -> None:
    """Write numbers below the bars, as many as there is room for; the marked one as its words."""
    pitch = area.w / (high - low + 1)
    ends = (look.text(signed_text(n), "body", theme.SMALL, theme.TEXT_QUIET) for n in (low, high))
    width = max(end.get_width() for end in ends)
    every = max(1, math.ceil(1.4 * width / pitch))
    marked = look.text(mark.words, "bold", theme.SMALL, theme.TEXT_STRONG)
    middle = area.x + round((mark.number - low + 0.5) * pitch)
    left = min(max(middle - marked.get_width() // 2, area.x), area.right - marked.get_width())
    surface.blit(marked, (left, area.bottom + look.px(3)))
    taken = Rect(left, 0, marked.get_width(), 1).inflate(round(0.4 * width), 0)
    for number in range(low, high + 1):
        if (number - mark.number) % every:
            continue
        picture = look.text(signed_text(number), "body", theme.SMALL, theme.TEXT_QUIET)
        x = area.x + round((number - low + 0.5) * pitch) - picture.get_width() // 2
        x = min(max(x, area.x), area.right - picture.get_width())
        if not taken.overlaps(Rect(x, 0, picture.get_width(), 1)):
            surface.blit(picture, (x, area.bottom + look.px(3)))


def draw_line(
    surface: pygame.Surface,
    look: Look,
    rect: Rect,
    numbers: Sequence[float],
    par: float,
    ends: tuple[str, str] = ("", ""),
    error: float = 0.0,
) -> None:
    """Draw numbers from the first to the last, with a line at par; lower numbers lie lower.

    How sure par is, give or take `error`, shows as a band along the line. `ends` are written below
    the first and the last number. Of very many only the latest are shown.
    """
    if not numbers:
        _say_nothing(surface, look, rect)
        return
    numbers = numbers[-_MOST_POINTS:]
    font = look.font("body", look.text_px(theme.SMALL))
    step = font.get_linesize()
    low, high = min(*numbers, par), max(*numbers, par)
    labels = [number_text(low), number_text(par), number_text(high)]
    margin = max(font.size(label)[0] for label in labels) + look.px(8)
    area = Rect(rect.x + margin, rect.y + step // 2, max(1, rect.w - margin - look.px(6)),
                max(1, rect.h - 2 * step))  # fmt: skip
    span = max(1.0, high - low)

    def y_of(number: float) -> int:
        return area.bottom - round((number - low) / span * area.h)

    top, foot = max(area.y, y_of(par + error)), min(area.bottom, y_of(par - error))
    surface.fill(theme.BUTTON_FILL, (area.x, top, area.w, foot - top))
    surface.fill(theme.TEXT_STRONG, (area.x, y_of(par), area.w, max(1, look.px(2))))
    scale = Rect(rect.x, rect.y, margin - look.px(8), step)
    _write_scale(surface, look, scale, {each: y_of(each) for each in (low, high, par)}, par)
    _draw_points(surface, look, area, [y_of(number) for number in numbers])
    below = Rect(area.x, rect.bottom - step, area.w, step)
    for words, align in zip(ends, ("left", "right"), strict=True):
        draw_text(surface, look.text(words, "body", theme.SMALL, theme.TEXT_QUIET), below, align)


def _write_scale(
    surface: pygame.Surface, look: Look, place: Rect, heights: Mapping[float, int], par: float
) -> None:
    """Write numbers at their heights, but for those that would touch the one at par."""
    for number, y in heights.items():
        if number == par or abs(y - heights[par]) >= place.h:
            colour = theme.TEXT_STRONG if number == par else theme.TEXT_QUIET
            picture = look.text(number_text(number), "body", theme.SMALL, colour)
            draw_text(surface, picture, place._replace(y=y - place.h // 2), "right")


def _draw_points(surface: pygame.Surface, look: Look, area: Rect, heights: Sequence[int]) -> None:
    count = len(heights)
    points = [
        (area.x + (round(number * area.w / (count - 1)) if count > 1 else area.w // 2), y)
        for number, y in enumerate(heights)
    ]
    width = max(1, look.px(2))
    if count > 1:
        pygame.draw.lines(surface, theme.FAIRWAY, False, points, width)
    radius = max(2, min(look.px(5), area.w // (3 * count)))
    for x, y in points:
        box = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
        draw_box(surface, box, radius, theme.FAIRWAY)


def number_text(number: float) -> str:
    """Return a number as it stands at a line of a chart."""
    if number == int(number):
        return signed_text(int(number))
    return expected_text(number)


def _say_nothing(surface: pygame.Surface, look: Look, rect: Rect) -> None:
    words = look.fitted(say("Nothing yet"), "body", theme.BODY, theme.TEXT_OFF, rect.w)
    draw_text(surface, words, rect, "centre")
