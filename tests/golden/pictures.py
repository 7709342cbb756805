"""Golden pictures: kept small, compared with a small tolerance.

They are scaled down and have fewer colours than the screen, so that the whole set stays small; a
changed word or a moved card is still seen.
"""

from pathlib import Path

import pygame

FOLDER = Path(__file__).parent / "pictures"
LONG_SIDE = 480
NEAR = 40
"""By how much a pixel's colours may differ in all before it counts as another."""
SHARE = 0.0015
"""Which share of the pixels may be others."""

_COARSE = bytes(level & 0xF8 for level in range(256))


def small(screen: pygame.Surface, long_side: int = LONG_SIDE) -> pygame.Surface:
    """Return the screen's picture as it is kept."""
    share = long_side / max(screen.get_size())
    size = round(screen.get_width() * share), round(screen.get_height() * share)
    data = pygame.image.tobytes(pygame.transform.smoothscale(screen, size), "RGB")
    return pygame.image.frombytes(data.translate(_COARSE), size, "RGB")


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """Return the share of pixels that clearly differ, 1 where the sizes do."""
    if one.get_size() != other.get_size():
        return 1.0
    a, b = (pygame.image.tobytes(picture, "RGB") for picture in (one, other))
    if a == b:
        return 0.0
    apart = [abs(x - y) for x, y in zip(a, b, strict=True)]
    pixels = zip(apart[::3], apart[1::3], apart[2::3], strict=True)
    return sum(sum(pixel) > NEAR for pixel in pixels) * 3 / len(a)


def check(screen: pygame.Surface, name: str, update: bool) -> str:
    """Compare a screen with the golden picture of a name, or rewrite it; return what is wrong."""
    path = FOLDER / f"{name}.png"
    picture = small(screen)
    golden = pygame.image.load(path) if path.is_file() else None
    apart = 1.0 if golden is None else difference(picture, golden)
    if apart <= SHARE:
        return ""
    if update:
        FOLDER.mkdir(exist_ok=True)
        pygame.image.save(picture, path)
        return ""
    failed = path.with_suffix(".new.png")
    pygame.image.save(picture, failed)
    return f"{name}: {apart:.2%} of the pixels differ; compare {failed}"
