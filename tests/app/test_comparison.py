from golf.background import Background
from golf.core.rules import PRESETS
from golf.records.comparison import comparing
from tests.app.lines import best, given_up, line

CLASSIC = PRESETS["classic"]


def found(lines, filed):
    work = Background(comparing(lines, filed))
    while not work.is_done:
        work.run_slice()
    return work.result


def nine(letters: str = "X") -> str:
    return "classic/" + "/".join(f"{number}:{letters}" for number in range(1, 10))


def test_a_hole_has_its_place_among_those_of_its_rules():
    good, bad = line(best("5"), "a"), line(given_up("7"), "b")
    other = line("strict/1:X", "c")
    lines = [good, bad, other]
    assert found(lines, good)[:2] == (1, 2)
    assert found(lines, bad)[:2] == (2, 2)
    assert found(lines, other)[:2] == (1, 1)


def test_equal_results_share_a_place():
    lines = [line(given_up(str(number)), str(number)) for number in range(1, 4)]
    assert {found(lines, each).place for each in lines} == {1}


def test_help_and_later_attempts_have_no_place_and_take_none():
    counted = line(given_up("5"), "a")
    helped = line(best("5"), "b", assisted=True)
    again = line(best("5"), "c", attempt=2)
    lines = [counted, helped, again]
    assert found(lines, helped).place is None
    assert found(lines, again).place is None
    assert found(lines, counted)[:2] == (1, 1)


def test_the_best_on_a_deal_is_told_for_each_rule_set_whatever_the_attempt():
    again = line(best("5"), "c", attempt=2)
    lines = [line(given_up("5"), "a"), again, line("strict/5:X", "s"), line("strict/6:X", "t")]
    result = found(lines, again)
    assert [(str(rules), hole.strokes) for rules, hole in result.best] == [
        ("classic", again.holes[0].strokes),
        ("strict", 35),
    ]


def test_a_round_stands_among_rounds_and_a_speed_round_by_strokes_and_minutes():
    calm = line(nine(), "a")
    quick, slow = (line(nine(), str(n), speed=True, seconds=n) for n in (300, 900))
    lines = [calm, line(given_up("7"), "h"), slow, quick]
    assert found(lines, calm)[:2] == (1, 1)
    assert found(lines, quick)[:2] == (1, 2)
    assert found(lines, slow)[:2] == (2, 2)
    assert found(lines, slow).best == ()


def test_a_long_history_is_searched_in_slices():
    lines = [line(given_up(str(number)), str(number)) for number in range(1, 400)]
    assert sum(1 for _ in comparing(lines, lines[0])) == 8
