from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from golf.looks.look import Look
from golf.scenes import play_status
from tests.app.pilot import Pilot


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the words of the status, as they are written."""
    words: list[str] = []
    fit: Callable[..., pygame.Surface] = play_status.fit

    def noted(look: Look, text: str, *rest: object) -> pygame.Surface:
        words.append(text)
        return fit(look, text, *rest)

    monkeypatch.setattr(play_status, "fit", noted)
    return words


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (390, 844), (768, 768), (1500, 1100)])
def test_the_status_names_rules_and_wrap_switch(
    size: tuple[int, int], tmp_path: Path, written: list[str]
) -> None:
    pilot = Pilot(tmp_path, size)
    pilot.click_button("round")
    pilot.rest()
    pilot.frames()
    told = " · ".join(written)
    assert "Classic" in told
    assert "Classic with wrap" not in told
    pilot.key("w")
    pilot.frames()
    assert "Classic with wrap" in " · ".join(written)
    pilot.app.close()


def test_what_is_the_holes_and_what_the_rounds_is_told_apart(
    pilot: Pilot, written: list[str]
) -> None:
    services = pilot.app.services
    services.settings.speed = "off"
    pilot.click_button("round")
    pilot.rest()
    pilot.frames()
    assert {"points, hole 1", "Round E", "35 cards left"} <= set(written)
    give_up(pilot)
    assert "Round +30 after 1" in written
    pilot.click_button("next")
    pilot.rest()
    written.clear()
    pilot.key("space")
    pilot.rest()
    # The cards of the hole in play are not yet anyone's strokes.
    assert {"points, hole 2", "Round +30 after 1", "35 cards left"} <= set(written)
    written.clear()
    give_up(pilot)
    assert "Round +60 after 2" in written


def give_up(pilot: Pilot) -> None:
    pilot.key("n")
    pilot.click_button("give_up")
    pilot.rest()
    pilot.frames(2)
    assert pilot.scene_name == "HoleSummaryScene"
