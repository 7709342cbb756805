import re
from itertools import pairwise

import pygame
import pytest

from golf import routes
from golf.controls.intents import Device
from golf.core.rules import PRESETS, Rules
from golf.host.base import StorageError
from golf.routes import Push
from golf.scenes.help import PageScene
from golf.texts.controls import DeviceInUse, button_name, controls_pairs
from golf.texts.help import TITLES, Comparison, Example, Heading, Lead, Pair, help_page
from golf.texts.rules import short_outlook
from golf.texts.rules_names import preset_line, rules_name
from golf.ui.leaves import Paper
from golf.ui.reading import block_words
from golf.words import LANGUAGES, say, use_language
from tests.app.pilot import Pilot
from tests.app.test_words_fit import faults
from tests.sweep import swept

pytestmark = pytest.mark.usefixtures("unseen")

STRATEGY = ("Look for the longest chain", "Kings and Aces end runs", "Do not fear the stock",
            "Play a deal again")  # fmt: skip
AGAIN = {
    "en": ("a lower score", "more points"),
    "de": ("niedrigeres Ergebnis", "mehr Punkte"),
    "fr": ("un score plus bas", "plus de points"),
    "es": ("una puntuación más baja", "más puntos"),
}
SIZES = ((1280, 720), (640, 360), (390, 844))


def open_page(pilot: Pilot, key: str = "strategy", rules: str = "classic") -> PageScene:
    pilot.app.stack.apply(Push(routes.Help(key, Rules.parse(rules))))
    pilot.frames()
    return pilot.scene


@pytest.mark.parametrize("key", TITLES)
@pytest.mark.parametrize("rules", [*PRESETS, "strict+wrap", "ewnsap"])
def test_every_page_of_help_has_a_title_and_words_under_all_rules(key, rules):
    for device in Device:
        page = help_page(key, Rules.parse(rules), DeviceInUse(device))
        assert page.title
        assert all(block_words(block) for block in page.blocks)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_strategy_page_gives_each_published_advice_where_it_holds(preset, language):
    use_language(language)
    rules = PRESETS[preset]
    blocks = help_page("strategy", rules).blocks
    told = {
        heading.words: block_words(below)
        for heading, below in pairwise(blocks)
        if isinstance(heading, Heading)
    }
    chain, ends, flip, again = map(say, STRATEGY)
    assert len(told[chain]) > 40
    assert (ends in told) == (not rules.wrap)
    assert (flip in told) == (rules.flip == "any time")
    assert AGAIN[language][rules.score == "points"] in told[again]
    if language != "en":
        assert not set(STRATEGY) & set(told), "a heading was not translated"


def test_a_short_message_lies_on_a_sheet_as_high_as_its_words(new_pilot):
    for size in SIZES:
        pilot = new_pilot(size=size)
        pilot.app.stack.apply(Push(routes.Message("Data", ["One line.", "And another."])))
        pilot.frames()
        (sheet,) = (leaf.rect for leaf in pilot.scene.leaves if isinstance(leaf, Paper))
        assert sheet.h < 0.65 * size[1]
        back = pilot.scene.menu.button("back")
        assert sheet.union(back.rect) == sheet
        assert not faults(pilot.scene, pilot.app.services.look)
        assert not pilot.scene.scroll.most


def test_a_page_that_there_is_not_is_told():
    with pytest.raises(LookupError, match="expected a page of rules, controls"):
        help_page("poker", PRESETS["classic"])


@pytest.mark.parametrize("rules", [*PRESETS, "strict+wrap"])
def test_the_runs_shown_are_those_that_the_rules_allow(rules):
    for key in TITLES:
        for block in help_page(key, Rules.parse(rules)).blocks:
            if isinstance(block, Example):
                pairs = zip(block.cards[1:], block.cards, strict=False)
                is_run = all(Rules.parse(rules).fits(card, top) for card, top in pairs)
                assert is_run == block.is_right, (rules, key, block)


def test_the_comparison_has_a_value_of_every_preset_in_every_row():
    comparison = help_page("presets", PRESETS["classic"]).blocks[0]
    assert isinstance(comparison, Comparison)
    assert comparison.names == tuple(map(rules_name, PRESETS.values()))
    assert all(len(values) == len(PRESETS) for _, values in comparison.rows)
    shares = dict(comparison.rows)["Cleared of 100"]
    found = dict(zip(comparison.names, shares, strict=True))
    assert (found["Classic"], found["Strict"], found["Relaxed"]) == ("45", "14", "99")


def test_the_controls_begin_with_the_device_in_hand():
    page = help_page("controls", PRESETS["classic"], DeviceInUse(Device.PAD))
    assert page.title == "Controls: Gamepad"
    assert page.blocks[1] == Pair("South button", "play what has the focus")
    headings = [block.words for block in page.blocks if isinstance(block, Heading)]
    assert headings == ["Mouse", "Touch", "Keys"]


def test_a_pads_buttons_are_called_by_their_signs_where_its_maker_is_known():
    assert button_name("south", "xbox") == "A"
    assert button_name("south", "nintendo") == "B"
    assert button_name("east", "playstation") == "Circle"
    assert button_name("start", "xbox") == "Start"
    assert button_name("west") == "west button"


def test_every_device_is_told_how_to_play_flip_and_undo():
    for device in Device:
        told = " ".join(does for _, does in controls_pairs(DeviceInUse(device)))
        for word in ("play", "flip", "undo"):
            assert word in told


@pytest.mark.parametrize("size", swept(SIZES, (390, 844)), ids=str)
@pytest.mark.parametrize("key", TITLES)
def test_a_page_can_be_read_to_its_end_in_every_window(new_pilot, size, key):
    pilot = new_pilot(size=size)
    page = open_page(pilot, key)
    seen = -1
    while page.scroll.offset != seen:
        seen = page.scroll.offset
        pilot.key("down")
    assert page.scroll.offset == page.scroll.most


def test_a_page_scrolls_by_wheel_keys_and_a_finger(pilot):
    page = open_page(pilot)
    pilot.post(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, x=0))
    by_wheel = page.scroll.offset
    assert by_wheel > 0
    pilot.key("up")
    assert page.scroll.offset == 0
    middle = pygame.Rect((0, 0), pilot.size).center
    pilot.touch_drag(middle, (middle[0], middle[1] - 100))
    assert page.scroll.offset == 100
    pilot.touch_drag(middle, (middle[0], middle[1] + 300))
    assert page.scroll.offset == 0
    pilot.key("right")
    assert page.scroll.offset > by_wheel
    pilot.key("left")
    assert page.scroll.offset == 0


def test_a_page_is_left_by_its_button_and_begins_at_its_top_in_another_window(pilot):
    page = open_page(pilot)
    pilot.key("down")
    pilot.resize((800, 600))
    assert page.scroll.offset == 0
    pilot.click_button("back")
    assert pilot.scene_name == "TitleScene"


def test_the_question_mark_shows_the_controls_of_the_device_in_hand(pilot):
    pad = pilot.plug(name="Xbox pad")
    pilot.click_button("hole")
    pilot.rest()
    pad.press("select")
    assert pilot.scene.heading == "Controls: Gamepad"
    assert pilot.scene.blocks[1].left == "A"


def test_the_question_mark_ends_a_deal_and_opens_one_page_only(pilot):
    pilot.click_button("hole")
    pilot.frames(5)
    assert pilot.scene_name == "DealScene"
    pilot.key("/", text="?", shift=True)
    pilot.key("/", text="?", shift=True)
    assert pilot.scene_name == "PageScene"
    assert not pilot.app.stack.scenes[-2].is_moving
    pilot.key("escape")
    pilot.rest()
    assert pilot.scene_name == "PlayScene"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_presets_can_be_compared_where_they_are_chosen(new_pilot, size):
    pilot = new_pilot(size=size)
    pilot.click_button("rules")
    pilot.rest()
    pilot.click_button("compare")
    assert pilot.scene.heading == "Compare the presets"
    pilot.key("escape")
    assert pilot.scene_name == "RulesChoiceScene"
    buttons = pilot.scene.menu.buttons
    for number, button in enumerate(buttons):
        for other in buttons[number + 1 :]:
            assert not button.rect.overlaps(other.rect), (button, other)


def test_what_to_expect_is_told_in_a_line():
    assert short_outlook(PRESETS["strict"]) == (
        "14 of 100 deals can be cleared; a strong player clears 5."
    )
    assert short_outlook(Rules.parse("strict+wrap")) == "27 of 100 deals can be cleared."


def test_the_rules_of_a_game_speak_of_as_many_holes_as_it_has(pilot):
    pilot.click_button("hole")
    pilot.rest()
    pilot.key("escape")
    pilot.click_button("rules")
    assert pilot.scene.blocks[0] == Lead("One hole for points; a flip is final.")
    for preset in PRESETS:
        assert "nine" not in preset_line(preset, 1).lower()
        assert "nine" in preset_line(preset, 9).lower()


@pytest.mark.parametrize("rules", [*PRESETS])
def test_where_letters_are_typed_no_page_speaks_of_presses_or_settings(rules):
    typed = [help_page(key, Rules.parse(rules)) for key in TITLES if key != "controls"]
    words = " ".join(block_words(block) for page in typed for block in page.blocks)
    assert not re.search(r"\b(press|click|tap|small figures|settings)\b", words, re.IGNORECASE)
    advice = help_page("advice", Rules.parse(rules))
    headings = [block.words for block in advice.blocks if isinstance(block, Heading)]
    assert headings == ["Hint: h", "Verdict: v", "Card counter: c"]


@pytest.mark.parametrize(("language", "title"), [("en", "Strict"), ("de", "Streng")])
def test_the_rules_can_be_had_as_a_page_to_print(pilot, monkeypatch, language, title):
    shown = []
    pilot.app.services.settings.language = language
    pilot.app.services.follow_language()
    host = pilot.app.services.host
    monkeypatch.setattr(host, "show_page", lambda *page: shown.append(page) or "/there/rules.html")
    open_page(pilot, "rules", "strict")
    pilot.click_button("print")
    ((name, page),) = shown
    assert name == "golf-rules-strict.html"
    assert f'<html lang="{language}">' in page
    assert title in page
    assert "/there/rules.html" in pilot.scene.message
    pilot.click_button("back")
    assert pilot.scene_name == "TitleScene"


def test_a_page_that_opens_beside_the_game_has_no_path_and_one_that_cannot_says_why(
    pilot, monkeypatch
):
    host = pilot.app.services.host
    monkeypatch.setattr(host, "show_page", lambda *_: "")
    open_page(pilot, "rules")
    pilot.click_button("print")
    assert pilot.scene.message == "Opened in the browser."

    def full(*_: str) -> str:
        raise StorageError("the disk is full")

    monkeypatch.setattr(host, "show_page", full)
    pilot.click_button("print")
    assert "the disk is full" in pilot.scene.message


def test_the_printed_rules_are_reached_from_learn_and_from_pause(at_table):
    pilot = at_table("24")
    pilot.key("escape")
    pilot.click_button("rules")
    assert pilot.scene.menu.button("print") is not None
