import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.table.board_layout import board_layout

sizes = st.tuples(st.integers(1, 3000), st.integers(1, 3000))


@given(st.tuples(st.integers(80, 3000), st.integers(80, 3000)), st.booleans())
def test_the_whole_board_lies_in_its_area(size: tuple[int, int], is_mirrored: bool) -> None:
    layout = board_layout(size, is_mirrored)
    for column in range(7):
        rect = layout.card_rect(column, 4)
        assert rect.x >= 0
        assert rect.right <= size[0]
        assert rect.bottom <= layout.stock_rect.y
    for rect in (layout.stock_rect, layout.waste_rect(51, 52)):
        assert rect.x >= 0
        assert rect.right <= size[0]
        assert rect.bottom <= size[1]


@given(st.tuples(st.integers(120, 3000), st.integers(120, 3000)), st.booleans(), st.integers(0, 20))
def test_a_margin_stays_free(size: tuple[int, int], is_mirrored: bool, margin: int) -> None:
    layout = board_layout(size, is_mirrored, margin)
    for rect in (layout.board, layout.stock_rect, layout.waste_rect(51, 52)):
        assert rect.x >= margin
        assert rect.y >= margin
        assert rect.right <= size[0] - margin
        assert rect.bottom <= size[1] - margin


def test_a_margin_round_a_larger_area_moves_the_board_only() -> None:
    plain, roomy = board_layout((800, 600)), board_layout((828, 628), margin=14)
    assert roomy.card == plain.card
    assert roomy.fan == plain.fan
    assert roomy.stock_rect == plain.stock_rect.move(14, 14)


@given(sizes)
def test_any_area_has_a_layout(size: tuple[int, int]) -> None:
    assert min(board_layout(size).card) >= 1


@pytest.mark.parametrize("size", [(820, 672), (358, 238), (340, 344)])
def test_the_board_is_as_large_as_its_area_lets_it(size: tuple[int, int]) -> None:
    board = board_layout(size).board
    assert max(board.w / size[0], board.h / size[1]) >= 0.95


def test_a_mirrored_stock_lies_at_the_right() -> None:
    plain, mirrored = board_layout((800, 600)), board_layout((800, 600), True)
    assert plain.stock_rect.x < plain.waste_area.x
    assert mirrored.stock_rect.x > mirrored.waste_area.x
    assert plain.columns == mirrored.columns
