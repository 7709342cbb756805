"""The window: full screen and back, any size at any moment, hidden, without the focus."""

import json

import pygame
import pytest

from golf import routes, timing
from golf.app import TICK, App
from golf.core.moves import PLAYS, moves_text
from golf.geometry import Rect
from golf.host import desktop
from golf.host.desktop import HIDDEN, DesktopHost
from golf.play_options import PlayOptions
from golf.routes import Push
from golf.scenes.full_screen_button import FULL_SCREEN_KEYS, LEAVE_FULL_SCREEN
from golf.window import opening_size
from golf.words import use_language
from tests.app.pilot import FRAME
from tests.app.tours import SCENES, go_to

pytestmark = pytest.mark.usefixtures("unseen")

DEAL = "24"
ODD_SIZES = [
    (1280, 720),
    (640, 360),
    (390, 844),
    (844, 390),
    (1000, 1000),
    (321, 243),
    (1920, 1080),
]


def played(pilot) -> str:
    return moves_text(pilot.scene.hole.moves)


def test_full_screen_and_back_twenty_times_ends_at_the_same_size(at_table):
    pilot = at_table(DEAL, size=(1011, 677))
    for _ in range(20):
        pilot.key("f11")
        pilot.frames(2)
        pilot.key("return", alt=True)
        pilot.frames(2)
        assert pilot.size == (1011, 677)
        assert pilot.scene.table.layout.size == (1011, 677)


def test_size_and_mode_are_as_last_time(tmp_path, new_pilot):
    pilot = new_pilot(size=(1011, 677))
    pilot.app.close()
    again = App(pilot.host, seed=1)
    assert again.screen.get_size() == (1011, 677)
    assert not again.host.is_fullscreen
    again.toggle_full_screen()
    again.close()
    stored = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert stored["fullscreen"] is True
    assert stored["window"] == [1011, 677]
    full = App(DesktopHost(tmp_path), seed=1)
    assert full.host.is_fullscreen
    full.close()


@pytest.mark.parametrize("is_full", [True, False])
def test_the_command_line_says_the_mode_for_this_once(tmp_path, is_full):
    app = App(DesktopHost(tmp_path), PlayOptions(fullscreen=is_full))
    assert app.host.is_fullscreen == is_full
    assert not app.services.settings.fullscreen
    app.close()


@pytest.mark.parametrize("speed", ["slow", "normal"])
@pytest.mark.seen
def test_a_window_resized_at_every_frame_of_the_deal_ends_in_place(new_pilot, speed):
    pilot = new_pilot()
    pilot.app.services.settings.speed = speed
    pilot.click_button("hole")
    for frame in range(40):
        pilot.resize(ODD_SIZES[frame % len(ODD_SIZES)])
    pilot.resize((800, 600))
    pilot.rest()
    assert_all_in_place(pilot)


@pytest.mark.seen
def test_a_window_resized_at_every_frame_of_a_play_and_an_undo_ends_in_place(at_table):
    pilot = at_table(DEAL)
    for key in ("1", "space", "u", "3", "2", "u"):
        pilot.key(key)
        for size in ODD_SIZES[:4]:
            pilot.resize(size)
        pilot.rest()
        assert_all_in_place(pilot)


def assert_all_in_place(pilot) -> None:
    """Check that every card of the table lies where the layout has it."""
    layout = pilot.app.services.look.layout
    position = pilot.scene.hole.position
    assert layout.size == pilot.size
    for column, cards in enumerate(position.tableau):
        for index, card in enumerate(cards):
            sprite = pilot.scene.table.sprites[card]
            assert (sprite.x, sprite.y) == layout.card_rect(column, index)[:2]


@pytest.mark.seen
def test_a_card_in_hand_survives_a_new_size(at_table):
    pilot = at_table(DEAL)
    pilot.press(pilot.place(PLAYS[0]))
    pilot.move((400, 500), held=True)
    pilot.resize((900, 700))
    pilot.move((300, 500), held=True)
    pilot.release((10, 10))
    pilot.rest()
    assert played(pilot) == ""
    assert_all_in_place(pilot)


SIZES = ((1280, 720), (640, 360), (720, 720), (390, 844))


def enter_full_screen(pilot) -> None:
    """Cover a monitor of the window's size, which the test's screen has not."""
    pilot.host.is_fullscreen = True
    for scene in pilot.app.stack.scenes:
        scene.resize()
    pilot.frames(2)


@pytest.mark.parametrize("name", SCENES)
def test_full_screen_shows_one_way_out_in_every_scene(small_pilot, name):
    pilot = small_pilot
    go_to(pilot, name)
    pilot.app.toggle_full_screen()
    pilot.frames(2)
    assert pilot.host.is_fullscreen
    (button,) = ways_out(pilot)
    scene = pilot.scene_name
    pilot.click(button.rect.center)
    assert not pilot.host.is_fullscreen
    assert pilot.scene_name == scene
    assert pilot.scene.menu.button(LEAVE_FULL_SCREEN) is None


def ways_out(pilot) -> list:
    """Return the buttons whole in sight that leave full screen, also those below an overlay."""
    window = Rect(0, 0, *pilot.size)
    found = [each for each in pilot.scene.menu.buttons if each.key in FULL_SCREEN_KEYS]
    views = [window if each.clip is None else each.clip for each in found]
    return [each for each, view in zip(found, views, strict=True) if view.union(each.rect) == view]


@pytest.mark.sweep
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", SCENES)
def test_the_way_out_of_full_screen_covers_nothing(new_pilot, name, size):
    pilot = new_pilot(size=size)
    go_to(pilot, name)
    before = {button.key: button.rect for button in pilot.scene.menu.buttons}
    enter_full_screen(pilot)
    (button,) = ways_out(pilot)
    if button.key == LEAVE_FULL_SCREEN:
        touch = pilot.app.services.look.touch
        assert min(button.rect.size) >= min(touch, *(rect.h for rect in before.values()))
        others = [each for each in pilot.scene.menu.buttons if each is not button]
        seen = [each for each in others if each.clip is None or each.clip.overlaps(button.rect)]
        assert not any(button.rect.overlaps(each.rect) for each in seen if each.kind != "card")
        changed = [each for each in others if each.rect != before[each.key]]
        assert len(changed) <= 1
        for each in changed:
            assert each.rect.union(button.rect) == before[each.key]
            assert each.rect.w >= touch


@pytest.mark.parametrize("name", ["pause", "question", "summary", "keys"])
def test_below_an_overlay_no_second_way_out_shows(at_table, name):
    """In full screen the table shows its button only while nothing lies over it."""
    pilot = at_table(DEAL)
    table = pilot.scene
    enter_full_screen(pilot)
    assert "fullscreen" in table.keys_in_sight()
    match name:
        case "pause":
            pilot.key("escape")
        case "question":
            pilot.key("space")
            pilot.key("n")
        case "keys":
            pilot.key("f1")
        case "summary":
            pilot.give_up()
    pilot.rest()
    assert pilot.scene is not table
    assert "fullscreen" not in table.keys_in_sight()


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.seen
def test_no_size_is_too_small_or_too_odd_to_paint(small_pilot, monkeypatch, name):
    pilot = small_pilot
    go_to(pilot, name)
    for ratio in (1.0, 3.0):
        monkeypatch.setattr(pilot.host, "pixel_ratio", lambda ratio=ratio: ratio)
        for size in ((320, 240), (120, 90), (7, 5), (90, 700), (900, 60), (2000, 160)):
            pilot.resize(size)
            pilot.app.services.is_dirty = True
            pilot.frames(2)
            assert pilot.app.window.surface.get_size() == size


def test_a_browsers_zoom_is_followed_where_it_leaves_the_pixels_as_they_are(
    small_pilot, monkeypatch
):
    pilot = small_pilot
    go_to(pilot, "play")
    pilot.rest()
    size, before = pilot.app.window.size, pilot.app.services.look.touch
    for ratio in (2.0, 0.5, 1.0):
        monkeypatch.setattr(pilot.host, "pixel_ratio", lambda ratio=ratio: ratio)
        pilot.frames()
        look = pilot.app.services.look
        assert (look.size, look.ratio) == (size, ratio)
        assert look.touch == ratio * before
        assert pilot.app.services.controls.pointers.scale == ratio


@pytest.mark.seen
def test_a_hidden_window_sleeps_and_paints_nothing(at_table):
    pilot = at_table(DEAL)
    pilot.key("1")
    assert pilot.scene.is_moving
    pilot.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    assert pilot.app.idle_seconds() == HIDDEN
    assert pilot.app.frame([], 1 / 60) is False
    assert pilot.scene.is_moving
    pilot.post(pygame.event.Event(pygame.WINDOWRESTORED))
    pilot.rest()
    assert played(pilot) == "1"
    assert_all_in_place(pilot)


def test_a_window_at_rest_sleeps_longer_and_longer(at_table):
    pilot = at_table(DEAL)
    for _ in range(2000):
        if pilot.app.is_settled:
            break
        pilot.frames()
    pilot.key("1")
    assert pilot.app.idle_seconds() == 0
    pilot.rest()
    pilot.frames(5)
    soon = pilot.app.idle_seconds()
    pilot.frames(600)
    assert 0 < soon < pilot.app.idle_seconds() <= 0.1


def test_what_a_press_sets_going_begins_with_it_however_long_the_loop_slept(at_table):
    pilot = at_table(DEAL)
    pilot.rest()
    down, up = (
        pygame.event.Event(kind, key=pygame.K_1, mod=0, unicode="", scancode=30)
        for kind in (pygame.KEYDOWN, pygame.KEYUP)
    )
    pilot.app.frame([down, up], 1.0)
    assert played(pilot) == "1"
    for _ in range(5):
        assert pilot.scene.is_moving
        pilot.app.frame([], FRAME)
    pilot.app.frame([], 60.0)
    assert pilot.scene.is_moving


def test_a_line_of_text_goes_in_time_although_the_loop_sleeps(at_table):
    pilot = at_table(DEAL)
    pilot.rest()
    pilot.scene.tell("A line.")
    assert pilot.scene.is_timed
    pilot.frames(600)
    pilot.scene.tell("A line.")
    assert pilot.app.idle_seconds() <= TICK
    for _ in range(int(timing.MESSAGE)):
        assert pilot.scene.message
        pilot.app.frame([], 1.01)
    assert not pilot.scene.message
    assert not pilot.scene.is_timed


def test_the_demo_of_a_window_at_the_back_stands_still(new_pilot):
    pilot = new_pilot()
    pilot.key("escape")
    pilot.frames(900)
    assert pilot.scene_name == "TitleScene"
    pilot.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.rest()
    position = pilot.scene.demo.hole.position
    pilot.frames(300)
    assert pilot.scene.demo.hole.position == position
    assert not pilot.scene.is_timed
    pilot.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    pilot.frames(120)
    assert pilot.scene.demo.hole.position != position


class BrowserHost(DesktopHost):
    """A browser as far as full screen goes: Esc leaves it before the game hears of the key."""

    esc_leaves_fullscreen = True

    def toggle_fullscreen(self) -> None:
        self.is_fullscreen = not self.is_fullscreen

    def idle_seconds(self, still_for: float, hidden: bool = False, has_pad: bool = False) -> float:
        return 0.0


def test_in_a_browsers_full_screen_esc_only_leaves_full_screen(at_table, tmp_path):
    pilot = at_table(DEAL, host=BrowserHost(tmp_path))
    pilot.key("f11")
    assert pilot.host.is_fullscreen
    pilot.host.is_fullscreen = False  # the browser's doing
    pilot.key("escape")
    assert pilot.scene_name == "PlayScene"
    pilot.frames(60)
    pilot.key("escape")
    assert pilot.scene_name == "PauseScene"


def test_the_button_follows_a_browser_that_comes_late_to_full_screen_or_leaves_it(
    at_table, tmp_path
):
    pilot = at_table(DEAL, host=BrowserHost(tmp_path))
    for is_full, icon in ((True, "window"), (False, "fullscreen")):
        pilot.host.is_fullscreen = is_full
        pilot.frames()
        assert pilot.scene.menu.button("fullscreen").icon == icon


def test_an_esc_that_a_browser_hands_on_in_full_screen_leaves_it_and_no_more(at_table, tmp_path):
    pilot = at_table(DEAL, host=BrowserHost(tmp_path))
    pilot.key("f11")
    pilot.key("escape")
    assert (pilot.scene_name, pilot.host.is_fullscreen) == ("PlayScene", False)


def test_a_pad_goes_back_in_a_browsers_full_screen(at_table, tmp_path):
    pilot = at_table(DEAL, host=BrowserHost(tmp_path))
    pad = pilot.plug()
    pilot.key("f11")
    pad.press("start")
    assert pilot.scene_name == "PauseScene"
    pad.press("east")
    assert (pilot.scene_name, pilot.host.is_fullscreen) == ("PlayScene", True)


def test_where_a_browser_has_no_full_screen_there_is_no_button_for_it(at_table, tmp_path):
    host = BrowserHost(tmp_path)
    host.can_fullscreen = False
    pilot = at_table(DEAL, host=host)
    for key in (None, "escape"):
        if key:
            pilot.key(key)
        assert pilot.scene.menu.button("fullscreen") is None
    pilot.key("f11")
    assert not pilot.host.is_fullscreen


def test_the_monitor_of_the_next_full_screen_is_the_one_the_window_moved_to(at_table, monkeypatch):
    pilot = at_table(DEAL)
    asked = []
    real = pygame.display.set_mode
    monkeypatch.setattr(pygame.display, "get_num_displays", lambda: 3)

    def note(size, flags=0, **choices):
        asked.append(choices.pop("display", None))
        return real(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", note)
    pilot.post(pygame.event.Event(pygame.WINDOWDISPLAYCHANGED, display_index=2))
    pilot.key("f11")
    assert asked == [2]


def test_a_mouse_that_leaves_the_window_hovers_over_nothing(pilot):
    pilot.move(pilot.button("hole"))
    assert pilot.scene.menu.hovered == "hole"
    pilot.post(pygame.event.Event(pygame.WINDOWLEAVE))
    assert pilot.scene.menu.hovered == ""


@pytest.mark.parametrize(
    ("desktop", "size"),
    [
        ((1366, 768), (1195, 672)),
        ((1920, 1080), (1280, 720)),
        ((3840, 2160), (2560, 1440)),
        ((1024, 600), (896, 504)),
        ((320, 200), (320, 240)),
        (None, (1280, 720)),
    ],
)
def test_the_first_window_leaves_room_for_its_title_and_the_panels(desktop, size):
    assert opening_size(None, desktop) == size


@pytest.mark.parametrize(
    ("kept", "size"),
    [
        ((1000, 700), (1000, 700)),
        ((1366, 728), (1366, 728)),
        ((2560, 700), (1334, 700)),
        ((2560, 1400), (1334, 672)),
        ((100, 100), (320, 240)),
    ],
)
def test_a_kept_size_that_no_longer_fits_is_made_to_fit(kept, size):
    assert opening_size(kept, (1366, 768)) == size


@pytest.fixture
def maximised(monkeypatch) -> list[bool]:
    """Note each time that the window is maximised, which no window does without a screen."""
    noted: list[bool] = []
    monkeypatch.setattr(desktop, "maximize_window", lambda: noted.append(True))
    return noted


def maximise(pilot) -> None:
    """Do as a window manager does: the mark comes before the size."""
    pilot.post(pygame.event.Event(pygame.WINDOWMAXIMIZED))
    pilot.resize((1024, 740))
    pilot.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1024, y=740))


def test_a_maximised_window_comes_back_maximised_from_full_screen(at_table, maximised):
    pilot = at_table(DEAL, size=(800, 600))
    pilot.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=800, y=600))
    maximise(pilot)
    for number in range(1, 4):
        pilot.key("f11")
        # Full screen takes the mark away, which is no player's doing.
        pilot.post(pygame.event.Event(pygame.WINDOWRESTORED))
        pilot.key("f11")
        assert len(maximised) == number
        assert pilot.host.window_size() == (800, 600)
    pilot.post(pygame.event.Event(pygame.WINDOWRESTORED))
    pilot.key("f11")
    pilot.key("f11")
    assert len(maximised) == 3


def test_a_maximised_window_is_so_next_time_and_knows_its_other_size(at_table, maximised, tmp_path):
    pilot = at_table(DEAL, size=(800, 600))
    pilot.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=800, y=600))
    maximise(pilot)
    pilot.app.close()
    stored = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert (stored["window"], stored["maximized"]) == ([800, 600], True)
    again = App(DesktopHost(tmp_path))
    assert maximised == [True]
    again.close()


def test_a_window_without_a_screen_can_be_maximised_all_the_same(pilot):
    desktop.maximize_window()
    pilot.frames()


def test_the_way_out_of_full_screen_cuts_no_words(new_pilot):
    """On the page of courses Back has no room to give away, but an arrow has."""
    pilot = new_pilot(size=(390, 844))
    pilot.rest()
    use_language("de")
    pilot.follow(Push(routes.Courses()))
    pilot.rest()
    before = pilot.scene.menu.button("back").rect
    enter_full_screen(pilot)
    assert pilot.scene.menu.button("back").rect == before
    assert len(ways_out(pilot)) == 1
