"""The Tour from the history alone: divisions, seasons, trophies, and who is at one's level."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.analysis.roster import DIVISIONS, FIELD, ROSTER
from golf.core.event import Event
from golf.core.rules import PRESETS, Rules
from golf.core.slices import finished
from golf.local_time import week_of
from golf.records.tour import (
    SEASON,
    Career,
    counts_for_week,
    duel_counts,
    finding_career,
    match,
    recent_mean,
    rival_at_level,
    season_of,
    step_of,
    trophy_of,
)
from golf.saves.history import HistoryLine
from golf.saves.storage import Storage
from golf.saves.transfer import export_text
from tests.app.lines import line
from tests.store import DictStore, import_text
from tests.sweep import examples

CLASSIC = PRESETS["classic"]
DAYS = {"2026-W49": "2026-12-02", "2026-W50": "2026-12-09", "2026-W51": "2026-12-16"}


def played(week: str = "2026-W49", place: int | None = 1, **changes: object) -> HistoryLine:
    rules = Rules.parse(str(changes.pop("rules", "classic")))
    holes = "/".join(f"{deal}:X" for deal in Event.parse(week).deals(rules))
    begun = f"{changes.pop('day', DAYS.get(week, '2026-12-02'))}T10:00:00+01:00"
    values = {"begun": begun, "event": week, "place": place, "division": "club"}
    return line(f"{rules}/{holes}", f"id {week}", **(values | changes))


def career(*lines: HistoryLine, today: str = "2027-12-31") -> Career:
    return finished(finding_career(lines, today))


def test_friends_of_any_division_meet_the_same_rivals() -> None:
    player = Career("tour")
    assert player.division_in(Event.parse("2026-W49")) == "tour"
    assert player.division_in(Event.parse("617")) == "club"


def test_it_begins_in_the_club() -> None:
    assert career().division == "club"
    assert career(line("classic/617:FX")).results == []


@pytest.mark.parametrize(
    ("place", "step"), [(1, 1), (6, 1), (7, 0), (18, 0), (19, -1), (FIELD + 1, -1)]
)
def test_six_go_up_and_six_go_down(place: int, step: int) -> None:
    assert step_of("county", place) == step
    assert step_of("club", place) == max(0, step)
    assert step_of("tour", place) == min(0, step)


def test_the_latest_result_decides_on_the_division() -> None:
    lines = [
        played("2026-W49", 3),
        played("2026-W50", 6, division="county"),
        played("2026-W51", 20, division="national"),
    ]
    divisions = [career(*lines[:count]).division for count in range(4)]
    assert divisions == ["club", "county", "national", "county"]
    assert career(*lines[::-1]).division == "county"


@pytest.mark.parametrize(
    "changes",
    [
        {"assisted": True},
        {"attempt": 2},
        {"day": "2026-12-09"},
        {"rules": "strict"},
        {"place": None},
        {"place": 7},
    ],
)
def test_what_does_not_count_changes_no_division(changes: dict[str, object]) -> None:
    assert career(played(**changes)).division == "club"


def test_the_first_three_win_a_trophy() -> None:
    assert [trophy_of(played(place=place)) for place in (1, 2, 3, 4, None)] == [
        "gold",
        "silver",
        "bronze",
        None,
        None,
    ]
    assert trophy_of(played(rules="relaxed")) == "gold"
    assert trophy_of(played(assisted=True)) is None
    assert trophy_of(played("4711")) is None
    assert career(played(), played("2026-W50", 9)).trophies == [played()]


def test_a_week_counts_from_monday_to_sunday_by_the_players_own_date() -> None:
    assert counts_for_week(played(day="2026-11-30"))
    assert counts_for_week(played(day="2026-12-06"))
    assert not counts_for_week(played(day="2026-12-07"))


def test_the_first_attempt_is_the_one_that_is_kept() -> None:
    later = played(place=2, attempt=2)._replace(id="later")
    assert career(later, played(place=9)).results == [played(place=9)]
    assert career(played(place=9), later).results == [played(place=9)]


def test_a_result_is_found_by_its_week_and_its_rules() -> None:
    found = career(played(), played("2026-W49", 4, rules="strict"), played("4711", 5))
    assert found.of_week("2026-W49") == played()
    assert found.of_week("2026-W50") is None
    assert found.of_event("4711", "classic") == played("4711", 5)
    assert found.of_event("2026-W49", "relaxed") is None


def test_duels_stand_apart_and_holes_are_no_results() -> None:
    duel = played("4711", None, rival="otto", division=None)
    hole = line("classic/1202649001:FX", "id.1", event="2026-W49")
    found = career(duel, hole)
    assert list(found.results) == []


def test_a_season_has_twelve_weeks_without_a_gap() -> None:
    weeks = season_of("2026-W49")
    assert len(weeks) == SEASON
    assert weeks[5] == "2026-W49"
    assert weeks[-1] == "2027-W02"
    assert season_of("2027-W02") == weeks
    assert season_of("2027-W03")[0] == "2027-W03"


def test_a_rival_at_ones_level_has_about_ones_mean() -> None:
    assert rival_at_level(4.0).key == "old_tom"
    assert rival_at_level(20.0) == ROSTER[0]
    assert 7 < rival_at_level(None).mean < 8
    assert recent_mean([]) is None
    assert recent_mean([played(), played(assisted=True), line("classic/617:FX")]) == 35
    assert PRESETS["classic"] == played().rules


def test_a_duel_is_won_by_holes() -> None:
    assert match([3, 4, 5], [4, 4, 4]) == (0, 6)
    assert match([3, 4], [4, 5, 1]) == (2, 7)
    assert not match([3, 4], [4, 5]).is_decided


def test_a_duel_is_decided_when_no_more_holes_are_left_than_separate_the_two() -> None:
    assert match([1] * 9, [2] * 9) == (5, 4)
    assert match([1] * 9, [2] * 9).is_decided
    three_and_two = [1, 1, 1, 1, 5, 5, 1, 9, 9], [2, 2, 1, 1, 5, 5, 2, 1, 1]
    assert match(*three_and_two) == (3, 2)
    halved = match([5] * 9, [5] * 9)
    assert halved == (0, 0)
    assert halved.is_decided


def test_the_divisions_grow() -> None:
    assert DIVISIONS == ("club", "county", "national", "tour")
    means = [rival.mean for rival in ROSTER]
    assert means == sorted(means, reverse=True)


FIRST_MONDAY = date(2026, 11, 23)


@st.composite
def histories(draw: st.DrawFn) -> list[HistoryLine]:
    """Return results of Opens about the turn of a year with 53 weeks, in any order."""
    lines = []
    for number in range(draw(st.integers(0, 12))):
        monday = FIRST_MONDAY + timedelta(weeks=draw(st.integers(0, 8)))
        day = monday + timedelta(days=draw(st.sampled_from([0, 3, 6, 7, -1])))
        result = played(
            week_of(str(monday)),
            draw(st.sampled_from([None, *range(1, FIELD + 2)])),
            day=str(day),
            rules=draw(st.sampled_from(["classic", "classic", "strict"])),
            assisted=draw(st.sampled_from([False, False, True])),
            attempt=draw(st.sampled_from([1, 1, 2])),
            division=draw(st.sampled_from(DIVISIONS)),
        )
        lines.append(result._replace(id=f"id {number}"))
    return lines


@given(histories(), st.randoms())
@examples(100)
def test_what_was_reached_does_not_depend_on_the_order_of_the_lines(lines, rng) -> None:
    shuffled = list(lines)
    rng.shuffle(shuffled)
    assert career(*shuffled) == career(*lines)


@given(histories())
@examples(100)
def test_the_latest_first_attempt_without_help_in_its_own_week_decides(lines) -> None:
    deciding = {}
    for each in sorted(lines, key=lambda each: (each.begun, each.id)):
        in_week = week_of(each.begun[:10]) == each.event
        if in_week and each.attempt == 1 and not each.assisted and each.rules == CLASSIC:
            deciding.setdefault(each.event, each)
    placed = [each for each in deciding.values() if each.place is not None]
    expected = "club"
    if placed:
        last = placed[-1]
        expected = DIVISIONS[DIVISIONS.index(last.division) + step_of(last.division, last.place)]
    found = career(*lines)
    assert found.division == expected
    for each in found.trophies:
        assert each.place in (1, 2, 3)
        assert (each.attempt, each.assisted) == (1, False)
        assert week_of(each.begun[:10]) == each.event
    for each in lines:
        assert found.of_event(each.event, str(each.rules)) is not None


@given(histories())
@examples(20)
def test_a_history_from_elsewhere_says_the_same(lines) -> None:
    there, here = Storage(DictStore()), Storage(DictStore())
    there.history.add(*lines)
    import_text(here, export_text(there))
    assert career(*here.history.lines) == career(*lines)


def test_what_is_dated_later_than_today_decides_on_nothing_yet() -> None:
    """A clock that was wrong once would decide on every division until then."""
    lines = played("2026-W49", 3), played("2026-W51", 20, division="county")
    assert career(*lines, today="2026-12-15").division == "county"
    assert career(*lines, today="2026-12-16").division == "club"
    assert len(career(*lines, today="2026-12-01").results) == 2


def test_a_week_that_was_not_played_changes_nothing() -> None:
    lines = played("2026-W49", 3), played("2026-W51", 10, division="county")
    assert career(*lines).division == "county"


def test_a_second_open_of_a_week_wins_a_cup_and_moves_nobody() -> None:
    strict = played("2026-W49", 1, rules="strict", division="county")
    strict = strict._replace(id="strict")
    found = career(played("2026-W49", 20, division="county"), strict)
    assert found.division == "club"
    assert found.trophies == [strict]


def test_the_same_open_from_two_machines_counts_as_it_was_begun_first() -> None:
    here = played("2026-W49", 9, day="2026-12-03")
    there = played("2026-W49", 2, day="2026-12-01")._replace(id="there")
    for lines in ((here, there), (there, here)):
        assert career(*lines).division == "county"
        assert career(*lines).of_week("2026-W49") == there


def test_a_field_that_still_plays_is_an_open_end() -> None:
    strict = played("2026-W49", None, rules="strict")._replace(id="strict")
    lines = strict, played("2026-W49", None), played("2026-W50", 4)
    duel = played("4711", None, rival="otto", division=None)
    told = duel._replace(id="told", field={"otto": [1] * 9})
    found = career(*lines, duel, told)
    assert found.open_ends == [lines[1], strict, duel]
    assert list(found.duels) == [duel, told]
    assert duel_counts(found.duels) == (0, 0, 1)
