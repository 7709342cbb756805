"""Initials for the top ten: three letters, typed, tapped, or turned with arrows and a pad."""

from collections.abc import Sequence
from functools import partial
from string import ascii_uppercase, digits
from unicodedata import normalize

from golf.controls.intents import Command, Intent, Text
from golf.geometry import Rect
from golf.routes import Change, Pop
from golf.saves.history import HistoryLine
from golf.scenes.entry_page import EntryPage
from golf.services import Services
from golf.ui.box import Box, Column, Row
from golf.ui.buttons import Button
from golf.ui.leaves import Line, heading
from golf.ui.look import Look
from golf.ui.scrolling import Scroll, Scrolling
from golf.ui.tiles import Tile
from golf.words import say

_ACCENTED = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÛÜÝŸß"
LETTERS = f" {ascii_uppercase}{_ACCENTED}{digits}"
"""In the order in which they are turned, with those of the languages that the game speaks."""

_KEYS = f"{ascii_uppercase}{digits}{_ACCENTED}"
"""In the order in which they are shown: what is wanted most comes first."""

COUNT = 3
_SLOT = "letter "


class InitialsScene(EntryPage):
    """Changes the player's initials, and writes them to `lines` of the history.

    Up and down turn the letter that has the focus; left and right go to the next.
    """

    is_overlay = True
    dims_below = True
    first_focus = f"{_SLOT}0"

    def __init__(self, services: Services, lines: Sequence[HistoryLine] = ()) -> None:
        super().__init__(services)
        self.lines = list(lines)
        kept = [letter(character) or " " for character in services.settings.initials]
        self.letters = (kept + [" "] * COUNT)[:COUNT]
        self.at = 0
        self.scroll = Scrolling()
        self.scrolls = [self.scroll]

    def build(self, look: Look) -> Box:
        """Return the initials, the letters to choose from, and the ways out."""
        slots = Row([self._slot(number) for number in range(COUNT)], 14, w=300)
        ways = Row(
            [
                Button("back", say("Cancel"), press=self.back, grow=1.0),
                Button("erase", say("Erase"), press=self.erase, grow=1.0),
                Button("done", say("Done"), kind="primary", press=self._keep, grow=1.0),
            ]
        )
        above = [heading(say("Your initials")), Column([slots], align="centre")]
        keys = Scroll(self.keys(_KEYS, gap=4), self.scroll, grow=1.0)
        return self.beside(look, above, keys, ways, 640)

    def _slot(self, number: int) -> Tile:
        """Return one of the initials, lit where the next letter goes."""
        press = partial(self._go, number)
        held = self.letters[number].strip() or say("free")
        name = say("Letter {n}: {letter}", n=number + 1, letter=held)
        button = Button(f"{_SLOT}{number}", name=name, is_on=self.at == number, press=press)
        return Tile(button, Line(self.letters[number], "display", 56, align="centre"), grow=1.0)

    @property
    def text_place(self) -> Rect | None:
        """The initials."""
        places = [each.rect for each in self.menu.buttons if each.key.startswith(_SLOT)]
        return places[0].union(places[-1]) if places else None

    # ---- intents

    def handle(self, intent: Intent) -> Change | None:
        """Let the arrows turn the letter in focus and go on from it, as typing does."""
        is_on_letter = self.menu.focus.startswith(_SLOT)
        match intent:
            case Text(text):
                self.add(text)
                self._go(self.at)
            case Command.UP | Command.DOWN if is_on_letter:
                self._turn(1 if intent is Command.UP else -1)
            case Command.RIGHT | Command.CONFIRM if is_on_letter:
                self._go(self.at + 1)
            case Command.LEFT if is_on_letter:
                self._go(self.at - 1)
            case _:
                return super().handle(intent)
        return None

    def focus_moved(self) -> None:
        """Let the next letter go where the focus is."""
        if self.menu.focus.startswith(_SLOT):
            self._go(int(self.menu.focus.removeprefix(_SLOT)))

    def paste(self, text: str) -> Change | None:
        """Take the first letters of a text."""
        self.add(normalize("NFC", text).strip()[:COUNT])
        return None

    @property
    def entered(self) -> str:
        """The initials without what is free before and after them."""
        return "".join(self.letters).strip()

    def add(self, text: str) -> None:
        """Put letters into their places; after the last comes the first again."""
        for character in filter(None, map(letter, normalize("NFC", text))):
            at = self.at % COUNT
            self.letters[at] = character
            self.at = at + 1
        if self.at == COUNT:
            self.menu.focus = self.done
        self.refresh()

    def erase(self) -> None:
        """Take the letter away that is next, or the one before it."""
        self.at = min(self.at, COUNT - 1)
        if self.letters[self.at] == " " and self.at:
            self.at -= 1
        self.letters[self.at] = " "
        self.refresh()

    def _turn(self, step: int) -> None:
        place = LETTERS.index(self.letters[self.at])
        self.letters[self.at] = LETTERS[(place + step) % len(LETTERS)]
        self.refresh()

    def _go(self, at: int) -> None:
        """Give the focus to a letter, or after the last one to Done."""
        self.at = min(max(0, at), COUNT)
        self.menu.focus = f"{_SLOT}{self.at}" if self.at < COUNT else self.done
        self.refresh()

    def _keep(self) -> Change:
        services = self.services
        initials = services.settings.initials = self.entered
        services.keep_settings()
        for line in self.lines:
            services.storage.history.add(line._replace(initials=initials or None))
        return Pop("initials")


def letter(character: str) -> str:
    """Return a character as one of `LETTERS`, without an accent that these lack, or nothing.

    The sharp s is one letter, though in capitals it is often written as two; the font of the
    headings has its small form alone.
    """
    capital = "ß" if character in ("ß", "ẞ") else character.upper()
    if len(capital) == 1 and capital not in LETTERS:
        capital = normalize("NFD", capital)[0]
    return capital if len(capital) == 1 and capital in LETTERS else ""
