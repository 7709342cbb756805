"""Positions small enough to try everything, and the brute force that does."""

from hypothesis import strategies as st

from golf.core.cards import DECK
from golf.core.moves import Move
from golf.core.position import COLUMNS, Position
from tests.strategies import rules


@st.composite
def small_positions(draw: st.DrawFn, under: st.SearchStrategy = rules) -> Position:
    """Draw a position with few cards, of ranks that often fit one another."""
    ranks = draw(st.sampled_from([4, 6, 13]))
    pool = [card for card in DECK if card.rank <= ranks - 2 or card.rank >= 12]
    order = draw(st.permutations(pool))
    tableau = []
    for _ in range(COLUMNS):
        size = draw(st.sampled_from([0, 1, 1, 2, 3]))
        tableau.append(tuple(order[:size]))
        order = order[size:]
    waste = draw(st.sampled_from([1, 1, 1, 0]))
    stock = draw(st.integers(0, 4))
    return Position(
        draw(under), tuple(tableau), tuple(order[waste : waste + stock]), tuple(order[:waste])
    )


def brute_force(position: Position, known: dict | None = None) -> int:
    """Return the best strokes of a position by trying every sequence of legal moves."""
    known = {} if known is None else known
    key = (position.tableau, len(position.stock), position.top)
    if key not in known:
        moves: list[Move] = position.legal_moves()
        known[key] = min(
            (brute_force(position.after(move), known) for move in moves),
            default=position.strokes,
        )
    return known[key]
