"""Replay: a finished game move by move, with the exact best that was still possible.

The best line of a deal is watched in the same scene.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Self

import pygame

from golf import routes
from golf.core.ball import ball_after
from golf.core.hole import Hole
from golf.core.moves import FLIP, Move
from golf.core.record import HoleRecord, Record
from golf.cues import Cue
from golf.geometry import Rect
from golf.routes import Change, Push, Swap
from golf.scenes import openings
from golf.scenes.full_screen_button import LEAVE_FULL_SCREEN
from golf.scenes.moves_page import MovesPage
from golf.scenes.replay.exact import ExactView
from golf.scenes.replay.fair import FairView
from golf.scenes.replay.paint import Status, end_message, paint_message, paint_status
from golf.services import Services
from golf.table.fairway import fairway_place
from golf.table.fairway_strip import FairwayStrip
from golf.table.layout import table_layout
from golf.table.table import Table
from golf.table.tweens import TweenRunner
from golf.texts.deal_names import deal_title
from golf.texts.help import Lead
from golf.texts.narration import table_read
from golf.texts.rules_names import rules_name
from golf.texts.score import cards_text
from golf.timing import REPLAY_MOVE
from golf.ui.box import At, Box, Column, Layers, Padded, Row, Space, spring
from golf.ui.buttons import Button
from golf.ui.leaves import Picture
from golf.ui.look import Look
from golf.words import say

SPEEDS = (0.5, 1.0, 2.0, 4.0)


class ReplayScene(MovesPage):
    """Shows the holes of a record; `number` (from 1) is the hole to begin with.

    With `titles` the record's holes are no round but games of one deal, to be compared. With `stop`
    it stands still after so many moves, in the fair view: that of one who does not know the stock.

    Nothing here changes a game: playing on from a position is a side game of its own.
    """

    def __init__(
        self,
        services: Services,
        record: Record,
        *,
        title: str = "",
        number: int = 1,
        titles: Sequence[str] = (),
        stop: int | None = None,
    ) -> None:
        super().__init__(services)
        self.holes = record.replay().holes
        self.title = title
        self.titles = titles
        self.number = number
        self.index = 0
        self.speed = 1.0
        self.table_look = services.look
        self._looked: tuple[Look, int] | None = None
        self.table = Table(services.look.layout, services.look.faces, TweenRunner())
        self.fairway = FairwayStrip(self.table.runner)
        self._exact = ExactView(self.holes)
        self._fair = FairView(self.holes, services.luck)
        self.view: ExactView | FairView = self._exact if stop is None else self._fair
        self._stop = stop

    # ---- what is shown

    @property
    def hole(self) -> Hole:
        """The hole on the table."""
        return self.holes[self.number - 1]

    @property
    def progress(self) -> tuple[int, int]:
        """How many moves of the hole were made, and of how many."""
        return self.index, len(self.hole.moves)

    @property
    def notches(self) -> list[int]:
        """The numbers of the flips."""
        return [number for number, move in enumerate(self.hole.moves, start=1) if move is FLIP]

    @property
    def flags(self) -> list[int]:
        """The numbers of the moves that cost something."""
        return self.costly

    @property
    def costly(self) -> list[int]:
        """The numbers of the moves that cost something in this view, as far as they are known."""
        return self.view.costly(self.number)

    def enter(self) -> None:
        """Show the first position and begin to play."""
        super().enter()
        self._lay_table()
        self._show_hole(self.number)
        self.is_playing = self._stop is None
        if self._stop is not None:
            self.go_to(self._stop)
            self.table.finish()
        self.refresh()

    def twin(self, services: Services) -> Self:
        """Return the page with a table of its own."""
        twin, look = super().twin(services), services.look
        twin.table_look, twin._looked = look, None
        twin.table = self.table.twin(look.layout, look.faces)
        twin.fairway = self.fairway.twin(twin.table.runner)
        return twin

    def resize(self) -> None:
        """Adapt to the size of the window."""
        super().resize()
        self._lay_table()

    def _lay_table(self) -> None:
        self.services.set_pace(self.table, max(1.0, self.speed))
        self.fairway.is_reduced = self.table.is_reduced
        self.table.resize(self.table_look.layout, self.table_look.faces)

    def _show_hole(self, number: int) -> None:
        self.number, self.index = number, 0
        self.table.set(self.hole.start)
        self.fairway.set(ball_after(self.hole, 0))
        self.wait = REPLAY_MOVE
        self.refresh()

    def go_to(self, index: int) -> None:
        """Show the position after `index` moves."""
        index = min(max(0, index), len(self.hole.moves))
        if index == self.index:
            return
        before = self.hole.position_at(self.index)
        self.index = index
        self.table.show(before, self.hole.position_at(index), self.hole.run_length_at(self.index))
        self.fairway.show(ball_after(self.hole, index))
        self.refresh()

    def refresh(self) -> None:
        """Show the page as things now are, and the fairway where it leaves room."""
        super().refresh()
        buttons = [each.rect for each in self.menu.buttons]
        place = fairway_place(self.table_look.layout, ("verdict",), buttons)
        is_wanted = self.services.settings.fairway
        self.fairway.lay_out(place if is_wanted else None, self.number)

    # ---- the page

    def build(self, look: Look) -> Box:
        """Return the table above the bar; the buttons stand beside both, or below."""
        width, height = look.size
        foot = _foot(self._strip())
        bottom = height - foot.height(look, width)
        rail: Box | None = None
        if _has_rail(look, bottom):
            self._see_table(look, bottom)
            rail = At(self._rail(), self.table_look.layout.rail)
        else:
            foot = _foot(self._rows(look))
            self._see_table(look, height - foot.height(look, width))
        status = self.status
        table = Picture(partial(self._paint_table, status), status.spoken)
        return Layers([table, rail, Column([spring(), foot], 0)])

    def _see_table(self, look: Look, bottom: int) -> None:
        """See a table that ends at `bottom`: the buttons that play has below it are not there."""
        if self._looked == (look, bottom):
            return
        self._looked = look, bottom
        spare = 0 if look.layout.shape == "wide" else look.size[1] - look.layout.rail.y
        size = look.size[0], max(1, bottom + spare)
        self.table_look = Look(size, self.services.settings, look.ratio, look, look.place)

    def _strip(self) -> Row:
        """Return the bar between buttons."""
        last = [self._play_on_button(), *self._leave_full_screen()]
        return Row([*self._transport(), self.bar().changed(grow=1.0), *last])

    def _rail(self) -> Column:
        """Return the buttons that stand beside a wide table."""
        first = [self._leave(), self._speed_button(), self._view_button(), self._ends_button()]
        return Column([*first, spring(), *self._hole_buttons()])

    def _rows(self, look: Look) -> Column:
        """Return the bar above all buttons."""
        upper = [*self._transport(), *self._leave_full_screen()]
        views = [self._speed_button(), self._view_button(), self._ends_button()]
        lower = [self._leave(), *self._hole_buttons(), *views]
        upper.append(self._play_on_button())
        rows = [upper, lower] if look.is_tall else [lower + upper]
        return Column([self.bar().changed(grow=1.0), *(_row(look, row) for row in rows)])

    def _transport(self) -> list[Button]:
        back, on = partial(self.step_by, -1), partial(self.step_by, 1)
        has_more = self.index < len(self.hole.moves)
        icon = "pause" if self.is_playing else "play"
        return [
            _icon("step_back", back, is_enabled=self.index > 0),
            Button("play", icon=icon, kind="primary", press=self.play_or_stop),
            _icon("step", on, is_enabled=has_more),
            _icon("costly", self._next_costly, is_enabled=bool(self.costly)),
        ]

    def _leave_full_screen(self) -> list[Button]:
        """Return the button beside the bar, which has the room that buttons with words lack."""
        is_full = self.services.host.is_fullscreen
        return [Button(LEAVE_FULL_SCREEN, icon="window")] if is_full else []

    def _leave(self) -> Button:
        return Button("leave", icon="back", press=self.back)

    def _speed_button(self) -> Button:
        return Button("speed", _speed_text(self.speed), press=self._faster)

    def _hole_buttons(self) -> list[Button]:
        """Return the ways to the other holes, or from one game of a deal to the other."""
        before, after = self.number - 1, self.number + 1
        names = {"previous_hole": "previous", "next_hole": "next"}
        if self.titles:
            names = {"own_game": "own_game", "best_line": "best_line"}
        return [
            Button(key, icon=icon, press=partial(self._show_hole, number),
                   is_enabled=1 <= number <= len(self.holes))
            for (key, icon), number in zip(names.items(), (before, after), strict=True)
            if len(self.holes) > 1
        ]  # fmt: skip

    def _play_on_button(self) -> Button:
        is_over = self.hole.position_at(self.index).is_over
        return Button("play_on", say("Play on"), press=self._play_on, is_enabled=not is_over)

    def _view_button(self) -> Button:
        icon = "hint" if self.view is self._fair else "verdict"
        return Button("view", icon=icon, press=self._change_view)

    def _ends_button(self) -> Button:
        has_ends = bool(self.view.ends(self.number, self.index))
        return _icon("ends", self._show_ends, is_enabled=has_ends)

    def _change_view(self) -> None:
        self.view = self._exact if self.view is self._fair else self._fair
        self._tell()
        self.refresh()

    def _show_ends(self) -> Change:
        lines = self.view.ends(self.number, self.index)
        lead = Lead(say("What a player could expect who does not know the stock."))
        return Push(routes.Message(say("Where to end the run"), [lead, *lines]))

    def _faster(self) -> None:
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        self.services.set_pace(self.table, max(1.0, self.speed))
        self.refresh()

    def step_by(self, steps: int) -> None:
        """Make so many moves, or take them back, and tell where that leads."""
        self.is_playing = False
        before = self.index
        self.go_to(self.index + steps)
        if self.index > before:
            self._sound(self.hole.moves[self.index - 1])
        self._tell()
        self.refresh()

    def jump_to(self, step: int) -> None:
        """Show the position after so many moves at once."""
        self.go_to(step)
        self.table.finish()
        self.refresh()

    def begin_again(self) -> None:
        """Show the hole from its first move."""
        self._show_hole(self.number)

    def _next_costly(self) -> None:
        self.is_playing = False
        later = [number for number in self.costly if number > self.index]
        self.go_to((later or self.costly)[0])
        self._tell()
        self.refresh()

    def _play_on(self) -> Change | None:
        start = HoleRecord.of(self.hole)
        letters = start.letters[: self.index]
        record = Record(self.hole.rules, (HoleRecord(start.deal, letters),))
        way = openings.play_on(self.services, record)
        # Whoever would rather not is still looking at the replay.
        return Push(way) if isinstance(way, routes.Question) else Swap(way)

    # ---- time and picture

    def update(self, dt: float) -> Change | None:
        """Play on, and look into the deal in what is left of the frame."""
        self.table.update(dt)
        if self.is_playing:
            self.wait -= dt * self.speed
            if self.wait <= 0 and not self.table.is_moving:
                self._play_one()
        if self.view.work_on(self.number, self.index):
            self.refresh()
        return None

    def _play_one(self) -> None:
        self.wait = REPLAY_MOVE
        if self.index < len(self.hole.moves):
            self.go_to(self.index + 1)
            self._sound(self.hole.moves[self.index - 1])
        elif self.number < len(self.holes) and not self.titles:
            self._show_hole(self.number + 1)
        else:
            self.is_playing = False
            self.refresh()

    def _sound(self, move: Move) -> None:
        if move is FLIP:
            self.services.sounds.play(Cue.FLIP)
        else:
            self.services.sounds.play(Cue.PLAY, max(0, self.hole.run_length_at(self.index) - 1))

    def _tell(self) -> None:
        self.services.say(self.status.spoken)

    @property
    def is_moving(self) -> bool:
        """Whether cards move or will in a moment."""
        return self.is_playing or self.table.is_moving

    @property
    def wants_time(self) -> bool:
        """Whether the deal is being looked into."""
        return self.view.is_working(self.number, self.index)

    @property
    def status(self) -> Status:
        """The words beside the table."""
        hole = self.hole
        deal = deal_title(hole.rules, str(hole.deal))
        title = self.title or deal
        subtitle = rules_name(hole.rules)
        if self.titles:
            title, subtitle = self.titles[self.number - 1], f"{deal} · {subtitle}"
        elif len(self.holes) > 1:
            title = say("Hole {n} of {of}", n=self.number, of=len(self.holes))
            subtitle = self.title or deal
        best, unit = self.view.headline(self.number, self.index)
        message = self.view.message(self.number, self.index)
        return Status(
            title=title,
            subtitle=subtitle,
            move=say("Move {n} of {of}", n=self.index, of=len(hole.moves)),
            best=best,
            best_unit=unit,
            left=cards_text(hole.position_at(self.index).cards_left),
            message=message or end_message(hole, self.index),
            aside=self.view.aside(self.number, self.index),
            move_in_short=say("{n} of {of}", n=self.index, of=len(hole.moves)),
        )

    @property
    def reading(self) -> list[str]:
        """The words of the page, then the table."""
        return [*super().reading, *table_read(self.hole.position_at(self.index))]

    def _paint_table(self, status: Status, surface: pygame.Surface, look: Look, rect: Rect) -> None:
        number = 1 if self.titles else self.number
        surface.blit(look.backdrop(number), rect)
        paint_status(surface, self.table_look, status)
        self.fairway.draw_ground(surface)
        self.fairway.draw(surface)
        self.table.draw(surface)
        paint_message(surface, self.table_look, status)


def _foot(controls: Box) -> Padded:
    """Return what stands below the table, with space round it."""
    return Padded(Column([Space(h=6), controls, Space(h=12)], 0), 12, 0)


def _has_rail(look: Look, bottom: int) -> bool:
    """Return whether a table that ends at `bottom` has room beside it for buttons."""
    table = table_layout((look.size[0], bottom), ratio=look.ratio)
    return look.layout.shape == table.shape == "wide"


def _row(look: Look, buttons: list[Button]) -> Row:
    """Return buttons side by side; the one with a word on it has the room of two thumbs."""
    two = 2 * look.touch / look.unit
    cells = [each.changed(w=two) if each.key == "play_on" else each.changed(grow=1.0)
             for each in buttons]  # fmt: skip
    return Row(cells, 6)


def _icon(key: str, press: Callable[[], object], *, is_enabled: bool) -> Button:
    return Button(key, icon=key, press=press, is_enabled=is_enabled)


def _speed_text(speed: float) -> str:
    return "×½" if speed < 1 else f"×{speed:.0f}"
