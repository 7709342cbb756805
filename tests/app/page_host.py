"""A desktop's host that has a web page around it, as far as the game can tell."""

from pathlib import Path

from golf.host.desktop import DesktopHost


class PageHost(DesktopHost):
    """Files as on the desktop; address, buttons, live region and events as `WebHost` has them.

    `waiting` is what the page will tell of next; `told` is what the live region heard, `reading`
    what can be read at any time, `copied` what the page was to copy, `noted` the game that a page
    loaded again would know as `before`.
    """

    has_page_buttons = True
    can_quit = False

    def __init__(
        self, data: Path, *, address: str | None = None, before: str | None = None
    ) -> None:
        super().__init__(data)
        self.address = address
        self.before = before
        self.noted = ""
        self.offered: dict[str, str] = {}
        self.told: list[str] = []
        self.reading: list[str] = []
        self.copied: list[str] = []
        self.waiting: list[tuple[str, str]] = []

    def address_code(self) -> str | None:
        code, self.address = self.address, None
        return code

    def note_game(self, kind: str) -> None:
        self.noted = kind

    def game_before(self) -> str | None:
        return self.before

    def set_actions(self, actions: list[tuple[str, str]]) -> None:
        self.offered = dict(actions)

    def set_reading(self, lines: list[str]) -> None:
        self.reading = lines

    def announce(self, line: str) -> None:
        self.told.append(line)

    def copy_text(self, text: str, labels: dict[str, str]) -> bool | None:
        self.copied.append(text)
        return None

    def page_events(self) -> list[tuple[str, str]]:
        events, self.waiting = self.waiting, []
        return events
