"""The runs that a player can see, against trying every play."""

from hypothesis import given, settings

from golf.analysis.lie import Lie, cards_left, height
from golf.core.board import parse_board_word
from golf.core.moves import FLIP, PLAYS, parse_moves
from golf.core.position import Position
from golf.core.rules import PRESETS, Rules
from tests.analysis.small import small_positions

CLASSIC = PRESETS["classic"]


def heights_of(position: Position) -> tuple[int, ...]:
    return tuple(map(len, position.tableau))


def every_end(position: Position, first=None) -> dict[tuple, set]:
    """Return the heights at which a run can end, and the moves that lead there first."""
    plays = [move for move in position.legal_moves() if move is not FLIP]
    ends: dict[tuple, set] = {}
    if not (plays and position.rules.flip == "when stuck"):
        ends[heights_of(position)] = {first or FLIP}
    for play in plays:
        for heights, moves in every_end(position.after(play), first or play).items():
            ends.setdefault(heights, set()).update(moves)
    return ends


@given(small_positions())
@settings(max_examples=100)
def test_run_ends_are_those_of_trying_every_play(position):
    lie = Lie(position)
    ends = lie.run_ends()
    found = {
        tuple(height(end.heights, column) for column in range(7)): set(end.first_moves)
        for end in ends
    }
    assert len(found) == len(ends)
    assert found == every_end(position)
    for end in ends:
        after = position
        for move in end.moves:
            after = after.after(move)
        assert sum(high << 3 * column for column, high in enumerate(heights_of(after))) == (
            end.heights
        )
        assert cards_left(end.heights) == after.cards_left
        assert not end.moves or end.moves[0] in end.first_moves


def test_two_first_moves_can_lead_to_the_same_end():
    lie = Lie(parse_board_word("b6C.6D.5H.9C...-5C-2H", CLASSIC))
    both = [end for end in lie.run_ends() if len(end.first_moves) > 1]
    assert both
    assert both[0].first_moves[:2] == parse_moves("12")


def test_a_lie_knows_what_fits_and_what_is_linked():
    lie = Lie(parse_board_word("b2C3C9C......-KC-", Rules.parse("dwnapp")))
    assert lie.fits[13] == frozenset()
    assert lie.fits[1] == {2, 13}
    assert lie.fits[0] == set(range(1, 14))
    assert lie.takes[13] == [1, 12]
    assert lie.fit_masks[2] == (1 << 1) + (1 << 3)
    assert lie.links[0][1:] == [False, True, False]
    assert lie.plays(lie.heights, 8) == [(0, lie.heights - 1, 9)]
    assert PLAYS[0] not in [move for end in lie.run_ends() for move in end.first_moves]
