import pytest

from golf.core.rules import PRESETS, Rules
from golf.core.scoring import better_first, counted, counts_moves, minutes_of, speed_score

CLASSIC, FAST, STRICT, RELAXED = (
    PRESETS[name] for name in ("classic", "fast", "strict", "relaxed")
)
CUSTOM_CARDS = Rules.parse("ennsac")


@pytest.mark.parametrize(
    ("rules", "strokes", "number"),
    [
        *((STRICT, strokes, strokes) for strokes in (-17, 0, 35)),
        *((CLASSIC, -16, 51), (CLASSIC, 0, 35), (CLASSIC, 35, 0)),
        *((FAST, -16, 0), (FAST, 0, 0), (FAST, 3, 3), (RELAXED, -17, 0), (CUSTOM_CARDS, -2, 0)),
    ],
)
def test_a_hole_counts_what_its_rules_score(rules: Rules, strokes: int, number: int) -> None:
    assert counted(rules, strokes) == number


def test_where_cards_count_a_clear_is_a_clear_and_moves_decide_in_relaxed_alone() -> None:
    for rules in (FAST, PRESETS["practice"], CUSTOM_CARDS):
        assert better_first(rules, -3, 40) == better_first(rules, 0, 51)
        assert better_first(rules, 1, 40) == better_first(rules, 1, 30)
        assert not counts_moves(rules)
    for rules in (RELAXED, RELAXED.with_wrap(False)):
        assert better_first(rules, -3, 40) < better_first(rules, 0, 51) < better_first(rules, 1, 9)
        assert better_first(rules, 1, 30) < better_first(rules, 1, 40)
        assert counts_moves(rules)


def test_strokes_and_points_put_the_same_result_first_and_no_moves_decide() -> None:
    for rules in (STRICT, CLASSIC):
        assert better_first(rules, -3, 40) < better_first(rules, -2, 30)
        assert better_first(rules, 4, 40) == better_first(rules, 4, 30)


def test_a_speed_round_scores_strokes_and_minutes() -> None:
    assert minutes_of(100) == 1.7
    assert speed_score(12, 100) == 13.7
