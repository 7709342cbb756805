"""Pages that show what was reached on courses."""

from golf.background import Work
from golf.records.courses import CourseRecord, finding_course_records
from golf.saves.storage import Storage
from golf.scenes.history_page import HistoryPage
from golf.services import Services

CourseRecords = dict[str, CourseRecord]
"""What was reached on each course that was played, by its name."""


class CourseRecordsPage(HistoryPage[CourseRecords]):
    """A page that knows what was reached on each course; nothing until it is found."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._records: CourseRecords = {}

    def search(self) -> Work[CourseRecords]:
        """Return the work that looks for what was reached."""
        return _finding(self.services.storage)

    def take(self, found: CourseRecords) -> None:
        """Take in what was reached."""
        self._records = found

    def record_of(self, name: str) -> CourseRecord:
        """Return what was reached on the course of a name."""
        return self._records.get(name, CourseRecord())


def _finding(storage: Storage) -> Work[CourseRecords]:
    return (yield from finding_course_records((yield from storage.history.reading_all())))
