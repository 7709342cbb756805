"""Two copies of the game on one folder: nothing is lost, and nothing is filed twice."""

import json
import subprocess
import sys

import pygame
import pytest

from golf.core.record import Record
from golf.host.files import FileStore
from golf.play_options import PlayOptions
from golf.saves.storage import Storage
from tests.app.pilot import Pilot

pytestmark = pytest.mark.usefixtures("unseen")


@pytest.fixture
def copies(tmp_path):
    """Open copies of the game on one folder, all of which stay open."""
    opened: list[Pilot] = []

    def open_copy(**options) -> Pilot:
        pilot = Pilot(tmp_path, options=PlayOptions(**options), seed=len(opened))
        opened.append(pilot)
        pilot.app.services.settings.speed = "off"
        at_rest(pilot)
        return pilot

    yield open_copy
    for pilot in opened:
        pilot.host.release()
    opened[-1].app.close()


@pytest.fixture
def both(copies):
    """Open two copies: the first has begun deal 617, and the second found that in its save."""
    first = copies(deal="617", rules="classic")
    first.key("space")
    first.rest()
    return first, copies()


def at_rest(pilot: Pilot) -> None:
    """Let time pass, and put away that another copy is open."""
    pilot.rest()
    pilot.frames()
    if "already" in str(getattr(pilot.scene, "blocks", "")):
        pilot.key("escape")
        pilot.rest()


def go_on(pilot: Pilot) -> None:
    """Go on with the hole in progress."""
    pilot.click_button("continue")
    pilot.rest()


def next_hole(pilot: Pilot) -> str:
    """Give the hole up, begin the next one and flip; return its deal."""
    give_up(pilot)
    pilot.click_button("next")
    pilot.rest()
    pilot.key("space")
    pilot.rest()
    return str(pilot.scene.hole.deal)


def give_up(pilot: Pilot) -> None:
    """Turn a card and give the hole up, as far as its summary."""
    pilot.key("space")
    pilot.rest()
    pilot.give_up()
    pilot.rest()
    assert pilot.scene_name == "HoleSummaryScene"


def closed(pilot: Pilot) -> None:
    """Let a copy end, whose window stays for the other one's sake."""
    pilot.host.release()


def focused(pilot: Pilot) -> None:
    """Come back to a copy's window, and put away what it tells."""
    pilot.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    pilot.frames(2)
    assert "was closed" in str(getattr(pilot.scene, "blocks", ""))
    pilot.key("escape")
    pilot.rest()


def kept(folder) -> dict:
    return json.loads((folder / "save.json").read_text(encoding="utf-8"))


def filed(folder) -> list[dict]:
    return [
        json.loads(line)
        for line in (folder / "history.jsonl").read_text(encoding="utf-8").splitlines()
    ]


def attempts(folder) -> list[tuple[str, int]]:
    return [(line["record"].partition(":")[0], line["attempt"]) for line in filed(folder)]


def test_a_deal_that_is_finished_in_two_copies_has_two_attempts(copies, tmp_path):
    first = copies(deal="617", rules="classic")
    second = copies(deal="617", rules="classic")
    give_up(second)
    give_up(first)
    assert attempts(tmp_path) == [("classic/617", 1), ("classic/617", 2)]
    assert len({line["id"] for line in filed(tmp_path)}) == 2


def test_different_holes_that_are_finished_in_turn_in_two_copies_are_all_there(copies, tmp_path):
    pilots = [copies(deal="1", rules="classic"), copies(deal="2", rules="classic")]
    for _ in range(3):
        for pilot in pilots:
            give_up(pilot)
            pilot.click_button("next")
            pilot.rest()
    lines = filed(tmp_path)
    assert len({line["id"] for line in lines}) == len(lines) == 6
    assert {line["attempt"] for line in lines} == {1}
    # Who files sees what the other has filed.
    give_up(pilots[0])
    assert len(pilots[0].app.storage.history) == 7


def test_a_saved_hole_that_both_copies_play_to_its_end_is_filed_once(both, tmp_path):
    first, second = both
    assert second.app.services.games["hole"].id == first.app.services.games["hole"].id
    go_on(second)
    give_up(first)
    give_up(second)
    (line,) = filed(tmp_path)
    assert line["record"] == "classic/617:FFX"
    assert second.app.storage.history.get(line["id"]).record == line["record"]


def test_the_copy_that_was_there_first_keeps_the_game_in_progress(copies, tmp_path):
    first = copies(deal="617", rules="classic")
    first.key("space")
    first.rest()
    second = copies(deal="5", rules="classic")
    if second.scene_name == "QuestionScene":
        second.click_button("begin")
        second.rest()
    give_up(second)
    kept = json.loads((tmp_path / "save.json").read_text(encoding="utf-8"))["games"]["hole"]
    assert kept["record"] == "classic/617:F"
    assert attempts(tmp_path)[-1] == ("classic/5", 1)


def test_two_processes_that_file_at_once_lose_nothing(tmp_path):
    command = [sys.executable, "-m", "golf", "text", "--deal", "617", "--rules", "classic"]
    running = [
        subprocess.Popen(
            [*command, "--data", str(tmp_path)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )
        for _ in range(2)
    ]  # fmt: skip
    # A copy that starts while a hole is in progress goes on with it: both deal first.
    for process in running:
        assert "deal 617" in process.stdout.readline()
    for process in running:
        process.stdin.write("Fx\nn\nFx\n")
        process.stdin.flush()
    for process in running:
        _, problem = process.communicate(timeout=120)
        assert (process.returncode, problem) == (0, "")
    lines = filed(tmp_path)
    assert len({line["id"] for line in lines}) == len(lines) == 4
    assert [deal for deal, _ in attempts(tmp_path)].count("classic/617") == 2


def test_a_second_copy_that_gets_the_focus_goes_on_with_what_the_first_has_left(both, tmp_path):
    first, second = both
    go_on(second)
    first.key("space")
    first.app.services.settings.deck = "four-colour"
    first.app.services.keep_settings()
    closed(first)
    focused(second)
    assert second.scene_name == "TitleScene", "the hole on its table had gone on elsewhere"
    assert second.app.services.settings.deck == "four-colour"
    go_on(second)
    assert str(Record.of(second.scene.game.round)) == "classic/617:FF"
    second.key("space")
    second.rest()
    assert kept(tmp_path)["games"]["hole"]["record"] == "classic/617:FFF"
    assert not (tmp_path / "history.jsonl").exists()


def test_a_second_copy_takes_over_at_its_next_move_and_loses_no_game_of_the_first(copies, tmp_path):
    first, second = copies(), copies(deal="5", rules="classic")
    second.key("space")
    second.app.services.settings.volume = 13
    second.app.services.keep_settings()
    first.click_button("hole")
    first.rest()
    first.key("space")
    first.rest()
    deal = str(first.scene.hole.deal)
    closed(first)
    second.key("space")
    second.rest()
    saved = kept(tmp_path)
    assert saved["games"]["hole"]["record"] == "classic/5:FF"
    (waiting,) = saved["waiting"]
    assert (waiting["kind"], waiting["deals"]) == ("hole", [deal])
    settings = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert settings["volume"] == 13
    closed(second)
    again = Storage(FileStore(tmp_path))
    again.load_games()
    assert len(again.waiting) == 1, "one of its kind is in progress"
    again.drop_game("hole")
    again = Storage(FileStore(tmp_path))
    assert str(again.load_games()["hole"].hole.deal) == deal
    assert not again.waiting


def test_what_the_first_copy_has_ended_does_not_go_on_in_the_second(both, tmp_path):
    first, second = both
    assert "hole" in second.app.services.games
    give_up(first)
    first.click_button("next")
    first.rest()
    first.app.storage.drop_game("hole")
    closed(first)
    focused(second)
    assert second.scene_name == "TitleScene"
    assert second.scene.menu.button("continue") is None
    assert len(filed(tmp_path)) == 1


def test_a_hole_that_was_played_on_here_alone_goes_on_and_is_filed_once(both, tmp_path):
    first, second = both
    go_on(second)
    second.key("space")
    closed(first)
    focused(second)
    assert second.scene_name == "PlayScene"
    give_up(second)
    assert [line["record"] for line in filed(tmp_path)] == ["classic/617:FFFX"]


def test_nothing_is_taken_over_while_the_first_copy_is_open(both, tmp_path):
    first, second = both
    second.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert second.app.storage.is_second
    assert not first.app.storage.take_over()
    assert kept(tmp_path)["games"]["hole"]["record"] == "classic/617:F"


def test_a_broken_save_of_the_first_copy_is_set_aside(both, tmp_path):
    first, second = both
    saved = kept(tmp_path)
    saved["games"]["round"] = {"id": 7}
    (tmp_path / "save.json").write_text(json.dumps(saved), encoding="utf-8")
    closed(first)
    focused(second)
    assert list(kept(tmp_path)["games"]) == ["hole"]
    assert len(list(tmp_path.glob("save.broken-*"))) == 1


def test_a_deal_that_the_first_copy_alone_has_played_goes_on(copies, tmp_path):
    first = copies(deal="617", rules="classic")
    second = copies()
    first.key("space")
    closed(first)
    focused(second)
    go_on(second)
    assert str(Record.of(second.scene.game.round)) == "classic/617:F"
    assert "waiting" not in kept(tmp_path)


def test_a_choice_that_is_kept_takes_no_game_away_from_the_table(both, tmp_path):
    first, second = both
    go_on(second)
    deal = next_hole(first)
    closed(first)
    second.app.services.keep_settings()
    second.key("space")
    second.rest()
    saved = kept(tmp_path)
    assert saved["games"]["hole"]["record"] == "classic/617:FF"
    assert [game["deals"] for game in saved["waiting"]] == [[deal]]


def test_a_deal_in_flight_gives_way_to_what_the_first_copy_made_of_it(copies, tmp_path):
    first = copies(rules="classic")
    first.click_button("round")
    first.rest()
    give_up(first)
    first.click_button("next")
    first.rest()
    second = copies()
    second.app.services.settings.speed = "normal"
    second.click_button("continue")
    second.frames(3)
    assert second.scene_name == "DealScene"
    first.key("space")
    closed(first)
    second.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    second.rest()
    second.frames(2)
    second.key("escape")
    second.rest()
    assert second.scene_name == "TitleScene"
    assert kept(tmp_path)["games"]["round"]["record"].endswith(":F")


def test_no_question_is_left_about_a_game_that_the_first_copy_has_ended(both, tmp_path):
    first, second = both
    second.click_button("hole")
    second.rest()
    assert second.scene_name == "QuestionScene"
    deal = next_hole(first)
    closed(first)
    focused(second)
    assert second.scene_name == "TitleScene"
    assert kept(tmp_path)["games"]["hole"]["deals"] == [deal]


def test_a_game_that_both_copies_played_goes_on_where_it_is_further(both, tmp_path):
    first, second = both
    go_on(second)
    for pilot in (second, first, first):
        pilot.key("space")
    closed(first)
    focused(second)
    assert second.scene_name == "TitleScene"
    assert kept(tmp_path)["games"]["hole"]["record"] == "classic/617:FFF"


def test_who_sits_at_a_table_where_nothing_has_changed_stays_there(both):
    first, second = both
    go_on(second)
    closed(first)
    focused(second)
    assert second.scene_name == "PlayScene"
