"""What each command is done with: the one table of keys and of a gamepad's buttons.

The keyboard, the gamepads, the names and signs of buttons, the page of controls, what a lesson says
of keys, the letters of `golf text` and the README follow it.
"""

from enum import Enum
from functools import cache

from golf.controls.intents import Command, Mode
from golf.values import Value
from golf.words import mark


class PadPlace(Enum):
    """Where a button is on the pad."""

    SOUTH = "south"
    EAST = "east"
    WEST = "west"
    NORTH = "north"
    LEFT_SHOULDER = "left shoulder"
    RIGHT_SHOULDER = "right shoulder"
    LEFT_TRIGGER = "left trigger"
    RIGHT_TRIGGER = "right trigger"
    SELECT = "select"
    START = "start"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"


EVERYWHERE = frozenset(Mode)
ON_TABLE = frozenset({Mode.TABLE})
OFF_TABLE = EVERYWHERE - ON_TABLE
IN_TEXT = frozenset({Mode.TEXT})
PLAIN = EVERYWHERE - IN_TEXT


class Binding(Value):
    """One command and all that asks for it.

    `keys` are written as `U`, `Shift+U`, `Ctrl+Z` (Cmd does the same), `Esc`; they count in the
    `modes`, those that print something never in a text field. `buttons` are those of a pad on the
    table, `elsewhere` in menus. `name` is what a button on the screen is called whose icon is that
    of the command. `does` says what they do on the page of controls, `pad_does` where
    a pad's button does more; `shown` are the keys to be named there, where these are others.
    """

    command: Command
    keys: tuple[str, ...] = ()
    does: str = ""
    buttons: tuple[PadPlace, ...] = ()
    elsewhere: PadPlace | None = None
    modes: frozenset[Mode] = EVERYWHERE
    pad_does: str = ""
    shown: tuple[str, ...] = ()
    name: str = ""


BINDINGS = (
    Binding(Command.CONFIRM, ("Enter",), mark("play what has the focus"), (PadPlace.SOUTH,),
            PadPlace.SOUTH),
    Binding(Command.CONFIRM, ("Space",), modes=OFF_TABLE),
    Binding(Command.FLIP, ("Space", "D"), mark("flip the stock"), (PadPlace.WEST,), modes=ON_TABLE),
    Binding(Command.FLIP_ON, ("Shift+Space", "Shift+D"), mark("flip until a card fits"),
            modes=ON_TABLE, name=mark("Flip until a card fits")),
    Binding(Command.UNDO, ("U", "Ctrl+Z"), mark("undo"), (PadPlace.EAST, PadPlace.LEFT_SHOULDER),
            modes=PLAIN, pad_does=mark("undo; in menus: back"), name=mark("Undo")),
    Binding(Command.REDO, ("R", "Ctrl+Y", "Ctrl+Shift+Z"), mark("redo"), (PadPlace.RIGHT_SHOULDER,),
            modes=PLAIN, name=mark("Redo")),
    Binding(Command.UNDO_RUN, ("Shift+U",), mark("undo the whole run since the flip"),
            (PadPlace.LEFT_TRIGGER,), modes=PLAIN, name=mark("Undo the whole run")),
    Binding(Command.REDO_RUN, ("Shift+R",), mark("redo the whole run"), (PadPlace.RIGHT_TRIGGER,),
            modes=PLAIN, name=mark("Redo the whole run")),
    Binding(Command.HINT, ("H",), mark("hint; once more for the fair advice"), (PadPlace.NORTH,),
            modes=ON_TABLE, name=mark("Hint")),
    Binding(Command.VERDICT, ("V",), mark("verdict: the best still possible; it marks the hole"),
            modes=ON_TABLE, name=mark("Verdict")),
    Binding(Command.RESTART, ("Shift+N",), mark("restart the deal (one-hole games)"),
            modes=PLAIN, name=mark("Restart this deal")),
    Binding(Command.NEW_DEAL, ("N",), mark("new deal, or leave the hole"), modes=PLAIN,
            name=mark("New deal")),
    Binding(Command.SWITCH_WRAP, ("W",), mark("wrap switch, before the first move"),
            modes=ON_TABLE, name=mark("Wrap")),
    Binding(Command.PAUSE, ("P",), mark("pause, back"), (PadPlace.START,), PadPlace.START,
            pad_does=mark("pause: restart, new deal, wrap and the rest"), shown=("Esc", "P"),
            name=mark("Pause")),
    Binding(Command.BACK, ("Esc",), elsewhere=PadPlace.EAST, name=mark("Back")),
    Binding(Command.FULL_SCREEN, ("F11", "Alt+Enter", "F"), mark("full screen"),
            name=mark("Full screen")),
    Binding(Command.SHOW_KEYS, ("?", "F1"), mark("these keys"), (PadPlace.SELECT,),
            pad_does=mark("these buttons")),
    Binding(Command.LEFT, ("Left",)),
    Binding(Command.RIGHT, ("Right",)),
    Binding(Command.UP, ("Up",)),
    Binding(Command.DOWN, ("Down",)),
    Binding(Command.NEXT, ("Tab",), elsewhere=PadPlace.RIGHT_SHOULDER),
    Binding(Command.PREVIOUS, ("Shift+Tab",), elsewhere=PadPlace.LEFT_SHOULDER),
    Binding(Command.ERASE, ("Backspace",), elsewhere=PadPlace.WEST, modes=IN_TEXT),
    Binding(Command.COPY, ("Ctrl+C",)),
    Binding(Command.PASTE, ("Ctrl+V",)),
)  # fmt: skip
"""Every binding, in the order of the page of controls."""

SIGNS = {
    "xbox": {PadPlace.SOUTH: "A", PadPlace.EAST: "B", PadPlace.WEST: "X", PadPlace.NORTH: "Y"},
    "playstation": {
        PadPlace.SOUTH: mark("Cross"),
        PadPlace.EAST: mark("Circle"),
        PadPlace.WEST: mark("Square"),
        PadPlace.NORTH: mark("Triangle"),
    },
    "nintendo": {PadPlace.SOUTH: "B", PadPlace.EAST: "A", PadPlace.WEST: "Y", PadPlace.NORTH: "X"},
}
"""What is on the four buttons at the right, by the pad's maker."""


@cache
def sign_key(command: Command) -> str:
    """Return the key that stands for a command on its button: a letter, or Esc; empty without."""
    return next(filter(_is_sign, keys_of(command)), "")


def keys_of(command: Command) -> list[str]:
    """Return every key for a command, the usual one first."""
    return [key for binding in BINDINGS if binding.command is command for key in binding.keys]


def letters() -> dict[str, Command]:
    """Return what each letter asks for where letters are typed; a capital is its key with Shift."""
    found = {}
    for binding in BINDINGS:
        for keys in binding.keys:
            key = keys.removeprefix("Shift+")
            if len(key) == 1:
                found[key.lower() if key == keys else key] = binding.command
    return found


def letters_by_command() -> dict[str, str]:
    """Return the letter for each command by its name, to be filled into words about it."""
    return {command.value: letter for letter, command in reversed(letters().items())}


def _is_sign(keys: str) -> bool:
    key = keys.removeprefix("Shift+")
    return key == "Esc" or (len(key) == 1 and key.isalpha())


def pad_command(place: PadPlace, *, is_table: bool) -> Command | None:
    """Return what the button at a place does on the table or elsewhere."""
    for binding in BINDINGS:
        if place in binding.buttons if is_table else place is binding.elsewhere:
            return binding.command
    return None


def usual_place(command: Command) -> PadPlace | None:
    """Return where a pad has the button for a command on the table."""
    return next(
        (each.buttons[0] for each in BINDINGS if each.command is command and each.buttons), None
    )
