"""The history as it is kept: read in slices, and added to.

`history.jsonl` has a `HistoryLine` a line. Another copy of the game may file results in it at any
time; they are seen when one is filed here.
"""

import json
from typing import TYPE_CHECKING

from golf.saves.file_names import HISTORY
from golf.saves.history import History, HistoryLine
from golf.saves.texts import SavedTexts

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from golf.background import Work
    from golf.core.deal import Deal

_LINES_A_STEP = 100


class HistoryFile:
    """The results that were filed, among our texts.

    `reads_late` lets the attempts of deals be counted from what is read so far: the window opens
    before the history was read, and `read_on` reads it in slices. `is_read` says that there is no
    more of it.
    """

    def __init__(self, texts: SavedTexts) -> None:
        self._texts = texts
        self._unwritten: list[HistoryLine] = []
        self.reads_late = False
        self._begin()

    def _begin(self) -> None:
        self._history, self._read_to, self.is_read = History(), 0, False

    # ---- out

    @property
    def lines(self) -> list[HistoryLine]:
        """The lines that count; what was not read of them yet is read now."""
        self._read_all()
        return self._history.lines

    def __len__(self) -> int:
        return len(self.lines)

    @property
    def broken(self) -> int:
        """How many of the lines that were read so far are none."""
        return self._history.broken

    @property
    def newer(self) -> int:
        """How many of the lines that were read so far are of a newer version."""
        return self._history.newer

    def reading_all(self) -> "Work[list[HistoryLine]]":
        """Read the history to its end, in slices, and return its lines."""
        while self.read_on():
            yield
        return self._history.lines

    def read_on(self) -> bool:
        """Read the next part of the history; return whether there may be more of it."""
        if self.is_read:
            return False
        if not self._history.has_unread and not self._take_lines():
            self.is_read = True
        self._history.read_on(_LINES_A_STEP)
        return not self.is_read

    def _read_all(self) -> None:
        while self.read_on():
            pass

    def take_rest(self) -> None:
        """Take in what is not known of the history yet, be it from another copy of the game.

        It is read as well where all before it was, and where nothing `reads_late`.
        """
        was_read = self.is_read
        while self._take_lines():
            self.is_read = False
        if was_read or not self.reads_late:
            self._read_all()

    def _take_lines(self) -> bool:
        """Take the next lines of the file in; return whether there were any."""
        lines, self._read_to = self._texts.read_on(HISTORY, self._read_to) or ([], self._read_to)
        self._history.take(lines)
        return bool(lines)

    # ---- one result, without reading all of a long history

    @property
    def is_begun(self) -> bool:
        """Whether anything was ever filed; this is known before the history was read."""
        return bool(len(self._history)) or self._texts.has(HISTORY)

    def get(self, line_id: str) -> HistoryLine | None:
        """Return the result that was filed under an id, None where there is none."""
        if not self.is_read:
            self.take_rest()
        return self._history.get(line_id)

    def of_day(self, day: str) -> list[HistoryLine]:
        """Return the results of a date's dailies."""
        self.take_rest()
        return self._history.of_day(day)

    def highest_attempt(self, deal: "Deal") -> int:
        """Return the highest attempt that was filed for a deal, 0 where none was."""
        if not self.reads_late:
            self._read_all()
        return self._history.highest_attempt(deal)

    def free_attempt(self, deal: "Deal", attempt: int) -> int:
        """Return `attempt` where none was filed as that of a deal, else the next one."""
        return self._history.free_attempt(deal, attempt)

    # ---- in

    def add(self, *lines: HistoryLine) -> None:
        """File lines, but for one that stands there under its id already."""
        for line in lines:
            if self.get(line.id) != line:
                self._history.add(line)
                self._unwritten.append(line)
        self.write_rest()

    def write_rest(self) -> None:
        """Write what could not be written before."""
        if self._unwritten and self._texts.append(HISTORY, *map(str, self._unwritten)):
            self._unwritten.clear()

    @property
    def unwritten(self) -> int:
        """How many lines could not be written yet; they are tried again."""
        return len(self._unwritten)

    def dropping(self, ids: "AbstractSet[str]") -> "Work[None]":
        """Take lines out of the file by their ids, in slices, and read it again."""
        kept: list[str] = []
        part = self._texts.read_on(HISTORY, 0)
        while part is not None and part[0]:
            kept += [line for line in part[0] if _id_of(line) not in ids]
            yield
            part = self._texts.read_on(HISTORY, part[1])
        if part is None:
            return
        if self._texts.write(HISTORY, "".join(f"{line}\n" for line in kept)):
            self.write_rest()
        self._begin()
        yield from self.reading_all()

    def forget(self) -> None:
        """Forget all of it, as its file is removed."""
        self._begin()
        self.is_read = True
        self._unwritten.clear()


def _id_of(text: str) -> object:
    """Return the id of a line of the history, None where it has none."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return data.get("id") if isinstance(data, dict) else None
