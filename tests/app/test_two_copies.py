"""Two copies of the game on one folder: nothing is lost, and nothing is filed twice."""

import json
import subprocess
import sys

import pytest

from golf.play_options import PlayOptions
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


def at_rest(pilot: Pilot) -> None:
    """Let time pass, and put away that another copy is open."""
    pilot.rest()
    pilot.frames()
    if "already" in str(getattr(pilot.scene, "blocks", "")):
        pilot.key("escape")
        pilot.rest()


def give_up(pilot: Pilot) -> None:
    """Turn a card and give the hole up, as far as its summary."""
    pilot.key("space")
    pilot.rest()
    pilot.give_up()
    pilot.rest()
    assert pilot.scene_name == "HoleSummaryScene"


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


def test_a_saved_hole_that_both_copies_play_to_its_end_is_filed_once(copies, tmp_path):
    first = copies(deal="617", rules="classic")
    first.key("space")
    first.rest()
    second = copies()
    assert second.app.services.games["hole"].id == first.app.services.games["hole"].id
    second.click_button("continue")
    second.rest()
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
