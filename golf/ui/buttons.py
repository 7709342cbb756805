"""Buttons: what can be pressed, and how it is painted on a page."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import pygame

from golf import theme
from golf.controls.intents import Command
from golf.geometry import Rect
from golf.theme import Colour
from golf.ui.box import Box, Leaf, Row
from golf.ui.lines import LINE_PITCH
from golf.ui.look import Look
from golf.ui.shapes import draw_box, draw_ring
from golf.ui.writing import draw_block, draw_text

_VALUE_GAP = 8
_LEAST_PAD = 4
_CRAMPED = 1.1
"""How much wider than their place words and value may be before they stand in two lines."""


class ButtonState(NamedTuple):
    """What the player does to a button: presses it, points at it, has the focus on it."""

    is_pressed: bool
    is_hovered: bool
    is_focused: bool


class Button(Leaf):
    """A place to press.

    `key` names it on its page; `press` is what a press does. `kind` is `primary`, `plain`, `quiet`
    (no box until it is pressed), `tile` (a box that other boxes lie on), `line` (the same, without
    a box until it is pointed at) or `card` (something that the table paints). `value` stands
    at the right of the words, for settings, or the first of some `shorter` ones that fits. `is_on`
    lights a choice. `name` is what a screen reader says instead of the words, `about` a sentence
    for a page that says what its buttons do. `command` is what does the same by a key.
    """

    key: str
    words: str = ""
    kind: str = "plain"
    icon: str = ""
    value: str = ""
    shorter: Sequence[str] = ()
    is_enabled: bool = True
    is_on: bool = False
    align: str = "centre"
    press: Callable[[], object] | None = None
    name: str = ""
    about: str = ""
    command: Command | None = None

    def own_width(self, look: Look) -> int:
        """Return the width of icon, words and value, and some air."""
        if not self.words:
            return self.own_height(look, 0)
        font = look.font("bold", look.text_px(theme.BUTTON))
        icon = look.px(30) if self.icon else 0
        value = font.size(self.value)[0] + look.px(20) if self.value else 0
        return font.size(self.words)[0] + icon + value + 2 * look.px(22)

    def own_height(self, look: Look, width: int) -> int:
        """Return the height of a button in a list, which a thumb hits surely."""
        return max(look.px(46), look.touch)

    def own_least(self, look: Look, width: int) -> int:
        """Return what a thumb hits surely, and words have room in on a large screen."""
        return max(look.touch, look.px(40))

    def draw(
        self,
        surface: pygame.Surface,
        look: Look,
        state: ButtonState,
        ground: pygame.Surface | None = None,
    ) -> None:
        """Draw the button as it is now, on a picture that it lies on if that is known."""
        if self.kind in ("tile", "line"):
            _draw_tile(surface, look, self, state)
            if state.is_focused:
                draw_focus(surface, look, self.rect, look.px(8))
            return
        rect, colour = _draw_key(surface, look, self, state)
        if state.is_focused:
            draw_focus(surface, look, rect.inflate(2, 2), look.px(9) + 2)
        draw_label(surface, look, self, rect, colour)


class Ways(Box):
    """Buttons side by side: equally wide, or where that cuts words off as wide as these need."""

    buttons: Sequence[Button]
    gap: float = 8.0

    def _row(self, look: Look, width: int) -> Row:
        count = max(1, len(self.buttons))
        room = width - (count - 1) * look.px(self.gap)
        whole = [_least_width(look, [button.words]) for button in self.buttons]
        words = [_least_width(look, button.words.split(" ")) for button in self.buttons]
        if max(whole, default=0) <= room // count:
            return Row([button.changed(grow=1.0, w=0.0) for button in self.buttons], self.gap)
        needed = whole if sum(whole) <= room else words
        cells = zip(self.buttons, needed, strict=True)
        return Row([button.changed(grow=1.0, w=w / look.unit) for button, w in cells], self.gap)

    def own_height(self, look: Look, width: int) -> int:
        """Return the height of the buttons."""
        return self._row(look, width).height(look, width)

    def own_least(self, look: Look, width: int) -> int:
        """Return the height that the buttons need."""
        return self._row(look, width).least(look, width)

    def place(self, look: Look, rect: Rect) -> Iterator[Leaf]:
        """Lay the buttons out."""
        yield from self._row(look, rect.w).place(look, rect)


def _least_width(look: Look, lines: Sequence[str]) -> int:
    """Return the width of a button in which none of some lines is cut off."""
    font = look.font("bold", look.text_px(1))
    return max(font.size(line)[0] for line in lines) + 2 * look.px(_LEAST_PAD)


def draw_focus(surface: pygame.Surface, look: Look, rect: Rect, radius: int) -> None:
    """Draw the ring of the button that has the focus."""
    draw_ring(surface, rect, radius, theme.FOCUS, max(2, look.px(3)), theme.FOCUS_RIM)


def _draw_tile(surface: pygame.Surface, look: Look, button: Button, state: ButtonState) -> None:
    """Draw the ground of a button that has boxes of its own on it."""
    fill: Colour = theme.FIELD
    is_pressed, is_hovered, _ = state
    if button.kind == "line":
        if button.is_enabled and (is_pressed or is_hovered):
            fill = theme.BUTTON_PRESSED if is_pressed else theme.BUTTON_FILL
            draw_box(surface, button.rect, look.px(8), fill)
        return
    if not button.is_enabled:
        fill = theme.BUTTON_OFF
    elif button.is_on:
        fill = theme.CHOSEN_FILL
    elif is_pressed or is_hovered:
        fill = theme.BUTTON_PRESSED if is_pressed else theme.BUTTON_HOVER
    edge = theme.PANEL_LINE if button.is_enabled else None
    draw_box(surface, button.rect, look.px(8), fill, edge, max(1, look.px(2)))


def _draw_key(
    surface: pygame.Surface, look: Look, button: Button, state: ButtonState
) -> tuple[Rect, Colour]:
    """Draw the ground of a button on paper: a key with a lip, which a press pushes down."""
    rect, radius = button.rect, look.px(9)
    fills, colour = _key_colours(button)
    fill = fills[2] if state.is_pressed else fills[1] if state.is_hovered else fills[0]
    if fill is None:
        return rect, colour
    edge = fills[3]
    if edge is None:
        draw_box(surface, rect, radius, fill)
        return rect, colour
    lip, line = look.px(3), max(1, look.px(1.4))
    top = Rect(rect.x, rect.y, rect.w, rect.h - lip)
    if state.is_pressed:
        top = top.move(0, lip)
    draw_box(surface, top if state.is_pressed else rect, radius, edge)
    draw_box(surface, top.inflate(-line, -line), max(1, radius - line), fill)
    return top, colour


def _key_colours(button: Button) -> tuple[tuple[Colour | None, ...], Colour]:
    """Return the fills (at rest, under the pointer, pressed, the lip) and the words' colour."""
    if not button.is_enabled:
        fill = None if button.kind == "quiet" else theme.BUTTON_OFF
        return (fill, fill, fill, None), theme.TEXT_OFF
    if button.is_on:
        return (theme.CHOSEN_FILL, theme.CHOSEN_FILL, theme.CHOSEN_LIP, theme.CHOSEN_LIP), theme.INK
    if button.kind == "primary":
        hover, pressed = theme.PRIMARY_HOVER, theme.PRIMARY_PRESSED
        return (theme.PRIMARY_FILL, hover, pressed, theme.PRIMARY_LIP), theme.PAPER
    fill = None if button.kind == "quiet" else theme.BUTTON_FILL
    lip = None if button.kind == "quiet" else theme.BUTTON_EDGE
    return (fill, theme.BUTTON_HOVER, theme.BUTTON_PRESSED, lip), theme.TEXT


def draw_label(
    surface: pygame.Surface, look: Look, button: Button, rect: Rect, colour: Colour
) -> None:
    """Draw a button's icon, words and value into its place."""
    pad = look.px(4) if button.kind == "quiet" else min(look.px(12), rect.h // 4)
    inner = Rect(rect.x + pad, rect.y, max(1, rect.w - 2 * pad), rect.h)
    if button.icon:
        # Beside words it is not much larger than these, however high the button is.
        most = round(1.3 * look.text_px(theme.BUTTON)) if button.words else rect.w
        side = min(round(rect.h * 0.52), rect.w, most)
        icon = look.icon(button.icon, side, colour)
        if not button.words:
            surface.blit(icon, icon.get_rect(center=rect.center))
            return
        surface.blit(icon, (inner.x, rect.y + (rect.h - side) // 2))
        shift = side + pad // 2
        inner = Rect(inner.x + shift, rect.y, max(1, inner.w - shift), rect.h)
    button = _as_written(look, button, inner)
    if button.value and _is_stacked(look, button, inner):
        inner, lower = _parted(look, button, inner)
        tint = _value_tint(colour)
        draw_block(surface, look, lower, button.value, "bold", theme.BUTTON, tint, "right")
    elif button.value:
        inner = _draw_value(surface, look, button, inner, colour)
    size = theme.SMALL if button.kind == "quiet" else theme.BUTTON
    align = "left" if button.value or button.icon else button.align
    if not (button.value or button.icon):
        lines, _ = look.block(button.words, "bold", size, inner.w, inner.h)
        if any(line.endswith("…") for line in lines):
            # Better words near the edges than words cut off.
            inner = rect.inflate(-look.px(2), 0)
    draw_block(surface, look, inner, button.words, "bold", size, colour, align)


def _draw_value(
    surface: pygame.Surface, look: Look, button: Button, place: Rect, colour: Colour
) -> Rect:
    """Write the value at the right of a place; return what is left of it for the words."""
    gap = look.px(_VALUE_GAP)
    usual, least = (
        place.w - gap - look.font("bold", look.text_px(size)).size(button.words)[0]
        for size in (theme.BUTTON, 1)
    )
    # The words shrink for a long value, and are not cut for it.
    room = max(usual, min(round(0.64 * place.w), least))
    value = look.fitted(button.value, "bold", theme.BUTTON, _value_tint(colour), room)
    draw_text(surface, value, place, "right")
    return place._replace(w=max(1, place.w - value.get_width() - gap))


def _value_tint(colour: Colour) -> Colour:
    return theme.TEXT_STRONG if colour == theme.INK else theme.SUN


def _as_written(look: Look, button: Button, place: Rect) -> Button:
    """Return a button with as much of its value as there is room for."""
    if not button.shorter:
        return button
    smallest = look.font("bold", look.text_px(1))
    room = place.w
    if not _has_two_lines(look, place):
        room -= smallest.size(button.words)[0] + look.px(_VALUE_GAP)
    choices = [button.value, *button.shorter]
    fitting = (value for value in choices if smallest.size(value)[0] <= room)
    return button.changed(value=next(fitting, choices[-1]))


def _is_stacked(look: Look, button: Button, place: Rect) -> bool:
    """Return whether words and value are too long for one line, and there is room for two."""

    def wanted(px: int) -> int:
        font = look.font("bold", px)
        return font.size(button.words)[0] + font.size(button.value)[0]

    is_cramped = wanted(look.text_px(theme.BUTTON)) > _CRAMPED * place.w
    is_cut = wanted(look.text_px(1)) > place.w - look.px(_VALUE_GAP)
    return _has_two_lines(look, place) and (is_cramped or is_cut)


def _has_two_lines(look: Look, place: Rect) -> bool:
    return place.h >= 2 * LINE_PITCH * look.text_px(1)


def _parted(look: Look, button: Button, place: Rect) -> tuple[Rect, Rect]:
    """Return the places of words and value one below the other, which keep off the edges.

    They are halves; where one of them is too long for a line at any size, it gets two of three.
    """
    edge, least = place.h // 16, look.text_px(1)
    font = look.font("bold", least)
    words, value = (font.size(each)[0] > place.w for each in (button.words, button.value))
    if words != value and place.h >= 3 * LINE_PITCH * least:
        upper = place._replace(h=place.h * (2 if words else 1) // 3)
        return upper, place._replace(y=upper.bottom, h=place.h - upper.h)
    upper = Rect(place.x, place.y + edge, place.w, place.h // 2 - edge)
    return upper, upper.move(0, upper.h)
