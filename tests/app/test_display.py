"""The game and the screen: none at all, its name there, its sleep, and text for a field."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from golf.host.base import DisplayError
from golf.host.desktop import DesktopHost

DESKTOP = Path(__file__).parent.parent.parent / "assets" / "desktop"
NO_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only there a display may be missing")
DRIVERS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")


def golf(tmp_path, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if key not in DRIVERS}
    return subprocess.run(
        [sys.executable, "-m", "golf", "--data", str(tmp_path)],
        env=environment | variables, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


@NO_LINUX
@pytest.mark.parametrize(
    "variables",
    [{}, {"DISPLAY": ":4711"}, {"DISPLAY": ":4711", "SDL_VIDEODRIVER": "x11"},
     {"SDL_VIDEODRIVER": "nonsense"}, {"SDL_VIDEODRIVER": "wayland"}],
)  # fmt: skip
def test_without_a_display_one_line_names_the_game_in_a_terminal(tmp_path, variables):
    done = golf(tmp_path, **variables)
    assert done.returncode == 2
    lines = done.stderr.splitlines()
    assert len(lines) == 1
    assert "`golf text`" in lines[0]
    assert done.stdout == ""


def test_what_libraries_print_while_a_device_opens_is_not_heard_and_all_else_is(capfd):
    host = DesktopHost()
    with host.quietly():
        os.write(2, b"a library")
    with pytest.raises(ZeroDivisionError), host.quietly():
        os.write(2, bytes(1 // 0))
    os.write(2, b"the game")
    assert capfd.readouterr().err == "the game"


@NO_LINUX
def test_a_device_opens_where_the_error_output_is_closed():
    program = "from golf.host.desktop import DesktopHost as H\nwith H().quietly(): print('open')"
    done = subprocess.run(
        ["/bin/sh", "-c", '"$0" -c "$1" 2>&-', sys.executable, program],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, "open\n")


@NO_LINUX
def test_a_machine_without_sound_is_told_nothing_by_the_libraries():
    program = (
        "from golf.host.desktop import DesktopHost as H; from golf.sound_board import open_sound\n"
        "open_sound(1.0, False, opening=H().quietly).close()"
    )
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", program],
        env=os.environ | {"SDL_AUDIODRIVER": "alsa", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_a_driver_that_shows_nothing_is_taken_where_it_is_asked_for(tmp_path, monkeypatch, driver):
    monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    pygame.display.quit()
    DesktopHost(tmp_path).open_display()
    assert pygame.display.get_driver() == driver
    pygame.display.quit()


def test_a_driver_that_shows_nothing_is_refused_where_nobody_asked(tmp_path, monkeypatch):
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    with pytest.raises(DisplayError):
        DesktopHost(tmp_path).open_display()


def test_the_desktop_hears_the_games_own_name_and_finds_its_menu_entry(tmp_path, monkeypatch):
    names = {
        "SDL_APP_NAME": "Golf Solitaire",
        "SDL_AUDIO_DEVICE_APP_NAME": "Golf Solitaire",
        "SDL_VIDEO_X11_WMCLASS": "golf-solitaire",
        "SDL_VIDEO_WAYLAND_WMCLASS": "golf-solitaire",
    }
    for name in names:
        monkeypatch.delenv(name, raising=False)
    DesktopHost(tmp_path).prepare()
    assert {name: os.environ[name] for name in names} == names
    entry = (DESKTOP / "golf-solitaire.desktop").read_text(encoding="utf-8")
    assert "\nStartupWMClass=golf-solitaire\n" in entry


def test_a_resting_game_never_keeps_the_screen_awake(at_table):
    pilot = at_table("24")
    assert pygame.display.get_allow_screensaver()
    pilot.play(pilot.scene.position.legal_moves()[0])
    pilot.key("d")
    assert pygame.display.get_allow_screensaver()


def test_play_with_a_pad_keeps_the_screen_awake_until_it_rests(at_table):
    pilot = at_table("24")
    pad = pilot.plug()
    pad.press("west")
    assert not pygame.display.get_allow_screensaver()
    pad.press("start")
    assert pygame.display.get_allow_screensaver()
    pad.press("start")
    assert not pygame.display.get_allow_screensaver()
    pilot.rest()
    for _ in range(30):
        pilot.app.frame([], 2.5)
    assert pygame.display.get_allow_screensaver()
    pad.press("west")
    pilot.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    assert pygame.display.get_allow_screensaver()


@pytest.fixture
def text_calls(monkeypatch) -> list[str]:
    calls: list[str] = []
    for name in ("start_text_input", "stop_text_input", "set_text_input_rect"):
        monkeypatch.setattr(
            pygame.key, name, lambda *place, name=name: calls.append(name.partition("_")[0])
        )
    return calls


def test_text_input_is_on_in_text_fields_alone(text_calls, new_pilot):
    pilot = new_pilot()
    pilot.rest()
    assert text_calls == ["stop"]
    pilot.click_button("deal")
    pilot.rest()
    assert text_calls == ["stop", "set", "start"]
    pilot.key("escape")
    pilot.rest()
    assert text_calls == ["stop", "set", "start", "stop"]


def test_the_input_method_learns_where_the_text_is(pilot, monkeypatch):
    places = []
    monkeypatch.setattr(pygame.key, "set_text_input_rect", places.append)
    pilot.click_button("deal")
    pilot.rest()
    assert places == [pygame.Rect(pilot.scene.text_place)]


@pytest.mark.parametrize("label", ["/", ",", "'", "ß", "+"])
def test_a_question_mark_is_known_by_its_key_while_no_text_comes_in(at_table, label):
    pilot = at_table("24")
    pilot.key(label, text="", shift=True)
    assert pilot.scene_name == "PageScene"
