"""A scene with a table to play on: what play and lessons share of pointer, focus and layout."""

from typing import Self

from golf.controls.intents import (
    Command,
    Drag,
    Hold,
    Hover,
    Intent,
    Mode,
    Play,
    Pos,
    Press,
    Release,
    Wheel,
)
from golf.core.ball import Ball
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.position import Position
from golf.geometry import Rect
from golf.routes import Change
from golf.scenes.stack import Scene
from golf.scenes.table_buttons import MOVES, step_over_cards
from golf.scenes.table_pointer import TablePointer
from golf.services import Services
from golf.table.fairway_strip import FairwayStrip
from golf.table.table import Table
from golf.table.tweens import TweenRunner
from golf.texts import narration
from golf.ui.menu import Menu


class TableScene(Scene):
    """A table, and a menu of its cards, its stock and the buttons beside it.

    Subclasses give `position`, `ball`, `do`, `arrange` and `mark`, and the commands of
    their own.
    """

    mode = Mode.TABLE

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.table = Table(services.look.layout, services.look.faces, TweenRunner())
        self.fairway = FairwayStrip(self.table.runner)
        self.menu: Menu = Menu()
        self._pointer = TablePointer(self.table)
        self._bottom: int | None = None

    # ---- what the scene is about

    @property
    def position(self) -> Position:
        """The position that moves are made in."""
        raise NotImplementedError

    @property
    def ball(self) -> Ball:
        """Where the ball lies in it."""
        raise NotImplementedError

    def do(self, move: Move) -> Change | None:
        """Make a move, or say why it cannot be made."""
        raise NotImplementedError

    def press_button(self, key: str) -> Change | None:
        """Follow a press of the button `key`: it does what its command does."""
        button = self.menu.button(key)
        return None if button is None or button.command is None else self.command(button.command)

    def arrange(self) -> None:
        """Lay out what can have the focus."""
        raise NotImplementedError

    def mark(self) -> None:
        """Show the marks that are asked for."""
        raise NotImplementedError

    @property
    def reading(self) -> list[str]:
        """The cards of each column, and what lies beside them."""
        return narration.table_read(self.position)

    # ---- on and off the stack

    def twin(self, services: Services) -> Self:
        """Return the scene with a table of its own."""
        twin, look = super().twin(services), services.look
        twin.table = self.table.twin(look.layout, look.faces)
        twin.fairway = self.fairway.twin(twin.table.runner)
        twin._bottom = None
        return twin

    def lay_out(self) -> None:
        """Adopt the present look."""
        self.services.set_pace(self.table)
        self.fairway.is_reduced = self.table.is_reduced
        self._lay_table()
        if not self.table.is_moving:
            self.fairway.set(self.ball)
        self.menu.touch_size = self.services.look.touch
        self.arrange()

    def _lay_table(self) -> None:
        look, position = self.services.look, self.table.position
        layout = look.layout
        if self._bottom is not None and position is not None:
            depth = max(map(len, position.tableau))
            layout = layout.above(self._bottom - look.px(8), depth)
        self.table.resize(layout, look.faces)

    def make_room(self, bottom: int | None) -> None:
        """Close the columns up while a sheet lies over their ends."""
        if bottom != self._bottom:
            self._bottom = bottom
            self._lay_table()
            self.services.is_dirty = True

    def show_fairway(self, place: Rect | None, number: int = 1) -> None:
        """Show the map of hole `number` in a place, unless something lies there."""
        bottom, board = self._bottom, self.services.look.layout.board
        is_cut = (
            place is not None
            and bottom is not None
            and (place.bottom > bottom or place.overlaps(board))
        )
        is_wanted = self.services.settings.fairway and not is_cut
        self.fairway.lay_out(place if is_wanted else None, number)

    def keys_in_sight(self) -> frozenset[str]:
        """Return the keys of the buttons that a sheet on top neither covers nor repeats."""
        bottom, is_full = self._bottom, self.services.host.is_fullscreen
        return frozenset(
            button.key
            for button in self.menu.buttons
            if (bottom is None or button.rect.bottom <= bottom)
            and not (is_full and self.is_covered and button.command is Command.FULL_SCREEN)
        )

    def resize(self) -> None:
        """Follow the window, at any frame of any movement."""
        self.lay_out()

    def pause(self) -> None:
        """Let go of a card in hand and come to rest."""
        self._let_go()
        self.settle()
        self.mark()

    def device_changed(self) -> None:
        """Show the focus, or take it away."""
        self.mark()

    def settle(self) -> None:
        """Put whatever moves at its end."""
        self.table.finish()

    def _let_go(self) -> None:
        self._pointer.let_go()
        self.menu.let_go()

    # ---- intents

    def handle(self, intent: Intent) -> Change | None:
        """Follow an intent; whatever moves is at its end first."""
        if isinstance(intent, Hover | Hold | Wheel):
            self.menu.handle(intent)
            return None
        if not isinstance(intent, Drag):
            self.settle()
        if isinstance(intent, Press):
            self._pointer.put_down()
        elif isinstance(intent, Command | Play):
            self._let_go()
        match intent:
            case Play(column):
                return self.do(PLAYS[column])
            case Command():
                return self.command(intent)
            case Press() | Drag() | Release():
                return self.point(intent)
        return None

    def command(self, command: Command) -> Change | None:
        """Follow what keys and buttons ask for."""
        match command:
            case Command.FLIP:
                return self.do(FLIP)
            case Command.FULL_SCREEN:
                self.services.full_screen()
                return None
            case Command.CONFIRM:
                key = self.menu.focus
                return self.do(MOVES[key]) if key in MOVES else self.press_button(key)
        if not step_over_cards(self.menu, command, self.services.look.layout):
            self.menu.handle(command)
        self.mark()
        return None

    def point(self, intent: Press | Drag | Release) -> Change | None:
        """Follow a pointer: what lies over the cards first, then cards, then what is near."""
        if isinstance(intent, Press) and self.covers(intent.pos):
            self.menu.handle(intent)
        elif self._pointer.wants(intent):
            move = self._pointer.follow(intent)
            return None if move is None else self.do(move)
        else:
            key = self.menu.handle(intent)
            return None if key is None or key in MOVES else self.press_button(key)
        return None

    def covers(self, pos: Pos) -> bool:
        """Return whether a button or a panel lies over the cards at a point."""
        button = self.menu.at(pos)
        return button is not None and button.kind != "card" and button.rect.contains(pos)

    # ---- focus

    @property
    def focused(self) -> Move | None:
        """The move of the card or the stock that shows the focus, if one does."""
        return MOVES.get(self.menu.focus) if self.shows_focus else None

    @property
    def is_moving(self) -> bool:
        """Whether cards move."""
        return self.table.is_moving
