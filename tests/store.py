"""A store in memory, with the failures that a disk or a browser can have."""

from golf.core.slices import finished
from golf.host.base import StorageError
from golf.saves.storage import Storage
from golf.saves.transfer import ImportPlan, planning, taking_in


class DictStore:
    """What `golf.saves.texts.Store` asks for, over a dictionary.

    `is_full` lets every write fail, `is_blocked` every access; `is_taken` lets a claim fail.
    """

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.texts = dict(texts or {})
        self.is_full = False
        self.is_blocked = False
        self.is_taken = False
        self.writes: list[str] = []

    def read(self, name: str) -> str | None:
        self.fail_if(self.is_blocked)
        return self.texts.get(name)

    def write(self, name: str, text: str) -> None:
        self.fail_if(self.is_blocked or self.is_full)
        self.writes.append(name)
        self.texts[name] = text

    def peek(self, name: str) -> str | None:
        return self.read(name)

    def read_on(self, name: str, place: int) -> tuple[list[str], int]:
        lines = (self.read(name) or "").splitlines()
        return lines[place : place + 100], min(len(lines), place + 100)

    def append(self, name: str, *lines: str) -> None:
        self.fail_if(self.is_blocked or self.is_full)
        before = self.texts.get(name, "")
        start = "\n" if before and not before.endswith("\n") else ""
        self.texts[name] = before + start + "".join(f"{line}\n" for line in lines)

    def set_aside(self, name: str) -> str:
        self.fail_if(self.is_blocked or self.is_full)
        self.texts[f"{name}.broken"] = self.texts.pop(name)
        return f"{name}.broken"

    def names(self) -> list[str]:
        self.fail_if(self.is_blocked)
        return list(self.texts)

    def remove(self, name: str) -> None:
        self.fail_if(self.is_blocked or self.is_full)
        self.texts.pop(name, None)

    def claim(self) -> bool:
        return not self.is_taken

    def fail_if(self, is_failing: bool) -> None:
        if is_failing:
            raise StorageError("No space left on device")


def import_text(storage: Storage, text: str, *, takes_choices: bool = False) -> ImportPlan:
    """Take in an exported file, or lines of a history, and return what came of it."""
    plan = finished(planning(storage, text))
    plan.takes_choices |= takes_choices
    finished(taking_in(storage, plan))
    return plan
