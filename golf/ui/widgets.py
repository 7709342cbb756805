"""Boxes, labels and buttons, and the menu that knows which button has the focus."""

from collections.abc import Callable, Container, Iterable, Iterator, Sequence

import pygame

from golf import theme
from golf.controls.focus import ahead, nearest
from golf.controls.intents import ARROWS, Command, Drag, Hold, Hover, Intent, Press, Release
from golf.geometry import Rect
from golf.table.layout import TOUCH
from golf.table.traces import in_sight
from golf.theme import Colour
from golf.ui.box import Box, Leaf
from golf.ui.lines import LINE_PITCH
from golf.ui.look import Look
from golf.ui.shapes import draw_box, draw_plate, draw_ring

_VALUE_GAP = 8
_RING = 12  # how far a ring reaches out of its button at most, in pixels of the design
_CRAMPED = 1.1
"""How much wider than their place words and value may be before they stand in two lines."""


def draw_text(
    surface: pygame.Surface, picture: pygame.Surface, rect: Rect, align: str = "left"
) -> None:
    """Put words into a place, in the middle of its height; `align` is left, centre or right."""
    spare = rect.w - picture.get_width()
    x = rect.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
    surface.blit(picture, (x, rect.y + (rect.h - picture.get_height()) // 2))


def draw_block(
    surface: pygame.Surface,
    look: Look,
    place: Rect,
    words: str,
    role: str,
    design: float,
    colour: Colour,
    align: str = "left",
) -> None:
    """Write words into the middle of a place, in several lines where one would be too long."""
    lines, px = look.block(words, role, design, place.w, place.h)
    pitch = round(LINE_PITCH * px)
    y = place.y + (place.h - pitch * len(lines)) // 2
    for line in lines:
        row = Rect(place.x, y, place.w, pitch)
        draw_text(surface, look.text_at(line, role, px, colour), row, align)
        y += pitch


class Button(Leaf):
    """A place to press.

    `key` names it on its page; `press` is what a press does. `kind` is `primary`, `plain`, `quiet`
    (no box until it is pressed), `round` (an icon alone), `tile` (a box that other boxes lie on),
    `line` (the same, without a box until it is pointed at) or `card` (something that the table
    paints). `value` stands at the right of the words, for settings, or the first of some `shorter`
    ones that fits. `is_on` lights a choice. `name` is what a screen reader says instead of the
    words, `about` a sentence for a page that says what its buttons do. `command` is what does the
    same by a key.
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


class Tile(Box):
    """A button with boxes of its own on it; it needs no words, but a name for a screen reader.

    It is one of kind `line` if it says so, else a `tile`.
    """

    button: Button
    box: Box
    pad: float = 10.0

    def own_width(self, look: Look) -> int:
        """Return the width of what lies on it, and some air."""
        return self.box.width(look) + 2 * look.px(self.pad)

    def own_height(self, look: Look, width: int) -> int:
        """Return the height of what lies on it, at least that of any button."""
        pad = look.px(self.pad)
        least = self.button.own_height(look, width)
        return max(least, self.box.height(look, max(1, width - 2 * pad)) + 2 * pad)

    def own_least(self, look: Look, width: int) -> int:
        """Return what it needs, and a thumb."""
        pad = look.px(self.pad)
        return max(look.touch, self.box.least(look, max(1, width - 2 * pad)) + 2 * pad)

    def place(self, look: Look, rect: Rect) -> Iterator[Leaf]:
        """Lay the button out and the boxes on it."""
        pad = look.px(self.pad)
        kind = "line" if self.button.kind == "line" else "tile"
        yield self.button.changed(rect=rect, kind=kind)
        yield from self.box.place(look, rect.inflate(-pad, -pad))


class Menu:
    """The buttons of a scene: one has the focus, one may be under the pointer or pressed.

    `pressed` is what the latest pointer presses; `named` is one that is held, as to ask what
    it is. `touch_size` is how large a button is for a press at least, in pixels of the window.
    """

    def __init__(self, buttons: Iterable[Button] = (), focus: str = "") -> None:
        self.buttons = list(buttons)
        self.focus = focus
        self.hovered = ""
        self.pressed = ""
        self.named = ""
        self._presses: dict[str, str] = {}
        self.touch_size = TOUCH
        self._mend_focus()

    def replace(self, buttons: Iterable[Button]) -> None:
        """Show other buttons, or the same in other places; the focus stays where it can."""
        before = self.button(self.focus)
        self.buttons = list(buttons)
        self._mend_focus(before)

    def _mend_focus(self, before: Button | None = None) -> None:
        """Put the focus onto a button that can have it: the nearest of the kind that had it."""
        places = {button.key: button.rect for button in self.buttons if button.is_enabled}
        if self.focus in places:
            return
        if before is None:
            self.focus = next(iter(places), "")
            return
        alike = [each.key for each in self.buttons if each.is_enabled and each.kind == before.kind]
        self.focus = nearest(before.rect, places, alike or places) or ""

    def leave(self) -> None:
        """Forget where the pointers were: they are no longer over these buttons."""
        self.hovered = self.named = ""
        self.let_go()

    def let_go(self) -> None:
        """Forget every press that is under way: its release will mean nothing."""
        self.pressed = ""
        self._presses.clear()

    def button(self, key: str) -> Button | None:
        """Return the button of a key, None where there is none now."""
        return next((button for button in self.buttons if button.key == key), None)

    def at(self, pos: tuple[int, int]) -> Button | None:
        """Return the button under a point that can be pressed, or a small one that is near.

        A small button reaches into the space around it, as far as no other button lies there.
        """
        near: list[tuple[int, Button]] = []
        for button in reversed(self.buttons):
            if button.clip is not None and not button.clip.contains(pos):
                continue
            if button.rect.contains(pos):
                return button if button.is_enabled else None
            grown = _grown(button.rect, self.touch_size)
            if button.is_enabled and button.kind != "card" and grown.contains(pos):
                near.append((_away(button.rect, pos), button))
        return min(near, key=lambda each: each[0])[1] if near else None

    def disabled_at(self, pos: tuple[int, int]) -> Button | None:
        """Return the icon under a point if it cannot be pressed now."""
        icons = (each for each in self.buttons if each.icon and not each.words)
        at = next((icon for icon in icons if icon.rect.contains(pos)), None)
        return None if at is None or at.is_enabled else at

    def handle(self, intent: Intent) -> str | None:
        """Follow an intent; return the key of the button that it pressed, if any."""
        match intent:
            case Press(pos, pointer):
                found = self.at(pos)
                self.pressed = self._presses[pointer] = found.key if found else ""
                self.named = ""
            case Hold(pos):
                self.named = self._key_at(pos)
            case Drag(pos, _, pointer):
                found = self.at(pos)
                if found is None or found.key != self._presses.get(pointer):
                    self._presses.pop(pointer, None)
                    self.pressed = self.named = ""
            case Release(pos, _, _, pointer):
                return self._released(pos, pointer)
            case Hover(pos):
                self.hovered = self._key_at(pos)
            case Command.CONFIRM:
                focused = self.button(self.focus)
                return focused.key if focused and focused.is_enabled else None
            case Command.NEXT | Command.PREVIOUS:
                self._step(1 if intent is Command.NEXT else -1)
            case Command() as direction if direction in ARROWS:
                self.move_focus(direction)
        return None

    def _key_at(self, pos: tuple[int, int]) -> str:
        """Return the key of what is under a point, which has a name also if it is disabled."""
        found = self.at(pos) or self.disabled_at(pos)
        return found.key if found else ""

    def pointed_icon(self, shows_focus: bool) -> Button | None:
        """Return the button that is held, in focus or under the pointer, if an icon is all it has.

        The focus counts where it shows, else the pointer.
        """
        button = self.button(self.named or (self.focus if shows_focus else self.hovered))
        if button is None or button.words or button.kind == "card":
            return None
        return button

    def _released(self, pos: tuple[int, int], pointer: str) -> str | None:
        found, pressed = self.at(pos), self._presses.pop(pointer, "")
        self.pressed = self.named = ""
        if found is None or found.key != pressed:
            return None
        self.focus = found.key
        return found.key

    def _step(self, step: int) -> None:
        keys = [button.key for button in self.buttons if button.is_enabled]
        if keys:
            at = keys.index(self.focus) if self.focus in keys else 0
            self.focus = keys[(at + step) % len(keys)]

    def move_focus(self, direction: Command) -> bool:
        """Move the focus to the nearest button in a direction; return whether there was one."""
        here = self.button(self.focus)
        if here is None:
            return False
        places = {each.key: each.rect for each in self.buttons if each.is_enabled}
        places.pop(here.key, None)
        found = ahead(here.rect, places, direction)
        self.focus = found or self.focus
        return found is not None

    def draw(
        self,
        surface: pygame.Surface,
        look: Look,
        shows_focus: bool,
        keys: Container[str] | None = None,
        ground: pygame.Surface | None = None,
    ) -> None:
        """Draw every button, or those of some `keys`, on a picture that they lie on if known."""
        for button in self.buttons:
            if button.kind == "card" or (keys is not None and button.key not in keys):
                continue
            if not in_sight(surface, button.rect.inflate(look.px(_RING), look.px(_RING))):
                continue
            self.draw_button(surface, look, button, shows_focus, ground)

    def draw_button(
        self,
        surface: pygame.Surface,
        look: Look,
        button: Button,
        shows_focus: bool,
        ground: pygame.Surface | None = None,
    ) -> None:
        """Draw one button as it is now: pressed, under the pointer, in focus where this shows."""
        is_focused = shows_focus and button.key == self.focus
        is_pressed = button.key == self.pressed
        is_hovered = button.key == self.hovered
        if button.kind in ("tile", "line"):
            _draw_tile(surface, look, button, is_pressed, is_hovered)
            if is_focused:
                width = max(2, look.px(3))
                draw_ring(surface, button.rect, look.px(8), theme.FOCUS, width, theme.FOCUS_RIM)
            return
        if button.kind == "round":
            ways = is_pressed, is_hovered
            rect, colour = _draw_plate(surface, look, button, ways, ground)
            radius = rect.h // 2
        else:
            rect, colour = _draw_key(surface, look, button, is_pressed, is_hovered)
            radius = look.px(9)
        if is_focused:
            width = max(2, look.px(3))
            draw_ring(surface, rect.inflate(2, 2), radius + 2, theme.FOCUS, width, theme.FOCUS_RIM)
        _draw_label(surface, look, button, rect, colour)


def _grown(rect: Rect, least: int) -> Rect:
    """Return the rectangle grown to at least `least` in both directions."""
    return rect.inflate(max(0, least - rect.w + 1) // 2, max(0, least - rect.h + 1) // 2)


def _away(rect: Rect, pos: tuple[int, int]) -> int:
    """Return how far a point lies outside a rectangle."""
    x, y = pos
    return max(rect.x - x, x - rect.right + 1, rect.y - y, y - rect.bottom + 1)


def _draw_plate(
    surface: pygame.Surface,
    look: Look,
    button: Button,
    ways: tuple[bool, bool],
    ground: pygame.Surface | None,
) -> tuple[Rect, Colour]:
    """Draw the plate of a button on the table; return its place and the colour of its icon.

    `ways` says whether it is pressed, and whether the pointer is on it.
    """
    is_pressed, is_hovered = ways
    fill: Colour = theme.PLACE_PLATE if look.is_strewn else theme.PLATE
    colour: Colour = theme.ICON
    if not button.is_enabled:
        colour = theme.SUN if button.is_on else theme.ICON_OFF
    elif button.is_on:
        fill, colour = theme.SUN, theme.INK
    elif is_pressed:
        fill = theme.PLATE_PRESSED
    elif is_hovered:
        fill = theme.PLATE_HOVER
    # What cannot be used now is a faint icon on the felt: the eye goes to the others.
    if button.is_enabled:
        draw_plate(surface, button.rect, button.rect.h // 2, fill, ground)
    elif look.is_strewn:
        draw_plate(surface, button.rect, button.rect.h // 2, theme.PLATE, ground)
    if look.table == theme.HIGH_CONTRAST:
        # A plate as dark as the table would not be seen.
        line = max(1, look.px(2))
        inner = button.rect.inflate(-line, -line)
        draw_ring(surface, inner, inner.h // 2, theme.PLATE_LINE if button.is_enabled
                  else theme.PLATE_LINE_OFF, line)  # fmt: skip
    return button.rect, colour


def _draw_tile(
    surface: pygame.Surface, look: Look, button: Button, is_pressed: bool, is_hovered: bool
) -> None:
    """Draw the ground of a button that has boxes of its own on it."""
    fill: Colour = theme.FIELD
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
    surface: pygame.Surface, look: Look, button: Button, is_pressed: bool, is_hovered: bool
) -> tuple[Rect, Colour]:
    """Draw the ground of a button on paper: a key with a lip, which a press pushes down."""
    rect, radius = button.rect, look.px(9)
    fills, colour = _key_colours(button)
    fill = fills[2] if is_pressed else fills[1] if is_hovered else fills[0]
    if fill is None:
        return rect, colour
    edge = fills[3]
    if edge is None:
        draw_box(surface, rect, radius, fill)
        return rect, colour
    lip, line = look.px(3), max(1, look.px(1.4))
    top = Rect(rect.x, rect.y, rect.w, rect.h - lip)
    if is_pressed:
        top = top.move(0, lip)
    draw_box(surface, top if is_pressed else rect, radius, edge)
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


def _draw_label(
    surface: pygame.Surface, look: Look, button: Button, rect: Rect, colour: Colour
) -> None:
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
        if "".join(lines).endswith("…"):
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
