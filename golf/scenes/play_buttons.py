"""What can have the focus in play: cards, the stock, and the buttons beside the table."""

from golf.controls.intents import Command
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.position import Position
from golf.saves.game import Game
from golf.scenes.flip_on import can_flip_on
from golf.services import Services
from golf.table.places import TableLayout
from golf.ui.widgets import Button, Menu

COMMANDS = {
    "undo": Command.UNDO,
    "redo": Command.REDO,
    "undo_run": Command.UNDO_RUN,
    "redo_run": Command.REDO_RUN,
    "hint": Command.HINT,
    "pause": Command.PAUSE,
    "flip_on": Command.FLIP_ON,
    "fullscreen": Command.FULL_SCREEN,
    "restart": Command.RESTART,
    "new": Command.NEW_DEAL,
    "wrap": Command.SWITCH_WRAP,
}
"""What a button does that does what a key does."""

MOVES: dict[str, Move] = {"stock": FLIP} | {f"column {move}": move for move in PLAYS}
"""The names under which cards can have the focus."""


def focus_places(services: Services, position: Position) -> list[Button]:
    """Return the exposed cards and the stock as places for the focus."""
    layout = services.look.layout
    # All at one height, so that left and right lead from each column to its neighbour.
    row = layout.columns_y + layout.card[1]
    targets = [
        Button(f"column {move}", "", layout.column_rect(number, 1)._replace(y=row), "card")
        for number, move in enumerate(PLAYS)
        if position.tableau[number]
    ]
    if position.stock:
        targets.append(Button("stock", "", layout.stock_rect, "card"))
    return targets


def icon_buttons(services: Services, game: Game) -> list[Button]:
    """Return the buttons for which the layout has room."""
    hole = game.hole
    enabled = {
        "undo": hole.can_undo,
        "undo_run": hole.can_undo,
        "redo": hole.can_redo,
        "redo_run": hole.can_redo,
        "flip_on": can_flip_on(hole),
        "wrap": game.can_switch_wrap,
        "restart": game.can_restart and bool(hole.moves),
    }
    hidden = set() if services.host.can_fullscreen else {"fullscreen"}
    icons = {"fullscreen": "window"} if services.host.is_fullscreen else {}
    if game.is_round:
        icons["new"] = "leave_hole"
    return [
        Button(
            key,
            "",
            rect,
            "round",
            icon=icons.get(key, key),
            is_enabled=enabled.get(key, True),
            is_on=key == "wrap" and game.rules.wrap,
        )
        for key, rect in services.look.layout.buttons.items()
        if key not in hidden
    ]


def refused_command(menu: Menu, pos: tuple[int, int]) -> Command | None:
    """Return what the button under a press would do, if it cannot now: the scene tells why."""
    button = menu.disabled_at(pos)
    if button is None or button.key == "restart":
        return None
    return COMMANDS.get(button.key)


def step_over_cards(menu: Menu, command: Command, layout: TableLayout) -> bool:
    """Move the focus left or right over stock and columns; return whether it moved.

    The stock is the neighbour of the column above it; emptied columns are not there at all.
    """
    keys = [button.key for button in menu.buttons if button.key in MOVES]
    if command not in (Command.LEFT, Command.RIGHT) or menu.focus not in keys:
        return False
    if "stock" in keys and not layout.is_mirrored:
        keys.remove("stock")
        keys.insert(0, "stock")
    at = keys.index(menu.focus) + (1 if command is Command.RIGHT else -1)
    if not 0 <= at < len(keys):
        return False
    menu.focus = keys[at]
    return True
