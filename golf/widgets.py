"""Boxes, labels and buttons, and the menu that knows which button has the focus."""

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from golf import theme
from golf.controls import Command, Drag, Hover, Intent, Press, Release
from golf.look import Colour, Look
from golf.table.rect import Rect

_CORNER_SAMPLES = 4

_corners: dict[tuple[int, Colour], pygame.Surface] = {}


def draw_box(
    surface: pygame.Surface,
    rect: Rect,
    radius: int,
    fill: Colour,
    edge: Colour | None = None,
    width: int = 1,
) -> None:
    """Draw a box with smooth round corners, with an edge of `width` pixels inside it or not."""
    if edge is not None:
        draw_box(surface, rect, radius, edge)
        inner = rect.inflate(-width, -width)
        draw_box(surface, inner, max(0, radius - width), fill)
        return
    radius = max(0, min(radius, rect.w // 2, rect.h // 2))
    if radius == 0:
        surface.fill(fill, rect)
        return
    surface.fill(fill, (rect.x + radius, rect.y, rect.w - 2 * radius, rect.h))
    surface.fill(fill, (rect.x, rect.y + radius, rect.w, rect.h - 2 * radius))
    disc = _disc(radius, fill)
    for left, x in ((0, rect.x), (radius, rect.right - radius)):
        for top, y in ((0, rect.y), (radius, rect.bottom - radius)):
            surface.blit(disc, (x, y), (left, top, radius, radius))


def _disc(radius: int, colour: Colour) -> pygame.Surface:
    """Return a smooth disc; its quarters are the corners of boxes."""
    key = (radius, colour)
    if key not in _corners:
        big = pygame.Surface((2 * radius * _CORNER_SAMPLES,) * 2, pygame.SRCALPHA)
        big.fill((*colour[:3], 0))
        centre = radius * _CORNER_SAMPLES
        pygame.draw.circle(big, colour, (centre, centre), centre)
        _corners[key] = pygame.transform.smoothscale(big, (2 * radius, 2 * radius))
    return _corners[key]


def draw_ring(surface: pygame.Surface, rect: Rect, radius: int, colour: Colour, width: int) -> None:
    """Draw a round-cornered frame of `width` pixels that lies outside `rect`."""
    outer = rect.inflate(width, width)
    pygame.draw.rect(surface, colour, outer, width, radius + width)


def draw_text(
    surface: pygame.Surface, picture: pygame.Surface, rect: Rect, align: str = "left"
) -> None:
    """Put words into a place, in the middle of its height; `align` is left, centre or right."""
    spare = rect.w - picture.get_width()
    x = rect.x + {"left": 0, "centre": spare // 2, "right": spare}[align]
    surface.blit(picture, (x, rect.y + (rect.h - picture.get_height()) // 2))


@dataclass(slots=True)
class Button:
    """A place to press.

    `kind` is `primary`, `plain`, `quiet` (no box until it is pressed), `round` (an icon alone) or
    `card` (something that the table paints). `value` stands at the right of the words, for
    settings. `is_on` lights a choice.
    """

    key: str
    words: str
    rect: Rect
    kind: str = "plain"
    icon: str = ""
    value: str = ""
    is_enabled: bool = True
    is_on: bool = False
    align: str = "centre"


class Menu:
    """The buttons of a scene: one has the focus, one may be under the pointer or pressed."""

    def __init__(self, buttons: Iterable[Button] = (), focus: str = "") -> None:
        self.buttons = list(buttons)
        self.focus = focus
        self.hovered = ""
        self.pressed = ""
        self._mend_focus()

    def replace(self, buttons: Iterable[Button]) -> None:
        """Show other buttons, or the same in other places; the focus stays where it can."""
        self.buttons = list(buttons)
        self._mend_focus()

    def _mend_focus(self) -> None:
        keys = [button.key for button in self.buttons if button.is_enabled]
        if self.focus not in keys:
            self.focus = keys[0] if keys else ""

    def button(self, key: str) -> Button | None:
        """Return the button of a key, None where there is none now."""
        return next((button for button in self.buttons if button.key == key), None)

    def at(self, pos: tuple[int, int]) -> Button | None:
        """Return the button under a point that can be pressed."""
        for button in reversed(self.buttons):
            if button.is_enabled and button.rect.contains(pos):
                return button
        return None

    def handle(self, intent: Intent) -> str | None:
        """Follow an intent; return the key of the button that it pressed, if any."""
        match intent:
            case Press(pos):
                found = self.at(pos)
                self.pressed = found.key if found else ""
            case Drag(pos):
                found = self.at(pos)
                if found is None or found.key != self.pressed:
                    self.pressed = ""
            case Release(pos):
                return self._released(pos)
            case Hover(pos):
                found = self.at(pos)
                self.hovered = found.key if found else ""
            case Command.CONFIRM:
                focused = self.button(self.focus)
                return focused.key if focused and focused.is_enabled else None
            case Command.NEXT | Command.PREVIOUS:
                self._step(1 if intent is Command.NEXT else -1)
            case Command.LEFT | Command.RIGHT | Command.UP | Command.DOWN:
                self.move_focus(intent)
        return None

    def _released(self, pos: tuple[int, int]) -> str | None:
        found, pressed = self.at(pos), self.pressed
        self.pressed = ""
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
        best = min(
            (
                (distance, button.key)
                for button in self.buttons
                if button.is_enabled and button is not here
                if (distance := _distance(here.rect, button.rect, direction)) is not None
            ),
            default=None,
        )
        if best is None:
            return False
        self.focus = best[1]
        return True

    def draw(self, surface: pygame.Surface, look: Look, shows_focus: bool) -> None:
        """Draw every button."""
        for button in self.buttons:
            if button.kind == "card":
                continue
            self._draw_button(surface, look, button, shows_focus and button.key == self.focus)

    def _draw_button(
        self, surface: pygame.Surface, look: Look, button: Button, is_focused: bool
    ) -> None:
        rect = button.rect
        radius = rect.h // 2 if button.kind == "round" else look.px(10)
        is_pressed = button.key == self.pressed
        fill, colour = _button_colours(button, is_pressed, button.key == self.hovered)
        if fill is not None:
            draw_box(surface, rect, radius, fill)
        if is_focused:
            draw_ring(surface, rect.inflate(2, 2), radius + 2, theme.FOCUS, max(2, look.px(3)))
        _draw_label(surface, look, button, colour)


def _button_colours(
    button: Button, is_pressed: bool, is_hovered: bool
) -> tuple[Colour | None, Colour]:
    if not button.is_enabled:
        return (None if button.kind == "quiet" else theme.BUTTON_OFF), theme.TEXT_OFF
    if button.kind == "primary" or button.is_on:
        fill = theme.SAND if is_pressed else theme.WHITE if is_hovered else theme.PAPER
        return fill, theme.INK
    if is_pressed:
        return theme.BUTTON_PRESSED, theme.TEXT
    if is_hovered:
        return theme.BUTTON_HOVER, theme.TEXT
    return (None if button.kind == "quiet" else theme.BUTTON_FILL), theme.TEXT


def _draw_label(surface: pygame.Surface, look: Look, button: Button, colour: Colour) -> None:
    rect = button.rect
    pad = min(look.px(16), rect.h // 3)
    inner = Rect(rect.x + pad, rect.y, max(1, rect.w - 2 * pad), rect.h)
    if button.icon:
        side = min(round(rect.h * 0.52), rect.w)
        icon = look.icon(button.icon, side, colour)
        if not button.words:
            surface.blit(icon, icon.get_rect(center=rect.center))
            return
        surface.blit(icon, (inner.x, rect.y + (rect.h - side) // 2))
        shift = side + pad // 2
        inner = Rect(inner.x + shift, rect.y, max(1, inner.w - shift), rect.h)
    if button.value:
        half = inner.w // 2
        tint = theme.FLAG if colour == theme.INK else theme.SUN
        value = look.fitted(button.value, "bold", theme.BUTTON, tint, half)
        draw_text(surface, value, inner, "right")
        inner = Rect(inner.x, rect.y, inner.w - value.get_width() - pad // 2, rect.h)
    words = look.fitted(button.words, "bold", theme.BUTTON, colour, inner.w)
    draw_text(surface, words, inner, "left" if button.value or button.icon else button.align)


def _distance(here: Rect, there: Rect, direction: Command) -> float | None:
    """Return how far `there` is in a direction, sideways steps dearer; None where it is not."""
    dx, dy = there.center[0] - here.center[0], there.center[1] - here.center[1]
    if direction in (Command.UP, Command.LEFT):
        dx, dy = -dx, -dy
    ahead, aside = (dy, dx) if direction in (Command.UP, Command.DOWN) else (dx, dy)
    if ahead <= 0 or abs(aside) > 3 * ahead:
        return None
    return ahead + 2 * abs(aside)
