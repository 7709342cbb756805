from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo, available_timezones

import pytest

from golf.core.record import Record
from golf.records import daily
from golf.records.counts import counts_for_its_day
from tests.app.lines import line, played_day


def streak_of(*lines, today="2026-11-30"):
    return daily.streak(daily.days(lines), today)


def test_dates_in_a_row_make_a_streak_that_lives_until_a_day_has_gone_by():
    lines = [played_day(f"2026-11-{day}") for day in (25, 27, 28, 29)]
    assert streak_of(*lines, today="2026-11-29") == (3, 3)
    assert streak_of(*lines, today="2026-11-30") == (3, 3)
    assert streak_of(*lines, today="2026-12-01") == (0, 3)


@pytest.mark.parametrize(
    ("moments", "length"),
    [
        (["2026-10-24T00:05:00+02:00", "2026-10-25T23:30:00+01:00"], 2),
        (["2026-10-24T07:30:00+01:00", "2026-10-25T23:45:00-07:00"], 2),
        (["2026-11-28T23:59:59-11:00", "2026-11-29T00:00:00+14:00"], 2),
        (["2026-11-27T23:30:00+01:00", "2026-11-29T22:00:00+01:00"], 1),
        (["2026-12-31T20:00:00+01:00", "2027-01-01T20:00:00+01:00"], 2),
        (["2028-02-28T20:00:00+01:00", "2028-02-29T20:00:00+01:00",
          "2028-03-01T20:00:00+01:00"], 3),
        (["1970-01-01T00:00:00+00:00", "1970-01-02T23:59:59+00:00"], 2),
        (["2038-01-19T00:00:00+00:00", "2038-01-20T23:59:59+00:00"], 2),
    ],
    ids=["a night of 25 hours", "London, Los Angeles", "a day before", "a day left out", "new year",
         "leap day", "1970", "2038"],
)  # fmt: skip
def test_a_row_of_dates_is_a_streak_whatever_the_hours_and_zones(moments, length):
    lines = [played_day(each[:10], each[11:19], each[19:]) for each in moments]
    assert streak_of(*lines, today=moments[-1][:10]) == (length, length)


def test_a_daily_of_a_date_to_come_breaks_nothing_and_counts_when_its_day_has_come():
    lines = [played_day(f"2026-11-{day}") for day in (28, 29, 30)]
    stray = played_day("2026-12-30")
    assert streak_of(stray, *lines) == (3, 3)
    assert streak_of(*lines[:2], stray, lines[2]) == (3, 3)
    tomorrow = played_day("2026-12-01")
    assert streak_of(*lines, tomorrow) == (3, 3)
    assert streak_of(*lines, tomorrow, today="2026-12-01") == (4, 4)
    after = [played_day("2026-12-29")]
    assert streak_of(stray, *lines, *after, today="2026-12-30") == (2, 3)


def test_hole_and_round_of_one_date_are_one_day():
    record = "classic/" + "/".join(f"20261129{n}:X" for n in range(1, 10))
    whole = line(record, "r", begun="2026-11-29T23:00:00+01:00", daily="2026-11-29")
    assert streak_of(played_day("2026-11-29"), whole) == (1, 1)
    assert streak_of(played_day("2026-11-28"), whole) == (2, 2)


@pytest.mark.sweep
@pytest.mark.parametrize("zone", sorted(available_timezones()))
def test_no_zone_breaks_a_row_of_dates(zone):
    """Two dates that follow one another, from the first minute to the last, through 2026."""
    local = ZoneInfo(zone)
    first = date(2026, 1, 1)
    for number in range(364):
        day = first + timedelta(days=number)
        moments = [
            datetime.combine(day, time(0, 5), local),
            datetime.combine(day + timedelta(days=1), time(23, 55), local),
        ]
        if number % 90 and moments[0].utcoffset() == moments[1].utcoffset():
            continue
        lines = [played_day(*_parts(moment)) for moment in moments]
        assert streak_of(*lines, today=str(day + timedelta(days=1))) == (2, 2), moments


def _parts(moment: datetime) -> tuple[str, str, str]:
    text = moment.isoformat()
    return text[:10], text[11:19], text[19:]


def test_a_day_played_later_is_shown_and_does_not_count():
    late = line("classic/202611100:X", begun="2026-11-29T20:00:00+01:00", daily="2026-11-10")
    found = daily.days([late])
    assert found["2026-11-10"].hole == late
    assert not counts_for_its_day(late)
    assert streak_of(late) == (0, 0)


def test_the_day_a_hole_was_begun_counts_when_it_ends_after_midnight():
    begun = played_day("2026-11-29", "23:58:00")
    assert counts_for_its_day(begun)
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
