"""The places of the play scene: cards, slots of text, buttons, and what a press hits.

Pure geometry in whole pixels of the window, without pygame.
"""

from dataclasses import dataclass, replace
from math import ceil
from typing import TYPE_CHECKING

from golf.core.moves import FLIP, PLAYS, Move
from golf.geometry import Rect

if TYPE_CHECKING:
    from golf.core.position import Position

DEPTH = 5
"""The most cards that a column holds."""

LEAST_FAN = 0.30
"""The strip of a covered card that shows its rank and suit, of a card's height."""

WIDE_STRIP = 0.38
"""The strip of a waste card that shows any index, of a card's width."""

_EDGE = 0.03  # of a card's width: the strip of paper beside the index
_LEAST_EDGE = 2  # pixels


@dataclass(frozen=True)
class TableLayout:
    """Every place on the screen for one window size.

    `columns` holds the x of the seven columns from left to right, in both layouts; `fan` is how far
    down each card of a column lies below the one it covers. `board` is the box round columns, stock
    and waste, `status` the place beside or above it for the words and the score card of the round.
    `text` maps the slots `hole`, `headline`, `par`, `cards`, `run`, `moves`, `verdict`,
    `message` and `counter` to their places, `buttons` the names of those buttons that have room.
    `rail` is the column or the rows that most of these stand in, with the free space among them.
    `text_size` is the size of body text in pixels. `strip` is how much of a waste card must be seen
    to read its index, of its width.
    """

    size: tuple[int, int]
    shape: str
    is_mirrored: bool
    card: tuple[int, int]
    fan: int
    columns: tuple[int, ...]
    columns_y: int
    board: Rect
    stock_rect: Rect
    waste_area: Rect
    status: Rect
    text: dict[str, Rect]
    text_size: int
    buttons: dict[str, Rect]
    rail: Rect
    strip: float = WIDE_STRIP

    def card_rect(self, column: int, index: int) -> Rect:
        """Return the place of a tableau card; index 0 is the buried end of the column."""
        return Rect(self.columns[column], self.columns_y + index * self.fan, *self.card)

    def column_rect(self, column: int, count: int = DEPTH) -> Rect:
        """Return the box round the first `count` cards of a column; an empty one has no height."""
        w, h = self.card
        height = h + (count - 1) * self.fan if count else 0
        return Rect(self.columns[column], self.columns_y, w, height)

    def waste_rect(self, index: int, count: int) -> Rect:
        """Return the place of waste card `index` (0 is the oldest) when the waste holds `count`.

        All cards show their index while there is room, closer together as there get more; then as
        many of the latest as can, and the older ones only their edges: no index is cut in halves.
        """
        area, (w, h) = self.waste_area, self.card
        offset = _waste_offset(index, count - 1, max(0, area.w - w), w, self.strip)
        x = area.right - w - offset if self.is_mirrored else area.x + offset
        return Rect(x, area.y, w, h)

    def above(self, bottom: int, depth: int = DEPTH) -> "TableLayout":
        """Return the layout with columns of `depth` cards closed up so that they end at `bottom`.

        Stock and waste rise so far that their indices are above it, too, if the columns leave room.
        They never close up further than their indices need; whole cards may then reach below it.
        """
        steps, least = max(0, depth - 1), ceil(LEAST_FAN * self.card[1])
        strip = self.card[1] // 24 + least
        start = self.columns_y + (self.card[1] if depth else 0)
        has_room = start + steps * least + strip <= bottom
        if not has_room or self.stock_rect.y + least <= bottom:
            fan = max((bottom - self.columns_y - self.card[1]) // max(1, steps), least)
            return self if fan >= self.fan else replace(self, fan=fan)
        fan = min(self.fan, max(least, (bottom - strip - start) // max(1, steps)))
        feet = start + steps * fan
        y = min(self.stock_rect.y, max(feet + strip - least, bottom - self.card[1]))
        return replace(
            self,
            fan=fan,
            stock_rect=self.stock_rect._replace(y=y),
            waste_area=self.waste_area._replace(y=y),
        )

    @property
    def drop_zone(self) -> Rect:
        """Where a dragged card may be let go to be played: the waste and a margin round it."""
        margin = self.card[1] // 4
        return self.waste_area.inflate(margin // 2, margin)

    @property
    def _stock_box(self) -> Rect:
        """The stock with the cards that look out below its upper one."""
        x, y, w, h = self.stock_rect
        return Rect(x, y, w, h + h // 12)

    def hit(
        self, pos: tuple[float, float], position: "Position", columns: int = len(PLAYS)
    ) -> Move | None:
        """Return the move that a press at `pos` asks for, legal or not, or None beside the cards.

        A press anywhere from the top of a column to the foot of the row means its exposed card,
        also where the column is empty, if it is one of the `columns` that show their place then.
        """
        if position.stock and self._stock_box.contains(pos):
            return FLIP
        for column, cards in enumerate(position.tableau):
            if (cards or column < columns) and self._press_box(column, len(cards)).contains(pos):
                return PLAYS[column]
        return None

    def _press_box(self, column: int, count: int) -> Rect:
        """Return where a press means a column: to the row's foot, unless the waste lies there."""
        foot = max(
            self.column_rect(column, count).bottom,
            min(self.column_rect(column).bottom, self.waste_area.y),
        )
        return self.column_rect(column)._replace(h=foot - self.columns_y)


def _waste_offset(index: int, last: int, span: int, card_w: int, strip: float) -> int:
    least = max(1.0, strip * card_w)
    if last * least <= span:
        return int(index * min(max(least, WIDE_STRIP * card_w), span / max(1, last)))
    edge = min(max(_LEAST_EDGE, round(_EDGE * card_w)), span / last)
    hidden = last - int((span - last * edge) / (least - edge))
    return int(min(index, hidden) * edge + max(0, index - hidden) * least)
