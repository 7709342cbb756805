"""The controls in words, for the device in use."""

from collections.abc import Callable
from dataclasses import dataclass, field

from golf.controls.bindings import BINDINGS, SIGNS, PadPlace, keys_of, usual_place
from golf.controls.intents import Command, Device
from golf.texts.key_names import chord_text
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


def button_name(place: str, family: str = "") -> str:
    """Return what a gamepad's button is called: by its sign where the maker is known."""
    return say(SIGNS.get(family, {}).get(PadPlace(place)) or _PLACES[place])


def _usual_button(command: Command) -> str:
    """Return the name of a command's button on a gamepad of which nothing is known."""
    place = usual_place(command)
    return "" if place is None else button_name(place.value)


@dataclass(frozen=True, slots=True)
class DeviceInUse:
    """What the player holds: the device used last, and the name of a gamepad's button."""

    device: Device = Device.KEYS
    button: Callable[[Command], str] = field(default=_usual_button)


def how_to_play(in_use: DeviceInUse) -> str:
    """Return how an exposed card is played."""
    match in_use.device:
        case Device.MOUSE:
            return say("Click the card, or drag it to the waste.")
        case Device.TOUCH:
            return say("Tap the card, or drag it to the waste.")
        case Device.PAD:
            return say(
                "Choose with the D-pad or the stick; {button} plays.",
                button=in_use.button(Command.CONFIRM),
            )
    return say("Keys 1 to 7 play from the columns; so do arrows and Enter.")


def how_to_flip(in_use: DeviceInUse) -> str:
    """Return how the stock is flipped."""
    match in_use.device:
        case Device.MOUSE:
            return say("Click the stock.")
        case Device.TOUCH:
            return say("Tap the stock.")
        case Device.PAD:
            return say("{button} flips.", button=in_use.button(Command.FLIP))
    first, second = map(chord_text, keys_of(Command.FLIP))
    return say("{key} flips, and so does {other}.", key=first, other=second)


def how_to_undo_run(in_use: DeviceInUse) -> str:
    """Return how a run is taken back."""
    match in_use.device:
        case Device.MOUSE | Device.TOUCH:
            return say("Press the double arrow; the single one takes one card back.")
        case Device.PAD:
            run, one = map(in_use.button, (Command.UNDO_RUN, Command.UNDO))
        case _:
            run, one = (chord_text(keys_of(each)[0]) for each in (Command.UNDO_RUN, Command.UNDO))
    return say("{run} takes the run back; {one} takes one card back.", run=run, one=one)


def controls_pairs(in_use: DeviceInUse) -> list[tuple[str, str]]:
    """Return what does what on one device, as (what to press, what it does) pairs."""
    match in_use.device:
        case Device.MOUSE:
            return _mouse()
        case Device.TOUCH:
            return _touch()
        case Device.PAD:
            return _pad(in_use.button)
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
    rows = [
        ("1 – 7", say("play the exposed card of a column")),
        (say("Arrows, Tab"), say("move the focus")),
    ]
    return rows + [
        (", ".join(map(chord_text, binding.shown or binding.keys)), say(binding.does))
        for binding in BINDINGS
        if binding.does
    ]


def _pad(button: Callable[[Command], str]) -> list[tuple[str, str]]:
    moves = [(say("D-pad, left stick"), say("move the focus"))]
    return moves + [
        (_capital(button(binding.command)), say(binding.pad_does or binding.does))
        for binding in BINDINGS
        if binding.buttons
    ]


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
