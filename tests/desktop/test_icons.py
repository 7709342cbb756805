"""The icon in every size and form."""

from pathlib import Path
from xml.etree import ElementTree

import icons
import pygame
import pytest
from PIL import Image


def test_a_desktop_finds_the_icon_in_every_size(tmp_path: Path) -> None:
    icons.write_all(tmp_path)
    for size in icons.SIZES:
        place = tmp_path / f"icons/hicolor/{size}x{size}/apps/golf-solitaire.png"
        assert pygame.image.load(place).get_size() == (size, size)
    drawing = ElementTree.parse(tmp_path / "icons/hicolor/scalable/apps/golf-solitaire.svg")
    assert drawing.getroot().attrib["viewBox"] == "66 50 416 416"


def test_the_corners_are_clear_and_the_edge_is_not_dark() -> None:
    icon = icons.draw(64)
    assert icon.get_at((0, 0)).a == 0
    assert icon.get_at((32, 32)).a == 255
    edge = [icon.get_at((x, 0)) for x in range(64)]
    assert all(min(colour[:3]) > 80 for colour in edge if colour.a)


@pytest.mark.parametrize(("name", "largest"), [("golf.ico", 256), ("golf.icns", 1024)])
def test_a_programs_file_has_the_icon_in_many_sizes(
    tmp_path: Path, name: str, largest: int
) -> None:
    icons.write_program_icon(tmp_path / name)
    with Image.open(tmp_path / name) as icon:
        sizes = icon.info["sizes"]
        assert len(sizes) >= 6
        assert max(size[0] * (size[2] if len(size) > 2 else 1) for size in sizes) == largest
