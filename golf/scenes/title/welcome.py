"""The card on the title for those who have neither played nor learnt, until they put it away."""

from collections.abc import Callable
from functools import partial

from golf import routes, theme
from golf.routes import Push
from golf.scenes.title.entries import on_or_off
from golf.scenes.title.sizes import is_low, is_terse
from golf.services import Services
from golf.ui.box import Box, Column, Layers, Padded, Row
from golf.ui.buttons import Button
from golf.ui.leaves import Line, Paper, Text
from golf.ui.look import Look
from golf.words import LANGUAGES, language_in_force, mark, say

WELCOME = "welcome"
"""What the settings note once the card was put away."""

FIRST_LESSON = "first lesson"
"""The button that a newcomer wants most likely."""

_WORDS = (
    mark("Bring seven columns onto one pile: a card fits when its rank is one above or one below."),
    mark("When nothing fits, flip the stock. It goes by once; the fewer cards left, the better."),
    mark("Four short lessons show how."),
)
_LOW_BUTTON = 36  # design pixels


def is_new_here(services: Services) -> bool:
    """Return whether the player may be here for the first time."""
    settings = services.settings
    if WELCOME in settings.shown_once or settings.lessons or services.games:
        return False
    return not services.storage.has_history


def welcome_words() -> str:
    """Return what the card tells of the game."""
    return " ".join(map(say, _WORDS))


def welcome_card(services: Services, put_away: Callable[[], None]) -> Box:
    """Return the card; its second button, for those who know the game, will `put_away` it."""
    look = services.look
    lesson = Button(FIRST_LESSON, say("First lesson"), kind="primary", grow=1.0,
                    press=partial(Push, routes.LessonTable()))  # fmt: skip
    later = Button("no lesson", say("I know how"), press=put_away, grow=1.0)
    heading = Line(say("New to Golf?"), "display", theme.SUBHEADING)
    told = say(_WORDS[-1]) if is_terse(look) else welcome_words()
    words = Column([heading, Text(told)], 5)
    height = max(_LOW_BUTTON, look.touch / look.unit - 8)
    choices = [each.changed(grow=1.0, h=height) for each in _first_choices(services, look)]
    rows = [words, Row([lesson, later], 10), Row(choices, 10) if choices else None]
    inner = Padded(Column(rows, 10), 20)
    return Layers([Paper(), inner], w=max(520.0, 260 * look.ratio / look.unit))


def _first_choices(services: Services, look: Look) -> list[Button]:
    """Return what a newcomer to a desktop may want to choose at once: it is offered here once.

    A browser's player has chosen it there, and a low window has no room for it.
    """
    if not services.host.can_quit or look.is_tall or is_low(look):
        return []
    return [
        Button("own language", LANGUAGES[language_in_force()],
               press=partial(_choose_next_language, services)),
        Button("first sound", say("Sound"), value=on_or_off(not services.is_muted),
               press=services.switch_sound),
        Button("first full screen", say("Full screen"), press=services.full_screen,
               is_enabled=not services.host.is_fullscreen),
    ]  # fmt: skip


def _choose_next_language(services: Services) -> None:
    codes = list(LANGUAGES)
    services.settings.language = codes[(codes.index(language_in_force()) + 1) % len(codes)]
    services.keep_settings()
