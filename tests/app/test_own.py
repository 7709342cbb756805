"""Numbers of one's own: one true and kind thing of a hole, and a quiet line on the title."""

import pytest

from golf.core.rules import Rules
from golf.core.slices import finished
from golf.records.own import Praise, finding_form, praising
from golf.ui.leaves import Line
from tests.app.lines import line, played_day
from tests.app.pilot import Clock

pytestmark = pytest.mark.usefixtures("unseen")

MONDAY, SUNDAY, BEFORE = "2026-11-30", "2026-12-06", "2026-11-29"
RANKS = "3456789"


def left(cards: int, line_id: str, day: str = MONDAY, *, run: int = 0, **facts):
    """Return the line of a hole that ends with cards left, after a run of some length."""
    columns = [f"{RANKS[n % 7]}{'CDHS'[n // 7]}" for n in range(cards)]
    board = ["".join(columns[at : at + 5]) for at in range(0, cards, 5)]
    up = "".join(f"{rank}{suit}" for rank, suit in zip("TJQKQJT98"[:run], "SSSSHHHHH"[:run],
                                                      strict=False))  # fmt: skip
    runs = [up[at : at + 10] for at in range(0, len(up), 10)]
    columns_text = ".".join([*board, *runs, *[""] * (7 - len(board) - len(runs))])
    letters = str(len(board) + 1) * run
    return line(f"strict/b{columns_text}-AD-:{letters}", line_id, begun=f"{day}T20:00:00+01:00",
                **facts)  # fmt: skip


def said(lines, mine) -> Praise | None:
    return finished(praising([*lines, mine], mine))


def others(scores, day: str = MONDAY, run: int = 0):
    return [left(score, f"o{n}", day, run=run) for n, score in enumerate(scores)]


def test_the_weeks_longest_run_is_told_first():
    assert said(others([9, 8, 7], run=3), left(12, "m", run=5)) is Praise.RUN
    assert said(others([9, 8, 7], run=5), left(12, "m", run=5)) is None
    assert said(others([9, 8, 7], run=2), left(12, "m", run=4)) is None


def test_the_weeks_best_hole_is_told_where_there_are_others():
    assert said(others([9, 8, 7]), left(6, "m")) is Praise.HOLE
    assert said(others([9, 8, 6]), left(6, "m")) is None
    assert said(others([9, 8]), left(6, "m")) is None


def test_a_week_begins_on_monday():
    assert said(others([5, 8, 7], BEFORE), left(6, "m", MONDAY)) is None
    mixed = others([5, 9, 9], BEFORE) + others([9, 8, 7])[:2]
    assert said(mixed, left(6, "m", SUNDAY)) is not Praise.HOLE
    late = [left(score, f"l{score}", SUNDAY) for score in (9, 8, 7)]
    assert said(late, left(6, "m", SUNDAY)) is Praise.HOLE


def test_better_than_usual_needs_some_holes_to_be_usual():
    usual = others([9] * 5, BEFORE)
    assert said(usual, left(8, "m")) is Praise.USUAL
    assert said(usual[:4], left(8, "m")) is None
    assert said(usual, left(9, "m")) is None
    assert said(others([5] * 20, BEFORE) + usual, left(8, "m")) is None


@pytest.mark.parametrize("facts", [{"assisted": True}, {"attempt": 2}])
def test_only_what_counts_is_compared(facts):
    assert said(others([9, 8, 7]), left(6, "m", **facts)) is None
    uncounted = [left(n, f"u{n}", **facts) for n in (9, 8, 7)]
    assert said(uncounted, left(6, "m")) is None


def test_nothing_is_said_of_a_hole_that_was_given_up_or_of_a_round():
    mine = line("strict/1:X", "m", begun=f"{MONDAY}T20:00:00+01:00")
    assert said(others([9, 8, 7]), mine) is None
    whole = line("strict/" + "/".join(f"{n}:X" for n in range(1, 10)), "r")
    assert said(others([9, 8, 7]), whole) is None


def rounds(count: int, rules: str = "strict", **facts):
    holes = "/".join(f"b{'3C' if n else '3C4C'}......-KD-:" for n in range(9))
    return [line(f"{rules}/{holes}", f"r{n}", begun=f"2026-11-{10 + n}T20:00:00+01:00", **facts)
            for n in range(count)]  # fmt: skip


def test_form_is_the_latest_rounds_against_par_under_the_same_rules():
    rules = Rules.parse("strict")
    assert finished(finding_form(rounds(3), rules)) == [-35, -35, -35]
    assert len(finished(finding_form(rounds(8), rules))) == 5
    assert finished(finding_form(rounds(3), Rules.parse("classic"))) == []
    assert finished(finding_form(rounds(3, assisted=True), rules)) == []


def own_line(pilot) -> str:
    pilot.frames(5)
    return pilot.scene.own_words


def test_the_title_tells_todays_daily_the_streak_and_the_form(new_pilot):
    pilot = new_pilot(now=Clock("2026-11-30T20:00:00+01:00"))
    assert own_line(pilot) in ("", "Daily still to play")
    for day in ("28", "29", "30"):
        pilot.app.storage.history.add(played_day(f"2026-11-{day}"))
    pilot.app.services.settings.rules = "strict"
    for each in rounds(2):
        pilot.app.storage.history.add(each)
    pilot.scene.resume(None)
    assert own_line(pilot) == "Daily played · 3 in a row · Last rounds to par: −35 −35"


def test_the_title_of_a_newcomer_has_no_such_line(pilot):
    pilot.frames(10)
    assert not any("Daily still to play" in leaf.spoken for leaf in pilot.scene.leaves)


@pytest.mark.parametrize(
    "size", [(640, 360), (844, 390), (390, 844), (320, 568), (1280, 720)], ids=str
)
def test_where_the_line_is_too_long_the_latest_rounds_stay(new_pilot, size):
    pilot = new_pilot(size=size, now=Clock("2026-11-30T20:00:00+01:00"))
    for day in ("28", "29", "30"):
        pilot.app.storage.history.add(played_day(f"2026-11-{day}"))
    pilot.app.services.settings.rules = "strict"
    for each in rounds(4):
        pilot.app.storage.history.add(each)
    worst = "strict/" + "/".join(f"{n}:X" for n in range(1, 10))
    pilot.app.storage.history.add(line(worst, "w", begun="2026-11-28T20:00:00+01:00"))
    pilot.scene.resume(None)
    pilot.rest()
    lines = (leaf for leaf in pilot.scene.leaves if isinstance(leaf, Line))
    (own,) = (line for line in lines if line.words == pilot.scene.own_words)
    written = own.as_written(pilot.app.services.look)
    assert written.startswith("Daily played · 3 in a row")
    assert written.endswith("+270")
