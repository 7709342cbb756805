"""A round by the buttons of the page alone, as a screen reader's user plays it."""

import re
from pathlib import Path

import pytest

from golf.assets import asset_path
from golf.core.moves import FLIP, Move
from golf.scenes import page_buttons
from golf.scenes.stack import Scene, SceneStack
from golf.texts.icon_names import ICONS
from tests.app.page_host import PageHost
from tests.app.pilot import Pilot

pytestmark = pytest.mark.usefixtures("unseen")


class BlindPlayer:
    """Presses what the page offers and hears what it tells."""

    def __init__(self, data: Path) -> None:
        self.host = PageHost(data)
        self.pilot = Pilot(data, host=self.host)
        self.pilot.frames(2)

    @property
    def offered(self) -> dict[str, str]:
        return self.host.offered

    def press(self, key: str) -> None:
        assert key in self.offered
        self.send("press", key)

    def send(self, kind: str, value: str) -> None:
        self.host.waiting.append((kind, value))
        self.pilot.frames(1)
        self.pilot.rest()
        self.pilot.frames(2)


@pytest.fixture
def blind(tmp_path: Path):
    player = BlindPlayer(tmp_path)
    yield player
    player.pilot.app.close()


def test_every_button_of_the_title_is_a_button_of_the_page(blind: BlindPlayer) -> None:
    assert blind.offered["round"].startswith("New round")
    assert all(blind.offered.values())


@pytest.mark.parametrize("page", ["daily", "courses", "settings"])
def test_a_button_is_told_from_all_others_by_its_name_alone(blind: BlindPlayer, page: str) -> None:
    blind.press(page)
    names = list(blind.offered.values())
    assert len(set(names)) == len(names)
    assert not {"Play", "Less", "More"} & set(names)
    assert not any(".." in name for name in names)


def test_a_newcomers_ways_come_first_and_at_once(blind: BlindPlayer) -> None:
    blind.pilot.frames()
    assert blind.pilot.app.stack.is_moving, "the demo deals its cards"
    assert list(blind.offered)[:3] == ["first lesson", "no lesson", "round"]
    assert "New to Golf?" in blind.host.reading


def test_cards_and_stock_are_told_by_name(blind: BlindPlayer) -> None:
    blind.send("code", "classic/1:")
    assert blind.pilot.scene_name == "PlayScene"
    assert blind.offered["column 1"] == "Column 1: 4 of hearts"
    assert blind.offered["stock"] == "Flip the stock, 16 cards left"
    assert blind.offered["pause"] == "Pause"
    assert "undo" not in blind.offered, "there is nothing to undo"


def test_a_press_is_a_move_with_one_line_of_text(blind: BlindPlayer) -> None:
    blind.send("code", "classic/1:")
    blind.host.told.clear()
    blind.press("stock")
    assert blind.pilot.scene.hole.moves == [FLIP]
    blind.press("column 1")
    assert len(blind.host.told) == 2
    assert blind.host.told[0].startswith("8 of hearts flipped")
    assert blind.host.told[1] == ("Not legal: 4 of hearts in column 1. 4 needs a 3 or a 5.")
    blind.press("pause")
    assert blind.pilot.scene_name == "PauseScene"
    assert "resume" in blind.offered


def test_a_whole_hole_is_played_by_presses_alone(blind: BlindPlayer) -> None:
    blind.send("code", "relaxed/1:")
    for _ in range(60):
        if blind.pilot.scene_name != "PlayScene":
            break
        position = blind.pilot.scene.hole.position
        moves = position.legal_moves()
        if not moves:
            blind.press("banner finish")
            break
        move: Move = moves[0]
        blind.press("stock" if move is FLIP else f"column {move}")
    assert blind.pilot.scene_name == "HoleSummaryScene"
    assert blind.offered
    blind.pilot.frames(80)  # one message, after a moment at the latest
    assert re.search(r"[.!] (\d+ cards? left\.|The table is clear)", blind.host.told[-1])


def test_what_was_erased_or_set_back_is_told(blind: BlindPlayer) -> None:
    blind.press("settings")
    blind.press("defaults")
    blind.press("defaults")
    assert blind.host.told[-1] == "Every choice is back at its default."
    blind.press("erase")
    blind.press("erase")
    assert blind.host.told[-1] == "Everything was erased."


def test_every_icon_has_a_name() -> None:
    """Only the icons of buttons that always have words beside them are left out."""
    icons = {path.stem for path in Path(asset_path("icons")).glob("*.svg")}
    assert icons - ICONS.keys() <= {"back", "cross", "tick"}


def test_a_scene_without_buttons_offers_none(blind: BlindPlayer) -> None:
    scene = Scene(blind.pilot.app.services)
    assert page_buttons.offered(scene) == []
    page_buttons.press(SceneStack(scene, lambda route: scene), "undo")


def test_a_press_that_comes_too_late_is_none(blind: BlindPlayer) -> None:
    blind.send("code", "classic/1:")
    blind.send("press", "undo")
    blind.send("press", "no such button")
    assert blind.pilot.scene_name == "PlayScene"
    assert blind.pilot.scene.hole.moves == []


def test_the_end_of_a_hole_is_one_message(blind: BlindPlayer) -> None:
    blind.pilot.app.services.settings.speed = "off"
    blind.send("code", "classic/1:")
    before = len(blind.host.told)
    blind.pilot.give_up()
    blind.pilot.rest()
    assert blind.pilot.scene_name == "HoleSummaryScene"
    blind.pilot.frames(80)
    told = blind.host.told[before:]
    assert len(told) == 1, told
    assert "35 cards left" in told[0]
    assert "best" in told[0], "what was worked out at once is told with it"


def test_the_table_can_be_read_at_any_time(blind: BlindPlayer) -> None:
    blind.send("code", "classic/1:")
    position = blind.pilot.scene.hole.position
    for number, cards in enumerate(position.tableau, 1):
        (line,) = [line for line in blind.host.reading if line.startswith(f"Column {number}:")]
        assert line.count(" of ") == len(cards) == 5
    assert "Stock: 16 cards." in blind.host.reading
    assert any(line.startswith("Waste ") for line in blind.host.reading)
    assert "35 cards left" in blind.host.reading[0]
    blind.press("stock")
    assert "Stock: 15 cards." in blind.host.reading
    blind.pilot.key("escape")
    blind.pilot.rest()
    assert blind.host.reading[0] == "Pause"
    assert "Stock: 15 cards." in blind.host.reading, "the cards are in sight beside the sheet"


def test_a_page_can_be_read_at_any_time(blind: BlindPlayer) -> None:
    blind.send("press", "rules")
    assert any("Classic" in line for line in [*blind.host.reading, *blind.offered.values()])
    assert blind.host.reading[0] == blind.pilot.scene.spoken.splitlines()[0]


def test_a_code_opened_in_play_takes_the_place_of_the_table(blind: BlindPlayer) -> None:
    stack = blind.pilot.app.stack
    blind.send("code", "classic/1:")
    depth = len(stack.scenes)
    blind.press("stock")
    blind.send("code", "classic/2:")
    blind.press("begin")
    blind.send("code", "strict/3:")
    assert blind.pilot.scene_name == "PlayScene"
    assert str(blind.pilot.scene.hole.deal) == "3"
    assert len(stack.scenes) == depth


def test_the_code_of_the_game_in_progress_goes_on_with_it(blind: BlindPlayer) -> None:
    blind.send("code", "classic/1:")
    blind.press("stock")
    blind.send("code", "classic/1:")
    assert blind.pilot.scene_name == "PlayScene"
    assert blind.pilot.scene.hole.moves == [FLIP]
    blind.send("code", "classic/1:F")
    assert blind.pilot.scene_name == "PlayScene"
    blind.press("stock")
    blind.send("code", "classic/1:F")
    assert blind.pilot.scene.hole.moves == [FLIP, FLIP]
