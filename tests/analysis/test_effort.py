"""Work that is bounded: a hole takes no longer where somebody flips though cards fit."""

from random import Random

import pytest

from golf.analysis.effort import WHOLE_EFFORT, Effort
from golf.analysis.luck import Measurer, comparing
from golf.analysis.solver import Search
from golf.core.deal import Deal
from golf.core.moves import FLIP, Move
from golf.core.position import Position
from golf.core.rules import PRESETS, Rules
from golf.core.slices import finished
from tests.sweep import swept

CLASSIC = PRESETS["classic"]
LITTLE = Effort(2_000_000, 0.0)
"""For the holes of `late`: enough for their first run, and soon used up."""

LATE = 7
"""So many cards are unseen then: enough to have a choice of orders, and quick to search."""

RULES = [*PRESETS, "classic+wrap", "strict+wrap", "ewaaac", "dnnapp"]


def flips(position: Position, rng: Random) -> Move:
    """Choose as somebody who flips at two moves in three, though cards fit."""
    legal = position.legal_moves()
    return FLIP if FLIP in legal and rng.random() < 2 / 3 else rng.choice(legal)


def played_by_flips(start: Position, seed: int) -> tuple[list[Move], Position]:
    moves, position, rng = [], start, Random(seed)
    while not position.is_over:
        moves.append(flips(position, rng))
        position = position.after(moves[-1])
    return moves, position


def late(rules: Rules, number: int) -> Position:
    """Return a deal of which all but a few cards were flipped, some of them in vain."""
    position, rng = Deal.numbered(number).position(rules), Random(number)
    while len(position.stock) > LATE:
        position = position.after(rng.choice(position.legal_moves()))
    return position


def score(end: Position) -> int:
    return end.cards_left if end.rules.score == "cards" else end.strokes


def work_of(start: Position, moves: list[Move], monkeypatch) -> int:
    """Return the work of all searches that it takes to take a hole apart."""
    done, explore = [], Search.explore

    def counting(self, start, stock):
        end = yield from explore(self, start, stock)
        done.append(end.work)
        return end

    with monkeypatch.context() as patch:
        patch.setattr(Search, "explore", counting)
        finished(Measurer(start).measuring(moves))
    return sum(done)


@pytest.fixture
def little(monkeypatch):
    monkeypatch.setattr("golf.analysis.luck.WHOLE_EFFORT", LITTLE)


def test_as_long_as_nothing_is_known_a_run_gets_all_it_takes():
    assert WHOLE_EFFORT.share(10**6) == 1
    assert Effort(0, 0.0).share(10**6) == 1


def test_a_run_gets_no_more_than_the_greater_part_of_what_is_left():
    shares = [Effort(left, 1000).share(100) for left in (0, 1000, 100_000, 1_000_000)]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0, 1)
    assert 0 < shares[1] < 0.01 < 0.5 < shares[2] < 1


@pytest.mark.parametrize("name", RULES)
def test_worth_choices_and_luck_add_up_where_work_is_short(name, little):
    start = late(Rules.parse(name), 3)
    moves, end = played_by_flips(start, 1)
    found = finished(Measurer(start).measuring(moves))
    assert found.worth + found.choice_cost + found.luck == found.score == score(end)
    assert found == finished(Measurer(start).measuring(moves))


def test_what_a_deal_is_worth_is_the_same_where_work_gets_short(little):
    start = late(CLASSIC, 5)
    runs = [played_by_flips(start, seed)[0] for seed in range(3)]
    found = [finished(Measurer(start).measuring(moves)) for moves in runs]
    assert len({(each.worth, each.worth_stderr) for each in found}) == 1


def test_a_value_by_fewer_orders_has_a_larger_error(monkeypatch):
    start = late(CLASSIC, 5)
    moves, _ = played_by_flips(start, 1)
    by_all = finished(Measurer(start).measuring(moves))
    monkeypatch.setattr("golf.analysis.luck.WHOLE_EFFORT", LITTLE)
    by_few = finished(Measurer(start).measuring(moves))
    assert by_few.choices[0].stderr == by_all.choices[0].stderr
    errors = [sum(choice.stderr for choice in each.choices) for each in (by_all, by_few)]
    assert errors[1] > 1.2 * errors[0]


def test_no_way_to_a_hole_changes_what_it_came_to_where_work_is_short(little):
    start = late(CLASSIC, 8)
    measurer, rng = Measurer(start), Random(1)
    for seed in range(6):
        moves, _ = played_by_flips(start, seed)
        moves = moves[: rng.randrange(len(moves) + 1)]
        assert finished(measurer.measuring(moves)) == finished(Measurer(start).measuring(moves))


def test_other_ends_are_compared_by_the_same_orders_where_work_is_short(little):
    start = late(PRESETS["relaxed"], 4)
    moves, _ = played_by_flips(start, 2)
    choices = finished(Measurer(start).measuring(moves)).choices
    position, told = start, {}
    for choice in choices:
        for other in finished(comparing(position, choice)):
            told[choice.number, other.moves] = other.cost
            if other.moves == choice.best_moves:
                assert other.cost == 0
        for move in choice.moves:
            position = position.after(move)
    assert told


@pytest.mark.parametrize("name", swept(RULES))
@pytest.mark.parametrize("number", [2, 4])
def test_a_hole_takes_bounded_work_however_it_is_played(name, number, monkeypatch):
    start = Deal.numbered(number).position(Rules.parse(name))
    moves, _ = played_by_flips(start, number)
    assert work_of(start, moves, monkeypatch) < 1.3 * WHOLE_EFFORT.left


def test_where_work_is_short_most_of_it_is_spared(monkeypatch):
    start = late(CLASSIC, 3)
    moves, _ = played_by_flips(start, 0)
    usual = work_of(start, moves, monkeypatch)
    monkeypatch.setattr("golf.analysis.luck.WHOLE_EFFORT", LITTLE)
    assert work_of(start, moves, monkeypatch) < usual / 2
