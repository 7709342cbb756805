"""The settings page: its places, and pictures of switches, values and the volume."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from golf import theme
from golf.core.cards import Card
from golf.geometry import Rect
from golf.scenes.settings_items import VOLUME_STEP, Group, Item
from golf.table.card_art import rounded
from golf.ui.look import Look
from golf.ui.shapes import draw_box, draw_disc, draw_ring
from golf.ui.widgets import Button, draw_block, draw_text

_LEAST_COLUMN = 250
"""The narrowest column, in layout pixels."""

_WIDEST = 320
"""How wide a column may be where the window is small, in layout pixels."""

_READABLE = 13.5
"""The size of the lines' text where the window is small, in layout pixels."""

_SAMPLE = ("QH", "7C", "TD", "AS")
"""The cards that show what a deck looks like: a court, spots, and each suit."""

_HEADING = 0.85
"""The height of a heading, in lines."""

_BAR = 10


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """Where everything is; the lines and headings as they lie before any scrolling.

    `sample` is a place for a few cards on the table as they are chosen, where there is room; `help`
    is the place of a sentence about one line.
    """

    panel: Rect
    heading: Rect
    done: Rect
    up: Rect
    down: Rect
    view: Rect
    headings: dict[str, Rect]
    places: dict[str, Rect]
    sample: Rect | None
    help: Rect
    step: int
    bar_w: int
    most_scroll: int


def settings_page(look: Look, groups: Sequence[Group]) -> SettingsPage:
    """Lay the groups out for the window: in three, two or one columns of even height."""
    line = max(look.px(46), look.touch)
    gap, margin, pad = look.px(4), look.px(12), look.px(22)
    across = _across(look, look.size[0] - 2 * margin - 2 * pad)
    columns = _shared_out(groups, across)
    longest = max(_height(column, line + gap) for column in columns) + gap
    top = line + pad + look.px(24)
    widest = max(look.px(410), round(_WIDEST * look.ratio))
    width = min(look.size[0] - 2 * margin, widest * across + 2 * pad)
    # A narrow column breaks the sentence in two.
    help_h = round((2 if across == 1 else 1) * 1.3 * look.text_px(theme.SMALL))
    height = min(look.size[1] - 2 * margin, top + longest + help_h + pad)
    panel = Rect((look.size[0] - width) // 2, (look.size[1] - height) // 2, width, height)
    bottom = panel.bottom - pad // 2 - help_h
    view = Rect(panel.x + pad // 2, panel.y + top, width - pad, bottom - panel.y - top)
    between = look.px(34)
    column_w = (width - 2 * pad - (across - 1) * between) // across
    headings: dict[str, Rect] = {}
    places: dict[str, Rect] = {}
    for number, column in enumerate(columns):
        x = panel.x + pad + number * (column_w + between)
        _place_column(column, Rect(x, view.y, column_w, line), gap, headings, places)
    done_w = max(look.px(150), round(84 * look.ratio))
    done = Rect(panel.right - pad - done_w, panel.y + (top - line) // 2, done_w, line)
    down = Rect(done.x - pad // 2 - line, done.y, line, line)
    up = down.move(-line - gap, 0)
    heading = Rect(panel.x + pad, done.y, up.x - panel.x - 2 * pad, line)
    most = max(0, longest - view.h)
    bar_w = max(1, min(look.px(150), column_w - 2 * line - round(70 * look.ratio)))
    sample = _sample_place(look, panel, heading, round(1.5 * line))
    return SettingsPage(
        panel=panel,
        heading=heading,
        done=done,
        up=up,
        down=down,
        view=view,
        headings=headings,
        places=places,
        sample=sample,
        help=Rect(panel.x + pad, bottom, width - 2 * pad, help_h),
        step=line + gap,
        bar_w=bar_w,
        most_scroll=most,
    )


def _place_column(
    column: Sequence[Group],
    first: Rect,
    gap: int,
    headings: dict[str, Rect],
    places: dict[str, Rect],
) -> None:
    """Note where the headings and lines of a column stand; `first` is the place of a line there."""
    title, y = round(_HEADING * first.h), first.y
    for group in column:
        headings[group.heading] = first._replace(y=y, h=title)
        y += title + gap
        for item in group.items:
            places[item.key] = first._replace(y=y)
            y += first.h + gap
        y += first.h // 3


def _sample_place(look: Look, panel: Rect, heading: Rect, height: int) -> Rect | None:
    """Return a place beside the heading, in the middle of the panel, where there is room."""
    width = look.px(400)
    place = Rect(panel.center[0] - width // 2, heading.center[1] - height // 2, width, height)
    is_free = place.x > heading.x + look.px(190) and place.right < heading.right
    is_free = is_free and place.y > panel.y + look.px(4)
    return place if is_free else None


def _text_size(look: Look) -> float:
    return max(theme.BODY, _READABLE * look.ratio / look.unit)


def _across(look: Look, width: int) -> int:
    return max(1, min(3, width // max(round(_LEAST_COLUMN * look.ratio), look.px(330))))


def _height(column: Sequence[Group], step: int) -> int:
    lines = sum(len(group.items) + _HEADING for group in column) + (len(column) - 1) / 3
    return round(lines * step)


def _shared_out(groups: Sequence[Group], across: int) -> list[list[Group]]:
    """Return the groups in order, in columns of which the longest is as short as can be."""
    if across == 1:
        return [list(groups)]
    ways = (
        [list(groups[:count]), *_shared_out(groups[count:], across - 1)]
        for count in range(1, len(groups) - across + 2)
    )
    return min(ways, key=lambda columns: max(_height(column, 1_000) for column in columns))


# ---- pictures


def paint_heading(surface: pygame.Surface, look: Look, words: str, place: Rect) -> None:
    """Write a group's heading on its line."""
    picture = look.fitted(words, "display", 1.2 * _text_size(look), theme.FAIRWAY, place.w)
    surface.blit(picture, (place.x, place.bottom - picture.get_height() - look.px(5)))
    thickness = max(1, look.px(2))
    surface.fill(theme.FAIRWAY, (place.x, place.bottom - thickness, place.w, thickness))


def paint_help(surface: pygame.Surface, look: Look, words: str, place: Rect) -> None:
    """Write the sentence about a line below all of them."""
    surface.fill(theme.PANEL_LINE, (place.x, place.y, place.w, max(1, look.px(1))))
    draw_block(surface, look, place, words, "body", theme.SMALL, theme.TEXT_QUIET)


def paint_item(
    surface: pygame.Surface,
    look: Look,
    item: Item,
    place: Rect,
    buttons: Sequence[tuple[Button, bool, bool]],
) -> None:
    """Paint a line; `buttons` are what can be pressed on it, and whether focused and hovered."""
    _, is_focused, is_hovered = buttons[0]
    radius, pad = look.px(9), look.px(8)
    if item.kind != "volume":
        if is_hovered and item.is_enabled:
            draw_box(surface, place, radius, theme.BUTTON_FILL)
        if is_focused:
            _paint_focus(surface, look, place.inflate(-2, -2), radius)
    inner = Rect(place.x + pad, place.y, place.w - 2 * pad, place.h)
    colour = theme.TEXT if item.is_enabled else theme.TEXT_OFF
    taken = _paint_control(surface, look, item, inner, buttons)
    room = max(1, inner.w - taken - pad)
    place = inner._replace(w=room)
    draw_block(surface, look, place, item.words, "body", _text_size(look), colour)


def _paint_focus(surface: pygame.Surface, look: Look, rect: Rect, radius: int) -> None:
    draw_ring(surface, rect, radius, theme.FOCUS, max(2, look.px(3)), theme.FOCUS_RIM)


def _paint_control(
    surface: pygame.Surface,
    look: Look,
    item: Item,
    inner: Rect,
    buttons: Sequence[tuple[Button, bool, bool]],
) -> int:
    """Paint the right part of a line; return its width."""
    if item.kind == "switch":
        return _paint_switch(surface, look, inner, item.is_on)
    if item.kind == "volume":
        return _paint_volume(surface, look, item, inner, buttons)
    side = look.px(18)
    icon = look.icon("next", side, theme.TEXT_QUIET if item.is_enabled else theme.TEXT_OFF)
    surface.blit(icon, (inner.right - side, inner.center[1] - side // 2))
    colour = theme.FAIRWAY_DARK if item.is_enabled else theme.TEXT_OFF
    room = round(inner.w * 0.5)
    value = look.fitted(item.value, "bold", _text_size(look), colour, room)
    draw_text(surface, value, inner._replace(w=inner.w - side - look.px(6)), "right")
    return value.get_width() + side + look.px(6)


def _paint_switch(surface: pygame.Surface, look: Look, inner: Rect, is_on: bool) -> int:
    height = max(look.px(26), round(16 * look.ratio))
    width = round(1.85 * height)
    pill = Rect(inner.right - width, inner.center[1] - height // 2, width, height)
    rim = max(1, look.px(2))
    draw_box(surface, pill, height // 2, theme.FAIRWAY if is_on else theme.BUTTON_LIP)
    if not is_on:
        draw_box(surface, pill.inflate(-rim, -rim), height // 2 - rim, theme.BUTTON_FILL)
    x = pill.right - height / 2 if is_on else pill.x + height / 2
    draw_disc(
        surface,
        (x, pill.center[1]),
        height / 2 - 2 * rim,
        theme.WHITE if is_on else theme.TEXT_QUIET,
    )
    return width


def _paint_volume(
    surface: pygame.Surface,
    look: Look,
    item: Item,
    inner: Rect,
    buttons: Sequence[tuple[Button, bool, bool]],
) -> int:
    """Paint ten bars that rise like a fairway, between the buttons for less and more."""
    for button, is_focused, is_hovered in buttons:
        box = button.rect.inflate(-look.px(3), -look.px(3))
        fill = theme.BUTTON_HOVER if is_hovered else theme.BUTTON_FILL
        draw_box(surface, box, look.px(9), fill if button.is_enabled else theme.BUTTON_OFF)
        if is_focused:
            _paint_focus(surface, look, box.inflate(-2, -2), look.px(9))
        side = round(box.h * 0.5)
        icon = look.icon(button.icon, side, theme.TEXT if button.is_enabled else theme.TEXT_OFF)
        surface.blit(icon, icon.get_rect(center=box.center))
    less, more = buttons[0][0].rect, buttons[-1][0].rect
    volume = int(item.value.split()[0])
    left, right = less.right + look.px(6), more.x - look.px(6)
    pitch = (right - left) / _BAR
    for number in range(_BAR):
        height = round(inner.h * (0.18 + 0.36 * (number + 1) / _BAR))
        x = left + round(number * pitch)
        bar = Rect(
            x, inner.center[1] + round(inner.h * 0.27) - height, max(2, round(pitch * 0.62)), height
        )
        is_lit = (number + 1) * VOLUME_STEP <= volume
        draw_box(surface, bar, max(1, bar.w // 3), theme.FAIRWAY if is_lit else theme.BUTTON_LIP)
    return inner.right - less.x


def paint_sample(surface: pygame.Surface, look: Look, place: Rect) -> None:
    """Paint a piece of the table with a few cards, as they look in play, only smaller."""
    radius = look.px(10)
    picture = rounded(place.size, radius, theme.WHITE)
    table = look.backdrop()
    spot = (table.get_width() - place.w) // 2, (table.get_height() - place.h) // 2
    picture.blit(table, (0, 0), (*spot, *place.size), pygame.BLEND_RGB_MULT)
    surface.blit(picture, place[:2])
    draw_ring(surface, place.inflate(-2, -2), radius, theme.INK, max(1, look.px(2)))
    faces = look.faces
    pictures = [faces.back(), *[faces.face(Card.parse(name)) for name in _SAMPLE]]
    scale = min(1.0, place.h * 0.9 / (faces.size[1] + 2 * faces.margin))
    pitch = min(round(1.15 * scale * faces.size[0]), place.w // (len(pictures) + 1))
    x = place.center[0] - pitch * (len(pictures) - 1) // 2
    for number, each in enumerate(pictures):
        card = pygame.transform.smoothscale_by(each.convert_alpha(), scale)
        centre = (x + number * pitch, place.center[1])
        surface.blit(card, card.get_rect(center=centre))
