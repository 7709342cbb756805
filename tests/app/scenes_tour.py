"""A tour of every scene, for tests that look at each of them."""

from collections.abc import Iterator

from golf.core.moves import FLIP, PLAYS
from golf.scenes.demo import demo_move
from golf.scenes.play import PlayScene
from tests.app.pilot import Pilot

SMALL = ("daily", "courses", "records", "deal", "code", "rules", "settings", "learn")


def tour(pilot: Pilot) -> Iterator[str]:
    """Lead the pilot from scene to scene; yield the name of each once it rests."""
    pilot.frames(2)
    pilot.app.stack.top.demo.wait()
    yield "title"
    for key in SMALL:
        if pilot.scene.menu.button(key) is not None:
            pilot.app.stack.apply(pilot.scene.choose(key))
            yield from _rested(pilot, key)
            while len(pilot.app.stack.scenes) > 1:
                pilot.key("escape")
    yield from _play(pilot)


def _rested(pilot: Pilot, name: str) -> Iterator[str]:
    pilot.rest()
    pilot.app.glide.finish()
    pilot.frames(2)
    yield name


def _play(pilot: Pilot) -> Iterator[str]:
    pilot.app.stack.apply(pilot.scene.choose("round"))
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
    while isinstance(scene := pilot.scene, PlayScene) and not scene.hole.position.is_stuck:
        pilot.app.stack.apply(scene.do(demo_move(scene.hole.position) or FLIP))
        scene.table.finish()
        pilot.frames()
    if isinstance(scene, PlayScene) and scene.banner is not None:
        yield from _rested(pilot, "stuck")
        pilot.app.stack.apply(scene._finish())
    pilot.rest()
    for _ in range(300):
        pilot.frames()
    yield from _rested(pilot, "summary")
    yield from _results(pilot)


def _results(pilot: Pilot) -> Iterator[str]:
    """Give the other holes up."""
    while pilot.scene_name != "RoundResultsScene":
        if pilot.scene_name == "HoleSummaryScene":
            pilot.app.stack.apply(pilot.scene.choose("next"))
        elif isinstance(scene := pilot.scene, PlayScene):
            pilot.app.stack.apply(scene.resume("give_up"))
        pilot.rest()
        pilot.frames()
    yield from _rested(pilot, "results")
