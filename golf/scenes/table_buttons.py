"""What can have the focus at a table: cards, the stock, and the round buttons beside them."""

from golf.controls.intents import Command
from golf.core.moves import FLIP, PLAYS, Move
from golf.core.position import Position
from golf.geometry import Rect
from golf.services import Services
from golf.table.places import TableLayout
from golf.texts.narration import card_text
from golf.ui.buttons import Button
from golf.ui.menu import Menu
from golf.ui.plates import RoundButton
from golf.words import say, say_n

MOVES: dict[str, Move] = {"stock": FLIP} | {f"column {move}": move for move in PLAYS}
"""The names under which cards can have the focus."""


def focus_places(services: Services, position: Position) -> list[Button]:
    """Return the exposed cards and the stock as places for the focus."""
    layout = services.look.layout
    # All at one height, so that left and right lead from each column to its neighbour.
    row = layout.columns_y + layout.card[1]
    targets = []
    for number, move in enumerate(PLAYS):
        card = position.exposed(number)
        if card is not None:
            rect = layout.column_rect(number, 1)._replace(y=row)
            name = say("Column {column}: {card}", column=move, card=card_text(card))
            targets.append(Button(f"column {move}", kind="card", name=name, rect=rect))
    if position.stock:
        count = len(position.stock)
        name = say_n("Flip the stock, {n} card left", "Flip the stock, {n} cards left", count)
        targets.append(Button("stock", kind="card", name=name, rect=layout.stock_rect))
    return targets


def command_places(services: Services) -> list[tuple[Command, Rect]]:
    """Return the commands for which the layout has a button, each with its place."""
    places = [(Command(name), rect) for name, rect in services.look.layout.buttons.items()]
    return [
        (command, rect)
        for command, rect in places
        if command is not Command.FULL_SCREEN or services.host.can_fullscreen
    ]


def icon_button(
    services: Services,
    command: Command,
    rect: Rect,
    icon: str = "",
    *,
    is_enabled: bool = True,
    is_on: bool = False,
) -> Button:
    """Return the round button of a command, with the command's own icon if none is named."""
    if command is Command.FULL_SCREEN and services.host.is_fullscreen:
        icon = "window"
    return RoundButton(
        command,
        icon=icon or command,
        is_enabled=is_enabled,
        is_on=is_on,
        command=command,
        rect=rect,
    )


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
