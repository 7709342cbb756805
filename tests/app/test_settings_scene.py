"""The settings page: every choice is there for every hand, kept at once and followed at once."""

import json

import pygame
import pytest

from golf import routes, theme, words
from golf.core.moves import PLAYS
from golf.core.rules import PRESETS
from golf.play_options import PlayOptions
from golf.routes import Push
from golf.scenes.full_screen_button import LEAVE_FULL_SCREEN
from golf.scenes.page_buttons import offered
from golf.scenes.settings import About
from golf.texts.settings_help import HELP
from golf.ui.leaves import Picture
from tests.sweep import swept

pytestmark = pytest.mark.usefixtures("unseen")

SIZES = [(1280, 720), (1920, 1080), (640, 360), (390, 844), (844, 390)]
CHOICES = {
    "marks": "on",
    "clearable": True,
    "verdict": True,
    "counter": True,
    "clock": True,
    "autoplay": True,
    "confirm_give_up": False,
    "deck": "large",
    "back": "argyle",
    "table": "dusk",
    "mirrored": True,
    "fairway": False,
    "speed": "fast",
    "reduced_motion": True,
    "muted": True,
    "language": "en",
    "swap_buttons": True,
    "rumble": False,
}
"""What one step leads to from the default."""


def open_settings(pilot) -> None:
    pilot.app.stack.apply(Push(routes.Settings()))
    pilot.frames()
    assert pilot.scene_name == "SettingsScene"


def stored(pilot) -> dict[str, object]:
    return json.loads(pilot.host.read("settings.json"))


def test_it_is_reached_from_the_title_and_from_pause(pilot):
    pilot.click_button("settings")
    assert pilot.scene_name == "SettingsScene"
    pilot.click_button("done")
    assert pilot.scene_name == "TitleScene"
    pilot.click_button("hole")
    pilot.rest()
    pilot.key("escape")
    pilot.click_button("settings")
    assert pilot.scene_name == "SettingsScene"
    pilot.key("escape")
    assert pilot.scene_name == "PauseScene"


@pytest.mark.parametrize("key", list(CHOICES))
def test_a_step_on_a_line_is_kept_at_once_and_over_a_restart(pilot, new_pilot, key):
    open_settings(pilot)
    pilot.scene.menu.focus = key
    pilot.key("return")
    if key == "verdict":
        assert "counts as assisted" in pilot.scene.question
        pilot.click_button("keep")
        assert not pilot.app.services.settings.verdict
        pilot.app.services.settings.shown_once.clear()
        pilot.key("return")
        pilot.click_button("verdict")
    assert getattr(pilot.app.services.settings, key) == CHOICES[key]
    assert stored(pilot)[key] == CHOICES[key]
    assert getattr(new_pilot().app.services.settings, key) == CHOICES[key]


def test_choices_go_round_and_come_back(pilot):
    open_settings(pilot)
    seen = []
    for _ in range(4):
        pilot.click_button("speed")
        seen.append(pilot.app.services.settings.speed)
    assert seen == ["fast", "off", "slow", "normal"]


def test_the_volume_has_a_button_for_less_and_one_for_more(pilot):
    open_settings(pilot)
    pilot.click_button("volume less")
    assert pilot.app.services.settings.volume == 60
    assert pilot.app.services.sounds.volume == pytest.approx(0.6)
    for _ in range(6):
        pilot.click_button("volume more")
    assert pilot.app.services.settings.volume == 100
    assert not pilot.scene.menu.button("volume more").is_enabled


def test_the_table_behind_follows_at_once(at_table):
    pilot = at_table("24")
    play = pilot.scene
    pilot.key("escape")
    open_settings(pilot)
    pilot.click_button("mirrored")
    assert play.table.layout.is_mirrored
    pilot.click_button("deck")
    assert play.table.faces.deck == "large"
    pilot.click_button("marks")
    assert PLAYS[0] in play.table.marks.playable
    pilot.click_button("speed")
    assert play.table.runner.speed == 2.0


def test_full_screen_is_switched_and_left_from_the_page(pilot):
    open_settings(pilot)
    pilot.click_button("fullscreen")
    assert pilot.host.is_fullscreen
    pilot.click_button("fullscreen")
    assert not pilot.host.is_fullscreen
    assert stored(pilot)["fullscreen"] is False


def test_rules_lead_to_the_rules_and_back(pilot):
    open_settings(pilot)
    pilot.click_button("rules")
    assert pilot.scene_name == "RulesChoiceScene"
    pilot.click_button("strict")
    pilot.key("escape")
    assert pilot.scene_name == "SettingsScene"
    assert pilot.app.services.settings.rules == "strict"


def test_a_pad_learns_its_buttons_anew_from_the_page(pilot):
    pad = pilot.plug(name="Pad")
    open_settings(pilot)
    pilot.scene.refresh()
    pilot.scene.menu.focus = "learn"
    pad.press("south")
    assert pilot.scene_name == "LearnPadScene"
    for name in ("north", "west", "east"):
        pad.press(name)
    assert pilot.scene_name == "SettingsScene"
    assert stored(pilot)["pads"] == {"Pad": {"play": 3, "flip": 2, "undo": 1}}
    pilot.scene.menu.focus = "rules"
    pad.press("north")
    assert pilot.scene_name == "RulesChoiceScene"


def test_erasing_asks_first_and_then_forgets_everything(pilot, new_pilot):
    pilot.click_button("hole")
    pilot.rest()
    pilot.key("space")
    pilot.key("escape")
    open_settings(pilot)
    pilot.click_button("counter")
    pilot.click_button("erase")
    pilot.key("return")
    assert pilot.scene_name == "SettingsScene"
    assert pilot.app.services.games
    pilot.click_button("erase")
    pilot.click_button("erase")
    assert pilot.scene_name == "TitleScene"
    assert pilot.scene.menu.button("continue") is None
    assert not pilot.app.services.settings.counter
    fresh = new_pilot()
    assert fresh.app.services.games == {}
    assert not fresh.app.services.settings.counter


def test_the_defaults_come_back_when_asked_for(pilot):
    open_settings(pilot)
    pilot.click_button("deck")
    pilot.click_button("volume less")
    pilot.click_button("defaults")
    pilot.click_button("defaults")
    assert pilot.app.services.settings.deck == "standard"
    assert pilot.app.services.sounds.volume == pytest.approx(0.7)


@pytest.mark.parametrize("size", swept(SIZES, (1280, 720), (390, 844)), ids=str)
def test_every_line_is_reached_by_arrows_and_then_in_sight(new_pilot, size):
    pilot = new_pilot(size=size)
    open_settings(pilot)
    wanted = {button.key for button in pilot.scene.menu.buttons if button.is_enabled}
    seen = walk(pilot)
    assert wanted - {"page_up", "page_down"} <= seen


def walk(pilot) -> set[str]:
    """Go wherever arrows lead; return the places seen, each of which was in sight."""
    pilot.hide()
    scene = pilot.scene
    seen, waiting = set(), [scene.menu.focus]
    while waiting:
        here = waiting.pop()
        if here in seen:
            continue
        seen.add(here)
        for arrow in ("up", "down", "left", "right"):
            scene.menu.focus = here
            scene.resize()
            pilot.key(arrow)
            button = scene.menu.button(scene.menu.focus)
            if button.clip is not None:
                assert button.clip.union(button.rect) == button.clip
            waiting.append(button.key)
    return seen


@pytest.mark.parametrize("size", [(640, 360), (390, 844), (844, 390)], ids=str)
def test_every_line_is_reached_by_single_taps(new_pilot, size):
    pilot = new_pilot(size=size)
    open_settings(pilot)
    scene = pilot.scene
    seen = set()
    for _ in range(40):
        for button in scene.menu.buttons:
            if button.clip is not None and button.clip.union(button.rect) == button.clip:
                seen.add(button.key)
        down = scene.menu.button("page_down")
        if down is None or not down.is_enabled:
            break
        pilot.tap(down.rect.center)
        pilot.frames(20)
    wanted = {button.key for button in scene.menu.buttons if button.clip is not None}
    assert wanted <= seen


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=str)
def test_on_a_phone_everything_is_as_large_as_a_thumb(new_pilot, size):
    pilot = new_pilot(size=size)
    open_settings(pilot)
    for button in pilot.scene.menu.buttons:
        assert min(button.rect.w, button.rect.h) >= 44, button.key


def test_the_wheel_and_a_finger_scroll_and_press_nothing(new_pilot):
    import pygame

    pilot = new_pilot(size=(390, 844))
    open_settings(pilot)
    before = pilot.app.services.settings.to_json()
    pilot.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-3, flipped=False))
    scroll = pilot.scene.scroll
    assert scroll.offset > 0
    wheeled = scroll.offset
    x, y = scroll.view.center
    pilot.touch_drag((x, y), (x, y - 120))
    assert scroll.offset == wheeled + 120
    assert pilot.app.services.settings.to_json() == before


def test_a_line_scrolled_out_of_sight_cannot_be_pressed_under_the_heading(new_pilot):
    pilot = new_pilot(size=(390, 844))
    open_settings(pilot)
    pilot.scene.scroll.to(150)
    pilot.scene.refresh()
    hidden = [
        button
        for button in pilot.scene.menu.buttons
        if button.clip is not None and button.rect.center[1] < button.clip.y
    ]
    before = pilot.app.services.settings.to_json()
    for button in hidden:
        pilot.click(button.rect.center)
    assert hidden
    assert pilot.app.services.settings.to_json() == before
    assert pilot.scene_name == "SettingsScene"


def test_nothing_in_pause_is_a_dead_end(at_table):
    pilot = at_table("24")
    for key in ("rules", "keys", "settings", "copy"):
        pilot.key("escape")
        pilot.click_button(key)
        assert pilot.scene_name not in ("PauseScene", "PlayScene")
        pilot.key("escape")
        if pilot.scene_name == "PauseScene":
            pilot.key("escape")
        assert pilot.scene_name == "PlayScene"
    pilot.key("escape")
    pilot.click_button("mirror")
    assert pilot.app.services.settings.mirrored
    pilot.click_button("sound")
    assert pilot.app.services.sounds.muted
    pilot.click_button("sound")
    assert not pilot.app.services.sounds.muted
    pilot.click_button("wrap")
    assert pilot.scene.game.rules.wrap
    pilot.key("escape")
    pilot.click_button("title")
    assert pilot.scene_name == "TitleScene"


def test_all_presets_are_offered_in_their_order(pilot):
    pilot.click_button("rules")
    assert [button.key for button in pilot.scene.menu.buttons][: len(PRESETS)] == [*PRESETS]


def test_every_choice_of_the_rules_is_changed_by_a_press(pilot):
    pilot.click_button("rules")
    seen = {pilot.app.services.settings.rules}
    for key in ("wrap", "starter", "on_king", "flip", "undo", "score", "strict"):
        pilot.click_button(key)
        seen.add(pilot.app.services.settings.rules)
    assert len(seen) == 8
    pilot.click_button("compare")
    assert pilot.scene_name == "PageScene"


def sample(pilot, deck):
    """Return the picture of the few cards on the settings' page, with a deck chosen."""
    pilot.app.services.settings.deck = deck
    pilot.app.services.keep_settings()
    pilot.app.stack.apply(Push(routes.Settings(is_overlay=False)))
    pilot.frames(30)
    look = pilot.app.services.look
    pictures = [leaf for leaf in pilot.scene.leaves if isinstance(leaf, Picture)]
    leaf = max(pictures, key=lambda each: each.rect.w * each.rect.h)
    page = pygame.Surface(look.size)
    pilot.scene.draw(page)
    return page.subsurface(leaf.rect)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_cards_on_the_page_show_what_a_large_index_is(new_pilot, size):
    pilot = new_pilot(size=size)
    standard, large = sample(pilot, "standard"), sample(pilot, "large")
    again = sample(pilot, "standard")

    def alike(one, other):
        """Return the share of the pixels that look the same in both."""
        mask = pygame.mask.from_threshold(one, (0, 0, 0), (60, 60, 60, 255), other)
        return mask.count() / (one.get_width() * one.get_height())

    assert alike(standard, again) == 1
    assert alike(standard, large) < 0.95


def test_every_line_has_a_sentence_of_help(pilot):
    open_settings(pilot)
    lines = [button for button in pilot.scene.menu.buttons if button.clip is not None]
    assert len({line.about for line in lines}) == len(HELP) - 1  # without the letters
    assert all(line.about for line in lines)


def test_court_cards_have_the_letters_of_the_language_or_the_english_ones(at_table):
    pilot = at_table("24")
    play = pilot.scene
    pilot.key("escape")
    open_settings(pilot)
    assert pilot.scene.menu.button("letters") is None
    assert play.table.faces.letters == "JQK"
    pilot.app.services.settings.language = "fr"
    pilot.app.services.keep_settings()
    assert play.table.faces.letters == "VDR"
    pilot.scene.menu.focus = "letters"
    pilot.key("return")
    assert play.table.faces.letters == "JQK"
    assert stored(pilot)["letters"] == "english"


def test_the_sentence_is_of_the_line_that_is_pointed_at_focused_or_pressed_last(pilot):
    open_settings(pilot)
    pilot.move(pilot.button("clock"))
    assert pilot.scene.about == HELP["clock"]
    pilot.key("down")
    assert pilot.scene.about == HELP["marks"]
    pilot.tap(pilot.button("counter"))
    pilot.move((5, 5))
    assert pilot.scene.about == HELP["counter"]
    pilot.tap(pilot.button("volume less"))
    assert pilot.scene.about == HELP["volume"]


@pytest.mark.parametrize("language", swept(words.LANGUAGES, "de"))
@pytest.mark.parametrize("size", swept(SIZES, (640, 360), (390, 844)))
def test_every_sentence_fits_in_every_language(new_pilot, size, language):
    pilot = new_pilot(size=size)
    pilot.app.services.settings.language = language
    pilot.app.services.follow_language()
    open_settings(pilot)
    look = pilot.app.services.look
    place = next(leaf.rect for leaf in pilot.scene.leaves if isinstance(leaf, About))
    for sentence in HELP.values():
        lines, px = look.block(words.say(sentence), "body", theme.SMALL, place.w, place.h)
        assert " ".join(lines) == words.say(sentence)
        assert px >= theme.SMALLEST_TEXT
        assert len(lines) * px <= place.h


def test_sound_that_the_command_line_turned_off_is_turned_on_by_a_press(new_pilot):
    pilot = new_pilot(options=PlayOptions(mute=True))
    open_settings(pilot)
    pilot.click_button("deck")
    assert pilot.app.services.sounds.muted
    pilot.click_button("muted")
    assert not pilot.app.services.sounds.muted
    assert stored(pilot)["muted"] is False
    pilot.click_button("muted")
    assert pilot.app.services.sounds.muted


def test_a_line_says_to_a_screen_reader_what_is_in_force(pilot):
    open_settings(pilot)
    told = dict(offered(pilot.scene))
    assert told["deck"] == "Cards: standard"
    assert told["clock"] == "Clock: off"
    pilot.click_button("clock")
    assert dict(offered(pilot.scene))["clock"] == "Clock: on"


@pytest.mark.parametrize("size", swept(SIZES, (640, 360), (390, 844)), ids=str)
def test_full_screen_is_left_by_its_line_or_by_a_button_where_that_is_out_of_sight(new_pilot, size):
    pilot = new_pilot(size=size)
    open_settings(pilot)
    pilot.app.services.full_screen()
    pilot.resize(size)
    scene = pilot.scene
    for offset in (0, scene.scroll.most):
        scene.scroll.to(offset)
        scene.refresh()
        line, way_out = scene.menu.button("fullscreen"), scene.menu.button(LEAVE_FULL_SCREEN)
        is_seen = line.clip.union(line.rect) == line.clip
        assert (way_out is None) == is_seen
    pilot.click_button(LEAVE_FULL_SCREEN if way_out else "fullscreen")
    assert not pilot.host.is_fullscreen
