"""The marks on the table: what can be played, is hinted or in focus."""

from golf.core.moves import Move
from golf.values import Value


class Marks(Value):
    """What is marked; a move stands for its column's exposed card or the stock.

    All of them stand out of their columns a little. `playable` cards have a frame at their edge
    with a pointer above; `hinted` ones a thick frame and a flag; the `focused` one has a slim line
    round it that keeps a little off. `notes` are short texts that hang at the foot of cards.
    """

    playable: frozenset[Move] = frozenset()
    hinted: frozenset[Move] = frozenset()
    focused: Move | None = None
    notes: tuple[tuple[Move, str], ...] = ()

    @property
    def raised(self) -> frozenset[Move]:
        """The moves whose cards stand out of their columns."""
        marked = self.playable | self.hinted
        return marked if self.focused is None else marked | {self.focused}


NO_MARKS = Marks()
