"""The buttons of the title: the ways into play, the other pages, the rules, and the foot."""

from collections.abc import Callable, Sequence
from functools import partial

from golf import routes, theme
from golf.core.game import Game
from golf.core.rules import Rules
from golf.local_time import week_of
from golf.routes import Change, Push, Quit, Route
from golf.saves.settings import TOUR
from golf.scenes.title.own import Own
from golf.services import Services
from golf.texts.progress import named_progress, shorter_progress
from golf.texts.rules_names import base_name
from golf.ui.buttons import Button
from golf.ui.look import Look
from golf.words import say


class Entries:
    """The buttons, as the saved games, the rules for a new one, and one's own numbers are now."""

    def __init__(self, services: Services, rules: Rules, own: Own | None) -> None:
        self._services = services
        self._rules = rules
        self._own = own
        self._games = services.games_in_progress

    @property
    def latest(self) -> Game | None:
        """The game that was played last, while it is in progress."""
        return next(iter(self._games), None)

    def ways_into_play(self) -> list[Button]:
        """Return the most wanted one first and bright."""
        latest = self.latest
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

    def _begin(self, kind: str) -> Change:
        return Push(routes.RandomDeals(kind, self._rules))

    def pages(self) -> list[Button]:
        """Return the ways to the other pages, but for those that come and go."""
        return [
            self._daily(),
            _way("courses", say("Courses"), routes.Courses()),
            _way("speed", say("Speed round"), routes.SpeedIntroduction(self._rules)),
            _way("records", say("Records"), routes.Records()),
            _way("deal", say("Deal number"), routes.DealEntry()),
            _way("code", say("Open a code"), routes.CodeEntry()),
        ]

    def _daily(self) -> Button:
        """Return the way to the daily, with an icon once it was played, and the streak."""
        today = None if self._own is None else self._own.today
        days = 0 if today is None else today.streak
        return _way("daily", say("Daily"), routes.Daily(self._services.today)).changed(
            icon="tick" if today is not None and today.is_played else "",
            value=say("{n} in a row", n=days) if days > 1 else "",
        )

    def tour(self) -> list[Button]:
        """Return the way to the Tour, once a round was played to its end."""
        if TOUR not in self._services.settings.shown_once:
            return []
        week = say("week {n}", n=int(week_of(self._services.today)[6:]))
        icon = "tick" if self._own is not None and self._own.is_open_played else ""
        return [_way("tour", say("The Tour"), routes.Tour()).changed(value=week, icon=icon)]

    def games(self) -> list[Button]:
        """Return the way to the games in progress, where there are others than the latest."""
        count = len(self._games)
        return [_way("games", say("{n} in progress", n=count), routes.Games())] if count > 1 else []

    def rules(self, switch_wrap: Callable[[], None]) -> list[Button]:
        """Return the rules in force and whether they wrap, which `switch_wrap` changes."""
        chosen = _way("rules", say("Rules"), routes.RulesChoice())
        chosen = chosen.changed(value=base_name(self._rules))
        wrap = on_or_off(self._rules.wrap)
        return [chosen, Button("wrap", say("Wrap"), value=wrap, press=switch_wrap)]

    def foot(self, look: Look) -> Sequence[Button]:
        """Return the line at the foot, of which longer words have more."""
        host = self._services.host
        foot = [
            _way("settings", say("Settings"), routes.Settings(is_overlay=False)),
            _way("learn", say("Learn"), routes.Learn()),
        ]
        if host.can_fullscreen:
            words = say("Leave full screen") if host.is_fullscreen else say("Full screen")
            foot.append(Button("fullscreen", words, press=self._services.full_screen))
        if host.can_quit:
            foot.append(Button("quit", say("Quit"), press=Quit))
        font = look.font("bold", look.text_px(theme.SMALL))
        widths = [font.size(each.words)[0] / look.unit for each in foot]
        return [
            each.changed(kind="quiet", w=width, grow=1.0)
            for each, width in zip(foot, widths, strict=True)
        ]


def on_or_off(is_on: bool) -> str:
    """Return the word for how a switch stands."""
    return say("on") if is_on else say("off")


def _way(key: str, words: str, route: Route) -> Button:
    """Return a button that leads somewhere."""
    return Button(key, words, press=partial(Push, route))
