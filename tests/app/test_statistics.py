"""Statistics: every figure against numbers worked out by hand."""

import pytest

from golf.core.rules import PRESETS, Rules
from golf.records.statistics import Table, figures, shared_places, statistics, usual_par
from golf.texts.figures import labelled_figures
from tests.app.lines import line

CLASSIC, STRICT, RELAXED, FAST = (
    PRESETS[name] for name in ("classic", "strict", "relaxed", "fast")
)

# Boards of one and two cards make results that can be counted on the fingers.
CLEAR_1 = "bAD......-2C-3C:1"  # cleared with one card in the stock: -1 stroke, a run of 1
CLEAR_0 = "bAD......-2C-:1"  # cleared with an empty stock: 0 strokes
LEFT_1 = "bAD......-2C-3C:F"  # one card left: 1 stroke, 1 move
LEFT_2 = "bADAC......-5C-:"  # two cards left at once: 2 strokes
GIVEN_UP = "bADAC......-5C-9S:X"  # given up: 2 strokes, 1 move


def values(table: Table) -> dict[str, object]:
    return dict(figures(table))


def test_every_figure_agrees_with_a_count_by_hand() -> None:
    lines = [
        line(f"classic/{record}", str(number))
        for number, record in enumerate([CLEAR_1, CLEAR_0, LEFT_1, CLEAR_1, LEFT_2, GIVEN_UP])
    ]
    (table,) = statistics(lines).tables
    assert values(table) == {
        "holes": 6,
        "cleared": 3,
        "cleared_share": 0.5,
        "given_up": 1,
        "average_strokes": 0.5,  # (-1 + 0 + 1 - 1 + 2 + 2) / 6
        "best_strokes": -1,
        "longest_run": 1,
        "clear_streak": 0,
        "longest_clear_streak": 2,
        "rounds": 0,
        "average_round": None,
        "best_round": None,
        "under_par": 0,
        "longest_under_par_streak": 0,
    }
    assert table.distribution == {-1: 2, 0: 1, 1: 1, 2: 2}


def test_a_streak_at_the_end_is_the_current_one() -> None:
    records = [CLEAR_0, LEFT_1, CLEAR_1, CLEAR_0, CLEAR_1]
    lines = [line(f"classic/{each}", str(number)) for number, each in enumerate(records)]
    table = statistics(lines).table(CLASSIC)
    assert (table.clear_streak, table.longest_clear_streak) == (3, 3)


def test_without_a_hole_nothing_is_divided() -> None:
    found = statistics([])
    assert found.tables == []
    table = found.table(CLASSIC)
    assert values(table)["average_strokes"] is None
    assert values(table)["cleared_share"] is None
    assert table.longest_run == 0


def round_line(line_id: str, record: str, **changes: object) -> object:
    return line("classic/" + "/".join([record] * 9), line_id, **changes)


def test_rounds_count_their_strokes_against_par() -> None:
    # 18, -9 and 9 strokes; par is 45.
    lines = [
        round_line("r", LEFT_2), round_line("s", CLEAR_1), round_line("t", LEFT_1),
    ]  # fmt: skip
    table = statistics(lines).table(CLASSIC)
    assert values(table)["rounds"] == 3
    assert values(table)["average_round"] == 6
    assert values(table)["best_round"] == -9
    assert values(table)["under_par"] == 3
    assert [each.strokes for each in table.top_rounds()] == [-9, 9, 18]
    assert [each.par for each in table.rounds] == [45, 45, 45]
    hard = statistics(lines, par_of=lambda each: 9).table(CLASSIC)
    assert (hard.under_par, hard.longest_under_par_streak) == (1, 1)


def test_a_hole_of_a_round_counts_once() -> None:
    holes = [line(f"classic/{LEFT_1}", f"r.{number}") for number in range(1, 4)]
    table = statistics([*holes, round_line("r", LEFT_1)]).table(CLASSIC)
    assert len(table.holes) == 9
    assert len(table.rounds) == 1
    assert len(statistics(holes).table(CLASSIC).holes) == 3


def test_rule_sets_help_and_speed_have_tables_of_their_own() -> None:
    lines = [
        line(f"dnaaas/{LEFT_1}", "a"),
        line(f"relaxed/{LEFT_1}", "b"),
        line(f"classic+wrap/{LEFT_1}", "c"),
        line(f"classic/{LEFT_1}", "d", speed=True),
        line(f"classic/{LEFT_1}", "e", assisted=True),
        line(f"dnaapp/{LEFT_1}", "f"),
        line(f"classic/{LEFT_1}", "g"),
    ]
    found = statistics(lines)
    names = [(str(each.rules), each.is_assisted, each.is_speed) for each in found.tables]
    assert names == [
        ("classic", False, False),
        ("classic+wrap", False, False),
        ("relaxed", False, False),
        ("dnaaas", False, False),
        ("classic", True, False),
        ("classic", False, True),
    ]
    assert len(found.table(CLASSIC).holes) == 2
    assert len(found.table(CLASSIC, is_assisted=True).holes) == 1
    assert len(found.table(CLASSIC, is_speed=True).holes) == 1
    assert found.table(STRICT).holes == []


def test_later_attempts_do_not_count_and_unreadable_lines_are_told() -> None:
    lines = [
        line(f"classic/{LEFT_1}", "a"),
        line(f"classic/{CLEAR_1}", "b", attempt=2),
        line("classic", "c"),
        line("chess/1:X", "d"),
        line("classic/617:" + "1" * 99, "e"),
    ]
    found = statistics(lines)
    assert (found.repeated, found.unreadable) == (1, 3)
    assert len(found.tables[0].holes) == 1


def test_the_best_holes_come_as_the_rules_score() -> None:
    lines = [
        line(f"fast/{LEFT_2}", "two"),
        line("fast/bAD......-2C-3C4C:FF", "one in 2"),
        line(f"fast/{LEFT_1}", "one in 1"),
        line("fast/bAD......-2C-3C:1", "none, one in the stock"),
        line("fast/bAD......-2C-:1", "none"),
    ]
    # Equal cards share a place, the earlier first; the stock left and the moves decide nothing.
    top = statistics(lines).table(FAST).top_holes()
    assert [hole.line.id for hole in top] == [
        "none, one in the stock", "none", "one in 2", "one in 1", "two",
    ]  # fmt: skip
    assert shared_places(top) == [1, 1, 3, 3, 5]
    relaxed = [each._replace(record=each.record.replace("fast", "relaxed")) for each in lines]
    top = statistics(relaxed).table(RELAXED).top_holes()
    assert [hole.line.id for hole in top] == [
        "none, one in the stock", "none", "one in 1", "one in 2", "two",
    ]  # fmt: skip
    assert shared_places(top) == [1, 1, 3, 4, 5]
    classic = [each._replace(record=each.record.replace("fast", "classic")) for each in lines]
    top = statistics(classic).table(CLASSIC).top_holes(3)
    assert [hole.line.id for hole in top] == ["none, one in the stock", "none", "one in 2"]


def test_a_speed_round_is_strokes_plus_minutes() -> None:
    lines = [
        round_line("slow", CLEAR_1, speed=True, seconds=20 * 60),  # -9 + 20.0
        round_line("quick", LEFT_1, speed=True, seconds=75),  # 9 + 1.2 (1.25 to the tenth)
    ]
    table = statistics(lines).table(CLASSIC, is_speed=True)
    assert [each.line.id for each in table.top_rounds()] == ["quick", "slow"]
    assert table.best_speed == pytest.approx(10.2)
    assert values(table)["best_speed"] == pytest.approx(10.2)
    assert Table(CLASSIC, is_speed=True).best_speed is None


def test_par_follows_the_wrap_switch() -> None:
    assert usual_par(line("classic/1:X")) == 5
    assert usual_par(line("classic+wrap/" + "/".join(["1:X"] * 9))) == 9


@pytest.mark.parametrize("rules", PRESETS)
def test_every_figure_says_what_it_counts(rules: str) -> None:
    table = Table(Rules.parse(rules), is_speed=True)
    told = labelled_figures(table)
    assert len({label for label, _ in told}) == len(told)
    assert all(label and value for label, value in told)


def told_of(rules: Rules, *records: str) -> dict[str, str]:
    lines = [line(f"{rules}/{record}", str(number)) for number, record in enumerate(records)]
    return dict(labelled_figures(statistics(lines).table(rules)))


def test_holes_are_told_in_the_language_of_their_rules() -> None:
    points, strokes, cards = (told_of(rules, CLEAR_1, LEFT_1) for rules in (CLASSIC, STRICT, FAST))
    assert points["Average points, over all holes"] == "35.0"
    assert points["Most points in a hole"] == "36 points"
    assert strokes["Average strokes, over all holes"] == "0.0"
    assert strokes["Fewest strokes in a hole"] == "−1 stroke"
    assert cards["Average cards left, over all holes"] == "0.5"
    assert cards["Fewest cards left in a hole"] == "0 cards left"
    moves = told_of(RELAXED, "bADAC......-5C-9S:X", "bADAC......-5C-:")
    assert moves["Fewest cards left in a hole"] == "2 cards left, 0 moves"


def test_where_cards_count_strokes_are_told_once_a_round_was_played() -> None:
    assert not [label for label in told_of(FAST, LEFT_1) if "troke" in label or label[-2:] == "ar"]
    with_round = told_of(FAST, "/".join([LEFT_1] * 9))
    assert with_round["Fewest strokes in a round"] == "9 strokes"


def test_the_best_of_thousands_of_holes_are_those_of_a_sorted_list() -> None:
    # They are looked through in parts, of which each has some of the best.
    letters = ["1" * (number * 7919 % 23) for number in range(2_500)]
    lines = [line(f"fast/{n + 1}:{'F' * 16}{each}X", f"{n}") for n, each in enumerate(letters)]
    table = statistics(lines).table(FAST)
    best = sorted(table.holes, key=lambda hole: hole.result.strokes)[:10]
    assert table.top_holes() == best
    assert table.best_hole == best[0]
