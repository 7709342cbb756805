import random

import pytest

from golf.core.board import parse_board, parse_board_word
from golf.core.cards import Card
from golf.core.deal import Deal
from golf.core.errors import IllegalMoveError
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.position import Position
from golf.core.rules import PRESETS, Rules
from tests.strategies import ALL_RULES
from tests.sweep import swept

CLASSIC, STRICT, RELAXED = (PRESETS[name] for name in ("classic", "strict", "relaxed"))


def board(word: str, rules: Rules = CLASSIC) -> Position:
    return parse_board_word(word, rules)


def names(position: Position) -> str:
    return "".join(map(str, position.legal_moves()))


def test_a_play_moves_the_exposed_card_onto_the_waste():
    before = Deal.numbered(2).position(CLASSIC)
    after = before.after(PLAYS[2])
    assert after.waste == (*before.waste, Card.parse("AC"))
    assert after.tableau[2] == before.tableau[2][:-1]
    assert after.stock == before.stock
    assert after.tableau[:2] + after.tableau[3:] == before.tableau[:2] + before.tableau[3:]


def test_a_flip_moves_the_next_stock_card_onto_the_waste():
    before = Deal.numbered(1).position(CLASSIC)
    after = before.after(FLIP)
    assert after.waste == (*before.waste, before.stock[0])
    assert after.stock == before.stock[1:]
    assert after.tableau == before.tableau


def test_direction_may_change_at_any_time():
    position = board("b7H.7S.6C....-8D-")
    for move in (PLAYS[0], PLAYS[2], PLAYS[1]):
        position = position.after(move)
    assert position.is_cleared


def test_two_columns_may_show_the_same_rank_and_both_can_be_played():
    assert names(board("b5H.5S.9D....-4C-")) == "12"


def test_any_exposed_card_opens_an_empty_waste():
    assert names(Deal.numbered(1).position(RELAXED)) == "1234567F"


def test_an_emptied_column_stays_empty():
    position = board("b5H.9S.....-4C-2D").after(PLAYS[0])
    assert position.tableau[0] == ()
    assert position.exposed(0) is None
    assert position.exposed(1) == Card.parse("9S")
    assert names(position) == "F"


def test_flip_when_stuck_forbids_the_flip_while_a_card_fits():
    assert names(board("b5H......-4C-2D", STRICT)) == "1"
    assert names(board("b6H......-4C-2D", STRICT)) == "F"
    assert names(board("b5H......-4C-2D", CLASSIC)) == "1F"


def test_a_position_is_played_out_only_when_no_stock_card_can_take_an_exposed_one():
    assert board("b2H.2D.....-9S-8H7C").is_played_out
    assert not board("b2H.2D.....-9S-8H3C").is_played_out
    assert not board("b2H.TD.....-9S-8H7C").is_played_out
    assert not board("b2H.2D.....-9S-").is_played_out
    assert not board("b......-9S-8H").is_played_out


def test_a_cleared_tableau_leaves_no_move_even_with_cards_in_the_stock():
    position = board("b......-4C-2D3D")
    assert (position.is_cleared, position.is_stuck, position.is_over) == (True, False, True)
    assert position.legal_moves() == []


@pytest.mark.parametrize(
    ("word", "rules", "move", "why"),
    [
        ("b9H......-4S-", CLASSIC, "1", "9H does not fit on 4S"),
        ("b9H......-9S-AD", CLASSIC, "1", "9H does not fit on 9S"),
        ("bKH......-AS-AD", CLASSIC, "1", "KH does not fit on AS"),
        ("bQH......-KS-AD", STRICT, "1", "QH does not fit on KS: nothing goes on a King"),
        ("b2H......-KS-AD", STRICT, "1", "2H does not fit on KS"),
        ("bAH......-KS-AD", STRICT, "1", "AH does not fit on KS"),
        (
            "bAH......-KS-AD",
            STRICT.with_wrap(True),
            "1",
            "AH does not fit on KS: nothing goes on a King",
        ),
        ("b9H......-4S-", CLASSIC, "2", "column 2 is empty"),
        ("b5H......-4S-", CLASSIC, "F", "the stock is empty"),
        ("b9H......-4S-", CLASSIC, "F", "the hole is over"),
        ("b......-4S-AD", CLASSIC, "F", "the hole is over"),
        ("b......-4S-AD", CLASSIC, "1", "the hole is over"),
        (
            "b5H......-4S-AD",
            STRICT,
            "F",
            "the stock may be flipped only when no exposed card fits",
        ),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(word, rules, move, why):
    position = board(word, rules)
    assert not position.is_legal(Move(move))
    assert str(position.refusal(Move(move))) == why
    with pytest.raises(IllegalMoveError) as caught:
        position.after(Move(move))
    assert str(caught.value) == why


@pytest.mark.parametrize(
    ("word", "strokes", "points"),
    [
        ("b9H......-4S-AD", 1, 34),
        ("b......-4S-", 0, 35),
        ("b......-4S-AD2D", -2, 37),
        ("b......-4S-ADAHASAC2D2H2S2C3D3H3S3C5D5H5S5C", -16, 51),
    ],
)
def test_strokes_are_the_cards_left_or_minus_the_stock_left_on_a_clear(word, strokes, points):
    assert (board(word).strokes, board(word).points) == (strokes, points)


def test_a_fresh_deal_counts_thirty_five():
    position = Deal.numbered(1).position(CLASSIC)
    assert (position.cards_left, position.strokes, position.points) == (35, 35, 0)
    assert len(position.stock) == 16
    assert len(Deal.numbered(1).position(RELAXED).stock) == 17


def test_a_board_in_mid_hole_plays_on():
    position = parse_board("Foundations: 4S\n\n5H 3C\n\n9D\n\n\n\n", CLASSIC)
    assert names(position) == "2"
    assert names(position.after(PLAYS[1])) == ""
    assert position.after(PLAYS[1]).is_stuck


def slow_fits(rules: Rules, card: Card, top: Card | None) -> bool:
    """Say by the words of the rules, not by the core's own test, whether a card fits."""
    if top is None:
        return True
    if top.rank == 13 and rules.on_king == "none":
        return False
    pairs = {(rank, rank + 1) for rank in range(1, 13)} | ({(1, 13)} if rules.wrap else set())
    return (min(card.rank, top.rank), max(card.rank, top.rank)) in pairs


@pytest.mark.parametrize("count", swept([2_000, 10_000], 2_000))
def test_stuck_means_an_empty_stock_and_no_exposed_card_that_fits(count):
    rng = random.Random(5)
    stuck = cleared = 0
    for _ in range(count):
        position = random_position(rng)
        exposed = [column[-1] for column in position.tableau if column]
        fitting = [c for c in exposed if slow_fits(position.rules, c, position.top)]
        assert position.is_stuck == (bool(exposed) and not position.stock and not fitting)
        assert position.is_over == (not exposed or position.is_stuck) == (names(position) == "")
        assert position.can_play == bool(fitting)
        stuck += position.is_stuck
        cleared += position.is_cleared
    assert stuck > count // 20
    assert cleared > count // 100


def random_position(rng: random.Random) -> Position:
    """Play a random number of random moves of a random deal, late positions more often."""
    position = Deal.random(rng).position(rng.choice(ALL_RULES))
    for _ in range(rng.choice([rng.randrange(53), 52])):
        legal = position.legal_moves()
        if not legal:
            break
        # Flipping last gets far enough to clear a tableau now and then.
        position = position.after(rng.choice(legal[:-1] or legal))
    return position


def test_the_stock_is_counted_by_rank():
    assert board("b5H......-4C-AHACTDKSAD").stock_counts == [3, *[0] * 8, 1, 0, 0, 1]
    assert board("b5H......-4C-").stock_counts == [0] * 13


def test_each_exposed_card_has_its_partners_in_the_stock_counted():
    position = board("b5H.9S.....-4C-6D6HTD2C")
    counts = [(str(move), str(card), count) for move, card, count in position.partner_counts]
    assert counts == [("1", "5H", 2), ("2", "9S", 1)]
