"""Cards that overlap look like one thing with one shadow."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from golf.core.cards import DECK, Card
from golf.core.deal import Deal
from golf.core.position import Position
from golf.core.rules import PRESETS
from golf.saves.settings import DECKS
from golf.table.faces import Faces
from golf.table.layout import table_layout
from golf.table.making import MAKING
from golf.table.mark_pictures import MarkPictures
from golf.table.table import Table
from golf.theme import PAPER, SUN
from tests.sweep import swept

SIZES = [(1280, 720), (640, 360), (390, 844), (1920, 1080)]
FELT = (40, 100, 70)

pytestmark = pytest.mark.usefixtures("screen")


def painted(size: tuple[int, int], is_mirrored: bool, waste: int) -> tuple[Table, pygame.Surface]:
    """Return a table with full columns but for `waste` cards, and its picture."""
    layout = table_layout(size, is_mirrored)
    table = Table(layout, Faces(layout.card, is_mirrored=is_mirrored))
    start = Deal.parse("1").position(PRESETS["classic"])
    cards = (*start.waste, *start.stock, *(card for column in start.tableau for card in column))
    columns = tuple(column if waste < 20 else () for column in start.tableau)
    table.set(Position(start.rules, columns, (), cards[:waste]))
    picture = pygame.Surface(size)
    picture.fill(FELT)
    table.draw(picture)
    return table, picture


@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_the_shadow_beside_a_column_does_not_step(size: tuple[int, int], is_mirrored: bool) -> None:
    table, picture = painted(size, is_mirrored, 2)
    corner = table.layout.card[0] // 8 + table.faces.margin
    for column in range(7):
        box = table.layout.column_rect(column)
        for x in (box.x - 1, box.right):
            ys = range(box.y + corner, box.bottom - corner)
            shades = {tuple(picture.get_at((x, y))) for y in ys}
            assert len(shades) == 1
            assert shades != {(*FELT, 255)}


@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize("size", swept(SIZES, (1280, 720), (390, 844)))
@pytest.mark.parametrize("count", swept([1, 2, 9, 30, 52], 2, 30))
def test_the_shadow_below_the_waste_does_not_step(
    size: tuple[int, int], is_mirrored: bool, count: int
) -> None:
    table, picture = painted(size, is_mirrored, count)
    corner = table.layout.card[0] // 8 + table.faces.margin
    first, last = (table.layout.waste_rect(index, count) for index in (0, count - 1))
    box = first.union(last)
    xs = range(box.x + corner, box.right - corner)
    shades = {tuple(picture.get_at((x, box.bottom))) for x in xs}
    assert len(shades) == 1
    assert shades != {(*FELT, 255)}


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize("size", swept(SIZES, (640, 360), (390, 844)))
def test_the_edges_of_old_waste_cards_are_plain_paper(
    size: tuple[int, int], is_mirrored: bool, deck: str
) -> None:
    layout = table_layout(size, is_mirrored)
    faces = Faces(layout.card, deck, is_mirrored=is_mirrored)
    edge = abs(layout.waste_rect(1, 52).x - layout.waste_rect(0, 52).x)
    assert 2 <= edge < 0.05 * layout.card[0]
    corner = layout.card[0] // 8
    x = layout.card[0] - edge if is_mirrored else 0
    part = faces.margin + x, faces.margin + corner, edge, layout.card[1] - 2 * corner
    seen = {pygame.image.tobytes(faces.face(card).subsurface(part), "RGB") for card in DECK}
    assert len(seen) == 1


@pytest.mark.parametrize("size", SIZES)
def test_the_light_of_a_run_follows_its_cards_and_falls_off_to_nothing(
    size: tuple[int, int],
) -> None:
    layout = table_layout(size)
    pictures = MarkPictures(layout.card, layout.text_size)
    width, reach = 2 * layout.card[0], pictures.light_width
    strengths = []
    for run in (2, 5):
        dark = pygame.Surface((width + 2 * reach, layout.card[1] + 2 * reach))
        right, middle = dark.get_width(), dark.get_height() // 2
        pictures.light(run, layout.waste_area.w).draw(dark, 0, right, 0)
        fall = [dark.get_at((x, middle)).r for x in range(reach)]
        assert fall == sorted(fall)
        assert (fall[0] < 10, fall[-1]) == (True, SUN[0])
        assert [dark.get_at((right - 1 - x, middle)).r for x in range(reach)] == fall
        assert dark.get_at((reach + 3, middle)).r == dark.get_at((0, 0)).r == 0
        strengths.append(sum(fall))
    assert strengths[0] < strengths[1]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("width", [44, 50, 61, 65, 66, 80, 100, 137, 205, 300])
def test_the_strip_of_a_deck_shows_its_widest_index(width: int, deck: str) -> None:
    faces = Faces((width, round(1.4 * width)), deck)
    for suit in "CDHS":
        face = faces.face(Card(10, suit)).subsurface(
            (faces.margin, faces.margin, width, round(0.3 * width))
        )
        ink = pygame.mask.from_threshold(face, PAPER, (40, 40, 40, 255))
        ink.invert()
        pieces = [piece for piece in ink.get_bounding_rects() if 1 < piece.x < 0.2 * width]
        assert pieces
        assert max(piece.right for piece in pieces) < int(faces.strip * width)


def test_cards_close_up_before_any_shows_but_an_edge() -> None:
    layout = replace(table_layout((1280, 720)), strip=0.29)
    width = layout.card[0]
    for count in range(2, 53):
        xs = [layout.waste_rect(index, count).x for index in range(count)]
        if count < 15:
            assert xs[-1] - xs[-2] == int(0.38 * width)
        assert (xs[1] - xs[0] > 0.2 * width) == (count <= 19)
        assert sum(b - a > 0.2 * width for a, b in pairwise(xs)) >= min(count - 1, 14)


@pytest.mark.parametrize("is_mirrored", [False, True])
def test_a_narrow_waste_looks_the_same_before_its_edges_are_cut(is_mirrored: bool) -> None:
    size, count = (390, 844), 45
    table, cut = painted(size, is_mirrored, count)
    other, _ = painted(size, is_mirrored, 2)  # which has made its shadow
    assert table.position is not None
    other.set(table.position)
    whole = pygame.Surface(size)
    whole.fill(FELT)
    with MAKING.within(0.0):
        MAKING.of(lambda: 1)
        other.draw(whole)
        assert MAKING.is_short
    assert pygame.image.tobytes(cut, "RGB") == pygame.image.tobytes(whole, "RGB")
