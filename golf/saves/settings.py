"""The player's choices, and what was shown once.

A value that this version does not know falls back to its default alone; a key that it does not know
is kept and written back.
"""

import dataclasses
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from golf.core.errors import Words
from golf.core.rules import Rules
from golf.saves import fields
from golf.saves.fields import FieldError, Reader, by_name, flag, one_of, optional, short, whole
from golf.saves.file_names import MARK, MARK_OF, SETTINGS
from golf.theme import HIGH_CONTRAST
from golf.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable

VERSION = 1
SPEEDS = ("slow", "normal", "fast", "off")
DECKS = ("standard", "large", "four-colour", "large-four-colour")
LETTERS = ("language", "english")
BACKS = ("dimples", "argyle", "flag")
TABLES = ("felt", "dusk", HIGH_CONTRAST)
MARKS = ("preset", "on", "off")

_SMALLEST_WINDOW, _LARGEST_WINDOW = 320, 16_384
_MOST_INITIALS = 3


_KEPT = (
    *("pads", "initials", "lessons", "shown_once", "unknown"),
    *("window", "maximized", "fullscreen", "wants_contrast"),
)
"""What no return to the defaults takes away."""
_OWN_TO_A_DEVICE = ("pads", "lessons", "shown_once", "unknown", "window", "maximized", "fullscreen")
"""What is joined, or belongs to one screen alone: no choice that another device could make."""
VERDICT_MARKS = "the verdict marks"
PLAYING_ON_MARKS = "playing on marks"
"""What the player is told of before it marks a result for the first time."""
TOUR = "tour"
"""What the title shows once a round was played to its end."""
AWARD = "achievement "
"""What the names of awards begin with among what was shown once."""


@dataclass(slots=True)
class Settings:
    """Every setting under its name in `settings.json`.

    `reduced_motion` and `language` are None while the system's own choice is followed; `volume`
    is a percentage; `marks` on playable cards follow the preset or are always on or off; `window`
    is the size in pixels, None before the first run, and the one to return to while it is
    `maximized`; `pads` holds for a pad's name the number of
    the button for each intent; `lessons` are the names of those finished; `shown_once`
    names what is shown to a player once and was; in the file it is called `told`.
    """

    rules: str = "classic"
    speed: str = "normal"
    reduced_motion: bool | None = None
    volume: int = 70
    muted: bool = False
    deck: str = "standard"
    letters: str = "language"
    back: str = "dimples"
    table: str = "felt"
    places: bool = True
    ambience: bool = True
    mirrored: bool = False
    fairway: bool = True
    marks: str = "preset"
    verdict: bool = False
    counter: bool = False
    clock: bool = False
    autoplay: bool = False
    confirm_give_up: bool = True
    clearable: bool = False
    fullscreen: bool = False
    window: tuple[int, int] | None = None
    maximized: bool = False
    language: str | None = None
    pads: dict[str, dict[str, int]] = field(default_factory=dict)
    swap_buttons: bool = False
    rumble: bool = True
    initials: str = ""
    lessons: list[str] = field(default_factory=list)
    shown_once: list[str] = field(default_factory=list)
    unknown: dict[str, object] = field(default_factory=dict)
    wants_contrast: bool = False
    """Whether the system asks for more contrast, which is no choice made here."""

    @property
    def shown_table(self) -> str:
        """What the cards lie on: the system's wish stands in for a choice that was not made."""
        return HIGH_CONTRAST if self.wants_contrast and self.table == TABLES[0] else self.table

    def show_once(self, name: str) -> bool:
        """Return whether `name` was not shown yet, and note that it is now."""
        if name in self.shown_once:
            return False
        self.shown_once.append(name)
        return True

    def marks_cards(self, rules: Rules) -> bool:
        """Return whether cards that fit stand out without being asked for under these rules."""
        return rules.preset == "practice" if self.marks == "preset" else self.marks == "on"

    def to_json(self) -> dict[str, object]:
        """Return the settings as JSON values, with the keys that only another version knows."""
        known = {_SAVED_AS.get(name, name): getattr(self, name) for name in _READERS}
        return {MARK: MARK_OF[SETTINGS], "version": VERSION, **self.unknown, **known}

    @classmethod
    def from_json(cls, data: object) -> "Settings":
        """Read settings; whatever is missing or not valid has its default."""
        settings = cls()
        if not isinstance(data, dict):
            return settings
        for key, value in data.items():
            name = _FIELDS.get(str(key), str(key))
            if name in _READERS:
                try:
                    setattr(settings, name, _READERS[name](value))
                except ValueError:
                    continue
            elif name not in (MARK, "version") and fields.is_shallow(value):
                settings.unknown[name] = value
        return settings

    @property
    def awards(self) -> list[str]:
        """The names of the awards that the player was shown."""
        return [name for name in self.shown_once if name.startswith(AWARD)]

    def learn(self, other: "Settings") -> None:
        """Join what was learnt elsewhere: lessons, awards, the buttons of pads."""
        self.lessons += [name for name in other.lessons if name not in self.lessons]
        self.shown_once += [name for name in other.awards if name not in self.shown_once]
        self.pads = {**other.pads, **self.pads}

    def differing_choices(self, other: "Settings") -> list[str]:
        """Return the names of the choices that are others elsewhere; a window's are no choices."""
        choices = [name for name in _READERS if name not in _OWN_TO_A_DEVICE]
        return [name for name in choices if getattr(self, name) != getattr(other, name)]

    def choose(self, other: "Settings", names: "Iterable[str]") -> None:
        """Take over choices that were made elsewhere, by their names."""
        for name in names:
            setattr(self, name, getattr(other, name))

    def reset(self) -> None:
        """Return every choice to its default; what was learnt, shown or entered stays."""
        fresh = Settings()
        for each in dataclasses.fields(fresh):
            if each.name not in _KEPT:
                setattr(self, each.name, getattr(fresh, each.name))


def named_choices(data: dict[str, object]) -> list[str]:
    """Return the names of the choices that an object holds; of all others it says nothing."""
    return [name for name, value in data.items() if name in _READERS and _is_valid(name, value)]


def is_settings(data: dict[str, object]) -> bool:
    """Return whether an object can be settings that a version without a mark wrote.

    Other programs have a language and a volume, too.
    """
    if data.keys() >= _ALWAYS_WRITTEN:
        return True
    own = {name: value for name, value in data.items() if name != "version"}
    return bool(own.keys() & _OWN_NAMES) and all(map(_is_valid, own, own.values()))


def _is_valid(name: str, value: object) -> bool:
    """Return whether there is a setting of this name that can have this value."""
    reader = _READERS.get(_FIELDS.get(name, name))
    if reader is None:
        return False
    try:
        reader(value)
    except ValueError:
        return False
    return True


def _window(value: object) -> tuple[int, int]:
    """Read the width and the height of a window."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise FieldError(Words("a width and a height"), value)
    width, height = map(whole(_SMALLEST_WINDOW, _LARGEST_WINDOW), value)
    return width, height


_READERS: dict[str, Reader[object]] = {
    "rules": fields.rules,
    "speed": one_of(*SPEEDS),
    "reduced_motion": optional(flag),
    "volume": whole(0, 100),
    "muted": flag,
    "deck": one_of(*DECKS),
    "letters": one_of(*LETTERS),
    "back": one_of(*BACKS),
    "table": one_of(*TABLES),
    "places": flag,
    "ambience": flag,
    "mirrored": flag,
    "fairway": flag,
    "marks": one_of(*MARKS),
    "verdict": flag,
    "counter": flag,
    "clock": flag,
    "autoplay": flag,
    "confirm_give_up": flag,
    "clearable": flag,
    "fullscreen": flag,
    "window": optional(_window),
    "maximized": flag,
    "language": optional(one_of(*LANGUAGES)),
    "pads": by_name(by_name(whole(0, 255))),
    "swap_buttons": flag,
    "rumble": flag,
    "initials": short(_MOST_INITIALS),
    "lessons": fields.names,
    "shown_once": fields.names,
}
_SAVED_AS = {"shown_once": "told"}
"""What is called otherwise in the file."""
_FIELDS = {saved: name for name, saved in _SAVED_AS.items()}

_ALWAYS_WRITTEN = {"version", "rules", "speed", "deck", "back", "table", "marks", "confirm_give_up"}
"""What every version since 0.1 wrote."""
_OWN_NAMES = _READERS.keys() - {
    "speed", "volume", "muted", "language", "window", "fullscreen", "maximized", "table",
    "autoplay", "rumble", "clock", "counter", "letters", "places", "marks", "reduced_motion",
}  # fmt: skip
"""Settings that hardly any other program has."""
