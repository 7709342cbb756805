"""Every line that is spoken: what it says of a game at hand."""

import pytest

from golf import words
from golf.cli.terminal.table import tell_score_card
from golf.core.deal import Deal
from golf.core.game import Game
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.rules import PRESETS, Rules
from golf.scenes.play.status import par_text
from golf.scenes.results.score_card import score_lines
from golf.texts import narration, numbers
from golf.texts.score import golf_word_text, hole_ended, score_of


def game(board: str, rules: str = "classic", kind: str = "hole") -> Game:
    return Game.new(kind, Rules.parse(rules), [Deal.parse(board)], game_id="g")


def noon() -> str:
    return "2026-11-29T12:00:00+01:00"


def nine() -> Game:
    deals = [Deal.numbered(number) for number in range(1, 10)]
    return Game.new("round", PRESETS["classic"], deals, game_id="r")


def test_a_play_and_a_flip_tell_card_column_stock_and_cards_left() -> None:
    played = game("b5DAD......-2C-3C")
    played.play(Move.parse("1"), noon)
    assert narration.moved(played, Move.parse("1")) == (
        "Ace of diamonds played from column 1; 1 card in the stock, 1 card left."
    )
    played.play(FLIP, noon)
    assert narration.moved(played, FLIP) == (
        "3 of clubs flipped; 0 cards in the stock, 1 card left."
    )


@pytest.mark.parametrize(
    ("board", "rules", "move", "words"),
    [
        ("b9D......-2C-3C", "classic", 0, "9 of diamonds in column 1. 9 needs an 8 or a 10."),
        ("bAD......-KC-3C", "classic", 0, "Ace of diamonds in column 1. Ace needs a 2."),
        ("b9D......-2C-3C", "classic", 1, "Column 2 is empty."),
        ("bQD......-KC-QC", "strict", 0, "Queen of diamonds in column 1. Nothing goes on a King."),
        ("b9D8D......-9C-", "classic", 7, "The stock is empty."),
    ],
)
def test_an_illegal_move_tells_card_column_and_why(
    board: str, rules: str, move: int, words: str
) -> None:
    made, tried = game(board, rules), (*PLAYS, FLIP)[move]
    refusal = made.hole.position.refusal(tried)
    told = narration.not_made(refusal, tried, narration.refused(refusal, made.rules))
    assert told.startswith("Not legal")
    assert told.endswith(words)


def test_the_standing_names_hole_deal_waste_stock_and_score_in_the_rules_language() -> None:
    assert narration.game_status(nine()) == (
        "Hole 1 of 9, deal 1, waste 10 of hearts, 16 cards in the stock, 35 cards left,"
        " 0 points, par 5 strokes."
    )
    hole = "One hole, a board, waste 5 of clubs, 1 card in the stock,"
    board = "bAD......-5C-3C"
    assert narration.game_status(game(board)) == f"{hole} 1 card left, 34 points."
    assert narration.game_status(game(board, "strict")) == f"{hole} 1 card left, 1 stroke, par 5."
    assert narration.game_status(game(board, "fast")) == f"{hole} 1 card left."
    assert narration.game_status(game(board, "relaxed")) == f"{hole} 1 card left, 0 moves."


def test_a_column_is_told_from_its_exposed_card_down() -> None:
    position = game("bTH9S8D.KC.....-2C-3C").hole.position
    assert narration.column_text(position, 0) == (
        "Column 1: 8 of diamonds; under it 9 of spades, 10 of hearts."
    )
    assert narration.column_text(position, 1) == "Column 2: King of clubs."
    assert narration.column_text(position, 2) == "Column 3 is empty."


def test_the_counter_tells_what_the_stock_still_holds() -> None:
    position = game("bAD......-2C-3C3HTH").hole.position
    assert narration.counter(position) == "Still in the stock: 3 ×2, 10 ×1."
    empty = game("bAD......-2C-").hole.position
    assert narration.counter(empty) == "The stock is empty."


def test_partners_are_the_stock_cards_on_which_an_exposed_card_fits() -> None:
    position = game("b4D.9C.....-2C-3C5H3HTH").hole.position
    assert narration.partners(position) == (
        "In the stock: column 1, 4: 3 partners; column 2, 9: 1 partner."
    )


CLEARED, CLEARED_BARELY, LEFT = "bAD......-2C-3C", "bAD......-2C-", "bAD......-5C-6C"


@pytest.mark.parametrize(
    ("rules", "board", "letter", "words"),
    [
        ("classic", CLEARED, "1", "36 points. The table is clear with 1 card left in the stock."),
        ("classic", CLEARED_BARELY, "1", "35 points. The table is clear."),
        ("classic", LEFT, "F", "34 points. 1 card left. So close!"),
        ("classic", LEFT, "X", "34 points. Given up with 1 card left."),
        ("strict", CLEARED, "1", "Holed out! The table is clear with 1 card left in the stock."
         " −1 stroke, par 5."),
        ("strict", CLEARED_BARELY, "1", "Holed out! The table is clear. 0 strokes, par 5."),
        ("strict", LEFT, "F", "Albatross! 1 card left. So close! 1 stroke, par 5."),
        ("fast", CLEARED, "1", "Cleared! The table is clear."),
        ("fast", LEFT, "F", "1 card left. No card fits and the stock is empty. So close!"),
        ("fast", LEFT, "X", "1 card left. Given up with 1 card left."),
        ("relaxed", CLEARED, "1", "Cleared in 1 move! The table is clear."),
        ("relaxed", LEFT, "F", "1 card left, 1 move. No card fits and the stock is empty."
         " So close!"),
        ("relaxed", LEFT, "X", "1 card left, 1 move. Given up with 1 card left."),
    ],
)  # fmt: skip
def test_the_end_of_a_hole_is_told_in_the_rules_language(
    rules: str, board: str, letter: str, words: str
) -> None:
    over = game(board, rules)
    if letter == "X":
        over.give_up(noon)
    else:
        over.play(Move.parse(letter), noon)
    assert hole_ended(over.round, 1) == words


def test_points_in_a_round_come_before_golfs_word_with_strokes_and_par() -> None:
    played = nine()
    played.give_up(noon)
    assert hole_ended(played.round, 1) == (
        "0 points. Given up with 35 cards left. 30 over par. 35 strokes, par 5."
    )


def test_golfs_words() -> None:
    words = ["holed_out", "albatross", "eagle", "birdie", "par", "bogey", "double_bogey"]
    assert [golf_word_text(word, 0) for word in words][-1] == "Double bogey"
    assert golf_word_text("over", 3) == "3 over par"


STRICT, CLASSIC, FAST = (score_of(PRESETS[name]) for name in ("strict", "classic", "fast"))


def test_the_verdict_is_exact() -> None:
    assert STRICT.still_best(-3, 44) == "Can still be cleared. Best possible now: −3 strokes"
    assert STRICT.still_best(2, 44) == "Best possible now: 2 strokes"
    assert CLASSIC.still_best(-3, 44) == "Can still be cleared. Best possible now: 38 points"
    assert FAST.still_best(-3, 44) == "Can still be cleared."
    relaxed = score_of(PRESETS["relaxed"])
    assert relaxed.still_best(-8, 44) == "Best possible now: cleared in 44 moves"
    assert relaxed.still_best(2, 50) == "Best possible now: 2 cards left"
    assert FAST.still_best(1, 44) == "Best possible now: 1 card left"


def test_what_was_taken_back_is_told() -> None:
    taken = game("b5DAD......--3C", "relaxed")
    taken.play(Move.parse("1"), noon)
    taken.hole.undo()
    assert narration.undone(taken) == "Taken back; the waste is empty, 2 cards left."
    taken.play(FLIP, noon)
    taken.play(FLIP, noon) if taken.hole.position.is_legal(FLIP) else None
    assert narration.undone(taken).startswith("Taken back to 3 of clubs")


def test_what_fits_is_told_by_column() -> None:
    assert narration.legal(game("bAD.3D.9C....-2C-3C")) == "2 cards fit: columns 1, 2."
    assert narration.legal(game("bAD.9C.....-2C-3C")) == "One card fits: column 1."
    assert narration.legal(game("b9C......-2C-3C")) == "No card fits: flip the stock."


def test_being_stuck_offers_what_there_is() -> None:
    final = game("b9C......-2C-3C")
    final.play(FLIP, noon)
    assert narration.stuck(final) == "No card fits and the stock is empty."
    open_end = game("b9C......-2C-3C", "practice")
    open_end.play(FLIP, noon)
    assert "Undo" in narration.stuck(open_end)


def test_tenths_are_written_with_the_sign_of_the_language():
    assert numbers.expected_text(-1.25) == "−1.2"
    assert numbers.expected_text(-0.04) == "0.0"
    words.use_language("de")
    try:
        assert numbers.expected_text(4.36) == "4,4"
    finally:
        words.use_language("en")


def test_a_par_below_zero_has_a_real_minus_wherever_it_is_told() -> None:
    deals, pars = [Deal.numbered(number) for number in range(1, 10)], [-1] * 9
    played = Game.new("round", PRESETS["strict"], deals, pars, game_id="r")
    written = [narration.game_status(played), par_text(played)]
    played.give_up(noon)
    written += [
        hole_ended(played.round, 1),
        *(each for line in score_lines(played.round) for each in line),
    ]
    for width in (0, 20):
        tell_score_card(played.round, written.append, written.append, width)
    told = " ".join(written)
    assert "par −1" in told
    assert "Par −1" in told
    assert "−9" in told
    assert "-" not in told
