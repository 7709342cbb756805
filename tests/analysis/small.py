"""Positions small enough to try everything, and the brute force that does."""

from dataclasses import replace
from statistics import fmean

from hypothesis import strategies as st

from golf.core.cards import DECK
from golf.core.moves import FLIP, Move
from golf.core.position import COLUMNS, Position
from tests.strategies import rules


@st.composite
def small_positions(
    draw: st.DrawFn, under: st.SearchStrategy = rules, most_stock: int = 4
) -> Position:
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
    stock = draw(st.integers(0, most_stock))
    return Position(
        draw(under), tuple(tableau), tuple(order[waste : waste + stock]), tuple(order[:waste])
    )


def blind_value(position: Position, known: dict | None = None) -> tuple[float, float]:
    """Return the cards and strokes to expect of one who knows which cards are unseen, no more.

    Fewer cards come first, fewer strokes decide between equal ones; every legal move is tried, and
    after a flip every unseen rank.
    """
    known = {} if known is None else known
    key = (position.tableau, tuple(sorted(card.rank for card in position.stock)), position.top)
    if key not in known:
        known[key] = min(
            (blind_value_of(position, move, known) for move in position.legal_moves()),
            default=(float(position.cards_left), float(position.strokes)),
        )
    return known[key]


def blind_value_of(
    position: Position, move: Move, known: dict | None = None
) -> tuple[float, float]:
    """Return what `blind_value` is, once a move was made."""
    if move is not FLIP:
        return blind_value(position.after(move), known)
    stock = position.stock
    orders = [(card, *stock[:n], *stock[n + 1 :]) for n, card in enumerate(stock)]
    after = [replace(position, stock=order).after(FLIP) for order in orders]
    cards, strokes = zip(*(blind_value(each, known) for each in after), strict=True)
    return round(fmean(cards), 9), round(fmean(strokes), 9)


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
