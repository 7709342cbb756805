"""What is said of fair advice: cards by name, ties as ties, and one change at most."""

import pytest

from golf.analysis.advisor import advise, by_merit
from golf.core.board import parse_board_word
from golf.core.moves import FLIP, PLAYS
from golf.core.rules import PRESETS
from golf.texts import narration
from golf.texts.advice import AdviceWords
from golf.texts.score import score_of
from golf.words import use_language

pytestmark = pytest.mark.usefixtures("unseen")

BOARD = "b4D8S.9CAC.6HKD....-5S-2C3C"
ONE, TWO, THREE = PLAYS[:3]


def words(rules: str = "strict", **names: object) -> AdviceWords:
    position = parse_board_word(BOARD, PRESETS[rules])
    return AdviceWords(score_of(PRESETS[rules]), position, **names)


def test_advice_is_told_in_full_the_best_first():
    others = [(FLIP, -0.02, 0.2), (ONE, 3.0, 0.2)]
    assert words().fully([(TWO, -4.25, 0.2)], others) == (
        "Best: A♣ in column 2, −4.2 strokes expected. Then: flip (0.0); 8♠ in column 1 (3.0)."
    )
    assert words("classic").fully([(TWO, -4.25, 0.2)], others) == (
        "Best: A♣ in column 2, 39.2 points expected. Then: flip (35.0); 8♠ in column 1 (32.0)."
    )
    assert words("fast").fully([(FLIP, -0.02, 0.2)], []) == "Best: flip, 0.0 cards expected."


def test_advice_in_short_compares_the_first_choice_with_the_second():
    assert words().shortly([(TWO, -0.1, 0.2)], [(FLIP, 1.2, 0.2), (ONE, 3.0, 0.2)]) == (
        "Best: A♣ in column 2, about −0.1 strokes in the end; flip: 1.2."
    )
    assert words().shortly([(TWO, 2.0, 0.2)], []) == "Best: A♣ in column 2, 2.0 strokes expected."


def test_what_is_equal_within_error_is_told_as_equal():
    best = [(TWO, 2.0, 0.2), (FLIP, 2.1, 0.2)]
    tie = "Equally good: A♣ in column 2; flip; about 2.0 to 2.1 strokes in the end."
    assert words().shortly(best, [(ONE, 5.0, 0.2)]) == tie
    assert words().fully(best, [(ONE, 5.0, 0.2)]) == f"{tie} Then: 8♠ in column 1 (5.0)."


def test_a_tie_is_told_with_the_figures_that_stand_on_its_cards():
    best = [(TWO, 15.12, 0.2), (FLIP, 15.5, 0.2), (ONE, 15.3, 0.2)]
    assert "about 19.5 to 19.9 points in the end" in words("classic").shortly(best, [])
    assert "about −0.4 to 0.0 strokes in the end" in words().shortly(
        [(TWO, -0.4, 0.2), (FLIP, 0, 0.2)], []
    )
    assert "about 2.0 strokes in the end" in words().shortly(
        [(TWO, 2.0, 0.2), (FLIP, 2.04, 0.2)], []
    )
    use_language("de")
    told = words("classic").shortly(best, [])
    use_language("en")
    assert told.endswith("am Ende etwa 19,5 bis 19,9 Punkte.")


@pytest.mark.parametrize(
    ("rules", "sure"),
    [("fast", "cleared"), ("strict", "−2 strokes"), ("classic", "37 points")],
)
def test_what_is_certain_is_told_as_such_and_in_whole_numbers(rules, sure):
    strokes = 0.0 if rules == "fast" else -2.0
    told, best, other = words(rules), (TWO, strokes, 0.0), (FLIP, 1.2, 0.3)
    assert told.shortly([best], []) == f"Best: A♣ in column 2, certain: {sure}."
    assert told.fully([best], []) == f"Best: A♣ in column 2, certain: {sure}."
    assert told.shortly([best], [other]).startswith(
        f"Best: A♣ in column 2, certain: {sure}; flip: "
    )
    ways = told.shortly([best, (ONE, strokes, 0.0)], [other])
    assert ways == f"Equally good: A♣ in column 2; 8♠ in column 1; certain: {sure}."
    assert "about" in told.shortly([best, (FLIP, strokes, 0.3)], [])


def test_first_thoughts_are_told_as_such_and_cards_in_words_where_no_font_has_their_signs():
    assert words().weighing(None) == "Weighing the moves ..."
    assert words().weighing(THREE) == "Still weighing ... So far: K♦ in column 3."
    spoken = words(card_name=narration.card_text).weighing(THREE)
    assert spoken == "Still weighing ... So far: King of diamonds in column 3."


@pytest.mark.parametrize("seed_deal", ["1", "2"])
def test_the_hint_says_that_it_is_thinking_and_changes_once_at_most(at_table, seed_deal):
    pilot = at_table(seed_deal)
    pilot.key("h")
    pilot.key("h")
    told, hinted = [pilot.scene.message], [pilot.scene.table.marks.hinted]
    while pilot.scene.help.is_working:
        pilot.frames()
        if pilot.scene.message and pilot.scene.message != told[-1]:
            told.append(pilot.scene.message)
        if pilot.scene.table.marks.hinted != hinted[-1]:
            hinted.append(pilot.scene.table.marks.hinted)
    *thinking, last = told
    assert all("eighing" in each for each in thinking)
    assert last.startswith(("Best: ", "Equally good: "))
    assert not set(last) & set("♣♦♥♠"), "the window's fonts have no such signs"
    assert len([each for each in thinking if "So far" in each]) <= 1
    *_, advice = advise(pilot.scene.position)
    best, _ = by_merit(advice)
    assert pilot.scene.table.marks.hinted == {each.move for each in best}
    assert len([each for each in hinted if each]) <= 2
