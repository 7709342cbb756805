"""The map of a hole: its places, and the ball that flies over it."""

import pygame
import pytest

from golf.core.ball import Ball
from golf.geometry import Rect
from golf.table.board_layout import board_layout
from golf.table.fairway import FairwayMap, fairway_place, place_beside
from golf.table.fairway_strip import FairwayStrip
from golf.table.layout import table_layout
from golf.table.tweens import TweenRunner

UPRIGHT, LYING = Rect(1190, 150, 58, 216), Rect(8, 570, 374, 45)
SIZES = [(1280, 720), (1920, 1080), (390, 844), (768, 768), (640, 360), (844, 390)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("is_mirrored", [False, True])
def test_the_map_lies_beside_the_cards_and_the_buttons(size, is_mirrored) -> None:
    layout = table_layout(size, is_mirrored)
    place = fairway_place(layout, (), layout.buttons.values())
    assert place is not None
    window = Rect(0, 0, *size)
    assert place.union(window) == window
    others = [*layout.buttons.values(), layout.stock_rect, layout.waste_area]
    others += [layout.column_rect(column) for column in range(7)]
    assert not any(place.overlaps(other) for other in others)


def test_what_the_slots_show_leaves_the_map_no_place() -> None:
    layout = table_layout((390, 844))
    lower = fairway_place(layout, (), ())
    upper = fairway_place(layout, ("counter",), ())
    assert lower is not None
    assert upper is not None
    assert upper.bottom <= lower.y
    assert fairway_place(layout, ("counter", "verdict"), ()) is None
    small = table_layout((320, 200))
    assert fairway_place(small, ("counter",), small.buttons.values()) is None


def test_a_board_alone_has_the_map_beside_it_where_there_is_room() -> None:
    low = board_layout((600, 900))
    place = place_beside(low)
    assert place is not None
    assert not place.overlaps(low.board)
    assert place_beside(board_layout(low.board.size)) is None


@pytest.mark.parametrize("number", range(1, 10))
@pytest.mark.parametrize("place", [UPRIGHT, LYING])
def test_the_ball_is_always_on_the_map(place: Rect, number: int) -> None:
    ground = FairwayMap(place, number)
    spots = [ground.spot(gone / 35, aside) for gone in range(36) for aside in (0.0, 1.0)]
    assert all(place.inflate(-2, -2).contains(spot) for spot in spots)
    middle = [ground.spot(gone / 35) for gone in range(36)]
    along = [-y if ground.is_upright else x for x, y in middle]
    assert along == sorted(along)


@pytest.fixture
def strip() -> FairwayStrip:
    pygame.display.set_mode((1280, 720))
    strip = FairwayStrip(TweenRunner())
    strip.lay_out(UPRIGHT)
    strip.set(Ball(0, 35))
    return strip


def painted(strip: FairwayStrip) -> bytes:
    screen = pygame.Surface((1280, 720))
    strip.draw_ground(screen)
    strip.draw(screen)
    return pygame.image.tobytes(screen.subsurface(UPRIGHT), "RGB")


def test_a_shot_takes_its_time_and_ends_where_setting_the_ball_leads(strip: FairwayStrip) -> None:
    runner = TweenRunner()
    flown = FairwayStrip(runner)
    flown.lay_out(UPRIGHT)
    flown.set(Ball(3, 35))
    flown.show(Ball(4, 35))
    pictures = {painted(flown)}
    while not runner.is_idle:
        runner.update(1 / 60)
        pictures.add(painted(flown))
    assert len(pictures) > 6
    strip.set(Ball(4, 35))
    assert painted(flown) == painted(strip)


def test_the_tee_the_rough_and_the_cup_look_different(strip: FairwayStrip) -> None:
    pictures = []
    balls = [Ball(0, 35), Ball(9, 35), Ball(9, 35, (0, 9), True), Ball(35, 35, (0, 9))]
    for ball in balls:
        strip.set(ball)
        pictures.append(painted(strip))
    assert len(set(pictures)) == len(balls)


def test_it_is_painted_anew_only_where_something_changed(strip: FairwayStrip) -> None:
    assert strip.follow() == UPRIGHT
    assert strip.follow() is None
    strip.show(Ball(0, 35))
    assert strip.follow() is None
    strip.show(Ball(1, 35))
    assert strip.follow() == UPRIGHT


def test_reduced_motion_fades_the_ball_and_lets_it_fly_nowhere() -> None:
    runner = TweenRunner()
    strip = FairwayStrip(runner)
    strip.lay_out(UPRIGHT)
    strip.is_reduced = True
    strip.set(Ball(0, 35))
    strip.show(Ball(20, 35))
    middle = FairwayMap(UPRIGHT).spot(10 / 35)
    screen = pygame.Surface((1280, 720))
    strip.draw_ground(screen)
    clean = screen.copy()
    while not runner.is_idle:
        runner.update(1 / 60)
        strip.draw_ground(screen)
        strip.draw(screen)
        right = Rect(round(middle[0]) + 2, round(middle[1]) - 3, 4, 6)
        white = [screen.get_at((x, y))[:3] for x in range(right.x, right.right) for y in
                 range(right.y, right.bottom)]  # fmt: skip
        assert (255, 255, 255) not in white
    assert pygame.image.tobytes(clean, "RGB") != pygame.image.tobytes(screen, "RGB")


def test_without_a_place_nothing_is_painted(strip: FairwayStrip) -> None:
    strip.lay_out(None)
    assert set(painted(strip)) == {0}
    assert strip.place is None
