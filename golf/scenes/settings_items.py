"""What the settings page offers: groups of settings, each with its words and its values."""

from dataclasses import dataclass
from typing import Literal

from golf.core.rules import Rules
from golf.saves.import_undo import has_import
from golf.saves.settings import BACKS, DECKS, LETTERS, MARKS, SPEEDS, TABLES
from golf.services import Services
from golf.texts.card_letters import ENGLISH, language_letters
from golf.texts.rules_names import rules_name
from golf.words import LANGUAGES, say


@dataclass(frozen=True, slots=True)
class Setting:
    """One line of the page.

    `key` is the name of a setting or of a way on. Of a `choice`, a step goes to the next of
    `values`; a `way` leads somewhere. `value` is what is in force, in words.
    """

    key: str
    words: str
    kind: Literal["switch", "choice", "volume", "way"] = "switch"
    value: str = ""
    values: tuple[object, ...] = ()
    is_on: bool = False
    is_enabled: bool = True


@dataclass(frozen=True, slots=True)
class Group:
    """Settings under a heading."""

    heading: str
    settings: tuple[Setting, ...]


def settings_groups(services: Services) -> list[Group]:
    """Return every group as the settings stand."""
    return [
        Group(say("Play"), _play(services)),
        Group(say("Cards and table"), _table(services)),
        Group(say("Movement and sound"), _motion(services)),
        Group(say("Window"), _window(services)),
        Group(say("Gamepad"), _gamepad(services)),
        Group(
            say("Data"),
            (
                Setting("defaults", say("Back to the defaults"), "way"),
                Setting(
                    "undo_import",
                    say("Undo the last import"),
                    "way",
                    is_enabled=has_import(services.storage),
                ),
                Setting("erase", say("Erase my data"), "way"),
            ),
        ),
    ]


def _switch(services: Services, key: str, words: str) -> Setting:
    return Setting(key, words, is_on=getattr(services.settings, key))


def _choice(
    services: Services, key: str, words: str, values: tuple[object, ...], *names: str
) -> Setting:
    named = dict(zip(values, names, strict=True))
    return Setting(key, words, "choice", named[getattr(services.settings, key)], values)


def _play(services: Services) -> tuple[Setting, ...]:
    rules = rules_name(Rules.parse(services.settings.rules))
    marked = say("by the rules"), say("always"), say("never")
    return (
        Setting("rules", say("Rules"), "way", rules),
        _choice(services, "marks", say("Mark playable cards"), MARKS, *marked),
        _switch(services, "clearable", say("Deal clearable holes only")),
        _switch(services, "verdict", say("Exact verdict")),
        _switch(services, "counter", say("Card counter")),
        _switch(services, "clock", say("Clock")),
        _switch(services, "autoplay", say("Flip the last cards by itself")),
        _switch(services, "confirm_give_up", say("Ask before giving up")),
    )


def _table(services: Services) -> tuple[Setting, ...]:
    decks = say("standard"), say("large index"), say("four colours"), say("large, four colours")
    backs = say("dimples"), say("argyle"), say("flag")
    tables = say("felt by day"), say("dusk"), say("high contrast")
    own = language_letters()
    names = ", ".join(own), ", ".join(ENGLISH)
    letters = _choice(services, "letters", say("Letters on court cards"), LETTERS, *names)
    return (
        _choice(services, "deck", say("Cards"), DECKS, *decks),
        *([letters] if own != ENGLISH else []),
        _choice(services, "back", say("Card backs"), BACKS, *backs),
        _choice(services, "table", say("Table"), TABLES, *tables),
        _switch(services, "places", say("Courses as places")),
        _switch(services, "mirrored", say("Stock at the right")),
        _switch(services, "fairway", say("Fairway beside the cards")),
    )


def _motion(services: Services) -> tuple[Setting, ...]:
    speeds = say("slow"), say("normal"), say("fast"), say("off")
    less = say("like the system"), say("on"), say("off")
    settings = services.settings
    return (
        _choice(services, "speed", say("Speed"), SPEEDS, *speeds),
        _choice(services, "reduced_motion", say("Less movement"), (None, True, False), *less),
        Setting("muted", say("Sound"), is_on=not services.is_muted),
        Setting("volume", say("Volume"), "volume", f"{settings.volume} %"),
        _switch(services, "ambience", say("Sounds of the place")),
    )


def _window(services: Services) -> tuple[Setting, ...]:
    codes: tuple[object, ...] = (None, *LANGUAGES)
    language = _choice(
        services, "language", say("Language"), codes, say("like the system"), *LANGUAGES.values()
    )
    if not services.host.can_fullscreen:
        return (language,)
    full = Setting("fullscreen", say("Full screen"), is_on=services.host.is_fullscreen)
    return (full, language)


def _gamepad(services: Services) -> tuple[Setting, ...]:
    pads = services.controls.pads
    name = pads.name if pads is not None else ""
    return (
        _switch(services, "swap_buttons", say("Swap confirm and back")),
        _switch(services, "rumble", say("Rumble")),
        Setting(
            "learn", say("Learn its buttons"), "way", name or say("none"), is_enabled=bool(name)
        ),
    )


def next_value(services: Services, setting: Setting) -> object:
    """Return the value that a step on a line leads to."""
    current = getattr(services.settings, setting.key)
    if setting.kind != "choice":
        return not current
    return setting.values[(setting.values.index(current) + 1) % len(setting.values)]
