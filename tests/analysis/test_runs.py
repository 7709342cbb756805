"""The runs that a player can see, against trying every play."""

from hypothesis import given

from golf.analysis.runs import longest_run, run_ends, run_moves, run_states
from golf.analysis.tableaux import Tableaux
from golf.core.board import parse_board_word
from golf.core.moves import FLIP, parse_moves
from golf.core.position import Position
from golf.core.rules import PRESETS
from tests.analysis.small import small_positions
from tests.sweep import examples

CLASSIC = PRESETS["classic"]


def plays_of(position: Position) -> list:
    return [move for move in position.legal_moves() if move is not FLIP]


def every_end(position: Position, first=None) -> dict[tuple, set]:
    """Return the tableaux at which a run can end, and the moves that lead there first."""
    plays = plays_of(position)
    ends: dict[tuple, set] = {}
    if not (plays and position.rules.flip == "when stuck"):
        ends[position.tableau] = {first or FLIP}
    for play in plays:
        for tableau, moves in every_end(position.after(play), first or play).items():
            ends.setdefault(tableau, set()).update(moves)
    return ends


def most_plays(position: Position) -> int:
    return max((1 + most_plays(position.after(play)) for play in plays_of(position)), default=0)


def after_all(position: Position, moves) -> Position:
    for move in moves:
        position = position.after(move)
    return position


@given(small_positions())
@examples(100)
def test_run_ends_are_those_of_trying_every_play(position):
    tableaux = Tableaux(position)
    ends = run_ends(tableaux)
    found = {after_all(position, end.moves).tableau: set(end.first_moves) for end in ends}
    assert len(found) == len({end.tableau for end in ends}) == len(ends)
    assert found == every_end(position)
    for end in ends:
        after = after_all(position, end.moves)
        assert tableaux.cards_left(end.tableau) == after.cards_left
        assert (end.tableau == tableaux.cleared) == after.is_cleared
        assert not end.moves or end.moves[0] in end.first_moves
        assert (FLIP in run_moves(position, end)) == bool(position.stock and after.cards_left)


@given(small_positions())
@examples(50)
def test_the_longest_run_is_that_of_trying_every_play(position):
    tableaux = Tableaux(position)
    assert longest_run(tableaux, tableaux.top) == most_plays(position)


def test_two_first_moves_can_lead_to_the_same_end():
    tableaux = Tableaux(parse_board_word("b6C.6D.5H.9C...-5C-2H", CLASSIC))
    both = [end for end in run_ends(tableaux) if len(end.first_moves) > 1]
    assert both
    assert both[0].first_moves[:2] == parse_moves("12")


def test_the_states_of_a_run_come_with_the_fewest_plays_first():
    tableaux = Tableaux(parse_board_word("b3C4C.6D.5H.9C...-5C-2H", CLASSIC))
    states = run_states(tableaux, (0, tableaux.top))
    assert next(iter(states)) == (0, 5)
    left = [tableaux.cards_left(tableau) for tableau, _ in states]
    assert left == sorted(left, reverse=True)
    assert {after for further in states.values() for after in further} | {(0, 5)} == set(states)


def test_nothing_is_played_where_nothing_fits():
    tableaux = Tableaux(parse_board_word("b2C9C......-KC-", PRESETS["strict"]))
    assert run_states(tableaux, (0, 13)) == {(0, 13): []}
    assert longest_run(tableaux, 13) == 0
