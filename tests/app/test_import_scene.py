"""Import in the window: told first, taken in in slices, and undone in the settings."""

import json

import pygame
import pytest

from golf.host.base import StorageError
from golf.routes import Push
from golf.saves.storage import Storage
from golf.saves.transfer import export_text
from golf.scenes.settings import SettingsScene
from tests.app.lines import best, line
from tests.store import DictStore

pytestmark = pytest.mark.usefixtures("unseen")


def other_text() -> str:
    other = Storage(DictStore())
    other.settings.deck, other.settings.lessons = "large", ["first"]
    other.history.add(line(best("3"), "theirs"))
    return export_text(other)


@pytest.fixture
def asked(pilot):
    """A pilot that is asked about an import."""
    pilot.app.storage.save_settings()
    pilot.rest()
    pilot.post(pygame.event.Event(pygame.DROPTEXT, text=other_text()))
    wait(pilot)
    return pilot


def wait(pilot) -> None:
    while pilot.scene.wants_time:
        pilot.frames(1)
    pilot.frames(2)


def test_what_will_happen_is_told_first(asked):
    assert asked.scene.question == (
        "1 result comes to yours; 0 you have already."
        " Learnt elsewhere and kept: 1 lesson. Your own settings stay."
    )
    asked.click_button("back")
    assert asked.scene_name == "TitleScene"
    assert len(asked.app.storage.history) == 0


@pytest.mark.parametrize(("answer", "deck"), [("take", "standard"), ("choices", "large")])
def test_choices_are_taken_only_when_asked_for_and_an_import_is_undone(asked, answer, deck):
    asked.scene.menu.focus = answer
    # Both before the first slice: there is no way out while something is being taken in.
    asked.post(asked.key_event("return"), asked.key_event("escape"))
    wait(asked)
    assert asked.scene_name == "PageScene"
    settings = asked.app.services.settings
    assert (settings.deck, settings.lessons) == (deck, ["first"])
    assert [each.id for each in asked.app.storage.history.lines] == ["theirs"]
    asked.key("escape")
    asked.rest()
    asked.app.stack.apply(Push(SettingsScene(asked.app.services, is_overlay=False)))
    asked.rest()
    assert asked.scene.menu.button("undo_import").is_enabled
    asked.scene.menu.focus = "undo_import"
    asked.key("return")
    asked.click_button("undo_import")
    wait(asked)
    settings = asked.app.services.settings
    assert (settings.deck, settings.lessons) == ("standard", [])
    assert len(asked.app.storage.history) == 0
    assert not asked.scene.menu.button("undo_import").is_enabled


def test_a_file_that_turns_out_to_be_none_is_told(pilot):
    pilot.rest()
    text = '{"golf":"export","version":1,"history":[' + "1," * 4_000
    pilot.post(pygame.event.Event(pygame.DROPTEXT, text=text))
    wait(pilot)
    assert pilot.scene_name == "PageScene"
    assert pilot.scene.blocks[0].startswith("Expected an export")


@pytest.mark.parametrize("trouble", ["a second copy", "a full disk"])
def test_an_import_that_cannot_be_kept_says_so_and_changes_nothing(asked, monkeypatch, trouble):
    storage = asked.app.storage
    with monkeypatch.context() as patch:
        if trouble == "a full disk":
            patch.setattr(storage.store, "write", full)
        else:
            patch.setattr(storage.texts, "claim", lambda: False)
        asked.click_button("take")
        wait(asked)
        if "can be saved here" in asked.scene.blocks[0]:
            asked.key("escape")
            asked.rest()
        told = asked.scene.blocks
    reason = "another copy of Golf is open" if trouble == "a second copy" else "could not be kept"
    assert len(told) == 1
    assert told[0].startswith("Nothing was imported: ")
    assert reason in told[0]
    assert len(storage.history) == 0
    assert asked.app.services.settings.lessons == []


def test_an_import_that_cannot_be_undone_here_says_so(asked, monkeypatch):
    asked.click_button("take")
    wait(asked)
    asked.follow(Push(SettingsScene(asked.app.services, is_overlay=False)))
    asked.rest()
    monkeypatch.setattr(asked.app.storage.texts, "claim", lambda: False)
    asked.choose("undo_import")
    asked.rest()
    asked.choose("undo_import")
    wait(asked)
    asked.rest()
    assert asked.scene.blocks == ["The import could not be undone here."]
    assert len(asked.app.storage.history) == 1


def full(name: str, text: str) -> None:
    raise StorageError("No space left on device")


def test_a_file_full_of_wrong_lines_is_told_in_a_page(pilot):
    data = {"golf": "export", "version": 1, "games": {}, "history": [{}] * 500}
    pilot.post(pygame.event.Event(pygame.DROPTEXT, text=json.dumps(data)))
    wait(pilot)
    pilot.scene.menu.focus = "take"
    pilot.key("return")
    wait(pilot)
    assert pilot.scene_name == "PageScene"
    *_, last, more = pilot.scene.blocks
    assert last.startswith("Line 20: expected a line of the history")
    assert more == "…"
    assert not any("undone" in block for block in pilot.scene.blocks)
