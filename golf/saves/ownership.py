"""Whose a text is: ours are known by their exact name and by what stands in them.

What this version writes says so in its first key; what earlier versions wrote is known by its
structure. In a folder where another program has a text under one of our names, everything of ours
lives in a corner of its own, and the other's is neither read nor touched.
"""

import json
import re
from collections.abc import Callable
from enum import Enum
from typing import Protocol

from golf.core.game import KINDS
from golf.host.base import REPORT_BEGIN, REPORT_NAME
from golf.saves.file_names import (
    HISTORY,
    LINE_MARK,
    MARK,
    MARK_OF,
    NAME_PREFIX,
    NOTHING,
    SAVE,
    SETTINGS,
)
from golf.saves.settings import is_settings

_OLD_HEADS = {SAVE: '{"version":1,"latest":', SETTINGS: '{"version":1,"rules":'}
_OLD_LINE = {"version", "id", "record", "begun"}
_ASIDE = re.compile(
    r"(save|settings|before-import)\.broken-[1-9][0-9]*\.json|history\.broken-[1-9][0-9]*\.jsonl"
)
_UNFINISHED = re.compile(
    r"golf-solitaire\.((save|settings|before-import)\.json|history\.jsonl)\.new"
)
"""What a process that was killed while it wrote has left."""
_DEEPEST = 4
"""How many corners may lie in one another; each is there because a name was taken."""


class Owner(Enum):
    """Whose a text is. Of a `TORN` one nobody can tell."""

    US = "us"
    TORN = "torn"
    OTHERS = "others"


class Peeked(Protocol):
    """A store whose texts can be looked into."""

    def peek(self, name: str) -> str | None:
        """Return the beginning of a text, None where there is none."""


def owner(name: str, text: str) -> Owner:
    """Return whose `text` is, which begins what is kept as `save.json`, `settings.json`, ..."""
    text = text.strip(NOTHING)
    if not text:
        return Owner.US  # whoever made it, nothing in it can be lost
    if name == HISTORY:
        return _owner_of_lines(text)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return Owner.US if _begins_like_ours(name, text) else Owner.TORN
    if isinstance(data, dict):
        is_ours = data.get(MARK) == MARK_OF[name] or _is_old(name, data)
        return Owner.US if is_ours else Owner.OTHERS
    # No program keeps a bare number or text.
    return Owner.OTHERS if isinstance(data, list) else Owner.TORN


def _begins_like_ours(name: str, text: str) -> bool:
    """Return whether a text that was cut off can have been one of ours."""
    start = "".join(text[:200].split())
    heads = [f'{{"{MARK}":"{MARK_OF[name]}"', _OLD_HEADS.get(name, "")]
    return any(head and (start.startswith(head) or head.startswith(start)) for head in heads)


def _is_old(name: str, data: dict[str, object]) -> bool:
    """Return whether an object has the structure that versions without the mark wrote."""
    if MARK in data or type(data.get("version")) is not int:
        return False
    if name == SAVE:
        games = data.get("games")
        is_ours = not isinstance(games, dict) or not games or not games.keys().isdisjoint(KINDS)
        return is_ours and data.keys() == {"version", "latest", "games"}
    if name == SETTINGS:
        return is_settings(data)
    return False


def _owner_of_lines(text: str) -> Owner:
    """Return whose a list of lines is: one line of ours makes it ours."""
    is_readable = False
    for line in text.splitlines():
        try:
            data = json.loads(line.strip(NOTHING))
        except (ValueError, RecursionError):
            continue
        is_readable = True
        if isinstance(data, dict) and (data.get(MARK) == LINE_MARK or data.keys() >= _OLD_LINE):
            return Owner.US
    return Owner.OTHERS if is_readable else Owner.TORN


def find_place(store: Peeked) -> tuple[str, str | None]:
    """Return what stands before the names of our texts, and the stranger's text that is in the way.

    Raises:
        StorageError: the store cannot be looked into.
    """
    place, stranger = "", None
    for _ in range(_DEEPEST):
        owners = owners_in(store, place)
        found = _stranger(owners)
        if found is None:
            # A stranger's text that has gone does not take ours along.
            has_left = not owners and owners_in(store, place + NAME_PREFIX)
            return (place + NAME_PREFIX if has_left else place), stranger
        stranger = stranger or place + found
        place += NAME_PREFIX
    return place, stranger


def owners_in(store: Peeked, place: str) -> dict[str, Owner]:
    """Return whose the texts under our names are."""
    texts = {name: store.peek(place + name) for name in (*MARK_OF, HISTORY)}
    return {name: owner(name, text) for name, text in texts.items() if text is not None}


def _stranger(owners: dict[str, Owner]) -> str | None:
    """Return the name of a text that is not ours, None where there is none."""
    for name, whose in owners.items():
        # A torn text beside one of ours was ours as well.
        if whose is Owner.OTHERS or (whose is Owner.TORN and Owner.US not in owners.values()):
            return name
    return None


def is_erasable(name: str, read: Callable[[], str | None]) -> bool:
    """Return whether a text is ours by its name and by what stands in it."""
    if _ASIDE.fullmatch(name) or _UNFINISHED.fullmatch(name):
        return True
    if REPORT_NAME.fullmatch(name):
        return (read() or "").startswith(REPORT_BEGIN)
    whole = name.removesuffix(".new")  # what versions up to 0.1 wrote first
    if whole not in (*MARK_OF, HISTORY):
        return False
    text = read()
    return text is not None and owner(whole, text) is Owner.US


def is_exported(text: str) -> bool:
    """Return whether a file is an export of ours, or holds nothing."""
    begin = "".join(text[:40].split())
    return not begin or begin.startswith(f'{{"{MARK}":"export"') or owner(HISTORY, text) is Owner.US
