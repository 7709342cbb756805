"""The controls in words, for the device in hand."""

from collections.abc import Callable
from dataclasses import dataclass, field

from golf.controls.intents import Command, Device
from golf.words import mark, say

_PLACES = {
    "south": mark("south button"),
    "east": mark("east button"),
    "west": mark("west button"),
    "north": mark("north button"),
    "left shoulder": mark("left shoulder"),
    "right shoulder": mark("right shoulder"),
    "left trigger": mark("left trigger"),
    "right trigger": mark("right trigger"),
    "select": mark("Select"),
    "start": mark("Start"),
}
_SIGNS = {
    "xbox": {"south": "A", "east": "B", "west": "X", "north": "Y"},
    "playstation": {
        "south": mark("Cross"),
        "east": mark("Circle"),
        "west": mark("Square"),
        "north": mark("Triangle"),
    },
    "nintendo": {"south": "B", "east": "A", "west": "Y", "north": "X"},
}


_USUAL = {
    Command.CONFIRM: "south",
    Command.FLIP: "west",
    Command.UNDO: "east",
    Command.REDO: "right shoulder",
    Command.UNDO_RUN: "left trigger",
    Command.REDO_RUN: "right trigger",
    Command.HINT: "north",
    Command.PAUSE: "start",
    Command.SHOW_KEYS: "select",
}
"""Where a pad's buttons lie on the table, for a hand of which nothing is known."""


def button_name(place: str, family: str = "") -> str:
    """Return what a gamepad's button is called: by its sign where the maker is known."""
    return say(_SIGNS.get(family, {}).get(place) or _PLACES[place])


@dataclass(frozen=True, slots=True)
class Hand:
    """What the player holds: the device used last, and the name of a gamepad's button."""

    device: Device = Device.KEYS
    button: Callable[[Command], str] = field(default=lambda command: button_name(_USUAL[command]))


def how_to_play(hand: Hand) -> str:
    """Return how an exposed card is played."""
    match hand.device:
        case Device.MOUSE:
            return say("Click the card, or drag it to the waste.")
        case Device.TOUCH:
            return say("Tap the card, or drag it to the waste.")
        case Device.PAD:
            return say(
                "Choose with the D-pad or the stick; {button} plays.",
                button=hand.button(Command.CONFIRM),
            )
    return say("Keys 1 to 7 play from the columns; so do arrows and Enter.")


def how_to_flip(hand: Hand) -> str:
    """Return how the stock is flipped."""
    match hand.device:
        case Device.MOUSE:
            return say("Click the stock.")
        case Device.TOUCH:
            return say("Tap the stock.")
        case Device.PAD:
            return say("{button} flips.", button=hand.button(Command.FLIP))
    return say("Space flips, and so does D.")


def how_to_undo_run(hand: Hand) -> str:
    """Return how a run is taken back."""
    match hand.device:
        case Device.MOUSE | Device.TOUCH:
            return say("Press the double arrow; the single one takes one card back.")
        case Device.PAD:
            return say(
                "{run} takes the run back; {one} takes one card back.",
                run=hand.button(Command.UNDO_RUN),
                one=hand.button(Command.UNDO),
            )
    return say("Shift+U takes the run back; U takes one card back.")


def controls_pairs(hand: Hand) -> list[tuple[str, str]]:
    """Return what does what on one device, as (what to press, what it does) pairs."""
    match hand.device:
        case Device.MOUSE:
            return _mouse()
        case Device.TOUCH:
            return _touch()
        case Device.PAD:
            return _pad(hand.button)
    return _keys()


def device_name(device: Device) -> str:
    """Return what a device is called."""
    match device:
        case Device.MOUSE:
            return say("Mouse")
        case Device.TOUCH:
            return say("Touch")
        case Device.PAD:
            return say("Gamepad")
    return say("Keys")


def _mouse() -> list[tuple[str, str]]:
    return [
        (say("Click a card"), say("play it; anywhere on its column will do")),
        (say("Drag a card to the waste"), say("play it, too")),
        (say("Click the stock"), say("flip")),
        (say("Right click"), say("undo")),
        (say("Buttons at the edge"), say("undo, redo, hint, pause and the rest")),
        (say("Wheel, or drag a page"), say("read on")),
    ]


def _touch() -> list[tuple[str, str]]:
    return [
        (say("Tap a card"), say("play it; anywhere on its column will do")),
        (say("Drag a card to the waste"), say("play it, too")),
        (say("Tap the stock"), say("flip")),
        (say("Buttons at the edge"), say("undo, redo, hint, pause and the rest")),
        (say("Drag a page"), say("read on")),
    ]


def _keys() -> list[tuple[str, str]]:
    return [
        ("1 – 7", say("play the exposed card of a column")),
        (say("Arrows, Tab"), say("move the focus")),
        (say("Enter"), say("play what has the focus")),
        (say("Space, D"), say("flip the stock")),
        (say("Shift+Space, Shift+D"), say("flip until a card fits")),
        (say("U, Ctrl+Z"), say("undo")),
        (say("R, Ctrl+Y, Ctrl+Shift+Z"), say("redo")),
        (say("Shift+U / Shift+R"), say("undo or redo the whole run since the flip")),
        ("H", say("hint; once more for the fair advice")),
        (say("Shift+N"), say("restart the deal (one-hole games)")),
        ("N", say("new deal, or leave the hole")),
        ("W", say("wrap switch, before the first move")),
        (say("Esc, P"), say("pause, back")),
        (say("F11, Alt+Enter, F"), say("full screen")),
        ("?", say("these keys")),
    ]


def _pad(button: Callable[[Command], str]) -> list[tuple[str, str]]:
    commands = [
        (Command.CONFIRM, say("play what has the focus")),
        (Command.FLIP, say("flip the stock")),
        (Command.UNDO, say("undo; in menus: back")),
        (Command.REDO, say("redo")),
        (Command.UNDO_RUN, say("undo the whole run since the flip")),
        (Command.REDO_RUN, say("redo the whole run")),
        (Command.HINT, say("hint; once more for the fair advice")),
        (Command.PAUSE, say("pause: restart, new deal, wrap and the rest")),
        (Command.SHOW_KEYS, say("these buttons")),
    ]
    moves = [(say("D-pad, left stick"), say("move the focus"))]
    return moves + [(_capital(button(command)), does) for command, does in commands]


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
