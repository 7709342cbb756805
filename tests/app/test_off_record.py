"""What was filed stays as filed: undo from a summary plays on off the record."""

import json

import pytest

from golf.core.moves import Move
from golf.local_time import local_now
from golf.play_options import PlayOptions
from golf.scenes.results.hole_summary import HoleSummaryScene
from golf.scenes.results.round_results import RoundResultsScene
from golf.scenes.stack import Push, Swap
from tests.cli.test_text_game import Terminal

pytestmark = pytest.mark.usefixtures("unseen")


def kept(pilot) -> tuple[list[str], str]:
    """Return what is kept: the history's lines, and the save."""
    lines = (pilot.host.data / "history.jsonl").read_text(encoding="utf-8").splitlines()
    return lines, (pilot.host.data / "save.json").read_text(encoding="utf-8")


def end(new_pilot):
    pilot = new_pilot(options=PlayOptions(board="bAD......-2C-3C4C", rules="classic"))
    pilot.app.services.settings.speed = "off"
    pilot.rest()
    pilot.play(Move.parse("1"))
    pilot.rest()
    assert pilot.scene_name == "HoleSummaryScene"
    return pilot


def test_undo_and_redo_on_the_summary_of_a_clear_change_nothing_that_was_filed(new_pilot):
    pilot = end(new_pilot)
    before = kept(pilot)
    assert json.loads(before[0][0])["assisted"] is False
    pilot.key("u")
    pilot.frames(3)
    assert pilot.scene_name == "PlayScene"
    assert pilot.scene.game.is_off_record
    assert pilot.scene.hole.moves == []
    pilot.key("r")
    pilot.rest()
    assert pilot.scene_name == "HoleSummaryScene"
    assert "Just for fun: your result stays as it is." in pilot.scene.subheading
    assert kept(pilot) == before
    pilot.key("u")
    pilot.frames(3)
    pilot.key("space")
    pilot.frames(3)
    assert kept(pilot) == before


def test_the_way_back_from_off_the_record_leads_to_the_result(new_pilot):
    pilot = end(new_pilot)
    game = pilot.scene.game
    for way in ("n", "escape"):
        pilot.key("u")
        pilot.frames(3)
        pilot.key(way)
        if pilot.scene_name == "PauseScene":
            pilot.click_button("leave")
        pilot.rest()
        assert pilot.scene_name == "HoleSummaryScene"
        assert pilot.scene.game is game
    pilot.key("u")
    pilot.frames(3)
    pilot.key("r")
    pilot.rest()
    assert pilot.scene.game is not game
    pilot.click_button("next")
    pilot.rest()
    assert pilot.scene.game is game


def test_what_does_not_count_is_said_to_be_for_fun_on_the_button_and_at_the_table(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.click_button("round")
    pilot.rest()
    pilot.give_up()
    pilot.rest()
    pilot.frames()
    again = pilot.scene.menu.button("off record")
    assert again is not None
    assert again.words == "Try again for fun"
    pilot.click_button("off record")
    pilot.rest()
    assert pilot.scene.game.is_off_record
    assert "Just for fun" in pilot.scene.reading[0]


def test_in_the_terminal_an_undo_behind_the_end_is_off_the_record_too():
    terminal = Terminal().deal("bAD......-2C-3C4C")
    terminal.type("1")
    game, before = terminal.game.playing, dict(terminal.store.texts)
    assert terminal.type("u")[0] == "Just for fun: your result stays as it is."
    assert terminal.type("v")
    assert terminal.type("r")[-1] == "n deals anew."
    assert terminal.store.texts == before
    assert terminal.game.playing.is_off_record
    terminal.game.return_to_record()
    assert terminal.game.playing is game
    assert not game.is_assisted
    terminal.type("u")
    terminal.type("n")
    assert terminal.filed == ["classic/bAD......-2C-3C4C:1"]
    assert not terminal.game.playing.is_off_record


def test_a_round_in_which_the_verdict_was_asked_once_says_so_and_is_filed_as_assisted(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.click_button("round")
    pilot.rest()
    game = pilot.scene.game
    for number in range(1, 10):
        if number == 3:
            game.mark_assisted()
        game.give_up(local_now)
        pilot.app.storage.save_game(game)
        if number < 9:
            game.next_hole()
    pilot.app.stack.apply(Push(HoleSummaryScene(pilot.app.services, game)))
    assert "With help" not in pilot.scene.subheading
    pilot.app.stack.apply(Swap(RoundResultsScene(pilot.app.services, game)))
    note = "With help at hole 3: the round stands in the table of assisted ones."
    assert note in pilot.scene.notes
    line = pilot.app.storage.history.get(game.id)
    assert line.assisted
    assert [pilot.app.storage.history.get(f"{game.id}.{n}").assisted for n in (2, 3)] == [
        False,
        True,
    ]


def test_a_verdict_that_was_on_already_says_first_what_it_does_and_is_off_without_a_yes(new_pilot):
    (new_pilot().host.data / "settings.json").write_text(
        '{"version": 1, "verdict": true}', encoding="utf-8"
    )
    pilot = new_pilot(options=PlayOptions(deal="617", rules="classic"))
    pilot.rest()
    pilot.frames(2)
    assert "counts as assisted" in pilot.scene.question
    pilot.key("escape")
    pilot.rest()
    assert not pilot.scene.game.is_assisted
    assert pilot.scene.help.verdict == ""
    assert not pilot.app.services.settings.verdict


def test_a_verdict_that_was_on_already_goes_on_with_a_yes_and_says_it_once(new_pilot):
    (new_pilot().host.data / "settings.json").write_text(
        '{"version": 1, "verdict": true}', encoding="utf-8"
    )
    pilot = new_pilot(options=PlayOptions(deal="617", rules="classic"))
    pilot.rest()
    pilot.frames(2)
    pilot.click_button("verdict_on")
    pilot.rest()
    pilot.frames(60)
    assert pilot.scene.game.is_assisted
    assert pilot.scene.help.verdict
    again = new_pilot(options=PlayOptions(deal="5", rules="classic"))
    again.rest()
    if again.scene_name == "QuestionScene":
        again.click_button("begin")
        again.rest()
    assert again.scene_name == "PlayScene"
