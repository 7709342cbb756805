"""Everything as one file, out of one device and into another."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.core.deal import Deal
from golf.core.errors import NotationError
from golf.core.moves import FLIP
from golf.core.rules import PRESETS
from golf.saves.game import Game
from golf.saves.storage import Storage
from golf.saves.transfer import export_text, import_text
from tests.app.lines import best, given_up, line
from tests.store import DictStore

CLASSIC = PRESETS["classic"]


def noon() -> str:
    return "2026-11-29T12:00:00+01:00"


def used_storage() -> Storage:
    storage = Storage(DictStore())
    storage.settings.deck = "large"
    storage.add_line(line(best("617"), "a"))
    storage.add_line(line(given_up("1"), "b"))
    game = Game.new("hole", CLASSIC, [Deal.numbered(5)], game_id="g")
    game.play(FLIP, noon)
    storage.save_game(game)
    return storage


def test_everything_moves_to_an_empty_device() -> None:
    text = export_text(used_storage())
    assert text.count("\n") == 1
    store = DictStore()
    storage = Storage(store)
    report = import_text(storage, text)
    assert (report.added, report.known, report.games, report.refused) == (2, 0, ["hole"], [])
    again = Storage(store)
    assert again.load_settings().deck == "large"
    assert again.load_games()["hole"].hole.moves == [FLIP]
    assert [each.id for each in again.history.lines] == ["a", "b"]
    assert export_text(again) == text


def test_what_is_here_already_is_left_alone() -> None:
    text = export_text(used_storage())
    storage = Storage(DictStore())
    storage.add_line(line(given_up("617"), "a"))
    mine = Game.new("hole", CLASSIC, [Deal.numbered(7)], game_id="mine")
    mine.play(FLIP, noon)
    storage.save_game(mine)
    report = import_text(storage, text)
    assert (report.added, report.known, report.games) == (1, 1, [])
    assert [str(game.hole.deal) for game in report.left_out] == ["5"]
    assert storage.games["hole"].id == "mine"
    assert storage.history.get("a") == line(given_up("617"), "a")


def test_forged_and_broken_lines_are_listed_and_left_out() -> None:
    lines = [
        str(line(best("617"), "good")),
        str(line("classic/617:3", "forged")),
        str(line("classic/617:F", "unfinished")),
        "{torn",
        "",
        '{"version":2}',
    ]
    storage = Storage(DictStore())
    report = import_text(storage, "\n".join(lines))
    assert report.added == 1
    assert [each.id for each in storage.history.lines] == ["good"]
    assert len(report.refused) == 4
    assert report.refused[0].startswith("Line 2: ")
    assert "does not fit" in report.refused[0]
    assert report.refused[-1].startswith("Line 6: ")


def test_a_broken_game_in_an_export_is_listed() -> None:
    data = json.loads(export_text(used_storage()))
    data["games"]["round"] = {"id": 5}
    storage = Storage(DictStore())
    report = import_text(storage, json.dumps(data))
    assert report.games == ["hole"]
    (why,) = report.refused
    assert why.startswith("A game in progress ('round') could not be read: ")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "{",
        "[" * 100_000,
        "[]",
        '{"golf":"save","version":1}',
        '{"golf":"export","version":2}',
        '{"golf":"export","version":"1"}',
        '{"golf":"export","version":0}',
        str(line("classic/617:3", "forged")),
    ],
)
def test_what_is_no_export_changes_nothing(text: str) -> None:
    store = DictStore()
    with pytest.raises(NotationError, match="expected an export"):
        import_text(Storage(store), text)
    assert store.texts == {}


def test_an_export_with_nothing_in_it_is_taken() -> None:
    report = import_text(Storage(DictStore()), '{"golf":"export","version":1,"games":{}}')
    assert (report.added, report.games, report.refused) == (0, [], [])


def test_settings_stay_where_an_export_has_none() -> None:
    storage = used_storage()
    import_text(storage, '{"golf":"export","version":1,"games":{}}')
    assert storage.settings.deck == "large"


def test_parts_of_an_export_that_are_of_a_wrong_kind_are_told_and_change_nothing() -> None:
    storage = used_storage()
    text = '{"golf":"export","version":1,"games":{},"history":{},"settings":[]}'
    report = import_text(storage, text)
    assert report.refused == ["history could not be read.", "settings could not be read."]
    assert storage.settings.deck == "large"


@given(st.text())
def test_any_text_gives_a_report_or_one_clear_error(text: str) -> None:
    with pytest.raises(NotationError, match="expected an export"):
        import_text(Storage(DictStore()), text)
