"""A page to read: one of the help pages, or any heading with lines."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from golf import theme
from golf.controls.intents import Command, Drag, Intent, Press, Wheel
from golf.core.rules import Rules
from golf.looks.shapes import draw_box
from golf.looks.widgets import Button
from golf.scenes.menu_scene import MenuScene
from golf.scenes.page_layout import PageLayout
from golf.scenes.stack import Change, Pop
from golf.services import Services
from golf.table.rect import Rect
from golf.texts.controls import Hand, button_name
from golf.texts.help import Block, Comparison, Example, Heading, Lead, Pair, help_page
from golf.words import say


class PageScene(MenuScene):
    """A heading and blocks of text that scroll where they do not fit.

    `scroll` is how far the page is moved up, in pixels. A plain pair of texts is a `Pair`.
    """

    is_overlay = True
    dims_below = True
    is_help = True

    def __init__(
        self, services: Services, heading: str, blocks: Sequence[Block | tuple[str, str]]
    ) -> None:
        super().__init__(services)
        self.heading = heading
        self.blocks = [Pair(*block) if isinstance(block, tuple) else block for block in blocks]
        self.scroll = 0
        self._grip: tuple[str, int] | None = None
        self._layout: PageLayout | None = None

    def enter(self) -> None:
        """Read the page to a screen reader, too."""
        super().enter()
        self.services.say("\n".join([self.heading, *map(block_words, self.blocks)]))

    @property
    def page(self) -> PageLayout:
        """The blocks as they are set for the window."""
        if self._layout is None:
            self._layout = PageLayout(self.services.look, self.blocks, self._places()[1].w)
        return self._layout

    def _places(self) -> tuple[Rect, Rect, Rect]:
        """Return the panel, the place of the text, and that of the button."""
        look = self.services.look
        panel = self.sheet(820, 960 if look.is_tall else 680)
        pad, heading, button = look.px(26), look.px(78), max(look.px(48), self.touch)
        text = Rect(
            panel.x + pad,
            panel.y + heading,
            panel.w - 2 * pad,
            max(1, panel.h - heading - button - round(1.7 * pad)),
        )
        width = max(look.px(200), round(110 * look.ratio))
        bottom = panel.bottom - pad * 3 // 4
        done = Rect(panel.center[0] - width // 2, bottom - button, width, button)
        return panel, text, done

    def buttons(self) -> list[Button]:
        """Return the way back."""
        return [Button("back", say("Back"), self._places()[2], "primary")]

    def choose(self, key: str) -> Change | None:
        """Leave."""
        return Pop()

    def resize(self) -> None:
        """Begin at the top again: the lines break anew."""
        self.scroll = 0
        self._layout = None
        super().resize()

    def handle(self, intent: Intent) -> Change | None:
        """Scroll, or leave."""
        step = self.services.look.px(60)
        match intent:
            case Wheel(steps):
                self._scroll_to(self.scroll - steps * step)
            case Command.UP | Command.DOWN:
                self._scroll_to(self.scroll + (step if intent is Command.DOWN else -step))
            case Command.LEFT | Command.RIGHT:
                whole = self._places()[1].h - step
                self._scroll_to(self.scroll + (whole if intent is Command.RIGHT else -whole))
            case Press(pos, hand) if self._places()[1].contains(pos):
                # The page follows the finger that was put down last.
                self._grip = hand, pos[1] + self.scroll
            case Drag(pos, _, hand) if self._grip is not None and self._grip[0] == hand:
                self._scroll_to(self._grip[1] - pos[1])
            case _:
                return super().handle(intent)
        return None

    def _scroll_to(self, scroll: int) -> None:
        most = max(0, self.page.height - self._places()[1].h)
        self.scroll = min(max(0, scroll), most)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the page."""
        look = self.services.look
        panel, text, _ = self._places()
        self.paint_sheet(surface, panel)
        title = look.fitted(self.heading, "display", theme.HEADING, theme.TEXT, text.w)
        y = panel.y + (text.y - panel.y - title.get_height()) // 2
        surface.blit(title, (panel.center[0] - title.get_width() // 2, y))
        self.page.paint(surface, text, self.scroll)
        self._paint_scroll_bar(surface, text)

    def _paint_scroll_bar(self, surface: pygame.Surface, text: Rect) -> None:
        """Paint how far down the page is what is in sight, where not all of it is."""
        whole = self.page.height
        if whole <= text.h:
            return
        width = max(3, self.services.look.px(5))
        track = Rect(text.right + 2 * width, text.y, width, text.h)
        draw_box(surface, track, width // 2, theme.BUTTON_FILL)
        bar = Rect(track.x, text.y + text.h * self.scroll // whole, width, text.h * text.h // whole)
        draw_box(surface, bar, width // 2, theme.TEXT_QUIET)


def block_words(block: Block) -> str:
    """Return a block as plain words, for a screen reader."""
    match block:
        case Lead(words) | Heading(words):
            return words
        case Pair(left, right):
            return say("{name}: {value}", name=left, value=right)
        case Example(_, words):
            return words
        case Comparison(names, rows):
            return "\n".join(
                f"{heading}: " + ", ".join(map(" ".join, zip(names, values, strict=True)))
                for heading, values in rows
            )
        case _:
            return block


def hand_of(services: Services) -> Hand:
    """Return what the player holds, for words about it."""
    device, family = services.hand
    pads = services.controls.pads
    if pads is None:
        return Hand(device)

    def button(command: Command) -> str:
        place = pads.place_of(command, is_table=True)
        return "" if place is None else button_name(place.value, family)

    return Hand(device, button)


def page_scene(services: Services, key: str, rules: Rules) -> PageScene:
    """Return a page of `help_text.TITLES` as a scene."""
    page = help_page(key, rules, hand_of(services))
    return PageScene(services, page.title, page.blocks)


def rules_page(services: Services, rules: Rules, holes: int) -> PageScene:
    """Return the rules of a game of so many holes as a page."""
    return page_scene(services, "rules", replace(rules, holes=holes))


def keys_page(services: Services) -> PageScene:
    """Return the page of controls, those of the device in hand first."""
    return page_scene(services, "controls", Rules.parse(services.settings.rules))


def told(services: Services, why: str) -> PageScene:
    """Return a page that says why something could not be opened."""
    return PageScene(services, say("This cannot be opened"), [why])
