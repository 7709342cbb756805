"""Lay the play scene out for a window's size: pure geometry, without pygame.

A window has one of three shapes. `wide` puts the status and the buttons beside the board, which
fills the height; `square` and `tall` put them above and below a board that fills the width.
"""

from abc import ABC, abstractmethod
from math import ceil
from typing import NamedTuple

from golf.geometry import Rect
from golf.table.places import DEPTH, LEAST_FAN, TableLayout

COLUMNS = 7

TOUCH = 44
"""What a thumb hits surely, in layout pixels."""

_CARD = 5 / 7  # width of a card against its height
_GAP = 0.08  # between columns, of a card's width
_ROW_GAP = 0.10  # the least between columns and waste, of a card's height
_SLIM = 300  # layout pixels: a window with less of them one way is slim
_FULL = 0.9  # the share of its limiting dimension that the board should take
_TALL = 0.8  # windows narrower than this share of their height are tall

_SHARES = {
    "square": {"hole": 1.5, "lines": 1.85, "more": 1.25, "verdict": 1.4, "moves": 1.3},
    "tall": {"hole": 1.27, "lines": 1.75, "headline": 1.05, "moves": 1.3},
}
"""How much of a strip a text gets against the others, which get 1, by the layout's shape."""

_STATUS = (
    ("hole", 3.8),
    ("headline", 4.0),
    ("par", 1.5),
    ("cards", 1.25),
    ("run", 1.25),
    ("moves", 1.25),
    ("verdict", 2.5),
    ("counter", 8.05),
)
"""What stands beside a wide board from the top down, each with its height in text sizes."""

_APART = ("headline", "par", "verdict", "counter")
"""What stands apart from the line above it, where there is room."""

_MAIN = ("pause", "fullscreen", "hint", "redo", "undo")
_RUNS = ("redo_run", "undo_run")
_EXTRA = ("flip_on", "wrap", "restart", "new_deal")
_VERDICT = "verdict"
"""What is asked for so seldom that it has a button only where there is room to spare."""


class _Cards(NamedTuple):
    """Sizes of the board: a card, its gaps and fan, and the box round everything."""

    w: int
    h: int
    gap: int
    fan: int
    row_gap: int

    @property
    def box_w(self) -> int:
        return COLUMNS * self.w + (COLUMNS - 1) * self.gap

    @property
    def box_h(self) -> int:
        return 2 * self.h + (DEPTH - 1) * self.fan + self.row_gap

    def cover(self, size: tuple[int, int]) -> float:
        """Return the share of the window's limiting dimension that the box takes."""
        return max(self.box_w / size[0], self.box_h / size[1])


def table_layout(
    size: tuple[int, int], is_mirrored: bool = False, ratio: float = 1.0
) -> TableLayout:
    """Return the layout for a window of `size`; any size gives one, however absurd.

    `is_mirrored` puts the stock at the right, for left hands; the columns keep their order. `ratio`
    is how many pixels a layout pixel has: thumbs and eyes are the same on a dense screen.
    """
    size = max(1, size[0]), max(1, size[1])
    wide, stacked = _Wide(size, ratio), _Stacked(size, ratio)
    # Filling the window comes first; then the larger card.
    best = max(wide, stacked, key=lambda plan: (min(_FULL, plan.cards.cover(size)), plan.cards.w))
    return best.layout(is_mirrored)


def _fit(room: tuple[float, float], most_fan: float, most_row_gap: float, extra: int = 0) -> _Cards:
    """Return the largest cards for `room`, with height left over going to the fan, then the rows.

    `extra` is height between columns and waste that is taken by something else.
    """
    height = room[1] - extra
    by_width = room[0] / (COLUMNS + (COLUMNS - 1) * _GAP)
    by_height = _CARD * height / (2 + _ROW_GAP + (DEPTH - 1) * LEAST_FAN)
    w = max(1, int(min(by_width, by_height)))
    h = max(1, int(w / _CARD))
    row_gap = max(1, int(_ROW_GAP * h))
    fan = (height - 2 * h - row_gap) / (DEPTH - 1)
    fan = max(1, int(min(fan, most_fan * h)))
    spare = height - 2 * h - row_gap - (DEPTH - 1) * fan
    row_gap += max(0, int(min(spare, (most_row_gap - _ROW_GAP) * h)))
    return _Cards(w, h, max(1, int(_GAP * w)), fan, row_gap + extra)


def _margin(size: tuple[int, int], ratio: float) -> int:
    """Return how far from the edges everything stays; where that counts most, hardly at all."""
    return max(2, round((0.02 if min(size) >= _SLIM * ratio else 0.014) * min(size)))


class _Plan(ABC):
    """What both arrangements share; unmirrored until the end."""

    shape = ""

    def __init__(self, size: tuple[int, int], text_size: int, margin: int, button: int) -> None:
        self.size = size
        self.text_size = text_size
        self.margin = margin
        self.button = button
        self.space = max(2, round(0.14 * button))
        self.cards: _Cards
        self.left = 0
        self.top = 0
        self.status: Rect
        self.rail: Rect
        self.text: dict[str, Rect] = {}
        self.buttons: dict[str, Rect] = {}

    @abstractmethod
    def place(self) -> None:
        """Fill `status`, `text`, `rail` and `buttons` in."""

    def board(self) -> Rect:
        """Return the box round columns, stock and waste."""
        return Rect(self.left, self.top, self.cards.box_w, self.cards.box_h)

    def row(self, names: tuple[str, ...], area: Rect) -> None:
        """Put as many buttons as fit, the last ones, in the middle of a row."""
        fitting = (area.w + self.space) // (self.button + self.space)
        names = names[max(0, len(names) - max(1, fitting)) :]
        widest = round(2.4 * self.button) + self.space
        pitch = max(1, min(widest, (area.w + self.space) // len(names)))
        x = area.x + (area.w + self.space - pitch * len(names)) // 2
        for place, name in enumerate(names):
            width = max(1, pitch - self.space)
            self.buttons[name] = Rect(x + place * pitch, area.y, width, area.h)

    def layout(self, is_mirrored: bool) -> TableLayout:
        """Return the finished layout, turned round for left hands if asked."""
        self.place()
        cards, board, width = self.cards, self.board(), self.size[0]
        stock = Rect(board.x, board.bottom - cards.h, cards.w, cards.h)
        waste_x = stock.right + max(1, cards.gap, round(0.18 * cards.w))
        waste = Rect(waste_x, stock.y, max(cards.w, board.right - waste_x), cards.h)

        def turn(rect: Rect) -> Rect:
            return rect.mirrored(width) if is_mirrored else rect

        board = turn(board)
        return TableLayout(
            size=self.size,
            shape=self.shape,
            is_mirrored=is_mirrored,
            card=(cards.w, cards.h),
            fan=cards.fan,
            columns=tuple(board.x + i * (cards.w + cards.gap) for i in range(COLUMNS)),
            columns_y=board.y,
            board=board,
            stock_rect=turn(stock),
            waste_area=turn(waste),
            status=turn(self.status),
            text={name: turn(rect) for name, rect in self.text.items()},
            text_size=self.text_size,
            buttons={name: turn(rect) for name, rect in self.buttons.items()},
            rail=turn(self.rail),
        )


class _Wide(_Plan):
    """Status at the left, the board with a line of text below it, buttons at the right."""

    shape = "wide"

    def __init__(self, size: tuple[int, int], ratio: float) -> None:
        width, height = size
        least = 12 if height >= 340 * ratio else 11
        text = round(max(least * ratio, height / 45))
        margin = _margin(size, ratio)
        # Five buttons always fit, if need be below a thumb's size.
        most = (height - 2 * margin) / (5 * 1.14)
        button = max(ceil(TOUCH * ratio), 0.083 * height)
        super().__init__(size, text, margin, max(1, int(min(button, most))))
        self.line = round(1.6 * text)
        self.side = self.button + 2 * margin
        room = width - self.side - 2 * margin, height - 2 * margin - self.line
        # Text gets its full width unless that makes the cards too small for the window.
        for share in (8.4, 7.0):
            self.least_status = round(share * text)
            self.cards = _fit((room[0] - self.least_status, room[1]), 0.58, 0.35)
            if self.cards.cover(size) >= _FULL:
                break
        self.top = (height - self.cards.box_h - self.line) // 2
        # As near to the middle as the panels allow.
        most_left = width - self.side - self.cards.box_w
        least_left = min(most_left, self.least_status + 2 * margin)
        self.left = max(least_left, min((width - self.cards.box_w) // 2, most_left))

    def place(self) -> None:
        """Fill the panels at both sides and the line below the board."""
        board, margin, height = self.board(), self.margin, self.size[1]
        width = max(1, min(13 * self.text_size, board.x - 2 * margin))
        self.status = Rect(board.x - margin - width, margin, width, max(1, height - 2 * margin))
        # Beside the stock's own foot, where its mark may hang down.
        stock = self.cards.w + self.cards.gap
        self.text["message"] = Rect(board.x + stock, board.bottom, board.w - stock, self.line)
        self.rail = Rect(board.right + margin, margin, self.button, self.status.h)
        self._place_buttons(self.rail)
        self._place_status()

    def _place_buttons(self, area: Rect) -> None:
        """Put the pause at the top, the rest at the bottom, undo lowest."""
        pitch = self.button + self.space
        fitting = (area.h + self.space) // pitch
        runs = _RUNS if fitting >= 7 else ()
        verdict = (_VERDICT,) if fitting >= 8 else ()
        names = (*_MAIN[:2], *verdict, _MAIN[2], *runs, *_MAIN[3:])
        for place, name in enumerate(names[:2]):
            self.buttons[name] = Rect(area.x, area.y + place * pitch, area.w, self.button)
        for place, name in enumerate(reversed(names[2:]), start=1):
            y = area.bottom + self.space - place * pitch
            self.buttons[name] = Rect(area.x, y, area.w, self.button)

    def _place_status(self) -> None:
        """Stack the text from the top; below it the card counter, and buttons if room is left."""
        area, pitch = self.status, self.button + self.space
        least = round(self.text_size * sum(lines for _, lines in _STATUS))
        columns = max(1, (area.w + self.space) // pitch)
        rows = max(0, (area.h - least) // pitch)
        rows = min(rows, -(-len(_EXTRA) // columns))
        # What neither text nor buttons need goes between the groups.
        spare = max(0, area.h - least - rows * pitch)
        air = min(round(0.7 * self.text_size), spare // len(_APART))
        y = area.y
        for name, lines in _STATUS:
            y += air if name in _APART else 0
            self.text[name] = Rect(area.x, y, area.w, round(lines * self.text_size))
            y = self.text[name].bottom
        if y > area.bottom:
            del self.text["counter"]
        for place, name in enumerate(_EXTRA[: rows * columns]):
            row, column = divmod(place, columns)
            x, bottom = area.x + column * pitch, area.bottom - row * pitch
            self.buttons[name] = Rect(x, bottom - self.button, self.button, self.button)
        self.status = area._replace(h=area.h - rows * pitch)


class _Stacked(_Plan):
    """Status above, the board, in its middle a line of text, and buttons below."""

    def __init__(self, size: tuple[int, int], ratio: float) -> None:
        width, height = size
        self.shape = "tall" if width < _TALL * height else "square"
        least = 11 if min(size) < 320 * ratio else 12
        text = round(max(least * ratio, min(width / 28, height / 45)))
        margin = _margin(size, ratio)
        # Five buttons in a row always fit, if need be below a thumb's size.
        most = (width - 2 * margin) / (5 * 1.14)
        button = max(ceil(TOUCH * ratio), 0.075 * min(size))
        super().__init__(size, text, margin, max(1, int(min(button, most))))
        self.is_narrow = width < 56 * text  # two columns of lines do not fit
        self.status_h = round(
            (4.6 if self.shape == "tall" else 4.0 if self.is_narrow else 2.3) * text
        )
        lines = 7.0 if self.shape == "tall" else 2.2
        self.line = round(lines * text)
        most_fan = 0.84 if self.shape == "tall" else 0.55
        # Margins are what they should be unless that makes the cards too small for the window.
        for self.margin in (margin, margin * 5 // 6, margin * 2 // 3):
            chrome = self.status_h + self.button + 4 * self.margin
            room = width - 2 * self.margin, height - chrome
            self.cards = _fit(room, most_fan, _ROW_GAP, self.line)
            if self.cards.cover(size) >= _FULL:
                break
        margin = self.margin
        self.left = (width - self.cards.box_w) // 2
        spare = max(0, height - chrome - self.cards.box_h)
        self.rows = 2 if self.shape == "tall" and spare > self.button + self.space else 1
        spare -= (self.rows - 1) * (self.button + self.space)
        # The waste stays near the thumb: most of what is left goes above the columns and the text.
        more = int(0.45 * spare)
        self.cards = self.cards._replace(row_gap=self.cards.row_gap + more)
        self.line += more
        self.status_h += int(0.15 * spare)
        self.top = 2 * margin + self.status_h + int(0.15 * spare)

    def place(self) -> None:
        """Fill the strips above and below the board, and the lines in its middle."""
        margin = self.margin
        self.status = Rect(self.left, margin, self.cards.box_w, self.status_h)
        self._place_status()
        self._place_lines()
        height = self.size[1]
        least = len(_MAIN) * (self.button + self.space)
        row_w = max(self.cards.box_w, min(least, self.size[0] - 2 * margin))
        x = (self.size[0] - row_w) // 2
        row = Rect(x, height - margin - self.button, row_w, self.button)
        self.rail = row
        if self.rows == 2:
            upper = row.move(0, -self.button - self.space)
            self.row(_MAIN, row)
            self.row((_VERDICT, *_EXTRA, *_RUNS), upper)
            self.rail = row.union(upper)
        else:
            self.row((_VERDICT, *_EXTRA, *_RUNS, *_MAIN), row)

    def _place_status(self) -> None:
        """Share the strip out: hole and headline at its ends, the others in lines between."""
        names: tuple[str, ...] = ("hole", "lines", "headline")
        if self.shape == "square":
            names = (
                (*names, "verdict")
                if self.is_narrow
                else ("hole", "lines", "more", *names[2:], "verdict")
            )
        self._share(self.status, names)
        lines = self.text.pop("lines")
        count = 3 if self.is_narrow else 2
        height = min(lines.h // count, round(1.6 * self.text_size))
        lines = lines._replace(y=lines.y + (lines.h - count * height) // 2)
        for place, name in enumerate(("par", "cards")):
            self.text[name] = lines._replace(y=lines.y + place * height, h=height)
        last = lines._replace(y=lines.y + 2 * height, h=height)
        more = self.text.pop("more", last)._replace(y=last.y if self.is_narrow else lines.y)
        if self.is_narrow:
            self._share(more, ("run", "moves"))
        else:
            self.text["run"] = more._replace(h=height)
            self.text["moves"] = more._replace(y=more.y + height, h=height)

    def _share(self, area: Rect, names: tuple[str, ...]) -> None:
        """Share a strip out among slots, more of it to those with longer texts."""
        shares = _SHARES[self.shape]
        whole, done, left = sum(shares.get(name, 1.0) for name in names), 0.0, area.x
        for name in names:
            done += shares.get(name, 1.0)
            right = area.x + round(area.w * done / whole)
            has_gap = self.shape == "square" and name != names[-1]
            end = right - self.text_size // 2 if has_gap else right
            self.text[name] = Rect(left, area.y, max(1, end - left), area.h)
            left = right

    def _place_lines(self) -> None:
        """Put the message and the card counter between the columns and the waste."""
        board, cards = self.board(), self.cards
        bottom = board.bottom - cards.h - (cards.row_gap - self.line)
        area = Rect(board.x, bottom - self.line, board.w, self.line)
        if self.shape == "square":
            self._share(area, ("message", "counter"))
            return
        counter = round(3.2 * self.text_size)
        half = (area.h - counter) // 2
        self.text["message"] = Rect(area.x, area.y, area.w, half)
        self.text["verdict"] = Rect(area.x, area.y + half, area.w, half)
        self.text["counter"] = Rect(area.x, area.y + 2 * half, area.w, counter)
