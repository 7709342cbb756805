"""A run raises the game's voice, and never holds the player up."""

import pytest

from golf import timing
from golf.core.deal import Deal
from golf.core.hole import Hole
from golf.core.moves import FLIP
from golf.core.rules import PRESETS
from golf.cues import RUN_STEPS, Cue, run_level
from golf.sound import Silence

LONG_RUN = "496", "711331775233376"
"""A deal, and fifteen cards of it that follow one another."""
LAST_CARD = "bAD......-2C-3C"
"""A board with one card left, which fits."""


class Ears(Silence):
    """Sounds that are noted with their step."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[Cue, int]] = []

    def play(self, cue: Cue, step: int = 0) -> None:
        self.heard.append((cue, step))

    def of(self, cue: Cue) -> list[int]:
        return [step for each, step in self.heard if each is cue]


@pytest.fixture
def run(at_table):
    """A table on which the long run can be played, and what is heard there."""

    def sit(**choices):
        pilot = at_table(deal=LONG_RUN[0], **choices)
        pilot.app.services.sounds = ears = Ears()
        return pilot, ears

    return sit


def test_a_run_has_reached_as_many_steps_as_it_is_long() -> None:
    lengths = {0: 0, 3: 0, 4: 1, 6: 1, 7: 2, 9: 2, 10: 3, 14: 3, 15: 4, 34: 4}
    assert {length: run_level(length) for length in lengths} == lengths


def test_the_gallery_is_heard_once_at_each_step(run):
    pilot, ears = run()
    at = []
    for number, key in enumerate(LONG_RUN[1], start=1):
        before = len(ears.of(Cue.GALLERY))
        pilot.key(key)
        at += [number] * (len(ears.of(Cue.GALLERY)) - before)
    assert tuple(at) == RUN_STEPS
    assert ears.of(Cue.GALLERY) == [0, 1, 2, 3]


def test_undo_and_redo_bring_no_applause(run):
    pilot, ears = run(rules="practice")
    for key in LONG_RUN[1][:4]:
        pilot.key(key)
    heard = len(ears.of(Cue.GALLERY))
    for _ in range(3):
        pilot.key("u")
        pilot.key("r")
    assert len(ears.of(Cue.GALLERY)) == heard == 1


def test_a_player_as_fast_as_fingers_go_is_never_held_up(run):
    pilot, _ = run(rules="practice")
    scene = pilot.scene
    for number, key in enumerate(LONG_RUN[1], start=1):
        pilot.post(pilot.key_event(key))
        assert len(scene.hole.moves) == number
        assert scene.table.position == scene.position
        assert scene.fairway.ball.gone == number
        # All that flew before is in its place.
        assert sum(sprite.motion is not None for sprite in scene.table.sprites.values()) <= 30


@pytest.mark.parametrize("deal", ["1", "496", "617"])
def test_a_whole_hole_goes_by_in_as_many_frames_as_it_has_moves(at_table, deal):
    pilot = at_table(deal=deal, rules="practice")
    scene, hole = pilot.scene, Hole(Deal.parse(deal), PRESETS["practice"])
    while not hole.position.is_over:
        move = hole.position.legal_moves()[0]
        hole.play(move)
        pilot.post(pilot.key_event("d" if move is FLIP else str(move)))
        assert scene.hole.moves == hole.moves


def test_the_last_card_hangs_for_a_moment_and_then_the_clear_is_heard(at_table):
    pilot = at_table(deal=LAST_CARD)
    pilot.app.services.sounds = ears = Ears()
    pilot.key("1")
    card = pilot.scene.table.position.waste[-1]
    sprite = pilot.scene.table.sprites[card]
    heights = []
    for _ in range(round(0.9 * timing.LAST_CARD * 60)):
        pilot.frames()
        heights.append(sprite.y)
    assert Cue.CLEAR not in dict(ears.heard)
    held = [y for y in heights if abs(y - heights[len(heights) // 2 + 5]) < 1]
    assert len(held) >= 10
    pilot.frames(12)
    assert ears.of(Cue.CLEAR) == [0]


def test_a_press_lets_the_last_card_fall_at_once(at_table):
    pilot = at_table(deal=LAST_CARD)
    pilot.app.services.sounds = ears = Ears()
    pilot.key("1")
    pilot.frames(3)
    pilot.post(pilot.key_event("space"))
    assert ears.of(Cue.CLEAR) == [0]
    assert pilot.scene_name == "HoleSummaryScene"


@pytest.mark.parametrize(("name", "value"), [("reduced_motion", True), ("speed", "off")])
def test_without_movement_nothing_hangs_pops_or_raises_dust(run, name, value):
    pilot, ears = run()
    setattr(pilot.app.services.settings, name, value)
    pilot.app.services.keep_settings()
    pilot.frames()
    for key in LONG_RUN[1][:8]:
        pilot.post(pilot.key_event(key))
        pilot.frames()
        assert pilot.scene.table.state().dust is None
        pilot.rest()
    assert ears.of(Cue.GALLERY) == [0, 1]


def test_a_card_of_a_long_run_raises_dust_as_it_lands(run):
    pilot, _ = run()
    raised = []
    for key in LONG_RUN[1][:5]:
        pilot.post(pilot.key_event(key))
        seen = False
        while pilot.scene.is_moving:
            pilot.frames()
            seen = seen or pilot.scene.table.state().dust is not None
        raised.append(seen)
    assert raised == [False, False, False, True, True]


@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844)])
def test_the_counter_grows_with_the_run_and_stays_in_the_window(at_table, size, is_mirrored):
    pilot = at_table(deal=LONG_RUN[0], size=size)
    pilot.app.services.settings.mirrored = is_mirrored
    pilot.app.services.keep_settings()
    heights = []
    for key in LONG_RUN[1]:
        pilot.key(key)
        pilot.rest()
        trace = pilot.scene.table.state().cards["run"]
        if trace.picture is not None:
            heights.append(trace.picture.get_height())
            assert 0 <= trace.x <= size[0] - trace.picture.get_width()
    assert len(heights) == len(LONG_RUN[1]) - 1
    assert heights == sorted(heights)
    assert len(set(heights)) >= 4
    assert heights[-1] > 1.5 * heights[0]


def test_the_counter_goes_with_the_flip(run):
    pilot, _ = run()
    for key in LONG_RUN[1][:3]:
        pilot.key(key)
    assert pilot.scene.table.state().cards["run"].picture is not None
    pilot.key("d")
    assert pilot.scene.table.state().cards["run"].picture is None
