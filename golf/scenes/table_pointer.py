"""A pointer over a table: press, drag and release on cards and the stock become a move."""

from golf.controls.intents import Drag, Press, Release
from golf.core.moves import FLIP, Move
from golf.table.table import Table


class TablePointer:
    """Follows one pointer from its press on a card to its release.

    A click makes the card's move, and so does a card that is dragged onto the waste; let go
    anywhere else, it goes home.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._pressed: Move | None = None

    def wants(self, intent: Press | Drag | Release) -> bool:
        """Return whether an intent concerns the cards."""
        if isinstance(intent, Press):
            return self._table.hit(intent.pos) is not None
        return self._pressed is not None

    def follow(self, intent: Press | Drag | Release) -> Move | None:
        """Follow an intent that concerns the cards; return the move that it makes, if any."""
        match intent:
            case Press(pos):
                self._pressed = self._table.hit(pos)
            case Drag(pos) if self._pressed is not None and self._pressed.column is not None:
                self._table.drag(self._pressed.column, pos)
            case Release(pos, _, is_click):
                move, self._pressed = self._pressed, None
                is_dropped = move is not FLIP and self._table.layout.drop_zone.contains(pos)
                if is_click or is_dropped:
                    return move
                self._table.drop()
        return None

    def let_go(self) -> None:
        """Give up a press that is under way; its release will mean nothing."""
        self._pressed = None
        self._table.drop()
