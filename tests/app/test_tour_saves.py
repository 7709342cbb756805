"""Games and results of the Tour in saves, in the history, and from one device to the other."""

import json

import pytest

from golf.core.errors import NotationError
from golf.core.event import Event
from golf.core.game import Entry, Game
from golf.core.rules import PRESETS
from golf.saves.history import History, HistoryLine, lines_of
from golf.saves.new_games import new_event
from golf.saves.saved_games import game_json, read_game
from golf.saves.storage import Storage
from golf.saves.transfer import export_text
from golf.saves.verified import verified
from tests.app.lines import line
from tests.store import DictStore, import_text

CLASSIC = PRESETS["classic"]
WEEK = "2026-W49"
NOW = "2026-12-02T10:00:00+01:00"
OPEN = Entry(WEEK, "county")


def loaded(store: DictStore) -> Storage:
    storage = Storage(store)
    storage.load_games()
    return storage


def play_out(storage, game: Game) -> Game:
    """Give every hole up and file it."""
    while True:
        game.give_up(lambda: NOW)
        storage.file(game)
        if game.round.is_last_hole:
            return game
        game.next_hole()


def test_an_open_has_the_deals_of_its_event() -> None:
    game = new_event(loaded(DictStore()), OPEN, CLASSIC, NOW)
    assert game.kind == "tour"
    assert game.round.deals == Event.parse(WEEK).deals(CLASSIC)
    assert not game.can_switch_wrap


def test_an_open_is_saved_and_comes_back() -> None:
    store = DictStore()
    storage = loaded(store)
    game = new_event(storage, OPEN._replace(field={"poppy": [3, -1]}), CLASSIC, NOW)
    storage.save_game(game)
    again = loaded(store).games["tour"]
    assert game_json(again) == game_json(game)
    assert again.entry == game.entry


@pytest.mark.parametrize("entry", [{"event": WEEK}, {"event": WEEK, "field": None}])
def test_a_field_that_is_not_known_is_no_reason_to_lose_an_open(entry: dict[str, object]) -> None:
    game = new_event(Storage(DictStore()), OPEN, CLASSIC, NOW)
    again = read_game("tour", game_json(game) | {"entry": entry})
    assert again.entry == Entry(WEEK)


def test_a_duel_is_a_game_of_its_own() -> None:
    store = DictStore()
    storage = loaded(store)
    storage.save_game(new_event(storage, OPEN, CLASSIC, NOW))
    storage.save_game(new_event(storage, Entry("4711", rival="otto"), CLASSIC, NOW))
    assert set(loaded(store).games) == {"tour", "duel"}


@pytest.mark.parametrize(
    "change",
    [{"entry": None}, {"entry": {"event": "nonsense"}}, {"entry": {"event": "2026-W48"}},
     {"entry": {"event": WEEK, "field": {"poppy": [99]}}}],
)  # fmt: skip
def test_a_broken_entry_is_refused(change: dict[str, object]) -> None:
    data = game_json(new_event(loaded(DictStore()), OPEN, CLASSIC, NOW))
    with pytest.raises(NotationError):
        read_game("tour", data | change)


def test_only_a_game_of_the_tour_has_an_event() -> None:
    data = game_json(new_event(loaded(DictStore()), OPEN, CLASSIC, NOW))
    with pytest.raises(NotationError, match="expected an event in a game of the Tour alone"):
        read_game("round", data)


def test_the_lines_name_the_event() -> None:
    store = DictStore()
    storage = loaded(store)
    game = play_out(storage, new_event(storage, OPEN, CLASSIC, NOW))
    hole, whole = lines_of(game)
    for each in (hole, whole):
        assert (each.event, each.division, each.rival, each.place) == (WEEK, "county", None, None)
        assert HistoryLine.parse(str(each)) == each
    assert whole.begun == NOW
    assert loaded(store).history.get(game.id) == whole


def test_other_lines_stay_as_they_were() -> None:
    text = str(line("classic/617:F"))
    assert not {"event", "division", "rival", "place"} & set(json.loads(text))
    assert HistoryLine.parse(text).event is None


def test_a_place_is_filed_later() -> None:
    filed = line("classic/1202649001:FX", event=WEEK, division="club", place=3)
    assert HistoryLine.parse(str(filed)).place == 3
    history = History([str(filed._replace(place=None)), str(filed)])
    assert history.lines == [filed]


@pytest.mark.parametrize(
    "fields",
    [
        {"event": 5},
        {"event": WEEK, "place": 0},
        {"event": WEEK, "field": {"poppy": [36]}},
        {"event": WEEK, "field": [3]},
    ],
)
def test_a_broken_event_breaks_the_line(fields: dict[str, object]) -> None:
    data = line("classic/1202649001:FX").to_json() | fields
    assert History([json.dumps(data)]).broken == 1


def test_a_result_with_other_deals_than_its_event_is_not_taken_in() -> None:
    good = line("classic/1202649001:FX", event=WEEK)
    assert verified(good) == good
    with pytest.raises(NotationError, match="expected the deals of 2026-W49"):
        verified(line("classic/617:FX", event=WEEK))


def whole(**changes: object) -> HistoryLine:
    """Return a round of 36 strokes a hole, given up at once."""
    holes = "/".join(f"{deal}:X" for deal in Event.parse(WEEK).deals(CLASSIC))
    return line(f"classic/{holes}", event=WEEK, division="club", **changes)


@pytest.mark.parametrize(
    ("place", "field", "is_kept"),
    [
        (2, {"poppy": [3] * 9, "otto": [35] * 9}, True),
        (1, {"poppy": [3] * 9}, False),
        (1, {"poppy": [35] * 8}, False),
        (None, {"poppy": [3] * 9}, False),
        (1, None, True),
    ],
)
def test_a_place_comes_in_that_agrees_with_the_field(place, field, is_kept) -> None:
    there = whole(place=place, field=field)
    again = HistoryLine.parse(str(there))
    assert again == there
    expected = there if is_kept else there._replace(place=None, field=None)
    assert verified(again) == expected


def test_a_duels_field_is_taken_as_it_is() -> None:
    duel = whole(rival="poppy", field={"poppy": [3] * 9})._replace(division=None)
    assert verified(duel) == duel


def test_export_and_import_carry_the_tour() -> None:
    here, there = Storage(DictStore()), Storage(DictStore())
    played = play_out(here, new_event(here, OPEN, CLASSIC, NOW))
    here.save_game(new_event(here, Entry("2026-W50", "club"), CLASSIC, NOW))
    filed = here.history.get(played.id)
    here.history.add(filed._replace(place=1, field={"poppy": [35] * 9}))
    import_text(there, export_text(here))
    assert there.history.lines == here.history.lines
    assert there.history.get(played.id).field == {"poppy": [35] * 9}
    assert game_json(there.games["tour"]) == game_json(here.games["tour"])


def test_an_entry_knows_the_place_once_all_have_played() -> None:
    entry = OPEN._replace(field={"poppy": [3, 5], "otto": [9, 9]})
    assert [entry.place(mine) for mine in ([], [2], [3], [4], [20, 1], [1, 1, 1])] == [
        None,
        1,
        1,
        2,
        3,
        None,
    ]
    assert OPEN.place([3]) is None
    assert entry._replace(rival="otto").place([3]) is None
