"""The fairway beside the cards: it shows a `Ball`, and lets it fly from one place to the next.

Nothing here decides anything: what is shown can be set to another ball at any moment.
"""

from functools import lru_cache
from math import ceil, pi, sin, sqrt

import pygame
from pytweening import easeInOutQuad

from golf import theme, timing
from golf.core.ball import Ball
from golf.geometry import Rect
from golf.table.card_art import native
from golf.table.fairway import FairwayMap
from golf.table.making import MAKING, NOTHING
from golf.table.tweens import TweenRunner, eased

_SMOOTH = 3  # the ground is drawn this much larger, then scaled down
_MOST_SMOOTHED = 50_000  # pixels of a ground that is drawn so large; a larger one, twice as large
_STRIPES = 11  # mown across the fairway, light and dark by turns
_LONGEST_HOP = 0.34  # of the map's breadth: how far off the ground a ball rises
_DROP = 0.7  # the share of the way after which a holed ball falls
_TREES = ((0.03, 1.5), (0.16, -1.5), (0.3, 1.6), (0.5, -1.4), (0.62, 1.5), (0.76, -1.6))
_BUNKERS = ((0.4, -1.0), (0.84, 1.05), (0.93, -1.15))
"""Places as a share of the way and how far aside, see `FairwayMap.spot`."""


class FairwayStrip:
    """The map of a hole and the ball on it; a place of None shows nothing.

    Its movement is of the table's `runner`, so that both come to rest together.
    """

    def __init__(self, runner: TweenRunner) -> None:
        self.ball = Ball(0, 1)
        self.is_reduced = False
        self._runner = runner
        self._before = self.ball
        self._share = 1.0
        self._map: FairwayMap | None = None
        self._ground: pygame.Surface | None = None
        self._painted: tuple[object, ...] = ()

    # What to show.

    def twin(self, runner: TweenRunner) -> "FairwayStrip":
        """Return another one that shows the same ball, nowhere as yet."""
        twin = FairwayStrip(runner)
        twin.set(self.ball)
        return twin

    @property
    def place(self) -> Rect | None:
        """Where the map is, None where it is not to be seen."""
        return None if self._map is None else self._map.place

    def lay_out(self, place: Rect | None, number: int = 1) -> None:
        """Show the map of hole `number` in a place, or nowhere."""
        found = None if place is None else FairwayMap(place, number)
        if found != self._map:
            self._map, self._ground = found, None

    def set(self, ball: Ball) -> None:
        """Show a ball at once."""
        self.ball = self._before = ball
        self._share = 1.0

    def show(self, ball: Ball) -> None:
        """Let the ball fly, roll or be carried back to where it lies now."""
        before = self.ball
        self.set(ball)
        if (before.gone, before.is_in_rough) == (ball.gone, ball.is_in_rough):
            return
        self._before, self._share = before, 0.0
        is_long = abs(ball.gone - before.gone) > 1
        seconds = timing.JUMP if is_long else timing.LAST_CARD if ball.is_holed else timing.PLAY
        seconds = timing.FADE if self.is_reduced else seconds
        self._runner.add(self._move, seconds, done=lambda: self._move(1.0))

    def _move(self, share: float) -> None:
        self._share = share

    # Painting.

    def follow(self) -> Rect | None:
        """Return where something differs from the last call, None where nothing does."""
        now = (self._map, self.ball, self._before, self._share)
        has_changed, self._painted = now != self._painted, now
        return self.place if has_changed else None

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Paint what never moves."""
        if self._map is not None:
            size, number = self._map.place.size, self._map.number
            self._ground = self._ground or MAKING.of(lambda: _ground(size, number))
            surface.blit(self._ground or NOTHING, self._map.place[:2])

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the ball and its way over the ground."""
        if self._map is None:
            return
        self._draw_shots(surface, self._map)
        if self.is_reduced and self._share < 1.0:
            is_new = self._share >= 0.5
            ball = self.ball if is_new else self._before
            alpha = round(255 * abs(2.0 * self._share - 1.0))
            self._draw_ball(surface, self._map, self._spot(ball, ball, 1.0), 1.0, alpha)
            return
        spot = self._spot(self._before, self.ball, eased(easeInOutQuad, self._share))
        scale = 1.0
        if self.ball.is_holed:
            scale = 1.0 - max(0.0, self._share - _DROP) / (1.0 - _DROP)
        self._draw_ball(surface, self._map, spot, scale, 255)

    def _spot(self, before: Ball, ball: Ball, share: float) -> tuple[float, float, float]:
        """Return the point of the ground below the ball, and how high it is above it."""
        assert self._map is not None
        way = before.share + (ball.share - before.share) * share
        aside = before.is_in_rough + (ball.is_in_rough - before.is_in_rough) * share
        x, y = self._map.spot(way, aside)
        if ball.gone <= before.gone:
            return x, y, 0.0
        run = ball.gone - ball.tees[-1]
        most = _LONGEST_HOP * self._map.breadth
        return x, y, min(most, 0.09 * sqrt(run) * self._map.breadth) * sin(pi * share)

    def _draw_shots(self, surface: pygame.Surface, ground: FairwayMap) -> None:
        """Paint the arc of every run; the one in progress reaches to the ball."""
        last = self.ball.tees[-1]
        for start, end in self.ball.shots:
            is_present = start == last
            if is_present and self._share < 1.0 and start <= self._before.gone < end:
                reach = self._before.gone + (end - self._before.gone) * self._share
            else:
                reach = float(end)
            self._draw_arc(surface, ground, start, reach, is_present=is_present)

    def _draw_arc(
        self,
        surface: pygame.Surface,
        ground: FairwayMap,
        start: int,
        end: float,
        *,
        is_present: bool,
    ) -> None:
        """Paint one shot as a curve that rises with its length."""
        of = max(1, self.ball.of)
        first, last = ground.spot(start / of), ground.spot(end / of)
        length = abs(last[0] - first[0]) + abs(last[1] - first[1])
        rise = min(0.36 * ground.breadth, 0.3 * length)
        aside = (-rise, 0.0) if ground.is_upright else (0.0, -rise)
        steps = max(2, min(14, round(length / 5)))
        points = []
        for step in range(steps + 1):
            share = step / steps
            height = 4.0 * share * (1.0 - share)
            points.append(
                (
                    first[0] + (last[0] - first[0]) * share + aside[0] * height,
                    first[1] + (last[1] - first[1]) * share + aside[1] * height,
                )
            )
        colour = theme.SUN if is_present else theme.FAIRWAY_ARC
        if is_present or ground.ball > 4.0:
            pygame.draw.lines(surface, colour, False, points, 2)
        pygame.draw.aalines(surface, colour, False, points)
        radius = max(1.5, 0.4 * ground.ball)
        pygame.draw.circle(surface, colour, first, radius)

    def _draw_ball(
        self,
        surface: pygame.Surface,
        ground: FairwayMap,
        spot: tuple[float, float, float],
        scale: float,
        alpha: int,
    ) -> None:
        x, y, height = spot
        radius = ground.ball * scale * (1.0 + 0.6 * height / ground.breadth)
        if radius < 0.5:
            return
        ball = _ball(round(4.0 * radius) / 4.0, alpha)
        side = ball.get_width()
        if height > 1.0:
            shadow = Rect(
                round(x - radius), round(y - 0.5 * radius), round(2 * radius), ceil(radius)
            )
            pygame.draw.ellipse(surface, theme.CARD_SHADOW, shadow)
        surface.blit(ball, (round(x - side / 2), round(y - height - side / 2)))


@lru_cache(maxsize=64)
def _ball(radius: float, alpha: int) -> pygame.Surface:
    """Return the picture of the ball; alpha is 255 unless it fades."""
    side = 2 * ceil(radius) + 4
    picture = pygame.Surface((side * _SMOOTH, side * _SMOOTH), pygame.SRCALPHA)
    middle = picture.get_rect().center
    pygame.draw.circle(picture, theme.INK, middle, (radius + 1.0) * _SMOOTH)
    pygame.draw.circle(picture, theme.WHITE, middle, radius * _SMOOTH)
    ball = pygame.transform.smoothscale(picture, (side, side))
    ball.set_alpha(alpha)
    return ball


@lru_cache(maxsize=3)
def _ground(size: tuple[int, int], number: int) -> pygame.Surface:
    """Return the picture of a hole from above, with round corners; not to be painted on."""
    smooth = _SMOOTH if size[0] * size[1] <= _MOST_SMOOTHED else 2
    large = FairwayMap(Rect(0, 0, size[0] * smooth, size[1] * smooth), number)
    picture = pygame.Surface(large.place.size, pygame.SRCALPHA)
    picture.fill(theme.ROUGH)
    half = large.half_width
    for share, aside in _TREES:
        _blob(picture, large, (share, aside), theme.ROUGH_TREE, 0.5 * half)
    # The fairway begins a little before the tee, and is mown in stripes.
    steps = 2 * max(large.place.size) // max(1, large.breadth) * _STRIPES
    for step in range(steps + 1):
        share = 0.1 + 0.86 * step / steps
        colour = theme.MOWN[int(share * _STRIPES) % 2]
        swell = 1.0 + 0.22 * sin(7.0 * share + number)
        pygame.draw.circle(picture, colour, large.spot(share), half * swell)
    for place in _BUNKERS:
        _blob(picture, large, place, theme.SAND, 0.42 * half)
    pygame.draw.circle(picture, theme.MOWN[1], large.spot(0.0), 0.62 * half)
    pygame.draw.circle(picture, theme.PUTTING_GREEN, large.spot(1.0), 1.25 * half)
    _paint_flag(picture, large)
    _round_off(picture, round(0.18 * large.breadth))
    return native(pygame.transform.smoothscale(picture, size))


def _round_off(picture: pygame.Surface, radius: int) -> None:
    """Take what is outside of round corners away."""
    width, height = picture.get_size()
    mask = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    pygame.draw.rect(mask, theme.WHITE, mask.get_rect(), border_radius=radius)
    for x, from_x in ((0, 0), (width - radius, radius)):
        for y, from_y in ((0, 0), (height - radius, radius)):
            corner = (from_x, from_y, radius, radius)
            picture.blit(mask, (x, y), corner, special_flags=pygame.BLEND_RGBA_MIN)


def _blob(
    picture: pygame.Surface,
    ground: FairwayMap,
    place: tuple[float, float],
    colour: theme.Colour,
    radius: float,
) -> None:
    """Paint something lying beside the fairway, a little longer than wide."""
    x, y = ground.spot(*place)
    pygame.draw.circle(picture, colour, (x, y), radius)
    pygame.draw.circle(picture, colour, (x + 0.5 * radius, y - 0.35 * radius), 0.8 * radius)


def _paint_flag(picture: pygame.Surface, ground: FairwayMap) -> None:
    """Paint the cup, and the flag that stands in it."""
    x, y = ground.spot(1.0)
    pole, half = 0.5 * ground.breadth, ground.half_width
    cup = Rect(round(x - 0.3 * half), round(y - 0.18 * half), ceil(0.6 * half), ceil(0.36 * half))
    pygame.draw.ellipse(picture, theme.INK, cup)
    width = max(_SMOOTH, round(0.04 * ground.breadth))
    pygame.draw.line(picture, theme.PAPER, (x, y), (x, y - pole), width)
    flag = [(x, y - pole), (x + 0.34 * ground.breadth, y - 0.76 * pole), (x, y - 0.52 * pole)]
    pygame.draw.polygon(picture, theme.FLAG, flag)
