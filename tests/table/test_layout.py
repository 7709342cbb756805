from itertools import combinations, pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from golf.core.deal import Deal
from golf.core.moves import FLIP, PLAYS
from golf.core.position import Position
from golf.core.rules import PRESETS
from golf.geometry import Rect
from golf.table.layout import TOUCH, table_layout
from golf.table.places import LEAST_FAN, TableLayout

SIZES = [
    (1280, 720),
    (1920, 1080),
    (3840, 2160),
    (640, 360),
    (1280, 800),
    (1366, 768),
    (2560, 1080),
    (1024, 768),
    (768, 768),
    (600, 600),
    (390, 844),
    (844, 390),
    (360, 640),
    (800, 1280),
]
ODD = [
    *((280, 653), (653, 280), (344, 882), (882, 344), (717, 512)),  # foldables, closed and open
    *((360, 740), (430, 932), (667, 375), (932, 430), (320, 568), (568, 320)),
    *((1024, 768), (1024, 1366), (1180, 820), (912, 1368), (800, 600), (1000, 750)),  # tablets
    *((507, 1024), (320, 1024), (412, 480), (360, 380)),  # split screen, beside a keyboard
    *((1000, 1000), (3440, 1440), (1440, 2560), (960, 540), (480, 270), (1280, 400)),
]
PHONES = [(390, 844), (844, 390), (360, 640), (640, 360), (412, 915)]

any_size = st.tuples(st.integers(320, 4000), st.integers(240, 4000))


def position_at(*moves: str) -> Position:
    position = Deal.parse("1").position(PRESETS["practice"])
    for move in moves:
        position = position.after(PLAYS[int(move) - 1] if move.isdigit() else FLIP)
    return position


def solid_parts(layout: TableLayout) -> dict[str, Rect]:
    parts = {f"column {c}": layout.column_rect(c) for c in range(7)}
    parts |= {"stock": layout.stock_rect, "waste": layout.waste_area}
    return parts | layout.text | {f"{name} button": r for name, r in layout.buttons.items()}


@given(any_size, st.booleans())
@example((320, 240), False)
@example((640, 360), True)
@example((390, 844), False)
@example((3840, 2160), False)
def test_nothing_overlaps_or_leaves_the_window(size: tuple[int, int], is_mirrored: bool) -> None:
    layout = table_layout(size, is_mirrored)
    window = Rect(0, 0, *size)
    parts = solid_parts(layout)
    for name, rect in parts.items():
        assert min(rect.size) > 0, name
        assert window.union(rect) == window, name
    for (name, rect), (other_name, other) in combinations(parts.items(), 2):
        assert not rect.overlaps(other), f"{name} and {other_name}"


@given(any_size, st.booleans(), st.integers(1, 52))
def test_any_waste_stays_in_its_area(size: tuple[int, int], is_mirrored: bool, count: int) -> None:
    layout = table_layout(size, is_mirrored)
    area = layout.waste_area
    places = [layout.waste_rect(i, count) for i in range(count)]
    assert all(area.union(place) == area for place in places)
    steps = [b.x - a.x for a, b in pairwise(places)]
    assert all(step <= 0 if is_mirrored else step >= 0 for step in steps)


@given(st.tuples(st.integers(-5, 3000), st.integers(-5, 3000)), st.booleans())
@example((1, 1), False)
@example((0, 0), True)
@example((200, 2000), False)
@example((2000, 3), False)
@example((3, 2000), False)
def test_absurd_windows_still_get_a_layout(size: tuple[int, int], is_mirrored: bool) -> None:
    layout = table_layout(size, is_mirrored)
    assert layout.card[0] >= 1
    assert layout.waste_rect(51, 52).w == layout.card[0]
    assert layout.hit((0, 0), position_at()) in (None, *PLAYS, FLIP)


@pytest.mark.parametrize("size", SIZES)
def test_board_fills_the_limiting_dimension(size: tuple[int, int]) -> None:
    layout = table_layout(size)
    covers = layout.board.w / size[0], layout.board.h / size[1]
    limiting = covers[1] if layout.shape == "wide" else covers[0]
    assert limiting >= 0.9


@pytest.mark.parametrize("ratio", [1, 1.5, 2, 2.625, 3, 3.5])
@pytest.mark.parametrize("size", ODD, ids=str)
def test_board_fills_the_screens_of_other_devices(size: tuple[int, int], ratio: float) -> None:
    pixels = round(size[0] * ratio), round(size[1] * ratio)
    layout = table_layout(pixels, ratio=ratio)
    assert max(layout.board.w / pixels[0], layout.board.h / pixels[1]) >= 0.9
    assert layout.text_size >= 11 * ratio - 0.5
    assert all(min(rect.size) >= 44 * ratio for rect in layout.buttons.values())


@given(st.tuples(st.integers(640, 4000), st.integers(480, 4000)))
def test_board_is_large_in_any_window(size: tuple[int, int]) -> None:
    board = table_layout(size).board
    assert max(board.w / size[0], board.h / size[1]) >= 0.84


@pytest.mark.parametrize(
    ("size", "shape"),
    [
        ((1280, 720), "wide"),
        ((844, 390), "wide"),
        ((768, 768), "square"),
        ((1024, 768), "square"),
        ((390, 844), "tall"),
    ],
)
def test_shape_follows_the_aspect(size: tuple[int, int], shape: str) -> None:
    assert table_layout(size).shape == shape


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("is_mirrored", [False, True])
def test_the_rail_is_the_place_of_the_main_buttons(
    size: tuple[int, int], is_mirrored: bool
) -> None:
    layout = table_layout(size, is_mirrored)
    main = ("pause", "fullscreen", "hint", "redo", "undo")
    assert all(layout.buttons[name].clipped(layout.rail) == layout.buttons[name] for name in main)
    assert not layout.rail.overlaps(layout.board)


@pytest.mark.parametrize("size", SIZES)
def test_cards_have_the_shape_of_cards(size: tuple[int, int]) -> None:
    w, h = table_layout(size).card
    assert w / h == pytest.approx(5 / 7, abs=0.02)


@given(any_size)
def test_fan_strip_shows_rank_and_suit(size: tuple[int, int]) -> None:
    layout = table_layout(size)
    assert layout.fan >= 0.28 * layout.card[1] - 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [7, 12, 20, 52])
def test_six_waste_cards_are_readable(size: tuple[int, int], count: int) -> None:
    layout = table_layout(size)
    xs = [layout.waste_rect(i, count).x for i in range(count)]
    strips = [b - a for a, b in zip(xs[-7:], xs[-6:], strict=False)]
    assert min(strips) >= 0.36 * layout.card[0] - 1


@given(any_size, st.booleans(), st.integers(2, 52))
@example((640, 360), True, 20)
@example((390, 844), False, 30)
def test_a_waste_card_shows_its_index_or_an_edge(
    size: tuple[int, int], is_mirrored: bool, count: int
) -> None:
    """No index is cut in halves, and no card shows an edge while there is room for its index."""
    layout = table_layout(size, is_mirrored)
    w = layout.card[0]
    xs = [layout.waste_rect(i, count).x for i in range(count)]
    strips = [abs(b - a) for a, b in pairwise(xs)]
    edge, index = max(2, round(0.03 * w)), int(0.38 * w)
    shown = sum(strip >= index for strip in strips)
    assert set(strips[: len(strips) - shown]) <= {edge}
    if shown < len(strips):
        room = layout.waste_area.w - w - (len(strips) - shown) * edge
        assert room - shown * (index + 1) <= index + 1


@pytest.mark.parametrize("size", PHONES)
def test_phones_get_buttons_for_thumbs(size: tuple[int, int]) -> None:
    layout = table_layout(size)
    assert layout.text_size >= 11
    assert {"undo", "redo", "hint", "pause", "fullscreen"} <= set(layout.buttons)
    assert all(min(rect.size) >= 44 for rect in layout.buttons.values())
    assert layout.card[0] >= 44


@given(any_size)
def test_needed_buttons_and_slots_are_always_there(size: tuple[int, int]) -> None:
    layout = table_layout(size)
    assert {"undo", "redo", "hint", "pause", "fullscreen"} <= set(layout.buttons)
    needed = {"hole", "headline", "par", "cards", "run", "moves", "verdict", "message"}
    assert needed <= set(layout.text)


def test_tall_windows_keep_stock_and_waste_near_the_thumb() -> None:
    layout = table_layout((390, 844))
    assert layout.stock_rect.y > 844 * 0.6
    assert min(rect.y for rect in layout.buttons.values()) > layout.stock_rect.bottom


def test_wide_windows_put_status_and_buttons_beside_the_board() -> None:
    layout = table_layout((1280, 720))
    assert layout.status.right <= layout.board.x
    assert layout.buttons["undo"].x >= layout.board.right


@given(any_size)
def test_mirroring_moves_the_stock_and_keeps_the_columns_in_order(size: tuple[int, int]) -> None:
    plain, mirrored = table_layout(size), table_layout(size, is_mirrored=True)
    assert list(mirrored.columns) == sorted(mirrored.columns)
    assert mirrored.stock_rect == plain.stock_rect.mirrored(size[0])
    assert mirrored.stock_rect.x > mirrored.waste_rect(0, 5).x > mirrored.waste_rect(4, 5).x


@given(st.sampled_from(SIZES), st.booleans())
def test_a_press_in_the_middle_of_each_card_hits_it(
    size: tuple[int, int], is_mirrored: bool
) -> None:
    layout, position = table_layout(size, is_mirrored), position_at()
    for column in range(7):
        for index in range(5):
            assert layout.hit(layout.card_rect(column, index).center, position) is PLAYS[column]
    assert layout.hit(layout.stock_rect.center, position) is FLIP
    assert layout.hit(layout.waste_rect(0, 1).center, position) is None


def test_gaps_and_an_emptied_stock_are_not_hit() -> None:
    layout = table_layout((1280, 720))
    position = position_at()
    between = layout.column_rect(0).right + 1, layout.columns_y + 5
    assert layout.hit(between, position) is None
    shorter = Position(position.rules, position.tableau, (), position.waste)
    assert layout.hit(layout.stock_rect.center, shorter) is None


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (720, 720), (390, 844), (1920, 1080)])
@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_a_column_is_hit_from_its_top_to_the_foot_of_the_row(size, count) -> None:
    layout, position = table_layout(size), position_at("F", "F", "F")
    tableau = (position.tableau[0][:count], *position.tableau[1:])
    shorter = Position(position.rules, tableau, position.stock, position.waste)
    x, foot = layout.column_rect(0).center[0], layout.column_rect(1).bottom
    for y in range(layout.columns_y, foot):
        assert layout.hit((x, y), shorter) is PLAYS[0]
    assert layout.hit((x, layout.columns_y - 1), shorter) is None
    assert layout.hit((x, foot), shorter) in (None, FLIP)


def test_an_emptied_column_is_hit_only_where_it_shows_its_place() -> None:
    layout, position = table_layout((1280, 720)), position_at()
    empty = Position(position.rules, ((), *position.tableau[1:6], ()), (), position.waste)
    assert layout.hit(layout.card_rect(0, 2).center, empty, columns=3) is PLAYS[0]
    assert layout.hit(layout.card_rect(6, 2).center, empty, columns=3) is None


def test_where_the_columns_are_closed_up_the_stock_stays_within_reach() -> None:
    layout, full = table_layout((390, 844)), position_at()
    tableau = tuple(column[:1] for column in full.tableau)
    position = Position(full.rules, tableau, full.stock, full.waste)
    low = layout.above(layout.columns_y + 2 * layout.card[1], 1)
    assert low.hit(low.stock_rect.center, position) is FLIP
    assert low.hit(low.waste_rect(0, 1).center, position) is None


def test_drop_zone_is_generous_round_the_waste() -> None:
    layout = table_layout((1280, 720))
    assert layout.drop_zone.union(layout.waste_area) == layout.drop_zone
    assert layout.drop_zone.contains(layout.waste_area.center)


def test_rectangles_know_their_edges() -> None:
    rect = Rect(10, 20, 30, 40)
    assert (rect.right, rect.bottom, rect.center, rect.size) == (40, 60, (25, 40), (30, 40))
    assert rect.contains((10, 20))
    assert not rect.contains((40, 20))
    assert rect.inflate(1, 2) == Rect(9, 18, 32, 44)
    assert rect.move(1, -1) == Rect(11, 19, 30, 40)
    assert rect.mirrored(100) == Rect(60, 20, 30, 40)


@pytest.mark.parametrize("ratio", [1.25, 2, 3])
@pytest.mark.parametrize("size", PHONES)
def test_a_dense_screen_has_the_same_layout_in_more_pixels(
    size: tuple[int, int], ratio: float
) -> None:
    plain = table_layout(size)
    dense = table_layout((round(size[0] * ratio), round(size[1] * ratio)), ratio=ratio)
    assert dense.shape == plain.shape
    assert dense.buttons.keys() >= {"pause", "fullscreen", "hint", "redo", "undo"}
    assert dense.text_size == pytest.approx(ratio * plain.text_size, abs=1)
    assert dense.card[0] == pytest.approx(ratio * plain.card[0], abs=2 * ratio)
    for rect in dense.buttons.values():
        assert min(rect.size) >= TOUCH * ratio


@pytest.mark.parametrize("size", [(640, 360), (1280, 720), (390, 844)])
def test_columns_close_up_above_a_sheet_as_far_as_their_indices_allow(
    size: tuple[int, int],
) -> None:
    layout = table_layout(size)
    assert layout.above(size[1]) is layout
    whole = layout.column_rect(0).bottom - 4
    assert layout.above(whole).column_rect(0).bottom <= whole
    tight = layout.above(0)
    assert LEAST_FAN * layout.card[1] <= tight.fan < LEAST_FAN * layout.card[1] + 1
    assert layout.above(0, depth=0).fan == layout.above(0, depth=1).fan == tight.fan
    assert tight.columns == layout.columns
    assert tight.stock_rect == layout.stock_rect


@given(any_size, st.integers(0, 4000), st.integers(0, 5))
def test_the_waste_rises_above_a_sheet_only_where_the_columns_leave_room(
    size: tuple[int, int], bottom: int, depth: int
) -> None:
    layout = table_layout(size)
    risen = layout.above(bottom, depth)
    assert LEAST_FAN * layout.card[1] - 1 <= risen.fan <= layout.fan or risen.fan == layout.fan
    assert risen.stock_rect.y == risen.waste_area.y <= layout.stock_rect.y
    if risen.stock_rect.y < layout.stock_rect.y:
        assert risen.stock_rect.y >= risen.column_rect(0, depth).bottom
        assert risen.stock_rect.y + LEAST_FAN * layout.card[1] <= bottom


@pytest.mark.parametrize("size", [(640, 360), (844, 390), (1024, 600), (1280, 720), (1920, 1080)])
def test_groups_of_a_wide_status_stand_apart_where_there_is_room(size: tuple[int, int]) -> None:
    text = table_layout(size).text
    names = ("hole", "headline", "par", "cards", "run", "moves", "verdict", "counter")
    gaps = {after: text[after].y - text[name].bottom for name, after in pairwise(names)}
    apart = {gaps.pop(name) for name in ("headline", "par", "verdict", "counter")}
    assert set(gaps.values()) == {0}
    assert len(apart) == 1
    assert apart.pop() > (0.6 * table_layout(size).text_size if size[1] > 400 else 0)
