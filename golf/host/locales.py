"""The player's languages by the environment, in gettext's order of precedence."""

import re
from collections.abc import Mapping

_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
_NO_LANGUAGE = ("c", "posix")


def wished_languages(environment: Mapping[str, str]) -> list[str] | None:
    """Return the codes of the languages wished for, the best first; None where nothing is set.

    The first of LC_ALL, LC_MESSAGES and LANG that is not empty is the locale. LANGUAGE, a list,
    goes before it; but for the locale C, which is English, it does not count (GNU gettext's manual,
    "Locale Environment Variables" and "The LANGUAGE variable"). `C.UTF-8` is English, too, where
    LANGUAGE says nothing else.
    """
    locale = next(filter(None, (environment.get(name, "") for name in _LOCALE)), "")
    wishes = environment.get("LANGUAGE", "")
    if locale.lower() in _NO_LANGUAGE:
        return ["en"]
    codes = [_code(wish) for wish in wishes.split(":") if wish]
    if locale:
        codes.append(_code(locale))
    return codes or None


def _code(locale: str) -> str:
    """Return the language of `de`, `de_AT.UTF-8`, `de-AT` or `de@euro`; English for C."""
    code = re.split("[_.@-]", locale)[0].lower()
    return "en" if code in _NO_LANGUAGE else code
