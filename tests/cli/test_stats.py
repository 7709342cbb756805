"""`golf stats`: the same numbers in words, CSV and JSON; export and import."""

import csv
import io
import json
import sys
from pathlib import Path

import pytest

from golf.core.deal import Deal
from golf.core.game import Game
from golf.core.rules import PRESETS
from golf.host.base import StorageError
from golf.host.desktop import DesktopHost
from golf.local_time import local_now
from golf.records.awards import AWARDS
from golf.saves.file_names import HISTORY, SAVE, SETTINGS
from golf.saves.history import HistoryLine
from golf.saves.storage import Storage
from tests.app.lines import best, given_up, line
from tests.cli.conftest import Golf

EVERYTHING = "5 results come to yours; 0 you have already.\n1 game in progress comes, too.\n"
EVERYTHING += "5 results taken in, 0 known already, 0 refused.\n1 game in progress was taken in.\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with two holes, a speed round, a result with help and a second attempt."""
    data = tmp_path / "data"
    storage = Storage(DesktopHost(data))
    nine = "classic/" + "/".join(["1:X"] * 9)
    for each in (
        line(best("2"), "a"),
        line(given_up("1"), "b"),
        line(nine, "c", speed=True, seconds=90),
        line(given_up("1"), "d", assisted=True),
        line(given_up("1"), "e", attempt=2),
    ):
        storage.history.add(each)
    game = Game.new("hole", PRESETS["classic"], [Deal.numbered(5)], game_id="g")
    game.play(game.hole.position.legal_moves()[-1], local_now)
    storage.save_game(game)
    return data


def test_words_csv_and_json_give_the_same_numbers(golf: Golf, folder: Path) -> None:
    (found,) = golf("stats", "--data", folder, "--json").objects
    tables = found["tables"]
    assert isinstance(tables, list)
    assert [(each["rules"], each["assisted"], each["speed"]) for each in tables] == [
        ("classic", False, False),
        ("classic", True, False),
        ("classic", False, True),
    ]
    assert (tables[0]["holes"], tables[0]["cleared_share"], tables[0]["best_strokes"]) == (
        2, 0.5, -5,
    )  # fmt: skip
    assert tables[0]["distribution"] == {"-5": 1, "35": 1}
    assert tables[2]["best_speed"] == 316.5
    assert (found["repeated"], found["unreadable"]) == (1, 0)

    rows = list(csv.DictReader(io.StringIO(golf("stats", "--data", folder, "--csv").out)))
    for table, row in zip(tables, rows, strict=True):
        for key, value in row.items():
            if key in ("assisted", "speed"):
                assert bool(int(value)) == table[key]
            else:
                assert value == ("" if table.get(key) is None else str(table[key]))

    text = golf("stats", "--data", folder).out
    assert text.startswith("Classic\n  Holes finished: 2\n")
    assert "Share of all holes cleared: 50 %\n" in text
    assert "Most points in a hole: 40 points\n" in text
    assert "Holes by their points: 0 ×1, 40 ×1\n" in text
    assert "\nClassic, with help\n" in text
    assert "\nClassic, against the clock\n" in text
    assert "\nNot counted: 1 result of a later attempt.\n" in text


def test_awards_are_told_with_their_progress(golf: Golf, folder: Path, tmp_path: Path) -> None:
    _, _, told_text = golf("stats", "--data", folder).out.partition(" of 40 awards\n")
    told = told_text.splitlines()
    assert len(told) == len(AWARDS)
    assert "  Off the tee: 29 Nov 2026. Play a hole to its end." in told
    deal_in_one = (
        "Hole in one deal: 29 Nov 2026. Clear a hole with 5 or more cards left in the stock."
    )
    assert f"  {deal_in_one}" in told
    assert "  Well trodden: 1 of 100. Play 100 holes to their end." in told
    (found,) = golf("stats", "--data", folder, "--json").objects
    assert [each["award"] for each in found["awards"]] == [each.key for each in AWARDS]
    assert found["awards"][:2] == [
        {"award": "hole", "reached": 1, "goal": 1, "earned": "2026-11-29T20:00:00+01:00"},
        {"award": "holes_100", "reached": 1, "goal": 100, "earned": None},
    ]


def test_an_imported_history_brings_its_awards(golf: Golf, folder: Path, tmp_path: Path) -> None:
    lines, other = tmp_path / "golf.jsonl", tmp_path / "other"
    golf("stats", "--data", folder, "--export", lines)
    golf("stats", "--data", other, "--import", lines)
    (here,), (there,) = (
        golf("stats", "--data", each, "--json").objects for each in (folder, other)
    )
    assert here["awards"] == there["awards"]
    assert any(each["earned"] for each in there["awards"])


def test_without_a_result_there_is_nothing_to_count(golf: Golf, tmp_path: Path) -> None:
    assert golf("stats", "--data", tmp_path).out == "Nothing was finished yet.\n"
    (found,) = golf("stats", "--data", tmp_path, "--json").objects
    assert found["tables"] == []
    assert golf("stats", "--data", tmp_path, "--csv").out.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_broken_lines_are_told_beside_the_numbers(golf: Golf, folder: Path) -> None:
    with (folder / HISTORY).open("a") as file:
        file.write("{torn\n")
    ran = golf("stats", "--data", folder)
    assert ran.status == 0
    assert "1 line of the history could not be read" in ran.err
    assert "Holes finished: 2" in ran.out


def test_records_that_nobody_can_read_are_told_beside_the_numbers(golf: Golf, folder: Path) -> None:
    storage = Storage(DesktopHost(folder))
    for number, record in enumerate(("", "classic/1:" + "1" * 99)):
        storage.history.add(line(record, f"x{number}"))
    ran = golf("stats", "--data", folder)
    assert "2 lines of the history could not be read. They stay in the file.\n" in ran.out
    assert "Holes finished: 2" in ran.out


def test_everything_is_exported_and_imported(golf: Golf, folder: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "golf.json", tmp_path / "other"
    assert golf("stats", "--data", folder, "--export", file).status == 0
    ran = golf("stats", "--data", other, "--import", file)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == EVERYTHING
    assert golf("stats", "--data", other).out == golf("stats", "--data", folder).out
    storage = Storage(DesktopHost(other))
    assert storage.load_games()["hole"].hole.moves
    assert golf("stats", "--data", other, "--export", "-").out == file.read_text(encoding="utf-8")
    (report,) = golf("stats", "--data", other, "--import", file, "--json").objects
    nothing = {"lessons": [], "awards": [], "pads": []}
    assert report == {
        "added": 0, "known": 5, "games": [], "left_out": [], "refused": [], "learnt": nothing,
        "choices": [],
    }  # fmt: skip
    marked = tmp_path / "marked.json"
    marked.write_text(file.read_text(encoding="utf-8"), encoding="utf-8-sig")
    ran = golf("stats", "--data", tmp_path / "third", "--import", marked)
    assert ran.out == EVERYTHING


def test_an_export_to_a_file_says_what_went_there(golf: Golf, folder: Path, tmp_path: Path) -> None:
    file, lines = tmp_path / "golf.json", tmp_path / "golf.jsonl"
    words = ("stats", "--data", folder, "--export")
    assert golf(*words, file).out == f"Everything was exported to {file}.\n"
    assert golf(*words, lines).out == f"5 results were exported to {lines}.\n"
    (said,) = golf(*words, file, "--json").objects
    assert said == {"exported": str(file), "results": 5, "games": ["hole"]}
    (said,) = golf(*words, lines, "--json").objects
    assert said == {"exported": str(lines), "results": 5, "games": []}


def test_the_history_alone_is_a_leader_board_that_replays(
    golf: Golf, folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / "board.jsonl"
    golf("stats", "--data", folder, "--export", file)
    lines = [HistoryLine.parse(text) for text in file.read_text(encoding="utf-8").splitlines()]
    assert [each.id for each in lines] == list("abcde")
    ran = golf("replay", "-", "--json", given=file.read_bytes())
    assert ran.status == 0
    assert len(ran.objects) == 5
    with file.open("a") as opened:
        opened.write(str(line("classic/617:3", "forged")) + "\n")
    ran = golf("stats", "--data", tmp_path / "other", "--import", file)
    assert ran.status == 2
    assert "Line 6: move 1 of hole 1" in ran.err
    assert ran.out.splitlines()[-1] == "5 results taken in, 0 known already, 1 refused."


def test_an_import_that_is_none_changes_nothing(golf: Golf, folder: Path, tmp_path: Path) -> None:
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    file = tmp_path / "x.json"
    file.write_bytes(b"\xff\x00{")
    nothing = "/dev/zero" if Path("/dev/zero").exists() else file
    for source in (file, tmp_path, tmp_path / "none", nothing):
        words = ["--import", source]
        ran = golf("stats", "--data", folder, *words)
        assert ran.status == 2
        assert ran.err.count("\n") == 1
    after = {file.name: file.read_bytes() for file in folder.iterdir()}
    before.pop("golf.lock"), after.pop("golf.lock")
    assert after == before


def test_an_export_that_cannot_be_written_is_told(golf: Golf, folder: Path, tmp_path: Path) -> None:
    ran = golf("stats", "--data", folder, "--export", tmp_path / "none" / "x")
    assert ran.status == 2
    assert "No such file" in ran.err


@pytest.mark.skipif(sys.platform == "win32", reason="a limit of POSIX")
def test_an_export_that_the_disk_has_no_room_for_leaves_the_older_one(
    golf: Golf, folder: Path, tmp_path: Path
) -> None:
    import resource

    file = tmp_path / "golf.json"
    golf("stats", "--data", folder, "--export", file)
    before = file.read_bytes()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, limits[1]))
    try:
        ran = golf("stats", "--data", folder, "--export", file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert (ran.status, ran.err) == (2, f"golf stats: {file}: File too large\n")
    assert file.read_bytes() == before
    assert [each.name for each in tmp_path.glob("golf.json*")] == ["golf.json"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
def test_an_export_to_a_device_is_written_there(golf: Golf, folder: Path) -> None:
    ran = golf("stats", "--data", folder, "--export", "/dev/full")
    assert (ran.status, ran.err) == (2, "golf stats: /dev/full: No space left on device\n")


def test_csv_and_json_at_once_are_refused(golf: Golf, folder: Path) -> None:
    ran = golf("stats", "--data", folder, "--csv", "--json")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "golf stats: expected --csv or --json, got both\n"


def test_nothing_is_imported_while_the_game_runs(golf: Golf, folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "golf.json"
    golf("stats", "--data", folder, "--export", file)
    host = DesktopHost(folder)
    assert host.claim()
    ran = golf("stats", "--data", folder, "--import", file)
    assert ran.status == 2
    assert "no other copy" in ran.err
    host.release()


def test_an_export_of_a_save_that_is_broken_still_has_the_rest(golf: Golf, folder: Path) -> None:
    (folder / SAVE).write_text("{", encoding="utf-8")
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    ran = golf("stats", "--data", folder, "--export", "-")
    assert ran.err == "golf stats: save.json could not be read.\n"
    data = json.loads(ran.out)
    assert data["games"] == {}
    assert len(data["history"]) == 5
    after = {file.name: file.read_bytes() for file in folder.iterdir()}
    assert after == before, "the game may be running: nothing is set aside or written"


def test_an_import_reads_what_an_export_prints(golf: Golf, folder: Path, tmp_path: Path) -> None:
    everything = golf("stats", "--data", folder, "--export", "-").out
    ran = golf("stats", "--data", tmp_path / "b", "--import", "-", given=everything.encode())
    assert (ran.status, ran.out) == (0, EVERYTHING)
    ran = golf(
        "stats", "--data", tmp_path / "c", "--import", "-", given=str(line(best("2"), "a")).encode()
    )
    assert ran.out.splitlines()[-1] == "1 result taken in, 0 known already, 0 refused."


@pytest.mark.parametrize("option", ["--import", "--export"])
def test_no_name_is_no_file(golf: Golf, folder: Path, option: str) -> None:
    ran = golf("stats", "--data", folder, option, "")
    assert (ran.status, ran.err) == (2, f"golf stats: argument {option}: expected a file, got ''\n")


def test_a_game_whose_kind_is_in_progress_here_is_left_out_and_told(
    golf: Golf, folder: Path, tmp_path: Path
) -> None:
    file, other = tmp_path / "golf.json", tmp_path / "other"
    golf("stats", "--data", folder, "--export", file)
    golf("text", "--data", other, "--deal", "7", given=b"f\n")
    ran = golf("stats", "--data", other, "--import", file)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == (
        "5 results come to yours; 0 you have already.\n"
        "5 results taken in, 0 known already, 0 refused.\n"
        "Left out, since such a game is in progress here: One hole, Classic.\n"
    )
    (report,) = golf("stats", "--data", other, "--import", file, "--json").objects
    assert (report["games"], report["left_out"]) == ([], ["hole"])


def test_an_import_speaks_the_language_of_the_player(
    golf: Golf, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "golf.json"
    golf("stats", "--data", folder, "--export", file)
    monkeypatch.setenv("LANGUAGE", "de")
    ran = golf("stats", "--data", tmp_path / "other", "--import", file)
    assert "5 Ergebnisse" in ran.out


@pytest.mark.parametrize("failing", ["write", "append"])
def test_an_import_tells_only_of_what_is_saved(
    golf: Golf, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    file = tmp_path / "golf.json"
    golf("stats", "--data", folder, "--export", file)

    def refuse(*_: object) -> None:
        # The tests may run as root, who could write anywhere.
        raise StorageError("Read-only file system")

    monkeypatch.setattr(DesktopHost, failing, refuse)
    ran = golf("stats", "--data", tmp_path / "other", "--import", file)
    assert ran.status == 2
    assert ran.err == "golf stats: not everything could be saved: Read-only file system\n"
    # Where the old data cannot be kept, nothing is taken in.
    assert "0 results taken in, 0 known already, 0 refused." in ran.out.splitlines()
    assert ("1 game in progress was taken in." in ran.out) == (failing == "append")


@pytest.mark.parametrize("words", [(), ("--json",), ("--csv",), ("--export", "-")])
def test_data_that_cannot_be_read_is_one_line_and_no_number(
    golf: Golf, folder: Path, words: tuple[str, ...]
) -> None:
    (folder / HISTORY).unlink()
    (folder / HISTORY).mkdir()
    ran = golf("stats", "--data", folder, *words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("golf stats: the saved data could not be read: ")
    assert ran.err.count("\n") == 1


def test_an_export_without_the_games_in_progress_is_not_written(
    golf: Golf, folder: Path, tmp_path: Path
) -> None:
    (folder / SAVE).unlink()
    (folder / SAVE).mkdir()
    ran = golf("stats", "--data", folder, "--export", tmp_path / "golf.json")
    assert ran.status == 2
    assert not (tmp_path / "golf.json").exists()


def test_a_folder_that_is_not_there_yet_is_no_error(golf: Golf, tmp_path: Path) -> None:
    ran = golf("stats", "--data", tmp_path / "none" / "below")
    assert ran == (0, "Nothing was finished yet.\n", "")
    assert list(tmp_path.iterdir()) == []


def test_an_import_keeps_the_players_choices_and_can_be_undone(
    golf: Golf, folder: Path, tmp_path: Path
) -> None:
    there = Storage(DesktopHost(folder))
    there.load_settings()
    there.settings.deck, there.settings.lessons = "large", ["first"]
    there.save_settings()
    there.store.release()
    file, other = tmp_path / "golf.json", tmp_path / "other"
    golf("stats", "--data", folder, "--export", file)
    here = Storage(DesktopHost(other))
    here.settings.deck, here.settings.initials = "four-colour", "ÄÖ"
    here.save_settings()
    here.store.release()
    before = (other / "settings.json").read_text(encoding="utf-8")
    ran = golf("stats", "--data", other, "--import", file)
    assert ran.status == 0
    told = ran.out.splitlines()
    assert told[2:4] == ["Learnt elsewhere and kept: 1 lesson.", "Your own settings stay."]
    own = Storage(DesktopHost(other)).load_settings()
    assert (own.deck, own.initials, own.lessons) == ("four-colour", "ÄÖ", ["first"])
    ran = golf("stats", "--data", other, "--undo-import")
    assert ran.out == "The last import was undone. What was played since stays.\n"
    assert (other / "settings.json").read_text(encoding="utf-8") == before
    assert len(Storage(DesktopHost(other)).history) == 0
    ran = golf("stats", "--data", other, "--undo-import")
    assert (ran.status, ran.out) == (2, "")
    golf("stats", "--data", other, "--import", file, "--choices")
    assert Storage(DesktopHost(other)).load_settings().deck == "large"
    (undone,) = golf("stats", "--data", other, "--undo-import", "--json").objects
    assert undone == {"undone": True, "results": 0}
    assert golf("stats", "--data", other, "--choices").status == 2


def test_an_export_is_not_written_over_somebody_elses_file(
    golf: Golf, folder: Path, tmp_path: Path
) -> None:
    for name, text in {"a.json": '{"name": "theirs"}', "b.jsonl": "theirs\n"}.items():
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        ran = golf("stats", "--data", folder, "--export", file)
        assert ran.status == 2
        assert ran.err.endswith("expected a new file or an export of Golf\n")
        assert file.read_text(encoding="utf-8") == text
        file.write_text("", encoding="utf-8")
        assert golf("stats", "--data", folder, "--export", file).status == 0
        assert golf("stats", "--data", folder, "--export", file).status == 0
    assert {path.name for path in tmp_path.iterdir() if path.is_file()} == {"a.json", "b.jsonl"}


@pytest.mark.parametrize("name", [HISTORY, SAVE, SETTINGS])
def test_an_export_is_not_written_over_what_the_game_plays_with(
    golf: Golf, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    with (folder / HISTORY).open("a", encoding="utf-8") as file:
        file.write('{"version": 9, "id": "newer"}\n')
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    (tmp_path / "link.jsonl").symlink_to(folder / name)
    monkeypatch.chdir(folder)
    for target in (name, folder / name, tmp_path / "link.jsonl"):
        ran = golf("stats", "--data", folder, "--export", target)
        assert (ran.status, ran.out) == (2, "")
        assert "expected a new file, got one in which the game keeps its data" in ran.err
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_another_file_of_the_game_is_told_from_an_export(golf: Golf, tmp_path: Path) -> None:
    file = tmp_path / "moved.json"
    file.write_text('{"golf": "save", "version": 1}', encoding="utf-8")
    ran = golf("stats", "--data", tmp_path / "data", "--import", file)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == "golf stats: expected an export of this game, got 'save'\n"


def test_a_file_full_of_wrong_lines_is_told_in_a_screenful(golf: Golf, tmp_path: Path) -> None:
    file = tmp_path / "wrong.json"
    lines = ", ".join(["{}"] * 3000)
    file.write_text(
        f'{{"golf": "export", "version": 1, "games": {{}}, "history": [{lines}]}}', encoding="utf-8"
    )
    ran = golf("stats", "--data", tmp_path / "data", "--import", file)
    assert ran.err.count("\n") == 20
    assert ran.out.endswith("0 results taken in, 0 known already, 3000 refused.\n")
