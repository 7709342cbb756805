"""The program's icon in the sizes and forms that desktops want, from the one picture."""

import os
import re
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import contents
import pygame

PICTURE = contents.ROOT / "assets" / "web" / "icon.svg"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)

WHOLE, LEFT, TOP, WIDTH = 512, 66, 50, 416
"""The picture's width, and the square of it that is a desktop's icon.

Phones cut a shape of their own from the picture, so there is room around what matters.
"""
ROUNDING = 0.2
"""Radius of the corners, as a share of the icon's width."""
FINER = 4
"""How much larger the picture is drawn before it is made smooth."""


def draw(size: int) -> pygame.Surface:
    """Return the icon, square with round corners."""
    fine = size * FINER
    whole = round(fine * WHOLE / WIDTH)
    picture = pygame.image.load_sized_svg(str(PICTURE), (whole, whole))
    part = pygame.Rect(LEFT * fine // WIDTH, TOP * fine // WIDTH, fine, fine)
    icon = pygame.transform.smoothscale(picture.subsurface(part), (size, size))
    # White throughout: what is clear would else darken the edge.
    shape = pygame.Surface((fine, fine), pygame.SRCALPHA)
    shape.fill((255, 255, 255, 0))
    pygame.draw.rect(shape, "white", shape.get_rect(), border_radius=round(fine * ROUNDING))
    shape = pygame.transform.smoothscale(shape, (size, size))
    icon.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return icon


def write_png(path: Path, size: int) -> None:
    """Write the icon as one PNG."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(draw(size), str(path))


def write_svg(path: Path) -> None:
    """Write the icon for any size."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = PICTURE.read_text(encoding="utf-8")
    text = text.replace('viewBox="0 0 512 512"', f'viewBox="{LEFT} {TOP} {WIDTH} {WIDTH}"')
    shape = (
        f'<clipPath id="shape"><rect x="{LEFT}" y="{TOP}" width="{WIDTH}" height="{WIDTH}"'
        f' rx="{round(WIDTH * ROUNDING)}"/></clipPath><g clip-path="url(#shape)">'
    )
    text = re.sub(r"(</style>)", rf"\1\n{shape}", text, count=1)
    path.write_text(text.replace("</svg>", "</g></svg>"), encoding="utf-8")


def write_all(folder: Path) -> None:
    """Write the icons where Linux desktops look for them, below `share/`."""
    theme = folder / "icons" / "hicolor"
    for size in SIZES:
        write_png(theme / f"{size}x{size}" / "apps" / f"{contents.APP_NAME}.png", size)
    write_svg(theme / "scalable" / "apps" / f"{contents.APP_NAME}.svg")


def write_program_icon(path: Path) -> None:
    """Write the icon of a program's own file: `.ico` for Windows, `.icns` for macOS."""
    from PIL import Image

    def as_image(size: int) -> Image.Image:
        return Image.frombytes("RGBA", (size, size), pygame.image.tobytes(draw(size), "RGBA"))

    sizes = [size for size in SIZES if size != 512] if path.suffix == ".ico" else [*SIZES, 1024]
    images = [as_image(size) for size in sizes]
    images[-1].save(path, sizes=[image.size for image in images], append_images=images[:-1])
