"""The field of an event: its holes in slices, the leader board, and what the last hole needs."""

from golf.analysis.field import Field, Goal
from golf.analysis.roster import ROSTER
from golf.core.event import Event
from golf.core.position import HIGHEST_STROKES
from golf.core.rules import PRESETS
from golf.core.slices import finished

CLASSIC = PRESETS["classic"]
WEEK = Event.parse("2026-W49")
FOUR = ROSTER[:4]
KEYS = [rival.key for rival in FOUR]


def known(*strokes):
    return Field(WEEK, CLASSIC, FOUR, dict(zip(KEYS, strokes, strict=True)))


def test_the_field_plays_hole_after_hole():
    field = Field(WEEK, CLASSIC, FOUR)
    assert (field.holes, field.progress) == (0, 0)
    work = field.playing_on()
    while field.holes < 2:
        next(work)
    assert [len(field.strokes[key]) for key in KEYS] == [2, 2, 2, 2]
    finished(work)
    assert (field.holes, field.progress) == (9, 1)


def test_it_plays_on_from_what_was_known():
    whole = Field(WEEK, CLASSIC, FOUR)
    finished(whole.playing_on(3))
    part = {key: strokes[: 2 if key == KEYS[2] else 1] for key, strokes in whole.strokes.items()}
    field = Field(WEEK, CLASSIC, FOUR, part)
    finished(field.playing_on(3))
    assert field.strokes == whole.strokes


def test_a_record_is_what_the_strokes_were_played_with():
    field = Field(WEEK, CLASSIC, FOUR[:1])
    finished(field.playing_on())
    record = finished(field.record(FOUR[0]))
    assert [hole.strokes for hole in record.replay().holes] == field.strokes[KEYS[0]]


def test_the_board_has_shared_places_and_movement():
    field = known([3, 5], [4, 1], [6, 2], [9, 9])
    first = field.board([2, 9], 1)
    assert [(each.rival and each.rival.key, each.place, each.moved) for each in first] == [
        (None, 1, 0),
        (KEYS[0], 2, 0),
        (KEYS[1], 3, 0),
        (KEYS[2], 4, 0),
        (KEYS[3], 5, 0),
    ]
    second = field.board([2, 9], 2)
    assert [(each.rival and each.rival.key, each.total, each.place) for each in second] == [
        (KEYS[1], 5, 1),
        (KEYS[0], 8, 2),
        (KEYS[2], 8, 2),
        (None, 11, 4),
        (KEYS[3], 18, 5),
    ]
    assert [each.moved for each in second] == [2, 0, 2, -3, 0]
    assert len(field.board(None, 2)) == 4


def test_the_last_hole_needs_what_lies_between_the_totals():
    field = known([30], [20], [25], [40])
    assert [field.needed([19], place) for place in (1, 2, 3, 4)] == [1, 6, 11, 21]
    assert [field.needed([38], place) for place in (1, 2, 3)] == [None, -13, -8]


def test_what_the_worst_hole_keeps_is_sure():
    assert Goal("third", HIGHEST_STROKES).is_sure
    assert not Goal("third", HIGHEST_STROKES - 1).is_sure
