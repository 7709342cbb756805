"""Pointers over a table: press, drag and release on cards and the stock become moves."""

from golf.controls.intents import Drag, Press, Release
from golf.core.cards import Card
from golf.core.moves import FLIP, Move
from golf.table.table import Table
from golf.values import Value


class _Pressed(Value):
    """What a pointer has pressed: the move, and the card that lay there then."""

    move: Move
    card: Card | None


class TablePointer:
    """Follows each pointer from its press on a card to its release.

    A click makes the move of its column, and a card that is dragged onto the waste is played; let
    go anywhere else, it goes home. One card at a time is in the air.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._pressed: dict[str, _Pressed] = {}
        self._carrier = ""

    def wants(self, intent: Press | Drag | Release) -> bool:
        """Return whether an intent concerns the cards."""
        if isinstance(intent, Press):
            return self._table.hit(intent.pos) is not None
        return intent.pointer in self._pressed

    def follow(self, intent: Press | Drag | Release) -> Move | None:
        """Follow an intent that concerns the cards; return the move that it makes, if any."""
        match intent:
            case Press(pos, pointer):
                move = self._table.hit(pos)
                if move is not None:
                    self._pressed[pointer] = _Pressed(move, self._table.exposed(move))
            case Drag(_, _, pointer):
                self._carry(self._pressed[pointer], intent)
            case Release(pos, _, is_click, pointer):
                return self._released(self._pressed.pop(pointer), pos, pointer, is_click=is_click)
        return None

    def _carry(self, pressed: _Pressed, drag: Drag) -> None:
        """Let a card follow its pointer, unless another pointer has one in the air."""
        table, column = self._table, pressed.move.column
        if column is None or not self._is_there(pressed):
            return
        if not table.is_held:
            self._carrier = drag.pointer
            table.drag(column, drag.start)
        if self._carrier == drag.pointer:
            table.drag(column, drag.pos)

    def _released(
        self, pressed: _Pressed, pos: tuple[int, int], pointer: str, *, is_click: bool
    ) -> Move | None:
        is_dropped = pressed.move is not FLIP and self._table.layout.drop_zone.contains(pos)
        if is_click or (is_dropped and self._is_there(pressed)):
            return pressed.move
        if pointer == self._carrier:
            self._table.drop()
        return None

    def _is_there(self, pressed: _Pressed) -> bool:
        """Return whether the card that was pressed has not been played by another pointer."""
        return pressed.card is not None and self._table.exposed(pressed.move) is pressed.card

    def put_down(self) -> None:
        """Let a card in the air go home; a pointer that still holds it picks it up as it moves."""
        self._table.drop()

    def let_go(self) -> None:
        """Give up every press that is under way; its release will mean nothing."""
        self._pressed.clear()
        self.put_down()
