from datetime import datetime, timedelta

from golf.core.record import Record
from golf.records import daily
from tests.app.lines import line, played_day


def at(text: str) -> datetime:
    return datetime.fromisoformat(text)


def streak_of(*lines, now="2026-11-30T20:00:00+01:00"):
    return daily.streak(daily.days(lines), at(now))


def test_days_in_a_row_make_a_streak_that_lives_for_48_hours():
    lines = [played_day(f"2026-11-{day}") for day in (25, 27, 28, 29)]
    assert streak_of(*lines) == (4, 4)
    assert streak_of(*lines, now="2026-12-01T20:00:00+01:00") == (4, 4)
    assert streak_of(*lines, now="2026-12-01T20:00:01+01:00") == (0, 4)


def test_a_gap_of_more_than_48_hours_begins_a_new_streak():
    lines = [played_day("2026-11-26"), played_day("2026-11-29")]
    assert streak_of(*lines) == (1, 1)


def test_a_streak_goes_on_from_the_last_daily_of_a_day():
    early = played_day("2026-11-27", "08:00:00")
    record = "classic/" + "/".join(f"20261127{n}:X" for n in range(1, 10))
    late = line(record, "r", begun="2026-11-27T23:00:00+01:00", daily="2026-11-27")
    after = played_day("2026-11-29", "10:00:00")
    assert streak_of(early, late, after).current == 2
    assert streak_of(early, late, now="2026-11-29T22:00:00+01:00").current == 1
    assert streak_of(early, after).current == 1


def test_a_streak_counts_hours_across_zones_and_the_players_own_dates():
    lines = [
        played_day("2026-11-27", "20:00:00", "+14:00"),
        played_day("2026-11-28", "12:00:00", "-11:00"),
    ]
    assert streak_of(*lines, now="2026-11-29T12:00:00-11:00").current == 2


def test_a_day_played_later_is_shown_and_does_not_count():
    late = line("classic/202611100:X", begun="2026-11-29T20:00:00+01:00", daily="2026-11-10")
    found = daily.days([late])
    assert found["2026-11-10"].hole == late
    assert not daily.counts(late)
    assert streak_of(late) == (0, 0)


def test_the_day_a_hole_was_begun_counts_when_it_ends_after_midnight():
    begun = played_day("2026-11-29", "23:58:00")
    assert daily.counts(begun)
    assert streak_of(begun).current == 1


def test_a_second_attempt_leaves_the_first_result_in_its_place():
    first = played_day("2026-11-29")
    again = first._replace(id="again", attempt=2)
    assert daily.days([first, again])["2026-11-29"].hole == first
    assert daily.days([again, first])["2026-11-29"].hole == first


def test_holes_of_a_daily_round_are_not_the_daily_hole():
    hole = line("classic/202611291:X", "r.1", daily="2026-11-29")
    whole = line("classic/" + "/".join(f"20261129{n}:X" for n in range(1, 10)), "r",
                 daily="2026-11-29")  # fmt: skip
    assert daily.days([hole]) == {}
    assert daily.days([hole, whole])["2026-11-29"] == (None, whole)


def test_a_month_is_laid_out_in_weeks_from_monday():
    weeks = daily.month_weeks(2026, 11)
    assert weeks[0] == [None] * 6 + ["2026-11-01"]
    assert weeks[-1][0] == "2026-11-30"
    assert sum(day is not None for week in weeks for day in week) == 30
    assert daily.shifted_month(2026, 1, -1) == (2025, 12)
    assert daily.shifted_month(2026, 12, 1) == (2027, 1)


def test_the_code_of_a_day_is_its_hole_before_the_first_move():
    assert daily.hole_code("2026-11-29") == "classic/202611290:"
    assert not Record.parse(daily.hole_code("2026-11-29")).replay().hole.moves


def test_a_clock_change_makes_no_difference():
    # 25 October 2026: summer time ends, the night has an hour more.
    before, after = played_day("2026-10-24", "20:00:00", "+02:00"), played_day("2026-10-26")
    gap = at(after.begun) - at(before.begun)
    assert gap == timedelta(hours=49)
    assert streak_of(before, after, now=after.begun).current == 1
