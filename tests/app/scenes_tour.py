"""A tour of every scene, for tests that look at each of them."""

from collections.abc import Iterator

from golf import routes
from golf.controls.intents import Command
from golf.core.moves import FLIP, PLAYS
from golf.routes import Home, Push
from golf.scenes.play.scene import PlayScene
from golf.scenes.title.demo import demo_move
from tests.app.pilot import FRAME, Pilot

PAGES = ("daily", "courses", "records", "deal", "code", "rules", "settings", "learn")
"""The pages that the title leads to, by the keys of their buttons."""
_MANY = 3_000
_MIDDLE = 24
"""Moves after which the picture of a hole in play is taken."""


def tour(pilot: Pilot, *, plays_on: bool = False) -> Iterator[str]:
    """Lead the pilot from scene to scene; yield the name of each once it rests.

    The holes after the first are played if `plays_on`, else given up.
    """
    yield from _rested(pilot, "title")
    for key in PAGES:
        if pilot.scene.menu.button(key) is not None:
            pilot.choose(key)
            yield from _rested(pilot, key)
            while len(pilot.app.stack.scenes) > 1:
                pilot.key("escape")
    yield from _play(pilot)
    yield from _end(pilot, plays_on)
    yield from _event(pilot)


def settle(pilot: Pilot) -> None:
    """Let time pass until nothing moves and nothing is left to be made or worked out.

    A slow machine needs more frames for it, in which the time of the game stands still.
    """
    pilot.rest()
    for _ in range(_MANY):
        pilot.app.frame([], FRAME if pilot.app.is_moving else 0.0)
        if not pilot.app.is_moving and pilot.app.is_settled and not pilot.scene.wants_time:
            return
    raise AssertionError(f"{pilot.scene_name} does not settle")


def _rested(pilot: Pilot, name: str) -> Iterator[str]:
    settle(pilot)
    yield name


def _play(pilot: Pilot) -> Iterator[str]:
    pilot.choose("round")
    yield from _rested(pilot, "play")
    scene = pilot.scene
    assert isinstance(scene, PlayScene)
    refused = next(move for move in PLAYS if not scene.hole.position.is_legal(move))
    scene.do(refused)
    yield from _rested(pilot, "message")
    pilot.key("escape")
    yield from _rested(pilot, "pause")
    pilot.key("escape")
    pilot.key("n")
    yield from _rested(pilot, "question")
    pilot.key("escape")
    for _ in range(_MIDDLE):
        _move(pilot)
        pilot.frames()
    yield from _rested(pilot, "middle")


def _move(pilot: Pilot) -> None:
    """Play as the demo does."""
    scene = pilot.scene
    assert isinstance(scene, PlayScene)
    pilot.follow(scene.do(demo_move(scene.hole.position) or FLIP))
    scene.table.finish()


def _end(pilot: Pilot, plays_on: bool) -> Iterator[str]:
    """Play the hole to its end, then the others or give them up."""
    _play_out(pilot)
    if isinstance(scene := pilot.scene, PlayScene) and scene.banner is not None:
        yield from _rested(pilot, "stuck")
        pilot.follow(scene.command(Command.FINISH))
    yield from _rested(pilot, "summary")
    while pilot.scene_name != "RoundResultsScene":
        if pilot.scene_name == "HoleSummaryScene":
            pilot.choose("next")
        elif isinstance(scene := pilot.scene, PlayScene):
            if plays_on:
                _play_out(pilot)
            if pilot.scene is scene:
                pilot.give_up()
        pilot.rest()
        pilot.frames()
    yield from _rested(pilot, "results")


def _play_out(pilot: Pilot) -> None:
    """Play to the hole's end at once: only the last move is painted."""
    while isinstance(scene := pilot.scene, PlayScene) and not scene.hole.is_over:
        if scene.hole.position.is_over:
            break
        _move(pilot)
    pilot.frames()


def _event(pilot: Pilot) -> Iterator[str]:
    """Play a hole of this week's Open, and look at the pages of the Tour."""
    pilot.follow(Home())
    pilot.follow(Push(routes.Tour()))
    yield from _rested(pilot, "the tour")
    for key in ("friends", "duel"):
        pilot.choose(key)
        yield from _rested(pilot, key)
        pilot.key("escape")
    pilot.choose("open")
    pilot.rest()
    pilot.give_up()
    pilot.rest()
    pilot.choose("next")
    yield from _rested(pilot, "leader board")
    pilot.choose("watch")
    while pilot.scene_name == "LeaderBoardScene":
        pilot.frames()
    pilot.choose("play")
    yield from _rested(pilot, "side by side")
