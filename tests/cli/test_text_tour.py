"""The Tour in the terminal: Opens, duels, and how they stand."""

import pytest

from golf.analysis.rivals import Style
from golf.analysis.roster import FIELD, ROSTER
from golf.session import tournament
from tests.cli.conftest import Golf
from tests.cli.test_text_game import Terminal

WEAK = tuple(rival._replace(style=Style("any")) for rival in ROSTER[:FIELD])


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setattr(tournament, "field_of", lambda division: WEAK)
    found = Terminal(is_asking=False)
    found.game.open()
    return found


def test_an_open_is_played_from_its_board_to_its_end(terminal: Terminal) -> None:
    assert "Open of week 48, 2026, hole 1 of 9" in terminal.type("/tour")[0]
    said = terminal.type("x")
    assert "Open of week 48, 2026" in said
    assert said[-3] == "You are in place 24 of 24."
    assert said[-2].split(" behind ")[1] in {f"{rival.name}." for rival in WEAK}
    assert said[-1] == "n goes on to the next hole."
    for _ in range(7):
        said = terminal.type("n", "x")
    assert "No trophy is within reach of the last hole." in said
    said = terminal.type("n", "x")
    assert "Place 24 of 24." in said
    assert "You stay in Club." in said
    (whole,) = [line for line in terminal.storage.history.lines if line.is_round]
    assert whole.place == FIELD + 1
    assert "Place 24 of 24." in terminal.type("/tour")


def test_the_whole_board_is_told_when_asked_for(terminal: Terminal) -> None:
    assert terminal.type("/standing") == ["No hole of an event is played yet."]
    terminal.type("/tour", "x")
    assert len(terminal.type("/standing")) == 1 + FIELD + 1 + 2


def test_an_open_in_progress_is_gone_on_with(terminal: Terminal) -> None:
    terminal.type("/tour 4711", "x")
    terminal.type("/round")
    said = terminal.type("/tour 4711")
    assert "Open 4711, hole 2 of 9" in said[0]
    terminal.type("x", "/tour", "y")
    assert terminal.game.playing.entry is not None
    assert terminal.game.playing.entry.event == "2026-W48"


def test_a_duel_is_told_hole_by_hole(terminal: Terminal) -> None:
    said = terminal.type("/duel otto")
    assert said[0].startswith("Otto Brandt. Plays the first card that fits")
    assert "You are 1 hole down." in terminal.type("x")
    terminal.type("/round", "/duel")
    assert terminal.game.playing.kind == "duel"
    assert terminal.game.playing.round.number == 2
    assert "expected one of poppy" in terminal.type("/duel nobody")[0]


def test_a_wrong_event_is_told(terminal: Terminal) -> None:
    assert "expected an event" in terminal.type("/tour 2026-W99")[0]


def test_the_option_begins_an_open(golf: Golf, tmp_path) -> None:
    ran = golf("text", "--tour", "4711", "--rules", "strict", "--data", tmp_path, given=b"i\n")
    assert "Open 4711, hole 1 of 9, deal p4711" in ran.out
    ran = golf("text", "--tour", "zz", "--data", tmp_path)
    assert ran.status == 2
    assert "expected an event" in ran.err


def test_help_is_told_as_soon_as_it_was_taken(terminal: Terminal) -> None:
    terminal.type("/tour", "v", "x")
    assert "With help: no trophy, and the division stays." in terminal.type("/standing")


def test_a_duel_that_was_played_is_told_before_the_next_one(terminal: Terminal) -> None:
    terminal.type("/duel otto")
    said = terminal.type("x")
    for _ in range(8):
        said = terminal.type("n", "x")
    ended = next(line for line in said if line.startswith("Otto Brandt has won "))
    (whole,) = [line for line in terminal.storage.history.lines if line.is_round]
    assert set(whole.field or {}) == {"otto"}
    said = terminal.type("/duel otto")
    assert said[1:3] == ["Duels: 0 won, 0 halved, 1 lost.", ended]


def test_a_place_that_was_left_open_decides_before_the_next_open(terminal: Terminal) -> None:
    terminal.type("/tour", "x")
    for _ in range(8):
        terminal.type("n", "x")
    (whole,) = [line for line in terminal.storage.history.lines if line.is_round]
    left_open = whole._replace(place=None, field=None)
    terminal.storage.history.add(left_open)
    terminal.type("/tour 4711")
    assert terminal.storage.history.get(whole.id) == left_open, "a friends' Open waits for nobody"
    terminal.type("/tour 2026-W47", "y")
    found = terminal.storage.history.get(whole.id)
    assert found is not None
    assert (found.place, found.field) == (whole.place, whole.field)


@pytest.mark.parametrize("name", ["0", "", "2026-W54", "2025-W53", "week"])
def test_a_wrong_name_is_bad_input(golf: Golf, name: str) -> None:
    ran = golf("text", "--tour", name)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert "expected an event" in ran.err


def test_a_wrong_name_typed_in_the_game_is_told_and_changes_nothing(terminal: Terminal) -> None:
    terminal.type("/tour 4711", "x")
    assert "expected an event" in terminal.type("/tour 2026-W54")[0]
    assert terminal.game.playing.entry is not None
    assert terminal.game.playing.entry.event == "4711"
