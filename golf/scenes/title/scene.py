"""The title: what can be played, under which rules, over a table that plays itself."""

from typing import TYPE_CHECKING, Self

import pygame

from golf import theme
from golf.background import Background
from golf.controls.intents import Hover, Intent
from golf.core.game import Game
from golf.core.rules import Rules
from golf.geometry import Rect
from golf.routes import Change
from golf.saves.settings import TOUR
from golf.scenes.button_marks import paint_pad_hint
from golf.scenes.page import Page
from golf.scenes.routes import lay_demo
from golf.scenes.stack import paint_parts
from golf.scenes.title.entries import Entries
from golf.scenes.title.own import Own, finding_own
from golf.scenes.title.poster import Poster
from golf.scenes.title.sizes import MARGIN, is_cramped, is_low, is_tiny, sheet_width
from golf.scenes.title.welcome import (
    FIRST_LESSON,
    WELCOME,
    is_new_here,
    welcome_card,
    welcome_words,
)
from golf.services import Services
from golf.texts.rules_names import rules_summary
from golf.ui.box import Box, Column, Layers, Padded, Row, Space, grid
from golf.ui.buttons import Button
from golf.ui.leaves import Line, Paper, Picture, Text
from golf.ui.look import Look
from golf.words import say

if TYPE_CHECKING:
    from golf.scenes.title.demo import Demo

LAID_AT = 2
"""The frame in which a newcomer is greeted and the table laid: the first picture comes first."""

# Heights in design pixels; with the gap between them no line is too low for a thumb.
_BIG, _SMALL, _FOOT = 54, 42, 36
_GAP = 8
_EDGE, _TINY_EDGE = 20, 12
_RULES_LINES = 3  # of the words about the rules
_DEMO = 0.28  # of a tall window's height
_TINY_CARD = 0.26  # of a tiny one's, with a newcomer's card on it
_POSTER = 170  # the poster's height above the demo


class TitleScene(Page):
    """The lowest scene of the stack."""

    has_backdrop = True

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._demo: Demo | None = None
        self._demo_area: Rect | None = None
        self._was_latest: Game | None = None
        self._updates = 0
        self._is_greeting = False
        self._looking: Background[Own] | None = None
        self._own: Own | None = None

    # ---- boxes

    def build(self, look: Look) -> Box:
        """Return the sheet with all entries, beside or below the demo and a newcomer's card."""
        poster = Poster(say("Solitaire on nine holes"), 30 if is_low(look) else 44, grow=200)
        is_aside = is_cramped(look)
        entries = self._column(look, None if is_aside else poster)
        edge = _TINY_EDGE if is_tiny(look) else _EDGE
        sheet = Layers([Paper(), Padded(entries, _EDGE, edge)], w=sheet_width(look))
        demo: Box = Picture(self._paint_demo, grow=1.0)
        card = None
        if self._is_greeting:
            card = Column([welcome_card(self.services, self.leave_welcome)], align="centre")
        if look.is_tall:
            share = _TINY_CARD if card is not None and is_tiny(look) else _DEMO
            height = share * look.size[1] / look.unit
            above = Layers([demo.changed(h=height), card and Column([card], spare=0.5)])
            page: Box = Column([Padded(above, 0, 4, grow=1.0), sheet], MARGIN)
        else:
            high = poster.changed(grow=0.0, h=_POSTER) if is_aside else None
            beside = Padded(Column([high, demo, card], MARGIN), 8, grow=1.0)
            # A newcomer's card comes first for those who hear the page.
            page = Layers([Row([Space(w=sheet.w), beside], MARGIN), Row([sheet])])
        return Padded(page, MARGIN)

    def _column(self, look: Look, poster: Box | None) -> Box:
        """Return the poster, the ways into play, the other pages, the rules and the foot."""
        least = (look.touch - look.px(_GAP)) / look.unit
        pitch = look.font("body", look.text_px(theme.SMALL)).get_linesize() / look.unit
        summary = Text(rules_summary(self.rules), size=theme.SMALL, colour=theme.TEXT_QUIET)
        foot = [each.changed(h=max(_FOOT, least)) for each in self._entries.foot(look)]
        entries = [
            poster,
            *self._ways(look, least),
            None if is_tiny(look) else summary.changed(h=(_RULES_LINES - is_low(look)) * pitch),
            self._own_line(pitch),
            Row(foot, 0, grow=_FOOT),
        ]
        return Column(entries, _GAP)

    def _ways(self, look: Look, least: float) -> list[Box]:
        """Return the ways into play, to the other pages and to the rules, in rows."""

        def rows(buttons: list[Button], height: float, across: int) -> Column:
            high = [each.changed(h=max(height, least)) for each in buttons]
            return grid(high, across, _GAP, row_grow=height)

        entries = self._entries
        big, games, pages = entries.ways_into_play(), entries.games(), entries.pages()
        tour, rules = entries.tour(), entries.rules(self._switch_wrap)
        if is_low(look):
            return [rows(big, _BIG, len(big)), rows([*tour, *pages, *rules, *games], _SMALL, 3)]
        if len(big) > 2:
            # The list of games comes and goes where no other button has to move for it.
            first = [big[0], *games]
            ways = [rows(first, _BIG, len(first)), rows(big[1:], _BIG, 2)]
        else:
            ways = [rows(big, _BIG, len(big))]
        if tour:
            ways.append(rows(tour, _SMALL, 1))
        return [*ways, rows(pages, _SMALL, 2), rows(rules, _SMALL, 2)]

    def _own_line(self, pitch: float) -> Box | None:
        """Return one quiet line of one's own numbers."""
        if not self.services.storage.has_history:
            return None
        shorter = [] if self._own is None else self._own.shorter
        quiet = theme.TEXT_QUIET
        return Line(self.own_words, size=theme.SMALL, colour=quiet, shorter=shorter, h=pitch)

    @property
    def own_words(self) -> str:
        """One's own numbers, empty until they are known."""
        return "" if self._own is None else self._own.words()

    # ---- what is offered

    @property
    def rules(self) -> Rules:
        """The rules that a new game is played by."""
        return Rules.parse(self.services.settings.rules)

    @property
    def _entries(self) -> Entries:
        return Entries(self.services, self.rules, self._own)

    def _switch_wrap(self) -> None:
        self.services.settings.rules = str(self.rules.with_wrap(not self.rules.wrap))
        self._look_at_daily()
        self.services.keep_settings()

    # ---- on and off the stack

    def twin(self, services: Services) -> Self:
        """Return the page with a demo of its own."""
        twin = super().twin(services)
        twin._demo = None if self._demo is None else self._demo.twin(services)
        return twin

    def enter(self) -> None:
        """Begin with the way on that is most likely wanted."""
        super().enter()
        self._focus_first()
        self._was_latest = self._entries.latest

    def resume(self, result: object) -> Change | None:
        """Show what has changed meanwhile; a page that was only looked at keeps its button."""
        self._look_at_daily()
        latest = self._entries.latest
        self._is_greeting = self._is_greeting and is_new_here(self.services)
        self.refresh()
        if latest is not self._was_latest:
            self._focus_first()
        self._was_latest = latest
        self.demo.begin_again()
        return None

    def new_day(self) -> None:
        """Show the new day's daily."""
        self._look_at_daily()
        self.refresh()

    def _look_at_daily(self) -> None:
        """Begin to see in the history whether today's daily was played."""
        self._looking = Background.begun(finding_own(self.services, self.rules))
        self._take_own(self._looking.result)

    def _take_own(self, found: Own | None) -> None:
        if found is not None:
            self._own = found
            if found.has_round:
                self.services.show_once(TOUR)

    def refresh(self) -> None:
        """Show the page as things now are; focus the first button if the focused one is gone."""
        focus = self.menu.focus
        super().refresh()
        if self._demo is not None and self._demo_area != self._room:
            self._demo_area = self._room
            self._demo.resize(self._demo_area)
        if self.menu.button(focus) is None:
            self._focus_first()

    def resize(self) -> None:
        """Adapt to the size of the window."""
        self._demo_area = None  # cards and their size may be others in the same place
        super().resize()

    def _focus_first(self) -> None:
        if self._is_greeting:
            self.menu.focus = FIRST_LESSON
        elif self._entries.latest:
            self.menu.focus = "continue"
        else:
            self.menu.focus = "round" if self.rules.holes > 1 else "hole"

    # ---- intents

    def handle(self, intent: Intent) -> Change | None:
        """Stop the demo, whatever it is that came."""
        if not isinstance(intent, Hover):
            self.demo.wait()
        return super().handle(intent)

    def back(self) -> Change | None:
        """Put the card for newcomers away; the title itself is left by its own button."""
        self.leave_welcome()
        return None

    # ---- newcomers

    def _greet(self) -> None:
        """Show a newcomer the card, which the first frame does not wait for."""
        if is_new_here(self.services):
            self._is_greeting = True
            self.services.say(welcome_words())
            self.refresh()
            self._focus_first()

    def leave_welcome(self) -> None:
        """Take the card for newcomers away for good."""
        if self._is_greeting:
            self._is_greeting = False
            self.services.show_once(WELCOME)
            self.refresh()

    # ---- time and the demo

    def update(self, dt: float) -> Change | None:
        """Let the demo play; greet a newcomer."""
        self._updates += 1
        if self._updates == LAID_AT:
            self._greet()
        if self._updates >= LAID_AT:
            self.demo.update(dt)
        if self._looking is None and self.services.storage.history.is_read:
            self.new_day()
        if self._looking is not None and self._looking.run_slice():
            self._take_own(self._looking.result)
            self.refresh()
        return None

    @property
    def is_moving(self) -> bool:
        """Whether cards of the demo move."""
        return self._demo is not None and self._demo.is_moving

    @property
    def wants_time(self) -> bool:
        """Whether pictures of the demo's cards are still to be made."""
        return self._demo is None or not self._demo.is_ready

    @property
    def is_timed(self) -> bool:
        """Whether the demo plays on."""
        return self._demo is None or self._demo.is_awake

    @property
    def demo(self) -> "Demo":
        """The table behind the menu, laid when it is first asked for."""
        if self._demo is None:
            self._demo_area = self._room
            self._demo = lay_demo(self.services, self._demo_area)
        return self._demo

    @property
    def _room(self) -> Rect:
        """The room that the page leaves to the demo."""
        return next(leaf.rect for leaf in self.leaves if isinstance(leaf, Picture))

    def _paint_demo(self, surface: pygame.Surface, look: Look, room: Rect) -> None:
        if self._demo is None:
            return
        # In a tall window, and where the poster is above, the card would leave rags of the table.
        if not (self._is_greeting and (look.is_tall or is_cramped(look))):
            self._demo.draw(surface)
        if self.services.may_hide_pads and not look.is_tall:
            top = look.px(8)
            paint_pad_hint(surface, look, room._replace(y=top, h=self._demo.top - 2 * top))

    def draw(self, surface: pygame.Surface) -> None:
        """Paint everything."""
        if self._demo is not None:
            self._demo.follow()
        super().draw(surface)

    def retouch(self, surface: pygame.Surface) -> list[Rect] | None:
        """Paint over a surface that holds the last picture what the demo has changed since."""
        changed = [] if self._demo is None else self._demo.follow()
        return paint_parts(surface, changed, super().draw)
