import pygame

from golf.core.cards import Card
from golf.geometry import Rect
from golf.table.traces import TableState, Trace, Traces

PICTURE = pygame.Surface((50, 70))
ACE, TWO = Card.parse("AC"), Card.parse("2D")


def lying(x: int, y: int) -> Trace:
    return Trace(x, y, PICTURE, 0.0, False)


def state(*places: tuple[int, int], still: int = 0, is_party: bool = False) -> TableState:
    names: tuple[object, ...] = (ACE, TWO)
    cards = {card: lying(*place) for card, place in zip(names, places, strict=False)}
    return TableState((still,), cards, 10, is_party)


def test_the_first_state_and_one_whose_rest_differs_are_painted_whole() -> None:
    traces = Traces()
    assert traces.follow(state((0, 0))) is None
    assert traces.follow(state((0, 0), still=1)) is None
    assert traces.follow(state((0, 0), still=1, is_party=True)) is None
    assert traces.follow(state((0, 0), still=1)) is None


def test_what_has_come_or_gone_is_painted() -> None:
    traces = Traces()
    traces.follow(state((0, 0)))
    assert traces.follow(state((0, 0), (500, 9))) == [Rect(490, -1, 70, 90)]
    assert traces.follow(state((0, 0))) == [Rect(490, -1, 70, 90)]


def test_what_moved_is_painted_where_it_was_and_where_it_is() -> None:
    traces = Traces()
    traces.follow(state((100, 100), (500, 500)))
    assert traces.follow(state((100, 100), (500, 500))) == []
    boxes = traces.follow(state((140, 80), (500, 500)))
    assert boxes == [Rect(90, 70, 40 + 50 + 20, 20 + 70 + 20)]
    apart = [Rect(130, 70, 71, 90), Rect(480, 490, 80, 90)]
    assert traces.follow(state((141, 80), (490, 500))) == apart
