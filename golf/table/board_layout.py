"""Lay a board out alone, without status and buttons, for tables that nobody plays on."""

from golf.geometry import Rect
from golf.table.layout import COLUMNS
from golf.table.places import DEPTH, TableLayout

_CARD = 5 / 7  # width of a card against its height
_GAP = 0.08  # between columns, of a card's width
_FAN = (0.30, 0.45)  # least and most, of a card's height
_ROW_GAP = 0.18  # between columns and waste, of a card's height


def board_layout(size: tuple[int, int], is_mirrored: bool = False, margin: int = 0) -> TableLayout:
    """Return a layout whose board lies in the middle of `size`, as large as it can be.

    `margin` pixels round it stay free, for the light of a run and the like.
    """
    width, height = max(1, size[0]), max(1, size[1])
    inner_w, inner_h = max(1, width - 2 * margin), max(1, height - 2 * margin)
    by_width = inner_w / (COLUMNS + (COLUMNS - 1) * _GAP)
    by_height = _CARD * inner_h / (2 + _ROW_GAP + (DEPTH - 1) * _FAN[0])
    w = max(1, int(min(by_width, by_height)))
    h, gap = max(1, int(w / _CARD)), max(1, int(_GAP * w))
    fan = (inner_h - (2 + _ROW_GAP) * h) / (DEPTH - 1)
    fan = int(min(max(fan, _FAN[0] * h), _FAN[1] * h))
    board_w = COLUMNS * w + (COLUMNS - 1) * gap
    board_h = round((2 + _ROW_GAP) * h) + (DEPTH - 1) * fan
    board = Rect((width - board_w) // 2, (height - board_h) // 2, board_w, board_h)
    stock = Rect(board.x, board.bottom - h, w, h)
    waste = Rect(stock.right + 2 * gap, stock.y, board.right - stock.right - 2 * gap, h)
    nothing = Rect(0, 0, 0, 0)
    return TableLayout(
        size=(width, height),
        shape="square",
        is_mirrored=is_mirrored,
        card=(w, h),
        fan=fan,
        columns=tuple(board.x + column * (w + gap) for column in range(COLUMNS)),
        columns_y=board.y,
        board=board,
        stock_rect=stock.mirrored(width) if is_mirrored else stock,
        waste_area=waste.mirrored(width) if is_mirrored else waste,
        status=nothing,
        text={},
        text_size=max(11, round(0.12 * h)),
        buttons={},
        rail=nothing,
    )
