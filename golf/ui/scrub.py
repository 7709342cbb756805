"""The bar of a replay: how far it has come, to be moved by hand."""

from collections.abc import Iterable

import pygame

from golf import theme
from golf.geometry import Rect
from golf.ui.look import Look
from golf.ui.shapes import draw_box, draw_flag, draw_ring


def paint_scrub(
    surface: pygame.Surface,
    look: Look,
    rect: Rect,
    count: int,
    index: int,
    *,
    notches: Iterable[int] = (),
    flags: Iterable[int] = (),
    has_focus: bool = False,
) -> None:
    """Paint the bar of `count` steps with its handle at `index`, notches and red flags."""
    middle = rect.y + rect.h * 2 // 3
    thick = max(4, look.px(6))
    bar = Rect(rect.x, middle - thick // 2, rect.w, thick)
    radius = max(6, look.px(10))
    if has_focus:
        draw_ring(surface, rect.inflate(2, 0), look.px(10), theme.FOCUS, max(2, look.px(3)))
    draw_box(surface, bar, thick // 2, theme.NIGHT)
    here = step_x(rect, count, index)
    draw_box(surface, bar._replace(w=max(thick, here - bar.x)), thick // 2, theme.SAND)
    for number in notches:
        place = step_x(rect, count, number), bar.y, max(1, look.px(2)), thick
        surface.fill(theme.FAIRWAY, place)
    for number in flags:
        _paint_flag(surface, look, step_x(rect, count, number), rect, bar.y)
    draw_box(
        surface,
        Rect(here - radius, middle - radius, 2 * radius, 2 * radius),
        radius,
        theme.PAPER,
        theme.NIGHT,
        max(1, look.px(2)),
    )


def _paint_flag(surface: pygame.Surface, look: Look, x: int, rect: Rect, foot: int) -> None:
    top = rect.y + look.px(4)
    width = max(2, look.px(2))
    pole = Rect(x - width // 2, top, width, foot - top)
    draw_flag(surface, pole, max(5, look.px(11)), theme.FLAG, theme.PAPER)


def step_x(rect: Rect, count: int, index: int) -> int:
    """Return the x of the place after `index` of `count` steps on the bar."""
    inset = _inset(rect)
    return rect.x + inset + round((rect.w - 2 * inset) * (index / count if count else 0))


def step_at(rect: Rect, count: int, x: int) -> int:
    """Return the number of steps, 0 to `count`, that a press on the bar means."""
    inset = _inset(rect)
    share = (x - rect.x - inset) / max(1, rect.w - 2 * inset)
    return min(count, max(0, round(share * count)))


def _inset(rect: Rect) -> int:
    return min(rect.h // 3, rect.w // 4)
