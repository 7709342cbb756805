from datetime import date, timedelta

import pytest

from golf import routes
from golf.core.dailies import daily_deals
from golf.play_options import PlayOptions
from golf.routes import Push
from golf.scenes.daily import DailyScene
from golf.scenes.page_buttons import offered
from golf.texts.dates import date_text, day_text
from tests.app.lines import line, played_day, today
from tests.app.pilot import Clock
from tests.app.scenes_tour import settle
from tests.app.test_words_fit import read

pytestmark = pytest.mark.usefixtures("unseen")

KEPT = ("earlier", "later", "hole play", "round share", "back")
"""Buttons that are there on every day."""


@pytest.fixture
def calendar(pilot):
    pilot.app.stack.apply(Push(routes.Daily(today())))
    pilot.frames()
    return pilot


def days_ago(count: int) -> str:
    return str(date.fromisoformat(today()) - timedelta(days=count))


def test_today_is_chosen_and_its_hole_is_one_press_away(calendar):
    calendar.key("return")
    calendar.rest()
    game = calendar.scene.game
    assert (game.kind, game.daily) == ("daily-hole", today())
    assert [game.hole.deal] == daily_deals(today(), "daily-hole")


def test_the_round_of_the_day_is_a_round_of_its_nine_deals(calendar):
    calendar.click_button("round play")
    calendar.rest()
    assert list(calendar.scene.game.round.deals) == daily_deals(today(), "daily-round")


def test_a_daily_that_was_begun_is_continued(calendar):
    calendar.click_button("hole play")
    calendar.rest()
    game = calendar.scene.game
    calendar.key("space")
    calendar.rest()
    calendar.app.stack.apply(Push(DailyScene(calendar.app.services, today())))
    assert calendar.scene.menu.button("hole play").words == "Continue"
    calendar.click_button("hole play")
    assert calendar.scene.game is game


def test_a_finished_daily_can_be_replayed_and_shared(pilot):
    pilot.app.storage.history.add(played_day(today(), "12:00:00", "+00:00"))
    pilot.app.stack.apply(Push(routes.Daily(today())))
    pilot.rest()
    scene = pilot.scene
    assert scene.menu.button("hole play").words == "Again"
    pilot.click_button("hole share")
    text = pilot.scene.text
    assert text.startswith(f"Golf, daily hole of {date_text(today())}\n")
    assert text.endswith(f"classic/{today().replace('-', '')}0:")
    pilot.key("escape")
    pilot.click_button("hole replay")
    assert pilot.scene_name == "ReplayScene"


def test_an_old_day_is_browsed_to_and_played_without_counting(calendar):
    calendar.click_button("earlier")
    scene = calendar.scene
    last = (date.fromisoformat(today()).replace(day=1) - timedelta(days=1)).replace(day=3)
    calendar.click_button(str(last))
    assert scene.day == str(last)
    calendar.click_button("hole play")
    calendar.rest()
    assert calendar.scene.game.daily == str(last)
    assert "no part of the streak" in scene.spoken


def test_days_to_come_cannot_be_chosen(calendar):
    buttons = calendar.scene.menu.buttons
    assert all(not button.is_enabled for button in buttons if button.key > today()
               and button.key[:2] == "20")  # fmt: skip
    assert not calendar.scene.menu.button("later").is_enabled


def test_the_streak_is_shown(pilot):
    for count in range(3):
        pilot.app.storage.history.add(played_day(days_ago(count), "00:00:01", "+00:00"))
    pilot.app.stack.apply(Push(routes.Daily(today())))
    settle(pilot)
    assert "3 days in a row, record 3" in pilot.scene.spoken


def test_a_day_and_what_was_played_on_it_is_a_button_of_the_page(pilot):
    pilot.app.storage.history.add(played_day(today()))
    pilot.app.stack.apply(Push(routes.Daily(today())))
    settle(pilot)
    name = dict(offered(pilot.scene))[today()]
    assert name.startswith(day_text(today()))
    assert "points" in name


def test_the_days_and_the_buttons_stay_where_they_are_on_every_day(pilot):
    nine = "/".join(f"{number}:X" for number in range(1, 10))
    pilot.app.storage.history.add(line(f"classic/{nine}", "r", daily=days_ago(1)))
    for size in ((1280, 720), (640, 360), (390, 844), (360, 640)):
        pilot.resize(size)
        pilot.app.stack.apply(Push(routes.Daily(today())))
        before = {button.key: button.rect for button in pilot.scene.menu.buttons}
        pilot.app.stack.apply(Push(DailyScene(pilot.app.services, days_ago(1))))
        after = {button.key: button.rect for button in pilot.scene.menu.buttons}
        assert [before[key] for key in KEPT] == [after[key] for key in KEPT]


def test_arrows_walk_through_the_days(calendar):
    calendar.scene.menu.focus = f"{today()[:8]}01"
    calendar.key("tab")
    walked = calendar.scene.day
    assert walked != today() or today().endswith(("01", "02"))


@pytest.mark.seen
def test_a_month_with_results_is_painted(pilot):
    nine = "/".join(f"{number}:X" for number in range(1, 10))
    pilot.app.storage.history.add(played_day(today()))
    pilot.app.storage.history.add(line(f"classic/{nine}", "r", daily=today()))
    pilot.app.storage.history.add(line("classic/5:X", "late", daily=days_ago(1)))
    for size in ((1280, 720), (390, 844), (640, 360)):
        pilot.resize(size)
        pilot.app.stack.apply(Push(routes.Daily(today())))
        pilot.frames(2)


def test_golf_daily_opens_the_hole_and_once_played_the_calendar(new_pilot):
    pilot = new_pilot(options=PlayOptions(daily=True))
    pilot.rest()
    assert pilot.scene.game.kind == "daily-hole"
    pilot.app.storage.history.add(played_day(today()))
    pilot.host.release()
    assert new_pilot(options=PlayOptions(daily=True)).scene_name == "DailyScene"


@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844)], ids=str)
def test_the_date_and_what_a_daily_is_are_told_in_every_window(new_pilot, size):
    pilot = new_pilot(size=size)
    pilot.app.stack.apply(Push(routes.Daily(today())))
    pilot.frames()
    told = " ".join(words for words, _, _ in read(pilot.scene, pilot.app.services.look))
    assert day_text(today()) in told
    assert "the first attempt counts." in told
    assert "Nine deals, the same for everyone today." in told


def test_a_daily_hole_that_is_over_leads_back_to_the_calendar(calendar):
    calendar.click_button("hole play")
    calendar.rest()
    calendar.give_up()
    calendar.rest()
    assert calendar.scene_name == "HoleSummaryScene"
    assert calendar.scene.menu.button("next").words == "Daily"
    calendar.click_button("next")
    assert calendar.scene_name == "DailyScene"
    assert calendar.scene.menu.button("hole play").words == "Again"


def test_a_page_left_open_over_midnight_offers_the_new_day(new_pilot):
    clock = Clock("2026-11-30T23:59:59+01:00")
    pilot = new_pilot(now=clock)
    pilot.click_button("daily")
    pilot.rest()
    assert pilot.scene.menu.button("2026-11-30").is_enabled
    clock.moment = "2026-12-01T00:00:00+01:00"
    pilot.frames()
    assert (pilot.scene.day, pilot.scene.month) == ("2026-12-01", (2026, 12))
    assert not pilot.scene.menu.button("2026-12-02").is_enabled
    pilot.click_button("hole play")
    pilot.rest()
    assert pilot.scene.game.daily == "2026-12-01"


def test_a_press_that_comes_with_the_return_from_sleep_is_meant_for_the_new_day(new_pilot):
    clock = Clock("2026-11-29T20:00:00+01:00")
    pilot = new_pilot(now=clock)
    pilot.click_button("daily")
    pilot.rest()
    clock.moment = "2026-11-30T08:00:00+01:00"
    pilot.key("return")
    pilot.rest()
    assert pilot.scene.game.daily == "2026-11-30"


def test_a_day_that_was_chosen_stays_chosen_at_midnight(new_pilot):
    clock = Clock("2026-11-30T23:59:59+01:00")
    pilot = new_pilot(now=clock)
    pilot.click_button("daily")
    pilot.rest()
    pilot.click_button("2026-11-20")
    clock.moment = "2026-12-01T00:00:00+01:00"
    pilot.frames()
    assert pilot.scene.day == "2026-11-20"
    assert pilot.scene.menu.button("later").is_enabled


def test_the_page_follows_a_journey_to_another_zone_and_a_clock_that_goes_back(new_pilot):
    clock = Clock("2026-11-30T01:00:00+14:00")
    pilot = new_pilot(now=clock)
    pilot.click_button("daily")
    pilot.rest()
    clock.moment = "2026-11-29T00:00:00-11:00"
    pilot.frames()
    assert pilot.scene.day == "2026-11-29"
    assert not pilot.scene.menu.button("2026-11-30").is_enabled


def test_a_daily_opened_before_midnight_and_played_after_it_counts_for_its_day(new_pilot):
    clock = Clock("2026-11-29T23:58:00+01:00")
    pilot = new_pilot(now=clock, options=PlayOptions(daily=True))
    pilot.rest()
    clock.moment = "2026-11-30T00:03:00+01:00"
    pilot.key("space")
    pilot.rest()
    pilot.give_up()
    pilot.rest()
    pilot.click_button("next")
    assert (pilot.scene.day, pilot.scene.today) == ("2026-11-29", "2026-11-30")
    assert pilot.scene.streak == (1, 1)
    pilot.click_button("2026-11-30")
    pilot.click_button("hole play")
    pilot.rest()
    assert pilot.scene.game.daily == "2026-11-30"


def test_a_clock_of_1970_has_a_daily_of_its_own(new_pilot):
    pilot = new_pilot(now=Clock("1970-01-01T00:00:00+00:00"))
    pilot.click_button("daily")
    pilot.rest()
    assert pilot.scene.menu.button("1970-01-01").is_enabled
    assert not pilot.scene.menu.button("earlier").is_enabled
    pilot.click_button("hole play")
    pilot.rest()
    assert pilot.scene.game.daily == "1970-01-01"
