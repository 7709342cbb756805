"""The history: lines both ways, results by counting, what is filed and what is verified."""

import json
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golf.core.deal import Deal
from golf.core.errors import NotationError
from golf.core.game import Game
from golf.core.moves import FLIP
from golf.core.record import Record
from golf.core.rules import PRESETS, Rules
from golf.local_time import local_now
from golf.saves.history import History, HistoryLine, NewerLineError, lines_of
from golf.saves.verified import verified
from tests import strategies
from tests.app.lines import best, line

CLASSIC = PRESETS["classic"]
BEGUN = "2026-11-29T20:01:02+01:00"


def played_round(holes: int) -> Game:
    deals = [Deal.numbered(number) for number in range(1, 10)]
    game = Game.new("round", CLASSIC, deals, game_id="r")
    for number in range(holes):
        if number:
            game.next_hole()
        game.play(FLIP, lambda: BEGUN)
        game.add_seconds(10)
        game.give_up(lambda: BEGUN)
    return game


def test_a_line_is_one_object_with_the_promised_keys_in_their_order() -> None:
    text = str(line("classic/617:F", "x"))
    assert "\n" not in text
    assert list(json.loads(text)) == [
        "version", "id", "record", "begun", "seconds", "attempt", "assisted", "hints",
        "course", "daily", "clearable", "speed", "initials", "golf",
    ]  # fmt: skip
    assert HistoryLine.parse(text) == line("classic/617:F", "x")


nullable_names = st.none() | strategies.names
counts = st.integers(0, 10**9)


@given(
    st.builds(
        HistoryLine, st.just(1), strategies.names,
        strategies.rounds().map(lambda played: str(Record.of(played))),
        st.datetimes(datetime(1900, 1, 1), datetime(8999, 1, 1), timezones=st.timezones()).map(
            lambda moment: moment.isoformat()
        ),
        counts, st.integers(1, 10**9), st.booleans(), counts, nullable_names,
        st.none() | st.dates().map(str), st.booleans(), st.booleans(), nullable_names,
        st.none(), st.none(), st.none(), st.none(), st.none(),
        st.none() | st.dictionaries(st.sampled_from(["tide", "wind"]), counts, min_size=1),
    )
)  # fmt: skip
def test_a_line_reads_back_as_it_was_written(written: HistoryLine) -> None:
    assert HistoryLine.parse(str(written)) == written
    assert History([str(written)]).lines == [written]


@given(strategies.rounds())
def test_results_counted_from_a_record_are_those_of_its_replay(golf_round: object) -> None:
    record = Record.of(golf_round)  # type: ignore[arg-type]
    for result, hole in zip(line(str(record)).holes, record.replay().holes, strict=True):
        assert result.deal == str(hole.deal)
        assert result.strokes == hole.strokes
        assert result.cards_left == hole.cards_left
        assert result.stock_left == hole.stock_left
        assert result.move_count == hole.move_count
        assert result.longest_run == hole.longest_run
        assert result.is_given_up == hole.is_given_up
        assert result.is_cleared == hole.is_cleared


BROKEN = [
    "",
    "x",
    "{",
    "[]",
    "null",
    "5",
    '"text"',
    "{}",
    "[" * 100_000,
    '{"version":1}',
    *(
        json.dumps(line("classic/617:F")._asdict() | change)
        for change in (
            {"version": 0},
            {"version": "1"},
            {"id": 5},
            {"record": None},
            {"begun": "yesterday"},
            {"begun": None},
            {"begun": "0001-01-01T00:00:00+14:00"},
            {"begun": "9999-12-31T23:59:59-11:00"},
            {"seconds": 1.5},
            {"seconds": -600},
            {"seconds": 10**400},
            {"hints": -1},
            {"hints": 10**400},
            {"attempt": 10**400},
            {"attempt": 0},
            {"attempt": True},
            {"assisted": 0},
            {"daily": "2026-13-01"},
            {"initials": 5},
            {"initials": "A\0"},
            {"initials": "A" * 501},
            {"course": "\ud800"},
        )
    ),
]


@pytest.mark.parametrize("text", BROKEN)
def test_a_broken_line_is_one_clear_error(text: str) -> None:
    with pytest.raises(NotationError, match="expected a line of the history"):
        HistoryLine.parse(text)


def test_a_newer_line_is_told_apart_from_a_broken_one() -> None:
    whole = json.dumps(line("classic/617:F")._asdict() | {"version": 2})
    for text in (whole, '{"version":2,"other":true}'):
        with pytest.raises(NewerLineError):
            HistoryLine.parse(text)


def test_broken_and_newer_lines_are_counted_and_the_rest_is_read() -> None:
    good = [str(line("classic/617:F", f"{number}")) for number in range(3)]
    texts = [good[0], "{torn", good[1], '{"version":2}', "", good[2], "[]"]
    history = History(texts)
    assert [each.id for each in history.lines] == ["0", "1", "2"]
    assert (history.broken, history.newer) == (2, 1)
    whole = History([good[0], '{"version":2}', "{}", "1"])
    assert (len(whole), whole.broken, whole.newer) == (1, 2, 1)


def test_texts_that_only_together_are_json_are_not_read_together() -> None:
    good = str(line("classic/617:F"))
    history = History(["[1", "2]", good, "1,2"])
    assert len(history) == 1
    assert history.broken == 3


def test_a_later_line_replaces_the_earlier_one_in_its_place() -> None:
    first = line("classic/617:F", "a", attempt=2)
    other = line("classic/618:F", "b")
    second = line("classic/617:FF", "a")
    history = History(map(str, [first, other, second]))
    assert history.lines == [second, other]
    assert history.get("a") == second
    assert history.get("c") is None


def test_the_highest_attempt_of_a_deal_counts_rounds_and_holes() -> None:
    history = History(map(str, [line("classic/1:X", "a"), line("classic/1:X", "b", attempt=3)]))
    assert history.highest_attempt(Deal.numbered(1)) == 3
    assert history.highest_attempt(Deal.numbered(2)) == 0
    history.add(line("strict/3:X/2:X", "c", attempt=2))
    assert history.highest_attempt(Deal.numbered(2)) == 2


@pytest.mark.parametrize("is_read", [True, False])
def test_an_attempt_that_was_filed_is_filed_as_the_one_after_the_highest(is_read: bool) -> None:
    history = History()
    attempts = {"a": 2, "b": 4, "c": 4}
    history.take(str(line("classic/1:X", each, attempt=n)) for each, n in attempts.items())
    history.read_on(len(attempts) if is_read else 0)
    free = [history.free_attempt(Deal.numbered(1), attempt) for attempt in range(1, 7)]
    assert free == [1, 5, 3, 5, 5, 6]
    assert history.free_attempt(Deal.numbered(11), 1) == 1


def test_a_game_of_one_hole_is_one_line_under_its_own_id() -> None:
    game = Game.new(
        "daily-hole", CLASSIC, [Deal.parse("202611290")], game_id="g", attempt=2,
        daily="2026-11-29", is_clearable=True,
    )  # fmt: skip
    game.play(FLIP, lambda: BEGUN)
    game.count_hint()
    game.add_seconds(12.4)
    game.give_up(local_now)
    assert lines_of(game, "ABC") == [
        HistoryLine(
            1, "g", "classic/202611290:FX", BEGUN, 12, 2, False, 1, None, "2026-11-29", True,
            False, "ABC",
        )
    ]  # fmt: skip


def test_a_game_that_someone_else_began_is_filed_as_a_line_that_reads_back() -> None:
    game = Game.from_record("side", Record.parse("classic/617:X"), game_id="a")
    (filed,) = lines_of(game)
    assert HistoryLine.parse(str(filed)) == filed


def test_what_is_filed_twice_is_the_same_line() -> None:
    game = Game.from_record("side", Record.parse("classic/617:X"), game_id="a")
    first = lines_of(game)
    assert game.begun == first[0].begun
    assert game.note_begun(lambda: BEGUN) == first[0].begun
    assert lines_of(game) == first


def test_each_hole_of_a_round_is_a_line_and_the_finished_round_one_more() -> None:
    assert [each.id for each in lines_of(played_round(1))] == ["r.1"]
    assert [each.id for each in lines_of(played_round(8))] == ["r.8"]
    hole, whole = lines_of(played_round(9))
    assert (hole.id, hole.is_round, hole.seconds) == ("r.9", False, 10)
    assert (whole.id, whole.is_round, whole.seconds) == ("r", True, 90)
    assert whole.hole_ids[-1] == "r.9"
    assert len(whole.holes) == 9


def test_help_in_one_hole_marks_its_line_and_the_rounds() -> None:
    game = played_round(8)
    game.next_hole()
    game.mark_assisted()
    game.give_up(lambda: BEGUN)
    assert [each.assisted for each in lines_of(game)] == [True, True]
    game.facts[-1].is_assisted = False
    game.facts[2].is_assisted = True
    assert [each.assisted for each in lines_of(game)] == [False, True]


def test_a_line_from_elsewhere_counts_once_its_record_proved_legal() -> None:
    good = line(best("617"))
    assert verified(good) == good
    spelt = line("dnaapp/ms617:" + good.record.partition(":")[2])
    assert verified(spelt) == good


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ("classic/617:3", "does not fit"),
        ("classic/617:F", "in progress"),
        ("classic/1:X/617:F", "hole 2 in progress"),
        ("classic/1:F/617:X", "not over"),
        ("chess/617:F", "expected rules"),
        ("", "expected a record"),
    ],
)
def test_a_forged_line_is_refused(record: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        verified(line(record))


@pytest.mark.parametrize(
    ("record", "is_daily"),
    [
        ("classic/202611290:X", True),
        ("classic/202611294:X", True),
        ("classic/" + "/".join(f"20261129{n}:X" for n in range(1, 10)), True),
        ("classic/" + "/".join(f"20261129{n}:X" for n in range(9)), False),
        ("classic/202611280:X", False),
        ("classic/617:X", False),
        ("classic+wrap/202611290:X", False),
    ],
)
def test_a_daily_from_elsewhere_has_the_deals_of_its_day(record: str, is_daily: bool) -> None:
    daily = line(record, daily="2026-11-29")
    if is_daily:
        assert verified(daily) == daily
    else:
        with pytest.raises(NotationError, match="the daily of 2026-11-29"):
            verified(daily)


@pytest.mark.parametrize("record", ["", "classic", "classic/617:" + "1" * 36, "x/1:F"])
def test_a_record_that_cannot_be_is_an_error_of_its_line(record: str) -> None:
    with pytest.raises(NotationError):
        _ = line(record).holes


def test_a_board_counts_from_the_cards_that_it_shows() -> None:
    (result,) = line("classic/bAD......-2C-3C:1").holes
    assert (result.strokes, result.cards_left, result.stock_left) == (-1, 0, 1)


def test_rules_of_a_line_read_both_forms() -> None:
    assert line("dnaapp/1:X").rules == CLASSIC
    assert line("classic+wrap/1:X").rules == Rules.parse("classic+wrap")
