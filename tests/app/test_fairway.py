"""The fairway follows the hole that is on the table, wherever that is."""

from random import Random

import pytest

from golf import routes
from golf.core.ball import Ball, ball_after
from golf.core.deal import Deal
from golf.core.hole import Hole
from golf.core.moves import FLIP
from golf.core.record import HoleRecord, Record
from golf.core.rules import PRESETS
from golf.routes import Push
from golf.scenes.title.demo import demo_move


def play(pilot, moves: int) -> None:
    for _ in range(moves):
        pilot.scene.do(demo_move(pilot.scene.hole.position) or FLIP)
        pilot.frames()


def test_it_follows_plays_undo_and_redo(at_table):
    pilot, chance = at_table(rules="practice"), Random(3)
    scene = pilot.scene
    for key in [chance.choice("1234567ddduur") for _ in range(150)]:
        pilot.key(key)
        assert scene.fairway.ball == ball_after(scene.hole)
        assert scene.fairway.ball.gone == 35 - scene.position.cards_left


def test_it_comes_back_with_a_game_that_is_resumed(new_pilot):
    pilot = new_pilot()
    pilot.choose("hole")
    pilot.rest()
    play(pilot, 12)
    ball = pilot.scene.fairway.ball
    assert ball.gone > 0
    again = new_pilot()
    again.choose("continue")
    again.rest()
    assert again.scene.fairway.ball == ball


def test_a_restart_lays_the_ball_on_the_tee(at_table):
    pilot = at_table(rules="practice")
    play(pilot, 8)
    pilot.key("n", shift=True)
    pilot.rest()
    assert pilot.scene_name == "PlayScene"
    assert pilot.scene.fairway.ball == Ball(0, 35)


def test_it_follows_a_replay(pilot):
    hole = Hole(Deal.parse("617"), PRESETS["classic"])
    while (move := demo_move(hole.position)) is not None:
        hole.play(move)
    record = Record(hole.rules, (HoleRecord.of(hole),))
    pilot.app.stack.apply(Push(routes.Replay(record)))
    pilot.frames()
    for index in (0, 9, 4, len(hole.moves), 1):
        pilot.scene.go_to(index)
        assert pilot.scene.fairway.ball == ball_after(hole, index)
        assert pilot.scene.fairway.place is not None


def test_it_follows_a_lesson(pilot):
    pilot.app.services.settings.speed = "off"
    pilot.app.stack.apply(Push(routes.LessonTable()))
    pilot.rest()
    scene = pilot.scene
    for _ in range(3):
        assert scene.fairway.ball == ball_after(scene.play.hole)
        assert scene.fairway.ball.gone == scene.fairway.ball.of - scene.position.cards_left
        scene.do(next(iter(scene.play.marked)))
        assert scene.fairway.ball.gone == scene.fairway.ball.of - scene.table.position.cards_left
        pilot.rest()


def test_it_follows_the_demo(pilot):
    pilot.key("escape")
    for _ in range(15):
        pilot.app.frame([], 1.0)
    demo = pilot.scene.demo
    assert demo.hole.moves
    assert demo.fairway.ball == ball_after(demo.hole)


def test_a_setting_turns_it_off_and_on(at_table):
    pilot = at_table()
    assert pilot.scene.fairway.place is not None
    for is_on in (False, True):
        pilot.app.services.settings.fairway = is_on
        pilot.app.services.keep_settings()
        pilot.frames()
        assert (pilot.scene.fairway.place is not None) == is_on


@pytest.mark.parametrize("size", [(390, 844), (768, 768), (640, 360)])
def test_the_card_counter_has_its_place_to_itself(at_table, size):
    pilot = at_table(size=size)
    counter = pilot.app.services.look.layout.text["counter"]
    assert pilot.scene.fairway.place.overlaps(counter)
    pilot.app.services.settings.counter = True
    pilot.app.services.keep_settings()
    pilot.frames()
    place = pilot.scene.fairway.place
    assert place is None or not place.overlaps(counter)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_no_sheet_cuts_it_off(at_table, size):
    pilot = at_table(size=size)
    scene = pilot.scene
    pilot.key("escape")
    pilot.frames(2)
    place = scene.fairway.place
    assert place is None or place.bottom <= pilot.scene.sheet_top
    pilot.key("escape")
    pilot.frames(2)
    assert scene.fairway.place is not None


def test_an_offer_lies_on_no_rest_of_it(at_table):
    pilot = at_table(size=(390, 844))
    scene = pilot.scene
    while scene.banner is None:
        play(pilot, 1)
    place = scene.fairway.place
    assert place is None or not scene.banner.rect.overlaps(place)
