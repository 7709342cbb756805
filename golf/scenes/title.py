"""The title: what can be played, under which rules, over a table that plays itself."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Self

import pygame

from golf import routes, theme
from golf.background import Background
from golf.controls.intents import Hover, Intent
from golf.core.game import Game
from golf.core.rules import Rules
from golf.geometry import Rect
from golf.local_time import week_of
from golf.routes import Change, Push, Quit, Route
from golf.scenes.button_marks import paint_pad_hint
from golf.scenes.page import Page
from golf.scenes.poster import Poster
from golf.scenes.stack import paint_parts
from golf.services import Services
from golf.texts.numbers import golfers_text
from golf.texts.progress import named_progress, shorter_progress
from golf.texts.rules_names import base_name, rules_summary
from golf.ui.box import Box, Column, Layers, Padded, Row, Space, grid
from golf.ui.buttons import Button
from golf.ui.leaves import Line, Paper, Picture, Text
from golf.ui.look import Look
from golf.words import LANGUAGES, language_in_force, mark, say, say_n

if TYPE_CHECKING:
    from golf.background import Work
    from golf.records.daily import Today
    from golf.scenes.demo import Demo

TOUR = "tour"
"""What the settings note once a round was finished, and with it the Tour is open."""
WELCOME = "welcome"
"""What the settings note once the card for newcomers was put away."""

LAID_AT = 2
"""The frame in which a newcomer is greeted and the table laid: the first picture comes first."""

_WELCOME_WORDS = (
    mark("Bring seven columns onto one pile: a card fits when its rank is one above or one below."),
    mark("When nothing fits, flip the stock. It goes by once; the fewer cards left, the better."),
    mark("Four short lessons show how."),
)

# Heights in design pixels; with the gap between them no line is too low for a thumb.
_BIG, _SMALL, _FOOT = 54, 42, 36
_GAP = 8
_MARGIN = 16
_EDGE, _TINY_EDGE = 20, 12
_RULES_LINES = 3  # of the words about the rules
_LOW = 11.5  # thumbs: in a window less high the entries stand in rows of three
_LEAST_COLUMN = {2: 150, 3: 130}  # layout pixels for words, by how many stand side by side
_DEMO = 0.28  # of a tall window's height
_NARROW = 13  # thumbs
_TINY = 13.5  # thumbs: in a tall window less high the entries come first
_FLAT = 7  # the same in one that is not tall
_TINY_CARD = 0.26  # there, with a newcomer's card on it
_POSTER = 170  # the poster's height above the demo
_UPRIGHT = 0.8  # width against height: what is beside the sheet has room for the poster, too


class Own(NamedTuple):
    """Numbers of one's own: the daily, the Tour, and the latest rounds against par.

    `division` is that of the Tour, empty where nothing of it was played.
    """

    today: "Today"
    has_round: bool
    is_open_played: bool
    division: str
    form: Sequence[int]


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
        poster = Poster(say("Solitaire on nine holes"), 30 if _is_low(look) else 44, grow=200)
        is_aside = _is_cramped(look)
        entries = self._entries(look, None if is_aside else poster)
        edge = _TINY_EDGE if _is_tiny(look) else _EDGE
        sheet = Layers([Paper(), Padded(entries, _EDGE, edge)], w=_sheet_width(look))
        demo: Box = Picture(self._paint_demo, grow=1.0)
        card = Column([_welcome_card(look, self)], align="centre") if self._is_greeting else None
        if look.is_tall:
            share = _TINY_CARD if self._is_greeting and _is_tiny(look) else _DEMO
            height = share * look.size[1] / look.unit
            above = Layers([demo.changed(h=height), card and Column([card], spare=0.5)])
            page: Box = Column([Padded(above, 0, 4, grow=1.0), sheet], _MARGIN)
        else:
            high = poster.changed(grow=0.0, h=_POSTER) if is_aside else None
            beside = Padded(Column([high, demo, card], _MARGIN), 8, grow=1.0)
            # A newcomer's card comes first for those who hear the page.
            page = Layers([Row([Space(w=sheet.w), beside], _MARGIN), Row([sheet])])
        return Padded(page, _MARGIN)

    def _entries(self, look: Look, poster: Box | None) -> Box:
        """Return the poster, the ways into play, the other pages, the rules and the foot."""
        is_low, least = _is_low(look), (look.touch - look.px(_GAP)) / look.unit

        def lines(buttons: list[Button], height: float, across: int) -> Column:
            high = [each.changed(h=max(height, least)) for each in buttons]
            return grid(high, across, _GAP, row_grow=height)

        pitch = look.font("body", look.text_px(theme.SMALL)).get_linesize() / look.unit
        summary = Text(rules_summary(self.rules), size=theme.SMALL, colour=theme.TEXT_QUIET)
        foot = [each.changed(h=max(_FOOT, least)) for each in self._foot(look)]
        # The list of games comes and goes where no other button has to move for it.
        big, games, rules, tour = self._big(), self._games(), self._rules(), self._tour()
        if is_low:
            small = [*tour, *self._small(), *rules, *games]
            ways = [lines(big, _BIG, len(big)), lines(small, _SMALL, 3)]
        else:
            first = [*big[:1], *games] if len(big) == 3 else []
            ways = [
                *([lines(first, _BIG, len(first)), lines(big[1:], _BIG, 2)] if first
                  else [lines(big, _BIG, len(big))]),
                *([lines(tour, _SMALL, 1)] if tour else []),
                lines(self._small(), _SMALL, 2),
                lines(rules, _SMALL, 2),
            ]  # fmt: skip
        entries = [
            poster,
            *ways,
            None if _is_tiny(look) else summary.changed(h=(_RULES_LINES - is_low) * pitch),
            self._own_line(pitch),
            Row(foot, 0, grow=_FOOT),
        ]
        return Column(entries, _GAP)

    def _big(self) -> list[Button]:
        """Return the ways into play, the most wanted one first and bright."""
        latest = self._latest()
        ways = [
            Button("round", say("New round"), press=partial(self._begin, "round")),
            Button("hole", say("One hole"), press=partial(self._begin, "hole")),
        ]
        if latest is not None:
            go_on = partial(Push, routes.GoOn(latest))
            go_on_with = Button("continue", say("Continue"), value=named_progress(latest),
                                shorter=shorter_progress(latest), press=go_on)  # fmt: skip
            ways.insert(0, go_on_with)
        return [ways[0].changed(kind="primary"), *ways[1:]]

    def _small(self) -> list[Button]:
        """Return the entries of the grid below."""
        return [
            self._daily(),
            _way("courses", say("Courses"), routes.Courses()),
            _way("speed", say("Speed round"), routes.SpeedIntroduction(self.rules)),
            _way("records", say("Records"), routes.Records()),
            _way("deal", say("Deal number"), routes.DealEntry()),
            _way("code", say("Open a code"), routes.CodeEntry()),
        ]

    def _tour(self) -> list[Button]:
        """Return the way to the Tour, once a round was played to its end."""
        if TOUR not in self.services.settings.shown_once:
            return []
        week = say("week {n}", n=int(week_of(self.services.today)[6:]))
        icon = "tick" if self._own is not None and self._own.is_open_played else ""
        return [_way("tour", say("The Tour"), routes.Tour()).changed(value=week, icon=icon)]

    def _games(self) -> list[Button]:
        """Return the way to the games in progress, where there are others than the latest."""
        found = self.services.games_in_progress
        if not any(game is not self._latest() for game in found):
            return []
        return [_way("games", say("{n} in progress", n=len(found)), routes.Games())]

    def _own_line(self, pitch: float) -> Box | None:
        """Return one quiet line of one's own numbers."""
        if not self.services.storage.has_history:
            return None
        words = self.own_words()
        return OwnLine(words, size=theme.SMALL, shorter=self._shorter_words(), h=pitch)

    def _shorter_words(self) -> list[str]:
        """Return the own words with ever fewer rounds, of which the latest stay."""
        known = 0 if self._own is None else len(self._own.form)
        return [self.own_words(count) for count in range(1, known + 1)]

    def own_words(self, without: int = 0) -> str:
        """Return today's daily, the row of days, the division and the form, as far as known.

        The first `without` rounds of the form are left out.
        """
        if self._own is None:
            return ""
        today = self._own.today
        parts = [say("Daily played") if today.is_played else say("Daily still to play")]
        if today.streak > 1:
            parts.append(say("{n} in a row", n=today.streak))
        if self._own.division:
            parts.append(self._own.division)
        if form := self._own.form[without:]:
            scores = " ".join(map(golfers_text, form))
            parts.append(say_n("Last round to par: {scores}", "Last rounds to par: {scores}",
                               len(form), scores=scores))  # fmt: skip
        return " · ".join(parts)

    def _daily(self) -> Button:
        """Return the way to the daily, with an icon once it was played, and the streak."""
        today = None if self._own is None else self._own.today
        days = 0 if today is None else today.streak
        return _way("daily", say("Daily"), routes.Daily(self.services.today)).changed(
            icon="tick" if today is not None and today.is_played else "",
            value=say("{n} in a row", n=days) if days > 1 else "",
        )

    def _rules(self) -> list[Button]:
        wrap = on_or_off(self.rules.wrap)
        chosen = _way("rules", say("Rules"), routes.RulesChoice())
        chosen = chosen.changed(value=base_name(self.rules))
        return [chosen, Button("wrap", say("Wrap"), value=wrap, press=self._switch_wrap)]

    def _foot(self, look: Look) -> list[Button]:
        """Return the line at the foot, of which longer words have more."""
        host = self.services.host
        foot = [
            _way("settings", say("Settings"), routes.Settings(is_overlay=False)),
            _way("learn", say("Learn"), routes.Learn()),
        ]
        if host.can_fullscreen:
            words = say("Leave full screen") if host.is_fullscreen else say("Full screen")
            foot.append(Button("fullscreen", words, press=self.services.full_screen))
        if host.can_quit:
            foot.append(Button("quit", say("Quit"), press=Quit))
        font = look.font("bold", look.text_px(theme.SMALL))
        widths = [font.size(each.words)[0] / look.unit for each in foot]
        return [
            each.changed(kind="quiet", w=width, grow=1.0)
            for each, width in zip(foot, widths, strict=True)
        ]

    # ---- what is offered

    @property
    def rules(self) -> Rules:
        """The rules that a new game is played by."""
        return Rules.parse(self.services.settings.rules)

    def _latest(self) -> Game | None:
        return next(iter(self.services.games_in_progress), None)

    def _begin(self, kind: str) -> Change:
        return Push(routes.RandomDeals(kind, self.rules))

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
        self._was_latest = self._latest()

    def resume(self, result: object) -> Change | None:
        """Show what has changed meanwhile; a page that was only looked at keeps its button."""
        self._look_at_daily()
        latest = self._latest()
        self._is_greeting = self._is_greeting and self._is_new_here()
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
        self._looking = Background.begun(_finding_own(self.services, self.rules))
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
            self.menu.focus = "first lesson"
        elif self._latest():
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

    def _is_new_here(self) -> bool:
        """Return whether the player may be here for the first time."""
        settings, storage = self.services.settings, self.services.storage
        if WELCOME in settings.shown_once or settings.lessons or self.services.games:
            return False
        return not storage.has_history

    def _greet(self) -> None:
        """Show a newcomer the card, which the first frame does not wait for."""
        if self._is_new_here():
            self._is_greeting = True
            self.services.say(_welcome_words())
            self.refresh()
            self._focus_first()

    def first_choices(self) -> list[Button]:
        """Return what a newcomer to a desktop may want to choose at once: it is offered here once.

        A browser's player has chosen it there, and a low window has no room for it.
        """
        services, look = self.services, self.services.look
        if not services.host.can_quit or look.is_tall or _is_low(look):
            return []
        return [
            Button("own language", LANGUAGES[language_in_force()], press=self._next_language),
            Button("first sound", say("Sound"), value=on_or_off(not services.is_muted),
                   press=services.switch_sound),
            Button("first full screen", say("Full screen"), press=services.full_screen,
                   is_enabled=not services.host.is_fullscreen),
        ]  # fmt: skip

    def _next_language(self) -> None:
        codes = list(LANGUAGES)
        at = codes.index(language_in_force())
        self.services.settings.language = codes[(at + 1) % len(codes)]
        self.services.keep_settings()

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
            # The first picture does not wait for it.
            from golf.scenes.demo import Demo

            self._demo_area = self._room
            self._demo = Demo(self.services, self._demo_area)
        return self._demo

    @property
    def _room(self) -> Rect:
        """The room that the page leaves to the demo."""
        return next(leaf.rect for leaf in self.leaves if isinstance(leaf, Picture))

    def _paint_demo(self, surface: pygame.Surface, look: Look, room: Rect) -> None:
        if self._demo is None:
            return
        # In a tall window, and where the poster is above, the card would leave rags of the table.
        if not (self._is_greeting and (look.is_tall or _is_cramped(look))):
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


def _finding_own(services: Services, rules: Rules) -> "Work[Own]":
    lines = yield from services.storage.history.reading_all()
    # The first picture does not wait for what a history is asked.
    from golf.records.daily import finding_today
    from golf.records.own import finding_form

    week, today = week_of(services.today), services.today
    rounds = [line for line in lines if line.is_round]
    division = ""
    if any(line.event is not None for line in lines):
        from golf.records.tour import finding_career
        from golf.texts.rivals import division_name

        career = yield from finding_career(lines, services.today)
        division = division_name(career.division)
    form = yield from finding_form(lines, rules)
    is_open_played = any(line.event == week for line in rounds)
    return Own((yield from finding_today(lines, today)), bool(rounds), is_open_played, division,
               form)  # fmt: skip


class OwnLine(Line, kw_only=True):
    """A quiet line of one's own numbers, or the first of some shorter ones that fits."""

    colour: theme.Colour = theme.TEXT_QUIET
    shorter: Sequence[str]

    def as_written(self, look: Look) -> str:
        """Return as much as there is room for."""
        smallest = look.font(self.role, look.text_px(1))
        choices = [self.words, *self.shorter]
        fitting = (words for words in choices if smallest.size(words)[0] <= self.rect.w)
        return next(fitting, choices[-1])

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """Write that."""
        Line.paint(self.changed(words=self.as_written(look)), surface, look)


def on_or_off(is_on: bool) -> str:
    """Return the word for how a switch stands."""
    return say("on") if is_on else say("off")


def _way(key: str, words: str, route: Route) -> Button:
    """Return a button that leads somewhere."""
    return Button(key, words, press=partial(Push, route))


def _is_low(look: Look) -> bool:
    return not look.is_tall and look.size[1] < _LOW * look.touch


def _is_cramped(look: Look) -> bool:
    """Return whether a low window leaves more height than width beside the sheet."""
    width, height = look.size
    return _is_low(look) and width - look.px(_sheet_width(look) + 2 * _MARGIN) < _UPRIGHT * height


def _is_terse(look: Look) -> bool:
    """Return whether there is room for one sentence beside, or above, the sheet."""
    width, height = look.size
    return height < _LOW * look.touch if look.is_tall else width < _NARROW * look.touch


def _is_tiny(look: Look) -> bool:
    """Return whether a window has hardly room for its entries."""
    return look.size[1] < (_TINY if look.is_tall else _FLAT) * look.touch


def _sheet_width(look: Look) -> float:
    """Return how wide the sheet is, in design pixels; 0 for all of a tall window."""
    if look.is_tall:
        return 0.0
    across, share = (3, 2 / 3) if _is_low(look) else (2, 1 / 2)
    least = across * _LEAST_COLUMN[across] * look.ratio
    return min(max(430.0, least / look.unit), share * look.size[0] / look.unit - _MARGIN)


def _welcome_words() -> str:
    return " ".join(map(say, _WELCOME_WORDS))


def _welcome_card(look: Look, title: TitleScene) -> Box:
    """Return the card for those who have neither played nor learnt, until they put it away."""
    lesson = _way("first lesson", say("First lesson"), routes.LessonTable())
    lesson = lesson.changed(kind="primary", grow=1.0)
    later = Button("no lesson", say("I know how"), press=title.leave_welcome, grow=1.0)
    heading = Line(say("New to Golf?"), "display", theme.SUBHEADING)
    told = say(_WELCOME_WORDS[-1]) if _is_terse(look) else _welcome_words()
    words = Column([heading, Text(told)], 5)
    height = max(_FOOT, look.touch / look.unit - _GAP)
    choices = [each.changed(grow=1.0, h=height) for each in title.first_choices()]
    rows = [words, Row([lesson, later], 10), Row(choices, 10) if choices else None]
    inner = Padded(Column(rows, 10), 20)
    return Layers([Paper(), inner], w=max(520.0, 260 * look.ratio / look.unit))
