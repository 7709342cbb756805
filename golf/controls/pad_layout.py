"""Where the buttons of gamepads lie, and what each place means."""

from golf.controls.bindings import PadPlace, pad_command
from golf.controls.intents import Command
from golf.controls.pad_devices import PadDevice

LEARNT = {"play": PadPlace.SOUTH, "flip": PadPlace.WEST, "undo": PadPlace.EAST}
"""What is asked of a pad that nobody knows, in this order, and the place that it stands for."""

_FACES = dict(enumerate((PadPlace.SOUTH, PadPlace.EAST, PadPlace.WEST, PadPlace.NORTH)))
_CONTROLLER = _FACES | {
    4: PadPlace.SELECT,
    6: PadPlace.START,
    9: PadPlace.LEFT_SHOULDER,
    10: PadPlace.RIGHT_SHOULDER,
    11: PadPlace.UP,
    12: PadPlace.DOWN,
    13: PadPlace.LEFT,
    14: PadPlace.RIGHT,
}
"""SDL's numbers of a controller's buttons."""

_STANDARD_CROSS = {12: PadPlace.UP, 13: PadPlace.DOWN, 14: PadPlace.LEFT, 15: PadPlace.RIGHT}
_STANDARD = (
    _FACES
    | {
        4: PadPlace.LEFT_SHOULDER,
        5: PadPlace.RIGHT_SHOULDER,
        6: PadPlace.LEFT_TRIGGER,
        7: PadPlace.RIGHT_TRIGGER,
        8: PadPlace.SELECT,
        9: PadPlace.START,
    }
    | _STANDARD_CROSS
)
"""The numbers of the "standard gamepad" of browsers."""

STEPS = {
    PadPlace.UP: Command.UP,
    PadPlace.DOWN: Command.DOWN,
    PadPlace.LEFT: Command.LEFT,
    PadPlace.RIGHT: Command.RIGHT,
}
_SWAPPED = {PadPlace.SOUTH: PadPlace.EAST, PadPlace.EAST: PadPlace.SOUTH}


def layout(device: PadDevice, learnt: dict[str, int]) -> dict[int, PadPlace]:
    """Return the place of each button of a pad by its number.

    `learnt` holds the numbers that a player gave for the names in `LEARNT`.
    """
    if device.is_mapped:
        places = dict(_CONTROLLER)
    elif device.is_standard:
        places = dict(_STANDARD)
    else:
        places = {} if device.hats else dict(_STANDARD_CROSS)
    for intent, number in learnt.items():
        if intent in LEARNT:
            _assign(places, number, LEARNT[intent])
    return places


def _assign(places: dict[int, PadPlace], number: int, place: PadPlace) -> None:
    """Put a place onto the button of a number; the two buttons change their places."""
    before = places.get(number)
    for other, held in list(places.items()):
        if held is place and other != number:
            if before is None:
                del places[other]
            else:
                places[other] = before
    places[number] = place


def meaning(place: PadPlace, *, is_table: bool, is_swapped: bool) -> Command | None:
    """Return what a button does on the table or elsewhere; swapped, south and east change."""
    if is_swapped:
        place = _SWAPPED.get(place, place)
    return pad_command(place, is_table=is_table)


def place_of(command: Command, *, is_table: bool, is_swapped: bool) -> PadPlace | None:
    """Return where the button for a command lies, None where no button has it."""
    for place in PadPlace:
        if meaning(place, is_table=is_table, is_swapped=is_swapped) is command:
            return place
    return None
