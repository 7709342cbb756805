"""The core against facts found by other programs, see tests/data/README.md."""

import json
from pathlib import Path

import pytest

from golf.core.board import board_text, board_word, parse_board, parse_board_word
from golf.core.cards import DECK, Card
from golf.core.deal import Deal
from golf.core.position import Position
from golf.core.record import IllegalRecordError, Record
from golf.core.rules import PRESETS, Rules

DATA = Path(__file__).parent.parent / "data"
CLASSIC, RELAXED = PRESETS["classic"], PRESETS["relaxed"]


def rows(name: str) -> list[dict]:
    return [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]


def deals() -> list[list[str]]:
    lines = (DATA / "deals.txt").read_text(encoding="utf-8").splitlines()
    return [line.split(" | ") for line in lines if not line.startswith("#")]


def cards(names: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, names.split()))


@pytest.mark.parametrize(("number", "starter", "stock", "columns", "word"), deals())
class TestDeals:
    def test_a_number_gives_the_published_cards(self, number, starter, stock, columns, word):
        position = Deal.parse(number).position(CLASSIC)
        assert position.top == Card.parse(starter)
        assert position.stock == cards(stock)
        assert position.tableau == tuple(map(cards, columns.split(" / ")))

    def test_an_empty_starter_leaves_that_card_first_in_the_stock(
        self, number, starter, stock, columns, word
    ):
        position = Deal.parse(number).position(RELAXED)
        assert position.waste == ()
        assert position.stock == cards(f"{starter} {stock}")
        assert position.tableau == tuple(map(cards, columns.split(" / ")))

    def test_the_board_in_one_word_is_the_published_one(
        self, number, starter, stock, columns, word
    ):
        assert board_word(Deal.parse(number).position(CLASSIC)) == word
        assert parse_board_word(word, CLASSIC) == Deal.parse(number).position(CLASSIC)

    def test_the_board_in_lines_is_the_published_one(self, number, starter, stock, columns, word):
        text = f"Talon: {stock}\nFoundations: {starter}\n" + columns.replace(" / ", "\n") + "\n"
        assert board_text(Deal.parse(number).position(CLASSIC)) == text
        assert parse_board(text, CLASSIC) == Deal.parse(number).position(CLASSIC)

    def test_a_deal_is_a_permutation_of_the_deck(self, number, starter, stock, columns, word):
        position = Deal.parse(number).position(CLASSIC)
        seen = [card for column in position.tableau for card in column]
        assert sorted([*seen, *position.stock, *position.waste]) == sorted(DECK)


def sequences(position: Position, depth: int) -> int:
    """Count the legal move sequences of exactly `depth` moves."""
    if depth == 0:
        return 1
    return sum(sequences(position.after(move), depth - 1) for move in position.legal_moves())


@pytest.mark.parametrize(
    "row", rows("positions.jsonl"), ids=lambda row: f"{row['rules']}/{row['deal']}"
)
def test_move_sequences_are_as_many_as_counted_elsewhere(row):
    start = Deal.numbered(row["deal"]).position(Rules.parse(row["rules"]))
    counted = [sequences(start, depth) for depth in range(1, len(row["sequences"]) + 1)]
    assert counted == row["sequences"]


@pytest.mark.parametrize("row", rows("records.jsonl"), ids=lambda row: row["record"])
def test_a_record_replays_to_the_published_result_or_is_illegal_at_that_move(row):
    record = Record.parse(row["record"])
    assert str(record) == row["record"]
    if "illegal_move" in row:
        with pytest.raises(IllegalRecordError) as caught:
            record.replay()
        assert (caught.value.hole, caught.value.move) == (1, row["illegal_move"])
        return
    hole = record.replay().hole
    assert {
        "record": str(record),
        "cards_left": hole.cards_left,
        "stock_left": hole.stock_left,
        "strokes": hole.strokes,
        "points": hole.points,
        "over": hole.is_over,
        "moves": hole.move_count,
        "given_up": hole.is_given_up,
    } == row
