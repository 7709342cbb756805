from datetime import date, timedelta

import pytest

from golf.core.rules import PRESETS, Rules
from golf.core.slices import finished
from golf.records.awards import AWARDS, AwardBook, newly_earned, tally_of
from golf.records.pars import pars_of
from golf.ui.award_picture import award_picture
from tests.app.lines import best, given_up, line, played_day

NINE = "classic/" + "/".join(best(str(n)).partition("/")[2] for n in range(1, 10))
OLD = ("deal_in_one", "two_clears", "under_par", "no_hints", "ten_days")


def tally(*lines, par=5, medal=""):
    return tally_of(lines, lambda line: (par,) * line.hole_count, lambda line: medal)


def keys(*lines, **how):
    return set(tally(*lines, **how).earned)


def stuck(deal):
    """Return the record of a hole whose stock was flipped to its end."""
    return f"classic/{deal}:" + 16 * "F"


def award(key):
    return next(each for each in AWARDS if each.key == key)


def test_there_are_many_awards_each_with_a_goal_and_a_picture_of_its_own(pilot):
    assert len(AWARDS) >= 30
    assert len({each.key for each in AWARDS}) == len(AWARDS)
    assert {each.key for each in AWARDS}.issuperset(OLD)
    look = pilot.app.services.look
    pictures = {
        bytes(award_picture(look, each.emblem, each.metal, each.goal, 40).get_buffer().raw)
        for each in AWARDS
    }
    assert len(pictures) == len(AWARDS)


def test_two_clears_in_a_row_count_and_an_open_hole_between_breaks_the_row():
    clear, other = line(best("5"), "a"), line(best("4"), "b")
    assert clear.holes[0].is_cleared
    assert other.holes[0].is_cleared
    lost = line(given_up("8"), "c")
    assert "two_clears" in keys(clear, other)
    assert "two_clears" not in keys(clear, lost, other)
    helped = line(best("3"), "d", assisted=True)
    assert "two_clears" not in keys(clear, helped, other)


def test_nothing_is_earned_with_help_or_by_a_second_attempt():
    for changes in ({"assisted": True}, {"attempt": 2}):
        helped = [line(best("5"), "a", **changes), line(best("4"), "b", **changes)]
        helped.append(line(NINE, "c", **changes))
        assert keys(*helped) == set()


def test_nine_holes_without_a_hint():
    lines = [line(stuck(str(n)), str(n)) for n in range(1, 10)]
    assert "no_hints" in keys(*lines)
    assert "no_hints" not in keys(*lines[:4], lines[4]._replace(hints=1), *lines[5:])
    assert "no_hints" not in keys(*lines[:4], line(given_up("5"), "5"), *lines[5:])


def test_a_round_under_par():
    assert "under_par" in keys(line(NINE))
    assert "under_par" not in keys(line(NINE), par=-99)


def test_ten_days_in_a_row():
    given = [played_day(f"2026-11-{day}") for day in range(11, 21)]
    lines = [each._replace(record=stuck(each.daily), hints=1) for each in given]
    assert "ten_days" in keys(*lines)
    assert "ten_days" in keys(*lines[::2], *lines[1::2])
    assert "ten_days" not in keys(*lines[1:])
    assert "ten_days" not in keys(given[0], *lines[1:])
    late = lines[4]._replace(begun="2026-11-29T20:00:00+01:00")
    assert tally(*lines[:4], late, *lines[5:]).counters["day_row"] == 5


def test_a_row_of_days_is_as_long_as_the_longest_in_whatever_order_they_come():
    days = [date(2026, 11, 1) + timedelta(days=n) for n in (4, 0, 2, 1, 8, 3, 3)]
    lines = [played_day(str(day))._replace(record=stuck("7"), id=str(n))
             for n, day in enumerate(days)]  # fmt: skip
    assert tally(*lines).counters["day_row"] == 5
    assert tally(*lines).counters["days"] == 6


def test_a_deal_in_one_leaves_five_cards_in_the_stock():
    wrap = line(best("381", rules=line("classic+wrap/1:").rules))
    assert wrap.holes[0].stock_left >= 5
    assert "deal_in_one" in keys(wrap)


def test_a_round_earns_what_rounds_earn():
    found = tally(line(NINE, "r", speed=True, seconds=599, course="The Meadow"))
    assert {"round", "speed", "under_par", "hat_trick"} <= found.earned.keys()
    counted = {name: found.counters[name] for name in ("brisk_rounds", "courses", "holes")}
    assert counted == {"brisk_rounds": 1, "courses": 1, "holes": 0}
    slow = tally(line(NINE, "r", speed=True, seconds=600))
    assert slow.counters["brisk_rounds"] == 0


def test_a_better_round_than_all_before_is_counted():
    worse = "classic/" + "/".join(f"{n}:X" for n in range(1, 10))
    lines = [line(worse, "a"), line(NINE, "b"), line(worse, "c"), line(NINE, "d")]
    assert tally(*lines).counters["bests"] == 1


@pytest.mark.parametrize(
    ("changes", "won"), [({}, 1), ({"attempt": 3}, 1), ({"assisted": True}, 0)]
)
def test_a_medal_may_be_won_at_any_attempt_without_help(changes, won):
    found = tally(line(NINE, "r", course="The Meadow", **changes), medal="gold")
    assert found.counters["golds"] == found.counters["medals"] == won
    lesser = tally(line(NINE, "r", course="The Meadow", **changes), medal="bronze")
    assert (lesser.counters["golds"], lesser.counters["medals"]) == (0, won)


def test_progress_is_told_and_never_more_than_the_goal():
    lines = [line(stuck(str(n)), str(n)) for n in range(1, 8)]
    found = tally(*lines)
    assert found.progress(award("no_hints")) == 7
    assert found.progress(award("hole")) == 1
    assert all(0 <= found.progress(each) <= each.goal for each in AWARDS)


def test_a_result_has_newly_earned_what_was_not_there_before_it():
    lines = [line(best("5"), "a"), line(stuck("1"), "b"), line(NINE, "r")]
    book, before = AwardBook(pars_of, lambda line: ""), set()
    for count, each in enumerate(lines, start=1):
        after = finished(book.following(lines[:count]))
        assert {one.key for one in newly_earned(after, each.id)} == set(after.earned) - before
        before = set(after.earned)


def test_a_book_counts_each_line_once_and_again_where_one_was_replaced():
    lines = [line(best("5"), "a"), line(stuck("1"), "b")]
    book = AwardBook(pars_of, lambda line: "")
    assert finished(book.following(lines)) is finished(book.following(lines))
    assert finished(book.following(lines)).counters["holes"] == 2
    other = [lines[0]._replace(assisted=True), *lines[1:]]
    assert finished(book.following(other)).counters["holes"] == 1
    assert finished(book.following([])).counters["holes"] == 0


CLEAR, WRAP = best("5"), best("1", Rules.parse("classic+wrap"))
RELAXED, STRICT = best("1", PRESETS["relaxed"]), "strict/bAD......-2C-:1"


def several(record, count, **changes):
    """Return so many lines of a record, each with an id of its own."""
    return [line(record, f"{n}", **changes) for n in range(count)]


def on_days(count, record):
    days = [str(date(2026, 1, 1) + timedelta(days=n)) for n in range(count)]
    return [played_day(day)._replace(record=record, id=day) for day in days]


def better_and_better(count):
    """Return rounds each of which is better than the one before."""
    rounds = []
    for number in range(count):
        holes = NINE.partition("/")[2].split("/")[:number]
        holes += [f"{n}:X" for n in range(number + 1, 10)]
        rounds.append(line("classic/" + "/".join(holes), str(number)))
    return rounds


WAYS = {
    "holes": lambda n: several(stuck("7"), n),
    "rounds": lambda n: several(NINE, n),
    "clears": lambda n: several(CLEAR, n),
    "clear_row": lambda n: several(CLEAR, n),
    "under_par": lambda n: several(NINE, n),
    "under_row": lambda n: several(NINE, n),
    "unhinted_row": lambda n: several(stuck("7"), n),
    "unhinted_rounds": lambda n: several(NINE, n),
    "unhinted_under_par": lambda n: several(NINE, n),
    "kept_row": lambda n: several(stuck("7"), n),
    "presets": lambda n: [
        line(best("7", r), str(k)) for k, r in enumerate([*PRESETS.values()][:n])
    ],
    "strict_clears": lambda n: several(STRICT, n),
    "wrap_clears": lambda n: several(WRAP, n),
    "relaxed_clears": lambda n: several(RELAXED, n),
    "courses": lambda n: [line(NINE, str(k), course=f"Course {k}") for k in range(n)],
    "medals": lambda n: [line(NINE, str(k), course=f"Course {k}") for k in range(n)],
    "golds": lambda n: [line(NINE, str(k), course=f"Course {k}") for k in range(n)],
    "day_row": lambda n: on_days(n, stuck("7")),
    "days": lambda n: on_days(n, stuck("7")),
    "daily_rounds": lambda n: on_days(n, NINE),
    "speed_rounds": lambda n: several(NINE, n, speed=True),
    "brisk_rounds": lambda n: several(NINE, n, speed=True, seconds=500),
    "bests": lambda n: better_and_better(n + 1),
}
"""How a history comes to so many of what is counted one by one."""


@pytest.mark.parametrize("counter", WAYS)
def test_what_is_counted_one_by_one_is_told_as_it_grows_and_earns_at_its_goal(counter):
    for count in (1, 2, 4):
        found = tally(*WAYS[counter](count), medal="gold")
        assert found.counters[counter] == count
    for each in (one for one in AWARDS if one.counter == counter and one.goal <= 30):
        short = tally(*WAYS[counter](each.goal - 1), medal="gold")
        assert (each.key in short.earned, short.progress(each)) == (False, each.goal - 1)
        assert each.key in keys(*WAYS[counter](each.goal), medal="gold")


def test_every_award_waits_for_something_that_is_tried_here():
    once = {"round_clears", "stock_left", "run", "long_runs", "birdies", "clean"}
    assert {each.counter for each in AWARDS} == WAYS.keys() | once
    found = tally(line(NINE, "r"))
    assert found.counters["round_clears"] >= 3
    assert found.counters["birdies"] >= 5
    assert "clean_card" in keys(line(NINE, "r"), par=20)
    long = line(best("58"))
    assert {"run_10", "run_15", "long_runs"} <= keys(*several(long.record, 25))
