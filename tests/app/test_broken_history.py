"""A history may have been edited by hand: what cannot be read counts nowhere and stops nothing."""

from golf.core.deal import Deal
from golf.core.slices import finished
from golf.records.awards import tally_of
from golf.records.counts import results_of
from golf.records.courses import finding_course_records
from golf.records.daily import days
from golf.records.pars import pars_of
from golf.routes import Push
from golf.scenes import openings
from golf.scenes.daily import DailyScene
from golf.scenes.records.scene import RecordsScene
from tests.app.lines import line, today
from tests.app.test_comparison import found

UNREADABLE = line("nonsense/5:X", "n", daily=today(), course="The Meadow")
TOO_LONG = line("classic/5:" + "F" * 40, "l")
ILLEGAL = line("classic/1:1X", "i", begun=f"{today()}T10:00:00+00:00")


def test_records_that_cannot_be_read_have_no_results():
    assert results_of(UNREADABLE) == []
    assert results_of(TOO_LONG) == []
    assert len(results_of(ILLEGAL)) == 1


def test_they_count_nowhere():
    lines = [UNREADABLE, TOO_LONG, UNREADABLE._replace(record="odd/" + "1:X/" * 8 + "1:X")]
    assert tally_of(lines, pars_of).earned == {}
    assert days(lines) == {}
    assert finished(finding_course_records(lines)) == {}
    assert found([*lines, ILLEGAL], ILLEGAL)[:2] == (1, 1)


def test_an_illegal_record_says_so_instead_of_a_replay(pilot):
    for route in (openings.replay(ILLEGAL.record), openings.share(ILLEGAL)):
        pilot.app.stack.apply(Push(route))
        assert pilot.scene_name == "PageScene"
        assert pilot.scene.blocks == ["Move 1 of hole 1: 4H does not fit on TH"]


def test_the_pages_open_over_such_a_history(pilot):
    for each in (UNREADABLE, TOO_LONG, ILLEGAL):
        pilot.app.storage.history.add(each)
    for scene in (RecordsScene(pilot.app.services), DailyScene(pilot.app.services, today())):
        pilot.app.stack.apply(Push(scene))
        pilot.frames(2)


def test_a_hole_is_summed_up_over_such_a_history(pilot):
    for each in (UNREADABLE, TOO_LONG, ILLEGAL):
        pilot.app.storage.history.add(each)
    pilot.click_button("hole")
    pilot.rest()
    assert pilot.scene.hole.deal != Deal.numbered(1)
    pilot.give_up()
    pilot.frames(120)
    assert dict(pilot.scene.facts)["In your records"].endswith(" of 2")
