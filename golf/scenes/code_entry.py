"""Code entry: a record, a deal, a board or an export, typed, pasted or dropped."""

from functools import partial

from golf import routes, theme
from golf.controls.intents import Device
from golf.core.codes import is_export
from golf.routes import Change, Push, Swap
from golf.scenes import openings
from golf.scenes.entry_page import EntryPage
from golf.services import Services
from golf.ui.box import Box, Column, grid
from golf.ui.buttons import Button
from golf.ui.code_text import EntryField
from golf.ui.leaves import Sheet, Text, heading
from golf.ui.look import Look
from golf.words import say, say_problem

_MOST_TEXT = 6_000
_FIVE_ABREAST = 1000  # layout pixels: in a window less wide five buttons are too narrow

CODE_CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/:+-."
"""All that a record, a deal, a board or rules are written with; small letters mean the same."""


class CodeEntryScene(EntryPage):
    """Takes a text and opens what it stands for; a page around the game has a field of its own."""

    has_backdrop = True
    first_focus = done = "open"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.text = ""
        self.error = ""
        self.has_dialog = services.host.has_page_buttons

    def enter(self) -> None:
        """Let the page ask, where there is one; a pad in hand could not answer."""
        super().enter()
        if self.services.controls.device is not Device.PAD:
            self._ask()
        self.refresh()

    def _ask(self) -> None:
        labels = {"ok": say("Open"), "cancel": say("Cancel"), "file": say("Choose a file")}
        self.has_dialog = self.services.host.ask_text(say("Open a code"), self.text, labels)

    def build(self, look: Look) -> Box:
        """Return what can be entered, the field, what is wrong with it, and the ways on."""
        if self.has_dialog:
            enter = Button("type", say("Type"), press=self._ask)
        else:
            enter = Button("paste", say("Paste"), press=self.paste_clipboard)
        has_text = bool(self.text)
        ways = [
            Button("back", say("Back"), press=self.back),
            enter,
            Button("letters", say("Letters"), press=self._choose_letters),
            Button("erase", say("Erase"), press=partial(self._enter, ""), is_enabled=has_text),
            Button(
                "open",
                say("Open"),
                kind="primary",
                press=partial(self._open, self.text),
                is_enabled=has_text,
            ),
        ]
        about = say(
            "A record like classic/617:3F15, a deal, a board, or an exported file. You may also"
            " drop a file onto the window."
        )
        is_wide = look.size[0] >= _FIVE_ABREAST * look.ratio and not look.is_tall
        lines = [ways] if is_wide else [ways[:3], ways[3:]]
        page = Column(
            [
                heading(say("Open a code")),
                Text(about, size=theme.SMALL, colour=theme.TEXT_QUIET, align="centre"),
                self.field(EntryField(self.text), grow=1.0),
                Text(self.error or " ", size=theme.SMALL, colour=theme.TEXT_STRONG, align="centre"),
                *(grid(line, len(line), 10) for line in lines),
            ],
            10,
        )
        return Sheet(page, 780, 470)

    @property
    def entered(self) -> str:
        """The text."""
        return self.text

    def add(self, text: str) -> None:
        """Put text after what is there."""
        self._enter(self.text + text)

    def erase(self) -> None:
        """Remove the last letter."""
        self._enter(self.text[:-1])

    def _enter(self, text: str) -> None:
        # A board may have tabs between its cards, which no font paints.
        shown = (" " if each.isspace() and each != "\n" else each for each in text[:_MOST_TEXT])
        self.text = "".join(each for each in shown if each.isprintable() or each == "\n")
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

    def paste(self, text: str) -> Change | None:
        """Put a text in the place of what is there; an export, longer than the field, opens."""
        if is_export(text):
            return self._open(text)
        if text:
            self._enter(text)
        return None

    def _choose_letters(self) -> Change:
        return Push(routes.Letters(say("Open a code"), self.text, CODE_CHARACTERS, _MOST_TEXT))

    def _open(self, text: str) -> Change | None:
        try:
            return Swap(openings.text(self.services, text))
        except ValueError as error:
            self._enter(text)
            self.error = say_problem(error)
            self.refresh()
            self.services.say(self.error)
        return None
