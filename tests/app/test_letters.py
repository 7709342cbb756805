"""Text by hands without a keyboard, and letters that not every keyboard has."""

import pytest

from golf import routes, theme
from golf.routes import Push
from golf.scenes.initials import LETTERS, letter
from golf.scenes.page_buttons import press

pytestmark = pytest.mark.usefixtures("unseen")


def spell(pilot, pad, text: str) -> None:
    """Choose letters with the D-pad and the south button."""
    for sign in text:
        pilot.scene.menu.focus = f"character {sign}"
        pad.press("south")


def test_a_code_is_entered_with_a_pad_alone(pilot):
    pad = pilot.plug()
    pilot.scene.menu.focus = "code"
    pad.press("south")
    pilot.rest()
    pilot.scene.menu.focus = "letters"
    pad.press("south")
    spell(pilot, pad, "CLASSIC/617:FX")
    pad.press("west")
    assert pilot.scene.text == "CLASSIC/617:F"
    pad.press("start")
    assert pilot.scene_name == "CodeEntryScene"
    assert pilot.scene.text == "CLASSIC/617:F"
    assert pilot.scene.menu.focus == "open"
    pad.press("south")
    pilot.rest()
    assert pilot.scene_name == "QuestionScene"
    pilot.scene.menu.focus = "go"
    pad.press("south")
    pilot.rest()
    assert str(pilot.scene.game.round.deals[0]) == "617"


def test_every_letter_is_reached_by_the_d_pad(pilot):
    pilot.click_button("code")
    pilot.click_button("letters")
    pad = pilot.plug()
    seen, todo = set(), [pilot.scene.menu.focus]
    while todo:
        here = todo.pop()
        seen.add(here)
        for way in ("left", "right", "up", "down"):
            pilot.scene.menu.focus = here
            pad.press(way)
            if pilot.scene.menu.focus not in seen:
                todo.append(pilot.scene.menu.focus)
    enabled = {button.key for button in pilot.scene.menu.buttons if button.is_enabled}
    assert seen >= enabled


def test_back_leaves_the_text_as_it_was(pilot):
    pilot.click_button("code")
    pilot.type("617")
    pilot.click_button("letters")
    assert pilot.scene.text == "617"
    pilot.tap(pilot.button("character 5"))
    pilot.key("escape")
    assert pilot.scene.text == "617"


def test_a_keyboard_types_among_the_letters_too(pilot):
    pilot.click_button("code")
    pilot.click_button("letters")
    pilot.type("12")
    pilot.key("backspace")
    pilot.key("return")
    assert pilot.scene.text == "1"


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844), (844, 390), (700, 700)])
@pytest.mark.parametrize("name", ["deal", "code", "initials"])
def test_every_letter_is_as_large_as_a_thumb_and_in_sight_or_scrolled_to(new_pilot, name, size):
    pilot = new_pilot(size=size)
    if name == "initials":
        pilot.app.stack.apply(Push(routes.Initials()))
    else:
        pilot.choose(name)
    if name == "code":
        pilot.click_button("letters")
    width, height = size
    for button in pilot.scene.menu.buttons:
        assert min(button.rect.size) >= 43, button.key
        assert 0 <= button.rect.x < button.rect.right <= width
        assert button.clip or 0 <= button.rect.y < button.rect.bottom <= height


def test_a_number_that_was_clicked_together_is_dealt_by_enter(pilot):
    pilot.click_button("deal")
    for sign in "617":
        pilot.click_button(f"character {sign}")
    pilot.key("return")
    pilot.rest()
    assert str(pilot.scene.hole.deal) == "617"


def test_a_digit_that_is_pressed_on_the_page_is_entered(pilot):
    pilot.click_button("deal")
    heard: list[str] = []
    pilot.app.host.announce = heard.append
    press(pilot.app.stack, "character 6")
    press(pilot.app.stack, "character 1")
    pilot.frames()
    assert pilot.scene.text == "61"
    assert heard[-1] == "61"


def test_initials_are_chosen_with_a_pad_and_the_third_leads_to_done(pilot):
    pad = pilot.plug()
    pilot.app.stack.apply(Push(routes.Initials()))
    spell(pilot, pad, "MÖ1")
    assert pilot.scene.menu.focus == "done"
    pad.press("west")
    assert pilot.scene.letters == ["M", "Ö", " "]
    spell(pilot, pad, "E")
    pad.press("start")
    assert pilot.app.services.settings.initials == "MÖE"


def test_a_letter_goes_where_the_focus_was_led(pilot):
    pilot.app.stack.apply(Push(routes.Initials()))
    pilot.type("abc")
    pilot.key("tab")
    while pilot.scene.menu.focus != "letter 1":
        pilot.key("tab")
    pilot.type("x")
    assert pilot.scene.letters == ["A", "X", "C"]


@pytest.mark.seen
def test_of_a_long_text_the_end_is_in_sight(pilot):
    pilot.click_button("code")
    pilot.type("F" * 3000)
    pilot.frames()
    before = pilot.app.screen.copy()
    pilot.type("X")
    pilot.frames()
    assert before.get_buffer().raw != pilot.app.screen.get_buffer().raw


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("äöü", "ÄÖÜ"), ("ÑÉÇ", "ÑÉÇ"), ("ßab", "ßAB"), ("ẞoe", "ßOE"), ("őšž", "OSZ"),
     ("a\u0308bc", "ÄBC"), ("1?2ŉ3", "123")],
)  # fmt: skip
def test_initials_are_letters_of_every_language_here(pilot, typed, kept):
    pilot.choose("records")
    pilot.rest()
    pilot.click_button("initials")
    pilot.type(typed)
    pilot.key("return")
    assert pilot.app.services.settings.initials == kept


def test_initials_with_accents_are_turned_to_by_a_pad_and_kept(new_pilot):
    pilot = new_pilot()
    pilot.app.services.settings.initials = "Äß"
    pilot.choose("records")
    pilot.rest()
    pad = pilot.plug()
    pilot.scene.menu.focus = "initials"
    pad.press("south")
    assert pilot.scene.letters == ["Ä", "ß", " "]
    for _ in range(LETTERS.index("Ñ") - LETTERS.index("Ä")):
        pad.press("up")
    assert pilot.scene.letters[0] == "Ñ"


def test_every_letter_of_the_initials_is_itself():
    assert [letter(sign) for sign in LETTERS] == list(LETTERS)
    assert [letter(sign.lower()) for sign in LETTERS] == list(LETTERS)


def test_every_letter_of_the_initials_is_in_every_font(pilot):
    for role in theme.FONTS:
        font = pilot.app.services.look.font(role, 40)
        missing = shape(font, "\ue999")
        assert not [sign for sign in LETTERS if shape(font, sign) == missing], role


def shape(font, sign: str) -> bytes:
    """Return how a font paints a sign."""
    return font.smooth(sign, theme.TEXT).get_buffer().raw
