import pygame
import pytest

from golf import theme
from golf.assets import font_path
from golf.table.lettering import Lettering

WORDS = "Parcours contre le chrono, est définitif, pas de Tipp"
SIZES = [*range(11, 25), 32, 48, 96]


@pytest.fixture(autouse=True, scope="module")
def fonts() -> None:
    pygame.font.init()


def empty_columns(picture: pygame.Surface) -> list[int]:
    """Return how wide the gaps between the letters are, in pixels, from the left."""
    gaps, gap = [], 0
    for x in range(picture.get_width()):
        if picture.subsurface((x, 0, 1, picture.get_height())).get_bounding_rect(24).h:
            gaps.append(gap)
            gap = 0
        else:
            gap += 1
    return gaps[1:]


@pytest.mark.parametrize("name", theme.FONTS.values())
@pytest.mark.parametrize("px", SIZES)
def test_words_are_as_wide_as_the_font_means_them(name: str, px: int) -> None:
    meant = pygame.font.Font(font_path(name), 400).size(WORDS)[0] * px / 400
    assert Lettering(font_path(name), px).size(WORDS)[0] == pytest.approx(meant, rel=0.025, abs=1)


@pytest.mark.parametrize("name", theme.FONTS.values())
@pytest.mark.parametrize("px", SIZES)
@pytest.mark.parametrize("words", ["est définitif", "Tour chrono", "pas de", "Neuf trous"])
def test_blanks_are_wider_than_what_lies_between_letters(name: str, px: int, words: str) -> None:
    gaps = sorted(empty_columns(Lettering(font_path(name), px).smooth(words, (0, 0, 0))))
    assert gaps[-1] >= gaps[-2] + 1


@pytest.mark.parametrize("px", SIZES)
def test_a_picture_is_as_large_as_its_size_says(px: int) -> None:
    letters = Lettering(font_path(theme.BODY_FONT), px)
    assert letters.smooth(WORDS, (1, 2, 3)).get_size() == letters.size(WORDS)
    assert letters.size(WORDS)[1] == pygame.font.Font(font_path(theme.BODY_FONT), px).get_height()


@pytest.mark.parametrize("px", [11, 13, 15])
def test_small_letters_stand_on_a_whole_pixel(px: int) -> None:
    letters = Lettering(font_path(theme.BOLD_FONT), px)
    foot = letters.get_ascent()
    picture = letters.smooth("HIM", (0, 0, 0))
    assert picture.get_bounding_rect(200).bottom == foot
    assert picture.get_bounding_rect(8).bottom == foot


def test_no_words_are_no_picture() -> None:
    assert Lettering(font_path(theme.BODY_FONT), 12).smooth("", (0, 0, 0)).get_width() == 0


@pytest.mark.parametrize("sign", ["\0", "\udcff"])
@pytest.mark.parametrize("px", [12, 60])
def test_a_sign_that_no_font_takes_is_written_as_a_question_mark(sign: str, px: int) -> None:
    lettering = Lettering(font_path(next(iter(theme.FONTS.values()))), px)
    picture = lettering.smooth(f"/tmp/{sign}/save", (0, 0, 0))
    expected = lettering.smooth("/tmp/?/save", (0, 0, 0))
    assert pygame.image.tobytes(picture, "RGBA") == pygame.image.tobytes(expected, "RGBA")
    assert picture.get_size() == lettering.size(f"/tmp/{sign}/save")
