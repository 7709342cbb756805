"""The page played by pygbag's own loader with its own pygame, where these are at hand.

`GOLF_REALPAGE` names the script that plays a built page in Chromium with an interpreter that stands
in for pygbag's, `GOLF_RUNTIME` the folder of pygbag's files that it takes. Nothing is fetched.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import build_web

FILES = {name: os.environ.get(name, "") for name in ("GOLF_REALPAGE", "GOLF_RUNTIME")}
pytestmark = pytest.mark.skipif(
    not all(path and Path(path).exists() for path in FILES.values()),
    reason="pygbag's own loader is not at hand: GOLF_REALPAGE and GOLF_RUNTIME name it",
)

RECORD = 'eval Object.values(JSON.parse(localStorage.getItem("golf.save")).games)[0].record'
BUTTONS = 'eval [...document.querySelectorAll("#golf-actions button")].map((b) => b.dataset.action)'
MOVING = "eval canvas.width * canvas.height < 1.35e6"
SHARP = (
    "eval [...document.querySelectorAll('.sharp')].filter((b) => b.style.visibility === 'visible')"
    ".reduce(([, height], band) => [band.width, height + band.height], [0, 0])"
)
"""The size of what is shown in all pixels of the screen."""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The browser version as it is published."""
    out = tmp_path_factory.mktemp("published") / "web"
    build_web.build(out)
    return out


def play(game: Path, tmp_path: Path, actions: list[str], *options: str) -> list[object]:
    """Play the page and return what its `eval` actions printed. Any error fails the test."""
    script, report = tmp_path / "script", tmp_path / "report.json"
    script.write_text("\n".join(actions), encoding="utf-8")
    done = subprocess.run(
        [
            *(sys.executable, FILES["GOLF_REALPAGE"], str(game)),
            *("--runtime", FILES["GOLF_RUNTIME"], "--out", str(tmp_path)),
            *("--script", str(script), "--json", str(report), *options),
        ],
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    told = json.loads(report.read_text(encoding="utf-8"))
    for trouble in ("python_errors", "console_errors", "not_found", "blocked_requests"):
        assert told[trouble] == []
    lines = done.stdout.splitlines()
    return [json.loads(line.rpartition(" -> ")[2]) for line in lines if "] eval " in line]


def test_a_pad_that_is_a_plain_joystick_plays(game: Path, tmp_path: Path) -> None:
    right, south, flip, start = 15, 0, 2, 9
    actions = ["wait 3000", "gamepad connect", f"gamepad press {right}", f"gamepad press {south}"]
    actions += ["wait 1000", RECORD, f"gamepad press {flip}", "wait 1000", RECORD]
    actions += [f"gamepad press {start}", "wait 1000", BUTTONS]
    *records, buttons = play(game, tmp_path, actions, "--path", "#classic/24:")
    assert records == ["classic/24:2", "classic/24:2F"]
    assert "resume" in buttons


def test_the_code_in_the_address_is_played_on_by_keys_and_mouse(game: Path, tmp_path: Path) -> None:
    # To play on from a code marks the result, which is asked about first: the first answer is no.
    actions = ["wait 3000", "key ArrowRight", "key Enter", "wait 1500"]
    actions += ["key Space", "wait 1000", RECORD, "key u", "wait 1000", RECORD]
    actions += ["click 230 585", "wait 1000", RECORD]
    told = play(game, tmp_path, actions, "--path", "#practice/24:F")
    assert told == ["practice/24:FF", "practice/24:F", "practice/24:FF"]


def test_a_phone_is_played_by_touch_and_turned_in_mid_hole(game: Path, tmp_path: Path) -> None:
    actions = ["wait 9000", SHARP, "tap 67 1308", "wait 1000", RECORD]
    actions += ["resize 844 390", "wait 9000", SHARP, MOVING, "key Space", "wait 1000", RECORD]
    phone = ("--mobile", "--size", "390x844", "--ratio", "3")
    told = play(game, tmp_path, actions, "--path", "#classic/24:", *phone)
    assert told == [[1170, 2532], "classic/24:F", [2532, 1170], True, "classic/24:FF"]
