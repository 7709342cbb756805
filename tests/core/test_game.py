"""A game in progress: what it counts, what may be done to it, and its saved form."""

import json
import time
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf import local_time
from golf.core.dailies import daily_deals
from golf.core.deal import Deal
from golf.core.errors import IllegalMoveError, NotationError
from golf.core.event import Event
from golf.core.game import EVENT_KINDS, KINDS, Entry, Game, HoleFacts
from golf.core.moves import FLIP, Move
from golf.core.record import Record
from golf.core.rules import PRESETS, Rules
from golf.local_time import local_now
from golf.saves.fields import parsed_moment
from golf.saves.saved_games import facts_json, game_json, read_facts, read_game
from tests import strategies

CLASSIC, RELAXED = PRESETS["classic"], PRESETS["relaxed"]
NOON = "2026-11-29T12:00:00+01:00"


def noon() -> str:
    return NOON


def hole_game(rules: Rules = CLASSIC, deal: str = "617", **names: Any) -> Game:
    return Game.new("hole", rules, [Deal.parse(deal)], game_id="g", **names)


def round_game(rules: Rules = CLASSIC, **names: Any) -> Game:
    deals = [Deal.numbered(number) for number in range(1, 10)]
    return Game.new("round", rules, deals, game_id="g", **names)


def again(game: Game) -> Game:
    return read_game(game.kind, json.loads(json.dumps(game_json(game))))


def entries() -> st.SearchStrategy[Entry]:
    """Return events of the Tour, in a division or against a rival."""
    weeks = st.builds("{}-W{:02}".format, st.integers(1900, 9999), st.integers(1, 52))
    strokes = st.lists(st.integers(-17, 35), min_size=1, max_size=9)
    return st.builds(
        Entry,
        weeks | st.integers(1, 999_999_999).map(str),
        st.none() | strategies.names,
        st.none() | strategies.names,
        st.dictionaries(strategies.names, strokes, max_size=3),
    )


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Draw a game of any kind somewhere in its course, with some moves taken back."""
    kind = draw(st.sampled_from(KINDS))
    day = str(draw(st.dates())) if kind.startswith("daily") else None
    rules = CLASSIC if day else draw(strategies.rules)
    count = 1 if kind in ("hole", "daily-hole") else 9
    entry = draw(entries()) if kind in EVENT_KINDS else None
    if day:
        deals = daily_deals(day, kind)
    elif entry is not None:
        deals = Event.parse(entry.event).deals(rules)
    else:
        deals = draw(st.lists(strategies.deals, min_size=count, max_size=count))
    pars = draw(st.none() | st.lists(st.integers(-17, 35), min_size=count, max_size=count))
    course = draw(strategies.names) if kind == "course" else None
    game = Game.new(
        kind, rules, deals, pars, game_id=draw(strategies.names), attempt=draw(st.integers(1, 9)),
        course=course, daily=day, entry=entry, is_clearable=draw(st.booleans()),
    )  # fmt: skip
    for _ in range(draw(st.integers(0, count - 1))):
        _play_on(draw, game)
        if not game.hole.is_over:
            game.give_up(noon)
        game.next_hole(draw(st.integers(1, 9)))
    _play_on(draw, game)
    return game


def _play_on(draw: st.DrawFn, game: Game) -> None:
    for choice in draw(strategies.choices):
        legal = game.hole.position.legal_moves()
        if not legal:
            break
        game.play(legal[choice % len(legal)], noon)
        game.add_seconds(1.25)
    for _ in range(draw(st.integers(0, 6))):
        if game.hole.can_undo:
            game.hole.undo()
    if draw(st.booleans()):
        game.count_hint()
        game.mark_assisted()
    if not game.hole.is_over and draw(st.booleans()):
        game.give_up(noon)


@given(games())
def test_a_game_reads_back_as_it_was_written(game: Game) -> None:
    copy = again(game)
    assert game_json(copy) == game_json(game)
    assert copy.hole.position == game.hole.position
    assert copy.hole.redo_moves == game.hole.redo_moves
    assert copy.hole.can_undo == game.hole.can_undo
    assert copy.hole.is_given_up == game.hole.is_given_up
    assert (copy.round.number, copy.round.deals) == (game.round.number, game.round.deals)
    assert (copy.begun, copy.attempt, copy.hints) == (game.begun, game.attempt, game.hints)
    assert copy.is_assisted == game.is_assisted


def test_a_resumed_game_redoes_what_was_undone() -> None:
    game = hole_game(PRESETS["practice"])
    for move in (FLIP, FLIP, FLIP):
        game.play(move, noon)
    game.hole.undo()
    game.hole.undo()
    copy = again(game)
    assert copy.hole.redo() is FLIP
    assert copy.hole.redo() is FLIP
    assert not copy.hole.can_redo


def test_a_hole_is_begun_by_its_first_move_and_stays_so() -> None:
    game = hole_game(RELAXED)
    assert game.begun is None
    assert not game.has_progress
    game.play(Move.parse("1"), noon)
    game.hole.undo()
    game.play(Move.parse("2"), lambda: "later")
    assert game.begun == NOON
    assert game.has_progress


def test_an_illegal_move_begins_nothing() -> None:
    game = hole_game()
    with pytest.raises(IllegalMoveError):
        game.play(Move.parse("3"), noon)
    assert game.begun is None


def test_giving_up_before_the_first_move_begins_the_hole() -> None:
    game = hole_game()
    game.give_up(noon)
    assert game.begun == NOON


def test_the_clock_runs_from_the_first_move_to_the_end() -> None:
    game = hole_game()
    game.add_seconds(5)
    assert game.seconds == 0
    game.play(FLIP, noon)
    game.add_seconds(5)
    game.give_up(noon)
    game.add_seconds(5)
    assert game.seconds == 5


def test_a_round_adds_up_its_holes() -> None:
    game = round_game(attempt=2)
    game.play(FLIP, noon)
    game.add_seconds(3)
    game.count_hint()
    game.give_up(noon)
    game.next_hole(attempt=5)
    game.play(FLIP, lambda: "later")
    game.add_seconds(4)
    game.count_hint()
    assert (game.seconds, game.hints, game.attempt, game.begun) == (7, 2, 5, NOON)
    assert [facts.attempt for facts in game.facts] == [2, 5]


def test_help_marks_only_its_own_hole_and_the_round() -> None:
    game = round_game()
    game.give_up(noon)
    game.next_hole()
    game.mark_assisted()
    assert not game.is_hole_assisted(1)
    assert game.is_hole_assisted(2)
    assert game.is_assisted


def test_nothing_takes_the_mark_of_help_away() -> None:
    game = hole_game(PRESETS["relaxed"])
    game.mark_assisted()
    game.play(Move.parse("1"), noon)
    game.hole.undo()
    assert game.is_assisted
    assert again(game).is_assisted
    game.set_wrap(False)
    assert game.is_assisted
    game.restart("h", 2)
    assert game.is_assisted


def test_a_new_attempt_at_a_finished_deal_is_not_marked() -> None:
    game = hole_game()
    game.mark_assisted()
    game.give_up(noon)
    game.restart("h", 2)
    assert not game.is_assisted


def test_a_side_game_is_assisted_from_the_start_and_no_other_whatever_the_rules() -> None:
    assert not any(hole_game(rules).is_assisted for rules in PRESETS.values())
    assert Game.new("side", CLASSIC, [Deal.numbered(1)], game_id="s").is_assisted
    assert not hole_game().is_assisted


def test_restarting_is_the_next_attempt_under_its_own_id() -> None:
    game = hole_game(attempt=3)
    game.play(FLIP, noon)
    game.restart("other", 4)
    assert (game.id, game.attempt, game.begun, game.hole.moves) == ("other", 4, None, [])
    assert game.hole.deal == Deal.numbered(617)


def test_a_restart_before_the_first_move_is_the_same_attempt() -> None:
    game = hole_game(attempt=1)
    game.count_hint()
    game.mark_assisted()
    game.restart("other", 2)
    assert (game.id, game.attempt, game.hints, game.is_assisted) == ("g", 1, 1, True)


def test_a_hole_of_a_round_is_never_restarted() -> None:
    game = round_game()
    assert not game.can_restart
    with pytest.raises(IllegalMoveError):
        game.restart("other", 2)
    assert game.id == "g"


def test_wrap_is_fixed_by_a_course_and_a_daily() -> None:
    deals = daily_deals("2026-11-29", "daily-hole")
    daily = Game.new("daily-hole", CLASSIC, deals, game_id="d", daily="2026-11-29")
    assert not daily.can_switch_wrap
    with pytest.raises(IllegalMoveError):
        daily.set_wrap(True)
    nine = [Deal.numbered(number) for number in range(1, 10)]
    course = Game.new("course", CLASSIC, nine, [5] * 9, game_id="c", course="The Meadow")
    assert not course.can_switch_wrap
    game = round_game()
    game.set_wrap(True)
    assert str(game.rules) == "classic+wrap"


def test_a_result_that_waits_for_nothing_must_be_filed() -> None:
    game = hole_game(PRESETS["practice"])
    assert not game.must_be_filed
    for _ in range(16):
        game.play(FLIP, noon)
    while not game.hole.is_over:
        game.play(game.hole.position.legal_moves()[0], noon)
    assert game.hole.can_undo
    assert not game.must_be_filed
    given_up = hole_game()
    given_up.give_up(noon)
    assert given_up.must_be_filed


def test_a_cleared_hole_must_be_filed_although_it_can_be_undone() -> None:
    game = hole_game(PRESETS["practice"], deal="bAD......-2C-3C")
    game.play(Move.parse("1"), noon)
    assert game.hole.can_undo
    assert game.must_be_filed
    assert game.is_over


def test_the_daily_has_the_numbers_of_its_date() -> None:
    assert [str(deal) for deal in daily_deals("2026-11-29", "daily-hole")] == ["202611290"]
    nine = [str(deal) for deal in daily_deals("2026-11-29", "daily-round")]
    assert nine == [f"20261129{number}" for number in range(1, 10)]


def test_a_code_in_progress_is_played_on_as_assisted() -> None:
    game = Game.from_record("side", Record.parse("classic/617:1F"), game_id="s")
    assert game.has_progress, "what stands in the code would be lost"
    assert game.is_assisted
    assert len(game.hole.moves) == 2
    fresh = Game.from_record("hole", Record.parse("classic/617:"), game_id="s", attempt=4)
    assert not fresh.is_assisted
    assert fresh.attempt == 4
    with pytest.raises(IllegalMoveError):
        Game.from_record("side", Record.parse("classic/617:3"), game_id="s")


def test_the_zone_is_read_afresh_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        for zone, offset in (("UTC-14", "+14:00"), ("UTC11", "-11:00"), ("UTC", "+00:00")):
            patch.setenv("TZ", zone)
            assert local_now()[-6:] == offset
    local_now()


@pytest.mark.parametrize("seconds", [0, 2**31, 4_102_444_800])
def test_any_clock_has_a_local_time(seconds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Be it of 1970 or of 2100."""
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "UTC")
        moment = datetime.fromtimestamp(seconds, tz=UTC)
        write, parts = time.strftime, time.gmtime(seconds)
        patch.setattr(local_time.time, "strftime", lambda form: write(form, parts))
        assert local_now() == moment.isoformat()
        assert parsed_moment(local_now()) == moment
    local_now()


def test_a_daily_is_begun_when_it_is_opened() -> None:
    deals = daily_deals("2026-11-29", "daily-hole")
    game = Game.new(
        "daily-hole", CLASSIC, deals, game_id="d", daily="2026-11-29",
        opened="2026-11-29T23:58:00+01:00",
    )  # fmt: skip
    assert not game.has_progress
    game = read_game("daily-hole", game_json(game))
    game.play(FLIP, lambda: "2026-11-30T00:03:00+01:00")
    assert game.begun == "2026-11-29T23:58:00+01:00"
    game.restart("d2", 2)
    game.play(FLIP, lambda: "2026-11-30T00:05:00+01:00")
    assert game.begun == "2026-11-30T00:05:00+01:00"


def test_only_the_first_hole_of_a_daily_round_is_begun_when_the_round_is_opened() -> None:
    deals = daily_deals("2026-11-29", "daily-round")
    game = Game.new(
        "daily-round", CLASSIC, deals, game_id="d", daily="2026-11-29",
        opened="2026-11-29T23:58:00+01:00",
    )  # fmt: skip
    for _ in range(2):
        game.give_up(lambda: "2026-11-30T00:03:00+01:00")
        if game.round.number < 2:
            game.next_hole()
    begun = [facts.begun for facts in game.facts]
    assert begun == ["2026-11-29T23:58:00+01:00", "2026-11-30T00:03:00+01:00"]


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("hole", {"deals": 9}),
        ("round", {"deals": 1}),
        ("chess", {"deals": 1}),
        ("hole", {"deals": 1, "course": "The Meadow"}),
        ("hole", {"deals": 1, "daily": "2026-11-29"}),
        ("daily-hole", {"deals": 1}),
        ("daily-hole", {"deals": 1, "daily": "2026-11-29"}),
        ("daily-hole", {"deals": 1, "daily": "2026-13-29"}),
        ("course", {"deals": 9}),
    ],
)
def test_parts_that_do_not_go_together_are_refused(kind: str, names: dict[str, Any]) -> None:
    deals = [Deal.numbered(1 + number) for number in range(names.pop("deals"))]
    with pytest.raises(ValueError, match=r"^.+$"):
        Game.new(kind, CLASSIC, deals, game_id="g", **names)


def test_a_daily_under_other_rules_is_refused() -> None:
    deals = daily_deals("2026-11-29", "daily-hole")
    with pytest.raises(ValueError, match="classic"):
        Game.new("daily-hole", RELAXED, deals, game_id="g", daily="2026-11-29")


GOOD = {
    "id": "g", "record": "classic/617:1F", "redo": "", "deals": ["617"], "pars": None,
    "holes": [{"begun": NOON, "seconds": 3.5, "attempt": 1, "assisted": False, "hints": 0}],
    "course": None, "daily": None, "clearable": False,
}  # fmt: skip


@pytest.mark.parametrize(
    "change",
    [
        {"id": 7},
        {"record": "classic/617:3"},
        {"record": "classic/617:9"},
        {"record": "classic/618:F"},
        {"record": "classic/617:1F/618:"},
        {"redo": "F"},
        {"redo": "9"},
        {"redo": "3"},
        {"record": "classic/617:X", "redo": "F"},
        {"deals": []},
        {"deals": ["617", 4]},
        {"deals": ["617", "618"]},
        {"deals": "617"},
        {"deals": ["x"]},
        {"pars": [5, 5]},
        {"pars": ["5"]},
        {"pars": [99]},
        {"pars": [True]},
        {"holes": []},
        {"holes": [None]},
        {"holes": GOOD["holes"] * 2},
        {"course": 5},
        {"course": "The Meadow"},
        {"daily": "2026-11-29"},
        {"clearable": 1},
    ],
)
def test_a_forged_or_broken_game_is_refused(change: dict[str, object]) -> None:
    read_game("hole", GOOD)
    with pytest.raises(ValueError, match=r"^.+$"):
        read_game("hole", GOOD | change)


@pytest.mark.parametrize(
    "change",
    [
        {"begun": 5},
        {"begun": "yesterday"},
        {"begun": "1899-12-31T23:59:59+01:00"},
        {"begun": "9999-12-31T23:59:59-12:00"},
        {"seconds": -1},
        {"seconds": "4"},
        {"seconds": float("nan")},
        {"seconds": True},
        {"attempt": 0},
        {"attempt": 1.0},
        {"assisted": None},
        {"hints": -1},
        {"hints": 10**12},
    ],
)
def test_broken_facts_are_refused(change: dict[str, object]) -> None:
    good = facts_json(HoleFacts(begun=NOON, seconds=3.0))
    assert read_facts(good).seconds == 3
    with pytest.raises(NotationError):
        read_facts(good | change)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@given(st.sampled_from(sorted(GOOD)), json_values)
def test_any_value_gives_a_game_or_one_clear_error(key: str, value: object) -> None:
    try:
        game = read_game("hole", GOOD | {key: value})
    except ValueError as error:
        message = str(error)
    else:
        message = ""
        assert game_json(again(game)) == game_json(game)
    assert "\n" not in message


@given(json_values)
def test_any_json_gives_a_game_or_one_clear_error(value: object) -> None:
    with pytest.raises(ValueError, match=r"^.+$"):
        read_game("hole", value)


def test_a_hole_is_tried_off_the_record_from_here_or_from_an_earlier_move() -> None:
    game = hole_game(PRESETS["practice"])
    for move in (FLIP, FLIP, FLIP):
        game.play(move, noon)
    game.count_hint()
    here, earlier = game.off_record(), game.off_record(1)
    assert (here.hole.position, here.hints) == (game.hole.position, 1)
    assert (earlier.hole.moves, earlier.hints) == ([FLIP], 0)
    assert here.is_off_record
    assert not game.is_off_record


def test_a_game_that_went_on_is_the_same_as_a_fresh_one_of_its_cards() -> None:
    game = hole_game()
    game.play(FLIP, noon)
    assert game.is_same_as(hole_game())
    assert not game.is_same_as(hole_game(deal="618"))
    assert not game.is_same_as(hole_game(RELAXED))


def test_the_place_in_an_open_is_known_once_the_field_has_played_as_many_holes() -> None:
    entry = Entry("2026-W49", "club", field={"a": [3, 2], "b": [5, 9], "c": [5, 2]})
    assert [entry.place(mine) for mine in ([5], [6], [5, 9], [0, 0])] == [2, 4, 3, 1]
    assert entry.place([]) is entry.place([5, 5, 5]) is None
    assert Entry("2026-W49", rival="a", field={"a": [3]}).place([5]) is None, "a duel has no places"
    assert Entry("2026-W49").place([5]) is None


def test_a_hole_that_was_filed_elsewhere_is_taken_over() -> None:
    game, facts = round_game(), HoleFacts(seconds=7)
    assert not game.has_result
    with pytest.raises(IllegalMoveError, match="the hole is not over"):
        game.take_result("F", facts)
    assert (game.hole.moves, game.is_speed) == ([], False)
    game.take_result("FX", facts)
    assert game.hole.is_given_up
    assert game.hole_facts.seconds == 7
    assert game.has_result
    assert not game.is_at_end


@pytest.mark.parametrize("kind", ["round", *EVENT_KINDS])
def test_a_game_of_the_tour_alone_has_an_event(kind: str) -> None:
    deals = Event.parse("2026-W49").deals(CLASSIC)
    entry = Entry("2026-W49") if kind == "round" else None
    with pytest.raises(NotationError, match="expected an event in a game of the Tour alone"):
        Game.new(kind, CLASSIC, deals, game_id="g", entry=entry)
