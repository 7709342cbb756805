from pathlib import Path

import pytest

from golf.controls.intents import Command
from golf.core.cards import Card
from golf.core.moves import FLIP
from golf.core.position import Position
from golf.scenes.play.banner import Banner
from golf.scenes.play.scene import PlayScene
from golf.scenes.title.demo import demo_move
from golf.table.places import LEAST_FAN
from golf.table.sprites import COLUMN
from tests.app.pilot import Pilot
from tests.sweep import swept

SIZES = [
    (640, 360),
    (844, 390),
    (1024, 600),
    (1280, 720),
    (1920, 1080),
    (390, 844),
    (360, 640),
    (768, 1024),
    (900, 900),
]
SOME = [(1280, 720), (1920, 1080), (390, 844), (360, 640), (768, 1024)]


def play(pilot: Pilot, key: str) -> PlayScene:
    """Begin a game, all of whose 35 cards lie in the columns."""
    pilot.app.services.settings.speed = "off"
    pilot.choose(key)
    pilot.rest()
    scene = pilot.scene
    assert isinstance(scene, PlayScene)
    assert scene.hole.cards_left == 35
    return scene


def indices(scene: PlayScene) -> dict[Card, tuple[int, int]]:
    """Return where the index of every card in a column begins and ends, from the window's top."""
    height = LEAST_FAN * scene.table.layout.card[1]
    tops = {
        card: int(sprite.y)
        for card, sprite in scene.table.sprites.items()
        if sprite.place.zone == COLUMN
    }
    return {card: (y, int(y + height)) for card, y in tops.items()}


def hidden(scene: PlayScene, sheet_top: int | None) -> list[Card]:
    assert sheet_top is not None
    return [card for card, (_, bottom) in indices(scene).items() if bottom > sheet_top]


@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize("size", swept(SIZES, (1280, 720), (390, 844)))
def test_no_sheet_covers_an_index_of_a_full_table(
    size: tuple[int, int], is_mirrored: bool, tmp_path: Path
) -> None:
    pilot = Pilot(tmp_path, size)
    pilot.app.services.settings.mirrored = is_mirrored
    pilot.app.services.keep_settings()
    scene = play(pilot, "round")
    before = indices(scene)
    for way in ("pause", "ask", "give up"):
        if way == "give up":
            pilot.give_up()
        else:
            pilot.key("p")
        if way == "ask":
            pilot.click_button("give_up")
        pilot.frames()
        assert pilot.scene is not scene
        assert not hidden(scene, pilot.scene.sheet_top), pilot.scene_name
        if way != "give up":
            pilot.key("escape")
            assert pilot.scene is scene
            assert indices(scene) == before
    while pilot.scene.wants_time:  # the review and the records add lines to the summary
        pilot.frames()
    assert pilot.scene_name == "HoleSummaryScene"
    assert not hidden(scene, pilot.scene.sheet_top)
    pilot.app.close()


def test_a_sheet_follows_the_window(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    scene = play(pilot, "hole")
    pilot.give_up()
    for size in SIZES:
        pilot.resize(size)
        assert not hidden(scene, pilot.scene.sheet_top), size
    pilot.app.close()


def test_indices_are_where_they_were_once_the_summary_is_left(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, (640, 360))
    scene = play(pilot, "hole")
    before = scene.table.layout
    pilot.give_up()
    pilot.frames()
    assert scene.table.layout.fan < before.fan
    pilot.choose("restart")
    pilot.rest()
    again = pilot.scene
    assert isinstance(again, PlayScene)
    assert again.table.layout == before
    pilot.app.close()


@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize("size", swept(SIZES, (1280, 720), (390, 844)))
def test_the_offer_of_a_stuck_hole_lies_beside_the_cards(
    size: tuple[int, int], is_mirrored: bool, tmp_path: Path
) -> None:
    pilot = Pilot(tmp_path, size, seed=2)
    pilot.app.services.settings.mirrored = is_mirrored
    pilot.app.services.keep_settings()
    scene = play(pilot, "round")
    while not scene.hole.position.is_stuck:
        pilot.app.stack.apply(scene.do(demo_move(scene.hole.position) or FLIP))
    scene.table.finish()
    layout, waste = scene.table.layout, scene.hole.position.waste
    assert scene.banner is not None
    panel = scene.banner.rect
    assert not panel.overlaps(layout.waste_rect(len(waste) - 1, len(waste)))
    for number, cards in enumerate(scene.hole.position.tableau):
        assert not panel.overlaps(layout.column_rect(number, len(cards)))
    assert layout.board.union(panel) == layout.board
    assert all(panel.union(each.rect) == panel for each in scene.banner.leaves)
    pilot.app.close()


@pytest.mark.parametrize("is_mirrored", [False, True])
def test_the_offer_lies_on_old_waste_cards_where_no_felt_is_free(
    is_mirrored: bool, tmp_path: Path
) -> None:
    pilot = Pilot(tmp_path)
    pilot.app.services.settings.mirrored = is_mirrored
    pilot.app.services.keep_settings()
    scene = play(pilot, "round")
    full = scene.hole.position
    waste = tuple(card for column in full.tableau for card in column)
    position = Position(full.rules, full.tableau, (), waste)
    layout = scene.table.layout
    banner = Banner(pilot.app.services.look, position, "No card fits.", [(Command.UNDO, "Undo")])
    assert not banner.rect.overlaps(layout.waste_rect(34, 35))
    for number in range(7):
        assert banner.rect.y > layout.card_rect(number, 4).y + LEAST_FAN * layout.card[1]
    few = Banner(
        pilot.app.services.look,
        Position(full.rules, full.tableau, full.stock, waste[:1]),
        "No card fits.",
        [(Command.UNDO, "Undo")],
    )
    assert layout.board.x <= few.rect.x < few.rect.right <= layout.board.right
    pilot.app.close()


@pytest.mark.parametrize(
    "size",
    swept(
        [(1280, 720), (1920, 1080), (390, 844), (360, 640), (768, 1024)], (1280, 720), (390, 844)
    ),
)
@pytest.mark.parametrize("key", ["p", "n"])
def test_the_top_waste_card_stays_in_sight_beside_a_sheet(
    size: tuple[int, int], key: str, tmp_path: Path
) -> None:
    pilot = Pilot(tmp_path, size)
    scene = play(pilot, "round")
    pilot.app.stack.apply(scene.do(FLIP))
    pilot.rest()
    before = scene.table.layout
    pilot.key(key)
    pilot.frames()
    assert pilot.scene is not scene
    top, layout = pilot.scene.sheet_top, scene.table.layout
    assert top is not None
    assert layout.waste_area.y + LEAST_FAN * layout.card[1] <= top
    assert layout.waste_area.y >= layout.column_rect(0).bottom
    assert layout.stock_rect.y == layout.waste_area.y
    pilot.key("escape")
    assert scene.table.layout == before
    pilot.app.close()


def test_no_answer_of_the_banner_is_left_beside_the_summary(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, seed=2)
    scene = play(pilot, "round")
    while not scene.hole.position.is_stuck:
        pilot.app.stack.apply(scene.do(demo_move(scene.hole.position) or FLIP))
    assert scene.banner is not None
    pilot.click_button("banner finish")
    assert pilot.scene_name == "HoleSummaryScene"
    assert not [button for button in scene.menu.buttons if button.words]
    pilot.app.close()


def test_a_scene_below_a_sheet_shows_no_focus(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    scene = play(pilot, "hole")
    pilot.key("right")
    assert scene.table.marks.focused is not None
    pilot.key("p")
    assert scene.table.marks.focused is None
    pilot.key("p")
    assert scene.table.marks.focused is not None
    pilot.app.close()


def test_what_lies_below_a_page_that_asks_for_all_attention_is_darker(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path)
    scene = play(pilot, "hole")
    corner = scene.table.layout.card_rect(0, 0).inflate(-10, -10)[:2]
    before = sum(pilot.app.screen.get_at(corner)[:3])
    pilot.key("/", text="?", shift=True)
    assert pilot.scene.dims_below
    pilot.frames(60)
    assert sum(pilot.app.screen.get_at(corner)[:3]) < 0.7 * before
    pilot.app.close()
