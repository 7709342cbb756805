import pytest

from golf.geometry import Rect
from golf.scenes.title.welcome import WELCOME
from golf.session.lesson_tables import LESSONS
from golf.texts.help import TITLES
from golf.ui.leaves import Paper, Picture
from golf.words import LANGUAGES, language_in_force
from tests.app.pilot import Pilot
from tests.app.test_words_fit import read
from tests.sweep import swept

pytestmark = pytest.mark.usefixtures("unseen")

CHOICES = ("own language", "first sound", "first full screen")
SIZES = ((1280, 720), (640, 360), (390, 844), (844, 390))


def start(new_pilot, **choices: object) -> Pilot:
    pilot = new_pilot(**choices)
    pilot.frames(3)
    return pilot


def sheet_of(pilot: Pilot, key: str) -> Rect:
    """Return the sheet of paper that a button lies on."""
    button = pilot.scene.menu.button(key)
    papers = [leaf.rect for leaf in pilot.scene.leaves if isinstance(leaf, Paper)]
    return next(paper for paper in papers if paper.contains(button.rect.center))


def welcome_card(pilot: Pilot) -> Rect:
    return sheet_of(pilot, "first lesson")


def test_a_newcomer_is_offered_the_first_lesson_and_takes_it(new_pilot):
    pilot = start(new_pilot)
    pilot.click_button("first lesson")
    assert pilot.scene_name == "LessonScene"
    assert pilot.scene.play.lesson is LESSONS[0]


def test_the_first_frame_does_not_wait_for_the_greeting(new_pilot):
    pilot = new_pilot()
    assert pilot.scene.menu.button("first lesson") is None
    pilot.frames(2)
    assert pilot.scene.menu.button("first lesson") is not None


@pytest.mark.parametrize("key", ["return", "escape"])
def test_a_newcomer_puts_the_greeting_away_and_play_has_the_focus(new_pilot, key):
    pilot = start(new_pilot)
    pilot.key("tab")
    assert pilot.scene.menu.focus == "no lesson"
    pilot.key(key)
    assert pilot.scene.menu.button("first lesson") is None
    assert pilot.scene.menu.focus == "round"
    assert WELCOME in pilot.app.services.settings.shown_once
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"
    pilot.app.close()
    again = start(new_pilot)
    assert again.scene.menu.button("first lesson") is None


def test_a_learnt_lesson_takes_the_greeting_away_and_play_has_the_focus(new_pilot):
    pilot = start(new_pilot)
    pilot.key("return")
    pilot.app.services.settings.lessons.append(LESSONS[0].key)
    pilot.key("escape")
    assert pilot.scene.menu.button("first lesson") is None
    assert pilot.scene.menu.focus == "round"


def test_a_hole_begun_takes_the_greeting_away(new_pilot):
    pilot = start(new_pilot)
    pilot.app.services.settings.speed = "off"
    pilot.click_button("hole")
    pilot.rest()
    pilot.key("space")
    pilot.key("escape")
    pilot.click_button("title")
    assert pilot.scene.menu.button("first lesson") is None
    assert pilot.scene.menu.focus == "continue"


def test_a_lesson_that_was_only_opened_is_offered_again(new_pilot):
    pilot = start(new_pilot)
    pilot.key("return")
    assert pilot.scene_name == "LessonScene"
    pilot.key("escape")
    assert pilot.scene.menu.focus == "first lesson"


def test_the_greeting_has_the_focus(new_pilot):
    pilot = start(new_pilot)
    assert pilot.scene.menu.focus == "first lesson"


def test_a_newcomer_to_a_desktop_finds_what_nobody_chose_yet(new_pilot, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "de")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    pilot = start(new_pilot)
    settings, host = pilot.app.services.settings, pilot.app.host
    assert language_in_force() == "de"
    assert (settings.muted, settings.volume) == (False, 70)
    assert not host.is_fullscreen
    assert [pilot.scene.menu.button(key).words for key in CHOICES] == ["Deutsch", "Ton", "Vollbild"]


def test_a_newcomer_chooses_language_sound_and_full_screen_on_the_card(new_pilot):
    pilot = start(new_pilot)
    settings = pilot.app.services.settings
    for language, words in (("de", "Deutsch"), ("fr", "Français"), ("es", "Español")):
        pilot.click_button("own language")
        assert settings.language == language_in_force() == language
        assert pilot.scene.menu.button("own language").words == words
    pilot.click_button("own language")
    pilot.click_button("first sound")
    assert settings.muted
    assert pilot.scene.menu.button("first sound").value == "off"
    pilot.click_button("first full screen")
    assert settings.fullscreen
    assert not pilot.scene.menu.button("first full screen").is_enabled
    pilot.click_button("no lesson")
    assert not any(map(pilot.scene.menu.button, CHOICES))


def test_the_card_of_a_low_window_and_of_a_page_has_no_more_than_the_lesson(new_pilot, monkeypatch):
    pilot = start(new_pilot, size=(640, 360))
    assert not any(map(pilot.scene.menu.button, CHOICES))
    monkeypatch.setattr(pilot.app.host, "can_quit", False)
    pilot.resize((1280, 720))
    assert pilot.scene.menu.button("first lesson") is not None
    assert not any(map(pilot.scene.menu.button, CHOICES))


def test_who_has_played_before_is_not_greeted(new_pilot):
    pilot = new_pilot()
    pilot.app.services.settings.lessons.append("ranks")
    pilot.frames(3)
    assert pilot.scene.menu.button("first lesson") is None


@pytest.mark.parametrize("size", [*SIZES, (360, 640), (768, 1024), (820, 1180)], ids=str)
def test_the_greeting_covers_nothing_of_the_menu(new_pilot, size):
    pilot = start(new_pilot, size=size)
    card, menu = welcome_card(pilot), sheet_of(pilot, "round")
    assert not card.overlaps(menu)
    for button in pilot.scene.menu.buttons:
        is_on_card = button.key in ("first lesson", "no lesson", *CHOICES)
        own = card if is_on_card else menu
        assert own.union(button.rect) == own
    window = Rect(0, 0, *size)
    assert window.union(card) == window
    assert window.union(menu) == window


def test_the_learn_page_leads_to_every_lesson_and_every_page(new_pilot):
    pilot = start(new_pilot)
    pilot.click_button("learn")
    for lesson in LESSONS:
        pilot.click_button(lesson.key)
        assert pilot.scene.play.lesson is lesson
        pilot.key("escape")
    for key in TITLES:
        pilot.click_button(f"page {key}")
        assert pilot.scene_name == ("RulesScene" if key == "rules" else "PageScene")
        pilot.key("escape")
    pilot.click_button("back")
    assert pilot.scene_name == "TitleScene"


def test_the_learn_page_ticks_what_was_learnt_and_offers_the_next_lesson(new_pilot):
    pilot = start(new_pilot)
    pilot.app.services.settings.lessons.append("ranks")
    pilot.click_button("learn")
    assert pilot.scene.menu.focus == "corners"
    assert pilot.scene.menu.button("ranks").icon == "tick"
    assert pilot.scene.menu.button("corners").kind == "primary"
    pilot.key("return")
    pilot.key("2")
    pilot.key("3")
    for key in ("space", "1", "2", "1", "3"):
        pilot.key(key)
    pilot.key("escape")
    assert pilot.scene.menu.button("corners").icon == "tick"
    assert pilot.scene.menu.focus == "columns"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_buttons_of_the_learn_page_lie_apart_in_every_window(new_pilot, size):
    pilot = start(new_pilot, size=size)
    pilot.click_button("learn")
    pilot.frames()
    buttons = pilot.scene.menu.buttons
    for number, button in enumerate(buttons):
        assert button.rect.bottom <= size[1]
        for other in buttons[number + 1 :]:
            assert not button.rect.overlaps(other.rect)


@pytest.mark.seen
def test_the_card_for_newcomers_takes_the_demos_place_in_a_tall_window(new_pilot, monkeypatch):
    pilot = start(new_pilot, size=(390, 844))
    tables = []
    monkeypatch.setattr(pilot.scene.demo, "draw", tables.append)
    pilot.app.services.is_dirty = True
    pilot.frames(2)
    assert not tables
    pilot.click_button("no lesson")
    pilot.frames(2)
    assert tables


@pytest.mark.parametrize("size", [(640, 360), (844, 390), (1280, 720), (1920, 1080)], ids=str)
def test_the_card_for_newcomers_lies_below_the_demo_of_a_wide_window(new_pilot, size):
    pilot = start(new_pilot, size=size)
    pilot.frames(4)
    title = pilot.scene
    card = welcome_card(pilot)
    assert title.demo.area.bottom <= card.y
    small = title.demo.table.layout.card
    pilot.click_button("no lesson")
    assert title.menu.button("first lesson") is None
    assert title.demo.area.bottom > card.y
    assert title.demo.table.layout.card >= small


@pytest.mark.parametrize("size", swept([*SIZES, (320, 568), (480, 270), (360, 480)], (480, 270)))
@pytest.mark.parametrize("language", swept(LANGUAGES, "en"))
def test_the_greeting_and_its_buttons_are_read_whole(new_pilot, size, language):
    pilot = new_pilot(size=size)
    pilot.app.services.settings.language = language
    pilot.app.services.keep_settings()
    pilot.frames(5)
    assert pilot.scene.menu.button("first lesson") is not None
    written = " ".join(words for words, _, _ in read(pilot.scene, pilot.app.services.look))
    assert "…" not in written


def test_the_demo_of_a_small_phone_has_a_good_part_of_its_height(new_pilot):
    pilot = new_pilot(size=(320, 568))
    pilot.frames(5)
    pilot.scene.leave_welcome()
    room = next(leaf.rect for leaf in pilot.scene.leaves if isinstance(leaf, Picture))
    assert room.h > 568 / 5
