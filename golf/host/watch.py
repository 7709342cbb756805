"""A sleep that ends as soon as the display has news.

On Linux a display server (X11, Wayland) is reached by a socket, so the system itself can wake a
resting game: a press is answered at once, and until one comes next to nothing is done. Where there
is no such socket the sleep lasts its time.
"""

import os
import stat
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import Future

DESCRIPTORS = Path("/proc/self/fd")

APART = 0.05
"""Seconds from one sleep that news ended to the next."""

DEAF = 10
"""How often in succession a socket's news may be left unread."""


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
        self._unread: Counter[int] = Counter()
        self._next_ring = 0.0

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
        """End the sleep, but not at once when the last one ended just now.

        X tells every program of a mouse that moves anywhere on the screen.
        """
        loop = end.get_loop()
        loop.remove_reader(socket)
        self._rang.add(socket)
        due = max(self._next_ring, loop.time())
        self._next_ring = due + APART
        loop.call_at(due, _settle, end)

    def _drop_unread(self) -> None:
        """Leave out a socket whose news SDL never reads: it would end every sleep."""
        from select import POLLIN, poll

        for socket in self._rang:
            news = poll()
            news.register(socket, POLLIN)
            # Once or twice it may be something newer that came just now.
            self._unread[socket] = self._unread[socket] + 1 if news.poll(0) else 0
            if self._unread[socket] >= DEAF:
                self._sockets.discard(socket)
        self._rang.clear()


def _settle(end: "Future[None]") -> None:
    if not end.done():
        end.set_result(None)
