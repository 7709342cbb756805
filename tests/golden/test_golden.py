from pathlib import Path

import pytest

from golf import routes
from golf.controls.intents import Device
from golf.core.moves import FLIP, PLAYS
from golf.routes import Push
from golf.scenes.play.scene import PlayScene
from golf.table.marks import Marks
from tests.app.lines import best, line
from tests.app.pilot import Clock, Pilot
from tests.app.scenes_tour import settle, tour
from tests.golden.pictures import check

PLAN = {
    (1280, 720): {
        "title": "title-wide",
        "rules": "rules-wide",
        "play": "deal-wide",
        "pause": "pause-wide",
        "middle": "play-wide",
        "stuck": "stuck-wide",
        "summary": "summary-wide",
        "results": "results-wide",
        "leader board": "leader-board-wide",
    },
    (390, 844): {
        "title": "title-tall",
        "settings": "settings-tall",
        "message": "message-tall",
        "middle": "play-tall",
        "summary": "summary-tall",
        "results": "results-tall",
    },
    (640, 360): {
        "title": "title-small",
        "question": "question-small",
        "middle": "play-small",
        "summary": "summary-small",
    },
    (768, 768): {"middle": "play-square"},
}
"""Which scenes are pictured at which size, by the name of the picture."""

SEED = 2
"""A first hole whose end asks for an answer."""

WEDNESDAY = "2026-12-02T10:00:00+01:00"
"""In the week of the Open that is pictured."""

LOOKS = {
    "look-large-dusk": {"deck": "large", "back": "argyle", "table": "dusk"},
    "look-four-colour": {"deck": "four-colour", "back": "flag", "table": "high-contrast"},
    "look-mirrored": {"mirrored": True},
}


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))


def pictured(pilot: Pilot, name: str, update: bool) -> str:
    pilot.app.services.is_dirty = True
    pilot.frames()
    return check(pilot.app.screen, name, update)


@pytest.mark.parametrize("size", PLAN)
def test_scenes_look_as_they_did(
    size: tuple[int, int], tmp_path: Path, update: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    # How many frames the title is looked at follows from how busy the machine is.
    monkeypatch.setattr("golf.scenes.title.demo.WAIT", float("inf"))
    pilot, plan = Pilot(tmp_path, size, seed=SEED, now=Clock(WEDNESDAY)), PLAN[size]
    last = list(plan)[-1]
    wrong = {}
    for scene in tour(pilot, plays_on=True):
        if scene in plan:
            wrong[scene] = pictured(pilot, plan[scene], update)
        if scene == last:
            break
    pilot.app.close()
    assert wrong.keys() == plan.keys()
    assert not "\n".join(filter(None, wrong.values()))


@pytest.mark.parametrize("name", LOOKS)
def test_decks_and_tables_look_as_they_did(name: str, tmp_path: Path, update: bool) -> None:
    pilot = Pilot(tmp_path)
    for key, value in LOOKS[name].items():
        setattr(pilot.app.services.settings, key, value)
    pilot.app.services.keep_settings()
    for scene in tour(pilot):
        if scene == "middle":
            break
    wrong = pictured(pilot, name, update)
    pilot.app.close()
    assert not wrong


@pytest.mark.parametrize(
    ("name", "size"), [("awards-wide", (1280, 720)), ("awards-tall", (390, 844))]
)
def test_awards_look_as_they_did(
    name: str, size: tuple[int, int], tmp_path: Path, update: bool
) -> None:
    pilot = Pilot(tmp_path, size, now=Clock(WEDNESDAY))
    for number in range(1, 8):
        pilot.app.storage.history.add(line(best(str(number)), str(number)))
    pilot.follow(Push(routes.Records()))
    pilot.choose("tab awards")
    settle(pilot)
    wrong = pictured(pilot, name, update)
    pilot.app.close()
    assert not wrong


def test_marks_look_as_they_did(tmp_path: Path, update: bool) -> None:
    pilot = Pilot(tmp_path)
    for scene in tour(pilot):
        if scene == "play":
            break
    play = pilot.scene
    assert isinstance(play, PlayScene)
    pilot.app.services.controls.device = Device.MOUSE
    play.table.marks = Marks(
        playable=frozenset(PLAYS[:2]), hinted=frozenset({PLAYS[2], FLIP}), focused=PLAYS[4]
    )
    play.table.refuse(PLAYS[5])
    pilot.frames(12)
    wrong = pictured(pilot, "marks", update)
    settle(pilot)
    pilot.app.close()
    assert not wrong
