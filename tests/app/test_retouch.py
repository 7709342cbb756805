"""While cards move only what they change is painted; it must look as a whole picture would."""

from pathlib import Path

import pygame
import pytest

from golf.core.moves import FLIP, PLAYS
from golf.scenes.play.deal import DealScene
from golf.scenes.play.scene import PlayScene
from golf.scenes.title.demo import demo_move
from tests.app.pilot import FRAME, Pilot


def at_table(data: Path, size: tuple[int, int], **settings: object) -> Pilot:
    pilot = Pilot(data, size, seed=2)
    for name, value in settings.items():
        setattr(pilot.app.services.settings, name, value)
    pilot.app.services.keep_settings()
    pilot.frames(2)  # the card for newcomers may move the menu
    pilot.click_button("hole")
    pilot.rest()
    while not pilot.app.is_settled:
        pilot.frames()
    return pilot


def watch(pilot: Pilot) -> int:
    """Let what moves come to rest; compare every frame with a whole picture; count the frames."""
    scene, count = pilot.scene, 0
    assert isinstance(scene, PlayScene | DealScene)
    play = scene.play if isinstance(scene, DealScene) else scene
    whole = pygame.Surface(pilot.app.screen.get_size())
    while pilot.scene is scene and count < 300:
        is_painted = pilot.app.frame([], FRAME)
        count += 1
        seen = pygame.image.tobytes(pilot.app.screen, "RGB")
        if pilot.scene is not scene or pilot.app.painting.glide.is_moving:
            continue
        play.picture.paint(whole, play.view)
        assert seen == pygame.image.tobytes(whole, "RGB"), f"frame {count}"
        if not is_painted:
            break
    return count


@pytest.mark.parametrize(
    ("frames", "least"), [(480, 0), pytest.param(1200, 5, marks=pytest.mark.sweep)]
)
def test_every_frame_of_the_demo_is_what_a_whole_picture_would_be(
    frames: int, least: int, tmp_path: Path
) -> None:
    pilot = Pilot(tmp_path, (640, 360), seed=2)
    pilot.key("escape")
    whole = pygame.Surface(pilot.app.screen.get_size())
    moves = 0
    for _ in range(frames):
        was_moving = pilot.scene.is_moving
        pilot.frames()
        moves += pilot.scene.is_moving and not was_moving
        seen = pygame.image.tobytes(pilot.app.screen, "RGB")
        pilot.scene.draw(whole)
        assert seen == pygame.image.tobytes(whole, "RGB")
    assert moves > least


@pytest.mark.parametrize(
    ("size", "settings"),
    [
        ((640, 360), {}),
        ((640, 360), {"mirrored": True, "marks": "on", "counter": True}),
        ((300, 520), {"reduced_motion": True}),
    ],
)
@pytest.mark.parametrize("count", [6, pytest.param(60, marks=pytest.mark.sweep)])
def test_every_frame_of_a_hole_is_what_a_whole_picture_would_be(
    size: tuple[int, int], settings: dict[str, object], count: int, tmp_path: Path
) -> None:
    pilot = at_table(tmp_path, size, **settings)
    scene, frames = pilot.scene, 0
    assert isinstance(scene, PlayScene)
    for number in range(count):
        if pilot.scene is not scene or scene.hole.is_over:
            break
        pilot.app.stack.apply(scene.do(demo_move(scene.hole.position) or FLIP))
        frames += watch(pilot)
        if number == min(12, count - 1):
            for key in ("h", "u", "u", "r", "7", "1", "h", "h"):
                pilot.key(key, shift=key == "u")
                frames += watch(pilot)
    assert frames > 60
    pilot.app.close()


def test_every_frame_of_a_deal_is_what_a_whole_picture_would_be(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, (640, 360))
    pilot.click_button("round")
    assert watch(pilot) > 30
    pilot.app.close()


def test_confetti_and_a_held_card_are_painted_whole(tmp_path: Path) -> None:
    pilot = at_table(tmp_path, (640, 360))
    scene = pilot.scene
    assert isinstance(scene, PlayScene)
    start = pilot.place(PLAYS[3])
    pilot.press(start)
    for step in range(1, 6):
        pilot.move((start[0] + 9 * step, start[1] - 7 * step), held=True)
        assert watch(pilot)
    pilot.release((start[0] + 45, start[1] - 35))
    watch(pilot)
    scene.table.celebrate()
    assert watch(pilot) > 30
    pilot.app.close()


def test_a_flying_card_leaves_most_of_the_window_alone(tmp_path: Path) -> None:
    pilot = at_table(tmp_path, (1280, 720))
    scene = pilot.scene
    assert isinstance(scene, PlayScene)
    pilot.app.stack.apply(scene.do(FLIP))
    pilot.frames(2)
    assert scene.is_moving
    status = pilot.app.services.look.layout.status.center
    pilot.app.screen.set_at(status, (255, 0, 255))
    pilot.frames()
    assert pilot.app.screen.get_at(status)[:3] == (255, 0, 255)
    pilot.post(pygame.event.Event(pygame.WINDOWEXPOSED))
    assert pilot.app.screen.get_at(status)[:3] != (255, 0, 255)
    pilot.app.close()
