"""A sleep that ends as soon as the display has news.

On Linux a display server (X11, Wayland) is reached by a socket, so the system itself can wake a
resting game: a press is answered at once, and until one comes next to nothing is done. Where there
is no such socket the sleep lasts its time.
"""

import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import Future

DESCRIPTORS = Path("/proc/self/fd")


def open_sockets() -> set[int]:
    """Return the descriptors of this process's sockets; none where the system has no list."""
    try:
        found = [int(path.name) for path in DESCRIPTORS.iterdir()]
    except OSError:
        return set()
    return {descriptor for descriptor in found if _is_socket(descriptor)}


def _is_socket(descriptor: int) -> bool:
    try:
        return stat.S_ISSOCK(os.fstat(descriptor).st_mode)
    except OSError:
        # The one that the list was read with is closed by now.
        return False


class Watch:
    """The sockets that may have news; it is false once there are none."""

    def __init__(self, sockets: Iterable[int] = ()) -> None:
        self._sockets = set(sockets)
        self._rang: set[int] = set()

    def __bool__(self) -> bool:
        return bool(self._sockets)

    async def sleep(self, seconds: float) -> None:
        """Sleep for `seconds`, or until one of the sockets has something to read."""
        from asyncio import get_running_loop

        self._drop_unread()
        loop = get_running_loop()
        end: Future[None] = loop.create_future()
        timer = loop.call_later(seconds, _settle, end)
        for socket in self._sockets:
            loop.add_reader(socket, self._ring, socket, end)
        try:
            await end
        finally:
            timer.cancel()
            for socket in self._sockets:
                loop.remove_reader(socket)

    def _ring(self, socket: int, end: "Future[None]") -> None:
        self._rang.add(socket)
        _settle(end)

    def _drop_unread(self) -> None:
        """Leave out a socket whose news SDL does not read: it would end every sleep."""
        from select import POLLIN, poll

        for socket in self._rang:
            news = poll()
            news.register(socket, POLLIN)
            if news.poll(0):
                self._sockets.discard(socket)
        self._rang.clear()


def _settle(end: "Future[None]") -> None:
    if not end.done():
        end.set_result(None)
