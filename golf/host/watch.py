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
    from asyncio import AbstractEventLoop, Future

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
        self._loop: AbstractEventLoop | None = None
        self._listening: set[int] = set()
        self._end: Future[None] | None = None
        self._rang: set[int] = set()
        self._unread: Counter[int] = Counter()
        self._next_ring = 0.0

    def __bool__(self) -> bool:
        return bool(self._sockets)

    async def sleep(self, seconds: float) -> None:
        """Sleep for `seconds`, or until one of the sockets has something to read."""
        from asyncio import get_running_loop

        loop = get_running_loop()
        self._drop_unread()
        self._listen(loop)
        self._end = loop.create_future()
        timer = loop.call_later(seconds, self._settle)
        try:
            await self._end
        finally:
            timer.cancel()
            self._end = None

    def _listen(self, loop: "AbstractEventLoop") -> None:
        """Listen to those sockets that rang, and from the start to all of them."""
        if loop is not self._loop:
            self._loop = loop
            self._listening.clear()
        for socket in self._sockets - self._listening:
            loop.add_reader(socket, self._ring, loop, socket)
        self._listening = set(self._sockets)

    def _ring(self, loop: "AbstractEventLoop", socket: int) -> None:
        """End the sleep, but not at once when the last one ended just now.

        X tells every program of a mouse that moves anywhere on the screen.
        """
        loop.remove_reader(socket)
        self._listening.discard(socket)
        self._rang.add(socket)
        due = max(self._next_ring, loop.time())
        self._next_ring = due + APART
        loop.call_at(due, self._settle)

    def _settle(self) -> None:
        if self._end is not None and not self._end.done():
            self._end.set_result(None)

    def _drop_unread(self) -> None:
        """Leave out a socket whose news SDL never reads: it would end every sleep."""
        if not self._rang:
            return
        # Not there where no socket ever rings, as on Windows.
        from select import POLLIN, poll

        for socket in self._rang:
            news = poll()
            news.register(socket, POLLIN)
            # Once or twice it may be something newer that came just now.
            self._unread[socket] = self._unread[socket] + 1 if news.poll(0) else 0
            if self._unread[socket] >= DEAF:
                self._sockets.discard(socket)
        self._rang.clear()
