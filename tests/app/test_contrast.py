import re
from itertools import product
from pathlib import Path

import pygame
import pytest

from golf import theme
from golf.core.course import PLACES
from golf.saves.settings import TABLES, Settings
from golf.scenes.results.score_card import against_colour
from golf.table.backdrop import backdrop
from golf.table.layout import table_layout
from golf.ui.look import Look
from golf.ui.menu import Menu
from golf.ui.plates import RoundButton

LEAST = 4.5
"""What the WCAG ask of text, and 3 of large text and of what else must be seen."""


def light(colour: tuple[int, ...]) -> float:
    """Return the relative luminance of a colour, as the WCAG define it."""
    parts = [each / 255 for each in colour[:3]]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def over(ground: tuple[int, ...], plate: tuple[int, ...]) -> tuple[int, ...]:
    """Return what a translucent plate makes of the ground."""
    share = plate[3] / 255
    return tuple(
        round(p * share + g * (1 - share)) for g, p in zip(ground, plate[:3], strict=False)
    )


@pytest.mark.parametrize("colour", [theme.TEXT, theme.TEXT_QUIET, theme.TEXT_STRONG, theme.PENCIL])
@pytest.mark.parametrize("ground", [theme.PANEL, theme.BUTTON_FILL, theme.FIELD])
def test_words_on_paper_can_be_read(colour: tuple[int, ...], ground: tuple[int, ...]) -> None:
    assert contrast(colour, ground) >= LEAST


def test_words_on_bright_buttons_can_be_read() -> None:
    assert contrast(theme.PAPER, theme.PRIMARY_FILL) >= LEAST
    assert contrast(theme.PAPER, theme.PRIMARY_HOVER) >= LEAST
    assert contrast(theme.INK, theme.CHOSEN_FILL) >= LEAST


@pytest.mark.parametrize(("table", "hole"), list(product(TABLES, (1, 5, 9))))
@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (768, 768)])
def test_words_on_the_table_can_be_read(size: tuple[int, int], table: str, hole: int) -> None:
    picture, layout = backdrop(size, table, hole), table_layout(size)
    grounds = [
        (
            layout.status,
            theme.STATUS_PLATE,
            (theme.TABLE_TEXT, theme.TABLE_QUIET, theme.TABLE_STRONG),
        ),
        (layout.text["message"], theme.MESSAGE_PLATE, (theme.PAPER,)),
    ]
    for place, plate, colours in grounds:
        part = pygame.transform.average_color(picture, pygame.Rect(place))
        for colour in colours:
            assert contrast(colour, over(part, plate)) >= LEAST


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("size", [(1280, 720), (640, 360), (390, 844)])
def test_words_in_a_place_can_be_read_wherever_something_grows(
    size: tuple[int, int], place: str
) -> None:
    picture, layout = backdrop(size, place, 5), table_layout(size)
    grounds = [
        (
            layout.status,
            theme.PLACE_PLATE,
            (theme.TABLE_TEXT, theme.TABLE_QUIET, theme.TABLE_STRONG),
        ),
        (layout.text["message"], theme.MESSAGE_PLATE, (theme.PAPER,)),
    ]
    for rect, plate, colours in grounds:
        part = picture.subsurface(pygame.Rect(rect).clip(picture.get_rect()))
        # A letter is read against what is round it, of a few pixels at least.
        spots = pygame.transform.smoothscale_by(part, 1 / 4)
        columns, rows = spots.get_size()
        seen = [tuple(spots.get_at((x, y))) for x in range(columns) for y in range(rows)]
        brightest = max(seen, key=light)
        for colour in colours:
            assert contrast(colour, over(brightest, plate)) >= LEAST


@pytest.mark.usefixtures("pilot")
def test_round_buttons_on_the_high_contrast_table_are_seen() -> None:
    for state, least in ((True, 3.0), (False, 2.0)):
        surface = pygame.Surface((1280, 720))
        look = Look((1280, 720), Settings(table="high-contrast"))
        surface.blit(look.backdrop(), (0, 0))
        place = look.layout.buttons["pause"]
        ground = surface.get_at(place[:2])
        Menu([RoundButton("pause", icon="pause", is_enabled=state, rect=place)]).draw(
            surface, look, shows_focus=False
        )
        edge = [surface.get_at((x, place.center[1])) for x in range(place.x, place.x + 6)]
        assert max(contrast(ground, colour) for colour in edge) >= least


@pytest.mark.usefixtures("pilot")
def test_a_round_button_that_cannot_be_used_is_an_icon_alone() -> None:
    look = Look((1280, 720), Settings())
    place = look.layout.buttons["undo"]
    felt, shown = look.backdrop(), {}
    for is_enabled in (True, False):
        surface = felt.copy()
        button = RoundButton("undo", icon="undo", is_enabled=is_enabled, rect=place)
        Menu([button]).draw(surface, look, shows_focus=False)
        shown[is_enabled] = [
            surface.get_at((place.x + place.w // 2, y)) for y in range(place.y + 2, place.bottom)
        ]
    bare = [felt.get_at((place.x + place.w // 2, y)) for y in range(place.y + 2, place.bottom)]
    rim = place.h // 8
    assert shown[False][:rim] == bare[:rim]
    assert shown[False] != bare
    assert shown[True][:rim] != bare[:rim]


def test_keys_of_paper_have_an_edge_that_can_be_seen_on_paper() -> None:
    assert contrast(theme.BUTTON_EDGE, theme.PANEL) >= 3.0
    assert contrast(theme.BUTTON_EDGE, theme.FIELD) >= 3.0


def test_the_page_around_the_game_has_its_colours():
    page = (Path(__file__).parent.parent.parent / "assets/web/page.css").read_text(encoding="utf-8")
    # High contrast comes further down and has others.
    given = dict(reversed(re.findall(r"--([a-z-]+): (#[0-9a-f]{6})", page)))
    for name in ("ink", "paper", "paper-shade", "fairway", "fairway-dark", "flag", "sun", "sand"):
        assert given[name] == theme.web_colour(getattr(theme, name.replace("-", "_").upper()))


def test_a_score_over_par_is_not_in_the_green_of_a_good_one() -> None:
    for difference in (1, 30, 254):
        red, green, blue = against_colour(difference)[:3]
        assert not green > max(red, blue) + 20
    assert against_colour(-1) == theme.TEXT_STRONG
    assert contrast(against_colour(254), theme.PANEL) >= LEAST
