"""Pages that show what the history comes to."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from golf.background import Background, Work
from golf.routes import Change
from golf.scenes.page import Page
from golf.services import Services
from golf.ui.box import Box, Column, Row
from golf.ui.buttons import Button
from golf.ui.leaves import Sheet, heading
from golf.ui.scrolling import Scroll, Scrolling, pagers
from golf.words import say

_Found = TypeVar("_Found")


class HistoryPage(Page, Generic[_Found]):
    """A page that looks through the history when it opens, and again when it is returned to.

    Subclasses give the `search` and `take` what it finds. A short history is looked through before
    the page is first shown, a long one in slices of its frames.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.scroll = Scrolling()
        self.scrolls = [self.scroll]
        self._looking: Background[_Found] | None = None

    def search(self) -> Work[_Found]:
        """Return the work that looks through the history.

        It must not know the page, which it would keep alive after it was left.
        """
        raise NotImplementedError

    def take(self, found: _Found) -> None:
        """Take in what the search has found."""
        raise NotImplementedError

    def look_through(self) -> None:
        """Begin to look through the history."""
        self._looking = Background.begun(self.search())
        self._take_found()

    def _take_found(self) -> None:
        if self._looking is not None and self._looking.result is not None:
            self.take(self._looking.result)

    def enter(self) -> None:
        """Look through the history, then show the page."""
        self.look_through()
        super().enter()

    def resume(self, result: object) -> Change | None:
        """Look again: something may have been played."""
        self.look_through()
        self.refresh()
        return None

    def update(self, dt: float) -> Change | None:
        """Look on through a long history, a slice of every frame."""
        if self._looking is not None and self._looking.run_slice():
            self._take_found()
            self.refresh()
        return None

    def in_one_view(self, title: str, boxes: Sequence[Box]) -> Sheet:
        """Return a page for a window too small for two columns: boxes in one view that scrolls."""
        back = Button("back", say("Back"), press=self.back)
        turns = pagers(self.scroll, self.refresh)
        head = Row([heading(title, "left", 46).changed(grow=1.0), *turns, back], align="middle")
        view = Scroll(Column(boxes, 10), self.scroll, grow=1.0)
        return Sheet(Column([head, view], 6), 1240, 960, pad_y=12)

    @property
    def wants_time(self) -> bool:
        """Whether the history is still being looked through."""
        return self._looking is not None and not self._looking.is_done
