"""Text by hands without a keyboard, and letters that not every keyboard has."""

import pytest

from golf.scenes.initials import LETTERS, letter


def spell(pilot, pad, text: str) -> None:
    """Choose letters with the D-pad and the south button."""
    for sign in text:
        pilot.scene.menu.focus = f"sign {sign}"
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
    pilot.tap(pilot.button("sign 5"))
    pilot.key("escape")
    assert pilot.scene.text == "617"


def test_a_keyboard_types_among_the_letters_too(pilot):
    pilot.click_button("code")
    pilot.click_button("letters")
    pilot.type("12")
    pilot.key("backspace")
    pilot.key("return")
    assert pilot.scene.text == "1"


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844)])
def test_every_letter_is_large_enough_for_a_thumb(new_pilot, size):
    pilot = new_pilot(size=size)
    pilot.click_button("code")
    pilot.click_button("letters")
    width, height = size
    for button in pilot.scene.menu.buttons:
        assert min(button.rect.size) >= 40
        assert 0 <= button.rect.x < button.rect.right <= width
        assert 0 <= button.rect.y < button.rect.bottom <= height


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("äöü", "ÄÖÜ"), ("ÑÉÇ", "ÑÉÇ"), ("ßab", "ẞAB"), ("őšž", "OSZ"), ("a\u0308bc", "ÄBC"),
     ("1?2ŉ3", "123")],
)  # fmt: skip
def test_initials_are_letters_of_every_language_here(pilot, typed, kept):
    pilot.app.stack.apply(pilot.scene.choose("records"))
    pilot.rest()
    pilot.click_button("initials")
    pilot.type(typed)
    pilot.key("return")
    assert pilot.app.services.settings.initials == kept


def test_initials_with_accents_are_turned_to_by_a_pad_and_kept(new_pilot):
    pilot = new_pilot()
    pilot.app.services.settings.initials = "Äß"
    pilot.app.stack.apply(pilot.scene.choose("records"))
    pilot.rest()
    pad = pilot.plug()
    pilot.scene.menu.focus = "initials"
    pad.press("south")
    assert pilot.scene.letters == ["Ä", "ẞ", " "]
    for _ in range(LETTERS.index("Ñ") - LETTERS.index("Ä")):
        pad.press("up")
    assert pilot.scene.letters[0] == "Ñ"


def test_every_letter_of_the_initials_is_itself():
    assert [letter(sign) for sign in LETTERS] == list(LETTERS)
    assert [letter(sign.lower()) for sign in LETTERS] == list(LETTERS)
