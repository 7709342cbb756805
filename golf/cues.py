"""The sounds that a scene can ask for."""

from enum import StrEnum


class Cue(StrEnum):
    """A sound; the value begins the names of its files."""

    DEAL = "deal"  # one card of the deal lands
    FLIP = "flip"
    PLAY = "play"  # rises with `step`, the cards played before in this run
    UNDO = "undo"
    REFUSE = "refuse"
    HINT = "hint"
    MENU = "menu"
    HOLE_DONE = "hole_done"
    CLEAR = "clear"
    ROUND_DONE = "round_done"
    RECORD = "record"
    GALLERY = "gallery"  # louder with `step`, the step that a growing run has reached
    BOGEY = "bogey"
    PAR = "par"
    BIRDIE = "birdie"
    EAGLE = "eagle"
    ALBATROSS = "albatross"
    CLOSE = "close"
    BEST = "best"
    FANFARE = "fanfare"
    STAMP = "stamp"
    PENCIL = "pencil"


RUN_STEPS = (4, 7, 10, 15)
"""The lengths at which a run is heard and seen to grow."""


def run_level(length: int) -> int:
    """Return how many steps a run of some cards has reached, 0 to 4."""
    return sum(length >= step for step in RUN_STEPS)
