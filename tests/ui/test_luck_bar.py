"""The bar of luck and skill: a line of numbers in what the rules count."""

import pygame
import pytest

from golf import theme
from golf.analysis.measure import Parts
from golf.core.rules import PRESETS
from golf.geometry import Rect
from golf.saves.settings import Settings
from golf.scenes.results.luck_bar import LuckBar
from golf.texts.score import score_of
from golf.ui.look import Look


@pytest.fixture(scope="module")
def look() -> Look:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    return Look((1280, 720), Settings())


def middle_of(surface: pygame.Surface, colour: theme.Colour, rows: range) -> float:
    """Return where the pixels of a colour are, across, in some rows."""
    found = [
        x for x in range(surface.get_width()) for y in rows if surface.get_at((x, y))[:3] == colour
    ]
    return sum(found) / len(found)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("lost", [4.0, -4.0])
def test_the_flag_is_where_the_number_is_smaller_or_larger_as_it_is_told(look, preset, lost):
    score, worth = score_of(PRESETS[preset]), 6.0
    surface = pygame.Surface((400, 40))
    choices, flips = (lost, 0.0) if lost > 0 else (0.0, lost)
    bar = LuckBar(Parts(worth, choices, flips), is_points=PRESETS[preset].score == "points")
    bar.at(Rect(20, 0, 360, 36)).paint(surface, look)
    ball = middle_of(surface, theme.WHITE, range(36))
    flag = middle_of(surface, theme.FLAG, range(8))
    told = [float(score.expected_number(each)) for each in (worth, worth + lost)]
    assert (flag > ball) == (told[1] > told[0])
