"""The rivals of the Tour: blind to the stock, and the same for ever."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.analysis.field import Field
from golf.analysis.rivals import Chance, Style, choosing
from golf.analysis.roster import DIVISIONS, FIELD, ROSTER, field_of, find_division, find_rival
from golf.core.board import parse_board_word
from golf.core.deal import Deal
from golf.core.event import Event
from golf.core.moves import parse_moves
from golf.core.position import Position
from golf.core.record import Record
from golf.core.rules import PRESETS, Rules
from golf.core.slices import finished
from tests.analysis.small import small_positions
from tests.sweep import examples

CLASSIC = PRESETS["classic"]
WEEK = Event.parse("2026-W49")
GOLDEN = Path(__file__).parent.parent / "data/rivals.txt"
QUICK = [rival for rival in ROSTER if rival.style.late < 10]


def board(word, rules=CLASSIC):
    return parse_board_word(word, rules)


def choose(style, position, *words):
    return finished(choosing(style, position, Chance(*words)))


def played(rival, event, rules, number):
    return finished(Field(event, rules, [rival]).hole_record(rival, number))


def test_the_records_are_the_same_for_ever():
    """Whoever changes one gives it another VERSION, and says so in what players read."""
    for line in GOLDEN.read_text(encoding="utf-8").splitlines():
        key, event, number, record = line.split()
        rival, rules = find_rival(key), Rules.parse(record.partition("/")[0])
        assert rival is not None
        hole = played(rival, Event.parse(event), rules, int(number))
        assert str(Record(rules, (hole,))) == record, key


@given(small_positions(), st.sampled_from(ROSTER), st.randoms(), st.integers(0, 99))
@examples(60)
def test_the_same_view_gives_the_same_choice(position, rival, rng, seed):
    if position.is_over:
        return
    stock = list(position.stock)
    rng.shuffle(stock)
    other = Position(position.rules, position.tableau, tuple(stock), position.waste)
    assert choose(rival.style, position, seed) == choose(rival.style, other, seed)


@pytest.mark.parametrize("rival", ROSTER, ids=lambda rival: rival.key)
def test_a_rival_does_not_see_the_stock(rival):
    start = Deal.numbered(7).position(CLASSIC)
    other = Position(CLASSIC, start.tableau, start.stock[::-1], start.waste)
    assert choose(rival.style, start, 1) == choose(rival.style, other, 1)


@given(small_positions(), st.sampled_from(ROSTER), st.integers(0, 99))
@examples(60)
def test_every_rival_plays_every_position_to_its_end(position, rival, seed):
    moves = 0
    while not position.is_over:
        for move in choose(rival.style, position, seed, moves):
            position = position.after(move)
            moves += 1


def test_those_who_see_no_runs_play_single_cards():
    position = board("b9C4C.3D.5H4S....-4D-KH")
    assert choose(Style("left"), position) == parse_moves("2")
    assert choose(Style("right"), board("b9C4C.3D.5H....-4D-KH")) == parse_moves("3")
    assert choose(Style("tall"), board("b3D.9C5C.3H....-4D-KH")) == parse_moves("2")
    assert choose(Style("left"), board("b9C......-4D-KH")) == parse_moves("F")
    assert choose(Style("any"), position, 1) in (parse_moves("2"), parse_moves("3"))


def test_the_longest_run_is_taken_and_the_stock_flipped():
    position = board("b9C4C.3D.5H6D....-4D-KH")
    assert choose(Style("long"), position) == parse_moves("21F")


def test_a_slip_takes_what_does_not_stand_first():
    position = board("b9C4C.3D.5H6D....-4D-KH")
    slips = {choose(Style("long", 1000), position, seed) for seed in range(20)}
    assert parse_moves("21F") not in slips
    assert len(slips) > 1
    first = {choose(Style("left", 1000), board("b3D.5H.3S....-4D-KH"), seed) for seed in range(20)}
    assert first == {parse_moves("2"), parse_moves("3")}


def test_nobody_slips_without_a_stock():
    position = board("b9C4C.3D.5H6D....-4D-")
    assert {choose(Style("long", 1000), position, seed) for seed in range(9)} == {parse_moves("21")}


def test_who_reads_the_stock_plays_the_rest_out():
    """Two ways look alike one flip ahead, and are told apart by what can follow."""
    style = Style("read", looked_at=4, late=8, samples=4)
    position = Deal.numbered(3).position(CLASSIC)
    while len(position.stock) > 6 and not position.is_over:
        for move in choose(style, position, len(position.stock)):
            position = position.after(move)
    assert choose(style, position, 0) == choose(style, position, 0)


def test_chance_follows_from_its_words_alone():
    numbers = [Chance(1, "a", "b").below(1000) for _ in range(2)]
    assert numbers[0] == numbers[1]
    assert Chance(1, "a", "b").below(10**9) != Chance(1, "a", "c").below(10**9)
    chance = Chance("spread")
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert min(counts) > 850
    items = list(range(20))
    chance.shuffle(items)
    assert sorted(items) == list(range(20)) != items


def test_every_division_has_a_stronger_field():
    places = [[ROSTER.index(rival) for rival in field_of(division)] for division in DIVISIONS]
    assert all(len(set(field)) == FIELD for field in places)
    assert [sum(field) for field in places] == sorted(sum(field) for field in places)
    assert places[-1][-1] == len(ROSTER) - 1
    assert places[0][0] == 0


def test_nobody_shares_a_name():
    assert len({rival.key for rival in ROSTER}) == len(ROSTER) >= 23
    assert len({rival.name for rival in ROSTER}) == len(ROSTER)
    assert len({rival.style for rival in ROSTER}) == len(ROSTER)
    assert find_rival("nobody") is None


def test_a_division_is_found_by_its_name_and_else_it_is_the_club():
    assert [find_division(name) for name in ("tour", "moon", None)] == ["tour", "club", "club"]
