"""The title shows whether today's daily was played, and the streak, and follows the date."""

import pytest

from golf.words import LANGUAGES, use_language
from tests.app.lines import played_day
from tests.app.pilot import Clock
from tests.app.test_words_fit import faults

pytestmark = pytest.mark.usefixtures("unseen")

NOW = "2026-11-30T20:00:00+01:00"


def shown(pilot) -> tuple[bool, str]:
    """Return whether today's daily is ticked off, and what stands beside it."""
    pilot.rest()
    pilot.frames(5)
    button = pilot.scene.menu.button("daily")
    return button.icon == "tick", button.value


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ((), (False, "")),
        ((27, 28), (False, "")),
        ((28, 29), (False, "2 in a row")),
        ((30,), (True, "")),
        ((28, 29, 30), (True, "3 in a row")),
    ],
)
def test_the_title_shows_todays_daily_and_the_streak(new_pilot, days, expected):
    pilot = new_pilot(now=Clock(NOW))
    for day in days:
        pilot.app.storage.history.add(played_day(f"2026-11-{day}"))
    assert shown(pilot) == expected


def test_an_open_title_follows_midnight(new_pilot):
    clock = Clock("2026-11-30T23:59:59+01:00")
    pilot = new_pilot(now=clock)
    for day in (29, 30):
        pilot.app.storage.history.add(played_day(f"2026-11-{day}"))
    assert shown(pilot) == (True, "2 in a row")
    clock.moment = "2026-12-01T00:00:00+01:00"
    assert shown(pilot) == (False, "2 in a row")
    clock.moment = "2026-12-02T00:00:00+01:00"
    assert shown(pilot) == (False, "")


def test_a_daily_that_was_just_played_is_ticked_off(new_pilot):
    pilot = new_pilot(now=Clock(NOW))
    pilot.app.services.settings.speed = "off"
    pilot.click_button("daily")
    pilot.rest()
    pilot.click_button("hole play")
    pilot.rest()
    pilot.key("space")
    pilot.rest()
    pilot.give_up()
    pilot.rest()
    pilot.key("escape")
    assert pilot.scene_name == "TitleScene"
    assert shown(pilot) == (True, "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844)], ids=str)
def test_a_long_streak_has_room_in_every_language(new_pilot, size, language):
    pilot = new_pilot(size=size, now=Clock(NOW))
    for day in range(10, 31):
        pilot.app.storage.history.add(played_day(f"2026-11-{day}"))
    use_language(language)
    try:
        assert shown(pilot)[0]
        pilot.scene.refresh()
        assert not faults(pilot.scene, pilot.app.services.look)
    finally:
        use_language("en")
