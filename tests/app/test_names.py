"""A daily is named by its date, never by its number; clearable deals say that they are."""

import pytest

from golf import routes
from golf.core.dailies import daily_of
from golf.core.deal import Deal
from golf.core.record import Record
from golf.core.rules import PRESETS, Rules
from golf.local_time import local_now
from golf.routes import Push
from golf.saves.new_games import new_daily, new_game
from golf.scenes.records.scene import RecordsScene
from golf.scenes.replay.scene import ReplayScene
from golf.scenes.share import share_game
from golf.texts import narration
from golf.texts.deal_names import deal_name, deal_title
from golf.texts.game_names import game_name, progress_with_cards, terms
from golf.texts.progress import named_progress
from tests.app.lines import line, played_day
from tests.app.test_words_fit import read

NOW = "2026-11-29T20:00:00+01:00"
CLASSIC = PRESETS["classic"]


@pytest.mark.parametrize(
    ("rules", "deal", "name"),
    [
        ("classic", "202611290", "daily of 29 Nov 2026"),
        ("classic", "202611293", "daily of 29 Nov 2026, hole 3"),
        ("classic+wrap", "202611290", "deal 202611290"),
        ("classic", "202613290", "deal 202613290"),
        ("classic", "617", "deal 617"),
        ("classic", "p20261129", "deal p20261129"),
    ],
)
def test_a_deal_is_called_by_its_number_or_by_its_day(rules, deal, name):
    rules = Rules.parse(rules)
    assert deal_name(rules, deal) == name
    assert (daily_of(rules, deal) is None) == name.startswith("deal")
    assert deal_title(rules, deal) == name.replace("d", "D", 1).replace(" of ", ", ")


def test_a_board_has_no_number():
    assert deal_name(CLASSIC, "bAD......-2C-3C") == "a board"
    assert deal_title(CLASSIC, "bAD......-2C-3C") == "A board"


def shown(pilot) -> str:
    pilot.frames(2)
    return " ".join(words for words, _, _ in read(pilot.scene, pilot.app.services.look))


@pytest.mark.parametrize("kind", ["daily-hole", "daily-round"])
def test_a_daily_in_progress_is_named_by_its_date(pilot, kind):
    services = pilot.app.services
    game = new_daily(services.storage, kind, NOW)
    told = [
        narration.game_status(game),
        named_progress(game),
        f"{game_name(game)} {progress_with_cards(game)}",
        terms(game),
    ]
    pilot.app.stack.apply(Push(routes.Table(game)))
    pilot.rest()
    told.append(shown(pilot))
    for words in told:
        assert "29 Nov 2026" in words
        assert "20261129" not in words


def test_what_is_shared_of_a_hole_of_a_daily_round_names_the_day(pilot):
    services = pilot.app.services
    game = new_daily(services.storage, "daily-round", NOW)
    game.give_up(local_now)
    title = share_game(services, game).text.split("\n")[0]
    assert title == "Golf, daily round of 29 Nov 2026, hole 1"


def test_the_records_name_a_daily_by_its_date(pilot):
    services = pilot.app.services
    services.storage.history.add(played_day("2026-11-29"))
    nine = "/".join(f"20261128{number}:X" for number in range(1, 10))
    services.storage.history.add(line(f"classic/{nine}", "r", daily="2026-11-28"))
    pilot.app.stack.apply(Push(RecordsScene(services)))
    pilot.click_button("tab top")
    words = shown(pilot)
    assert words.count("daily") == 2 + 9
    assert "29 Nov 2026" in words
    assert "28 Nov 2026" in words
    assert "20261129" not in words


def test_the_replay_of_a_daily_names_its_date(pilot):
    record = Record.parse("classic/202611290:X")
    pilot.app.stack.apply(Push(ReplayScene(pilot.app.services, record)))
    assert pilot.scene.status.title == "Daily, 29 Nov 2026"


def test_deals_that_can_be_cleared_say_so_in_play(pilot):
    services = pilot.app.services
    game = new_game(services.storage, "hole", CLASSIC, [Deal.parse("3")], is_clearable=True)
    assert "it can be cleared" in narration.game_status(game)
    pilot.app.stack.apply(Push(routes.Table(game)))
    pilot.rest()
    assert "Classic, clearable" in shown(pilot)
