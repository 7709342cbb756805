"""What is shown of a hole and a round runs at full pace, ends at any press, and obeys settings."""

from collections.abc import Iterator

import pytest

from golf import routes
from golf.core.game import Game
from golf.core.record import Record
from golf.routes import Push
from golf.table.sprites import Fade
from tests.app.pilot import FRAME, SMALL, Pilot
from tests.app.sounds import noted_cues
from tests.app.test_crescendo import LAST_CARD, LONG_RUN
from tests.app.test_written_card import ONE_TO_PLAY

STUCK_AT_BEST = "bAD9C......-2C-QS"
"""A board on which nothing can be played: whatever comes is the best possible."""


def paces(pilot: Pilot, seconds: float) -> Iterator[float]:
    """Let time pass; yield how long the loop would sleep after each frame that moves."""
    for _ in range(round(seconds / FRAME)):
        pilot.app.frame([], FRAME)
        if pilot.app.is_moving:
            yield pilot.app.idle_seconds()


def score_card(pilot: Pilot) -> None:
    """Show the results of a round that is under par and has earned awards."""
    record = Record.parse("classic/" + "/".join([f"{ONE_TO_PLAY}:1"] * 9))
    game = Game.from_record("round", record, game_id="r")
    pilot.app.services.save(game)
    pilot.follow(Push(routes.RoundResults(game)))


def begin(pilot: Pilot, show: str) -> None:
    """Do what sets a show going."""
    match show:
        case "run":
            for key in LONG_RUN[1]:
                pilot.post(pilot.key_event(key))
        case "clear":
            pilot.key("1")
        case "best":
            pilot.key("d")
        case "card":
            score_card(pilot)


DEALS = {"run": LONG_RUN[0], "clear": LAST_CARD, "best": STUCK_AT_BEST, "card": "1"}
LEAST = {"run": 15, "clear": 250, "best": 150, "card": 200}
"""Frames that move at least, at normal speed."""


@pytest.mark.parametrize("show", DEALS)
def test_the_loop_never_sleeps_while_a_show_runs(at_table, show):
    pilot = at_table(deal=DEALS[show], size=SMALL)
    begin(pilot, show)
    asleep = list(paces(pilot, 2.0 if show == "run" else 7.0))
    assert len(asleep) >= LEAST[show]
    assert max(asleep) == 0.0
    assert not pilot.app.is_moving


@pytest.mark.parametrize("show", DEALS)
@pytest.mark.parametrize(
    "speed", ["off", *(pytest.param(each, marks=pytest.mark.sweep) for each in ("slow", "fast"))]
)
def test_a_show_is_complete_at_every_speed(at_table, show, speed):
    pilot = at_table(deal=DEALS[show], size=SMALL)
    pilot.app.services.settings.speed = speed
    pilot.app.services.keep_settings()
    cues = noted_cues(pilot)
    begin(pilot, show)
    moving = len(list(paces(pilot, 2.0 if speed == "off" else 12.0)))
    expected = {"run": {"play", "gallery"}, "clear": {"play", "clear", "best"},
                "best": {"flip", "best"}, "card": {"pencil", "fanfare"}}  # fmt: skip
    assert expected[show] <= set(cues)
    assert not pilot.app.is_moving
    assert (moving < 30) if speed == "off" else (moving > 0)


@pytest.mark.parametrize("show", DEALS)
@pytest.mark.parametrize("after", [1, 20, 60, 110])
def test_a_press_is_answered_at_any_moment_of_a_show(at_table, show, after):
    pilot = at_table(deal=DEALS[show], size=SMALL)
    begin(pilot, show)
    pilot.frames(after)
    scene, moves = pilot.scene, len(getattr(getattr(pilot.scene, "hole", None), "moves", ()))
    pilot.post(pilot.key_event("space"))
    if show == "run":
        assert len(scene.hole.moves) == moves + 1
    elif show == "card":
        # The first press writes all of it.
        assert pilot.scene is scene
        assert not scene.is_moving
    else:
        assert pilot.scene is not scene
        assert pilot.scene_name in ("HoleSummaryScene", "DealScene")


@pytest.mark.parametrize("show", DEALS)
def test_with_reduced_motion_cards_fade_and_nothing_flies_jumps_or_rains(at_table, show):
    pilot = at_table(deal=DEALS[show], size=SMALL)
    pilot.app.services.settings.reduced_motion = True
    pilot.app.services.keep_settings()
    begin(pilot, show)
    for _ in range(round(2.0 / FRAME)):
        pilot.frames()
        scene = pilot.scene
        if pilot.scene_name == "PlayScene":
            motions = [sprite.motion for sprite in scene.table.sprites.values()]
            assert all(motion is None or isinstance(motion, Fade) for motion in motions)
            state = scene.table.state()
            assert not state.is_party
            assert state.dust is None
            assert scene.fairway.is_reduced
        elif pilot.scene_name in ("HoleSummaryScene", "RoundResultsScene"):
            assert scene.show.share("face") == scene.show.share("rain") == 1.0
