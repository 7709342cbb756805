"""A press while anything moves is answered in the very frame that brings it."""

from collections.abc import Callable

import pytest

from golf.core.moves import PLAYS
from golf.local_time import local_now
from golf.play_options import PlayOptions
from tests.app.pilot import SMALL, FakePad, Pilot

pytestmark = pytest.mark.usefixtures("unseen")

NewPilot = Callable[..., Pilot]
HANDS = ("pointer", "key", "pad")


class Player:
    """Presses by one kind of hand; each call is one press, let go where a pointer counts then."""

    def __init__(self, pilot: Pilot, hand: str) -> None:
        self.pilot = pilot
        self.hand = hand
        self.pad: FakePad | None = pilot.plug() if hand == "pad" else None

    def flip(self) -> None:
        if self.hand == "pointer":
            self.pilot.click(self.pilot.app.services.look.layout.stock_rect.center)
        elif self.pad is not None:
            self.pad.hold("west")
        else:
            self.pilot.post(self.pilot.key_event("space"))

    def go_on(self) -> None:
        """Press the button that has the focus, which is the one that leads on."""
        if self.hand == "pointer":
            self.pilot.click_button(self.pilot.scene.menu.focus)
        elif self.pad is not None:
            self.pad.hold("south")
        else:
            self.pilot.post(self.pilot.key_event("return"))

    def let_go(self) -> None:
        if self.pad is not None:
            self.pad.let_go("south")


@pytest.fixture(params=HANDS)
def hand(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def table(new_pilot: NewPilot, rules: str = "classic") -> Pilot:
    return new_pilot(size=SMALL, options=PlayOptions(deal="617", rules=rules))


def given_up(new_pilot: NewPilot) -> Pilot:
    """Return the summary of a hole, which has just begun to come in."""
    pilot = table(new_pilot)
    pilot.rest()
    pilot.scene.game.give_up(local_now)
    pilot.app.services.save(pilot.scene.game)
    while pilot.scene_name != "HoleSummaryScene":
        pilot.frames()
    return pilot


def test_on_the_title_while_its_demo_plays(new_pilot: NewPilot, hand: str) -> None:
    pilot = new_pilot(size=SMALL)
    player = Player(pilot, hand)
    pilot.key("escape")
    pilot.frames()
    while not pilot.scene.demo.is_moving:
        pilot.app.frame([], 0.5)
    player.go_on()
    assert pilot.scene_name != "TitleScene"


def test_while_the_cards_are_dealt(new_pilot: NewPilot, hand: str) -> None:
    pilot = table(new_pilot)
    player = Player(pilot, hand)
    pilot.frames(3)
    assert pilot.scene_name == "DealScene"
    assert pilot.app.stack.is_moving
    player.flip()
    assert pilot.scene_name == "PlayScene"
    assert len(pilot.scene.hole.moves) == 1


def test_while_a_card_flies(new_pilot: NewPilot, hand: str) -> None:
    pilot = table(new_pilot)
    pilot.rest()
    player = Player(pilot, hand)
    for count in range(1, 5):
        player.flip()
        assert len(pilot.scene.hole.moves) == count
        assert pilot.scene.is_moving
        if player.pad is not None:
            player.pad.let_go("west")


def test_while_cards_fly_back(new_pilot: NewPilot, hand: str) -> None:
    pilot = table(new_pilot, "practice")
    pilot.rest()
    player = Player(pilot, hand)
    pilot.play(PLAYS[0])
    pilot.key("u")
    assert pilot.scene.is_moving
    player.flip()
    assert [str(move) for move in pilot.scene.hole.moves] == ["F"]


def test_while_a_summary_comes_in(new_pilot: NewPilot, hand: str) -> None:
    pilot = given_up(new_pilot)
    player = Player(pilot, hand)
    assert pilot.app.is_moving
    player.go_on()
    assert pilot.scene_name != "HoleSummaryScene"


def test_while_a_score_card_comes_in(new_pilot: NewPilot, hand: str) -> None:
    pilot = new_pilot(size=SMALL)
    pilot.click_button("round")
    pilot.rest()
    game = pilot.scene.game
    player = Player(pilot, hand)
    for number in range(1, 10):
        game.give_up(local_now)
        pilot.app.services.save(game)
        if number < 9:
            game.next_hole()
    while pilot.scene_name != "HoleSummaryScene":
        pilot.frames()
    player.go_on()
    player.let_go()
    assert pilot.scene_name == "RoundResultsScene"
    assert pilot.scene.is_moving
    player.go_on()
    if hand != "pointer":
        # What is aimed at no button writes the card at once.
        assert not pilot.scene.is_moving
        player.let_go()
        player.go_on()
    assert pilot.scene_name != "RoundResultsScene"
