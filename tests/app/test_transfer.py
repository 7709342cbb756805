"""Everything as one file, out of one device and into another."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.core.dailies import daily_deals
from golf.core.deal import Deal
from golf.core.errors import NotationError
from golf.core.game import Game
from golf.core.moves import FLIP
from golf.core.rules import PRESETS
from golf.core.slices import finished
from golf.saves.import_undo import has_import, undoing_import
from golf.saves.saved_games import game_json
from golf.saves.storage import Storage
from golf.saves.transfer import ImportPlan, export_text, planning
from tests.app.lines import best, given_up, line
from tests.store import DictStore, import_text

CLASSIC = PRESETS["classic"]


def noon() -> str:
    return "2026-11-29T12:00:00+01:00"


def used_storage() -> Storage:
    storage = Storage(DictStore())
    storage.settings.deck = "large"
    storage.history.add(line(best("617"), "a"))
    storage.history.add(line(given_up("1"), "b"))
    game = Game.new("hole", CLASSIC, [Deal.numbered(5)], game_id="g")
    game.play(FLIP, noon)
    storage.save_game(game)
    return storage


def kinds(plan: ImportPlan) -> list[str]:
    return [game.kind for game in plan.games]


def test_everything_moves_to_an_empty_device() -> None:
    text = export_text(used_storage())
    assert text.count("\n") == 1
    store = DictStore()
    storage = Storage(store)
    report = import_text(storage, text)
    assert (len(report.lines), report.known, kinds(report), report.refused) == (2, 0, ["hole"], [])
    again = Storage(store)
    assert again.load_settings().deck == "large"
    assert again.load_games()["hole"].hole.moves == [FLIP]
    assert [each.id for each in again.history.lines] == ["a", "b"]
    assert export_text(again) == text


def test_what_is_here_already_is_left_alone() -> None:
    text = export_text(used_storage())
    storage = Storage(DictStore())
    storage.history.add(line(given_up("617"), "a"))
    mine = Game.new("hole", CLASSIC, [Deal.numbered(7)], game_id="mine")
    mine.play(FLIP, noon)
    storage.save_game(mine)
    report = import_text(storage, text)
    assert (len(report.lines), report.known, report.games) == (1, 1, [])
    assert [str(game.hole.deal) for game in report.left_out] == ["5"]
    assert storage.games["hole"].id == "mine"
    assert storage.history.get("a") == line(given_up("617"), "a")


def finished_game(game_id: str) -> Game:
    game = Game.new("hole", CLASSIC, [Deal.numbered(9)], game_id=game_id)
    game.play(FLIP, noon)
    game.give_up(noon)
    game.hole_facts.is_filed = True
    return game


def test_a_finished_game_neither_moves_nor_keeps_one_in_progress_out() -> None:
    ended, other = Storage(DictStore()), Storage(DictStore())
    ended.save_game(finished_game("here"))
    other.save_game(finished_game("there"))
    text = export_text(other)
    assert json.loads(text)["games"] == {}
    report = import_text(ended, text)
    assert (report.games, report.left_out) == ([], [])
    assert kinds(import_text(ended, export_text(used_storage()))) == ["hole"]
    assert ended.games["hole"].id == "g"


def test_a_finished_game_in_an_older_export_is_passed_over() -> None:
    data = json.loads(export_text(used_storage()))
    data["games"] = {"hole": game_json(finished_game("old"))}
    storage = used_storage()
    report = import_text(storage, json.dumps(data))
    assert (report.games, report.left_out, report.refused) == ([], [], [])
    assert storage.games["hole"].id == "g"


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
    assert len(report.lines) == 1
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
    assert kinds(report) == ["hole"]
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
    assert (report.lines, report.games, report.refused) == ([], [], [])


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


# ---- joined by kind


def settled_storage() -> Storage:
    """Return a device with choices and learnt things of its own."""
    storage = Storage(DictStore())
    own = storage.settings
    own.language, own.deck, own.mirrored, own.initials = "de", "four-colour", True, "ÄÖ"
    own.lessons, own.shown_once = ["first"], ["achievement two_clears", "welcome"]
    own.pads = {"Pad": {"play": 1}}
    storage.save_settings()
    storage.history.add(line(best("3"), "mine"))
    return storage


def other_text() -> str:
    storage = used_storage()
    there = storage.settings
    there.lessons, there.shown_once = ["first", "second"], ["achievement ten_days", "stranger x"]
    there.pads = {"Pad": {"play": 9}, "Other": {"play": 2}}
    there.window, there.initials = (800, 600), "XYZ"
    return export_text(storage)


def test_choices_stay_and_what_was_learnt_is_joined() -> None:
    storage = settled_storage()
    plan = import_text(storage, other_text())
    own = Storage(storage.store).load_settings()
    assert (own.language, own.deck, own.mirrored, own.initials) == ("de", "four-colour", True, "ÄÖ")
    assert own.lessons == ["first", "second"]
    assert own.shown_once == ["achievement two_clears", "welcome", "achievement ten_days"]
    assert own.pads == {"Pad": {"play": 1}, "Other": {"play": 2}}
    assert (plan.lessons, plan.pads) == (["second"], ["Other"])
    assert plan.awards == ["achievement ten_days"]
    assert set(plan.choices) == {"language", "deck", "mirrored", "initials"}
    assert [each.id for each in storage.history.lines] == ["mine", "a", "b"]


def test_choices_are_taken_where_the_player_says_so_but_no_window() -> None:
    storage = settled_storage()
    import_text(storage, other_text(), takes_choices=True)
    own = storage.settings
    assert (own.language, own.deck, own.mirrored, own.initials) == (None, "large", False, "XYZ")
    assert own.window is None


def test_choices_that_a_file_does_not_hold_or_that_nobody_knows_here_stay() -> None:
    storage = settled_storage()
    before = storage.settings.to_json()
    settings = {"golf": "settings", "version": 1, "deck": "hologram", "mirrored": 5, "clock": True}
    text = json.dumps({"golf": "export", "version": 1, "settings": settings, "history": []})
    plan = import_text(storage, text, takes_choices=True)
    assert plan.choices == ["clock"]
    assert storage.settings.to_json() == {**before, "clock": True}


def test_a_plan_changes_nothing() -> None:
    storage = settled_storage()
    before = dict(storage.store.texts)
    finished(planning(storage, other_text()))
    assert storage.store.texts == before


def test_an_import_is_undone_and_what_was_played_since_stays() -> None:
    storage = settled_storage()
    before = json.loads(json.dumps(storage.settings.to_json()))
    import_text(storage, other_text(), takes_choices=True)
    assert has_import(storage)
    storage.history.add(line(best("9"), "since"))
    assert finished(undoing_import(storage))
    assert [each.id for each in storage.history.lines] == ["mine", "since"]
    assert storage.settings.to_json() == before
    assert storage.games == {}
    again = Storage(storage.store)
    assert again.load_settings().to_json() == before
    assert again.load_games() == {}
    assert [each.id for each in again.history.lines] == ["mine", "since"]
    assert not has_import(again)
    assert not finished(undoing_import(again))


def test_a_deal_that_two_devices_played_is_a_first_attempt_once() -> None:
    here, there = Storage(DictStore()), Storage(DictStore())
    (day,) = map(str, daily_deals("2026-11-29", "daily-hole"))
    nine = [f"{deal}:X" for deal in daily_deals("2026-11-29", "daily-round")]
    for storage, name in ((here, "a"), (there, "b")):
        storage.history.add(line(given_up(day), name, daily="2026-11-29"))
        storage.history.add(line("/".join(["classic", *nine]), f"{name}r", daily="2026-11-29"))
    there.history.add(line(given_up("5"), "other"))
    there.history.add(line("/".join(["classic", "5:X", *nine[1:]]), "another round"))
    import_text(here, export_text(there))
    attempts = {each.id: each.attempt for each in here.history.lines}
    assert attempts == {"a": 1, "ar": 1, "b": 2, "br": 2, "other": 1, "another round": 1}


def test_an_attempt_of_an_earlier_day_than_the_one_here_stays_a_first_one() -> None:
    here, there = Storage(DictStore()), Storage(DictStore())
    here.history.add(line(given_up("5"), "a", begun="2026-12-03T10:00:00+01:00"))
    there.history.add(line(given_up("5"), "b", begun="2026-11-30T10:00:00+01:00"))
    import_text(here, export_text(there))
    assert [each.attempt for each in here.history.lines] == [1, 1]


def test_an_import_that_brings_nothing_leaves_the_one_before_it_to_be_undone() -> None:
    storage = settled_storage()
    import_text(storage, other_text())
    again = import_text(storage, other_text())
    assert (again.is_kept, again.brings) == (True, False)
    assert finished(undoing_import(storage))
    assert [each.id for each in storage.history.lines] == ["mine"]
    assert storage.games == {}


def test_an_imported_game_that_was_played_on_stays_when_the_import_is_undone() -> None:
    storage = settled_storage()
    import_text(storage, other_text())
    game = storage.games["hole"]
    game.play(FLIP, noon)
    storage.save_game(game)
    finished(undoing_import(storage))
    assert list(storage.games) == ["hole"]


def test_lines_that_cannot_be_read_stay_when_an_import_is_undone() -> None:
    storage = settled_storage()
    storage.store.append("history.jsonl", "{torn", "5")
    import_text(storage, other_text())
    finished(undoing_import(storage))
    assert storage.store.texts["history.jsonl"].splitlines()[1:] == ["{torn", "5"]


def test_nothing_is_taken_in_where_the_old_data_cannot_be_kept() -> None:
    storage = settled_storage()
    storage.store.is_full = True
    plan = import_text(storage, other_text())
    assert (plan.lines, plan.games) == ([], [])
    assert [each.id for each in storage.history.lines] == ["mine"]
    assert storage.settings.lessons == ["first"]


def test_undoing_where_nothing_can_be_read_or_removed_changes_nothing() -> None:
    storage = settled_storage()
    import_text(storage, other_text())
    storage.store.is_blocked = True
    assert not finished(undoing_import(storage))
    assert storage.failure is not None


def test_an_export_in_any_layout_is_read() -> None:
    data = json.loads(other_text())
    for text in (
        json.dumps(data, indent=2, sort_keys=True),
        json.dumps(data, separators=(",", ":")),
        "\ufeff \n" + json.dumps(dict(reversed(data.items()))),
    ):
        assert len(finished(planning(settled_storage(), text)).lines) == 2


@pytest.mark.parametrize(
    "text",
    [
        '{"golf" "export"}',
        '{"golf":"export","version":1 "games":{}}',
        '{"golf":"export","version":1,"history":[{} {}]}',
        '{"golf":"export","version":1,"history":[',
        '{"golf":"export","version":1} x',
        '{"golf":"export","history":[' + "[" * 100_000 + "]}",
    ],
)
def test_an_export_that_is_torn_is_none(text: str) -> None:
    with pytest.raises(NotationError, match="expected an export"):
        import_text(Storage(DictStore()), text)
