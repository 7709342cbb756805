from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from golf.analysis.roster import FIELD, ROSTER
from golf.core.game import Entry
from golf.geometry import Rect
from golf.scenes.play import strip
from golf.scenes.play.plate import paint_plate
from golf.scenes.play.scene import PlayScene
from golf.ui.look import Look
from golf.words import LANGUAGES, say, use_language
from tests.app.pilot import Pilot
from tests.sweep import swept


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the words of the status, as they are written."""
    words: list[str] = []
    fitted: Callable[..., pygame.Surface] = Look.fitted_at

    def noted(look: Look, text: str, *rest: object) -> pygame.Surface:
        words.append(text)
        return fitted(look, text, *rest)

    monkeypatch.setattr(Look, "fitted_at", noted)
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


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (390, 844)])
def test_the_daily_hole_is_called_so(
    size: tuple[int, int], tmp_path: Path, written: list[str]
) -> None:
    pilot = Pilot(tmp_path, size)
    pilot.click_button("daily")
    pilot.key("return")
    pilot.rest()
    pilot.frames()
    assert isinstance(pilot.scene, PlayScene)
    assert "Daily" in written
    assert not [words for words in written if words.startswith("Deal")]
    pilot.app.close()


def test_what_is_the_holes_and_what_the_rounds_is_told_apart(
    pilot: Pilot, written: list[str]
) -> None:
    services = pilot.app.services
    services.settings.speed = "off"
    pilot.click_button("round")
    pilot.rest()
    pilot.frames()
    assert {"points", "hole 1", "Round: par 45", "Par: 5 strokes"} <= set(written)
    give_up(pilot)
    assert "After 1: 30 over par" in written
    pilot.click_button("next")
    pilot.rest()
    written.clear()
    pilot.key("space")
    pilot.rest()
    # The cards of the hole in play are not yet anyone's strokes.
    assert {"points", "hole 2", "After 1: 30 over par", "35 cards left"} <= set(written)
    written.clear()
    give_up(pilot)
    assert "After 2: 60 over par" in written


@pytest.mark.parametrize("language", swept(list(LANGUAGES), "de"))
@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (390, 844), (768, 768)])
def test_the_place_in_an_open_is_never_cut(
    size: tuple[int, int], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []
    painting: Callable[..., pygame.Surface] = Look.text_at

    def noted(look: Look, text: str, *rest: object) -> pygame.Surface:
        painted.append(text)
        return painting(look, text, *rest)

    pilot = Pilot(tmp_path, size)
    pilot.app.services.settings.speed = "off"
    use_language(language)
    try:
        pilot.click_button("round")
        give_up(pilot)
        pilot.click_button("next")
        pilot.rest()
        monkeypatch.setattr(Look, "text_at", noted)
        field = {rival.key: [1] for rival in ROSTER[:FIELD]}
        pilot.scene.game.entry = Entry("2026-W49", "club", field=field)
        pilot.key("space")
        pilot.rest()
        pilot.frames(2)
        place = say("{score}, place {place}", score="", place=FIELD + 1)
    finally:
        use_language("en")
    assert [words for words in painted if words.endswith(place)]
    pilot.app.close()


def give_up(pilot: Pilot) -> None:
    pilot.key("n")
    pilot.click_button("give_up")
    pilot.rest()
    pilot.frames(2)
    assert pilot.scene_name == "HoleSummaryScene"


@pytest.fixture
def strips(monkeypatch: pytest.MonkeyPatch) -> list[Rect]:
    """Return the places of the score card's holes, as they are painted."""
    rows: list[Rect] = []
    cells = strip.row_cells

    def noted(row: Rect) -> list[Rect]:
        rows.append(row)
        return cells(row)

    monkeypatch.setattr(strip, "row_cells", noted)
    return rows


@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize(
    "size", swept([(1280, 720), (1920, 1080), (844, 390), (3840, 2160)], (1280, 720), (844, 390))
)
def test_the_holes_of_a_round_stand_beside_a_wide_board(
    size: tuple[int, int], is_mirrored: bool, tmp_path: Path, strips: list[Rect]
) -> None:
    pilot = Pilot(tmp_path, size)
    pilot.app.services.settings.mirrored = is_mirrored
    pilot.app.services.keep_settings()
    pilot.click_button("round")
    pilot.rest()
    pilot.frames()
    layout = pilot.app.services.look.layout
    holes = strips[-9:]
    assert holes[0].y > layout.status.y + 9 * layout.text_size
    for row in holes:
        assert row.h >= 1.3 * layout.text_size
        assert layout.status.union(row) == layout.status
        assert not any(row.overlaps(button) for button in layout.buttons.values())
    pilot.app.close()


@pytest.mark.parametrize(("size", "counter"), [((640, 360), False), ((1280, 720), True)])
def test_the_holes_give_way_to_what_needs_their_place(
    size: tuple[int, int], counter: bool, tmp_path: Path, strips: list[Rect]
) -> None:
    pilot = Pilot(tmp_path, size)
    pilot.app.services.settings.counter = counter
    pilot.click_button("round")
    pilot.rest()
    pilot.frames()
    assert not strips
    pilot.app.close()


def test_a_hole_alone_has_no_score_card(pilot: Pilot, strips: list[Rect]) -> None:
    pilot.click_button("hole")
    pilot.rest()
    pilot.frames()
    assert not strips


@pytest.mark.parametrize("size", [(640, 360), (844, 390), (1280, 720)])
@pytest.mark.parametrize("rules", ["classic", "strict", "relaxed"])
def test_a_plate_with_all_that_can_be_told_ends_above_the_counter(
    size: tuple[int, int], rules: str, tmp_path: Path
) -> None:
    pilot = Pilot(tmp_path, size)
    pilot.app.services.settings.rules = rules
    pilot.choose("round")
    pilot.rest()
    scene, look = pilot.scene, pilot.app.services.look
    assert isinstance(scene, PlayScene)
    surface = pygame.Surface(size)
    verdict = "Can still be cleared. Best possible now: −12"
    paint_plate(surface, look, scene.game, verdict, shows_clock=True, is_counted=True)
    painted = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    painted.invert()
    box = painted.get_bounding_rects()[0].unionall(painted.get_bounding_rects())
    assert box.top == look.layout.columns_y
    assert box.bottom <= look.layout.text["counter"].y
    assert box.left >= 0
    pilot.app.close()


def test_how_the_round_stands_is_a_number_where_words_have_no_room(
    tmp_path: Path, written: list[str]
) -> None:
    pilot = Pilot(tmp_path, (640, 360))
    pilot.app.services.settings.language = "fr"
    pilot.app.services.keep_settings()
    pilot.click_button("round")
    pilot.rest()
    pilot.key("n")
    pilot.rest()
    pilot.click_button("give_up")
    pilot.rest()
    pilot.frames()
    assert "Après 1\xa0: +30" in written
    pilot.app.close()
