"""Initials for the top ten: three letters, typed, tapped, or turned with arrows and a pad."""

from collections.abc import Sequence
from unicodedata import normalize

import pygame

from golf import theme
from golf.controls.intents import Command, Intent, Mode, Text
from golf.geometry import Rect
from golf.routes import Change, Pop
from golf.saves.history import HistoryLine
from golf.scenes.menu_scene import MenuScene, columns, rows
from golf.services import Services
from golf.ui.shapes import draw_box, draw_ring
from golf.ui.widgets import Button, draw_text
from golf.words import say

LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÛÜÝŸẞ0123456789"
"""In the order in which they are turned, with those of the languages that the game speaks."""

COUNT = 3
_SLOT = "letter "


class InitialsScene(MenuScene):
    """Changes the player's initials, and writes them to `lines` of the history.

    Up and down turn the letter that has the focus; left and right go to the next.
    """

    mode = Mode.TEXT
    takes_text = True
    is_overlay = True
    dims_below = True
    first_focus = f"{_SLOT}0"

    def __init__(self, services: Services, lines: Sequence[HistoryLine] = ()) -> None:
        super().__init__(services)
        self.lines = list(lines)
        kept = [letter(sign) or " " for sign in services.settings.initials]
        self.letters = (kept + [" "] * COUNT)[:COUNT]

    # ---- places and buttons

    def _places(self) -> tuple[Rect, Rect, list[Rect], Rect]:
        """Return the panel, the heading, the letters and the foot."""
        look = self.services.look
        pad, unit = look.px(24), max(look.px(50), self.touch)
        panel = self.sheet(440, max(430, 5.6 * unit / look.unit + 56 + 4 * 24))
        heading = Rect(panel.x + pad, panel.y + look.px(14), panel.w - 2 * pad, look.px(56))
        foot = Rect(heading.x, panel.bottom - pad - unit, heading.w, unit)
        area = Rect(heading.x, heading.bottom + pad // 2, heading.w,
                    foot.y - heading.bottom - pad)  # fmt: skip
        return panel, heading, columns(area, COUNT, look.px(14)), foot

    @property
    def text_place(self) -> Rect:
        """The letters."""
        _, _, slots, _ = self._places()
        return slots[0].union(slots[-1])

    def buttons(self) -> list[Button]:
        """Return for each letter itself and the two ways to turn it, and the ways out."""
        look = self.services.look
        _, _, slots, foot = self._places()
        buttons = []
        for number, slot in enumerate(slots):
            up, middle, down = _parts(slot)
            buttons += [
                Button(f"up {number}", "+", up),
                Button(f"{_SLOT}{number}", "", middle, "card"),
                Button(f"down {number}", "−", down),
            ]
        back, done = columns(foot, 2, look.px(10))
        return [
            *buttons,
            Button("back", say("Cancel"), back),
            Button("done", say("Done"), done, "primary"),
        ]

    # ---- intents

    @property
    def _at(self) -> int | None:
        """The number of the letter that has the focus."""
        focus = self.menu.focus
        return int(focus.removeprefix(_SLOT)) if focus.startswith(_SLOT) else None

    def handle(self, intent: Intent) -> Change | None:
        """Take letters, and let the arrows turn the letter in focus."""
        at = self._at
        match intent:
            case Text(text):
                for sign in normalize("NFC", text):
                    self._type(letter(sign))
                return None
            case Command.ERASE:
                self._erase()
                return None
            case Command.UP | Command.DOWN if at is not None:
                self._turn(at, 1 if intent is Command.UP else -1)
                return None
            case Command.LEFT | Command.RIGHT if at is not None:
                self._go(at + (1 if intent is Command.RIGHT else -1))
                return None
            case Command.CONFIRM if at is not None:
                self._go(at + 1)
                return None
        return super().handle(intent)

    def page_event(self, kind: str, value: str) -> Change | None:
        """Take letters that were pasted into the page."""
        return self.handle(Text(value.strip()[: len(self.letters)])) if kind == "text" else None

    def _type(self, sign: str) -> None:
        at = self._at
        if sign:
            at = 0 if at is None else at
            self.letters[at] = sign
            self._go(at + 1)

    def _erase(self) -> None:
        at = self._at
        at = COUNT - 1 if at is None else at
        if self.letters[at] == " " and at > 0:
            at -= 1
        self.letters[at] = " "
        self._go(at)

    def _turn(self, at: int, step: int) -> None:
        place = LETTERS.index(self.letters[at])
        self.letters[at] = LETTERS[(place + step) % len(LETTERS)]
        self.refresh()

    def _go(self, at: int) -> None:
        """Give the focus to a letter, or behind the last one to Done."""
        self.menu.focus = f"{_SLOT}{max(0, at)}" if at < COUNT else "done"
        self.refresh()

    def choose(self, key: str) -> Change | None:
        """Follow a button."""
        deed, _, number = key.partition(" ")
        match deed:
            case "up" | "down":
                self._turn(int(number), 1 if deed == "up" else -1)
            case "letter":
                self._go(int(number))
            case "back":
                return self.back()
            case "done":
                return self._keep()
        return None

    def _keep(self) -> Change:
        services = self.services
        initials = "".join(self.letters).strip()
        services.settings.initials = initials
        services.keep_settings()
        for line in self.lines:
            services.storage.add_line(line._replace(initials=initials or None))
        return Pop("initials")

    # ---- picture

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet and the letters."""
        look = self.services.look
        panel, heading, slots, _ = self._places()
        self.paint_sheet(surface, panel)
        word = look.fitted(say("Your initials"), "display", theme.HEADING, theme.TEXT, heading.w)
        draw_text(surface, word, heading, "centre")
        for number, slot in enumerate(slots):
            middle = _parts(slot)[1]
            has_focus = self.menu.focus == f"{_SLOT}{number}"
            edge = theme.FAIRWAY if has_focus else theme.PANEL_LINE
            draw_box(surface, middle, look.px(8), theme.FIELD, edge, max(1, look.px(3)))
            if has_focus and self.shows_focus:
                width = max(2, look.px(3))
                draw_ring(surface, middle, look.px(8), theme.FOCUS, width, theme.FOCUS_RIM)
            size = min(theme.TITLE, middle.h * 0.6 / look.unit)
            letter = look.text(self.letters[number], "display", size, theme.TEXT)
            draw_text(surface, letter, middle, "centre")


def letter(sign: str) -> str:
    """Return a sign as one of `LETTERS`, without an accent that these lack; empty where it is none.

    The sharp s is one letter, though in capitals it is often written as two.
    """
    capital = "ẞ" if sign == "ß" else sign.upper()
    if len(capital) == 1 and capital not in LETTERS:
        capital = normalize("NFD", capital)[0]
    return capital if len(capital) == 1 and capital in LETTERS else ""


def _parts(slot: Rect) -> list[Rect]:
    """Return the places of a letter's upper button, of itself, and of its lower button."""
    thirds = rows(slot, 4, max(2, slot.h // 24), slot.h)
    middle = thirds[1]._replace(h=thirds[2].bottom - thirds[1].y)
    return [thirds[0], middle, thirds[3]]
