"""Look through the history for what was reached on courses, a slice of every frame."""

from golf.background import Background, Work
from golf.records.courses import CourseRecord, finding_course_records
from golf.services import Services


class CourseRecords:
    """What was reached on each course; nothing until it is found."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._work: Background[dict[str, CourseRecord]] | None = None
        self._found: dict[str, CourseRecord] = {}

    def look(self) -> None:
        """Begin to look through the history; a short one is looked through at once."""
        self._work = Background.begun(self._finding())
        self._keep()

    def _finding(self) -> Work[dict[str, CourseRecord]]:
        storage = self._services.storage
        while storage.read_on():
            yield
        return (yield from finding_course_records(storage.history.lines))

    def _keep(self) -> None:
        if self._work is not None and self._work.result is not None:
            self._found = self._work.result

    def look_on(self) -> bool:
        """Look on for a slice; return whether something was found."""
        if self._work is None or not self._work.run_slice():
            return False
        self._keep()
        return True

    @property
    def is_working(self) -> bool:
        """Whether the history is still being looked through."""
        return self._work is not None and not self._work.is_done

    def of(self, name: str) -> CourseRecord:
        """Return what was reached on the course of a name."""
        return self._found.get(name, CourseRecord())
