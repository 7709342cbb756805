"""Deal entry: choose a deal by its number, typed or tapped, or step to its neighbours."""

import pygame

from golf import theme
from golf.controls.intents import Command, Intent, Mode, Text
from golf.core.deal import Deal
from golf.core.errors import NotationError
from golf.core.rules import Rules
from golf.geometry import Rect
from golf.routes import Change, Swap
from golf.scenes import openings
from golf.scenes.menu_scene import MenuScene, columns, grid
from golf.services import Services
from golf.texts.rules import rules_name
from golf.ui.shapes import draw_box
from golf.ui.widgets import Button, draw_text
from golf.words import say

_PAD = "123456789p0"
_LONGEST = 21


class DealEntryScene(MenuScene):
    """Takes a number and deals it."""

    mode = Mode.TEXT
    takes_text = True
    first_focus = "play"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.text = str(services.storage.new_deal(services.rng))
        self.is_fresh = True
        self.error = ""

    # ---- places and buttons

    def _places(self) -> dict[str, Rect]:
        look = self.services.look
        if look.size[1] < 12 * self.line:
            return self._low_places()
        panel = self.sheet(560, 640)
        pad, gap = look.px(24), look.px(10)
        inner = panel.w - 2 * pad
        rest = panel.h - 2 * pad
        unit = min(look.px(56), rest // 11)
        x, y = panel.x + pad, panel.y + pad
        heading = Rect(x, y, inner, unit)
        field = Rect(x, heading.bottom + gap // 2, inner, round(1.25 * unit))
        lines = 2 * look.font("body", look.text_px(theme.SMALL)).get_linesize()
        hint = Rect(x, field.bottom + gap // 2, inner, max(unit, lines))
        foot = Rect(x, panel.bottom - pad - unit, inner, unit)
        pad_area = Rect(x, hint.bottom, inner, foot.y - gap - hint.bottom)
        return {
            "panel": panel,
            "heading": heading,
            "field": field,
            "hint": hint,
            "pad": pad_area,
            "foot": foot,
        }

    def _low_places(self) -> dict[str, Rect]:
        """Return the places for a window in which the digits stand beside the number."""
        look, line = self.services.look, self.line
        panel = self.sheet(1200, 660)
        pad, gap = look.px(24), look.px(16)
        inner = panel.inflate(-pad, -pad)
        left = inner._replace(w=(inner.w - pad) // 2)
        heading = left._replace(h=max(1, min(line, left.h // 5)))
        field = Rect(left.x, heading.bottom + gap, left.w, line)
        foot = Rect(left.x, inner.bottom - line, left.w, line)
        top = field.bottom + gap
        return {
            "panel": panel,
            "heading": heading,
            "field": field,
            "hint": Rect(left.x, top, left.w, max(1, foot.y - gap - top)),
            "pad": Rect(left.right + pad, inner.y, inner.right - left.right - pad, inner.h),
            "foot": foot,
        }

    @property
    def text_place(self) -> Rect:
        """The field."""
        return self._places()["field"]

    def buttons(self) -> list[Button]:
        """Return the steps beside the field, the digits, and the ways out."""
        look = self.services.look
        places = self._places()
        field, gap = places["field"], look.px(8)
        side = field.h
        buttons = [
            Button("previous", "", Rect(field.x, field.y, side, side), icon="previous"),
            Button("next", "", Rect(field.right - side, field.y, side, side), icon="next"),
        ]
        keys = [*_PAD, "erase"]
        digits = grid(places["pad"], len(keys), 3, gap, max(look.px(64), self.line))
        buttons += [
            Button(key, "", place, icon="back") if key == "erase" else Button(key, key, place)
            for key, place in zip(keys, digits, strict=True)
        ]
        back, play = columns(places["foot"], 2, gap)
        return [
            *buttons,
            Button("back", say("Back"), back),
            Button("play", say("Deal"), play, "primary"),
        ]

    # ---- intents

    def handle(self, intent: Intent) -> Change | None:
        """Take text as well as the buttons."""
        match intent:
            case Text(text):
                self._enter(text)
                return None
            case Command.ERASE:
                return self.choose("erase")
            case Command.CONFIRM if self.menu.focus in (*_PAD, "erase", "play"):
                if not self.shows_focus or self.menu.focus == "play":
                    return self.choose("play")
            case Command.PASTE:
                self._paste(self.services.host.paste_text() or "")
                return None
        return super().handle(intent)

    def page_event(self, kind: str, value: str) -> Change | None:
        """Take what was pasted into the page."""
        if kind == "text":
            self._paste(value)
        return None

    def _paste(self, text: str) -> None:
        """Put a number in the place of the one that is there; whatever else it is, is told.

        No sign of it is passed over, or -5 would be a deal.
        """
        word = "".join(text.split()).removeprefix("#")
        deal = self._deal(word) if word else None
        if deal is not None:
            self.text, self.is_fresh, self.error = str(deal), False, ""

    def _enter(self, text: str) -> None:
        kept = "".join(sign for sign in text.lower() if sign.isascii() and sign.isalnum())
        self.text = (kept if self.is_fresh else self.text + kept)[:_LONGEST]
        self.is_fresh = False
        self.error = ""

    def choose(self, key: str) -> Change | None:
        """Follow a button."""
        match key:
            case "erase":
                self.text = "" if self.is_fresh else self.text[:-1]
                self.is_fresh = False
                self.error = ""
            case "previous" | "next":
                self._step(1 if key == "next" else -1)
            case "back":
                return self.back()
            case "play":
                return self._play()
            case _:
                self._enter(key)
        return None

    def _deal(self, text: str) -> Deal | None:
        """Return the deal of a number, or say what was expected."""
        try:
            deal = Deal.parse(text)
        except NotationError:
            deal = None
        if deal is None or deal.number is None:
            self.error = say("Deals go from 1 to 2147483647, or p1 and up.")
            self.services.say(self.error)
            return None
        return deal

    def _step(self, step: int) -> None:
        deal = self._deal(self.text)
        if deal is not None:
            self.text = str(deal.shifted(step))
            self.is_fresh = True

    def _play(self) -> Change | None:
        deal = self._deal(self.text)
        if deal is None:
            return None
        return Swap(
            openings.named_deal(self.services, deal, Rules.parse(self.services.settings.rules))
        )

    # ---- picture

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet, the number and what is wrong with it."""
        look = self.services.look
        places = self._places()
        surface.blit(look.backdrop(1), (0, 0))
        self.paint_sheet(surface, places["panel"])
        heading = look.fitted(
            say("Which deal?"), "display", theme.HEADING, theme.TEXT, places["heading"].w
        )
        draw_text(surface, heading, places["heading"], "centre")
        field = places["field"]
        gap = look.px(8)
        box = Rect(field.x + field.h + gap, field.y, field.w - 2 * (field.h + gap), field.h)
        draw_box(surface, box, look.px(10), theme.FIELD, theme.PANEL_LINE, look.px(2))
        number = look.fitted(
            self.text or "–", "display", theme.HEADING * 0.8, theme.INK, box.w - 2 * gap
        )
        draw_text(surface, number, box, "centre")
        words = self.error or say(
            "Microsoft numbers, as in other programs; p for PySolFC's. Rules: {rules}.",
            rules=rules_name(Rules.parse(self.services.settings.rules)),
        )
        colour = theme.TEXT_STRONG if self.error else theme.TEXT_QUIET
        self.paint_words(
            surface, words, places["hint"], size=theme.SMALL, colour=colour, align="centre"
        )
