"""The runs that a player can see: all that can be played before the next flip.

Nothing is revealed during a run, so a player chooses where to end it as a whole.
"""

from typing import NamedTuple

from golf.analysis.tableaux import State, Tableaux
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.position import COLUMNS, Position


class RunEnd(NamedTuple):
    """A tableau at which a run can end.

    `first_moves` are the moves that a run to it can begin with, the flip where the run is empty;
    `moves` is one such run, without a flip.
    """

    tableau: int
    first_moves: tuple[Move, ...]
    moves: tuple[Move, ...]


def run_states(tableaux: Tableaux, start: State) -> dict[State, list[State]]:
    """Return every state that a run from `start` comes to, each with those one play further on.

    The states with the fewest cards played come first, `start` itself at the head; the plays of a
    state are in the order of the columns. This is a breadth-first search, and the only search for
    runs there is, besides the solver's way of playing whole sets of tableaux at once.
    """
    on, columns = tableaux.fits.on, tableaux.columns
    states: dict[State, list[State]] = {start: []}
    queue = [start]
    for here in queue:
        tableau, top = here
        fitting, further = on[top], states[here]
        for stride, size, exposed in columns:
            rank = exposed[tableau // stride % size]
            if rank in fitting:
                after = (tableau + stride, rank)
                further.append(after)
                if after not in states:
                    states[after] = []
                    queue.append(after)
    return states


def run_ends(tableaux: Tableaux) -> list[RunEnd]:
    """Return every tableau at which the run that begins at the position may be ended by a flip.

    The flip is taken for legal wherever the rules let one flip at that moment: whether there is
    a stock is not asked.
    """
    start = (0, tableaux.top)
    states = run_states(tableaux, start)
    first_columns = dict.fromkeys(states, 0)
    before: dict[State, State] = {}
    ends: dict[int, tuple[int, State]] = {}
    for here, further in states.items():
        firsts = first_columns[here]
        if not (further and tableaux.flips_only_when_stuck):
            known, _ = ends.get(here[0], (0, here))
            ends[here[0]] = known | firsts, here
        for after in further:
            first_columns[after] |= firsts or 1 << tableaux.column_played(0, after[0])
            before[after] = here
    return [
        RunEnd(tableau, _first_moves(firsts), _moves_to(state, before, tableaux))
        for tableau, (firsts, state) in ends.items()
    ]


def run_moves(position: Position, end: RunEnd) -> tuple[Move, ...]:
    """Return the moves to an end of the run that begins at `position`, and the flip after it.

    No flip follows where the stock is empty or the tableau cleared.
    """
    is_cleared = len(end.moves) == position.cards_left
    return end.moves if is_cleared or not position.stock else (*end.moves, FLIP)


def longest_run(tableaux: Tableaux, top: int) -> int:
    """Return how many cards (0 to 35) of the position can be played on rank `top` in one run."""
    *_, (last, _) = run_states(tableaux, (0, top))
    return tableaux.cards_left(0) - tableaux.cards_left(last)


def _first_moves(columns: int) -> tuple[Move, ...]:
    """Return the plays from a set of columns, given as bits; the flip for none."""
    return tuple(PLAYS[c] for c in range(COLUMNS) if columns >> c & 1) or (FLIP,)


def _moves_to(state: State, before: dict[State, State], tableaux: Tableaux) -> tuple[Move, ...]:
    """Return the plays of the run that comes to a state, `before` telling from where each time."""
    moves: list[Move] = []
    while state in before:
        earlier = before[state]
        moves.append(PLAYS[tableaux.column_played(earlier[0], state[0])])
        state = earlier
    return tuple(reversed(moves))
