"""A resting game sleeps until the display has news."""

import asyncio
import os
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from golf.host import watch
from golf.host.desktop import ASLEEP, AT_REST, PACE, WATCHED, DesktopHost
from golf.host.watch import APART, DEAF, Watch, open_sockets

LONG = 30.0
"""Seconds that no test waits: a sleep of it has to be cut short."""
SHORT = 0.02

Pair = tuple[socket.socket, socket.socket]

watched = pytest.mark.skipif(sys.platform != "linux", reason="no list of sockets elsewhere")


@pytest.fixture
def pair() -> Iterator[Pair]:
    ours, servers = socket.socketpair()
    with ours, servers:
        yield ours, servers


def slept(sleeper: Watch | DesktopHost, seconds: float) -> float:
    start = time.monotonic()
    asyncio.run(sleeper.sleep(seconds))
    return time.monotonic() - start


@watched
def test_the_sockets_of_the_process_are_found_and_nothing_else(pair: Pair, tmp_path: Path) -> None:
    with (tmp_path / "file").open("w") as file:
        found = open_sockets()
        assert {pair[0].fileno(), pair[1].fileno()} <= found
        assert file.fileno() not in found


def test_where_the_system_has_no_list_there_are_no_sockets(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(watch, "DESCRIPTORS", tmp_path / "none")
    assert open_sockets() == set()
    assert not Watch(open_sockets())


def test_without_a_socket_a_sleep_lasts_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    # As on Windows, which has no such sockets either.
    monkeypatch.delattr("select.poll", raising=False)
    monkeypatch.delattr("select.POLLIN", raising=False)
    watching = Watch()
    for _ in range(2):
        assert slept(watching, SHORT) >= SHORT


def test_without_news_a_sleep_lasts_its_time(pair: Pair) -> None:
    assert slept(Watch([pair[0].fileno()]), SHORT) >= SHORT


def test_news_before_or_during_a_sleep_ends_it(pair: Pair) -> None:
    ours, servers = pair
    watching = Watch([ours.fileno()])
    servers.send(b"a press")
    assert slept(watching, LONG) < LONG / 2
    ours.recv(100)

    async def press_later() -> None:
        asyncio.get_running_loop().call_later(SHORT, servers.send, b"another")
        await watching.sleep(LONG)

    start = time.monotonic()
    asyncio.run(press_later())
    assert SHORT / 2 < time.monotonic() - start < LONG / 2
    assert watching


def test_a_socket_whose_news_nobody_reads_is_watched_no_more(pair: Pair) -> None:
    ours, servers = pair
    watching = Watch([ours.fileno()])
    servers.send(b"nothing that SDL reads")
    for _ in range(DEAF):
        assert watching
        assert slept(watching, LONG) < LONG / 2
    assert slept(watching, SHORT) >= SHORT
    assert not watching


def test_a_socket_whose_news_is_read_now_and_then_stays_watched(pair: Pair) -> None:
    ours, servers = pair
    watching = Watch([ours.fileno()])

    async def sleep_till_news() -> None:
        asyncio.get_running_loop().call_soon(servers.send, b"news")
        await watching.sleep(LONG)

    for number in range(2 * DEAF):
        asyncio.run(sleep_till_news())
        if number % 3 == 0:
            ours.recv(100)
        assert watching


def test_news_in_quick_succession_ends_no_more_than_some_sleeps(pair: Pair) -> None:
    ours, servers = pair
    watching = Watch([ours.fileno()])
    start = time.monotonic()
    for _ in range(5):
        servers.send(b"the mouse moves over another window")
        slept(watching, LONG)
        ours.recv(100)
    assert time.monotonic() - start >= 4 * APART


def test_two_sockets_with_news_at_once_end_one_sleep() -> None:
    first, second = socket.socketpair(), socket.socketpair()
    with first[0], first[1], second[0], second[1]:
        watching = Watch([first[0].fileno(), second[0].fileno()])
        first[1].send(b"1")
        second[1].send(b"2")
        assert slept(watching, LONG) < LONG / 2


def give_sockets(monkeypatch: pytest.MonkeyPatch, driver: str, opened: socket.socket) -> None:
    """Let SDL's video `driver` open a socket beside one that was there before."""
    lists = iter([{9999}, {9999, opened.fileno()}])
    monkeypatch.setattr("golf.host.desktop.open_sockets", lambda: next(lists))
    monkeypatch.setattr("pygame.display.get_driver", lambda: driver)


def test_a_driver_that_tells_nothing_by_a_socket_is_looked_at(
    tmp_path: Path, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = DesktopHost(tmp_path)
    give_sockets(monkeypatch, "windows", pair[0])
    host.open_display()
    assert host.idle_seconds(LONG) == ASLEEP


@pytest.mark.parametrize(
    ("driver", "wanted"), [("x11", "0"), ("windows", "0"), ("wayland", "1"), ("cocoa", "1")]
)
def test_a_driver_without_a_framebuffer_of_its_own_gets_a_texture(
    tmp_path: Path, pair: Pair, monkeypatch: pytest.MonkeyPatch, driver: str, wanted: str
) -> None:
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "0")
    host = DesktopHost(tmp_path)
    host.prepare()
    give_sockets(monkeypatch, driver, pair[0])
    host.open_display()
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == wanted


def test_a_watched_window_sleeps_long_and_is_woken(
    tmp_path: Path, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, servers = pair
    host = DesktopHost(tmp_path)
    give_sockets(monkeypatch, "x11", ours)
    assert host.idle_seconds(1.0) == AT_REST
    host.open_display()
    assert host.idle_seconds(0.05) == AT_REST
    assert host.idle_seconds(1.0) == WATCHED
    # A gamepad gives no news.
    assert host.idle_seconds(1.0, has_pad=True) == AT_REST
    assert host.idle_seconds(LONG, has_pad=True) == ASLEEP
    servers.send(b"a press")
    assert slept(host, LONG) < LONG / 2


def test_a_short_sleep_lasts_its_time(tmp_path: Path) -> None:
    assert slept(DesktopHost(tmp_path), SHORT) >= SHORT


@pytest.mark.skipif(not PACE, reason="sleeps are coarse here")
def test_frames_in_motion_are_paced_and_a_late_one_is_not_made_up_for(tmp_path: Path) -> None:
    host = DesktopHost(tmp_path)

    async def run_frames() -> None:
        await host.sleep(0)
        time.sleep(20 * PACE)
        for _ in range(10):
            await host.sleep(0)

    start = time.monotonic()
    asyncio.run(run_frames())
    assert time.monotonic() - start >= 29 * PACE
