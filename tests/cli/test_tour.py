"""`golf tour`: the field of an Open, as records that `golf replay` checks."""

import sys

import pytest

from golf.analysis.roster import field_of
from tests.cli.conftest import Golf


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a small field play: the whole one takes some seconds."""
    monkeypatch.setattr("golf.cli.tour.field_of", lambda division: field_of(division)[:3])


def test_each_rival_is_one_line_of_json(golf: Golf) -> None:
    ran = golf("tour", "2026-W49", "--json")
    assert ran.status == 0
    assert [each["rival"] for each in ran.objects] == [
        "Poppy Hartley",
        "Otto Brandt",
        "Gus Whitlock",
    ]
    for each in ran.objects:
        assert list(each) == ["event", "rules", "rival", "strokes", "record"]
        (checked,) = golf("replay", each["record"], "--json").objects
        assert checked["legal"]
        assert [hole["strokes"] for hole in checked["holes"]] == each["strokes"]  # type: ignore[attr-defined]
        assert all(hole["over"] for hole in checked["holes"])  # type: ignore[attr-defined]


def test_the_board_is_sorted_by_strokes(golf: Golf) -> None:
    head, *lines = golf(
        "tour", "4711", "--rules", "strict", "--division", "county"
    ).out.splitlines()
    assert head == "4711, strict, county: par 45"
    totals = [int(line.split("(")[0].split()[-1]) for line in lines]
    assert totals == sorted(totals)


def test_without_a_name_it_is_this_weeks(golf: Golf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("golf.cli.tour.local_now", lambda: "2027-01-03T10:00:00+01:00")
    assert {each["event"] for each in golf("tour", "--json").objects} == {"2026-W53"}


@pytest.mark.parametrize(
    "name", ["0", "-1", "", " ", "2026-W54", "2025-W53", "2026-W00", "1000000000", "9" * 5000, "w"]
)
def test_a_wrong_name_is_bad_input(golf: Golf, name: str) -> None:
    ran = golf("tour", name)
    assert ran.status == 2
    assert ran.err.count("\n") == 1
    assert "expected an event" in ran.err


def test_the_table_is_straight_and_has_one_sign_for_minus(golf: Golf) -> None:
    _, *lines = golf("tour", "2026-W49").out.splitlines()
    assert "-" not in "".join(line.split("  Plays")[0].split("  Takes")[0] for line in lines)
    assert len({line.index(" (") for line in lines}) == 1


def test_a_terminal_sees_how_far_the_field_has_come(
    golf: Golf, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert golf("tour", "4711").err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert "/27" in golf("tour", "4711").err


@pytest.mark.parametrize(
    ("today", "week"),
    [
        ("2025-12-28T23:59:59+01:00", "2025-W52"),
        ("2025-12-29T00:00:00-11:00", "2026-W01"),
        ("2026-12-31T12:00:00+14:00", "2026-W53"),
        ("2027-01-03T23:59:59-12:00", "2026-W53"),
        ("2027-01-04T00:00:00+00:00", "2027-W01"),
    ],
)
def test_the_week_is_that_of_the_players_own_date(
    golf: Golf, monkeypatch: pytest.MonkeyPatch, today: str, week: str
) -> None:
    monkeypatch.setattr("golf.cli.tour.local_now", lambda: today)
    assert golf("tour").out.startswith(f"{week}, classic, club")
