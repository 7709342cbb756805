"""What a hole's end, and leaving one, come to in the records."""

import json

import pytest

from golf.app import LONGEST_STEP
from golf.core.moves import FLIP
from golf.host.desktop import WATCHED
from golf.local_time import local_now
from golf.play_options import PlayOptions

pytestmark = pytest.mark.usefixtures("unseen")

STUCK_BUT_OPEN = "b3CKC......-QC-"


def table(new_pilot, **options):
    pilot = new_pilot(options=PlayOptions(**options))
    pilot.rest()
    assert pilot.scene_name == "PlayScene"
    return pilot


def saved(pilot) -> dict:
    return json.loads((pilot.host.data / "save.json").read_text(encoding="utf-8"))["games"]["hole"]


def filed(pilot) -> list[str]:
    return [line.record for line in pilot.app.storage.history.lines]


def test_a_press_while_the_last_card_of_a_stuck_hole_flies_means_what_it_says(new_pilot):
    pilot = table(new_pilot, board=STUCK_BUT_OPEN)
    pilot.key("1")
    assert pilot.scene.hole.position.is_stuck
    pilot.key("u")
    assert pilot.scene_name == "PlayScene"
    assert pilot.scene.hole.moves == []
    assert filed(pilot) == []


def test_a_press_on_a_hole_given_up_before_leads_to_its_summary(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.click_button("round")
    pilot.rest()
    game = pilot.scene.game
    pilot.play(FLIP)
    game.give_up(local_now)
    pilot.app.services.save(game)
    pilot.key("space")
    assert pilot.scene_name == "HoleSummaryScene"


def test_a_verdict_that_was_seen_marks_the_hole_although_it_is_switched_off_again(new_pilot):
    pilot = table(new_pilot, deal="1", rules="fast")
    pilot.play(FLIP)
    settings = pilot.app.services.settings
    settings.verdict = True
    pilot.app.services.keep_settings()
    pilot.frames(2)
    pilot.click_button("verdict_on")
    pilot.frames(60)
    assert pilot.scene.help.verdict
    settings.verdict = False
    pilot.app.services.keep_settings()
    assert saved(pilot)["holes"][0]["assisted"] is True


@pytest.mark.parametrize("way", ["key", "button", "pause"])
def test_the_verdict_is_one_press_away_and_asks_before_it_marks_a_hole(new_pilot, way):
    def ask() -> None:
        if way == "key":
            pilot.key("v")
        elif way == "pause":
            pilot.key("escape")
        if way != "key":
            pilot.click_button("verdict")

    pilot = table(new_pilot, deal="1", rules="practice")
    ask()
    assert "counts as assisted" in pilot.scene.question
    pilot.key("escape")
    assert not pilot.scene.game.is_assisted
    ask()
    pilot.click_button("verdict")
    pilot.frames(60)
    assert pilot.scene.help.verdict.startswith("Best possible now")
    assert pilot.scene.message == pilot.scene.help.verdict + ". The hole counts as assisted now."
    assert saved(pilot)["holes"][0]["assisted"] is True
    pilot.play(FLIP)
    assert pilot.scene.help.verdict == ""


def test_a_hole_whose_only_move_was_taken_back_asks_before_it_is_given_up(new_pilot):
    pilot = table(new_pilot, deal="24", rules="fast")
    pilot.play(pilot.scene.hole.position.legal_moves()[0])
    pilot.key("u")
    assert pilot.scene.hole.moves == []
    pilot.key("n")
    assert pilot.scene_name == "QuestionScene"


def test_a_hole_without_a_move_is_not_filed_when_another_game_takes_its_place(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.click_button("round")
    pilot.rest()
    pilot.play(FLIP)
    game = pilot.scene.game
    pilot.give_up()
    pilot.click_button("next")
    pilot.rest()
    pilot.key("escape")
    pilot.click_button("title")
    pilot.click_button("round")
    pilot.click_button("begin")
    pilot.rest()
    assert pilot.scene.game is not game
    assert [record.count(":") for record in filed(pilot)] == [1]
    assert filed(pilot)[0].endswith("FX")


def test_flipping_on_is_not_offered_on_a_cleared_table(new_pilot):
    pilot = table(new_pilot, board="bKC......-QC-2C3C")
    pilot.app.services.settings.speed = "slow"
    pilot.key("1")
    button = pilot.scene.menu.button("flip_on")
    assert button is None or not button.is_enabled


def test_the_time_of_play_is_kept_when_the_window_is_closed(new_pilot):
    pilot = table(new_pilot, deal="1", rules="fast")
    pilot.play(FLIP)
    before = saved(pilot)["holes"][0]["seconds"]
    pilot.frames(180)
    pilot.app.close()
    assert saved(pilot)["holes"][0]["seconds"] >= before + 2.9


def test_a_slow_frame_counts_in_full_for_the_clock_but_not_for_the_cards(new_pilot):
    pilot = table(new_pilot, deal="1", rules="fast")
    pilot.play(FLIP)
    before = pilot.scene.game.seconds
    pilot.app.frame([], 0.8)
    assert pilot.scene.game.seconds - before == pytest.approx(0.8)


def test_a_machine_that_slept_adds_next_to_no_time_of_play(new_pilot):
    pilot = table(new_pilot, deal="1", rules="fast")
    pilot.play(FLIP)
    before = pilot.scene.game.seconds
    pilot.app.frame([], 3600.0)
    assert pilot.scene.game.seconds - before == pytest.approx(LONGEST_STEP)


def test_all_of_a_rest_is_time_of_play(new_pilot):
    pilot = table(new_pilot, deal="1", rules="fast")
    pilot.play(FLIP)
    before = pilot.scene.game.seconds
    pilot.app.frame([], 1.02 * WATCHED)
    assert pilot.scene.game.seconds - before == pytest.approx(1.02 * WATCHED)


def test_the_mute_of_the_command_line_outlives_a_return_to_the_defaults(new_pilot):
    pilot = table(new_pilot, deal="1", mute=True)
    pilot.app.services.settings.reset()
    pilot.app.services.keep_settings()
    assert pilot.app.services.sounds.muted
    assert not pilot.app.services.settings.muted


def test_a_finished_hole_is_filed_once_however_often_the_window_opens(new_pilot):
    pilot = table(new_pilot, deal="617")
    pilot.play(FLIP)
    game = pilot.scene.game
    game.add_seconds(1.46)
    game.give_up(local_now)
    pilot.app.services.save(game)
    lines = (pilot.host.data / "history.jsonl").read_bytes()
    for _ in range(2):
        again = new_pilot()
        again.rest()
        for kept in list(again.app.services.games.values()):
            again.app.services.save(kept)
        assert (again.host.data / "history.jsonl").read_bytes() == lines
