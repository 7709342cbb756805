"""Every word that a player reads goes through here: the catalogue and its languages.

The English text is the key, as in gettext. `say("Hole {n} of {of}", n=3, of=9)` looks the text up
in the language in force and fills the names in; `say_n` chooses the plural form.
"""

from typing import TYPE_CHECKING

from golf.assets import asset_path
from golf.core.errors import GolfError, Words

if TYPE_CHECKING:
    import gettext

LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español"}
"""The languages that ship, by code, each under its own name."""

_catalogue: "gettext.NullTranslations | None" = None


def use_language(code: str) -> str:
    """Speak the language of `code` from now on and return the code in force.

    A code such as `de-AT` means its language; one that does not ship means English.
    """
    global _catalogue  # noqa: PLW0603 - the language in force is one for the whole program
    language = code.replace("_", "-").split("-")[0].lower()
    if language not in LANGUAGES or language == "en":
        _catalogue = None
        return "en"
    # English, the first frame's usual language, needs no catalogue.
    import gettext

    _catalogue = gettext.translation(
        "golf", asset_path("words"), languages=[language], fallback=True
    )
    return language


def language_in_force() -> str:
    """Return the code of the language that is spoken."""
    return "en" if _catalogue is None else _catalogue.info().get("language", "en")


def say(text: str, /, **values: object) -> str:
    """Return `text` in the language in force with `{names}` filled in."""
    # A catalogue keeps its own header under the empty text.
    found = _catalogue.gettext(text) if _catalogue is not None and text else text
    return found.format(**values) if values else found


def say_n(one: str, many: str, n: int, **values: object) -> str:
    """Return the singular or plural text for `n`, in the language in force; `{n}` is filled in."""
    if _catalogue is None:
        found = one if abs(n) == 1 else many
    else:
        found = _catalogue.ngettext(one, many, abs(n))
    return found.format(n=n, **values)


def say_words(words: Words) -> str:
    """Return the words of an error in the language in force."""
    values = {
        name: say_words(value) if isinstance(value, Words) else value
        for name, value in words.values.items()
    }
    return say(words.text, **values)


def say_error(error: Exception) -> str:
    """Return what an error says in the language in force; what the system says stays as it is."""
    return say_words(error.words) if isinstance(error, GolfError) else str(error)


def say_problem(error: Exception) -> str:
    """Return what an error says as a sentence of its own, not after a name and a colon."""
    words = say_error(error)
    return words[:1].upper() + words[1:]


def mark(text: str) -> str:
    """Return `text` as it is: it is in the catalogue, and is said later by `say(variable)`."""
    return text
