"""The awards of the records: a card for each, with how far it is, and each one alone, large."""

from functools import partial

import pygame

from golf import routes, theme
from golf.geometry import Rect
from golf.records.awards import AWARDS, Award, Tally
from golf.routes import Change, Push
from golf.scenes.page import Page
from golf.services import Services
from golf.texts.awards import state_text
from golf.ui.award_picture import draw_award
from golf.ui.box import Align, Box, Column, Row, grid
from golf.ui.buttons import Button
from golf.ui.leaves import Line, Picture, Sheet, Text
from golf.ui.look import Look
from golf.ui.scrolling import Scroll, Scrolling
from golf.ui.shapes import draw_box
from golf.ui.tiles import Tile
from golf.words import say

_LEAST_CARD = 300, 320
"""How wide an award is at least, in layout pixels and in those of the design."""
_MOST_ACROSS = 3


def awards_tab(look: Look, tally: Tally, keeps: Scrolling) -> Box:
    """Return a card for each award."""
    across = max(1, min(_MOST_ACROSS, look.size[0] // look.least(*_LEAST_CARD)))
    cards = grid([_card(look, tally, each) for each in AWARDS], across)
    return Scroll(cards, keeps, grow=1.0)


def _card(look: Look, tally: Tally, award: Award) -> Box:
    """Return an award as a button: its picture, its name, what it takes, its day or progress."""
    earned, reached = tally.earned.get(award.key), tally.progress(award)
    when = "" if earned is None else earned.begun
    side = 84 if look.is_low and not look.is_tall else 72
    name = Line(award.title, "bold", theme.BODY, theme.TEXT_QUIET if earned is None else theme.TEXT)
    task = Text(award.task, size=theme.SMALL, colour=theme.TEXT_QUIET)
    words = Column([name, task, _state(award, reached, when)], 0, spare=0.5, grow=1.0)
    row = Row([Column([_badge(award, side, is_earned=earned is not None)], spare=0.5), words], 12)
    button = Button(
        f"award {award.key}",
        name=" ".join([f"{award.title}:", award.task, state_text(award, reached, when)]),
        press=partial(_open, award, reached, when),
    )
    return Tile(button, row, 7)


def _open(award: Award, reached: int, when: str) -> Change:
    return Push(routes.OneAward(award, reached, when))


def _badge(award: Award, side: float, *, is_earned: bool) -> Picture:
    return Picture(partial(_draw_badge, award=award, is_earned=is_earned), w=side, h=side)


def _draw_badge(
    surface: pygame.Surface, look: Look, rect: Rect, *, award: Award, is_earned: bool
) -> None:
    draw_award(surface, look, rect, award.emblem, award.metal, award.goal, is_earned=is_earned)


def _state(award: Award, reached: int, when: str, align: Align = "left") -> Box:
    """Return the day on which an award was earned, or a bar and words of how far it is."""
    words = state_text(award, reached, when)
    if when:
        return Line(words, "bold", theme.SMALL, theme.FAIRWAY, align, grow=1.0)
    bar = Picture(partial(_draw_bar, share=reached / award.goal), grow=1.0)
    return Row([bar, Line(words, "bold", theme.SMALL, theme.TEXT_QUIET)], 8)


def _draw_bar(surface: pygame.Surface, look: Look, rect: Rect, *, share: float) -> None:
    height = max(4, look.px(7))
    bar = Rect(rect.x, rect.center[1] - height // 2, rect.w, height)
    draw_box(surface, bar, height // 2, theme.BUTTON_LIP)
    if share > 0:
        full = bar._replace(w=max(height, round(share * bar.w)))
        draw_box(surface, full, height // 2, theme.FAIRWAY)


class AwardScene(Page):
    """One award, large."""

    is_overlay = True
    is_read = True
    dims_below = True

    def __init__(self, services: Services, award: Award, reached: int, when: str) -> None:
        super().__init__(services)
        self.award, self.reached, self.when = award, reached, when

    def build(self, look: Look) -> Box:
        """Return the badge, the words, and the way back."""
        award, side = self.award, 150 if look.is_low else 240
        parts = [
            _badge(award, side, is_earned=bool(self.when)),
            Line(award.title, "display", theme.HEADING, theme.TEXT, "centre"),
            Text(award.task, align="centre", colour=theme.TEXT_QUIET),
            Row([_state(award, self.reached, self.when, "centre")], w=240),
        ]
        back = Button("back", say("Back"), kind="primary", press=self.back, w=220)
        return Sheet(Column([*parts, back], 8, align="centre"), 520)
