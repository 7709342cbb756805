"""What rests is shown in all pixels of the screen, band by band; what moves has fewer."""

from pathlib import Path

import pygame
import pytest

from golf.geometry import Rect
from golf.play_options import PlayOptions
from tests.app.page_host import PageHost
from tests.app.pilot import Pilot
from tests.app.scenes_tour import settle, tour
from tests.app.tours import go_to

PHONE = (390, 844)
MANY = 400


class Screen(PageHost):
    """A page with a screen of so many pixels to each of the window, on which bands are laid."""

    def __init__(self, data: Path, window: tuple[int, int], times: int) -> None:
        super().__init__(data)
        self.times = times
        self.size = times * window[0], times * window[1]
        self.bands: dict[int, pygame.Surface] = {}
        self.copied_bands = 0

    def sharp_size(self) -> tuple[tuple[int, int], float] | None:
        return self.size, float(self.times)

    def sharpen(self, picture: pygame.Surface, band: Rect) -> None:
        assert picture.get_size() == self.size
        self.bands[band.y] = picture.subsurface(band).copy()
        self.copied_bands += 1

    def soften(self, tops: list[int]) -> None:
        for top in tops:
            del self.bands[top]

    @property
    def picture(self) -> pygame.Surface:
        """All bands together; what none covers stays red."""
        whole = pygame.Surface(self.size)
        whole.fill((255, 0, 0))
        for top, band in self.bands.items():
            whole.blit(band, (0, top))
        return whole


def rest(pilot: Pilot) -> None:
    """Let time pass until the sharp picture is whole."""
    settle(pilot)
    for _ in range(MANY):
        pilot.frames()
        if pilot.app.sharpness.is_whole:
            return
    raise AssertionError(f"{pilot.scene_name} gets no sharp picture")


def differs(one: pygame.Surface, other: pygame.Surface) -> Rect | None:
    """Return where two pictures of a size differ by more than rounding."""
    pixels = pygame.mask.from_threshold(one, (0, 0, 0), (4, 4, 4, 255), other)
    pixels.invert()
    boxes = pixels.get_bounding_rects()
    return Rect(*boxes[0].unionall(boxes[1:])) if boxes else None


@pytest.mark.sweep
@pytest.mark.parametrize("size", [PHONE, (844, 390), (640, 360)])
def test_the_sharp_picture_is_that_of_the_window_in_every_scene(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    host = Screen(tmp_path, size, 1)
    pilot = Pilot(tmp_path, size, host=host)
    for name in tour(pilot):
        rest(pilot)
        where = differs(host.picture, pilot.app.screen)
        assert where is None, (name, where)
    pilot.app.close()


@pytest.mark.parametrize("name", ["title", "play", "pause", "settings", "summary"])
def test_a_sharp_picture_changes_nothing_in_the_window(tmp_path: Path, name: str) -> None:
    host = Screen(tmp_path, PHONE, 2)
    pilot = Pilot(tmp_path, PHONE, host=host)
    go_to(pilot, name)
    settle(pilot)
    before = pilot.app.screen.copy()
    rest(pilot)
    assert host.picture.get_size() == (2 * PHONE[0], 2 * PHONE[1])
    pilot.app.stack.draw(pilot.app.screen)
    assert differs(before, pilot.app.screen) is None
    pilot.app.close()


@pytest.fixture
def host(tmp_path: Path) -> Screen:
    return Screen(tmp_path, PHONE, 2)


@pytest.fixture
def table(tmp_path: Path, host: Screen) -> Pilot:
    pilot = Pilot(tmp_path, PHONE, PlayOptions(deal="617", rules="classic"), host=host)
    rest(pilot)
    return pilot


def test_bands_in_which_nothing_moves_stay(table: Pilot, host: Screen) -> None:
    whole = set(host.bands)
    table.key("space")
    rest(table)
    table.key("space")
    table.frames(2)
    assert set(host.bands) < whole, "the status has changed, and the stock"
    assert host.bands, "the upper ends of the columns have not"
    copied = host.copied_bands
    rest(table)
    assert set(host.bands) == whole
    assert host.copied_bands - copied < len(whole)


def test_nothing_is_sharp_while_one_scene_gives_way_to_another(table: Pilot, host: Screen) -> None:
    table.key("escape")
    assert not host.bands
    rest(table)
    assert host.bands


def test_a_window_of_another_size_gets_bands_of_its_own(table: Pilot, host: Screen) -> None:
    first = set(host.bands)
    host.size = 2 * 844, 2 * 390
    table.resize((844, 390))
    rest(table)
    assert set(host.bands) != first
    heights = [band.get_height() for band in host.bands.values()]
    assert sum(heights) == host.size[1]


def test_a_screen_with_no_more_pixels_gets_no_second_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = PageHost(tmp_path)
    monkeypatch.setattr(plain, "sharpen", None)
    pilot = Pilot(tmp_path, PHONE, host=plain)
    settle(pilot)
    pilot.frames(60)
    assert pilot.app.sharpness.is_whole
