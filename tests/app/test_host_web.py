"""The browser's host, over a page made of a dictionary."""

import ctypes
import json
import os
import platform
import re
import sys
import types
from pathlib import Path

import pytest

from golf.assets import asset_path
from golf.geometry import Rect
from golf.host import find_host
from golf.host.base import StorageError
from golf.host.web import LINES_PER_KEY, WebHost

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


def address_of(picture) -> str:
    """Return where a picture's pixels are, as the page is told."""
    return str(ctypes.addressof(ctypes.c_char.from_buffer(picture.get_view("0"))))


class FakePage:
    """Answers as `window.golf` does: plain strings with "=", "!" or nothing in front."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.refuses = ""
        self.answers: dict[str, str] = {}
        self.calls: list[tuple[str, ...]] = []

    def read(self, key: str) -> str:
        return self.refuses or ("=" + self.kept[key] if key in self.kept else "")

    def write(self, key: str, text: str) -> str:
        if not self.refuses:
            self.kept[key] = text
        return self.refuses

    def remove(self, key: str) -> str:
        if not self.refuses:
            self.kept.pop(key, None)
        return self.refuses

    def keys(self) -> str:
        return self.refuses or "=" + "\n".join(self.kept)

    def __getattr__(self, name: str):
        def call(*values: str) -> str:
            self.calls.append((name, *values))
            return self.answers.get(name, "")

        return call


@pytest.fixture
def page() -> FakePage:
    return FakePage()


@pytest.fixture
def host(page: FakePage) -> WebHost:
    return WebHost(page)


def test_every_function_that_is_called_is_one_of_the_bridge() -> None:
    source = Path(asset_path("../golf/host/web.py")).read_text(encoding="utf-8")
    called = set(re.findall(r'self\._call\(\s*"(\w+)"', source))
    bridge = Path(asset_path("web/bridge.js")).read_text(encoding="utf-8")
    offered = set(re.findall(r"^    (\w+): \(", bridge, re.MULTILINE))
    assert called == offered


# ---- which host


def browser(page: FakePage | None) -> types.SimpleNamespace:
    """Return a window: with our page in it, or one that runs our bridge when told to."""
    window = types.SimpleNamespace(golf=page)

    def evaluate(source: str) -> str:
        if source == "typeof golf":
            return "undefined" if window.golf is None else "object"
        assert "window.golf" in source
        window.golf = FakePage()
        return ""

    window.eval = evaluate
    return window


@pytest.mark.parametrize("has_page", [True, False])
def test_a_browser_gets_the_browsers_host(
    monkeypatch: pytest.MonkeyPatch, page: FakePage, has_page: bool
) -> None:
    window = browser(page if has_page else None)
    monkeypatch.setattr(sys, "platform", "emscripten")
    monkeypatch.setattr(platform, "window", window, raising=False)
    found = find_host()
    assert isinstance(found, WebHost)
    assert not found.can_quit
    found.soften([])
    assert bool(page.calls) == has_page


# ---- storage


def test_a_name_becomes_a_key_without_its_suffix(host: WebHost, page: FakePage) -> None:
    assert host.read("save.json") is None
    host.write("save.json", "")
    assert host.read("save.json") == ""
    host.write("save.json", "Ü")
    assert page.kept == {"save": "Ü"}


def test_lines_are_kept_a_hundred_a_key(host: WebHost, page: FakePage) -> None:
    assert host.read_lines("history.jsonl") == []
    assert host.read("history.jsonl") is None
    lines = [f"line {number}" for number in range(2 * LINES_PER_KEY + 1)]
    for line in lines:
        host.append("history.jsonl", line)
    assert sorted(page.kept) == ["history.0", "history.1", "history.2"]
    assert page.kept["history.2"] == lines[-1]
    assert host.read_lines("history.jsonl") == lines
    assert host.read("history.jsonl") == "\n".join(lines) + "\n"


def test_a_new_page_goes_on_where_the_last_one_stopped(host: WebHost, page: FakePage) -> None:
    for number in range(LINES_PER_KEY + 5):
        host.append("history.jsonl", str(number))
    WebHost(page).append("history.jsonl", "next")
    assert page.kept["history.1"].splitlines()[-1] == "next"


def test_lines_begin_anew_where_the_browser_erased_the_old_ones(
    host: WebHost, page: FakePage
) -> None:
    for number in range(LINES_PER_KEY + 5):
        host.append("history.jsonl", str(number))
    page.kept.clear()
    host.append("history.jsonl", "next")
    assert WebHost(page).read_lines("history.jsonl") == ["next"]


def test_replacing_a_list_leaves_no_key_of_the_old_one(host: WebHost, page: FakePage) -> None:
    host.write("history.jsonl", "\n".join(map(str, range(3 * LINES_PER_KEY))))
    assert len(page.kept) == 3
    host.write("history.jsonl", "one\ntwo\n")
    assert page.kept == {"history.0": "one\ntwo"}
    host.append("history.jsonl", "three")
    assert host.read_lines("history.jsonl") == ["one", "two", "three"]


def test_a_broken_text_is_set_aside_under_a_free_key(host: WebHost, page: FakePage) -> None:
    for number, text in enumerate(("first", "second"), 1):
        host.write("save.json", text)
        assert host.set_aside("save.json") == f"save.broken-{number}.json"
    assert page.kept == {"save.broken-1": "first", "save.broken-2": "second"}
    host.append("history.jsonl", "torn {")
    assert host.set_aside("history.jsonl") == "history.broken-1.jsonl"
    assert host.read_lines("history.jsonl") == []
    assert page.kept["history.broken-1"] == "torn {\n"
    with pytest.raises(StorageError, match="got none under save"):
        host.set_aside("save.json")


def test_names_are_those_of_the_keys(host: WebHost, page: FakePage) -> None:
    page.kept = {"highscore": "7"}
    host.write("save.json", "1")
    host.append("history.jsonl", *map(str, range(LINES_PER_KEY + 1)))
    host.append("golf-solitaire/history.jsonl", "1")
    host.append("golf-solitaire/history.jsonl", "torn {")
    host.set_aside("golf-solitaire/history.jsonl")
    names = ["golf-solitaire/history.broken-1.jsonl", "highscore.json", "history.jsonl",
             "save.json"]  # fmt: skip
    assert sorted(host.names()) == names
    for name in names:
        if "highscore" not in name:
            host.remove(name)
            host.remove(name)
    assert page.kept == {"highscore": "7"}


def test_a_list_is_read_on_from_where_it_was_left(host: WebHost) -> None:
    assert host.peek("history.jsonl") is None
    host.append("history.jsonl", *map(str, range(LINES_PER_KEY + 1)))
    lines, place = host.read_on("history.jsonl", 0)
    assert (lines[-1], place) == (str(LINES_PER_KEY - 1), LINES_PER_KEY)
    lines, place = host.read_on("history.jsonl", place)
    assert lines == [str(LINES_PER_KEY)]
    assert host.read_on("history.jsonl", place) == ([], place)
    host.append("history.jsonl", "next")
    assert host.read_on("history.jsonl", place)[0] == ["next"]
    assert host.peek("history.jsonl").startswith("0\n1\n")


def test_a_storage_that_refuses_is_one_named_error(host: WebHost, page: FakePage) -> None:
    page.refuses = "!QuotaExceededError: full"
    for ask in (
        lambda: host.read("save.json"),
        lambda: host.write("save.json", "1"),
        lambda: host.write("history.jsonl", "1"),
        lambda: host.append("history.jsonl", "1"),
        lambda: host.read_lines("history.jsonl"),
        lambda: host.set_aside("save.json"),
        host.names,
        lambda: host.peek("save.json"),
        lambda: host.remove("save.json"),
    ):
        with pytest.raises(StorageError, match="QuotaExceededError: full"):
            ask()
    page.answers["save"] = "!SecurityError: no"
    with pytest.raises(StorageError, match="SecurityError: no"):
        host.export_text("golf.json", "{}")


def test_an_export_is_a_download(host: WebHost, page: FakePage) -> None:
    assert host.export_text("golf.json", "{}") == "golf.json"
    assert page.calls == [("save", "golf.json", "{}")]


def test_a_page_is_shown_by_the_browser_or_downloaded(host: WebHost, page: FakePage) -> None:
    assert host.show_page("rules.html", "<p>") == ""
    assert page.calls == [("show", "rules.html", "<p>")]
    page.answers["show"] = "=rules.html"
    assert host.show_page("rules.html", "<p>") == "rules.html"
    page.answers["show"] = "!Error: no"
    with pytest.raises(StorageError, match="no"):
        host.show_page("rules.html", "<p>")


def test_only_another_open_page_takes_the_claim_away(host: WebHost, page: FakePage) -> None:
    for answer, is_ours in (("=yes", True), ("=wait", True), ("=no", False)):
        page.answers["claim"] = answer
        assert host.claim() is is_ours


# ---- window


def test_the_canvas_has_the_pages_device_pixels(host: WebHost, page: FakePage) -> None:
    import pygame

    page.answers["size"] = "=1170 2532 3 1170 2532 3"
    pygame.display.init()
    try:
        assert host.open_window((1280, 720), fullscreen=True).get_size() == (1170, 2532)
        assert host.pixel_ratio() == 3
        assert host.sharp_size() is None
        assert host.follow_window() is None
        page.answers.update(
            size="=2532 1170 3 2532 1170 3", events='=[["window", ""], ["back", ""]]'
        )
        surface = host.follow_window()
        assert surface is not None
        assert surface.get_size() == (2532, 1170)
        page.answers["events"] = ""
        assert host.page_events() == [("back", "")]
    finally:
        pygame.display.quit()


def test_a_new_canvas_is_made_in_css_pixels_before_it_gets_its_own(
    host: WebHost, page: FakePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pygame

    page.answers["size"] = "=780 1688 2 1170 2532 3"
    asked: list[tuple[int, int]] = []

    def set_mode(size: tuple[int, int], _flags: int) -> pygame.Surface:
        asked.append(size)
        return pygame.Surface(size)

    pygame.display.quit()
    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    assert host.open_window((1, 1)).get_size() == (780, 1688)
    assert host.sharp_size() == ((1170, 2532), 3)
    assert asked == [(390, 844), (780, 1688)]


def test_a_page_that_tells_no_size_gets_the_first_one(host: WebHost) -> None:
    assert host.pixel_ratio() == 1


def test_the_page_is_given_the_bands_of_what_rests(host: WebHost, page: FakePage) -> None:
    import pygame

    picture = pygame.Surface((8, 4))
    host.sharpen(picture, Rect(0, 2, 8, 2))
    host.soften([0, 2])
    address = address_of(picture)
    assert page.calls[-2:] == [("sharpen", address, "[0, 2, 8, 2]"), ("soften", "[0, 2]")]


def test_a_page_that_can_moves_what_was_shown(host: WebHost, page: FakePage) -> None:
    import pygame

    picture = pygame.Surface((8, 4))
    assert not host.glide(picture, 1, 0.2)
    page.answers["glide"] = "=1"
    assert host.glide(picture, -1, 0.2)
    assert page.calls[-1] == ("glide", address_of(picture), "[8, 4]", "-1", "0.2")


def test_full_screen_is_the_pages_own(host: WebHost, page: FakePage) -> None:
    page.answers.update(canFullscreen="=0", isFullscreen="=1")
    assert not host.can_fullscreen
    assert host.is_fullscreen
    assert host.toggle_fullscreen() is None
    assert page.calls[-1] == ("toggleFullscreen",)


def test_the_page_is_told_where_the_picture_is_and_what_changed(
    host: WebHost, page: FakePage
) -> None:
    import pygame

    pygame.display.init()
    try:
        surface = host.open_window((1280, 720))
        address = address_of(surface)
        host.present(surface, [Rect(1, 2, 3, 4)])
        assert page.calls[-1] == ("present", address, "[1280, 720, [[1, 2, 3, 4]]]")
        host.present(surface, None)
        assert page.calls[-1] == ("present", address, "[1280, 720, [[0, 0, 1280, 720]]]")
    finally:
        pygame.display.quit()


def test_the_page_is_asked_once_a_frame(host: WebHost, page: FakePage) -> None:
    import pygame

    pygame.display.init()
    try:
        host.open_window((1280, 720))
        page.calls.clear()
        host.follow_window()
        assert [host.is_fullscreen, host.pixel_ratio(), host.page_events()] == [False, 1, []]
        assert page.calls == [("events",), ("isFullscreen",)]
        host.follow_window()
        assert [host.is_fullscreen, host.pixel_ratio(), host.page_events()] == [False, 1, []]
        assert page.calls[2:] == [("events",)]
    finally:
        pygame.display.quit()


def test_the_way_back_and_what_can_be_read_are_told_once(host: WebHost, page: FakePage) -> None:
    host.set_away(True)
    host.set_away(True)
    host.set_reading(["Stock: 3 cards."])
    host.set_reading(["Stock: 3 cards."])
    host.set_away(False)
    told = [("away", "1"), ("reading", '["Stock: 3 cards."]'), ("away", "0")]
    assert page.calls == told


def test_the_browser_paces_the_loop(host: WebHost, page: FakePage) -> None:
    assert {host.idle_seconds(0), host.idle_seconds(60), host.idle_seconds(0, hidden=True)} == {0}
    host.shown()
    assert page.calls[-1] == ("shown",)


# ---- the player, texts from outside


def test_what_the_browser_knows_of_the_player(host: WebHost, page: FakePage) -> None:
    assert host.language() is None
    assert not host.prefers_reduced_motion()
    assert not host.prefers_contrast()
    page.answers.update(language="=de-AT", reducedMotion="=1", contrast="=1")
    assert host.language() == "de"
    assert host.prefers_reduced_motion()
    assert host.prefers_contrast()
    page.answers["language"] = "!SecurityError: no"
    assert host.language() is None


@pytest.mark.parametrize(("answer", "hides"), [("=0", True), ("=1", False), ("", True)])
def test_a_phone_is_not_told_of_gamepads(
    host: WebHost, page: FakePage, answer: str, hides: bool
) -> None:
    page.answers["touchFirst"] = answer
    assert host.hides_pads is hides


def test_lines_for_screen_readers_go_to_the_page(host: WebHost, page: FakePage) -> None:
    host.announce("9H on 8C")
    assert page.calls == [("announce", "9H on 8C")]


def test_buttons_are_replaced_only_when_they_change(host: WebHost, page: FakePage) -> None:
    for _ in range(3):
        host.set_actions([("undo", "Undo")])
    assert page.calls == [("actions", '[["undo", "Undo"]]')]


def test_codes_come_from_and_go_to_the_address(host: WebHost, page: FakePage) -> None:
    assert host.address_code() is None
    page.answers.update(code="=classic/1:", address="=https://golf.example/#classic/1:")
    assert host.address_code() == "classic/1:"
    assert host.share_address("classic/1:") == "https://golf.example/#classic/1:"


def test_the_game_in_play_is_noted_when_it_changes(host: WebHost, page: FakePage) -> None:
    assert host.game_before() is None
    for kind in ("", "hole", "hole"):
        host.note_game(kind)
    assert page.calls[1:] == [("note", ""), ("note", "hole")]
    page.answers["noted"] = "=hole"
    assert host.game_before() == "hole"
    page.answers["noted"] = "="
    assert host.game_before() is None


def test_the_pages_dialog_and_clipboard_are_used(host: WebHost, page: FakePage) -> None:
    assert host.ask_text("Code", "classic/1:", {"ok": "Open"})
    assert host.copy_text("classic/1:", {"ok": "Done"}) is None, "the page tells later"
    assert page.calls[-1] == ("copy", "classic/1:", '{"ok": "Done"}')
    assert host.paste_text() is None
    page.answers.update(ask="!InvalidStateError: open", copy="!Error: no")
    assert not host.ask_text("Code", "", {})
    assert host.copy_text("classic/1:", {}) is False


def test_what_happened_in_the_page_comes_in_its_order(host: WebHost, page: FakePage) -> None:
    assert host.page_events() == []
    page.answers["events"] = "=" + json.dumps([["press", "undo"], ["text", "classic/1:"]])
    assert host.page_events() == [("press", "undo"), ("text", "classic/1:")]
