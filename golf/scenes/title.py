"""The title: what can be played, under which rules, over a table that plays itself."""

from typing import TYPE_CHECKING

import pygame

from golf import routes, theme
from golf.background import Background
from golf.controls.intents import Hover, Intent
from golf.core.rules import Rules
from golf.geometry import Rect
from golf.routes import Change, Push, Quit, Route
from golf.saves.game import Game
from golf.scenes import openings
from golf.scenes.demo import Demo
from golf.scenes.games import games_in_progress, latest_game, named_progress
from golf.scenes.hand_marks import paint_pad_hint
from golf.scenes.menu_scene import MenuScene
from golf.scenes.title_page import TitlePage, paint_poster, title_page
from golf.services import Services
from golf.texts.rules import base_name, rules_summary
from golf.ui.widgets import Button
from golf.words import say

if TYPE_CHECKING:
    from golf.background import Work
    from golf.records.daily import Today
    from golf.scenes.first_run import FirstRun


_LEAST_DEMO = 0.4
"""How much of its height the demo gives up at most to a card below it."""

_PAGES: dict[str, Route] = {
    "courses": routes.Courses(),
    "records": routes.Records(),
    "games": routes.Games(),
    "code": routes.CodeEntry(),
    "deal": routes.DealEntry(),
    "rules": routes.RulesChoice(),
    "settings": routes.Settings(is_overlay=False),
    "learn": routes.Learn(),
}
"""Where the buttons of these keys lead."""


class TitleScene(MenuScene):
    """The lowest scene of the stack."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._demo: Demo | None = None
        self._was_latest: Game | None = None
        self._updates = 0
        self._is_greeting = False
        self._first_run: FirstRun | None = None
        self._demo_area: Rect | None = None
        self._today: Today | None = None
        self._looking: Background[Today] | None = None

    @property
    def demo(self) -> Demo:
        """The table behind the menu, laid when it is first seen."""
        if self._demo is None:
            self._demo_area = self._room()
            self._demo = Demo(self.services, self._demo_area)
        return self._demo

    def _room(self) -> Rect:
        """Return the room of the demo: beside the sheet, above the card for newcomers."""
        table, card = self._page().table, self._first_run
        if card is None or self.services.look.is_tall:
            return table
        height = card.rect.y - self.services.look.px(16) - table.y
        return table._replace(h=height) if height > _LEAST_DEMO * table.h else table

    def _place_demo(self) -> None:
        """Move the demo where there is room for it now."""
        if self._demo is not None and self._demo_area != self._room():
            self._demo_area = self._room()
            self._demo.resize(self._demo_area)

    # ---- what is offered

    @property
    def rules(self) -> Rules:
        """The rules that a new game is played by."""
        return Rules.parse(self.services.settings.rules)

    def _latest(self) -> Game | None:
        return latest_game(self.services)

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
        self.demo.wait()
        return None

    def new_day(self) -> None:
        """Show the new day's daily."""
        self._look_at_daily()
        self.refresh()

    def _look_at_daily(self) -> None:
        """Begin to see in the history whether today's daily was played."""
        self._looking = Background.begun(self._find_today())
        self._today = self._looking.result or self._today

    def _find_today(self) -> "Work[Today]":
        storage = self.services.storage
        while storage.read_on():
            yield
        from golf.records.daily import finding_today

        return (yield from finding_today(storage.history.lines, self.services.today))

    def refresh(self) -> None:
        """Show the buttons as they now are; where the one in focus has gone, begin anew."""
        focus = self.menu.focus
        super().refresh()
        self._place_demo()
        if self.menu.button(focus) is None:
            self._focus_first()

    def _focus_first(self) -> None:
        if self._is_greeting:
            self.menu.focus = "first lesson"
        elif self._latest():
            self.menu.focus = "continue"
        else:
            self.menu.focus = "round" if self.rules.holes > 1 else "hole"

    def _big(self) -> list[tuple[str, str, str]]:
        """Return the ways into play, most wanted first: key, words, value."""
        latest = self._latest()
        ways = []
        if latest is not None:
            ways = [("continue", say("Continue"), named_progress(latest))]
        return [*ways, ("round", say("New round"), ""), ("hole", say("One hole"), "")]

    def _daily(self) -> tuple[str, str]:
        """Return what stands at the button of the daily: an icon once it was played, the streak."""
        if self._today is None:
            return "", ""
        icon = "tick" if self._today.is_played else ""
        days = self._today.streak
        return icon, say("{n} in a row", n=days) if days > 1 else ""

    def _small(self) -> list[tuple[str, str]]:
        """Return the entries of the grid below: key and words."""
        small = [
            ("daily", say("Daily")),
            ("courses", say("Courses")),
            ("speed", say("Speed round")),
            ("records", say("Records")),
            ("deal", say("Deal number")),
            ("code", say("Open a code")),
        ]
        found = games_in_progress(self.services)
        if any(game is not self._latest() for game in found):
            small.append(("games", say("{n} in progress", n=len(found))))
        return small

    def _rules(self) -> list[tuple[str, str, str]]:
        wrap = say("on") if self.rules.wrap else say("off")
        return [("rules", say("Rules"), base_name(self.rules)), ("wrap", say("Wrap"), wrap)]

    def _foot(self) -> list[tuple[str, str]]:
        foot = [("settings", say("Settings")), ("learn", say("Learn"))]
        host = self.services.host
        if host.can_fullscreen:
            words = say("Leave full screen") if host.is_fullscreen else say("Full screen")
            foot.append(("fullscreen", words))
        if host.can_quit:
            foot.append(("quit", say("Quit")))
        return foot

    def buttons(self) -> list[Button]:
        """Return a button for each entry, the one that is most likely wanted bright."""
        welcome = self._welcome()
        page, big = self._page(), self._big()
        buttons = [
            Button(key, words, place, "primary" if number == 0 else "plain", value=value)
            for number, ((key, words, value), place) in enumerate(zip(big, page.big, strict=True))
        ]
        for (key, words), place in zip(self._small(), page.small, strict=True):
            icon, value = self._daily() if key == "daily" else ("", "")
            buttons.append(Button(key, words, place, icon=icon, value=value))
        for (key, words, value), place in zip(self._rules(), page.rules, strict=True):
            buttons.append(Button(key, words, place, value=value))
        for (key, words), place in zip(self._foot(), page.foot, strict=True):
            buttons.append(Button(key, words, place, "quiet"))
        return welcome + buttons

    def _welcome(self) -> list[Button]:
        """Return the buttons of the card for those who are here for the first time."""
        self._first_run = None
        if not self._is_greeting:
            return []
        from golf.scenes.first_run import FirstRun

        look = self.services.look
        self._first_run = FirstRun(look, self._page().table)
        # Now that it is known how high the card is, the sheet leaves room for it.
        self._first_run = FirstRun(look, self._page().table)
        return self._first_run.buttons()

    def _page(self) -> TitlePage:
        card = self._first_run
        return title_page(
            self.services.look,
            above=0 if card is None else card.rect.h,
            big=len(self._big()),
            small=len(self._small()),
            rules=len(self._rules()),
            foot=[words for _, words in self._foot()],
        )

    # ---- intents

    def handle(self, intent: Intent) -> Change | None:
        """Stop the demo, whatever it is that came."""
        if not isinstance(intent, Hover):
            self.demo.wait()
        return super().handle(intent)

    def back(self) -> Change | None:
        """Put the card for newcomers away; the title itself is left by its own button."""
        self._leave_welcome()
        return None

    def choose(self, key: str) -> Change | None:
        """Follow a choice."""
        match key:
            case "continue":
                latest = self._latest()
                if latest is None:
                    return None
                return Push(routes.GoOn(latest))
            case "round" | "hole":
                return Push(openings.random_deals(self.services, key, self.rules))
            case "speed":
                return Push(routes.SpeedIntroduction(self.rules))
            case "first lesson":
                return Push(routes.LessonTable())
            case "daily":
                return Push(routes.Daily(self.services.today))
            case "no lesson":
                self._leave_welcome()
            case "wrap":
                self.services.settings.rules = str(self.rules.with_wrap(not self.rules.wrap))
                self.services.keep_settings()
            case "fullscreen":
                self.services.full_screen()
            case "quit":
                return Quit()
        return Push(_PAGES[key]) if key in _PAGES else None

    def _leave_welcome(self) -> None:
        """Take the card of the first run away for good."""
        if self._is_greeting:
            from golf.scenes.first_run import note_left

            self._is_greeting = False
            note_left(self.services)
            self.refresh()

    # ---- time and picture

    def update(self, dt: float) -> Change | None:
        """Let the demo play; greet a newcomer, which the first frame does not wait for."""
        self.demo.update(dt)
        if self._looking is None and self.services.storage.is_history_read:
            self.new_day()
        if self._looking is not None and self._looking.run_slice():
            self._today = self._looking.result
            self.refresh()
        if self._updates < 2:
            self._updates += 1
            if self._updates == 2:
                self._greet()
        return None

    def _is_new_here(self) -> bool:
        from golf.scenes.first_run import is_wanted

        return is_wanted(self.services)

    def _greet(self) -> None:
        if self._is_new_here():
            from golf.scenes.first_run import welcome_words

            self._is_greeting = True
            self.services.say(welcome_words())
            self.refresh()
            self._focus_first()

    @property
    def is_moving(self) -> bool:
        """Whether cards of the demo move."""
        return self._demo is not None and self._demo.is_moving

    @property
    def is_timed(self) -> bool:
        """Whether the demo plays on."""
        return self.demo.is_awake

    def resize(self) -> None:
        """Follow the window."""
        self._demo_area = None  # cards and their size may be others in the same place
        super().resize()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint everything."""
        self.demo.follow()
        super().draw(surface)

    def retouch(self, surface: pygame.Surface) -> None:
        """Paint over a surface that holds the last picture what the demo has changed since."""
        surface.set_clip(self.demo.follow())
        super().draw(surface)
        surface.set_clip(None)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the demo, and the sheet with the poster beside it."""
        look, page = self.services.look, self._page()
        surface.blit(look.backdrop(1), (0, 0))
        # Above the sheet of a tall window the card would leave rags of the table.
        if self._first_run is None or not look.is_tall:
            self.demo.draw(surface)
        if self._first_run is not None:
            self._first_run.draw(surface)
        if self.services.may_hide_pads and not look.is_tall:
            top = look.px(8)
            room = Rect(page.table.x, top, page.table.w, self.demo.top - 2 * top)
            paint_pad_hint(surface, look, room)
        self.paint_sheet(surface, page.panel)
        paint_poster(surface, look, page.poster, say("Solitaire on nine holes"))
        words = rules_summary(self.rules)
        self.paint_words(surface, words, page.words, size=theme.SMALL, colour=theme.TEXT_QUIET)
