"""Side by side: the player's hole and a rival's, flip by flip on two tables."""

from collections.abc import Sequence
from functools import partial
from typing import Self

import pygame

from golf import routes, theme
from golf.analysis.rivals import Rival
from golf.core.hole import Hole
from golf.core.moves import FLIP
from golf.core.record import Record
from golf.cues import Cue
from golf.geometry import Rect
from golf.routes import Change, Push
from golf.scenes.moves_page import MovesPage
from golf.scenes.small_table import SmallTable
from golf.scenes.tour.rival_faces import face_picture
from golf.services import Services
from golf.texts.numbers import parted
from golf.texts.score import cards_text, strokes_text
from golf.texts.tour import who
from golf.timing import REPLAY_MOVE
from golf.ui.box import Box, Column, Padded, Row
from golf.ui.buttons import Button
from golf.ui.leaves import Line, Picture
from golf.ui.look import Look
from golf.words import say

Steps = Sequence[tuple[int, int]]


def steps_of(one: Hole, other: Hole) -> Steps:
    """Return how many moves of each hole are made, step by step; both flip at the same time.

    A run that is shorter than the other's waits for it, so that both see the same card come up.
    """
    steps = [(0, 0)]
    runs = [_runs(hole) for hole in (one, other)]
    for turn in range(max(map(len, runs))):
        ends = [run[min(turn, len(run) - 1)] for run in runs]
        while steps[-1] != tuple(ends):
            i, j = steps[-1]
            steps.append((min(i + 1, ends[0]), min(j + 1, ends[1])))
    return steps


def _runs(hole: Hole) -> list[int]:
    """Return after how many moves each flip is about to come, is made, and at last the end."""
    ends: list[int] = []
    for number, move in enumerate(hole.moves):
        if move is FLIP:
            ends += [number, number + 1]
    return [*ends, len(hole.moves)]


class Side(SmallTable):
    """One of the two: a table, and its hole."""

    def __init__(self, services: Services, hole: Hole) -> None:
        super().__init__(services, Rect(0, 0, 1, 1))
        self.hole = hole
        self.index = 0
        self.table.set(hole.start)

    def go_to(self, index: int) -> None:
        """Show the position after so many moves."""
        if index == self.index:
            return
        before, self.index = self.hole.position_at(self.index), index
        run_length = self.hole.run_length_at(index)
        self.table.show(before, self.hole.position_at(index), run_length)

    @property
    def words(self) -> str:
        """How many cards are left, or what the hole came to."""
        position = self.hole.position_at(self.index)
        if self.index == len(self.hole.moves):
            return strokes_text(self.hole.strokes)
        return cards_text(position.cards_left)

    def draw(self, surface: pygame.Surface, look: Look, area: Rect) -> None:
        """Paint the table into its place."""
        self.table.draw(self.part_of(surface))


class SideBySideScene(MovesPage):
    """Plays both holes of a record, the player's first, at the same pace."""

    has_backdrop = True

    def __init__(self, services: Services, record: Record, rival: Rival) -> None:
        super().__init__(services)
        self.record = record
        self.rival = rival
        holes = record.replay().holes
        self.sides = [Side(services, hole) for hole in holes]
        self.steps = steps_of(*holes)
        self.step = 0
        self.is_playing = True
        self.wait = REPLAY_MOVE

    def twin(self, services: Services) -> Self:
        """Return the page with tables of its own."""
        twin = super().twin(services)
        twin.sides = [side.twin(services) for side in self.sides]
        return twin

    def refresh(self) -> None:
        """Show the page as things now are, and both tables in their places."""
        super().refresh()
        self._lay_tables()

    def enter(self) -> None:
        """Begin to play."""
        super().enter()
        self._lay_tables()
        self.services.say(self._words)

    def _lay_tables(self) -> None:
        boards = [leaf for leaf in self.leaves if isinstance(leaf, Picture) and leaf.words]
        for side, leaf in zip(self.sides, boards, strict=True):
            side.lie_in(leaf.rect)

    # ---- how far they have come

    @property
    def progress(self) -> tuple[int, int]:
        """How many steps were made, and of how many."""
        return self.step, len(self.steps) - 1

    @property
    def notches(self) -> list[int]:
        """The steps that flip the stock of a side."""
        return [
            number
            for number in range(1, len(self.steps))
            if any(self._is_flip(side, number) for side in (0, 1))
        ]

    # ---- boxes

    def build(self, look: Look) -> Box:
        """Return both tables, side by side or one above the other, over the buttons."""
        sides = [self._side(look, side, rival) for side, rival in
                 zip(self.sides, (None, self.rival), strict=True)]  # fmt: skip
        tables: Box = Column(sides, 6, grow=1.0) if look.is_tall else Row(sides, 30, grow=1.0)
        return Padded(Column([tables, self.bar(self._words), self._buttons_row(look)], 8), 16, 10)

    def _is_flip(self, side: int, step: int) -> bool:
        """Return whether a step flips the stock of a side."""
        before, after = self.steps[step - 1][side], self.steps[step][side]
        return after > before and self.sides[side].hole.moves[before] is FLIP

    def _side(self, look: Look, side: Side, rival: Rival | None) -> Box:
        def paint_face(surface: pygame.Surface, look: Look, rect: Rect) -> None:
            picture = face_picture(rival, min(rect.size))
            surface.blit(picture, picture.get_rect(center=rect.center))

        size = 34 if look.is_low or look.is_tall else 52
        words_size = theme.BODY if look.is_low or look.is_tall else theme.SUBHEADING
        score = Line(side.words, "bold", words_size, theme.TABLE_STRONG, "right", grow=0.5)
        head = Row(
            [
                Picture(paint_face, w=size, h=size),
                Line(who(rival), "bold", words_size, theme.TABLE_TEXT, grow=0.5),
                score,
            ],
            10,
            align="middle",
        )
        board = Picture(side.draw, parted([who(rival), side.words]), grow=1.0)
        return Column([head, board], 6, w=0 if look.is_tall else 1, grow=1.0)

    def _buttons_row(self, look: Look) -> Box:
        icon = "pause" if self.is_playing else "play"
        ways = [
            Button("leave", icon="back", name=say("Back"), press=self.back),
            Button("step_back", icon="step_back", is_enabled=self.step > 0,
                   press=partial(self.step_by, -1)),
            Button("play", icon=icon, kind="primary", press=self.play_or_stop),
            Button("step", icon="step", is_enabled=self.step < len(self.steps) - 1,
                   press=partial(self.step_by, 1)),
            Button("alone", say("Look closely"), press=self._look_closely, grow=1.0),
        ]  # fmt: skip
        return Row(ways, 10)

    # ---- what a press does

    def step_by(self, steps: int) -> None:
        """Make so many steps, or take them back, and tell where that leads."""
        self.is_playing = False
        self._go_to(self.step + steps)
        self.services.say(self._words)

    @property
    def _words(self) -> str:
        """How far both have come, in a line."""
        return parted(
            f"{who(rival)}: {side.words}"
            for rival, side in zip((None, self.rival), self.sides, strict=True)
        )

    def _go_to(self, step: int) -> None:
        before = self.step
        self.step = min(max(0, step), len(self.steps) - 1)
        for side, index in zip(self.sides, self.steps[self.step], strict=True):
            side.go_to(index)
        if self.step == before + 1:
            self._sound(before)
        self.refresh()

    def _sound(self, before: int) -> None:
        """Let a card be heard that was flipped, else one that was played."""
        for side, index in zip(self.sides, self.steps[before], strict=True):
            if side.index > index:
                is_flip = side.hole.moves[index] is FLIP
                self.services.sounds.play(Cue.FLIP if is_flip else Cue.PLAY, 0)
                return

    def _look_closely(self) -> Change:
        """Go to the replay of both, one at a time, with all that it tells of choices and luck."""
        titles = who(None), self.rival.name
        return Push(routes.Replay(self.record, titles=titles, number=2))

    def jump_to(self, step: int) -> None:
        """Show both holes after so many steps at once."""
        self._go_to(step)
        for side in self.sides:
            side.table.finish()

    def begin_again(self) -> None:
        """Show both holes from their first moves."""
        self._go_to(0)

    def pause(self) -> None:
        """Stand still while something lies on top."""
        self.is_playing = False

    # ---- time

    def update(self, dt: float) -> Change | None:
        """Play on once all cards lie still."""
        for side in self.sides:
            side.update(dt)
        if self.is_playing and not self._is_flying:
            self.wait -= dt
            if self.wait <= 0:
                self.wait = REPLAY_MOVE
                self.is_playing = self.step < len(self.steps) - 1
                self._go_to(self.step + 1)
                if not self.is_playing:
                    self.services.say(self._words)
        return None

    @property
    def wants_time(self) -> bool:
        """Whether pictures of cards are still to be made."""
        return not all(side.is_ready for side in self.sides)

    @property
    def _is_flying(self) -> bool:
        return any(side.table.is_moving for side in self.sides)

    @property
    def is_moving(self) -> bool:
        """Whether cards move or will in a moment."""
        return self.is_playing or self._is_flying
