"""The round buttons of a hole in play."""

from golf.controls.intents import Command
from golf.scenes.table_buttons import command_places, icon_button
from golf.services import Services
from golf.session.session import Session
from golf.ui.buttons import Button
from golf.ui.menu import Menu


def icon_buttons(services: Services, session: Session) -> list[Button]:
    """Return the buttons for which the layout has room."""
    icons: dict[str, str] = {Command.NEW_DEAL: "leave_hole"} if session.game.is_round else {}
    return [
        icon_button(
            services,
            command,
            rect,
            icons.get(command, ""),
            is_enabled=session.can(command),
            is_on=command is Command.SWITCH_WRAP and session.game.rules.wrap,
        )
        for command, rect in command_places(services)
    ]


def refused_command(menu: Menu, pos: tuple[int, int]) -> Command | None:
    """Return what the button under a press would do, if it cannot now: the scene tells why."""
    button = menu.disabled_at(pos)
    if button is None or button.command is Command.RESTART:
        return None
    return button.command
