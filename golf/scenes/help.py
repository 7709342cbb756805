"""A page to read: one of the help pages, or any heading with lines."""

from collections.abc import Sequence

from golf import theme
from golf.controls.intents import Command
from golf.core.rules import Rules
from golf.host.base import StorageError
from golf.scenes.page import Page
from golf.services import Services
from golf.texts.controls import DeviceInUse, button_name
from golf.texts.help import Block, Pair, help_page
from golf.texts.rules_page import rules_page as printed
from golf.ui.box import Box, Column, Row
from golf.ui.buttons import Button
from golf.ui.leaves import Sheet, Text, heading
from golf.ui.look import Look
from golf.ui.reading import block_words, reading
from golf.ui.scrolling import Scroll, Scrolling
from golf.words import language_in_force, say


class PageScene(Page):
    """A heading and blocks of text that scroll where they do not fit.

    A plain pair of texts is a `Pair`.
    """

    is_read = True
    is_overlay = True
    dims_below = True
    is_help = True
    first_focus = "back"

    def __init__(
        self, services: Services, heading: str, blocks: Sequence[Block | tuple[str, str]]
    ) -> None:
        super().__init__(services)
        self.heading = heading
        self.blocks = [Pair(*block) if isinstance(block, tuple) else block for block in blocks]
        self.scroll = Scrolling()
        self.scrolls = [self.scroll]

    @property
    def spoken(self) -> str:
        """The page in sentences: a table is read row by row."""
        return "\n".join([self.heading, *map(block_words, self.blocks)])

    def resize(self) -> None:
        """Begin at the top again: the lines break at other places."""
        self.scroll.to(0)
        super().resize()

    def build(self, look: Look) -> Box:
        """Return the heading, the text that scrolls, and the way back."""
        text = Scroll(reading(look, self.blocks), self.scroll, grow=1.0)
        page = Column([heading(self.heading), text, self.foot()], 12)
        return Sheet(page, 820, 960 if look.is_tall else 680, pad=26, shrinks=True)

    def foot(self) -> Box:
        """Return the buttons below the text."""
        return Column([self.back_button()], align="centre")

    def back_button(self) -> Button:
        """Return the way back."""
        return Button("back", say("Back"), kind="primary", press=self.back, w=200)


class RulesScene(PageScene):
    """The rules of a game, with a button that shows them as a page to print."""

    def __init__(self, services: Services, rules: Rules) -> None:
        page = help_page("rules", rules, device_in_use(services))
        super().__init__(services, page.title, page.blocks)
        self.rules = rules
        self.message = ""

    def foot(self) -> Box:
        """Return the way back beside that to the printed page, and where that one went."""
        to_print = Button("print", say("To print"), press=self._print, w=200)
        buttons = Column([Row([to_print, self.back_button()], 12)], align="centre")
        if not self.message:
            return buttons
        words = Text(self.message, size=theme.SMALL, colour=theme.TEXT_QUIET, align="centre")
        return Column([words, buttons], 8)

    def _print(self) -> None:
        """Open the rules as a page of their own in the browser, which prints it."""
        language = language_in_force()
        name = f"golf-rules-{str(self.rules).replace('+', '-')}.html"
        try:
            where = self.services.host.show_page(name, printed(self.rules, language))
        except StorageError as error:
            self.message = say("It could not be written: {why}", why=error)
        else:
            self.message = (
                say("Opened in the browser: {where}", where=where)
                if where
                else say("Opened in the browser.")
            )
        self.services.say(self.message)
        self.refresh()


def device_in_use(services: Services) -> DeviceInUse:
    """Return what the player holds, for words about it."""
    device, family = services.device_in_use
    pads = services.controls.pads
    if pads is None:
        return DeviceInUse(device)

    def button(command: Command) -> str:
        place = pads.place_of(command, is_table=True)
        return "" if place is None else button_name(place.value, family)

    return DeviceInUse(device, button)


def help_scene(services: Services, key: str, rules: Rules | None) -> PageScene:
    """Return a page of `golf.texts.help.TITLES`, for the rules chosen where none are given."""
    rules = rules or Rules.parse(services.settings.rules)
    if key == "rules":
        return RulesScene(services, rules)
    page = help_page(key, rules, device_in_use(services))
    return PageScene(services, page.title, page.blocks)
