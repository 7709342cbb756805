"""Code entry: a record, a deal, a board or an export, typed, pasted or dropped."""

import pygame

from golf import routes, theme
from golf.controls.intents import Command, Intent, Mode, Text
from golf.geometry import Rect
from golf.routes import Change, Push, Swap
from golf.saves.codes import is_export
from golf.scenes import openings
from golf.scenes.menu_scene import MenuScene, columns, rows
from golf.services import Services
from golf.ui.shapes import draw_box
from golf.ui.widgets import Button
from golf.words import say, say_problem

_MOST_TEXT = 6_000

CODE_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/:+-."
"""All that a record, a deal, a board or rules are written with; small letters mean the same."""


class CodeEntryScene(MenuScene):
    """Takes a text and opens what it stands for; a page around the game has a field of its own."""

    mode = Mode.TEXT
    takes_text = True
    first_focus = "open"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.text = ""
        self.error = ""
        self.has_dialog = False

    def enter(self) -> None:
        """Let the page ask, where there is one."""
        super().enter()
        self._ask()
        self.refresh()

    def _ask(self) -> None:
        labels = {"ok": say("Open"), "cancel": say("Cancel"), "file": say("Choose a file")}
        self.has_dialog = self.services.host.ask_text(say("Open a code"), self.text, labels)

    # ---- places and buttons

    def _answers(self) -> list[tuple[str, str]]:
        enter = ("type", say("Type")) if self.has_dialog else ("paste", say("Paste"))
        letters = ("letters", say("Letters"))
        return [
            ("back", say("Back")),
            enter,
            letters,
            ("erase", say("Erase")),
            ("open", say("Open")),
        ]

    def _places(self) -> dict[str, Rect]:
        look = self.services.look
        pad, gap, button = look.px(24), look.px(10), max(look.px(50), self.touch)
        panel = self.sheet(700, 470)
        inner = Rect(panel.x + pad, panel.y + pad, panel.w - 2 * pad, panel.h - 2 * pad)
        line_h = look.font("body", look.text_px(theme.SMALL)).get_linesize()
        foot_h = 2 * button + gap if look.is_tall else button
        foot = Rect(inner.x, inner.bottom - foot_h, inner.w, foot_h)
        heading = inner._replace(h=look.px(56))
        about = Rect(inner.x, heading.bottom, inner.w, (3 if look.is_tall else 2) * line_h)
        error = Rect(inner.x, foot.y - gap - 2 * line_h, inner.w, 2 * line_h)
        top = about.bottom + gap
        field = Rect(inner.x, top, inner.w, max(1, error.y - gap - top))
        return {
            "panel": panel,
            "heading": heading,
            "about": about,
            "field": field,
            "error": error,
            "foot": foot,
        }

    @property
    def text_place(self) -> Rect:
        """The field."""
        return self._places()["field"]

    def buttons(self) -> list[Button]:
        """Return the ways to fill the field, and the ways on."""
        look = self.services.look
        foot, gap = self._places()["foot"], look.px(10)
        lines = rows(foot, 2, gap, max(look.px(50), self.touch)) if look.is_tall else [foot]
        counts = (3, 2) if look.is_tall else (5,)
        places = [
            place
            for line, across in zip(lines, counts, strict=True)
            for place in columns(line, across, gap)
        ]
        return [
            Button(
                key,
                words,
                place,
                "primary" if key == "open" else "plain",
                is_enabled=bool(self.text) or key not in ("open", "erase"),
            )
            for (key, words), place in zip(self._answers(), places, strict=True)
        ]

    # ---- intents

    def handle(self, intent: Intent) -> Change | None:
        """Take text as well as the buttons."""
        match intent:
            case Text(text):
                self._enter(self.text + text)
                return None
            case Command.ERASE:
                self._enter(self.text[:-1])
                return None
            case Command.PASTE:
                return self.choose("paste")
        return super().handle(intent)

    def _enter(self, text: str) -> None:
        # A board may have tabs between its cards, which no font paints.
        signs = (" " if sign.isspace() and sign != "\n" else sign for sign in text[:_MOST_TEXT])
        self.text = "".join(sign for sign in signs if sign.isprintable() or sign == "\n")
        self.error = ""
        self.refresh()
        if text:
            self.menu.focus = "open"

    def resume(self, result: object) -> None:
        """Take the text that the letters were left with."""
        if isinstance(result, str):
            self._enter(result)

    def page_event(self, kind: str, value: str) -> Change | None:
        """Open what was entered in the page's own dialog."""
        return self._open(value) if kind == "text" else None

    def choose(self, key: str) -> Change | None:
        """Follow a button."""
        match key:
            case "back":
                return self.back()
            case "paste":
                text = self.services.host.paste_text() or self.text
                if is_export(text):
                    # It is longer than the field takes.
                    return self._open(text)
                self._enter(text)
            case "type":
                self._ask()
            case "letters":
                title = say("Open a code")
                return Push(routes.Letters(title, self.text, CODE_SIGNS, _MOST_TEXT))
            case "erase":
                self._enter("")
            case "open":
                return self._open(self.text)
        return None

    def _open(self, text: str) -> Change | None:
        try:
            return Swap(openings.text(self.services, text))
        except ValueError as error:
            self._enter(text)
            self.error = say_problem(error)
            self.services.say(self.error)
        return None

    # ---- picture

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the sheet, the field and what is wrong with the text in it."""
        look = self.services.look
        places = self._places()
        surface.blit(look.backdrop(1), (0, 0))
        self.paint_sheet(surface, places["panel"])
        self.paint_words(surface, say("Open a code"), places["heading"], role="display",
                         size=theme.HEADING, align="centre")  # fmt: skip
        about = say(
            "A record like classic/617:3F15, a deal, a board, or an exported file. You may also"
            " drop a file onto the window."
        )
        self.paint_words(surface, about, places["about"], size=theme.SMALL, align="centre",
                         colour=theme.TEXT_QUIET)  # fmt: skip
        field = places["field"]
        draw_box(surface, field, look.px(8), theme.FIELD, theme.PANEL_LINE, max(1, look.px(2)))
        self._paint_text(surface, field.inflate(-look.px(14), -look.px(10)))
        self.paint_words(surface, self.error, places["error"], size=theme.SMALL, align="centre",
                         colour=theme.TEXT_STRONG)  # fmt: skip

    def _paint_text(self, surface: pygame.Surface, place: Rect) -> None:
        """Write the end of the text, and where the next letter goes."""
        look = self.services.look
        font = look.font("body", look.text_px(theme.BODY))
        lines: list[str] = []
        for line in self.text.split("\n"):
            lines += _broken(line, font, place.w)
        fitting = max(1, place.h // font.get_linesize())
        shown = lines[-fitting:]
        x, y = place.x, place.y
        for line in shown:
            picture = look.text(line, "body", theme.BODY, theme.TEXT)
            surface.blit(picture, (place.x, y))
            x = place.x + picture.get_width()
            y += font.get_linesize()
        caret = (x + look.px(2), y - font.get_linesize(), max(1, look.px(2)), font.get_height())
        surface.fill(theme.FAIRWAY, caret)


def _broken(line: str, font: pygame.font.Font, width: int) -> list[str]:
    """Break a line anywhere, so that every part is at most `width` pixels wide."""
    parts = []
    while font.size(line)[0] > width:
        fitting = max(1, len(line) * width // font.size(line)[0])
        while fitting > 1 and font.size(line[:fitting])[0] > width:
            fitting -= 1
        parts.append(line[:fitting])
        line = line[fitting:]
    return [*parts, line]
