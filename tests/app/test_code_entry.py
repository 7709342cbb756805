import pygame
import pytest

from golf import routes
from golf.core.board import board_text
from golf.core.deal import Deal
from golf.core.game import Game
from golf.core.record import Record
from golf.core.rules import PRESETS
from golf.routes import Push
from golf.saves.storage import Storage
from golf.saves.transfer import export_text
from tests.app.lines import given_up, line
from tests.store import DictStore

pytestmark = pytest.mark.usefixtures("unseen")


@pytest.fixture
def entry(pilot):
    pilot.app.stack.apply(Push(routes.CodeEntry()))
    pilot.frames()
    return pilot


def test_a_typed_record_opens(entry):
    entry.type("classic/617:")
    entry.type("F")
    entry.key("return")
    entry.click_button("go")
    entry.rest()
    assert entry.scene.game.kind == "side"


def test_nonsense_says_what_was_expected_and_stays(entry):
    entry.type("hello")
    entry.key("return")
    assert entry.scene_name == "CodeEntryScene"
    assert entry.scene.error.startswith("Expected a record, a deal")
    entry.key("backspace")
    assert entry.scene.text == "hell"
    assert entry.scene.error == ""


def test_an_illegal_record_names_the_move(entry):
    entry.type("classic/1:1")
    entry.click_button("open")
    assert entry.scene.error.startswith("Move 1 of hole 1: 4H does not fit on TH")


def test_what_is_on_the_clipboard_is_pasted(entry, monkeypatch):
    monkeypatch.setattr(entry.host, "paste_text", lambda: "strict/5:")
    entry.click_button("paste")
    entry.click_button("open")
    entry.rest()
    assert str(entry.scene.game.rules) == "strict"


def test_a_board_with_tabs_is_pasted_with_its_blanks(entry, monkeypatch):
    board = board_text(Deal.parse("617").position(PRESETS["classic"]))
    text = board.replace(" ", "\t").replace("\n", "\r\n")
    monkeypatch.setattr(entry.host, "paste_text", lambda: text)
    entry.click_button("paste")
    entry.click_button("open")
    entry.rest()
    assert board_text(entry.scene.hole.position) == board


@pytest.mark.parametrize("text", ["\0", "a\ud800", '{"\0', "\u202e\x1b[31m"])
@pytest.mark.seen
def test_signs_that_cannot_be_painted_are_told_and_painted_by_none(entry, text):
    entry.scene.page_event("text", text)
    entry.frames(2)
    assert entry.scene_name == "CodeEntryScene"
    assert entry.scene.error.startswith("Expected")
    assert entry.scene.text.isprintable()


def take_in(pilot):
    """Agree to an import, once it was read."""
    assert pilot.scene_name == "ImportScene"
    while pilot.scene.wants_time:
        pilot.frames(1)
    pilot.click_button("take")
    while pilot.scene_name == "ImportScene":
        pilot.frames(1)


def test_a_long_export_is_pasted_whole(entry, monkeypatch):
    exported = export_text(entry.app.storage)
    lines = ",".join(str(line(given_up(str(n)), f"id {n}")) for n in range(1, 60))
    text = exported.replace('"history": []', f'"history": [{lines}]')
    assert len(text) > 6_000
    monkeypatch.setattr(entry.host, "paste_text", lambda: text)
    entry.click_button("paste")
    take_in(entry)
    assert entry.scene_name == "PageScene"
    assert len(entry.app.storage.history) == 59


def test_erase_empties_the_field(entry):
    entry.type("abc")
    entry.click_button("erase")
    assert entry.scene.text == ""
    assert not entry.scene.menu.button("open").is_enabled
    entry.key("escape")
    assert entry.scene_name == "TitleScene"


def test_the_dialog_of_a_page_opens_what_was_entered(pilot, monkeypatch):
    asked = []
    monkeypatch.setattr(pilot.host, "ask_text", lambda *words: asked.append(words) or True)
    pilot.app.stack.apply(Push(routes.CodeEntry()))
    assert len(asked) == 1
    pilot.click_button("type")
    assert len(asked) == 2
    monkeypatch.setattr(pilot.host, "page_events", lambda: [("text", "classic/9:")])
    pilot.frames()
    assert pilot.scene_name == "DealScene"


def test_with_a_pad_in_hand_no_dialog_of_the_page_opens_by_itself(pilot, monkeypatch):
    asked = []
    monkeypatch.setattr(type(pilot.host), "has_page_buttons", True)
    monkeypatch.setattr(pilot.host, "ask_text", lambda *words: asked.append(words) or True)
    pad = pilot.plug()
    pad.press("up")
    pilot.follow(Push(routes.CodeEntry()))
    pilot.rest()
    assert not asked
    pilot.click_button("type")
    assert len(asked) == 1


def test_an_address_that_changes_opens_its_code(pilot, monkeypatch):
    monkeypatch.setattr(pilot.host, "page_events", lambda: [("code", "classic/9:F")])
    pilot.frames()
    monkeypatch.undo()
    pilot.click_button("go")
    assert pilot.scene.game.kind == "side"


def test_a_dropped_file_or_text_opens(pilot, tmp_path):
    board = tmp_path / "board.txt"
    board.write_text("strict/9:", encoding="utf-8")
    pilot.post(pygame.event.Event(pygame.DROPFILE, file=str(board)))
    pilot.rest()
    assert str(pilot.scene.game.rules) == "strict"
    pilot.post(pygame.event.Event(pygame.DROPTEXT, text="nonsense"))
    assert pilot.scene_name == "PageScene"
    pilot.post(pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "gone")))
    assert "No such file" in pilot.scene.blocks[0]


def test_a_dropped_export_is_taken_in_and_reported(pilot, tmp_path):
    storage = pilot.app.storage
    text = export_text(storage).replace('"history": []', f'"history": [{line(given_up("5"))}]')
    pilot.post(pygame.event.Event(pygame.DROPTEXT, text=text))
    take_in(pilot)
    assert pilot.scene_name == "PageScene"
    assert pilot.scene.blocks[0] == "1 result was taken in."
    assert len(storage.history) == 1
    assert pilot.app.services.settings is storage.settings


def test_a_game_that_an_import_leaves_out_is_told(at_table):
    pilot = at_table("7")
    other = Storage(DictStore())
    other.save_game(Game.new("hole", PRESETS["classic"], [Deal.numbered(5)], game_id="g"))
    pilot.post(pygame.event.Event(pygame.DROPTEXT, text=export_text(other)))
    take_in(pilot)
    assert pilot.scene.blocks[-1].endswith("such a game is in progress here: One hole, Classic.")


def test_a_long_text_is_broken_into_lines(entry):
    entry.type("classic/5:" + "F" * 300 + "\n\nend")
    for size in ((640, 360), (390, 844)):
        entry.resize(size)
        entry.frames(2)
    assert entry.scene.text.endswith("end")


def test_the_code_of_a_game_is_copied_from_the_pause(pilot, monkeypatch):
    copied = []
    monkeypatch.setattr(pilot.host, "copy_text", lambda text, labels: copied.append(text) or True)
    pilot.click_button("hole")
    pilot.rest()
    game = pilot.scene.game
    pilot.key("space")
    pilot.key("p")
    pilot.click_button("copy")
    assert copied == [f"classic/{game.hole.deal}:F"]
    pilot.key("escape")
    assert pilot.scene_name == "PauseScene"


def test_where_copying_fails_the_text_is_shown(pilot, monkeypatch):
    monkeypatch.setattr(pilot.host, "copy_text", lambda text, labels: False)
    pilot.click_button("hole")
    pilot.rest()
    pilot.app.stack.apply(Push(routes.ShareCode(Record.of(pilot.scene.game.round))))
    pilot.frames()
    assert pilot.scene.message == "It could not be copied. Here it is:"
    pilot.key("c", ctrl=True)
    pilot.click_button("copy")
    pilot.click_button("back")


def test_the_address_of_a_page_is_shared_instead_of_a_code(pilot, monkeypatch):
    monkeypatch.setattr(pilot.host, "share_address", lambda code: f"https://golf#{code}")
    pilot.click_button("hole")
    pilot.rest()
    pilot.app.stack.apply(Push(routes.ShareCode(Record.of(pilot.scene.game.round))))
    assert pilot.scene.text.startswith("https://golf#classic/")
