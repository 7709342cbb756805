"""A scene that is a page: one tree of boxes, from which everything else follows."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Self, cast

import pygame

from golf.controls.intents import ARROWS, Command, Drag, Intent, Press, Wheel
from golf.cues import Cue
from golf.geometry import Rect
from golf.routes import Change, Pop
from golf.scenes.button_marks import paint_menu_marks
from golf.scenes.full_screen_button import (
    FULL_SCREEN_KEYS,
    LEAVE_FULL_SCREEN,
    with_full_screen_button,
)
from golf.scenes.stack import Scene
from golf.scenes.tip import paint_tip
from golf.services import Services
from golf.table.making import MAKING
from golf.ui.box import Box, Leaf
from golf.ui.buttons import Button
from golf.ui.leaves import Paper
from golf.ui.look import Look
from golf.ui.menu import Menu

if TYPE_CHECKING:
    from golf.ui.scrolling import Scrolling

_REACH = 24
"""How far shadows, rings and signs reach out of a leaf, in pixels of the design."""


class Page(Scene):
    """A scene whose `build` says what is on it.

    `build` is called again whenever the window, the settings or a choice of the page changes
    (`refresh`). Its buttons say what a press does; their order is the order of the focus. What a
    screen reader hears, the hit test, the least size for a thumb and the painting follow from the
    boxes. `scrolls` are the views that the wheel, a finger and the focus may move.
    """

    first_focus = ""
    has_backdrop = False
    """Whether the page covers the window with the empty table, rather than lying on a scene."""
    keeps_cards_in_sight = False
    """Whether the page lies along the lower edge, below the cards of the scene that it is over."""

    is_read = False
    """Whether a screen reader is read all of the page's words when it opens."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.menu: Menu = Menu()
        self.scrolls: list[Scrolling] = []
        self.leaves: list[Leaf] = []
        self._follows_focus = True
        self._was_seen = False

    def build(self, look: Look) -> Box:
        """Return the boxes of the page, as things now are, for a window."""
        raise NotImplementedError

    # ---- on and off the stack

    def twin(self, services: Services) -> Self:
        """Return the page with views of its own, which stay where they are."""
        twin = super().twin(services)
        factor = services.look.unit / self.services.look.unit
        views = {id(view): view.scaled(factor) for view in self.scrolls}
        mine = {name: views[id(own)] for name, own in vars(self).items() if id(own) in views}
        vars(twin).update(mine)
        twin.scrolls, twin._follows_focus = list(views.values()), False
        return twin

    def enter(self) -> None:
        """Lay the page out."""
        self._lay_out()
        self.menu = Menu(self._buttons(), self.first_focus)
        self.menu.touch_size = self.services.look.touch
        if self.is_read:
            self.services.say(self.spoken)

    def leave(self) -> None:
        """Let go of the boxes, whose presses lead back here: the page is freed at once."""
        self.leaves, self.menu = [], Menu()

    def resize(self) -> None:
        """Lay the page out for the new window; the button in focus stays in sight."""
        self.refresh()
        self._show_focus()

    def refresh(self) -> None:
        """Show the page as things now are."""
        self._lay_out()
        self.menu.replace(self._buttons())
        self.menu.touch_size = self.services.look.touch
        self.services.is_dirty = True

    def _lay_out(self) -> None:
        look = self.services.look
        for view in self.scrolls:
            view.most = 0  # until its contents say more
        look.heights = {}
        placed = list(self.build(look).place(look, Rect(0, 0, *look.size)))
        look.heights = None
        self.leaves = [leaf for each in placed if (leaf := each.settled()) is not None]
        if self.services.host.is_fullscreen and not any(map(_leaves_full_screen, self.leaves)):
            self.leaves = with_full_screen_button(look, self.leaves)
        papers = [leaf for leaf in self.leaves if isinstance(leaf, Paper)]
        # An overlay lies at the lower edge, and the scene below keeps its cards above it.
        self.sheet_top = papers[0].rect.y if papers and self.keeps_cards_in_sight else None

    def _buttons(self) -> list[Button]:
        return [leaf for leaf in self.leaves if isinstance(leaf, Button)]

    @property
    def spoken(self) -> str:
        """All words of the page, for a screen reader; buttons are offered by themselves."""
        return "\n".join(leaf.spoken for leaf in self.leaves if leaf.spoken)

    @property
    def reading(self) -> list[str]:
        """The words of the page."""
        return self.spoken.splitlines()

    # ---- intents

    def back(self) -> Change | None:
        """Leave the page."""
        return Pop()

    def handle(self, intent: Intent) -> Change | None:
        """Scroll, or give the intent to the buttons."""
        if intent is Command.BACK:
            self.services.sounds.play(Cue.MENU, 1)
            return self.back()
        if self._scroll(intent):
            return None
        focus = self.menu.focus
        key = self.menu.handle(intent)
        if isinstance(intent, Command) and self.menu.focus != focus:
            self._show_focus()
            self.focus_moved()
        return None if key is None else self.press(key)

    def focus_moved(self) -> None:
        """Follow a move of the focus by arrows or Tab."""

    def press(self, key: str) -> Change | None:
        """Follow a press of the button `key`."""
        self.services.sounds.play(Cue.MENU)
        if key == LEAVE_FULL_SCREEN:
            self.services.full_screen()
            return None
        button = self.menu.button(key)
        if button is None or not button.is_enabled or button.press is None:
            return None
        return cast("Change | None", button.press())

    def _scroll(self, intent: Intent) -> bool:
        """Let the wheel, a finger, or arrows on a page without other buttons move a view."""
        step = self.services.look.px(60)
        match intent:
            case Wheel(steps, pos):
                return self._move(lambda view: view.by(-steps * step), pos)
            case Press(pos, pointer):
                for view in self.scrolls:
                    if view.view.contains(pos):
                        view.grip(pointer, pos[1])
            case Drag(pos, _, pointer) if any(
                view.follow(pointer, pos[1]) for view in self.scrolls
            ):
                # A press that scrolls presses nothing.
                self.menu.let_go()
                self.refresh()
                return True
            case Command() as direction if direction in ARROWS:
                return self._scroll_by_arrow(direction, step)
        return False

    def _scroll_by_arrow(self, direction: Command, step: int) -> bool:
        """Scroll a page to read: one on which no button lies in a view, and none turns it."""
        are_inside = (each.clip is not None for each in self.menu.buttons)
        if len(self.scrolls) != 1 or self.scrolls[0].has_pagers or any(are_inside):
            return False
        view = self.scrolls[0]
        whole = view.view.h - step
        ways = {Command.UP: -step, Command.DOWN: step, Command.LEFT: -whole, Command.RIGHT: whole}
        return view.most > 0 and self._move(lambda each: each.by(ways[direction]))

    def _view_at(self, pos: tuple[int, int]) -> "Scrolling | None":
        found = (each for each in self.scrolls if each.most and each.view.contains(pos))
        return next(found, None)

    def _move(
        self, move: "Callable[[Scrolling], bool]", pos: tuple[int, int] | None = None
    ) -> bool:
        """Move the view under a point, else the first; return whether there is one to move."""
        view = None if pos is None else self._view_at(pos)
        view = view or next((each for each in self.scrolls if each.most), None)
        if view is None:
            return False
        if move(view):
            self.refresh()
        return True

    def _show_focus(self) -> None:
        """Scroll as far as the button in focus needs."""
        button = self.menu.button(self.menu.focus)
        if button is None or button.clip is None or not self._follows_focus:
            return
        for view in self.scrolls:
            if view.view.overlaps(button.clip) and view.show(
                button.rect, self.services.look.px(20)
            ):
                self.refresh()

    # ---- picture

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the page."""
        look, shows_focus = self.services.look, self.shows_focus
        if self.has_backdrop:
            surface.blit(look.backdrop(1), (0, 0))
        clip = surface.get_clip()
        # What lies on top has such a button of its own.
        hidden = FULL_SCREEN_KEYS if self.is_covered and self.services.host.is_fullscreen else ()
        seen = Rect(*clip).inflate(look.px(_REACH), look.px(_REACH))
        is_first, self._was_seen = not self._was_seen, True
        for leaf in self.leaves:
            if min(leaf.rect.size) < 0 or not leaf.rect.overlaps(seen):
                continue
            if is_first and MAKING.is_short:
                # The paper and the first words answer a press; the others follow.
                break
            surface.set_clip(clip if leaf.clip is None else leaf.clip.clipped(Rect(*clip)))
            if isinstance(leaf, Button):
                if leaf.kind != "card" and leaf.key not in hidden:
                    leaf.draw(surface, look, self.menu.state(leaf, shows_focus))
            else:
                leaf.paint(surface, look)
        surface.set_clip(clip)
        if shows_focus:
            paint_menu_marks(surface, self.services, self.menu)
        if self.menu.pointed_icon(shows_focus) is not None:
            paint_tip(surface, self.services, self.menu, shows_focus)


def _leaves_full_screen(leaf: Leaf) -> bool:
    """Return whether a leaf is a button for full screen that is whole in sight."""
    is_seen = leaf.clip is None or leaf.clip.union(leaf.rect) == leaf.clip
    return isinstance(leaf, Button) and leaf.key in FULL_SCREEN_KEYS and is_seen
