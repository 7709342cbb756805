"""The solver against outside facts, against brute force, and against its own replays."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.analysis.runs import run_ends
from golf.analysis.solver import (
    Search,
    best_strokes,
    solve,
    solving,
    stock_ranks,
    values,
    valuing,
)
from golf.analysis.tableaux import Tableaux
from golf.core.board import parse_board_word
from golf.core.deal import Deal
from golf.core.hole import Hole
from golf.core.moves import FLIP, parse_moves
from golf.core.position import Position
from golf.core.rules import PRESETS, Rules
from golf.core.slices import finished
from tests.analysis.small import brute_force, small_positions
from tests.strategies import holes, microsoft_deals
from tests.sweep import examples, swept

DATA = Path(__file__).parent.parent / "data"
PUBLISHED = {"strict": "dnnaps", "classic": "classic", "classic+wrap": "classic+wrap"}
CLASSIC, STRICT, RELAXED = PRESETS["classic"], PRESETS["strict"], PRESETS["relaxed"]
any_start = st.builds(Deal.position, microsoft_deals, st.sampled_from([CLASSIC, STRICT, RELAXED]))


def rows(name: str) -> list[dict]:
    return [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]


def end_of(position: Position, line) -> Position:
    for move in line:
        position = position.after(move)
    return position


def pauses_and_answer(work):
    """Return how often a generator pauses and what it returns in the end."""
    pauses = 0
    while True:
        try:
            next(work)
        except StopIteration as end:
            return pauses, end.value
        pauses += 1


BEST = rows("best.jsonl")


@pytest.mark.parametrize("row", swept(BEST, *BEST[::3]), ids=lambda row: f"deal {row['deal']}")
def test_best_strokes_are_those_that_other_programs_find(row):
    for name, rules in PUBLISHED.items():
        position = Deal.numbered(row["deal"]).position(Rules.parse(rules))
        solution = solve(position)
        assert solution.best_strokes == row[name]
        end = end_of(position, solution.line)
        assert end.is_over
        assert end.strokes == row[name]
        assert end.is_cleared == solution.is_winnable


@pytest.mark.parametrize("row", rows("positions.jsonl"), ids=lambda row: str(row["deal"]))
def test_values_cover_every_first_move_counted_by_other_programs(row):
    position = Deal.numbered(row["deal"]).position(Rules.parse(row["rules"]))
    found = values(position)
    assert len(found) == row["sequences"][0]
    assert min(found.values()) == best_strokes(position)


@given(small_positions())
@examples(250)
def test_small_positions_agree_with_trying_everything(position):
    solution = solve(position)
    assert solution.best_strokes == brute_force(position) == best_strokes(position)
    end = end_of(position, solution.line)
    assert end.is_over
    assert end.strokes == solution.best_strokes
    assert end.is_cleared == solution.is_winnable


@given(small_positions())
@examples(120)
def test_each_moves_value_is_the_best_after_it(position):
    expected = {move: brute_force(position.after(move)) for move in position.legal_moves()}
    found = values(position)
    assert found == expected
    assert list(found) == position.legal_moves()


@given(holes())
@examples(40)
def test_every_line_replays_from_mid_hole(hole):
    position = hole.position
    solution = solve(position)
    end = end_of(position, solution.line)
    assert end.is_over
    assert end.strokes == solution.best_strokes <= position.strokes
    assert end.is_cleared == solution.is_winnable


def assert_solved_alike(position: Position, turn: int) -> None:
    """Solve orders of the stock in turn, and each alone: nothing that was kept may mislead."""
    tableaux, stock = Tableaux(position), stock_ranks(position)
    in_turn = Search(tableaux)
    for _ in range(3):
        stock = stock[turn:] + stock[:turn]
        alone = Search(tableaux)
        end, other = (
            finished(search.explore((0, tableaux.top), stock)) for search in (in_turn, alone)
        )
        assert (end.strokes, end.is_cleared) == (other.strokes, other.is_cleared)
        assert in_turn.line(end) == alone.line(other)


@given(small_positions(), st.integers(0, 3))
@examples(150)
def test_orders_solved_in_turn_come_to_what_each_comes_to_alone(position, turn):
    assert_solved_alike(position, turn)


@pytest.mark.parametrize("rules", ["classic", "strict", "classic+wrap", "relaxed", "ewnspp"])
def test_so_do_those_of_a_whole_deal(rules):
    assert_solved_alike(Deal.numbered(4).position(Rules.parse(rules)), 5)


@pytest.mark.parametrize("rules", ["classic", "strict", "classic+wrap", "relaxed"])
def test_an_end_of_a_run_comes_to_the_same_however_its_tableaux_are_numbered(rules):
    position = Deal.numbered(4).position(Rules.parse(rules))
    tableaux = Tableaux(position)
    first, *others = stock_ranks(position)
    for end in run_ends(tableaux)[:6]:
        whole, rest = Search(tableaux), Search(tableaux.following(end.tableau))
        expected = finished(whole.explore((end.tableau, first), others)).strokes
        assert finished(rest.explore((0, first), others)).strokes == expected


@given(microsoft_deals)
@examples(12)
def test_freer_rules_are_never_worse(deal):
    # d/e starters see different cards; each line below takes one bar away at a time.
    for tighter, freer in [
        ("dnnaps", "dnaaps"),
        ("dnaaps", "dwaaps"),
        ("dnnaps", "dwnaps"),
        ("dwnaps", "dwaaps"),
        ("dnnsps", "dnnaps"),
        ("dnasps", "dnaaps"),
        ("dwasps", "dwaaps"),
        ("enasps", "enaaps"),
    ]:
        bounds = [best_strokes(deal.position(Rules.parse(name))) for name in (tighter, freer)]
        assert bounds == sorted(bounds, reverse=True)


@given(any_start, st.data())
@examples(15)
def test_the_best_never_improves_along_a_game(position, data):
    for _ in range(data.draw(st.integers(0, 12))):
        found = values(position)
        if not found:
            break
        assert min(found.values()) == best_strokes(position)
        position = position.after(data.draw(st.sampled_from(sorted(found, key=str))))
        assert best_strokes(position) >= min(found.values())


def test_a_cleared_tableau_scores_minus_its_stock():
    position = parse_board_word("b......-5C-2H3H4H", CLASSIC)
    solution = solve(position)
    assert (solution.best_strokes, solution.is_winnable, solution.line) == (-3, True, ())
    assert values(position) == {}


def test_a_clear_on_the_last_flip_scores_zero():
    solution = solve(parse_board_word("b3C......-9C-9H2H", CLASSIC))
    assert (solution.best_strokes, solution.is_winnable) == (0, True)
    assert solution.line == parse_moves("FF1")


def test_a_line_that_cannot_clear_runs_the_stock_out():
    solution = solve(parse_board_word("b8C2C......-KC-QH3H5H", CLASSIC))
    assert (solution.best_strokes, solution.is_winnable) == (1, False)
    assert solution.line == parse_moves("FF1F")


def test_two_columns_may_show_the_same_rank():
    # Only the second three leads on to the four beneath it.
    solution = solve(parse_board_word("b3C.5H4C3H.....-2C-", CLASSIC))
    assert solution.best_strokes == 1
    assert solution.line == parse_moves("222")


def test_an_empty_waste_takes_any_card_first():
    position = parse_board_word("b4C.5C.....--", Rules.parse("enaaac"))
    assert solve(position).best_strokes == 0
    assert values(position) == dict.fromkeys(parse_moves("12"), 0)


def test_flipping_only_when_stuck_can_cost_strokes():
    # The 4 is forced onto the 3, and then it is missing between the 5 and the last 3.
    board = "b4C.3D5D.....-3C-6H"
    free, stuck = (parse_board_word(board, Rules.parse(name)) for name in ("dnaaps", "dnasps"))
    assert (best_strokes(free), best_strokes(stuck)) == (0, 1)


def test_a_king_closes_the_waste_where_nothing_goes_on_it():
    board = "bQC......-KC-"
    assert best_strokes(parse_board_word(board, CLASSIC)) == 0
    assert best_strokes(parse_board_word(board, STRICT)) == 1
    wrapped = STRICT.with_wrap(True)
    assert best_strokes(parse_board_word("bKC......-AC-", wrapped)) == 0
    assert best_strokes(parse_board_word("bAC......-KC-", wrapped)) == 1


def test_solving_pauses_for_each_stock_card():
    position = Deal.numbered(1).position(CLASSIC)
    pauses, solution = pauses_and_answer(solving(position))
    assert pauses >= len(position.stock)
    assert solution == solve(position)


def test_valuing_pauses_for_each_stock_card_of_each_move():
    position = Deal.numbered(2).position(CLASSIC)
    pauses, found = pauses_and_answer(valuing(position))
    assert pauses >= len(position.stock) * (len(found) - 1)
    assert found == values(position)
    assert FLIP in found


def test_a_best_line_is_a_record_that_a_hole_replays():
    deal = Deal.numbered(381)
    solution = solve(deal.position(CLASSIC.with_wrap(True)))
    hole = Hole.replayed(deal, CLASSIC.with_wrap(True), solution.line)
    assert hole.is_cleared
    assert hole.strokes == solution.best_strokes == -12
