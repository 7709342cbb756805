"""The menu of a scene, which knows what is pressed, pointed at and in focus."""

from collections.abc import Container, Iterable

import pygame

from golf.controls.focus import ahead, nearest
from golf.controls.intents import ARROWS, Command, Drag, Hold, Hover, Intent, Press, Release
from golf.geometry import Rect
from golf.table.layout import TOUCH
from golf.table.traces import in_sight
from golf.ui.buttons import Button, ButtonState
from golf.ui.look import Look

_RING = 12  # how far a ring reaches out of its button at most, in pixels of the design


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
            if in_sight(surface, button.rect.inflate(look.px(_RING), look.px(_RING))):
                button.draw(surface, look, self.state(button, shows_focus), ground)

    def state(self, button: Button, shows_focus: bool) -> ButtonState:
        """Return what the player does to a button now; the focus counts where it shows."""
        is_focused = shows_focus and button.key == self.focus
        return ButtonState(button.key == self.pressed, button.key == self.hovered, is_focused)


def _grown(rect: Rect, least: int) -> Rect:
    """Return the rectangle grown to at least `least` in both directions."""
    return rect.inflate(max(0, least - rect.w + 1) // 2, max(0, least - rect.h + 1) // 2)


def _away(rect: Rect, pos: tuple[int, int]) -> int:
    """Return how far a point lies outside a rectangle."""
    x, y = pos
    return max(rect.x - x, x - rect.right + 1, rect.y - y, y - rect.bottom + 1)
