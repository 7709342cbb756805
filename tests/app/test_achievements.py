from golf.core.slices import finished
from golf.records.achievements import achievements, award_name, earned, newly_earned
from tests.app.lines import best, given_up, line, played_day


def keys(*lines):
    return set(earned(lines, lambda line: 45))


def stuck(deal):
    """Return the record of a hole whose stock was flipped to its end."""
    return f"classic/{deal}:" + 16 * "F"


def test_two_clears_in_a_row_count_and_an_open_hole_between_breaks_the_row():
    clear, other = line(best("5"), "a"), line(best("4"), "b")
    assert clear.holes[0].is_cleared
    assert other.holes[0].is_cleared
    lost = line(given_up("8"), "c")
    assert "two_clears" in keys(clear, other)
    assert "two_clears" not in keys(clear, lost, other)


def test_nothing_is_earned_with_help_or_by_a_second_attempt():
    for changes in ({"assisted": True}, {"attempt": 2}):
        helped = [line(best("5"), "a", **changes), line(best("4"), "b", **changes)]
        assert keys(*helped) == set()


def test_nine_holes_without_a_hint():
    lines = [line(stuck(str(n)), str(n)) for n in range(1, 10)]
    assert keys(*lines) == {"no_hints"}
    assert keys(*lines[:4], lines[4]._replace(hints=1), *lines[5:]) == set()
    assert keys(*lines[:4], line(given_up("5"), "5"), *lines[5:]) == set()


def test_a_round_under_par():
    record = "classic/" + "/".join(best(str(n)).partition("/")[2] for n in range(1, 10))
    assert "under_par" in keys(line(record))
    assert set(earned([line(record)], lambda line: -99)) == set()


def test_ten_days_in_a_row():
    given = [played_day(f"2026-11-{day}") for day in range(11, 21)]
    lines = [each._replace(record=stuck(each.daily), hints=1) for each in given]
    assert keys(*lines) == {"ten_days"}
    assert keys(*lines[1:]) == set()
    assert keys(given[0], *lines[1:]) == set()


def test_an_achievement_is_new_until_it_was_told():
    lines = [line(best("5"), "a"), line(best("4"), "b")]
    new = finished(newly_earned(lines, [], lambda line: 45))
    assert [each.key for each in new] == ["two_clears"]
    for known in (new, achievements()):
        told = [award_name(each) for each in known]
        assert finished(newly_earned(lines, told, lambda line: 45)) == []


def test_a_deal_in_one_leaves_five_cards_in_the_stock():
    wrap = line(best("381", rules=line("classic+wrap/1:").rules))
    assert wrap.holes[0].stock_left >= 5
    assert "deal_in_one" in keys(wrap)
