import pygame
import pytest

from golf.timing import SCENE_GLIDE
from golf.ui.glide import Glide
from tests.app.pilot import FRAME, Pilot


def test_scenes_glide_for_at_most_their_time(pilot: Pilot) -> None:
    pilot.frames(2)
    pilot.click_button("rules")
    assert pilot.app.painting.glide.is_moving
    pilot.frames(round(SCENE_GLIDE / FRAME) + 1)
    assert not pilot.app.painting.glide.is_moving


def test_a_press_ends_the_glide_and_counts(pilot: Pilot) -> None:
    pilot.frames(2)
    pilot.click_button("rules")
    assert pilot.app.painting.glide.is_moving
    pilot.press(pilot.button("back"))
    assert not pilot.app.painting.glide.is_moving
    pilot.release(pilot.button("back"))
    assert pilot.scene_name == "TitleScene"


@pytest.mark.parametrize(("speed", "is_reduced"), [("off", False), ("normal", True)])
def test_nothing_glides_for_players_who_want_no_motion(
    pilot: Pilot, speed: str, is_reduced: bool
) -> None:
    pilot.frames(2)
    settings = pilot.app.services.settings
    settings.speed, settings.reduced_motion = speed, is_reduced
    pilot.click_button("rules")
    assert not pilot.app.painting.glide.is_moving


def test_a_host_that_moves_what_was_shown_leaves_one_picture_to_paint(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot.frames(2)
    asked: list[tuple[int, float]] = []
    monkeypatch.setattr(pilot.app.host, "glide", lambda _, *asks: asked.append(asks) or True)
    pilot.click_button("rules")
    assert not pilot.app.painting.glide.is_moving
    pilot.key("escape")
    assert asked == [(1, SCENE_GLIDE), (-1, SCENE_GLIDE)]


def test_a_deal_gives_way_to_play_without_a_glide(pilot: Pilot) -> None:
    pilot.frames(2)
    pilot.click_button("hole")
    pilot.rest()
    pilot.frames()
    assert pilot.scene_name == "PlayScene"
    assert not pilot.app.painting.glide.is_moving


@pytest.mark.parametrize("direction", [1, 0, -1])
def test_a_glide_ends_with_the_new_picture_alone(direction: int) -> None:
    old, screen = pygame.Surface((40, 20)), pygame.Surface((40, 20))
    old.fill((200, 0, 0))
    glide = Glide()
    glide.begin(old, direction, 1.0)
    shown = []
    while True:
        glide.draw(screen, lambda surface: surface.fill((0, 0, 200)))
        shown.append([screen.get_at((x, 10))[2] for x in range(40)])
        if not glide.is_moving:
            break
        glide.update(FRAME)
    assert set(shown[-1]) == {200}
    amounts = [sum(line) for line in shown]
    assert amounts[0] > 0
    assert amounts == sorted(amounts)


def test_a_picture_of_another_size_is_not_shown() -> None:
    glide, screen = Glide(), pygame.Surface((30, 20))
    glide.begin(pygame.Surface((40, 20)), 1, 1.0)
    glide.draw(screen, lambda surface: surface.fill((0, 0, 200)))
    assert screen.get_at((0, 0)) == (0, 0, 200)


def test_a_scene_that_stands_still_is_painted_once_while_it_glides() -> None:
    screen, painted = pygame.Surface((40, 20)), []

    def draw(surface: pygame.Surface) -> None:
        surface.fill((0, 0, 200))
        painted.append(surface)

    glide = Glide()
    glide.begin(pygame.Surface((40, 20)), 1, 1.0)
    for is_still in (False, True, True, True, False):
        glide.draw(screen, draw, is_still=is_still)
        glide.update(SCENE_GLIDE / 10)
    assert len(painted) == 3
    glide.finish()
    glide.draw(screen, draw, is_still=True)
    assert len(painted) == 4
    assert screen.get_at((39, 0))[:3] == (0, 0, 200)


@pytest.mark.parametrize("keeps_room", [False, True])
def test_a_second_glide_shows_nothing_of_the_first(keeps_room: bool) -> None:
    screen, glide = pygame.Surface((40, 20)), Glide(keeps_room=keeps_room)
    for left, direction in (((200, 0, 0), 0), ((0, 200, 0), 1)):
        screen.fill(left)
        glide.begin(screen, direction, 1.0)
        for _ in range(3):
            glide.draw(screen, lambda surface: surface.fill((0, 0, 200)), is_still=True)
            glide.update(SCENE_GLIDE / 10)
        glide.finish()
    glide.begin(screen, 1, 1.0)
    screen.fill((0, 0, 0))
    glide.draw(screen, lambda surface: surface.fill((0, 0, 100)))
    assert screen.get_at((0, 0))[:3] == (0, 200, 0)
