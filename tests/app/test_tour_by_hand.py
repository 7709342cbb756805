"""The whole Tour by one device alone, and what a screen reader is told on the way."""

from collections import deque

import pytest

from golf.analysis.rivals import Style
from golf.analysis.roster import FIELD, ROSTER
from golf.controls.focus import ahead
from golf.controls.intents import Command
from golf.core.moves import FLIP, PLAYS
from golf.routes import Home
from golf.saves.settings import TOUR
from golf.session import tournament
from tests.app.pilot import SMALL, Clock, Pilot
from tests.sweep import swept

ARROWS = {
    Command.UP: "up",
    Command.DOWN: "down",
    Command.LEFT: "left",
    Command.RIGHT: "right",
}
WEAK = tuple(rival._replace(style=Style("any")) for rival in ROSTER[:FIELD])


class Mouse:
    """Presses buttons, columns and the stock with a mouse."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    def point(self, pos):
        self.pilot.click(pos)

    def press(self, key):
        self.point(self.pilot.button(key))

    def move(self, move):
        self.point(self.pilot.place(move))

    def back(self):
        ways = ("back", "leave", "resume", "next")
        self.press(next(way for way in ways if self.pilot.scene.menu.button(way) is not None))

    def pause(self):
        self.press("pause")

    def choose(self, number):
        board = self.pilot.scene.menu.button("board").rect
        rows = -(-(FIELD + 1) // 2)
        column, row = divmod(number, rows)
        x = board.x + board.w * (2 * column + 1) // 4
        self.point((x, board.y + board.h * (2 * row + 1) // (2 * rows)))

    def write(self, digits):
        for digit in digits:
            self.press(f"character {digit}")


class Touch(Mouse):
    """Does the same with a finger."""

    def point(self, pos):
        self.pilot.tap(pos)


class Focus:
    """Moves the focus by arrows alone, and confirms."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    def arrow(self, way):
        self.pilot.key(way)

    def confirm(self):
        self.pilot.key("return")

    def press(self, key):
        self.go(key)
        self.confirm()

    def go(self, key):
        menu = self.pilot.scene.menu
        for _ in range(3 * FIELD):  # a board takes arrows for itself, up to its edge
            if menu.focus == key:
                return
            self.arrow(ARROWS[self._ways(menu, key)[0]])
        raise AssertionError(f"{key} is out of reach from {menu.focus}")

    def _ways(self, menu, key):
        """Return the arrows that lead to a button, the fewest that there are."""
        places = {each.key: each.rect for each in menu.buttons if each.is_enabled}
        assert key in places, f"no {key} among {list(places)}"
        seen, waiting = {menu.focus}, deque([(menu.focus, [])])
        while waiting:
            here, ways = waiting.popleft()
            if here == key:
                return ways
            others = {name: rect for name, rect in places.items() if name != here}
            for way in ARROWS:
                there = ahead(places[here], others, way)
                if there is not None and there not in seen:
                    seen.add(there)
                    waiting.append((there, [*ways, way]))
        raise AssertionError(f"{key} is out of reach from {menu.focus}")

    def choose(self, number):
        self.go("board")
        while self.pilot.scene.chosen != number:
            rows = -(-(FIELD + 1) // 2)
            self.arrow("down" if self.pilot.scene.chosen % rows < number % rows else "up")
        self.confirm()

    def write(self, digits):
        for digit in digits:
            self.press(f"character {digit}")


class Keys(Focus):
    """Plays with a keyboard."""

    def move(self, move):
        self.pilot.key("space" if move is FLIP else str(1 + PLAYS.index(move)))

    def back(self):
        self.pilot.key("escape")

    def pause(self):
        self.pilot.key("p")


class Pad(Focus):
    """Plays with a gamepad: four arrows, and its buttons."""

    def __init__(self, pilot: Pilot) -> None:
        super().__init__(pilot)
        self.pad = pilot.plug()

    def arrow(self, way):
        self.pad.press(way)

    def confirm(self):
        self.pad.press("south")

    def move(self, move):
        if move is FLIP:
            self.pad.press("west")
        else:
            self.press(f"column {1 + PLAYS.index(move)}")

    def back(self):
        self.pad.press("east")

    def pause(self):
        self.pad.press("start")


@pytest.fixture
def pilot(tmp_path, monkeypatch):
    monkeypatch.setattr(tournament, "field_of", lambda division: WEAK)
    found = Pilot(tmp_path, SMALL, now=Clock("2026-12-02T10:00:00+01:00"))
    settings = found.app.services.settings
    settings.speed, settings.confirm_give_up = "off", False
    settings.shown_once += [TOUR, "welcome"]
    found.follow(Home())
    found.scene.refresh()
    found.frames(2)
    return found


@pytest.fixture
def told(pilot):
    """The lines that a screen reader is told."""
    lines = []
    pilot.app.services.host.announce = lines.append
    return lines


def wait_for(pilot, name):
    for _ in range(400):
        if pilot.scene_name == name:
            return
        pilot.frames()
    raise AssertionError(f"expected {name}, got {pilot.scene_name}")


def wait_until_ready(pilot):
    wait_for(pilot, "LeaderBoardScene")
    while pilot.scene.tournament.is_working:
        pilot.frames()
    pilot.rest()


def play_hole(pilot, hand):
    """Play a hole without much thought, to its summary and on to the board."""
    pilot.rest()
    wait_for(pilot, "PlayScene")
    while pilot.scene_name == "PlayScene":
        if pilot.scene.menu.button("banner finish") is not None:
            hand.press("banner finish")
        elif pilot.scene.hole.position.is_over:
            pilot.frames()
        else:
            hand.move(pilot.scene.hole.position.legal_moves()[0])
    finish_hole(pilot, hand)


def finish_hole(pilot, hand):
    """Go on from a hole that has ended to the leader board."""
    wait_for(pilot, "HoleSummaryScene")
    hand.press("next")
    wait_until_ready(pilot)


def skip_holes(pilot, last):
    """Give up the holes up to one, as if they had been played on another evening."""
    storage = pilot.app.storage
    game = storage.games["tour"]
    while game.round.number < last:
        if not game.hole.is_over:
            game.give_up(pilot.app.services.now)
            storage.file(game)
        game.next_hole()
    storage.save_game(game)


@pytest.mark.parametrize(
    "hand", swept([Pad, Keys, Touch, Mouse], Pad), ids=lambda hand: hand.__name__
)
def test_the_tour_is_played_by_one_device_alone(pilot, told, hand):
    hand = hand(pilot)
    hand.press("tour")
    assert pilot.scene_name == "TourScene"
    hand.press("open")
    play_hole(pilot, hand)
    board = pilot.scene
    assert " ".join(board.words) in told[-1]
    row = next(n for n in (4, 5) if board.standings[n].rival is not None)
    hand.choose(row)
    chosen = board.standings[row]
    assert any(line.startswith(f"{chosen.place}. {chosen.rival.name}, ") for line in told[-2:])
    hand.press("watch")
    wait_for(pilot, "SideBySideScene")
    assert told[-1].startswith(f"You: 35 cards left; {chosen.rival.name}: ")
    hand.press("step")
    assert told[-1].startswith("You: 3")
    hand.press("alone")
    assert pilot.scene_name == "ReplayScene"
    hand.back()
    hand.back()
    wait_for(pilot, "LeaderBoardScene")
    hand.press("title")
    skip_holes(pilot, 9)
    hand.press("tour")
    assert pilot.scene.menu.button("open").words == "Continue"
    hand.press("open")
    pilot.rest()
    wait_for(pilot, "PlayScene")
    hand.pause()
    hand.press("board")
    wait_until_ready(pilot)
    assert pilot.scene.holes == 8
    assert told[-1].endswith("No trophy is within reach of the last hole.")
    hand.press("earlier")
    assert told[-1].startswith("Hole 7")
    hand.press("next")
    hand.press(Command.GIVE_UP)
    finish_hole(pilot, hand)
    assert told[-1].endswith("Place 24 of 24. You stay in Club.")
    hand.press("next")
    wait_for(pilot, "RoundResultsScene")
    hand.press("again")
    assert pilot.scene_name == "TourScene"
    hand.press("week 2026-W49")
    wait_until_ready(pilot)
    assert pilot.scene.words[0] == "Place 24 of 24."
    hand.back()
    assert pilot.scene_name == "TourScene"
    assert all("\n" not in line for line in told)


@pytest.mark.parametrize(
    "hand", swept([Pad, Keys, Touch, Mouse], Touch), ids=lambda hand: hand.__name__
)
def test_friends_and_rivals_are_met_by_one_device_alone(pilot, told, hand):
    hand = hand(pilot)
    hand.press("tour")
    hand.press("duel")
    assert pilot.scene_name == "DuelScene"
    hand.press("stronger")
    rival = ROSTER[pilot.scene.number]
    assert told[-1].startswith(rival.name)
    hand.press("weaker")
    hand.press("play")
    play_hole(pilot, hand)
    assert told[-1].endswith(pilot.scene.words[0])
    hand.press("title")
    hand.press("tour")
    hand.press("friends")
    hand.press("play")
    assert told[-1].startswith("Expected an event")
    hand.write("4711")
    hand.press("play")
    pilot.rest()
    wait_for(pilot, "PlayScene")
    assert str(pilot.scene.game.hole.deal) == "p4711001"
