"""A scene that is a page of buttons, and the geometry that such pages share."""

import pygame

from golf import theme
from golf.controls.intents import Command, Intent
from golf.geometry import Rect
from golf.routes import Change, Pop
from golf.scenes.hand_marks import paint_menu_marks
from golf.scenes.stack import Scene
from golf.scenes.way_out import FULL_SCREEN_KEYS, WAY_OUT, way_out, with_way_out
from golf.services import Services
from golf.sound import Cue
from golf.ui.shapes import draw_sheet
from golf.ui.widgets import Button, Menu


class MenuScene(Scene):
    """A scene whose buttons take every intent.

    Subclasses give `buttons` (called again whenever the window or a choice changes) and `choose`;
    `paint` draws what stands behind the buttons.
    """

    first_focus = ""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.menu: Menu = Menu()

    def enter(self) -> None:
        """Lay the buttons out."""
        self.menu = Menu(self._all_buttons(), self.first_focus)
        self.menu.reach = self.touch
        self.sheet_top = self.find_sheet_top()

    def resize(self) -> None:
        """Lay the buttons out for the new window."""
        self.refresh()

    def refresh(self) -> None:
        """Show the buttons as they now are."""
        self.menu.replace(self._all_buttons())
        self.menu.reach = self.touch
        self.sheet_top = self.find_sheet_top()
        self.services.is_dirty = True

    def _all_buttons(self) -> list[Button]:
        """Return the scene's buttons, in full screen with a way out of it."""
        buttons = self.buttons()
        if self.services.host.is_fullscreen and not self.has_way_out(buttons):
            place = self.way_out_place()
            if place is None:
                return with_way_out(self.services.look, buttons)
            buttons.append(way_out(place))
        return buttons

    def way_out_place(self) -> Rect | None:
        """Return a free place for the button that leaves full screen, None where there is none."""
        return None

    def has_way_out(self, buttons: list[Button]) -> bool:
        """Return whether one of the scene's own buttons, in sight, leaves full screen."""
        return any(each.key == "fullscreen" for each in buttons)

    def buttons(self) -> list[Button]:
        """Return the buttons for the window and the choices as they are."""
        raise NotImplementedError

    def find_sheet_top(self) -> int | None:
        """Return where the sheet begins, None for a page that does not lie at the lower edge."""
        return None

    def choose(self, key: str) -> Change | None:
        """Follow a press of the button `key`."""
        raise NotImplementedError

    def back(self) -> Change | None:
        """Follow Back."""
        return Pop()

    def handle(self, intent: Intent) -> Change | None:
        """Give the intent to the buttons."""
        if intent is Command.BACK:
            self.services.sounds.play(Cue.MENU, 1)
            return self.back()
        key = self.menu.handle(intent)
        if key is None:
            return None
        self.services.sounds.play(Cue.MENU)
        if key == WAY_OUT:
            self.services.full_screen()
            return None
        return self.choose(key)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the page and its buttons."""
        self.paint(surface)
        shows_focus = self.shows_focus
        keys = {button.key for button in self.menu.buttons}
        if self.is_covered and self.services.host.is_fullscreen:
            # What lies on top has a way out of its own.
            keys -= FULL_SCREEN_KEYS
        self.menu.draw(surface, self.services.look, shows_focus, keys)
        if shows_focus:
            paint_menu_marks(surface, self.services, self.menu)
        if self.menu.pointed_icon(shows_focus) is not None:
            from golf.scenes.tip import paint_tip

            paint_tip(surface, self.services, self.menu, shows_focus)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint what stands behind the buttons."""
        raise NotImplementedError

    # ---- geometry

    @property
    def touch(self) -> int:
        """What a thumb hits surely, in pixels of the window."""
        return self.services.look.touch

    @property
    def line(self) -> int:
        """The height of a button in a list, in pixels: the design's, and never below a thumb's."""
        return max(self.services.look.px(46), self.touch)

    def sheet(self, width: float, height: float, place: float = 0.5) -> Rect:
        """Return a panel in the middle of the window, of a size in design pixels.

        `place` is where its spare height goes, 0 for the top of the window to 1 for the bottom.
        """
        look = self.services.look
        window_w, window_h = look.size
        margin = look.px(12)
        # In a small window texts shrink less than all else, and want a wider panel.
        unit = max(look.unit, theme.SMALLEST_TEXT / theme.BODY * look.ratio)
        w = min(round(width * unit), window_w - 2 * margin)
        h = min(look.px(height), window_h - 2 * margin)
        y = margin + round((window_h - 2 * margin - h) * place)
        return Rect((window_w - w) // 2, y, w, h)

    def paint_sheet(self, surface: pygame.Surface, rect: Rect) -> None:
        """Paint a panel."""
        draw_sheet(surface, rect, self.services.look.unit)

    def paint_words(
        self,
        surface: pygame.Surface,
        words: str,
        place: Rect,
        *,
        role: str = "body",
        size: float = theme.BODY,
        colour: theme.Colour = theme.TEXT,
        align: str = "left",
    ) -> int:
        """Write words in lines from the top of a place; return the y below the last line."""
        look = self.services.look
        font = look.font(role, look.text_px(size))
        y = place.y
        for line in look.lines(words, role, size, place.w):
            picture = look.text(line, role, size, colour)
            spare = place.w - picture.get_width()
            x = place.x + (0 if align == "left" else spare // 2 if align == "centre" else spare)
            surface.blit(picture, (x, y))
            y += font.get_linesize()
        return y


def rows(area: Rect, count: int, gap: int, tallest: int) -> list[Rect]:
    """Return `count` places one below the other that fill `area`, each at most `tallest` high."""
    if count == 0:
        return []
    height = max(1, min(tallest, (area.h - gap * (count - 1)) // count))
    return [
        Rect(area.x, area.y + number * (height + gap), area.w, height) for number in range(count)
    ]


def columns(area: Rect, count: int, gap: int) -> list[Rect]:
    """Return `count` places side by side that fill `area`."""
    width = (area.w - gap * (count - 1)) / max(1, count)
    lefts = [area.x + round(number * (width + gap)) for number in range(count)]
    return [Rect(left, area.y, max(1, int(width)), area.h) for left in lefts]


def grid(area: Rect, count: int, across: int, gap: int, tallest: int) -> list[Rect]:
    """Return `count` places in rows of `across`."""
    lines = rows(area, -(-count // across), gap, tallest)
    return [place for line in lines for place in columns(line, across, gap)][:count]


def answer_grid(area: Rect, count: int, across: int, gap: int, tallest: int) -> list[Rect]:
    """Return places as `grid` does; one too many for full rows makes the first a row of its own."""
    if count % across != 1:
        return grid(area, count, across, gap, tallest)
    first, *rest = rows(area, -(-count // across), gap, tallest)
    return [first, *(place for line in rest for place in columns(line, across, gap))]
