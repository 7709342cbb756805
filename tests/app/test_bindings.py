"""The one table of keys and buttons, and all that follows it."""

from pathlib import Path

import pytest

from golf.controls.bindings import BINDINGS, pad_command, sign_key
from golf.controls.intents import Command
from golf.texts.controls import DeviceInUse, controls_pairs, how_to_flip, how_to_undo_run

README = Path(__file__).parent.parent.parent / "README.md"


def readme_controls() -> str:
    text = README.read_text(encoding="utf-8")
    return text.partition("## Controls")[2].partition("## ")[0].replace("`", "")


@pytest.mark.parametrize(
    "keys", [key for each in BINDINGS if each.does for key in each.shown or each.keys]
)
def test_the_readme_names_every_key(keys):
    cells = readme_controls().replace("|", ",").replace(";", ",").split(",")
    words = {cell.strip().removeprefix("or arrows and ") for cell in cells}
    assert keys in words or any(keys in cell.split(" and ") for cell in cells)


@pytest.mark.parametrize("place", [each.buttons[0] for each in BINDINGS if each.buttons])
def test_the_readme_names_every_button_of_a_pad(place):
    assert place.value.split()[-1] in readme_controls().lower()


def test_the_page_of_controls_has_a_row_for_every_binding_that_is_explained():
    pairs = controls_pairs(DeviceInUse())
    assert sum(1 for each in BINDINGS if each.does) == len(pairs) - 2
    assert ("R, Ctrl+Y, Ctrl+Shift+Z", "redo") in pairs


def test_no_key_has_two_meanings_in_one_mode():
    meanings = [(key, mode) for each in BINDINGS for key in each.keys for mode in each.modes]
    assert len(meanings) == len(set(meanings))


@pytest.mark.parametrize(
    ("command", "key"),
    [(Command.UNDO, "U"), (Command.UNDO_RUN, "Shift+U"), (Command.BACK, "Esc"),
     (Command.FLIP, "D"), (Command.FULL_SCREEN, "F"), (Command.CONFIRM, ""), (Command.COPY, "")],
)  # fmt: skip
def test_a_button_shows_the_one_key_that_is_enough(command, key):
    assert sign_key(command) == key


def test_each_button_of_a_pad_means_one_thing_on_the_table_and_one_elsewhere():
    for places in ([p for e in BINDINGS for p in e.buttons],
                   [e.elsewhere for e in BINDINGS if e.elsewhere]):  # fmt: skip
        assert len(places) == len(set(places))
        assert any(pad_command(place, is_table=True) for place in places)


def test_a_command_with_a_name_has_an_icon():
    icons = {path.stem for path in (README.parent / "assets" / "icons").glob("*.svg")}
    named = {str(each.command) for each in BINDINGS if each.name}
    assert named <= icons


def test_a_lesson_names_the_keys_of_the_table():
    keys = DeviceInUse()
    assert how_to_flip(keys) == "Space flips, and so does D."
    assert how_to_undo_run(keys) == "Shift+U takes the run back; U takes one card back."
