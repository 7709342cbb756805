"""Our texts in a store: each under its own name, beside whatever else is there.

Nothing here stops the game: what cannot be read is set aside, what cannot be written stays
unwritten, and `problems` says so once.
"""

import json
from functools import partial
from typing import Protocol

from golf.host.base import StorageError
from golf.saves.file_names import NAME_PREFIX, SETTINGS
from golf.saves.ownership import Owner, find_place, is_erasable, owners_in
from golf.words import say

VERSION = 1


class Store(Protocol):
    """A place for texts by name, as `golf.host.base.Host` describes it."""

    def read(self, name: str) -> str | None:
        """Return the text of that name."""

    def write(self, name: str, text: str) -> None:
        """Replace a text wholly or not at all."""

    def peek(self, name: str) -> str | None:
        """Return the beginning of a text."""

    def read_on(self, name: str, place: int) -> tuple[list[str], int]:
        """Return some lines from a place on, and the place after them."""

    def append(self, name: str, *lines: str) -> None:
        """Add lines to a text."""

    def set_aside(self, name: str) -> str:
        """Rename a broken text and return its new name."""

    def names(self) -> list[str]:
        """Return the names of all texts, whoever wrote them."""

    def remove(self, name: str) -> None:
        """Remove a text."""

    def claim(self) -> bool:
        """Return whether no other running copy uses the texts."""


class SavedTexts:
    """The texts of this game in one store.

    Where they are only looked at, `is_read_only` keeps even what is broken in its place. `problems`
    are the sentences to tell the player once; `failure` says why the store could not be read or
    written when it first failed, None while it never did.
    """

    def __init__(self, store: Store, *, is_read_only: bool = False) -> None:
        self.store = store
        self.is_read_only = is_read_only
        self.problems: list[str] = []
        self.failure: str | None = None
        self._is_second: bool | None = None
        self._left_alone: set[str] = set()
        self._place: str | None = None
        self._stranger: str | None = None

    # ---- the copies of the game, and the place

    @property
    def is_known_second(self) -> bool:
        """Whether it was found that another copy of the game was there first."""
        return bool(self._is_second)

    def claim(self) -> bool:
        """Return whether this is the only copy that runs; a second one keeps results alone."""
        if self._is_second is None:
            self._is_second = not self.store.claim()
            if self._is_second:
                self.problems.append(
                    say(
                        "Golf is open already. This copy files results, but saves neither games"
                        " in progress nor settings."
                    )
                )
        return not self._is_second

    def take_over(self) -> bool:
        """Return whether the copy that was there first has closed, and this one is the first now.

        It is told once, at the first call after that.
        """
        if not self._is_second or self.is_read_only or not self.store.claim():
            return False
        self._is_second = False
        self.problems.append(
            say("The other copy of Golf was closed. This one saves games and settings again.")
        )
        return True

    @property
    def stranger(self) -> str | None:
        """The name of ours that another program's text has, None where there is none."""
        try:
            self._at("")
        except StorageError as error:
            self._fail(error)
        return self._stranger

    @property
    def folder(self) -> str:
        """Where in the store our texts are, empty where they are at its top."""
        return (self._place or "").rstrip("/")

    def _at(self, name: str) -> str:
        """Return the name under which a text of ours is kept.

        Raises:
            StorageError: nobody can tell what else is there, so nothing may be touched.
        """
        if self._place is None:
            place, self._stranger = find_place(self.store)
            if self._stranger is not None:
                self._copy_into_corner(place)
            self._place = place
        return self._place + name

    def _copy_into_corner(self, corner: str) -> None:
        """Copy what is ours into the corner, where nothing is there yet: all of it or nothing."""
        if self.is_read_only or owners_in(self.store, corner):
            return
        outside = corner.removesuffix(NAME_PREFIX)
        ours = [n for n, whose in owners_in(self.store, outside).items() if whose is Owner.US]
        try:
            for name in ours:
                self.store.write(corner + name, self.store.read(outside + name) or "")
        except StorageError:
            for name in ours:
                self.store.remove(corner + name)
            raise

    # ---- texts

    def has(self, name: str) -> bool:
        """Return whether there is such a text, and anything in it."""
        try:
            return bool(self.store.peek(self._at(name)))
        except StorageError as error:
            self._fail(error)
            return False

    def read_json(self, name: str) -> dict[str, object] | None:
        """Return a text's JSON object, None where there is none of a version we know."""
        try:
            text = self.store.read(self._at(name))
        except StorageError as error:
            self._left_alone.add(name)
            self._fail(error)
            return None
        if text is None:
            return None
        try:
            data: dict[str, object] | None = json.loads(text)
        except (ValueError, RecursionError):
            data = None
        version = data.get("version") if isinstance(data, dict) else None
        if data is None or type(version) is not int or version < 1:
            self.set_aside(name)
            return None
        if version > VERSION:
            self._left_alone.add(name)
            self.problems.append(
                say(
                    "{name} was written by a newer version of Golf. It is left alone; nothing is"
                    " saved to it.",
                    name=name,
                )
            )
            # A newer version's settings still say most of what the player wants.
            return data if name == SETTINGS else None
        return data

    def write(self, name: str, text: str) -> bool:
        """Write a text where this copy may, and return whether it is kept."""
        if self.is_read_only or not self.claim() or name in self._left_alone:
            return False
        try:
            self.store.write(self._at(name), text)
        except StorageError as error:
            self._fail(error)
            return False
        return True

    def set_aside(self, name: str) -> None:
        """Put a broken text out of the way, where this copy may."""
        if self.is_read_only:
            self.problems.append(say("{name} could not be read.", name=name))
            return
        if not self.claim():
            return
        try:
            aside = self.store.set_aside(self._at(name))
        except StorageError as error:
            self._left_alone.add(name)
            self._fail(error)
            return
        self.problems.append(
            say("{name} could not be read. It was kept as {aside}.", name=name, aside=aside)
        )

    def read_on(self, name: str, place: int) -> tuple[list[str], int] | None:
        """Return some lines of a list from a place on and the place after them; None on failure."""
        try:
            return self.store.read_on(self._at(name), place)
        except StorageError as error:
            self._fail(error)
            return None

    def append(self, name: str, *lines: str) -> bool:
        """Add lines to a list, in a second copy too, and return whether they are kept."""
        try:
            self.store.append(self._at(name), *lines)
        except StorageError as error:
            self._fail(error)
            return False
        return True

    def remove(self, name: str) -> None:
        """Remove a text of ours."""
        try:
            self.store.remove(self._at(name))
        except StorageError as error:
            self._fail(error)

    def remove_all(self) -> bool:
        """Remove every text that is ours, what was set aside too; return whether none is left."""
        self._left_alone.clear()
        try:
            place = self._at("")
            for full in self.store.names():
                # What was copied into the corner lies outside it as well.
                name = full.rpartition("/")[2]
                is_here = place.startswith(full.removesuffix(name))
                if is_here and is_erasable(name, partial(self.store.peek, full)):
                    self.store.remove(full)
        except StorageError as error:
            self.problems.append(say("Not everything could be erased ({why}).", why=error))
            return False
        return True

    def _fail(self, error: StorageError) -> None:
        if self.failure is None:
            self.failure = str(error)
            self.problems.append(
                say("Nothing can be saved here ({why}). Play goes on all the same.", why=error)
            )


def compact(data: object) -> str:
    """Return a value as JSON without any blanks."""
    return json.dumps(data, separators=(",", ":"))
