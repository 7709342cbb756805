"""Where the buttons of gamepads lie, and what each place means."""

from golf.controls.bindings import Place, pad_command
from golf.controls.intents import Command
from golf.controls.pad_devices import PadDevice

LEARNT = {"play": Place.SOUTH, "flip": Place.WEST, "undo": Place.EAST}
"""What is asked of a pad that nobody knows, in this order, and the place that it stands for."""

_FACES = dict(enumerate((Place.SOUTH, Place.EAST, Place.WEST, Place.NORTH)))
_CONTROLLER = _FACES | {
    4: Place.SELECT,
    6: Place.START,
    9: Place.LEFT_SHOULDER,
    10: Place.RIGHT_SHOULDER,
    11: Place.UP,
    12: Place.DOWN,
    13: Place.LEFT,
    14: Place.RIGHT,
}
"""SDL's numbers of a controller's buttons."""

_STANDARD_CROSS = {12: Place.UP, 13: Place.DOWN, 14: Place.LEFT, 15: Place.RIGHT}
_STANDARD = (
    _FACES
    | {
        4: Place.LEFT_SHOULDER,
        5: Place.RIGHT_SHOULDER,
        6: Place.LEFT_TRIGGER,
        7: Place.RIGHT_TRIGGER,
        8: Place.SELECT,
        9: Place.START,
    }
    | _STANDARD_CROSS
)
"""The numbers of the "standard gamepad" of browsers."""

STEPS = {
    Place.UP: Command.UP,
    Place.DOWN: Command.DOWN,
    Place.LEFT: Command.LEFT,
    Place.RIGHT: Command.RIGHT,
}
_SWAPPED = {Place.SOUTH: Place.EAST, Place.EAST: Place.SOUTH}


def layout(device: PadDevice, learnt: dict[str, int]) -> dict[int, Place]:
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


def _assign(places: dict[int, Place], number: int, place: Place) -> None:
    """Put a place onto the button of a number; the two buttons change their places."""
    before = places.get(number)
    for other, held in list(places.items()):
        if held is place and other != number:
            if before is None:
                del places[other]
            else:
                places[other] = before
    places[number] = place


def meaning(place: Place, *, is_table: bool, is_swapped: bool) -> Command | None:
    """Return what a button does on the table or elsewhere; swapped, south and east change."""
    if is_swapped:
        place = _SWAPPED.get(place, place)
    return pad_command(place, is_table=is_table)


def place_of(command: Command, *, is_table: bool, is_swapped: bool) -> Place | None:
    """Return where the button for a command lies, None where no button has it."""
    for place in Place:
        if meaning(place, is_table=is_table, is_swapped=is_swapped) is command:
            return place
    return None
