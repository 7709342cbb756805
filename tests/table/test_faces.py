"""The card pictures: every card, readable and told apart, within the budgets."""

import os
import sys
from itertools import combinations
from pathlib import Path
from time import process_time
from xml.etree import ElementTree

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from golf.assets import asset_path
from golf.core.cards import DECK, Card
from golf.saves.settings import BACKS, DECKS
from golf.table import face_painter
from golf.table.card_art import (
    corner_radius,
    drawing,
    index_font,
    native,
    rank_picture,
    rounded,
)
from golf.table.face_painter import COMPACT_WIDTH
from golf.table.faces import Faces
from golf.table.growing_faces import deck_faces
from golf.table.layout import table_layout
from golf.table.pips import PIPS
from golf.theme import FOUR_COLOURS, INK, PAPER, SUIT_COLOURS
from tests.sweep import swept

DRAWINGS = sorted(Path(asset_path("cards")).glob("*.svg"))
# What nanosvg draws wrongly or not at all.
FORBIDDEN = {"use", "pattern", "text", "clipPath", "mask", "filter", "symbol", "image"}
BUDGET = 250_000

pytestmark = pytest.mark.usefixtures("screen")


def pixels(picture: pygame.Surface, area: tuple[int, int, int, int] | None = None) -> bytes:
    part = picture.subsurface(area) if area else picture
    return pygame.image.tobytes(part, "RGBA")


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """The contrast ratio of WCAG 2."""

    def luminance(colour: tuple[int, ...]) -> float:
        linear = [
            level / 12.92 if level <= 0.04045 else ((level + 0.055) / 1.055) ** 2.4
            for level in (part / 255 for part in colour[:3])
        ]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_courts_are_painted_at_every_width() -> None:
    for width in range(COMPACT_WIDTH, COMPACT_WIDTH + 160):
        faces = Faces((width, round(1.4 * width)), "standard", "dimples")
        assert faces.face(Card.parse("JH")).get_width() >= width


def rank_height(size: tuple[int, int], ratio: float) -> float:
    """How high the rank of a card is, in layout pixels, in a window of `size` layout pixels."""
    width, height = size
    layout = table_layout((round(width * ratio), round(height * ratio)), ratio=ratio)
    face = Faces(layout.card, fan=layout.fan, ratio=ratio).face(Card.parse("4S"))
    inked = pygame.mask.from_threshold(face, INK, (50, 50, 50))
    parts = [part for part in inked.get_bounding_rects() if part.height > 5 * ratio]
    return min(parts, key=lambda part: part.x + part.y).height / ratio


@pytest.mark.parametrize("ratio", [1.5, 2.0, 3.0])
@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
def test_a_rank_is_no_smaller_to_the_eye_on_a_sharper_screen(size, ratio) -> None:
    assert rank_height(size, ratio) == pytest.approx(rank_height(size, 1.0), abs=1.5)


@pytest.mark.parametrize("width", [44, 50, COMPACT_WIDTH - 1, COMPACT_WIDTH, 100, 300, 600])
@pytest.mark.parametrize("deck", DECKS)
def test_every_card_has_a_picture_at_every_size(width: int, deck: str) -> None:
    size = (width, round(width * 1.4))
    faces = Faces(size, deck)
    cards = DECK if width <= 100 else (Card(1, "S"), Card(10, "H"), Card(13, "D"))
    for card in cards:
        picture = faces.face(card)
        assert picture.get_size() == (size[0] + 2 * faces.margin, size[1] + 2 * faces.margin)
        assert picture is faces.face(card)


@pytest.mark.parametrize("size", [(1, 1), (9, 13), (44, 40), (30, 90)])
def test_absurd_sizes_give_pictures_too(size: tuple[int, int]) -> None:
    faces = Faces(size)
    for picture in (faces.face(Card(12, "C")), faces.back(), faces.slot(), faces.stock(9)):
        assert picture.get_width() == size[0] + 2 * faces.margin


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize("size", swept([(44, 62), (64, 89), (140, 196)], (44, 62)))
def test_the_strip_of_a_card_covered_in_a_column_tells_all_cards_apart(
    size: tuple[int, int], is_mirrored: bool, deck: str
) -> None:
    faces = Faces(size, deck, is_mirrored=is_mirrored)
    strip = (faces.margin, faces.margin, size[0], round(size[1] * 0.3))
    seen = {card: pixels(faces.face(card), strip) for card in DECK}
    assert len(set(seen.values())) == len(DECK)
    for one, other in combinations(DECK, 2):
        if one.rank == other.rank:
            differing = sum(a != b for a, b in zip(seen[one], seen[other], strict=True))
            assert differing > 80, f"{one} and {other} look alike"


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize("size", swept([(44, 62), (64, 89), (140, 196)], (44, 62)))
def test_the_strip_of_a_card_covered_in_the_waste_tells_all_cards_apart(
    size: tuple[int, int], is_mirrored: bool, deck: str
) -> None:
    faces = Faces(size, deck, is_mirrored=is_mirrored)
    shown = round(size[0] * 0.38)
    left = faces.margin + (size[0] - shown if is_mirrored else 0)
    strip = (left, faces.margin, shown, size[1] // 2)
    assert len({pixels(faces.face(card), strip) for card in DECK}) == len(DECK)


@pytest.mark.parametrize("deck", ["large", "large-four-colour", "standard"])
@pytest.mark.parametrize("is_mirrored", [False, True])
@pytest.mark.parametrize("share", [0.32, 0.345, 0.41, 0.48, 0.55])
def test_the_next_card_of_a_column_cuts_nothing_on_a_compact_face(
    share: float, is_mirrored: bool, deck: str
) -> None:
    size = (62, 86) if deck == "standard" else (100, 140)
    fan = round(share * size[1])
    faces = Faces(size, deck, is_mirrored=is_mirrored, fan=fan)
    for card in DECK:
        # Behind the upper edge of the next card there is paper alone.
        rows = faces.margin + 4, faces.margin + fan, size[0] - 8, 2
        seen = faces.face(card).subsurface(rows)
        paper = pygame.mask.from_threshold(seen, PAPER, (24, 24, 24, 255))
        assert paper.count() == 2 * rows[2], f"{card} is cut"


@pytest.mark.parametrize("width", [46, 50, 62, 76, 100, 137])
def test_the_large_index_is_larger_at_every_size(width: int) -> None:
    size = (width, round(1.4 * width))
    heights = []
    for deck in ("standard", "large"):
        faces = Faces(size, deck)
        index = faces.face(Card(4, "S")).subsurface(
            (faces.margin + 2, faces.margin + 1, round(0.3 * width), round(0.3 * size[1]))
        )
        inked = pygame.mask.from_threshold(index, SUIT_COLOURS["S"], (60, 60, 60, 255))
        heights.append(max(part.h for part in inked.get_bounding_rects()))
    assert heights[1] >= heights[0] + 2


def test_the_index_is_never_lower_than_fifteen_pixels() -> None:
    faces = Faces((44, 62))
    seven = faces.face(Card(7, "S"))
    column = seven.subsurface((faces.margin + 2, faces.margin + 1, 14, 20))
    inked = pygame.mask.from_threshold(column, FOUR_COLOURS["S"], (60, 60, 60, 255))
    assert max(rect.h for rect in inked.get_bounding_rects()) >= 14


def test_the_four_colour_deck_has_four_colours_well_apart() -> None:
    assert len(set(FOUR_COLOURS.values())) == 4
    for one, other in combinations(FOUR_COLOURS.values(), 2):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 100
    two, four = Faces((100, 140)), Faces((100, 140), "four-colour")
    assert pixels(two.face(Card(7, "C"))) != pixels(four.face(Card(7, "C")))
    assert pixels(two.face(Card(7, "S"))) == pixels(four.face(Card(7, "S")))


def test_the_large_deck_comes_in_four_colours_too() -> None:
    large, both = Faces((100, 140), "large"), Faces((100, 140), "large-four-colour")
    assert pixels(large.face(Card(7, "C"))) != pixels(both.face(Card(7, "C")))
    assert pixels(large.face(Card(7, "S"))) == pixels(both.face(Card(7, "S")))


@pytest.mark.parametrize("deck", ["standard", "large"])
def test_court_cards_alone_have_other_letters_in_other_languages(deck: str) -> None:
    english, french = Faces((100, 140), deck), Faces((100, 140), deck, letters="VDR")
    for rank in range(1, 14):
        card = Card(rank, "H")
        same = pixels(english.face(card)) == pixels(french.face(card))
        assert same == (rank <= 10)


@pytest.mark.parametrize("colour", {*SUIT_COLOURS.values(), *FOUR_COLOURS.values()})
def test_every_suit_stands_out_from_the_paper(colour: tuple[int, ...]) -> None:
    assert contrast(colour, PAPER) >= 4.5


def test_a_mirrored_deck_has_its_index_at_the_other_side() -> None:
    plain, mirrored = Faces((100, 140)), Faces((100, 140), is_mirrored=True)
    left, right = (plain.margin + 3, 10, 16, 20), (plain.margin + 81, 10, 16, 20)
    for card in (Card(4, "C"), Card(7, "S")):
        for faces, inked, other in ((plain, left, right), (mirrored, right, left)):
            counts = [
                pygame.mask.from_threshold(
                    faces.face(card).subsurface(area), SUIT_COLOURS["S"], (9, 9, 9, 255)
                ).count()
                for area in (inked, other)
            ]
            assert counts[0] > 50
            assert counts[1] < counts[0] / 2


def test_cards_are_opaque_between_their_corners_and_clear_outside() -> None:
    faces = Faces((100, 140))
    for picture in (faces.face(Card(5, "D")), faces.face(Card(13, "S")), faces.back()):
        margin = faces.margin
        assert picture.get_at((0, 0)).a == 0
        for x, y in ((margin + 50, margin), (margin, margin + 70), (margin + 99, margin + 70)):
            assert picture.get_at((x, y)).a == 255
        assert picture.get_at((margin, margin)).a < 128


@pytest.mark.parametrize("back", BACKS)
def test_backs_differ_from_each_other_and_from_every_face(back: str) -> None:
    shown = pixels(Faces((60, 84), back=back).back())
    others = [pixels(Faces((60, 84), back=other).back()) for other in BACKS if other != back]
    assert shown not in others


def test_the_stock_grows_thinner_and_leaves_its_place() -> None:
    faces = Faces((100, 140))
    heights = [faces.stock(count).get_height() for count in range(17)]
    assert heights == sorted(heights)
    assert heights[16] > heights[5] > heights[1]
    assert faces.stock(0) is faces.slot()
    assert faces.stock(1).get_width() == faces.back().get_width()


def test_a_card_turns_from_its_back_to_its_face() -> None:
    faces, card = Faces((60, 84)), Card(9, "H")
    assert faces.turned(0.0, card) is faces.back()
    assert faces.turned(1.0, card) is faces.face(card)
    assert faces.turned(-1.0, card) is faces.back()
    assert faces.turned(2.0, card) is faces.face(card)
    for fraction in (0.2, 0.5, 0.8):
        picture = faces.turned(fraction, card)
        assert picture.get_size() == faces.face(card).get_size()
        assert picture.get_bounding_rect().w < faces.face(card).get_bounding_rect().w
    assert faces.turned(0.2, card) is faces.turned(0.2, Card(2, "C"))


def test_slices_stop_in_time_and_come_to_an_end() -> None:
    faces = Faces((50, 70))
    assert not faces.render_slice(0.0)
    slices = 1
    while not faces.render_slice(0.002):
        slices += 1
        assert slices < 1000
    start = process_time()
    assert faces.render_slice(0.0)
    assert process_time() - start < 0.05


def test_a_whole_deck_is_rendered_quickly(capsys: pytest.CaptureFixture[str]) -> None:
    for size, limit in (((140, 196), 0.060), ((210, 294), 0.120)):
        start = process_time()
        assert Faces(size).render_slice(60.0)
        spent = process_time() - start
        with capsys.disabled():
            sys.stdout.write(f"\ndeck of {size[0]}×{size[1]} cards: {spent * 1000:.0f} ms\n")
        assert spent < 10 * limit


def test_pictures_can_be_made_without_a_screen() -> None:
    plain = pygame.Surface((3, 3), pygame.SRCALPHA)
    pygame.display.quit()
    try:
        assert native(plain) is plain
        assert Faces((50, 70)).face(Card(3, "D")).get_width() > 50
    finally:
        pygame.display.init()
        pygame.display.set_mode((64, 64))


def test_a_rounded_rectangle_without_radius_fills_its_corners() -> None:
    assert rounded((4, 4), 0.0, PAPER).get_at((0, 0)) == (*PAPER, 255)
    assert corner_radius(10) >= 3


def test_the_font_is_started_when_it_is_first_needed() -> None:
    pygame.font.quit()
    faces = Faces((60, 84))
    assert pygame.font.get_init()
    assert faces.face(Card(1, "H"))
    assert rank_picture(index_font(20), "Q", 20, PAPER).get_height() > 20


@pytest.mark.parametrize("rank", range(1, 11))
def test_every_rank_has_as_many_pips_in_a_balanced_layout(rank: int) -> None:
    places = PIPS[rank]
    assert len(set(places)) == rank
    assert all((1 - x, y) in places for x, y in places)
    if rank != 7:
        assert all(any(abs(1 - y - v) < 1e-9 and u == x for u, v in places) for x, y in places)


def test_drawings_use_only_what_is_drawn_everywhere() -> None:
    assert len(DRAWINGS) >= 12 + 4 + 4 + 3
    for path in DRAWINGS:
        for element in ElementTree.parse(path).iter():
            name = element.tag.rpartition("}")[2]
            assert name not in FORBIDDEN, f"{path.name} uses <{name}>"
            for value in element.attrib.values():
                assert "hsl(" not in value
                assert value != "currentColor"


def test_the_drawings_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in DRAWINGS) <= BUDGET


def test_a_back_that_was_painted_before_can_still_be_the_stock_s() -> None:
    # Run-length encoded, as it is from then on, it has no pixels of which to take a part.
    first, later = Faces((100, 140)), Faces((100, 140))
    window = pygame.Surface((300, 300))
    for _ in range(2):
        window.blit(later.back(), (20, 20))
    seen = []
    for faces in (first, later):
        window.fill(PAPER)
        window.blit(faces.stock(30), (20, 20))
        seen.append(pixels(window))
    assert seen[0] == seen[1]


def test_every_drawing_is_drawn_once_for_a_deck_that_grows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Not the one that keeps its cards through all tests of the app.
    monkeypatch.setattr("golf.table.faces.FacePainter", face_painter.FacePainter)
    old = Faces((100, 140))
    old.render_slice(60.0)
    drawn: list[str] = []

    def note(name: str, size: tuple[int, int]) -> pygame.Surface:
        drawn.append(f"{name} {size}")
        return drawing(name, size)

    monkeypatch.setattr(face_painter, "drawing", note)
    new = deck_faces((140, 196), "standard", "dimples", False, old)
    new.face(Card(13, "S"))
    while not new.render_slice(0.001):
        pass
    assert len(drawn) == len(set(drawn))
    assert sum(name.startswith("course") for name in drawn) == 4
